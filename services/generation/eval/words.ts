const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Folds what typography changes and meaning does not: spaces, quotes, dashes, compatibility forms. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of a text in any script, in lower case. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(fold(text))]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment.toLowerCase());
}

/** Sentences long enough that saying them twice is a fault. */
export function sentencesOf(text: string): string[] {
  return fold(text)
    .split(/(?<=[.!?。！？؟।])\s*(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length >= 5);
}

/** The set of runs of `size` words. */
export function ngrams(words: string[], size: number): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + size <= words.length; at += 1) grams.add(words.slice(at, at + size).join(' '));
  return grams;
}
