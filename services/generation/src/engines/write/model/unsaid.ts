import { type Brief, saidIn } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { comparable, isFigure, isUnspaced, wordsShown } from './words-shown.ts';

/** Sentences told at most, and how much of each. */
const most = { sentences: 24, length: 200 };
/** A sentence of which more than this share stands nowhere is told. */
const mostMissing = 0.5;
/** A piece that holds less than this share of the message's words says it in another language: figures alone compare. */
const leastShared = 0.4;
/** Shorter words are particles in most languages. */
const shortest = 4;
/** Letters by which a word is known whatever its ending. */
const stem = 5;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const isTelling = (word: string): boolean => isFigure(word) || isUnspaced(word) || word.length >= shortest;

/**
 * Sentences of the message of which a figure or most words stand nowhere in the piece. Most are orders and remarks; what was
 * forgotten is among them, and a reader of the whole tells it from them.
 */
export function unsaid({ segments, datasets }: Brief, draft: Draft): string[] {
  const found = new Set(wordsShown(draft, datasets));
  const stems = new Set([...found].map((word) => word.slice(0, stem)));
  const isFound = (word: string): boolean =>
    found.has(word) || (!isFigure(word) && word.length > stem && stems.has(word.slice(0, stem)));
  const sentences = saidIn(segments)
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    // "3." counts what follows.
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ text, words: comparable(text).filter(isTelling) }));
  const words = sentences.flatMap((sentence) => sentence.words);
  const isTranslated = words.filter(isFound).length < words.length * leastShared;
  return sentences
    .filter(({ words: own }) => {
      const missing = own.filter((word) => !isFound(word));
      return missing.some(isFigure) || (!isTranslated && missing.length > own.length * mostMissing);
    })
    .slice(0, most.sentences)
    .map(({ text }) => text.slice(0, most.length).toWellFormed());
}
