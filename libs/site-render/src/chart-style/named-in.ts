import type { Dataset } from '@sitewright/site-spec';
import { isPeriod, longOf } from './periods.ts';

type Cell = Dataset['rows'][number][number];

/** A name as short as this may be the beginning of another word: "Mai" and "Maison". */
const SHORT = 4;

function placeOfWord(word: string, text: string): number {
  const isLetter = (sign: string | undefined): boolean =>
    sign !== undefined && /[a-z\u00c0-\u024f]/u.test(sign);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}

interface Place {
  at: number;
  end: number;
}

/** Where the first of several parts stands that a text has. */
function placeOfAny(parts: readonly string[], text: string): Place | undefined {
  for (const part of parts) {
    const at = part.length <= SHORT ? placeOfWord(part, text) : text.indexOf(part);
    if (at >= 0) return { at, end: at + part.length };
  }
  return undefined;
}

/** Letters between two names that one sentence is about. */
const JOINT = 20;

/** A name in a text, and from where to where it stands there. */
export interface Named extends Place {
  name: Cell;
}

/**
 * "Paris (12) and Rome (9) lead", "Week 16 has most; week 18 drops", but not "Rome has 12 more than Paris": what follows
 * is said of both, or something of each. Periods are joined by a word: they may be the ends of a stretch.
 */
export function areJoined(text: string, first: Named, second: Named, and?: string): boolean {
  const between = text
    .slice(first.end, second.at)
    .toLocaleLowerCase()
    .replace(/\([^()]*\)|(?<!\d)\d{1,2}\.\s$/gu, '');
  if (/[;؛；]|\.\s/u.test(between)) return true;
  return and === undefined ? !/\d/u.test(between) && between.length <= JOINT : between.includes(and);
}

/** Of "Raku day, only 2 sessions" a text may say the first words alone. */
const headOf = (said: string): string => (/^[^,;:(·–—]{5,}?(?=\s*[,;:(·–—])/u.exec(said)?.[0] ?? said).trim();

/** Which names a text has, in the order in which it has them: whole, by their first words, or by a long word that no other name has. */
export function namedIn(text: string, names: readonly Cell[], language: string): Named[] {
  const flat = text.toLocaleLowerCase();
  const own = names
    .map((name) => ({ name, said: String(name ?? '').toLocaleLowerCase() }))
    .filter(({ said }) => said.length >= 2);
  const wordsOf = (said: string): string[] => said.match(/[\p{L}\p{M}]{5,}/gu) ?? [];
  const arePeriods = names.every(isPeriod);
  const inText = new Map([...flat.matchAll(/[\p{L}\p{M}]{5,}/gu)].map(({ 0: word, index }) => [word, index]));
  const placeOf = (said: string): Place | undefined => {
    const head = headOf(said);
    const isOwn = own.every((other) => other.said === said || headOf(other.said) !== head);
    const place = placeOfAny(isOwn ? [said, head] : [said], flat);
    // "Sun" among stars is no Sunday.
    const whole = place ?? (arePeriods ? placeOfAny(longOf(said, language), flat) : undefined);
    if (whole !== undefined) return whole;
    const words = wordsOf(said).filter(
      (word) =>
        inText.has(word) && own.every((other) => other.said === said || !wordsOf(other.said).includes(word)),
    );
    const places = words.map((word) => ({
      at: inText.get(word) ?? 0,
      end: (inText.get(word) ?? 0) + word.length,
    }));
    return places.toSorted((one, other) => one.at - other.at)[0];
  };
  return own
    .flatMap(({ name, said }): Named[] => {
      const place = placeOf(said);
      return place === undefined ? [] : [{ name, ...place }];
    })
    .toSorted((one, other) => one.at - other.at);
}
