import type { FrameSize } from '../frame-format.ts';
import { type Column, fits, orphansAt, type Sizes } from './fit-text.ts';
import type { Level, TextRow } from './set-text.ts';

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

/** The headline comes so much nearer to the small text, step by step, until that is read at ease. */
const NEARER = [1, 0.85, 0.7, 0.6];
/** No headline is set nearer to the small text than this at first. */
const NEAREST = 2.8;
/** How many times larger the largest type is than the smallest, at least, where their frame would else be empty. */
export const nearestOf = (scale: number): number => Math.max(2.4, scale * 0.4);
/** And where it is full without that. */
const distanceOf = (scale: number): number => Math.max(NEAREST, scale * 0.6);
/** How many times the smallest type of a screen, and what share of the short side of print, is read at ease. */
const EASE = { screen: 1.4, print: 0.034, crowded: 0.02 };
/** Over this share of the side that a square of the same area has, text is no longer small. */
const MOST_SHARE = 0.045;
/** Small text of cards and labels may have this many millimetres, whatever share that is. */
const CARD = 3;
/** Much text of print that is held in the hand is read at ease in so many millimetres. */
const LEAFLET = 4;

/** The size from which small type is read at ease. */
function easeOf({ short, millimetre, smallest }: FrameSize, isCrowded: boolean): number {
  const card = millimetre === 0 ? 0 : CARD / millimetre;
  const onScreen = smallest * EASE.screen;
  // Much small type grows at the cost of what is to be seen first.
  const most = isCrowded ? Math.min(onScreen, short * EASE.print) : onScreen;
  const far = isCrowded
    ? Math.min(short * EASE.print, Math.max(short * EASE.crowded, LEAFLET / millimetre))
    : 0;
  return millimetre === 0 ? most : Math.max(far === 0 ? short * EASE.print : far, card);
}

/** A table or a list alone is as large as it can be. */
function listSizes(columns: readonly Column[], short: number, even: Sizes): Sizes {
  const own = (small: number): Sizes => ({ small, middle: small * 1.25, large: small * 1.25 });
  const holds = (small: number): boolean => fits(columns, own(small));
  return holds(even.small) ? own(largest(even.small, short * 0.075, holds)) : even;
}

/**
 * Sizes at which everything fits: the small text as large as its distance to the large allows, nearer to it where that
 * would be too small, then the middle, then the large as large as there is room. Undefined if not even the smallest fits.
 */
export function fittedSizes(
  columns: readonly Column[],
  frame: FrameSize,
  smallest = frame.smallest,
): Sizes | undefined {
  const { short } = frame;
  const side = Math.min(Math.sqrt(frame.width * frame.height), short * 1.6);
  const holds = (sizes: Sizes, within = columns): boolean => fits(within, sizes);
  const even: Sizes = { small: smallest, middle: smallest, large: smallest };
  if (!holds(even)) return undefined;
  if (!isSaid(columns, 'large')) return listSizes(columns, short, even);
  const isCrowded = smallRows(columns).length > MOST_SMALL;
  const ease = easeOf(frame, isCrowded);
  const farthest = scaleAmong(frame.scale, columns);
  let sizes = even;
  for (const share of NEARER) {
    const scale = Math.max(NEAREST, farthest * share);
    const at = (small: number): Sizes => ({
      small,
      middle: small * Math.max(1.2, Math.min(1.5, scale / 2)),
      large: small * scale,
    });
    if (holds(at(smallest)))
      sizes = at(largest(smallest, Math.min(ease, LARGEST / scale), (small) => holds(at(small))));
    if (sizes.small >= ease * 0.95) break;
  }
  const grow = (level: Level, most: number, within = columns): void => {
    sizes = {
      ...sizes,
      [level]: largest(sizes[level], most, (size) => holds({ ...sizes, [level]: size }, within)),
    };
  };
  grow('middle', Math.min(sizes.large * 0.4, sizes.small * 1.5));
  const above = sizes.small * farthest * (sharesColumn(columns) ? 1.5 : 1.8);
  const most = isCrowded ? Math.max(above, fillOf(columns, sizes.large)) : LARGEST;
  grow('large', Math.min(LARGEST, Math.max(frame.height, frame.width), most));
  const distance = distanceOf(farthest);
  const nearest = Math.min(sizes.large / distance, Math.max(ease, side * MOST_SHARE));
  grow('small', Math.min(nearest, sizes.middle / 1.15));
  grow('middle', sizes.large * (farthest > 4 ? 0.4 : 0.55));
  // A word too long for large type leaves no distance to keep: the rest is as large as can be read beside it.
  if (sizes.large < smallest * distance) grow('middle', sizes.large * 0.62);
  grow('small', Math.min(nearest, sizes.middle / 1.15));
  // A headline gives way first: what it leaves is filled.
  sizes = withoutOrphans(columns, sizes, { level: 'large', distance: distance * YIELDED });
  sizes = filled(columns, sizes, { scale: frame.formatScale, isCrowded });
  return withoutOrphans(columns, sizes, { level: 'middle' });
}

