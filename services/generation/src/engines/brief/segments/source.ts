import { type LanguagePack, languagePackOf, languagePacks } from '../../packs/language-pack.ts';
import { activeLanguages } from './active-languages.ts';
import { type Lexeme, lexemesOf, mended, type SenseType } from './lexicon.ts';
import { findQuotes, type Quote } from './quotes.ts';
import { type Token, tokenize } from './tokens.ts';

/** A prompt cut into words and phrases; what every reader of it starts from. */
export interface Source {
  text: string;
  tokens: readonly Token[];
  lexemes: readonly Lexeme[];
  quotes: readonly Quote[];
  /** Which lexemes stand inside a quotation. */
  quoted: readonly boolean[];
  /** Languages whose words are looked for, the likeliest language of the order first. */
  languages: readonly string[];
  packs: readonly LanguagePack[];
}

export function readSource(text: string): Source {
  const written = tokenize(text);
  const languages = activeLanguages(text, written);
  const tokens = mended(text, written, languages);
  const lexemes = lexemesOf(text, tokens, new Set(languages));
  const quotes = findQuotes(text);
  const packs = languages.map(languagePackOf);
  return { text, tokens, lexemes, quotes, quoted: quotedOf(tokens, lexemes, quotes), languages, packs };
}

function quotedOf(tokens: readonly Token[], lexemes: readonly Lexeme[], quotes: readonly Quote[]): boolean[] {
  let next = 0;
  return lexemes.map((lexeme) => {
    const start = tokens[lexeme.from]?.start ?? 0;
    while ((quotes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return (quotes[next]?.start ?? Number.POSITIVE_INFINITY) < start;
  });
}

export const isA = (lexeme: Lexeme | undefined, ...types: SenseType[]): boolean =>
  lexeme?.senses.some((sense) => types.includes(sense.type)) ?? false;

/** The value of the first sense of a type; undefined where the lexeme has none. */
export const senseOf = (lexeme: Lexeme | undefined, type: SenseType): string | undefined =>
  lexeme?.senses.find((sense) => sense.type === type)?.value;

/** Half-open range of UTF-16 units of the prompt. */
export interface Range {
  start: number;
  end: number;
}

/** Lexemes `from` up to `to`. */
export interface Stretch {
  from: number;
  to: number;
}

export const startOf = (source: Source, lexeme: Lexeme | undefined): number =>
  lexeme?.start ?? source.text.length;

export const endOf = (lexeme: Lexeme | undefined): number => lexeme?.end ?? 0;

export const startAt = (source: Source, at: number): number => startOf(source, source.lexemes[at]);

export const endAt = (source: Source, at: number): number => endOf(source.lexemes[at]);

/** How many units ranges take together. */
export const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start, 0);

/** The words from one lexeme up to another. */
export const textAt = (source: Source, from: number, to: number): string =>
  source.text.slice(startAt(source, from), endAt(source, to - 1));

/** What stands between a lexeme and the one before. */
export const signsBefore = (source: Source, at: number): string =>
  source.text.slice(endAt(source, at - 1), startAt(source, at));

/** The lexemes that stand wholly within a range of the text. */
export const lexemesIn = (source: Source, { start, end }: Range): Lexeme[] =>
  source.lexemes.filter((one) => one.start >= start && one.end <= end);

/** Whether a lexeme of a stretch is of one of these types. */
export const hasA = (source: Source, { from, to }: Stretch, ...types: SenseType[]): boolean =>
  source.lexemes.slice(from, to).some((one) => isA(one, ...types));

const OBJECTS_FIRST = new Set(
  languagePacks.filter((pack) => pack.reading.objectsFirst).map((pack) => pack.language),
);

/** Whether the words of an order in these lexemes belong to a language that puts them after their objects. */
export function objectsFirst(source: Source, from: number, to: number): boolean {
  let first = 0;
  let other = 0;
  for (const lexeme of source.lexemes.slice(from, to)) {
    if (lexeme.senses.some((sense) => OBJECTS_FIRST.has(sense.language))) first++;
    else if (lexeme.senses.length > 0) other++;
  }
  return first > other;
}
