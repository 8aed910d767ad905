import fc from 'fast-check';
import type { z } from 'zod';
import type { SiteSpec } from '../src/index.ts';

const WORDS = ['Kelp', 'Ärger', '珈琲', 'مقهى', 'a < b & c', 'line\nbreak', '🦊', "it's"];
const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((list) => list.join(' '));

const LINKS = ['https://a.example/b?c=d', 'mailto:a@b.example', 'tel:+49', '#top', '/', '/a/b#c'];

// The generator knows no lookahead; links have one.
const matching = (pattern: RegExp) =>
  pattern.source.includes('(?!') ? fc.constantFrom(...LINKS) : fc.stringMatching(new RegExp(pattern.source));

/** Strings by the regular expressions of the schema that no generator understands, or only slowly. */
function stringFor(schema: z.core.$ZodString): fc.Arbitrary<string> {
  const checks = (schema._zod.def.checks ?? []).map(
    (check) => check._zod.def as { check: string; pattern?: RegExp; maximum?: number },
  );
  const pattern = checks.find((check) => check.pattern !== undefined)?.pattern;
  const maximum = checks.find((check) => check.check === 'max_length')?.maximum ?? 100;
  const isPlain = pattern === undefined || pattern.source.includes('\\p{');
  const raw = isPlain ? words : matching(pattern);
  const fits = (text: string) =>
    text.length <= maximum && (pattern === undefined || new RegExp(pattern.source, 'u').test(text));
  return fc.oneof(raw.filter(fits), isPlain ? fc.constantFrom('x', 'A') : raw.filter(fits));
}

interface NumberDef {
  check: string;
  value?: number;
  inclusive?: boolean;
  format?: string;
}

function numberFor(schema: z.core.$ZodNumber): fc.Arbitrary<number> {
  const own = schema._zod.def as unknown as NumberDef;
  const checks = [own, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def as NumberDef)];
  const least = checks.find((check) => check.check === 'greater_than');
  const min = least?.value ?? -1000;
  const max = checks.find((check) => check.check === 'less_than')?.value ?? 1000;
  const isInteger = checks.some((check) => check.format === 'safeint');
  if (isInteger) return fc.integer({ min, max: Math.min(max, 4_294_967_295) });
  // JSON knows no negative zero.
  return fc
    .double({ min, max, minExcluded: least?.inclusive === false, noNaN: true })
    .map((value) => value || (min > 0 ? min : 0));
}

function lengthsOf(schema: z.core.$ZodArray): { minLength: number; maxLength: number } {
  const checks = (schema._zod.def.checks ?? []).map(
    (check) => check._zod.def as { minimum?: number; maximum?: number },
  );
  const minLength = checks.find((check) => check.minimum !== undefined)?.minimum ?? 0;
  const most = checks.find((check) => check.maximum !== undefined)?.maximum ?? 2;
  return { minLength, maxLength: Math.max(minLength, Math.min(most, 2)) };
}

/** Makes values that a zod schema accepts, for the kinds of schema that the Site Specification uses. */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const known = schema as z.core.$ZodTypes;
  const def = known._zod.def;
  switch (def.type) {
    case 'string':
      return stringFor(known as z.core.$ZodString);
    case 'number':
      return numberFor(known as z.core.$ZodNumber);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'optional':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined });
    case 'union':
      return fc.oneof(...def.options.map((option) => arbitraryOf(option)));
    case 'tuple':
      return fc.tuple(...def.items.map((item) => arbitraryOf(item)));
    case 'array':
      return lengthsOf(known as z.core.$ZodArray).maxLength === 0
        ? fc.constant([])
        : fc.array(arbitraryOf(def.element), lengthsOf(known as z.core.$ZodArray));
    case 'record':
      return fc.dictionary(arbitraryOf(def.keyType) as fc.Arbitrary<string>, arbitraryOf(def.valueType), {
        maxKeys: 2,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, arbitraryOf(value)])),
      );
    case 'lazy':
      return fc.constantFrom('json', 1, true, null, ['a'], { b: 1 });
    default:
      throw new Error(`no arbitrary for ${def.type}`);
  }
}

/** Gives every node an id of its own and every asset one of alt and decorative, which no local choice can. */
export function tidy(spec: unknown): SiteSpec {
  let next = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (child === undefined) Reflect.deleteProperty(value, key);
      else if (key === 'id') Reflect.set(value, key, `n${next++}`);
      else if (key !== 'jsonLd' && key !== 'extensions') visit(child);
    }
  };
  visit(spec);
  const result = spec as SiteSpec;
  for (const asset of result.assets) {
    if (asset.decorative !== undefined) Reflect.deleteProperty(asset, 'alt');
    else asset.alt ??= 'A picture';
  }
  return result;
}
