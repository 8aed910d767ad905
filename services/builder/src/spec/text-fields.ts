import { formatPointer, plainTextLimit, type SiteSpec, siteSpecSchema } from '@sitewright/site-spec';
import { z } from 'zod';

type Path = readonly (string | number)[];
/** What is data or an account of the work, and no text of the page. */
const leftOut = new Set([
  'evidence',
  'dataset',
  'datasets',
  'rows',
  'totals',
  'brief',
  'warnings',
  'provenance',
  'theme',
  'meta',
  'labels',
  'extensions',
  'assets',
]);

/** The texts of a specification that a page may show, by the schema: words for people, no ids, addresses or choices. */
export function textFields(spec: SiteSpec): readonly string[] {
  const known = fieldsOf.get(spec);
  if (known !== undefined) return known;
  const found: string[] = [];
  visit(siteSpecSchema, spec, [], found);
  fieldsOf.set(spec, found);
  return found;
}

/** What is asked for by the preview and by its page is looked for once; a specification never changes. */
const fieldsOf = new WeakMap<SiteSpec, readonly string[]>();

/** A schema without what says that its value may be absent, and of a union the part that a value is of. */
export function settle(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return settle(schema.def.innerType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const fitting = schema.def.options.find((option) => isOf(settle(option, value), value));
  return fitting === undefined ? schema : settle(fitting, value);
}

/** A cheap look at whether a value is of a kind: enough to tell the options of our unions apart. */
function isOf(schema: z.core.$ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodObject) return isRecord(value) && hasItsLiterals(schema, value);
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  if (schema instanceof z.ZodString) return typeof value === 'string';
  if (schema instanceof z.ZodBoolean) return typeof value === 'boolean';
  if (schema instanceof z.ZodNumber) return typeof value === 'number';
  return z.safeParse(schema, value).success;
}

function hasItsLiterals(schema: z.ZodObject, value: Record<string, unknown>): boolean {
  return Object.entries(schema.shape).every(
    ([name, member]) => !(member instanceof z.ZodLiteral) || member.safeParse(value[name]).success,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function visit(schema: z.core.$ZodType, value: unknown, path: Path, found: string[]): void {
  const settled = settle(schema, value);
  if (settled instanceof z.ZodString) {
    if (typeof value === 'string' && value !== '' && plainTextLimit(settled) !== undefined)
      found.push(formatPointer(path));
  } else if (settled instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, member] of value.entries())
      visit(settled.def.element, member, [...path, index], found);
  } else if (settled instanceof z.ZodObject && isRecord(value)) {
    for (const [name, member] of Object.entries(settled.shape)) {
      if (value[name] === undefined || (leftOut.has(name) && !isTable(value, name))) continue;
      visit(member, value[name], [...path, name], found);
    }
  }
}

/** Cells of a table are words; those of a dataset are data. */
const isTable = (owner: Record<string, unknown>, name: string): boolean =>
  (name === 'rows' || name === 'totals') && 'columns' in owner;
