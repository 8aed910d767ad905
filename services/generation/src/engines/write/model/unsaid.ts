import { type Brief, saidIn } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { lettersOf } from '../../draft/plain.ts';
import { comparable, isFigure, isUnspaced, wordsShown } from './words-shown.ts';

/** Passages told at most, and how much of each. */
const most = { passages: 36, length: 160 };
/** A passage of which more than this share stands nowhere is told. */
const mostMissing = 0.5;
/** A piece that holds less than this share of the message's words says it in another language: figures alone compare. */
const leastShared = 0.4;
/** Shorter words are particles in most languages. */
const shortest = 4;
/** Letters by which a word is known whatever its ending. */
const stem = 5;
/** A passage without a sign within it is looked at by so many words: a dictated message has no others. */
const breath = 12;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const isTelling = (word: string): boolean => isFigure(word) || isUnspaced(word) || word.length >= shortest;
/** Signs that part what is said from what is said beside it: a condition, an aside, an entry of a list. */
const between = /(?<=[,;:،؛])\s+|(?=\()|(?<=\))\s*|(?<=[，、；：])|\s(?=[–—]\s)/u;

/** A mail address or a link: of these every letter counts. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/\s+/u)
    .filter((word) => word.includes('@') || word.includes('://'))
    .map((word) => word.replace(/^\W*(?:https?:\/\/)?/iu, '').replace(/[^\p{L}\p{N}/]$/u, ''));

const passagesOf = (sentence: string): string[] =>
  sentence.split(between).flatMap((text) => {
    const words = text.trim().split(/\s+/u);
    const count = Math.ceil(words.length / breath);
    const size = Math.ceil(words.length / count);
    return Array.from({ length: count }, (_, at) => words.slice(at * size, (at + 1) * size).join(' '));
  });

/**
 * Passages of the message of which an address, a figure or most words stand nowhere in the piece, those with addresses and figures
 * first. Most are orders and remarks; what was forgotten is among them, and a reader of the whole tells it from them.
 */
export function unsaid({ segments, datasets }: Brief, draft: Draft): string[] {
  const shown = wordsShown(draft, datasets);
  const [found, run] = [new Set(shown), lettersOf(shown.join(''))];
  const stems = new Set(shown.map((word) => word.slice(0, stem)));
  const isFound = (word: string): boolean =>
    found.has(word) || (!isFigure(word) && word.length > stem && stems.has(word.slice(0, stem)));
  const sentences = saidIn(segments)
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => passagesOf(segment.trim())));
  const words = sentences.flat().flatMap((text) => comparable(text).filter(isTelling));
  const isTranslated = words.filter(isFound).length < words.length * leastShared;
  const isExact = (text: string): boolean =>
    comparable(text).some((word) => isFigure(word) && !found.has(word)) ||
    addressesIn(text).some((address) => !run.includes(lettersOf(address)));
  const isUnsaid = (text: string): boolean => {
    const own = comparable(text).filter(isTelling);
    const missing = own.filter((word) => !isFound(word));
    return isExact(text) || (!isTranslated && own.length > 1 && missing.length > own.length * mostMissing);
  };
  return (
    sentences
      .flatMap((passages) => joined(passages, isUnsaid))
      // "3." counts what follows.
      .filter((text) => /\p{L}/u.test(text))
      .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
      .slice(0, most.passages)
      .map((text) => text.slice(0, most.length).toWellFormed())
  );
}

/** Passages that hold something, each with its neighbours that hold it too. */
function joined(passages: readonly string[], holds: (text: string) => boolean): string[] {
  const runs: string[] = [];
  let isOpen = false;
  for (const text of passages) {
    const isIn = holds(text);
    if (isIn) runs.push(isOpen ? `${runs.pop()} ${text}` : text);
    isOpen = isIn;
  }
  return runs;
}
