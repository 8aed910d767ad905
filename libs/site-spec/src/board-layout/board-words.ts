import { type MeasuredText, measureText } from '../text-metrics.ts';
import type { Theme } from '../theme.ts';

/** Words that are set in one way; sizes are shares of that of their place. */
export interface WordBlock {
  text: string;
  font?: 'heading' | 'body';
  weight?: number;
  scale?: number;
  lineHeight?: number;
  /** What follows them before the next, in their own size. */
  after?: number;
}

/** Words measured once, to be set in many sizes. */
export interface MeasuredBlock {
  measured: MeasuredText;
  scale: number;
  lineHeight: number;
  after: number;
}

/** Browsers break lines a little earlier than they are measured to. */
const SLACK = 1.03;

export function measuredBlock(block: WordBlock, { tokens }: Theme): MeasuredBlock {
  const { text, font = 'body', weight = 400, scale = 1, lineHeight = 1.4, after = 0 } = block;
  const [family] = tokens.font[font].$value;
  const measured = measureText(text, { weight, letterSpacing: 0, uppercase: false, family });
  return { measured, scale, lineHeight, after };
}

/** How high words are in a size and a width; undefined where one of them would have to be broken. */
export function wordsHeight(
  blocks: readonly MeasuredBlock[],
  width: number,
  size: number,
): number | undefined {
  let height = 0;
  for (const { measured, scale, lineHeight, after } of blocks) {
    const own = size * scale;
    const ems = width / own / SLACK;
    if (measured.longest > ems) return undefined;
    height += measured.breakAt(ems).length * own * lineHeight + own * after;
  }
  return height;
}

/** The largest size between two at which a height holds; the least where none does. */
export function largestSize(
  heightAt: (size: number) => number | undefined,
  most: { height: number; from: number; to: number },
): number {
  let [low, high] = [most.from, Math.max(most.from, most.to)];
  const holds = (size: number): boolean => (heightAt(size) ?? Number.POSITIVE_INFINITY) <= most.height;
  if (holds(high)) return high;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
