import { printable } from './sentences-of.ts';

/** Where one scrap of a sentence ends and the next begins; the places stay those of the sentence. */
const SEPARATOR =
  /\s*(?:[,;](?=\s)|[、，،])\s*|(?<=[\u3040-\u30ff\u4e00-\u9fff\d）)])[\s\u3000]+(?=[\u3040-\u30ff\u4e00-\u9fff])/gu;

/** "3, 4 y 5 de julio": days in a row are one date. */
const DAYS_AHEAD = /^\d{1,2}(?:\s?(?:y|et|e|and|und|&|-|–)\s?\d|,\s\d)/;

const LABEL = /^\p{L}[\p{L} ]{2,24}:\s/u;

export interface Clause {
  text: string;
  from: number;
  to: number;
}

/** The parts of a sentence between its commas; what stands in brackets stays together. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let depth = 0;
  let seen = 0;
  for (const match of sentence.matchAll(SEPARATOR)) {
    for (; seen < match.index; seen += 1) {
      if (sentence[seen] === '(') depth += 1;
      if (sentence[seen] === ')') depth = Math.max(0, depth - 1);
    }
    const next = sentence.slice(match.index + match[0].length, match.index + match[0].length + 12);
    const isDays = /(?:^|\s)\d{1,2}$/.test(sentence.slice(from, match.index)) && DAYS_AHEAD.test(next);
    // "…, ingredients: strawberries, sugar": what a label in a row names stays with it.
    const isLabelled = clauses.length > 0 && LABEL.test(sentence.slice(from, match.index));
    if (depth > 0 || isDays || isLabelled) continue;
    clauses.push({ text: sentence.slice(from, match.index), from, to: match.index });
    from = match.index + match[0].length;
  }
  return [...clauses, { text: sentence.slice(from), from, to: sentence.length }];
}

const NOT_A_TOWN =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|^(?:Free|Tickets?|Entry|Live|Music|Food|Drinks|Doors|Open|RSVP|Call)\b/;
const TOWN =
  /^(?:\d{4,5}\s)?\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}(?:\s(?:[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}|[A-Z]{2}\s\d{5}|\d{4,5}))?$/u;
const STREET =
  /^\d{1,5}[a-z]?\s\p{Lu}|^(?:Villa|Hacienda|Finca|Théâtre|Teatro|Theater|Castle|Schloss|Château|Palazzo|Hotel|Gasthaus|Rue|Calle|Via|Rua|Avenida|Plaza|Piazza|Place)\s|\s\d{1,3}[a-z]?$|(?:Road|Street|Lane|Avenue|Square|Church|Hall|Park|School|Theatre|Museum|House|Centre|Hotel|Club|Library|Chapel)$/u;

const BUILDING =
  /^\d{1,3}[a-z]?\s\p{Lu}|\s\d{1,3}[a-z]?$|(?:Road|Street|Lane|Avenue|Square|Church|Hall|Park|School|Theatre|Museum|House|Centre|Hotel|Club|Library|Chapel)$/u;

/** `12 Beech Avenue, Leeds`: a street or a hall and the town behind it are one place. */
export function withTowns(scraps: readonly string[]): string[] {
  const joined: string[] = [];
  for (const scrap of scraps) {
    const before = joined.at(-1);
    const isTown = TOWN.test(scrap) && !NOT_A_TOWN.test(scrap) && !BUILDING.test(scrap);
    if (before !== undefined && isTown && STREET.test(before) && before.length + scrap.length < 48)
      joined[joined.length - 1] = `${before}, ${scrap}`;
    else joined.push(scrap);
  }
  return joined;
}

/** The scraps of a sentence, tidied for print. */
export const scrapsOf = (sentence: string): string[] =>
  withTowns(
    clausesOf(sentence)
      .map((clause) => printable(clause.text))
      .filter((text) => text !== ''),
  );
