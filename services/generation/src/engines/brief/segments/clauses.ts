import type { Lexeme } from './lexicon.ts';
import { endAt, endOf, isA, type Source, startAt } from './source.ts';
import { foldWord, type Token } from './tokens.ts';

/** What stands before a clause. `word`: nothing but a word that opens an order or a statement. */
export type Opener = 'line' | 'sentence' | 'comma' | 'colon' | 'dash' | 'bracket' | 'close' | 'word';

/** A stretch of lexemes `from` up to `to`, the smallest that has a role of its own. */
export interface Clause {
  from: number;
  to: number;
  start: number;
  end: number;
  opener: Opener;
  sentence: number;
  line: number;
  paragraph: number;
  /** Counts the parts between ruled lines. */
  block: number;
  /** A bullet or the like stands before it. */
  bullet: boolean;
  /** A colon stands after it. */
  label: boolean;
}

const BULLET = /^[ \t]*(?:(?:[-*•·‣▪–—✓☐]|\d{1,2}[.)])\s|・|\*\*\d)/;
/** A line of nothing but signs. */
const RULE = /\n[ \t]*[-=*_~#]{3,}[ \t]*\n/;
const CUTTING = ['wish', 'private', 'hide', 'talk'] as const;
const OBJECTS = ['result', 'part', 'unit', 'look', 'style', 'colour', 'function'] as const;

/** Cuts the lexemes of a prompt into clauses: at line ends, stops, commas, colons, brackets, and before words that open one. */
export function clausesOf(source: Source): Clause[] {
  const { text, lexemes } = source;
  const clauses: Clause[] = [];
  const at = { sentence: 0, line: 0, paragraph: 0, block: 0 };
  let quote = 0;
  let start = 0;
  for (const [index, lexeme] of lexemes.entries()) {
    const begin = lexeme.start;
    const before = index === 0 ? 0 : endAt(source, index - 1);
    while ((source.quotes[quote]?.end ?? Number.POSITIVE_INFINITY) <= before) quote++;
    const open = source.quotes[quote];
    const inQuote = open !== undefined && open.start < before && begin < open.to;
    const gap = text.slice(before, begin);
    const punctuation =
      index === 0 ? 'line' : inQuote && !gap.includes('\n\n') ? undefined : openerIn(source, index, gap);
    const opener = punctuation ?? (!inQuote && opensClause(source, index, start) ? 'word' : undefined);
    if (opener === undefined) continue;
    if (index > 0) at.line += gap.split('\n').length - 1;
    if (gap.includes('\n') && /\n[ \t]*\n/.test(gap)) at.paragraph++;
    if (RULE.test(gap)) at.block++;
    if (opener === 'line' || opener === 'sentence') at.sentence++;
    closeLast(source, clauses, index, gap);
    const bullet = opener === 'line' && BULLET.test(text.slice(text.lastIndexOf('\n', begin) + 1, begin + 4));
    clauses.push({
      from: index,
      to: lexemes.length,
      start: begin,
      end: begin,
      opener,
      bullet,
      label: false,
      ...at,
    });
    start = index;
  }
  closeLast(source, clauses, lexemes.length, text.slice(endOf(lexemes.at(-1))));
  return clauses;
}

function closeLast(source: Source, clauses: Clause[], to: number, gap: string): void {
  const last = clauses.at(-1);
  if (!last) return;
  last.to = to;
  last.end = endAt(source, to - 1);
  last.label = /[:：]/.test(gap);
}

/** The strongest break in what stands between two lexemes. */
function openerIn(source: Source, index: number, gap: string): Opener | undefined {
  if (gap === '' || gap === ' ') return undefined;
  if (gap.includes('\n')) return 'line';
  if (/[.!?…]["”»]\s*[–—-]\s/.test(gap)) return 'dash';
  if (/[。！？।؟]/.test(gap) || (/[.!?…]["'”’»)\]*]*\s/.test(gap) && endsSentence(source, index, gap)))
    return 'sentence';
  if (/[([（【]/.test(gap)) return 'bracket';
  if (/[)\]）】]/.test(gap)) return 'close';
  if (/[:：](?:\s|\*|["'“„«「]|$)/.test(gap)) return gap.length === 1 && gap === ':' ? undefined : 'colon';
  if (gap.includes('：')) return 'colon';
  if (/[;；،؛、，|]|,\s/.test(gap)) return 'comma';
  return /\s[–—-]+\s|—|――/.test(gap) ? 'dash' : undefined;
}

const SHORT_FORM = /^(?:\p{L}|\p{Lu}\p{Ll}{1,2}|\p{L}{2,4})$/u;
const VOWEL = /[aeiouyàâäáéèêíïóöúü]/iu;

/** A full stop after "Dr", "No", "z. B" or a lone letter goes on with the sentence; so does one before a small letter. */
function endsSentence(source: Source, index: number, gap: string): boolean {
  if (/[!?…]/.test(gap)) return true;
  const before = source.tokens[(source.lexemes[index]?.from ?? 0) - 1];
  const next = source.tokens[source.lexemes[index]?.from ?? 0];
  if (!before || !next || !gap.startsWith('.')) return true;
  const word = source.text.slice(before.start, before.end);
  const initial = source.text[next.start] ?? '';
  const small = initial !== initial.toUpperCase();
  if (
    /^\d{1,2}$/.test(word) &&
    /^$|\n\s{0,3}$/.test(source.text.slice(Math.max(0, before.start - 4), before.start))
  )
    return false;
  if (/^\d+$/.test(word)) return !small && !/^\d/.test(initial) && !isOrdinal(source, next);
  if (!SHORT_FORM.test(word) || gap.length > 2 || source.text[before.start - 1] === '°') return true;
  if (small) return word.length > 3 && !isShortened(source, before);
  if (/\d\s?$/.test(source.text.slice(before.start - 2, before.start))) return true;
  // "As PDF."
  if (/^\p{Lu}{3,}$/u.test(word)) return true;
  return (
    word.length > 1 &&
    (VOWEL.test(word.toLowerCase())
      ? !/^(?:Prof|St|No|Co|Inc|Sra?|Dra?|Av|Mme|Mlle|Tel|Nr|art|ul|al)$/i.test(word)
      : false)
  );
}

/** "Prof", "approx": a full stop behind it is of the word. */
const isShortened = ({ packs }: Source, { key }: Token): boolean =>
  packs.some(({ reading }) => reading.material.abbreviations.includes(key));

const MONTHS = new Set(
  Array.from({ length: 12 }, (_, month) =>
    foldWord(new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(2024, month, 2))),
  ),
);

/** "3. Oktober": a month, or a word with a year after it. */
const isOrdinal = (source: Source, { key, end }: Token): boolean =>
  MONTHS.has(key) || /^\s(?:19|20)\d\d/.test(source.text.slice(end, end + 5));

/** "Private", "internal": more often a word of the matter. */
export const isLoneMark = (lexeme: Lexeme): boolean =>
  isA(lexeme, 'private') && !isA(lexeme, 'hide') && lexeme.to - lexeme.from === 1;

/** Where dictated text has no punctuation, these words open an order or a statement. */
function opensClause(source: Source, index: number, start: number): boolean {
  const { lexemes } = source;
  const lexeme = lexemes[index];
  if (!lexeme || index === start) return false;
  const before = lexemes[index - 1];
  if (isA(lexeme, 'wish') && lexeme.to - lexeme.from === 1) return false;
  if (isA(lexeme, ...CUTTING)) return !isLoneMark(lexeme) && !isA(before, 'polite', 'avoid');
  if (isA(lexeme, 'tell') && lexeme.to - lexeme.from > 1)
    return !isA(before, 'about', 'for', 'called', 'with', 'polite');
  const isPhrase = isA(lexeme, 'put') && lexeme.to - lexeme.from > 1;
  if (isPhrase && !isA(lexeme, 'with', 'about'))
    return !isA(before, 'wish', 'avoid', 'make', 'put', 'tell', 'polite');
  const ahead = source.text.slice(lexeme.end, startAt(source, index + 5)).search(/[^\p{L}\p{N}\p{M} '’-]/u);
  const limit = ahead === -1 ? Number.POSITIVE_INFINITY : lexeme.end + ahead;
  const object = lexemes
    .slice(index + 1, index + 5)
    .some((next) => next.start < limit && isA(next, ...OBJECTS));
  if (isA(lexeme, 'avoid', 'polite') && !isA(lexeme, 'glue')) return object && !isA(before, 'polite');
  if (!isA(lexeme, 'make', 'put') || isA(lexeme, 'with', 'about', 'unit', 'result')) return false;
  return object && !isA(before, 'wish', 'polite', 'avoid', 'make', 'put', 'glue', 'style', 'tell', 'for');
}
