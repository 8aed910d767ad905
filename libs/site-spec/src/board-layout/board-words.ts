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
  /** Whether they stand beside what their place is for, and have a size of their own. */
  isBeside?: boolean;
}

/** Words measured once, to be set in many sizes. */
export interface MeasuredBlock extends Required<Omit<WordBlock, 'text'>> {
  measured: MeasuredText;
}

/** A line of words in its place; lengths in thousandths of the width of the sheet. */
export interface SetLine extends Pick<MeasuredBlock, 'font' | 'weight'> {
  text: string;
  /** Of its upper edge, from that of the room. */
  y: number;
  size: number;
  height: number;
}

/** Scripts with marks over and under their letters, whose lines stand further apart. */
const TALL = /[\u0590-\u074f\u0900-\u0eff\u1000-\u109f\u1780-\u17ff]/u;
const TALL_LEADING = 1.4;

/** Browsers break lines a little earlier than they are measured to. */
const SLACK = 1.03;

export function measuredBlock(block: WordBlock, { tokens }: Theme): MeasuredBlock {
  const { text, font = 'body', weight = 400, scale = 1, lineHeight = 1.4, after = 0 } = block;
  const { isBeside = false } = block;
  const [family] = tokens.font[font].$value;
  const measured = measureText(text, { weight, letterSpacing: 0, uppercase: false, family });
  const leading = TALL.test(text) ? Math.max(lineHeight, TALL_LEADING) : lineHeight;
  return { measured, font, weight, scale, lineHeight: leading, after, isBeside };
}

/** The sizes of words: of what their place is for, and of what stands beside it. */
export interface WordSizes {
  main: number;
  beside: number;
}

const sizeOf = ({ isBeside, scale }: MeasuredBlock, { main, beside }: WordSizes): number =>
  (isBeside ? beside : main) * scale;

/** The lines that words break into in a width. */
export const linesIn = ({ measured }: MeasuredBlock, width: number, size: number) =>
  measured.breakAt(width / size / SLACK);

/** How high words are in a width; undefined where one of them would have to be broken. */
export function wordsHeight(
  blocks: readonly MeasuredBlock[],
  width: number,
  sizes: WordSizes,
): number | undefined {
  let height = 0;
  for (const block of blocks) {
    const size = sizeOf(block, sizes);
    if (block.measured.longest > width / size / SLACK) return undefined;
    height += linesIn(block, width, size).length * size * block.lineHeight + size * block.after;
  }
  return height;
}

/** The lines of words, one under another. */
export function setLines(blocks: readonly MeasuredBlock[], width: number, sizes: WordSizes): SetLine[] {
  let y = 0;
  return blocks.flatMap((block) => {
    const size = sizeOf(block, sizes);
    const { font, weight, lineHeight, after } = block;
    const lines = linesIn(block, width, size).map(({ text }) => {
      const line = { text, font, weight, size, y, height: size * lineHeight };
      y += line.height;
      return line;
    });
    y += size * after;
    return lines;
  });
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
