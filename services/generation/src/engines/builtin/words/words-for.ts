import { INTERFACE_LANGUAGES, INTERFACE_TABLE } from './interface-table.ts';
import type { InterfaceWords } from './interface-words.ts';

export interface WordsFor {
  words: InterfaceWords;
  /** False if English stands in for a language that we have no words for. */
  hasWords: boolean;
}

const COLUMNS: readonly string[] = INTERFACE_LANGUAGES;
const CACHE = new Map<number, InterfaceWords>();

/** Interface words for a BCP 47 tag. Traditional Chinese has no column of its own and takes the simplified one. */
export function wordsFor(language: string): WordsFor {
  const base = language.split('-')[0] ?? 'en';
  const column = COLUMNS.indexOf(base);
  return { words: wordsAt(Math.max(0, column)), hasWords: column !== -1 };
}

function wordsAt(column: number): InterfaceWords {
  const cached = CACHE.get(column);
  if (cached) return cached;
  const words: InterfaceWords = { ...INTERFACE_TABLE };
  for (const key of keysOf(words)) {
    const columns = INTERFACE_TABLE[key].split('|');
    words[key] = columns[column] ?? columns[0] ?? key;
  }
  CACHE.set(column, words);
  return words;
}

function keysOf(words: InterfaceWords): (keyof InterfaceWords)[] {
  return Object.keys(words).filter((key): key is keyof InterfaceWords => key in INTERFACE_TABLE);
}
