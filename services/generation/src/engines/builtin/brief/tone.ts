import { STYLE_WORDS, TONE_WORDS } from '../words/tone-words.ts';
import { PhraseIndex, phrasesOf, splitPhrases } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { overlaps } from './reading.ts';
import type { Segment } from './segments.ts';

const TONES = new PhraseIndex<string>(phrasesOf(TONE_WORDS));
const STYLES = new PhraseIndex<string>(
  splitPhrases(STYLE_WORDS).map((word): [string, string] => [word, word.replace('*', '')]),
);

/** Tones by their English names, in order of mention. */
export function readTone(reading: Reading, skip: readonly Segment[]): string[] {
  const hits = TONES.findAll(reading.lower, reading.tokens).filter(
    (hit) => !skip.some((other) => overlaps(hit, other)),
  );
  return [...new Set(hits.map((hit) => hit.value))].slice(0, 8);
}

/** Styles as the prompt words them, in lower case. */
export function readStyles(reading: Reading, skip: readonly Segment[]): string[] {
  const hits = STYLES.findAll(reading.lower, reading.tokens).filter(
    (hit) => !skip.some((other) => overlaps(hit, other)),
  );
  return [...new Set(hits.map((hit) => reading.lower.slice(hit.start, hit.end)))].slice(0, 8);
}

/** Whether words in lower case say only how it should feel or look: "elegant", "minimal". */
export function isToneOrStyle(lower: string): boolean {
  return [...TONES.findAll(lower), ...STYLES.findAll(lower)].some(
    (hit) => hit.start === 0 && hit.end === lower.length,
  );
}
