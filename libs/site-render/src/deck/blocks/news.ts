import type { Chart, Dataset } from '@sitewright/site-spec';
import { kindOf } from '../../chart-kind.ts';

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

/** Whether what is to be seen in a chart is said neither over it nor by the names and numbers at its parts. */
export function isNews(chart: Chart, { rows }: Dataset, said: readonly string[]): boolean {
  const shows = kindOf(chart) === 'bar';
  const cells = rows.flat().filter((cell) => shows || typeof cell === 'string');
  const known = new Set(stemsOf([...said, ...cells.map((cell) => String(cell ?? ''))].join(' ')));
  const [all, ...over] = [chart.takeaway, ...said].map((text) => text.toLocaleLowerCase().trim());
  if (over.some((text) => text !== '' && all?.endsWith(text) === true)) return false;
  const own = stemsOf(chart.takeaway);
  return own.filter((stem) => known.has(stem)).length < own.length * SAID;
}
