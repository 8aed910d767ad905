import { wordsOf } from '../../../packs/segmenter.ts';

export const countWords = (text: string, language: string): number => wordsOf(text, language).length;

/** Letters and figures of a text alone, in one case, by which two texts are told to say the same. */
export const plainly = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether what is shown holds every word and sign of a text, so that taking it apart loses nothing. */
export function holdsAllOf(text: string, shown: readonly string[], language: string): boolean {
  const there = new Map<string, number>();
  for (const word of wordsOf(shown.join(' '), language)) {
    const key = word.toLowerCase();
    there.set(key, (there.get(key) ?? 0) + 1);
  }
  const signs = (one: string): number => one.match(/[<>≤≥≈~±%‰°\p{Sc}]/gu)?.length ?? 0;
  if (signs(text) > signs(shown.join(' '))) return false;
  return wordsOf(text, language).every((word) => {
    const key = word.toLowerCase();
    const left = there.get(key) ?? 0;
    there.set(key, left - 1);
    return left > 0;
  });
}
