const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A last word that says how many play, not who. */
const ensemble = /^(?:solo|duo|duett|trio|qu[aiou]{1,3}\p{L}{1,3}t{1,2}[eo]?)$/iu;

/** The first sign of a text, whole as people see it. */
export const firstSign = (text = ''): string => [...graphemes.segment(text)][0]?.segment ?? '';

/** The first letters of the first and the last word of a name; of its first one, where it has no other. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const own = words.length > 2 && ensemble.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const ends = own.length > 1 ? [own[0], own.at(-1)] : own;
  return ends.map(firstSign).join('').toLocaleUpperCase();
}
