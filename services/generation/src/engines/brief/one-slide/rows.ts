import type { SegmentRole } from '../brief.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { type Group, type OneSlide, seenAs } from './slide-reading.ts';
import { bare, isTitleWord, type Unit, wordsIn } from './units.ts';

/** Two to six things with headings stand side by side, an even number of them in two columns, each with its picture. */
export function sideBySide(elements: readonly Group[]): void {
  const headed = elements.filter((one) => one.heading && one.items.length > 0 && one.look.place === '');
  if (headed.length < 2 || headed.length > 6) return;
  const sides = headed.length % 2 === 0 ? ['left', 'right'] : ['left', 'center', 'right'];
  for (const one of elements) {
    const at = headed.indexOf(one.inside && headed.includes(one.inside) ? one.inside : one);
    if (at !== -1) one.look = { ...one.look, place: sides[at % sides.length] ?? '' };
  }
}

/** Pictures that were counted are those of the names told after them. */
export function withForms({ elements, bars }: OneSlide): void {
  for (const [at, { look, items }] of elements.entries()) {
    const next = elements[at + 1];
    const isCounted = items.length === 0 && /^(?:picture|round)$/u.test(look.form);
    if (isCounted && next?.items.every(({ label }) => label)) next.look = { ...next.look, form: look.form };
  }
  // The line of steps is drawn with them.
  const line = bars.findIndex(({ form, fills }) => form === 'lines' && fills.length === 0);
  if (line !== -1 && elements.some(({ look }) => look.form === 'steps')) bars.splice(line, 1);
}

/** What runs along a line. */
export const TRACKS = new Set(['timeline', 'steps']);

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
  return [seenAs(text, { form: 'asked' })];
}
