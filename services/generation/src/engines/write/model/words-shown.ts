import type { Brief } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { wordsOf } from '../../draft/plain.ts';

/** Words as they are compared; "18,800" and "18 800" are one number, however it is set. */
export const comparable = (text: string): string[] =>
  wordsOf(text.replace(/(?<=\p{Nd})[.,'’\u00a0\u202f ](?=\p{Nd}{3}(?!\p{Nd}))/gu, ''));

export const isFigure = (word: string): boolean => /\p{Nd}/u.test(word);

/** Scripts that set no spaces between words: which of their signs make a word is anybody's guess. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);

/** Every word that a piece shows, those of its tables included. */
export function wordsShown({ draft }: Draft, datasets: Brief['datasets']): string[] {
  const { requested: _, ...shown } = draft;
  const oneLine = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/\s+/gu, ' ') : value;
  return comparable(JSON.stringify([shown, datasets], oneLine));
}
