import { isSpaceless } from '../tokens.ts';
import { isCurrencyCode } from './amounts.ts';
import type { Text } from './reader.ts';

const PARTICLES = new Set(
  "de del della di da do dos das du des la le van der den von zu of the & ter al ibn bin y e d' af und and et".split(
    ' ',
  ),
);

const LANGUAGES =
  'ar cs da de el en es fi fr he hi hu it ja ko nl no pl pt ro ru sv tr uk vi zh fa ur cy ga eu ca'.split(
    ' ',
  );
const languageNames = new Map<string, Set<string>>();

function isLanguage(text: Text, at: number): boolean {
  const own = text.words.language;
  if (!languageNames.has(own)) {
    const names = new Intl.DisplayNames([own], { type: 'language' });
    languageNames.set(own, new Set(LANGUAGES.map((code) => (names.of(code) ?? code).toLowerCase())));
  }
  return languageNames.get(own)?.has(text.word(at)) ?? false;
}

function isNameWord(text: Text, at: number): boolean {
  if (text.tokens[at]?.kind !== 'word' || !text.isCapital(at) || isCurrencyCode(text, at)) return false;
  return (
    !text.words.weekdays.has(text.word(at)) || (text.isCapital(at - 1) && /^\p{Ll}/u.test(text.word(at + 1)))
  );
}

/** Capitalised words with particles between them: "Kessler & Daughters", "Vincent van Gogh". */
function skipCapitals(text: Text, at: number): number {
  if (!isNameWord(text, at)) return at;
  let end = at + 1;
  for (let count = 0; count < 8; count++) {
    if (text.has('honorifics', end)) break;
    if (isNameWord(text, end)) end++;
    else if (
      text.word(end) === '.' &&
      text.isJoined(end) &&
      text.word(end - 1).length === 1 &&
      isNameWord(text, end + 1)
    )
      end += 2;
    else if (joins(text, end) && isNameWord(text, end + 1)) end += 2;
    else if (joins(text, end) && joins(text, end + 1) && isNameWord(text, end + 2)) end += 3;
    else break;
  }
  return end;
}

/** "and" joins two names in a name only with a sign for it, or names of one word would run together. */
const joins = (text: Text, at: number) =>
  (PARTICLES.has(text.word(at)) && !text.has('and', at)) ||
  text.word(at) === '&' ||
  (text.word(at) === '-' && text.isJoined(at) && text.isJoined(at + 1));

const startsSentence = (text: Text, at: number) =>
  at === 0 || text.tokens[at - 1]?.kind === 'break' || '.!?:•·*–"“„('.includes(text.word(at - 1) || ' ');

function skipHonorifics(text: Text, at: number): number {
  let end = at;
  for (let count = 0; count < 4; count++) {
    const next = text.skip('honorifics', end);
    if (next === end) break;
    end = text.mark(text.isJoined(next) ? '.' : '', next);
  }
  return end;
}

/** Someone with a title or a role beside the name: "Dr. Ito", "Maria Keller (head baker)", "by Thandeka Mbele". */
export function readPerson(text: Text, at: number): number {
  const titled = skipHonorifics(text, at);
  if (titled > at && isNameWord(text, titled)) return skipCapitals(text, titled);
  const signs = readSignedPerson(text, at);
  if (signs > at) return signs;
  const end = skipCapitals(text, at);
  const words = end - at;
  if (words < 2 || words > 5 || (text.words.nounsHaveCapitals && text.isFunction(at))) return at;
  return hasRole(text, end) || isRoleBefore(text, at) || (words < 4 && text.has('by', at - 1)) ? end : at;
}

function readSignedPerson(text: Text, at: number): number {
  if (!isSpaceless(text.word(at)) || (text.isJoined(at) && isSpaceless(text.word(at - 1)))) return at;
  for (let end = at + 2; end <= at + 7; end++) {
    const title = text.skip('honorificsAfter', end);
    if (title > end && !isSpaceless(text.word(title))) return end;
    if (text.word(end) === '(' && text.has('roles', end + 1)) return end;
    if (!isSpaceless(text.word(end))) return at;
  }
  return at;
}

/** A role after a name, in brackets or behind a comma or dash. */
function hasRole(text: Text, at: number): boolean {
  const open = text.mark('(,-', at);
  if (open === at) return false;
  for (let place = open; place < open + 4 && text.tokens[place]?.kind === 'word'; place++)
    if (text.has('roles', place) && !isCapitalName(text, place)) return true;
  return false;
}

const isCapitalName = (text: Text, at: number) =>
  text.isCapital(at) && text.isCapital(at + 1) && !text.words.nounsHaveCapitals;

function isRoleBefore(text: Text, at: number): boolean {
  const before = text.word(at - 1) === ':' ? at - 2 : at - 1;
  return text.has('roles', before) && !isCapitalName(text, before);
}

/** What follows "in": "Freiburg", "upper Wharfedale". */
export function readPlace(text: Text, at: number): number {
  if (!text.has('placeBefore', at - 1) || text.tokens[at - 1]?.kind !== 'word' || !text.isCapital(at))
    return at;
  if (text.isFunction(at) || text.words.months.has(text.word(at)) || isLanguage(text, at)) return at;
  if (
    text.words.nounsHaveCapitals &&
    /(ung|heit|keit|schaft|ion|nis|tum|ling|chen|arbeit|form)$/.test(text.word(at))
  )
    return at;
  return text.word(at).length > 1 ? skipCapitals(text, at) : at;
}

/** Capitalised words inside a sentence, or several at its start. */
export function readName(text: Text, at: number): number {
  const end = skipCapitals(text, at);
  if (end === at || (text.isFunction(at) && end < at + 3)) return at;
  if (text.words.nounsHaveCapitals) return text.word(at + 1) === '&' && end > at + 2 ? end : at;
  if (end - at >= 2) return end;
  if (isLanguage(text, at) || isCapitals(text, at)) return at;
  return startsSentence(text, at) ||
    text.isBoundary(at - 1) ||
    text.isFunction(at) ||
    text.word(at).length < 3
    ? at
    : end;
}

const isCapitals = (text: Text, at: number) =>
  !/\p{Ll}/u.test(text.source.slice(text.tokens[at]?.start, text.tokens[at]?.end));
