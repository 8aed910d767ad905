import type { z } from 'zod';
import { type Defs, isDef, NONE, wordsIn } from './wire-schema.ts';

/** What stands for a word that a closed list does not have: the plainest of the list. */
const plainest = [
  ...['', 'richText', 'bullets', 'paragraph', 'note', 'text', 'body', 'normal', 'background', 'custom'],
  ...['centred', 'half', 'main', 'px', 'a4', 'article', 'any', 'style', 'adapted', 'nominal', 'bar', 'crisp'],
];
/** Where a text goes that stands in the place of an object. */
const mainMembers = ['text', 'title', 'heading', 'label', 'name'];

/**
 * The nearest value that a schema allows: what is missing is empty, unknown words become the plainest of their list, a text
 * in the place of a list is its only item. Nothing that fits is changed, and nothing is thrown.
 */
export function coerce(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema._zod;
  if (isDef(def, 'default')) return coerce(def.innerType, value);
  if (isDef(def, 'string')) return asText(value);
  if (isDef(def, 'number')) return asNumber(value);
  if (isDef(def, 'boolean')) return value === true || value === 'true';
  if (isDef(def, 'enum')) return asWord(value, wordsIn(def));
  if (isDef(def, 'array')) return asList(def, value);
  if (isDef(def, 'object')) return asObject(def, value);
  return value;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const main = mainMembers.map((name) => Reflect.get(value, name)).find((text) => typeof text === 'string');
  return main ?? '';
}

function asNumber(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

const lettersOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}:]/gu, '');

function asWord(value: unknown, words: readonly string[]): string {
  const given = asText(value);
  if (words.includes(given)) return given;
  if ((given === NONE || given === '') && words.includes('')) return '';
  const near = words.find((word) => word !== '' && lettersOf(word) === lettersOf(given));
  return near ?? plainest.find((word) => words.includes(word)) ?? words[0] ?? '';
}

function asList({ element }: Defs['array'], value: unknown): unknown[] {
  const given = Array.isArray(value) ? value : [value ?? ''].filter((entry) => entry !== '');
  const isOfObjects = isDef(element._zod.def, 'object');
  return given
    .filter((entry) => entry !== null && (!isOfObjects || typeof entry === 'object' || asText(entry) !== ''))
    .map((entry) => coerce(element, entry));
}

function asObject({ shape }: Defs['object'], value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const main = isObject ? undefined : mainMembers.find((name) => name in shape);
  return Object.fromEntries(
    Object.entries(shape).map(([name, member]) => {
      const given: unknown = isObject ? Reflect.get(value, name) : name === main ? asText(value) : undefined;
      return [name, coerce(member, given)];
    }),
  );
}
