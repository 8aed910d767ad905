import { type Column, fits, type Sizes } from './fit-text.ts';
import type { Level } from './frame-text.ts';
import type { FrameSize } from './presets.ts';
import type { TextRow } from './text-rows.ts';

/** The largest type that a specification may have. */
const LARGEST = 5000;

/** The largest value between two at which something holds, if it holds at the lower one. */
function largest(low: number, high: number, holds: (value: number) => boolean): number {
  let [sure, most] = [low, Math.max(low, high)];
  for (let step = 0; step < 12 && most - sure > low * 0.01; step += 1) {
    const middle = (sure + most) / 2;
    if (holds(middle)) sure = middle;
    else most = middle;
  }
  return sure;
}

/**
 * Sizes at which everything fits: the small text as large as its distance to the large allows, then the middle up to a
 * third of the large, then the large as large as there is room. Undefined if not even the smallest fits.
 */
export function fittedSizes(
  columns: readonly Column[],
  frame: FrameSize,
  smallest = frame.smallest,
): Sizes | undefined {
  const { short } = frame;
  const scale = scaleAmong(frame.scale, columns);
  const holds = (sizes: Sizes): boolean => fits(columns, sizes);
  const at = (small: number): Sizes => ({
    small,
    middle: small * Math.min(1.5, scale / 2),
    large: small * scale,
  });
  const even: Sizes = { small: smallest, middle: smallest, large: smallest };
  if (!holds(even)) return undefined;
  if (!isSaid(columns, 'large')) {
    // A table or a list alone is as large as it can be.
    const own = (small: number): Sizes => ({ small, middle: small * 1.25, large: small * 1.25 });
    return holds(own(smallest)) ? own(largest(smallest, short * 0.075, (small) => holds(own(small)))) : even;
  }
  let sizes = even;
  if (holds(at(smallest)))
    sizes = at(largest(smallest, Math.min(short * 0.045, LARGEST / scale), (small) => holds(at(small))));
  const growMiddle = (share: number): void => {
    const { large } = sizes;
    sizes = {
      ...sizes,
      middle: largest(sizes.middle, large * share, (middle) => holds({ ...sizes, middle })),
    };
  };
  growMiddle(frame.scale > 4 ? 0.3 : 0.5);
  const isCrowded = smallRows(columns).length > MOST_SMALL;
  const most = Math.min(
    LARGEST,
    Math.max(frame.height, frame.width),
    isCrowded ? sizes.small * scale * 1.25 : Number.POSITIVE_INFINITY,
  );
  sizes = { ...sizes, large: largest(sizes.large, most, (large) => holds({ ...sizes, large })) };
  growMiddle(scale > 4 ? 0.36 : 0.55);
  // A word too long for large type leaves no distance to keep: the rest is as large as can be read beside it.
  const isBound = sizes.large < smallest * scale;
  if (isBound) growMiddle(0.62);
  const distance = isBound ? 2.2 : scale;
  const bound = Math.max(smallest, Math.min(sizes.large / distance, sizes.middle / 1.25, short * 0.05));
  return { ...sizes, small: largest(sizes.small, bound, (small) => holds({ ...sizes, small })) };
}

/** So many rows of small type leave the largest as large as it can be. */
const MOST_SMALL = 4;

/** The rows that have small type alone. */
const smallRows = (columns: readonly Column[]): TextRow[] =>
  columns
    .flatMap(({ rows }) => rows)
    .filter(({ cells }) => cells.every(({ text }) => text.level === 'small'));

/** The more is said in small type, the nearer is the largest to it: a price list is read, not only seen. */
function scaleAmong(scale: number, columns: readonly Column[]): number {
  const small = smallRows(columns);
  const listed = small.filter(({ entry, cells }) => entry !== '' && cells.length > 1);
  const share = 1 - Math.max(0.16 * (small.length - MOST_SMALL), 0.14 * (listed.length - 1), 0);
  return Math.max(Math.min(scale, 2.4), scale * Math.max(0.45, share));
}

/** Whether a text of a level is among those of some columns. */
const isSaid = (columns: readonly Column[], level: Level): boolean =>
  columns.some(({ rows }) => rows.some(({ cells }) => cells.some(({ text }) => text.level === level)));