/** Ranks of type are told apart by this, beside the headline and among themselves. */
const APART = 1.25;
/** And by this where there is no need to come nearer. */
const SECOND = 1.7;

/** Where texts take less than this share of their column, it looks empty. */
const FULL = 0.85;
const lessFull = (column: Column): Column =>
  isSaid([column], 'middle') || isSaid([column], 'small')
    ? { ...column, fullness: column.fullness * FULL }
    : column;

/**
 * What a headline leaves free is the rest's: all of that grows together until the frame is filled. Where little is said
 * it comes nearer to the headline than its distance only in a frame that would else be empty.
 */
function filled(
  columns: readonly Column[],
  sizes: Sizes,
  { scale, isCrowded }: { scale: number; isCrowded: boolean },
): Sizes {
  const nearest = nearestOf(scale);
  const near = { distance: nearest, second: APART };
  if (isCrowded) return grownTogether(columns, sizes, near);
  const apart = grownTogether(columns, sizes, { distance: distanceOf(scale), second: SECOND });
  return grownTogether(columns.map(lessFull), apart, near);
}

/** The texts beside the headline, as large as a share of their columns and a distance to the largest let them be. */
function grownTogether(
  columns: readonly Column[],
  sizes: Sizes,
  { distance, second }: { distance: number; second: number },
): Sizes {
  const { large } = sizes;
  const small = Math.max(sizes.small, large / distance);
  const middle = Math.max(sizes.middle, large / second);
  const grown = (by: number): Sizes => ({
    large,
    middle: Math.min(middle, sizes.middle * by),
    small: Math.min(small, sizes.small * by),
  });
  const broken = brokenAt(columns, sizes);
  const holds = (own: Sizes): boolean => fits(columns, own) && brokenAt(columns, own) <= broken;
  if (!holds(sizes)) return sizes;
  const most = Math.max(small / sizes.small, middle / sizes.middle);
  let found = grown(largest(1, most, (by) => holds(grown(by))));
  const grow = (level: Level, most: number): void => {
    found = { ...found, [level]: largest(found[level], most, (size) => holds({ ...found, [level]: size })) };
  };
  // What comes second is told from the rest where there is room for that.
  grow('middle', Math.min(middle, found.small * APART));
  grow('small', Math.min(small, found.middle / APART));
  return found;
}

const cellsOf = (columns: readonly Column[]) =>
  columns.flatMap(({ rows, box }) =>
    rows.flatMap((row) => row.cells.map(({ text, share }) => ({ text, room: box.width * share }))),
  );

/** How many texts have a date, a number or a name that is parted by the end of a line. */
export const brokenAt = (columns: readonly Column[], sizes: Sizes): number =>
  cellsOf(columns).filter(({ text, room }) => text.measured.bound * sizes[text.level] * text.scale > room)
    .length;

/** The size at which the largest texts fill their measure in no more lines than at a given one. */
function fillOf(columns: readonly Column[], size: number): number {
  const fills = cellsOf(columns)
    .filter(({ text }) => text.level === 'large')
    .map(({ text: { measured }, room }) => {
      const lines = measured.breakAt(room / size).length;
      const holds = (own: number): boolean =>
        measured.longest <= room / own && measured.breakAt(room / own).length <= lines;
      return largest(size, room, holds);
    });
  return Math.min(...fills);
}

/** The share of its distance that a headline keeps where it gives way to a word alone. */
const YIELDED = 0.85;

/** A word alone on the last line of large type is worse than type that is a little smaller. */
const LESS = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.78, 0.74];

function withoutOrphans(
  columns: readonly Column[],
  sizes: Sizes,
  { level, distance = 1 }: { level: Level; distance?: number },
): Sizes {
  const nearest = Math.min(sizes.large, sizes.small * distance);
  const tried = LESS.map((share) => ({ ...sizes, [level]: sizes[level] * share })).filter(
    (one) => one.large >= nearest && one.large > one.middle && one.middle >= one.small && fits(columns, one),
  );
  const least = Math.min(...tried.map((one) => orphansAt(columns, one, level)));
  return tried.find((one) => orphansAt(columns, one, level) === least) ?? sizes;
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
  const share = 1 - Math.max(0.08 * (small.length - MOST_SMALL), 0.1 * (listed.length - 1), 0);
  return Math.max(Math.min(scale, 2.8), scale * Math.max(0.6, share));
}

/** Whether the largest type stands over small type, and takes from its room. */
const sharesColumn = (columns: readonly Column[]): boolean =>
  columns.some((column) => isSaid([column], 'large') && smallRows([column]).length > 0);

/** Whether a text of a level is among those of some columns. */
const isSaid = (columns: readonly Column[], level: Level): boolean =>
  columns.some(({ rows }) => rows.some(({ cells }) => cells.some(({ text }) => text.level === level)));
