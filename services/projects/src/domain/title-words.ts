const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The words of a text as search compares them: once each, without case and accents. Also cuts scripts that put
 * no blanks between words.
 */
export function titleWords(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (isWordLike !== true) continue;
    const folded = segment.normalize('NFKD').replace(/\p{M}/gu, '');
    words.add(folded === '' ? segment : folded);
  }
  return [...words];
}
