import { isAnd } from '../segments/rows.ts';
import type { Range, Source } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';

/** What is listed: what people can do, what a site shall do, what it has functions for, what it has, or its pages. */
export type ActKind = 'can' | 'shall' | 'listed' | 'had' | 'pages';

/** Whether a word is in one of these lists of its language. */
const isIn = ({ packs }: Source, word: string, ...names: ('glue' | 'for' | 'about' | 'with')[]): boolean =>
  packs.some(({ reading }) => names.some((name) => reading[name].includes(word.toLowerCase())));

/** Articles, prepositions and the like, that decide nothing. */
const isSmall = (source: Source, word: string): boolean => isIn(source, word, 'glue', 'for', 'about', 'with');

/** "Plant nursery" of "for a plant nursery". */
export function withoutSmall(source: Source, words: string): string {
  const all = words.trim().split(' ');
  const first = all.findIndex((word) => !isSmall(source, word));
  return all.slice(Math.max(0, first)).join(' ');
}

const wordsOf = ({ text }: Source, { start, end }: Range): string[] =>
  text.slice(start, end).match(/[\p{L}\p{M}\p{N}'’-]+|&/gu) ?? [];

/** A word without what its forms end with: "posting" and "posts" are "post". */
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|e?s|e)$/u, '')
    .replace(/y$/u, 'i');

/** Whether a word is one of those by which something is ordered or sent, in any of its forms. */
function isAct({ packs }: Source, word: string): boolean {
  const stem = stemOf(word);
  return packs.some(({ reading }) =>
    [reading.make, reading.put, reading.acts.does, ...Object.values(reading.acts.sends)].some((list) =>
      list.some((one) => stemOf(one) === stem),
    ),
  );
}

/** Whether words begin one more thing that is done: "save a search", "post pictures", but not "the price". */
function opens(source: Source, words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if (words.length < 2) return false;
  // "View and pay", but "colour and price".
  if (isAnd(source, { text: second }) && !isAct(source, third)) return false;
  return (
    isAct(source, first) ||
    (!isSmall(source, first) && isSmall(source, second) && !isAnd(source, { text: second }))
  );
}

/** What stands between two commas of a list, whether "and" leads to it, and whether it holds a list of its own. */
interface Piece extends Range {
  led: boolean;
  isList: boolean;
}

/** What stands between the commas of a list that are in no brackets. */
function piecesOf(source: Source, { start, end }: Range): Piece[] {
  const words = withoutEnd(source.text.slice(start, end), ' .!。');
  const open = words.replace(/[([（][^)\]）]*/gu, (bracket) => '-'.repeat(bracket.length));
  return [...open.matchAll(/[^,，、]+/gu)].flatMap(({ 0: one, index }) => {
    const [led = '', and = ''] = /^\s*(?:(\p{L}+|&)\s+)?/u.exec(one) ?? [];
    const isLed = isAnd(source, { text: and });
    const from = start + index + (isLed ? led.length : one.length - one.trimStart().length);
    const to = start + index + one.trimEnd().length;
    return from < to ? [{ start: from, end: to, led: isLed, isList: false }] : [];
  });
}

/** Before and behind the first "and" in a piece that leads to one more thing that is done, or to any. */
function halvesOf(source: Source, { start, end }: Range, isAny: boolean): [Range, Range] | undefined {
  for (const { 0: word, index } of source.text.slice(start, end).matchAll(/(?<=\s)\p{L}+(?=\s)|&/gu)) {
    if (!isAnd(source, { text: word })) continue;
    const behind = { start: start + index + word.length + 1, end };
    const before = { start, end: start + index - 1 };
    if (isAny || opens(source, wordsOf(source, behind))) return [before, behind];
  }
  return undefined;
}

/** Whether a list stands open at the end of words: "by species", "cards with assignee". */
const isOpen = (source: Source, piece: Range): boolean =>
  wordsOf(source, piece).some((word, at) => at > 0 && isSmall(source, word) && !isArticle(source, word));

/** A small word that leads to nothing else. */
export const isArticle = (source: Source, word: string): boolean =>
  isIn(source, word, 'glue') && !isIn(source, word, 'for', 'with');

/**
 * The things of a list, each whole: what a list within it goes on with ("by instrument, condition and price, save …")
 * stays with what it belongs to.
 */
export function listedIn(source: Source, kind: ActKind, range: Range): Range[] {
  const all = piecesOf(source, range);
  const areDone = kind === 'can' || kind === 'shall';
  // Those of a list within the list, as far as the one that ends it.
  const areInner = all.map(() => false);
  let [from, hasName] = [0, false];
  for (const [at, piece] of all.entries()) {
    const words = wordsOf(source, piece);
    const [first = ''] = words;
    const isNew = opens(source, words) || (!areDone && (piece.led || isSmall(source, first)));
    const isLast = !isNew && closes(source, piece, hasName);
    if (isLast) areInner.fill(true, from, at + 1);
    if (isNew || isLast) [from, hasName] = [at + 1, false];
    else hasName ||= words.length < 2 && !isAct(source, first);
  }
  const items: Piece[] = [];
  for (const [at, piece] of all.entries()) {
    const last = items.at(-1);
    if (last && areInner[at] && (areDone || last.isList || isOpen(source, last))) {
      last.end = piece.end;
      last.isList = true;
    } else items.push(piece);
  }
  return withHalves(source, items, areDone).map(({ start, end }) => ({ start, end }));
}

/** Whether a piece ends a list within the list: "term and extra payments", "volumes and colour codes (HEX)" behind other names. */
const closes = (source: Source, piece: Piece, isOfNames: boolean): boolean =>
  halvesOf(source, piece, true) !== undefined && (isOfNames || halvesOf(source, piece, false) === undefined);

/** Where no "and" leads to the last, it stands in it: "a cart and order tracking". */
function withHalves(source: Source, items: readonly Piece[], areDone: boolean): Range[] {
  const last = items.at(-1);
  if (last === undefined || last.led || last.isList) return [...items];
  const halves = halvesOf(source, last, !areDone && !isOpen(source, last));
  return halves === undefined ? [...items] : [...items.slice(0, -1), ...halves];
}
