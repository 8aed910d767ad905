import type { SegmentRole } from '../brief.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { NO_LOOK } from './looks.ts';
import { type Group, groupOf } from './slide-reading.ts';
import { bare, isTitleWord, type Unit, wordsIn } from './units.ts';

/** Three or more in a row with a text each under a heading: a box each, and over them their pictures, where each has one. */
export function inColumns(elements: readonly Group[]): Group[] {
  const isColumn = ({ heading, items, look }: Group): boolean =>
    heading !== undefined && items.length === 1 && look.place === '';
  const columns = elements.filter(isColumn);
  const [first] = columns;
  if (first === undefined || columns.length < 3 || columns.length > 6) return [...elements];
  const pictures = elements.filter(({ inside }) => inside !== undefined && columns.includes(inside));
  const items = columns.flatMap(({ heading, items: [item] }) => (item ? [{ ...item, label: heading }] : []));
  const row = groupOf({ items, listed: true, look: { ...first.look, form: 'boxes' } });
  const frames = groupOf({
    items: pictures.flatMap((picture) => picture.items),
    ...{ listed: true, shown: true, look: { ...NO_LOOK, form: 'picture' } },
  });
  const rest = elements.filter((one) => !columns.includes(one) && !pictures.includes(one));
  const at = elements.indexOf(first);
  const before = rest.filter((one) => elements.indexOf(one) < at);
  const rows = pictures.length === columns.length ? [frames, row] : [...pictures, row];
  return [...before, ...rows, ...rest.slice(before.length)];
}

/** Where a sentence ends. */
export const sentenceEnd = ({ text }: Source, from: number): number =>
  from + text.slice(from).search(/[.!?。]?(?:\n|$)|[.!?。]\s+(?=\p{Lu})/u);

/** How much of a range was read as material. */
export function shareOf(roles: readonly SegmentRole[], { start, end }: Range): number {
  const own = roles.slice(start, end);
  return own.filter((role) => role === 'material').length / Math.max(1, own.length);
}

/** Whose ground a sentence speaks of: 'title' where the title's words stand behind it ("a yellow background behind the title"). */
export function groundIn(source: Source, unit: Range): 'title' | 'slide' | undefined {
  const words = wordsIn(source, unit);
  const at = words.findIndex((one) => senseOf(one, 'use') === 'background');
  if (at === -1) return undefined;
  const title = words.slice(at, at + 5).findIndex(isTitleWord);
  // "On a white background with a mint title bar": another thing.
  const isTitle = title !== -1 && !words.slice(at, at + title).some((one) => isA(one, 'colour'));
  return isTitle ? 'title' : 'slide';
}

/** "With 4 bullet points about signs": points that are ordered and not given, by the words for them. */
export function askedIn(source: Source, unit: Unit): Group[] {
  const words = wordsIn(source, unit);
  const at = words.findIndex((one) => senseOf(one, 'part') === 'list');
  const list = words[at];
  // "Sign the list" orders none.
  const isOrdered = words.slice(Math.max(0, at - 3), at).some((one) => isA(one, 'with', 'put', 'make'));
  if (list === undefined || !isOrdered) return [];
  const { start } = list;
  const length = source.text.slice(start, unit.end).search(/,\s|\s(?:and|with|along)\s(?:an?|the)\s|[.!]?$/u);
  const text = bare(source, { start, end: start + length });
  return [groupOf({ items: [{ label: undefined, text }], shown: true, look: { ...NO_LOOK, form: 'asked' } })];
}
