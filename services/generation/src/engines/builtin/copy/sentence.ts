import { lowerSameLength } from '../brief/source-text.ts';

/** What two sentences are compared by: letters and digits only, in lower case. */
export function sentenceKey(text: string): string {
  return lowerSameLength(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
