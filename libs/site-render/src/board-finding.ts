const FIGURE = /\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+)*/gu;
const WORD = new RegExp(`[\\p{L}\\p{M}]+|${FIGURE.source}`, 'gu');

/** Whether a text has a figure that none of the others has. */
export function hasFigureBeyond(text: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap((other) => other.match(FIGURE) ?? []));
  return (text.match(FIGURE) ?? []).some((figure) => !known.has(figure));
}

/** Whether a title has all words and figures of a text. */
export function saysAll(title: string, text: string): boolean {
  const wordsIn = (all: string): string[] => all.toLocaleLowerCase().match(WORD) ?? [];
  const known = new Set(wordsIn(title));
  return wordsIn(text).every((word) => known.has(word));
}
