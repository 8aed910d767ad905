import { findLanguagePack, languagePackOf } from '../../packs/language-pack.ts';
import type { MaterialWords } from '../../packs/material-words.ts';
import { namesOf } from '../../packs/periods.ts';
import { detectLanguage } from '../language.ts';
import { type Token, tokenize } from './tokens.ts';

type Names = 'months' | 'weekdays';
export type WordList = Exclude<keyof MaterialWords, Names | 'regions'>;

/** Lists of a language (and English), ready for looking up. */
export interface Words {
  language: string;
  /** Words that nouns begin with a capital in this language, so that a capital tells no name. */
  nounsHaveCapitals: boolean;
  regions: string[];
  months: Set<string>;
  weekdays: Set<string>;
  prefixes: string[];
  suffixes: string[];
  lists: Map<WordList, Map<string, string[][]>>;
}

const cache = new Map<string, Words>();

const textsOf = (text: string) => tokenize(text, []).map((token) => token.text);

function indexPhrases(phrases: readonly string[]): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const sequence = textsOf(phrase.toLowerCase());
    const first = sequence[0];
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), sequence]);
  }
  for (const sequences of index.values()) sequences.sort((one, other) => other.length - one.length);
  return index;
}

/** Names of months or days: those of the packs, and those that `Intl` knows. */
function calendarNames(languages: readonly string[], unit: 'month' | 'weekday'): Set<string> {
  const places = Array.from({ length: unit === 'month' ? 12 : 7 }, (_, at) => at);
  const written = languages
    .flatMap((language) => places.flatMap((at) => namesOf(language, unit, at)))
    .filter((name) => /\p{L}/u.test(name) && !/\d/.test(name))
    .map((name) => name.toLowerCase().replace(/\.$/, ''));
  const given = languages.flatMap((language) => languagePackOf(language).reading.material[`${unit}s`]);
  return new Set([...given, ...written]);
}

/** The words by which material in a language is read; English ones too, since names and prices mix. */
export function wordsOf(tag: string): Words {
  const language = languagePackOf(tag).language;
  const known = cache.get(language);
  if (known !== undefined) return known;
  const languages = language === 'en' ? ['en'] : [language, 'en'];
  const packs = languages.map((code) => languagePackOf(code).reading.material);
  const lists = new Map<WordList, Map<string, string[][]>>();
  for (const name of Object.keys(packs[0] ?? {}) as WordList[])
    if (!['months', 'weekdays', 'regions'].includes(name))
      lists.set(name, indexPhrases(packs.flatMap((pack) => pack[name])));
  const words: Words = {
    language,
    nounsHaveCapitals: language === 'de',
    regions: [...new Set(packs.flatMap((pack) => pack.regions))],
    months: calendarNames(languages, 'month'),
    weekdays: calendarNames(languages, 'weekday'),
    prefixes: packs[0]?.prefixes ?? [],
    suffixes: packs[0]?.streetsSuffix ?? [],
    lists,
  };
  cache.set(language, words);
  return words;
}

/** How many tokens from `at` on are a phrase of the list, the longest; 0 if none. */
export function phraseAt(words: Words, list: WordList, tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  const index = words.lists.get(list);
  if (first === undefined || index === undefined) return 0;
  const size = longest(index.get(first.text), tokens, at);
  if (size > 0 || words.prefixes.length === 0 || first.kind !== 'word') return size;
  for (const form of withoutPrefix(words, first.text)) {
    const found = longest(index.get(form), tokens, at);
    if (found > 0) return found;
  }
  return 0;
}

function longest(sequences: readonly string[][] | undefined, tokens: readonly Token[], at: number): number {
  const found = sequences?.find((sequence) =>
    sequence.every((text, index) => index === 0 || tokens[at + index]?.text === text),
  );
  return found?.length ?? 0;
}

/** A word without what is written onto its front. */
const withoutPrefix = (words: Words, text: string): string[] =>
  words.prefixes
    .filter((prefix) => text.startsWith(prefix) && text.length - prefix.length > 2)
    .map((prefix) => text.slice(prefix.length));

/** Whether a word stands in a list as a phrase of its own. */
export const isWord = (words: Words, list: WordList, text: string): boolean =>
  words.lists
    .get(list)
    ?.get(text)
    ?.some((sequence) => sequence.length === 1) ?? false;

/** Whether some phrase of the list stands anywhere in the text. */
export function mentions(words: Words, list: WordList, text: string): boolean {
  const tokens = tokenize(text, []);
  return tokens.some((_, at) => phraseAt(words, list, tokens, at) > 0);
}

/** Fewer letters tell no other language than that of the whole. */
const ENOUGH_LETTERS = 60;
/** Languages that a few words with the other's signs don't change. */
const SIGNS = new Set(['ja', 'zh']);
/** A share of small words from which a paragraph is in the language of the whole. */
const OWN_SHARE = 0.15;

/** The words for a paragraph, in its language where that is another than the whole's: a German flyer in an English prompt. */
export function wordsOfParagraph(text: string, whole: string): Words {
  const own = wordsOf(whole);
  if (text.length < ENOUGH_LETTERS) return own;
  const tokens = tokenize(text.slice(0, 600), []).filter(({ kind }) => kind === 'word');
  const small = tokens.filter(
    (token) => isWord(own, 'function', token.text) && !isWord(wordsOf('en'), 'function', token.text),
  );
  const known = whole === 'en' ? tokens.filter((token) => isWord(own, 'function', token.text)) : small;
  const tag = known.length > tokens.length * OWN_SHARE ? undefined : detectLanguage(text);
  const other = tag === undefined ? undefined : findLanguagePack(tag)?.language;
  return other === undefined || (SIGNS.has(other) && SIGNS.has(own.language)) ? own : wordsOf(other);
}
