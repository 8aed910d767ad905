import type { Box } from '../box.ts';
import type { FrameSize } from '../frame-format.ts';
import { plainText } from '../text.ts';
import type { Column, Sizes } from './fit-text.ts';
import { footStart } from './foot.ts';
import type { FrameLayout } from './layout-parts.ts';
import type { PicturedFrame } from './pictured.ts';
import { headEnd } from './place-column.ts';
import type { TextRow } from './set-text.ts';
import { brokenAt, fittedSizes } from './type-sizes.ts';

/** Rows parted into two columns, between groups, near the middle; the second is empty where there is one group. */
function halvesOf(rows: readonly TextRow[]): [readonly TextRow[], readonly TextRow[]] {
  const ends = rows.flatMap(({ group }, at) => (at > 0 && group !== rows[at - 1]?.group ? [at] : []));
  const fromMiddle = (at: number): number => Math.abs(at * 2 - rows.length);
  const [end = rows.length] = ends.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return [rows.slice(0, end), rows.slice(end)];
}

/** The columns of a layout with the rows that each has: its head, what follows or half of that, or its foot from `start` on. */
export function columnsOf(layout: FrameLayout, all: readonly TextRow[], start = footStart(all)): Column[] {
  const foot = layout.slots.some(({ part }) => part === 'foot') ? start : all.length;
  const rows = all.slice(0, foot);
  const split = headEnd(rows);
  const rest = rows.slice(split);
  const [restStart, restEnd] = halvesOf(rest);
  const parts = { all: rows, head: rows.slice(0, split), rest, restStart, restEnd, foot: all.slice(foot) };
  return layout.slots.map(({ part, ...slot }) => ({ ...slot, rows: parts[part] }));
}

/** A layout with its texts, and the sizes at which they fit. */
export interface FrameSetting {
  layout: FrameLayout;
  rows: readonly TextRow[];
  columns: Column[];
  sizes: Sizes;
  /** Where the rows of its foot begin, as they were before they were set beside each other. */
  foot?: number | undefined;
  /** Which of its composition's layouts it is. */
  at: number;
}

/** A layout with its texts at the sizes that fit; undefined where they do not. */
export function setIn(
  layout: FrameLayout,
  rows: readonly TextRow[],
  frame: FrameSize,
  { at = 0, smallest }: { at?: number; smallest?: number } = {},
): FrameSetting | undefined {
  const seen = { ...layout, slots: layout.slots.map((slot) => ({ ...slot, box: seenIn(frame, slot.box) })) };
  if (hasFigure(rows)) seen.slots = seen.slots.map((slot) => ({ ...slot, fullness: 1 }));
  const columns = columnsOf(seen, rows);
  // A plane with nothing on it says nothing.
  if (columns.length > 1 && columns.some(({ rows: own }) => own.length === 0)) return undefined;
  const sizes = fittedSizes(columns, frame, smallest);
  return sizes === undefined ? undefined : { layout: seen, rows, columns, sizes, at };
}

const LONGEST_FIGURE = 6;

/** Whether a figure is the picture of a frame: it takes what an ornament would have. */
export const hasFigure = (rows: readonly TextRow[]): boolean =>
  rows.some(({ cells }) =>
    cells.some(({ text: { level, text } }) => {
      const words = plainText(text);
      return level === 'large' && words.length <= LONGEST_FIGURE && /\p{Nd}/u.test(words);
    }),
  );

/** What of a box no sign of the screen lies on. */
function seenIn({ height, safeArea }: FrameSize, box: Box): Box {
  const y = Math.max(box.y, safeArea.top);
  return { ...box, y, height: Math.max(0, Math.min(box.y + box.height, height - safeArea.bottom) - y) };
}

/** What was kept free for an ornament that nothing is left for is for the texts. */
export function filledIn(setting: FrameSetting, frame: FrameSize): FrameSetting {
  const { layout, rows, at } = setting;
  const slots = layout.slots.map((slot) => ({ ...slot, fullness: 1 }));
  return setIn({ ...layout, slots }, rows, frame, { at }) ?? setting;
}

/** Around one axis no two columns of facts stand beside each other. */
export const isAxial = ({ slots }: FrameLayout): boolean => slots.some(({ align }) => align === 'center');

/** Whether the largest type is near enough to what the format asks for. */
export const isLarge = ({ sizes }: Pick<FrameSetting, 'sizes'>, frame: FrameSize): boolean =>
  sizes.large >= frame.smallest * frame.scale * 0.85;

/** A headline larger than its distance to the small text asks for counts no more: what is read with it counts instead. */
export const scoreOf = (
  { layout, columns, sizes }: FrameSetting,
  { scale }: FrameSize,
  weight: number,
): number => {
  const { large, middle, small } = sizes;
  return (
    Math.min(large, small * scale * 1.25) *
    middle *
    small ** weight *
    (layout.slots.length > 2 ? COLUMNED : 1) *
    (brokenAt(columns, sizes) > 0 ? BROKEN : 1)
  );
};

/** Two columns are worth their break where the type gets so much larger by them. */
const COLUMNED = 0.7;

/** A number or a date in two lines is worth avoiding. */
const BROKEN = 0.4;

/** The share of a frame that its motif takes, half of it counting at most, or its drawing as far as that fills its place. */
export function artShare(
  { art }: FrameLayout,
  { frame, drawing }: Pick<PicturedFrame, 'frame' | 'drawing'>,
): number {
  const areas = art.map(({ box: { width, height } }) => {
    if (drawing === undefined) return width * height;
    const scale = Math.min(width / drawing.width, height / drawing.height);
    return scale * scale * drawing.width * drawing.height;
  });
  return Math.min(0.5, areas.reduce((sum, area) => sum + area, 0) / (frame.width * frame.height));
}
