import type { AskedAggregate, AskedKind, Comparison, DataWords, PeriodUnit } from '../../../../packs/data.ts';
import { findLanguagePack, languagePackOf, languagePacks } from '../../../../packs/language-pack.ts';
import { type Word, wordsOf } from './words.ts';

type Lists = { [Key in keyof DataWords]: DataWords[Key] extends string[] ? Key : never }[keyof DataWords];

/** What a phrase of a question means. */
export type Cue =
  | Lists
  | `kind ${AskedKind}`
  | `make ${AskedAggregate}`
  | `is ${Comparison}`
  | `unit ${PeriodUnit}`;

/** A phrase found, at words `from` to `to` (exclusive). */
export interface Found {
  cue: Cue;
  from: number;
  to: number;
}

interface Phrase {
  cue: Cue;
  words: string[];
  isOpen: boolean;
}

/** Lists that tell of data, and mean nothing in a question by themselves. */
const ASIDE = new Set<string>('change scales months weekdays persons numbers same rates totals'.split(' '));
const isMeant = (entry: [string, unknown]): entry is [Lists, string[]] =>
  Array.isArray(entry[1]) && !ASIDE.has(entry[0]);

const lexicons = new Map<string, Map<string, Phrase[]>>();

function phrasesOf(data: DataWords): [Cue, readonly string[]][] {
  const groups = (prefix: string, lists: object) =>
    Object.entries(lists).map(([key, words]): [Cue, readonly string[]] => [asCue(`${prefix} ${key}`), words]);
  return [
    ...Object.entries(data).filter(isMeant),
    ...groups('kind', data.kinds),
    ...groups('make', data.aggregates),
    ...groups('is', data.comparisons),
    ...groups('unit', data.units),
  ];
}

const asCue = (name: string): Cue => {
  const isCue = (text: string): text is Cue => text.includes(' ');
  if (!isCue(name)) throw new TypeError(name);
  return name;
};

/** Phrases of a language and of English, by their first word. */
function lexiconOf(language: string, isAlone: boolean): Map<string, Phrase[]> {
  const key = `${language} ${isAlone}`;
  const known = lexicons.get(key);
  if (known) return known;
  const own = languagePackOf(language);
  const packs = new Set(isAlone ? [own] : [own, languagePackOf('en')]);
  const index = new Map<string, Phrase[]>();
  for (const { data } of packs) {
    for (const [cue, phrases] of phrasesOf(data)) {
      for (const phrase of phrases) {
        const isOpen = phrase.endsWith('*');
        const words = wordsOf(isOpen ? phrase.slice(0, -1) : phrase).map((word) => word.text);
        const first = words.length === 1 && isOpen ? '*' : (words[0] ?? '');
        index.set(first, [...(index.get(first) ?? []), { cue, words, isOpen }]);
      }
    }
  }
  lexicons.set(key, index);
  return index;
}

function fits({ words, isOpen }: Phrase, question: readonly Word[], at: number): boolean {
  return words.every((word, place) => {
    const said = question[at + place]?.text ?? '';
    return isOpen && place === words.length - 1 ? said.startsWith(word) : said === word;
  });
}

/** Every phrase of the question that means something, the longest of each meaning at each place. */
export function findCues(question: readonly Word[], language: string, isAlone = false): Found[] {
  const lexicon = lexiconOf(language, isAlone);
  const open = lexicon.get('*') ?? [];
  return question.flatMap((word, at): Found[] => {
    const best = new Map<Cue, number>();
    for (const phrase of [...(lexicon.get(word.text) ?? []), ...open]) {
      if (fits(phrase, question, at))
        best.set(phrase.cue, Math.max(best.get(phrase.cue) ?? 0, phrase.words.length));
    }
    return [...best].map(([cue, size]) => ({ cue, from: at, to: at + size }));
  });
}

const KEPT = /^(?:lead|not|unit|times)/;

/** Without words that mean something else in a longer phrase: the "total" of a "total number", "split" of "split it by". */
export const withoutParts = (cues: readonly Found[]): Found[] =>
  cues.filter(
    ({ cue, from, to }) =>
      KEPT.test(cue) ||
      !cues.some(
        (other) =>
          !KEPT.test(other.cue) && other.from <= from && to <= other.to && to - from < other.to - other.from,
      ),
  );

/** The language in which most words of a question mean something; the preferred one where two say as much. */
export function languageOfQuestion(text: string, preferred: string): string {
  const words = wordsOf(text.slice(0, 2000));
  const score = (language: string) =>
    new Set(
      findCues(words, language, true).flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, at) => from + at),
      ),
    ).size;
  const own = findLanguagePack(preferred)?.language ?? 'en';
  const others = languagePacks.map(({ language }) => language).filter((language) => language !== own);
  const mine = score(own);
  return (
    others
      .map((language) => ({ language, score: score(language) }))
      .filter(({ score: found }) => found > mine * 1.2 + 1)
      .toSorted((one, other) => other.score - one.score)[0]?.language ?? own
  );
}

/** Words of one meaning: "pay", "salary", "wage". */
export function sameWords(language: string): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>();
  let at = 0;
  for (const { data } of new Set([languagePackOf(language), languagePackOf('en')])) {
    for (const group of data.same) {
      at += 1;
      for (const word of wordsOf(group))
        groups.set(word.text, new Set([...(groups.get(word.text) ?? []), at]));
    }
  }
  return groups;
}
