/**
 * A text as it is compared: case, width, kinds of spaces, quote marks and dashes do not tell two texts apart, nor do the dots
 * that Turkish sets on an i.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0307/gu, '')
    .replace(/ı/gu, 'i')
    .replace(/[\u2018\u2019\u201a\u2032\u00b4`]/gu, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim();

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text, as they are compared. */
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(plain(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

/** Letters without accents and digits: for asking whether one text stands in another however it is set or typed. */
export const lettersOf = (text: string): string =>
  plain(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
