import { findAt, parsePointer, type SiteSpec } from '@sitewright/site-spec';

/**
 * How a field is marked, so that it is found again in what is rendered: behind its text, or in place of its last
 * character where a layout goes by the length.
 */
export type MarkWay = 'behind' | 'inPlace' | 'none';

/** Characters of private use areas that no font has and no text needs: the n-th marks the n-th field. */
const firstBehind = 0xf_0000;
const mostBehind = 0xf_fffd - firstBehind + 1;
const firstInPlace = 0xe000;
const mostInPlace = 0xf8ff - firstInPlace + 1;
const behind = /[\u{f0000}-\u{ffffd}]/gu;
const inPlace = /[\ue000-\uf8ff]/g;
const marks = /[\u{f0000}-\u{ffffd}\ue000-\uf8ff]/gu;

/** A copy of a spec with marks, and the characters that gave place to marks, by the numbers of their fields. */
export interface Marked {
  spec: SiteSpec;
  replaced: ReadonlyMap<number, string>;
}

export const hasMarks = (text: string): boolean => text.search(marks) >= 0;

/** Markup as it would be without marks. */
export const stripMarks = (text: string, replaced: Marked['replaced'] = new Map()): string =>
  text
    .replace(behind, '')
    .replace(inPlace, (mark) => replaced.get(mark.charCodeAt(0) - firstInPlace) ?? mark);

/** The numbers of the fields whose marks a text has, in their order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(marks)].map(([mark]) => {
    const code = mark.codePointAt(0) ?? firstBehind;
    return code - (code >= firstBehind ? firstBehind : firstInPlace);
  });

/** Marks each of the fields in the way that is asked for it, where that can be done. */
export function markFields(
  spec: SiteSpec,
  fields: readonly string[],
  wayOf: (index: number) => MarkWay,
): Marked {
  const copy = structuredClone(spec);
  const replaced = new Map<number, string>();
  for (const [index, field] of fields.slice(0, mostBehind).entries()) {
    const way = wayOf(index);
    const text = textAt(copy, field);
    if (way === 'none' || text === undefined) continue;
    if (way === 'behind') setText(copy, field, text + String.fromCodePoint(firstBehind + index));
    else if (index < mostInPlace && /[\p{L}\p{N}.!?]$/u.test(text) && !/[\ud800-\udfff]$/.test(text)) {
      replaced.set(index, text.slice(-1));
      setText(copy, field, text.slice(0, -1) + String.fromCharCode(firstInPlace + index));
    }
  }
  return { spec: copy, replaced };
}

/** The text of a field; undefined where there is none to mark. */
export function textAt(root: unknown, field: string): string | undefined {
  const text = findAt(root, field);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function setText(root: unknown, field: string, text: string): void {
  const key = parsePointer(field)?.at(-1);
  const owner = findAt(root, field.slice(0, field.lastIndexOf('/')));
  if (key !== undefined && typeof owner === 'object' && owner !== null) Reflect.set(owner, key, text);
}
