import { factsIn, type Material } from './material.ts';
import { HIDDEN, type Range, wordCount } from './view.ts';

const LONGEST_LABEL = 5;
/** No title reaches further. */
const LONGEST = 240;
const SIGNS = /[:：|\t]|\s[-–—]\s|(?<=\p{L}\s?)—(?=\s?\p{L})/gu;

/** Whether a sign between two places sets what stands behind it off. */
export const isSet = ({ view }: Material, from: number, to: number) =>
  /[:：|\t,、，(（=]|\s[-–—]\s|—/.test(view.text.slice(from, to));

/** Where the label of "Label: text" ends; -1 where there is none. */
export function labelEnd(material: Material, range: Range): number {
  const text = material.view.text.slice(range.start, Math.min(range.end, range.start + 80));
  const at = text.search(/[:：]/);
  if (at < 1 || at === text.length - 1 || /^\d+$/.test(text.slice(0, at).trim())) return -1;
  if (!isFreeColon(text, at) || text.slice(0, at).includes(HIDDEN)) return -1;
  // "Fri: walk; Sat: clinic": the first of a row.
  const row = material.view.text.slice(range.start, range.end).split(/[;；]/);
  if (row.length > 1 && row.every((part) => part.split(/[:：]\s/).length === 2)) return -1;
  return wordCount(text.slice(0, at)) <= LONGEST_LABEL && !/[.!?。]/.test(text.slice(0, at))
    ? range.start + at
    : -1;
}

const isFreeColon = (text: string, at: number) =>
  text[at] === '：' || /[\s\ue000-\ue002]/.test(text[at + 1] ?? ' ') || /\P{ASCII}/u.test(text[at + 1] ?? '');

/** The first colon, bar, tab or dash of a range, outside brackets, quotations and facts. */
export function separatorIn(material: Material, range: Range): Range | undefined {
  const text = material.view.text.slice(range.start, Math.min(range.end, range.start + LONGEST));
  const facts = factsIn(material, range);
  for (const { index, 0: sign } of text.matchAll(SIGNS)) {
    const [start, end] = [range.start + index, range.start + index + sign.length];
    const before = text.slice(0, index);
    const nested = (before.match(/[(（]/g)?.length ?? 0) > (before.match(/[)）]/g)?.length ?? 0);
    if (nested || index === 0 || facts.some((fact) => fact.start < end && start < fact.end)) continue;
    if (!/[:：]/.test(sign) || isFreeColon(text, index)) return { start, end };
  }
  return undefined;
}
