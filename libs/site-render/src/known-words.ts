/** So much of a sentence said already, it says nothing new. */
const SAID = 0.75;
/** Shorter words join others, and say little of their own. */
const SHORT_WORD = 3;
/** Words that begin alike are forms of one. */
const STEM = 5;

const stemsOf = (text: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text.toLocaleLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike === true && isTelling(segment))
    .map(({ segment }) => (/\p{N}/u.test(segment) ? segment.replace(/[.,]/gu, '') : segment.slice(0, STEM)));

/** A number, an ideograph, or a word of some length. */
const isTelling = (word: string): boolean =>
  /[\p{N}\p{Script=Han}\p{Script=Katakana}]/u.test(word) || word.length > SHORT_WORD;

/** Whether a text has nearly no word that others have not. */
export function isKnownFrom(text: string, said: readonly string[], most = SAID): boolean {
  const known = new Set(stemsOf(said.join(' ')));
  const own = stemsOf(text);
  return own.filter((stem) => known.has(stem)).length >= own.length * most;
}
