import { withoutEnd } from '../../../brief/without-end.ts';
import type { DocumentWords } from '../../../packs/documents.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';
import { type DecimalMark, decimalMarkIn, decimalMarkOf } from './read-number.ts';

/** What amounts of one document are read by. */
export interface MoneyReading {
  language: string;
  words: DocumentWords;
  /** What number words come to. */
  numbers: ReadonlyMap<string, number>;
  decimalMark: DecimalMark;
  /** What an order calls something: by the first of its names that it says, else as usual. */
  nameOf(key: keyof DocumentWords['alsoCalled'], usual: string): string;
}

/** @param amounts as given; where they show a decimal mark it counts, else that of the language. */
export function moneyReading(language: string, amounts: readonly string[], order: string): MoneyReading {
  const words = languagePackOf(language).documents;
  return {
    nameOf: (key, usual) => {
      const said = [usual, ...(words.alsoCalled[key] ?? [])];
      return said.find((name) => saysOneOf(order, [withoutEnd(name.toLowerCase(), '.')])) ?? usual;
    },
    language,
    words,
    numbers: new Map(Object.entries(words.numbers)),
    decimalMark: decimalMarkIn(amounts) ?? decimalMarkOf(language),
  };
}

const LETTER = /[\p{L}\p{M}]/u;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/u;

/** Whether a text says one of some words, as a whole word or anywhere in scripts without spaces. */
export function saysOneOf(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => {
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
      if (UNSPACED.test(word)) return true;
      if (!LETTER.test(lower.charAt(at - 1)) && !LETTER.test(lower.charAt(at + word.length))) return true;
    }
    return false;
  });
}
