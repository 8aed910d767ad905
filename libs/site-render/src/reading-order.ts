import type { SiteSpec } from '@sitewright/site-spec';

/** A number in groups, of a telephone or of thousands: neither a span of years nor a date. */
const grouped =
  /(?<![\p{L}\p{N}+\u200e-])(?!\d{4}-\d{2}-\d{2}(?!\d))(?:\+\d[\d().\- ]{4,24}\d|\d{2,12}(?:-\d{2,12}){2,6}|0\d{1,12}-\d{3,12}|\d{2,5}-0\d{2,12}|\d{1,12}(?:[ \u00a0]\d{2,12}){1,6})(?![\p{L}\p{N}-])/gu;

/** Text written from right to left, with a mark of direction before each number whose groups would be turned round in it. */
export const numbersInOrder = (text: string): string => text.replace(grouped, '\u200e$&');

/** Words of a language that is read from the right, for what would set them from the left: their stops stay at their ends. */
export const readFrom = (text: string, dir: SiteSpec['dir']): string =>
  dir === 'rtl' ? `\u2067${text}\u2069` : text;

/** The side that a text is read from by its first letter: "50 سم" from the right, for all that its number stands first. */
export const sideOf = (text: string): SiteSpec['dir'] =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text.replace(/^\P{L}+/u, '')) ? 'rtl' : 'ltr';

const isTarget = (text: string): boolean => /^(?:https|mailto|tel|data):/u.test(text);

/** A specification written from right to left, as formats get it that set text themselves. */
export function inReadingOrder<S extends SiteSpec>(spec: S): S {
  if (spec.dir !== 'rtl') return spec;
  const inOrder = (value: unknown): unknown => {
    if (typeof value === 'string') return isTarget(value) ? value : numbersInOrder(value);
    if (Array.isArray(value)) return value.map(inOrder);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value);
    // An outline is drawn and not read: a mark among its numbers would end it.
    return Object.fromEntries(members.map(([key, own]) => [key, key === 'path' ? own : inOrder(own)]));
  };
  return { ...spec, ...Object({ content: inOrder(spec.content) }) };
}
