const segmenters = new Map<string, Intl.Segmenter>();

/** What parts a text into pieces of a sort as its language does; made once. */
export function segmenterOf(language: string, granularity: 'word' | 'grapheme' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  const known = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, known);
  return known;
}

/** The words of a text, without the spaces and signs between them; in scripts without spaces too. */
export const wordsOf = (text: string, language: string): string[] =>
  [...segmenterOf(language, 'word').segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

/** The sentences of a text with the spaces after them. */
export const sentencesOf = (text: string, language: string): string[] =>
  [...segmenterOf(language, 'sentence').segment(text)].map(({ segment }) => segment);
