/** So much of a sentence said already, it says nothing new. */
const SAID = 0.75;
/** Shorter words join others, and say little of their own; of scripts without case only those of one letter. */
const SHORT_WORD = { cased: 3, uncased: 1 };
/** Words that begin alike are forms of one. */
const STEM = 5;

const words = new Intl.Segmenter('und', { granularity: 'word' });

const stemsOf = (text: string): string[] =>
  [...words.segment(text.toLocaleLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike === true && isTelling(segment))
    .map(({ segment }) => (/\p{N}/u.test(segment) ? segment.replace(/[.,]/gu, '') : segment.slice(0, STEM)));

/** A number, an ideograph, or a word of some length. */
const isTelling = (word: string): boolean =>
  /[\p{N}\p{Script=Han}\p{Script=Katakana}]/u.test(word) ||
  word.length > (/\p{Lo}/u.test(word) ? SHORT_WORD.uncased : SHORT_WORD.cased);

/** Whether a text has nearly no word that others have not; of one that has only short words nothing is known. */
export function isKnownFrom(text: string, said: Iterable<string>, most = SAID): boolean {
  const own = stemsOf(text);
  if (own.length === 0) return text.trim() === '';
  const open = new Set(own);
  // There may be a table of what was said: it is read until enough is known.
  for (const each of new Set(said)) {
    if (stemsOf(each).filter((stem) => open.delete(stem)).length === 0) continue;
    if (own.filter((stem) => !open.has(stem)).length >= own.length * most) return true;
  }
  return false;
}
