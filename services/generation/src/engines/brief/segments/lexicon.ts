import { colorsNamed } from 'culori';
import { type LanguagePack, languagePacks } from '../../packs/language-pack.ts';
import { Slips } from './slips.ts';
import { type Token, tokenize } from './tokens.ts';

/** What a phrase of a pack says: its class, and what exactly where the class has kinds. */
export interface Sense {
  type: SenseType;
  value: string;
  language: string;
}

const ORDERING = [
  ...['make', 'put', 'wish', 'has', 'polite', 'please', 'slip', 'meta', 'because', 'avoid'],
] as const;
const AROUND = ['private', 'hide', 'greeting', 'signoff', 'talk', 'tell', 'about', 'for', 'with'] as const;
/** Read from the pack's list of the same name. */
const LISTED = [...ORDERING, ...AROUND, 'given', 'top', 'signed', 'audience', 'inLanguage', 'glue'] as const;
/** Values of senses that have no kinds of their own. */
export const TONE = 'tone';
export const SEQUENCE = 'sequence';
export const TITLE = 'title';
export const NAME = 'name';
const KEYED = [
  ...(['called', 'result', 'part', 'function', 'unit'] as const),
  ...(['look', 'style', 'use', 'colour', 'number'] as const),
];
type Keyed = (typeof KEYED)[number];
export type SenseType = (typeof LISTED)[number] | Keyed | 'bound' | 'language';

interface Entry {
  keys: string[];
  /** The last word may go on. */
  stem: boolean;
  sense: Sense;
}

const LONGEST_STEM = 24;
/** In a phrase: up to so many words, whichever. */
const FREE = '_';
const MOST_FREE = 5;
const byFirst = new Map<string, Entry[]>();
const byStem = new Map<string, Entry[]>();
/** Words of phrases by language. */
const keysOf = new Map<string, Set<string>>();
/** Of those words the ones that an order cannot do without, which are known where they are misspelt. */
const slips = new Slips();
const MENDED = new Set<SenseType>(['make', 'put', 'polite', 'about', 'called', 'result', 'unit']);

for (const pack of languagePacks) addPack(pack);

function addPack({ language, reading }: LanguagePack): void {
  const add = (type: SenseType, phrases: readonly string[], value = ''): void => {
    for (const phrase of phrases) addPhrase(phrase, { type, value, language });
  };
  for (const type of LISTED) add(type, reading[type]);
  add('called', reading.titled, TITLE);
  add('called', reading.named, NAME);
  add('called', reading.saying);
  add('look', reading.looks);
  add('look', reading.sequence, SEQUENCE);
  add('style', reading.styles);
  add('style', reading.tones, TONE);
  const { website, slides, dataviz, document, design } = reading.results;
  for (const [value, phrases] of Object.entries({ website, slides, dataviz })) add('result', phrases, value);
  for (const [kind, phrases] of Object.entries(document)) add('result', phrases, `document ${kind}`);
  for (const [kind, phrases] of Object.entries(design)) add('result', phrases, `design ${kind}`);
  for (const [type, table] of [
    ['part', reading.parts],
    ['function', reading.functions],
    ['unit', reading.units],
    ['use', reading.uses],
    ['colour', reading.colours],
    ['number', reading.numbers],
    ['bound', reading.bounds],
    ['language', reading.languages],
  ] as const)
    for (const [value, phrases] of Object.entries(table)) add(type, phrases, value);
}

function addPhrase(phrase: string, sense: Sense): void {
  const stem = phrase.endsWith('*');
  const keys = tokenize(stem ? phrase.slice(0, -1) : phrase).map((token) => token.key);
  const first = keys[0];
  if (first === undefined) return;
  const table = stem && keys.length === 1 ? byStem : byFirst;
  const entries = table.get(first) ?? [];
  entries.push({ keys, stem, sense });
  table.set(first, entries);
  const known = keysOf.get(sense.language) ?? new Set();
  keysOf.set(sense.language, known);
  for (const key of keys.filter((one) => one !== FREE)) {
    known.add(key);
    if (keys.length === 1 && MENDED.has(sense.type)) slips.add(key);
  }
}

const says = (key: string, type: SenseType): boolean =>
  byFirst.get(key)?.some((entry) => entry.keys.length === 1 && entry.sense.type === type) ?? false;
/** Whether a word opens a statement of one's own: "our", "unsere". */
export const isOwn = (key: string): boolean => says(key, 'tell');
/** Whether a word says nothing by itself: "between", "us". */
export const isGlue = (key: string): boolean => says(key, 'glue');

/** Tokens `from` up to `to`, exclusively, and what they say. */
interface Phrase {
  from: number;
  to: number;
  senses: Sense[];
}

/** A phrase at its place in the text. No senses: a word that no pack knows. */
export interface Lexeme extends Phrase {
  start: number;
  end: number;
  text: string;
}

/** Cuts tokens into the longest phrases that the packs of the languages know; each token is in one lexeme. */
export function lexemesOf(text: string, tokens: readonly Token[], languages: ReadonlySet<string>): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (let from = 0; from < tokens.length; ) {
    const known = longestAt(text, tokens, from, languages);
    const colour = languages.has('en') ? colourAt(text, tokens, from) : undefined;
    const isColour = colour !== undefined && colour.to >= (known?.to ?? 0);
    const phrase = (isColour ? colour : known) ?? { from, to: from + 1, senses: [] };
    const [start, end] = [tokens[from]?.start ?? 0, tokens[phrase.to - 1]?.end ?? 0];
    lexemes.push({ ...phrase, start, end, text: text.slice(start, end) });
    from = phrase.to;
  }
  return lexemes;
}

function longestAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  languages: ReadonlySet<string>,
): Phrase | undefined {
  let best: Phrase | undefined;
  for (const key of formsOf(tokens[from]?.key ?? '')) {
    for (const entry of byFirst.get(key) ?? []) {
      const to = languages.has(entry.sense.language) ? endOfPhrase(text, tokens, from, entry) : 0;
      if (to > (best?.to ?? from)) best = { from, to, senses: [] };
      if (to === best?.to) best.senses.push(entry.sense);
    }
    if (best) return best;
  }
  return stemAt(tokens, from, languages);
}

function stemAt(tokens: readonly Token[], from: number, languages: ReadonlySet<string>): Phrase | undefined {
  for (const key of formsOf(tokens[from]?.key ?? '')) {
    for (let length = Math.min(key.length, LONGEST_STEM); length >= 3; length--) {
      const senses = (byStem.get(key.slice(0, length)) ?? [])
        .map((entry) => entry.sense)
        .filter((sense) => languages.has(sense.language));
      if (senses.length > 0) return { from, to: from + 1, senses };
    }
  }
  return undefined;
}

/** Colours that CSS has a name for. */
export const colourNames: ReadonlySet<string> = new Set(Object.keys(colorsNamed));
/** Names that are made of others, and say nothing but a colour: "midnightblue", "whitesmoke". */
const compounds = new Set(
  [...colourNames].filter((name) =>
    [...colourNames].some((part) => part !== name && (name.endsWith(part) || name.startsWith(part))),
  ),
);

/** A colour that CSS has a name for, in one word or two or three: "dark slate gray". */
function colourAt(text: string, tokens: readonly Token[], from: number): Phrase | undefined {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(from, from + length);
    const value = words.map(({ key }) => key).join('');
    if (words.length < length || !(length > 1 ? colourNames : compounds).has(value)) continue;
    const gaps = words.slice(1).map(({ start }, at) => text.slice(words[at]?.end ?? start, start));
    if (gaps.every((gap) => gap === ' ' || gap === '-')) {
      return { from, to: from + length, senses: [{ type: 'colour', value, language: 'en' }] };
    }
  }
  return undefined;
}

const BETWEEN_WORDS = /^(?:[ \u00a0\u202f'’\-‐/&]{1,2}|\.)$/;

/** Behind the last token of a phrase, of which the words before `at` end with token `last`; 0 where it does not go on so. */
function endOfPhrase(
  text: string,
  tokens: readonly Token[],
  last: number,
  entry: Entry,
  at = 1,
  free = MOST_FREE,
): number {
  const { keys, stem } = entry;
  const [before, token, key] = [tokens[last], tokens[last + 1], keys[at]];
  if (!before) return 0;
  const isInside = before.end - before.start === 1 && before.joined && !before.wordStart;
  if (key === undefined) return keys.length === 1 && isInside ? 0 : last + 1;
  const behind = key === FREE ? endOfPhrase(text, tokens, last, entry, at + 1) : 0;
  if (behind > 0) return behind;
  const fits = stem && at === keys.length - 1 ? token?.key.startsWith(key) : token?.key === key;
  if (!token || !(key === FREE ? free > 0 : fits)) return 0;
  const gap = text.slice(before.end, token.start);
  if (gap !== '' && !BETWEEN_WORDS.test(gap) && !(gap === '. ' && before.end - before.start <= 2)) return 0;
  const next = key === FREE ? at : at + 1;
  return endOfPhrase(text, tokens, last + 1, entry, next, key === FREE ? free - 1 : MOST_FREE);
}

const ARABIC = /^[\u0600-\u06ff]/;
const ARABIC_PREFIXES = ['وال', 'بال', 'فال', 'كال', 'ولل', 'لل', 'ال', 'و', 'ب', 'ل', 'ف'];

/** Arabic joins articles, conjunctions and prepositions to the word. */
function formsOf(word: string): string[] {
  if (!ARABIC.test(word)) return [word];
  const bare = ARABIC_PREFIXES.filter(
    (prefix) => word.startsWith(prefix) && word.length >= prefix.length + 2,
  );
  return [word, ...bare.map((prefix) => word.slice(prefix.length))];
}

/** Tokens with misspelt words of the order set right; names are left alone. */
export function mended(text: string, tokens: readonly Token[], languages: readonly string[]): Token[] {
  const active = new Set(languages);
  const unknown = tokens.map((token) => !isKnown(token.key, active) && !isName(text, token, languages[0]));
  return tokens.map((token, index) => {
    const meant = unknown[index] ? slips.candidates(token.key) : [];
    const key = meant.find((word) => languages.some((language) => keysOf.get(language)?.has(word)));
    return key === undefined ? token : { ...token, key };
  });
}

function isKnown(key: string, languages: ReadonlySet<string>): boolean {
  for (const language of languages) if (keysOf.get(language)?.has(key)) return true;
  return stemAt([{ key, start: 0, end: 0, joined: false, wordStart: true }], 0, languages) !== undefined;
}

/** A capital in the middle of a sentence begins a name, but in German, where every noun has one. */
function isName(text: string, token: Token, language: string | undefined): boolean {
  const word = text.slice(token.start, token.end);
  if (language === 'de' || !/^\p{Lu}.*\p{Ll}/u.test(word)) return false;
  return /[\p{L}\p{N},][ ’']$/u.test(text.slice(Math.max(0, token.start - 2), token.start));
}
