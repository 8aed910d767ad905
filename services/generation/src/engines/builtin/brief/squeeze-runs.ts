import type { Span } from './span.ts';

/** A prompt whose long runs of blanks and marks are cut, and the way back. */
export interface Squeezed {
  text: string;
  /** Where a span of the squeezed text stands in the prompt; both in code points. */
  rawSpan(span: readonly [number, number]): [number, number];
}

const longestRun = 200;
const LONG_RUN = new RegExp(`[^\\p{L}\\p{N}]{${longestRun + 1},}`, 'gu');

/**
 * Cuts runs without a letter or digit to what any layout or table needs. Readers try to match such marks from each
 * place in a run to its end; this bounds what that costs.
 */
export function squeezeRuns(prompt: string): Squeezed {
  const cuts: { at: number; removed: number }[] = [];
  let text = '';
  let from = 0;
  let points = 0;
  for (const { 0: run, index } of prompt.matchAll(LONG_RUN)) {
    const kept = [...run].slice(0, longestRun).join('');
    const piece = prompt.slice(from, index) + kept;
    text += piece;
    points += lengthOf(piece);
    cuts.push({ at: points, removed: lengthOf(run) - longestRun });
    from = index + run.length;
  }
  const back = (point: number): number =>
    cuts.reduce((sum, { at, removed }) => (at < point ? sum + removed : sum), point);
  return {
    text: text + prompt.slice(from),
    rawSpan: ([start, end]: Span) => [back(start + 1) - 1, back(end)],
  };
}

const lengthOf = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};
