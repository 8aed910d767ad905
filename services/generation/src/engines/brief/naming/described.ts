import type { SegmentRole } from '../brief.ts';
import {
  endOf,
  isA,
  lexemesIn,
  objectsFirst,
  type Source,
  signsBefore,
  startOf,
} from '../segments/source.ts';
import type { Stretch } from '../tagging/read-naming.ts';

const LONGEST = 80;
const LONGEST_REST = 110;
const SENTENCE_ENDS = /[.!?;:\n。！？；：]/u;

/**
 * What an order says its thing is around the name: "a site for [a B2B SaaS] called Ledgerline [that reconciles bank feeds]",
 * "for [a trail race], Fell Fox 50". Nothing where the name stands alone.
 */
export function describedAround(source: Source, roles: readonly SegmentRole[], name: Stretch): string {
  const at = source.lexemes.findIndex((lexeme) => lexeme.end > name.start);
  if (at === -1 || roles[name.start] === 'private') return '';
  const said = openersBefore(source, at)
    .map((from) => describedIn(source, from, at))
    .find((words) => words !== '');
  return said === undefined ? '' : [said, goingOn(source, name)].filter(Boolean).join(' ');
}

/** The lexemes behind the words that lead to what a result is for, in the sentence of the lexeme at a place. */
function openersBefore(source: Source, at: number): number[] {
  let from = at;
  while (from > 0 && !SENTENCE_ENDS.test(signsBefore(source, from))) from--;
  if (objectsFirst(source, from, Math.min(source.lexemes.length, at + MOST_BEHIND))) return [from];
  const before = source.lexemes.slice(from, at);
  const result = before.findLastIndex((lexeme) => isA(lexeme, 'result'));
  if (result !== -1)
    return before.flatMap((lexeme, index) =>
      index > result && isA(lexeme, 'for', 'about') ? [from + index + 1] : [],
    );
  // "We run a bakery called Crumb".
  const own = before.findIndex((lexeme) => isA(lexeme, 'tell'));
  return own !== -1 && isA(source.lexemes[at - 1], 'called') ? [from + own + 1] : [];
}

const MOST_BEHIND = 8;

/** The words from one lexeme to another that say what something is; '' where they say how it is made, or nothing. */
function describedIn(source: Source, from: number, to: number): string {
  let first = from;
  while (first < to && isA(source.lexemes[first], 'glue', 'tell')) first++;
  const stop = source.lexemes.findIndex((one, at) => at > first && at < to && isA(one, 'with', 'tell'));
  let last = (stop === -1 ? to : stop) - 1;
  while (last >= first && isA(source.lexemes[last], 'glue', 'tell', 'called', 'about')) last--;
  const words = source.lexemes.slice(first, last + 1);
  const isOrder = words.some((lexeme) => isA(lexeme, 'make', 'wish', 'result', 'unit', 'hide', 'audience'));
  if (isOrder || !words.some(({ senses }) => senses.length === 0)) return '';
  const said = source.text.slice(startOf(source, words[0]), endOf(words.at(-1)));
  return said.length > LONGEST || /["“”„«»「」()]/u.test(said) ? '' : said;
}

/** Where a sentence goes on with something else. */
const NOT_SAID = ['with', 'part', 'make', 'wish', 'result', 'colour', 'because'] as const;

/** How the sentence goes on right behind the name: "in Leeds", "that reconciles bank feeds". */
function goingOn(source: Source, { end }: Stretch): string {
  const behind = /^\s?[”"»」]?\s(?=\p{Ll})([^,;.:!?()\n–—"“„«]{4,100})/u.exec(
    source.text.slice(end, end + LONGEST_REST),
  );
  const text = behind?.[1] ?? '';
  const start = end + (behind?.[0].length ?? 0) - text.length;
  const inside = lexemesIn(source, { start, end: start + text.length });
  const stop = inside.findIndex((lexeme) => isA(lexeme, ...NOT_SAID));
  const kept = stop === -1 ? inside : inside.slice(0, stop);
  while (kept.length > 0 && isA(kept.at(-1), 'glue', 'for')) kept.pop();
  return kept.length > 1 ? source.text.slice(start, endOf(kept.at(-1))) : '';
}
