import { findAt, parsePointer, type SiteSpec } from '@sitewright/site-spec';

/** Characters of a private use area that no font has and no text needs: the n-th marks the n-th field. */
const firstMark = 0xf_0000;
const mostMarks = 0xf_fffd - firstMark + 1;
const marks = /[\u{f0000}-\u{ffffd}]/gu;

/** Markup or text without marks. */
export const stripMarks = (text: string): string => text.replace(marks, '');

/** The numbers of the fields whose marks a text has, in their order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(marks)].map(([mark]) => (mark.codePointAt(0) ?? firstMark) - firstMark);

/** A copy of a spec in which each of the fields ends with a mark, so that they are found again in what is rendered. */
export function markFields(spec: SiteSpec, fields: readonly (string | undefined)[]): SiteSpec {
  const copy = structuredClone(spec);
  for (const [index, field] of fields.slice(0, mostMarks).entries()) {
    if (field !== undefined) append(copy, field, String.fromCodePoint(firstMark + index));
  }
  return copy;
}

function append(root: unknown, field: string, mark: string): void {
  const key = parsePointer(field)?.at(-1);
  const owner = findAt(root, field.slice(0, field.lastIndexOf('/')));
  if (key === undefined || typeof owner !== 'object' || owner === null) return;
  const text: unknown = Reflect.get(owner, key);
  if (typeof text === 'string' && text !== '') Reflect.set(owner, key, text + mark);
}
