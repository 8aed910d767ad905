import type { Lexeme } from '../segments/lexicon.ts';
import { listedIn } from '../segments/listed.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { placingIn, SIDES } from './looks.ts';
import { bare, isTitleWord, orders, type Unit, wordsIn } from './units.ts';

const LEADS = /^\*{0,2}[:：]\*{0,2}\s+/u;
const NEXT = /^\s(?=[\p{Lu}\p{Nd}])/u;
const LISTS = new Set(['points', 'rows', 'items', 'steps', 'questions']);

/** Units in which words that an order gives without marks count as quotations: behind "Title:", "title Kinds", "four bullets: …". */
export const withUnmarked = (source: Source, units: readonly Unit[], data: readonly Range[]): Unit[] =>
  units.map((unit) => {
    const isData = data.some(({ start, end }) => start < unit.end && unit.start < end);
    const quotes = unit.quotes.length > 0 || isData ? unit.quotes : unmarkedIn(source, unit);
    return { ...unit, quotes, children: withUnmarked(source, unit.children, data) };
  });

function unmarkedIn(source: Source, unit: Unit): Range[] {
  let done = unit.start;
  return wordsIn(source, unit).flatMap((word): Range[] => {
    const isTitle = isTitleWord(word);
    const isList = isListWord(word);
    const behind = source.text.slice(word.end, unit.end);
    const [sign] = LEADS.exec(behind) ?? (isTitle ? (NEXT.exec(behind) ?? []) : []);
    if (sign === undefined || word.start < done || !(isTitle || isList || isA(word, 'given'))) return [];
    const start = word.end + sign.length;
    if (orders(wordsIn(source, { start, end: unit.end })[0])) return [];
    const names = listedIn(source, { start, end: unit.end }).map((name) => bare(source, name));
    const next = names.findIndex((name, at) => isLook(source, name) || (at > 0 && isElement(source, name)));
    const own = next === -1 ? names : names.slice(0, next);
    const last = own.at(-1);
    if (last === undefined || (isList && own.length === 1)) return [];
    const end = isList ? last.end : titleEnd(source, { start, end: last.end });
    done = end;
    return (isList ? own : [{ start, end }]).map((name) => sentenceOf(source, name));
  });
}

/** A title goes no further than to what it is "with": "Roman Roads with the following content: …". */
function titleEnd(source: Source, title: Range): number {
  const words = wordsIn(source, title);
  const isGiven = (at: number): boolean => words.slice(at, at + 4).some((one) => isA(one, 'given'));
  const end = words.find((one, at) => at > 0 && isA(one, 'with') && isGiven(at))?.start ?? title.end;
  return source.text.slice(0, end).trimEnd().length;
}

/** A title ends without the stop of its sentence. */
function sentenceOf(source: Source, name: Range): Range {
  const { start, end } = bare(source, name);
  return /[^.][.]$/u.test(source.text.slice(start, end)) ? { start, end: end - 1 } : { start, end };
}

const isListWord = (word: Lexeme): boolean =>
  LISTS.has(senseOf(word, 'unit') ?? '') || senseOf(word, 'part') === 'list';

/** "White and bold", "in large letters": words of an order alone. */
function isLook(source: Source, clause: Range): boolean {
  const words = wordsIn(source, clause);
  return words.every(({ senses }) => senses.length > 0) && !words.every((one) => isA(one, 'part', 'glue'));
}

/** Whether a clause tells of another element: "with a photo of …", "four bullets: …", "a map on the left". */
function isElement(source: Source, clause: Range): boolean {
  const words = wordsIn(source, clause);
  const isPart = (one: Lexeme): boolean =>
    isListWord(one) || /^(?:picture|table)$/u.test(senseOf(one, 'part') ?? '');
  return (
    words.some(isPart) ||
    orders(words[0]) ||
    placingIn(source, clause).some(({ value }) => value === 'background' || SIDES.has(value))
  );
}
