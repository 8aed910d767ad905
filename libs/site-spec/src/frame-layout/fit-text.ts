import type { Box } from '../box.ts';
import { balancedWidth, measureText, PAD, SLACK } from './measure-text.ts';
import type { Level, SetText, TextRow } from './set-text.ts';

/** A box that texts are set in, one row under another, on one fill. */
export interface Column {
  box: Box;
  /** The area that it is the text of, up to the edges. */
  area: Box;
  fill: string;
  align: 'start' | 'center';
  /** `spread`: the head above, the rest below, and what is free between them. */
  valign: 'top' | 'middle' | 'bottom' | 'spread';
  rows: readonly TextRow[];
  /** Rules over listed rows. */
  isRuled: boolean;
  /** Share of its height that texts may fill; the rest is for an ornament. */
  fullness: number;
  /** Whether words may stand at a point, where a frame has no corners. */
  holds?: (x: number, y: number) => boolean;
}

/** The size of type of each level. */
export type Sizes = Record<Level, number>;

/** A text in the size and lines that it was given, at its place. */
export interface PlacedText {
  text: SetText;
  box: Box;
  fontSize: number;
  align: 'start' | 'center' | 'end';
  fill: string;
}

/** A column with its texts in place, and the room that is left free in it. */
export interface PlacedColumn {
  column: Column;
  texts: PlacedText[];
  /** Where rules stand, by their upper edge. */
  rules: Box[];
  /** What groups of texts stand in. */
  boxes: Box[];
  free: Box;
}

/** A row with the room that its cells take. */
export interface MeasuredRow {
  height: number;
  gap: number;
  cells: {
    text: SetText;
    x: number;
    y: number;
    room: number;
    height: number;
    fontSize: number;
    align: 'start' | 'center' | 'end';
  }[];
  /** It has columns, and texts that end at the right of theirs. */
  isSplit: boolean;
  /** Rules stand over the rows of its group, leading from a thing to what it comes to. */
  isLed: boolean;
  isNext: boolean;
  group: number;
}

/** A table on a centred sheet is so many times as wide as its longest words. */
const LOOSE = 1.4;
/** Over and under a rule, in small type. */
const CLEAR = 0.7;
/** Room around the texts of a box, in small type. */
export const AROUND = 0.9;
/** Between texts that stand under one another in a cell, in small type. */
const UNDER = 0.45;
const round = (value: number): number => Math.floor(value * 1000) / 1000;

/** Nothing beside the largest type comes nearer to it than this. */
const BELOW = 0.85;

/** The size of a text in its room: an address or a long word beside the headline does not hold down all of its level. */
function sizeOf({ level, scale, measured, isButton, isBlank }: SetText, sizes: Sizes, room: number): number {
  const size =
    scale === 1 ? sizes[level] : Math.max(sizes[level], Math.min(sizes[level] * scale, sizes.large * BELOW));
  if (isBlank || size <= sizes.small || level === 'large') return size;
  return Math.max(
    sizes.small,
    Math.min(size, room / (measured.longest * SLACK + (isButton ? PAD.x * 2 : 0))),
  );
}

/** How many texts of a level end with a line of one short word at these sizes. */
export function orphansAt(columns: readonly Column[], sizes: Sizes, level: Level): number {
  const cells = columns.flatMap(({ rows, box }) =>
    rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, room: box.width * cell.share }))),
  );
  return cells.filter(({ text, room, share }) => {
    if (text.level !== level) return false;
    const fontSize = sizeOf(text, sizes, share === 1 ? room : Infinity);
    if (measureText(text, room, fontSize) === undefined) return false;
    const pad = text.isButton ? PAD.x * 2 : 0;
    const lines = text.measured.breakAt(balancedWidth(text, room, fontSize) / fontSize - pad + 0.001);
    const last = lines.at(-1);
    const longest = Math.max(...lines.map(({ width }) => width));
    return lines.length > 1 && last !== undefined && !/\s/u.test(last.text) && last.width < longest * 0.6;
  }).length;
}

/** From the top of a text to the foot of its first line, nearly. */
export const lineOf = (text: SetText, fontSize: number): number => fontSize * (text.lineHeight / 2 + 0.35);

/** A value that ends a row has its own line while the thing it is of, which can have several, keeps this share. */
const LEAST_THING = 0.45;

/** The shares of the cells of a row; a price that would be parted has more of it. */
function sharesOf(row: TextRow, whole: number, sizes: Sizes): number[] {
  const shares = row.cells.map(({ share }) => share);
  const [thing, value, ...more] = row.cells;
  if (thing === undefined || value?.align !== 'end' || more.length > 0 || row.isTiled) return shares;
  const size = sizeOf(value.text, sizes, Infinity);
  const widest = Math.max(...value.text.measured.breakAt(Infinity).map(({ width }) => width));
  const needed = (widest * size * SLACK) / whole;
  return needed <= value.share || needed > 1 - LEAST_THING ? shares : [1 - needed, needed];
}

function measureRow(
  row: TextRow,
  above: TextRow | undefined,
  { column, sizes, led }: { column: Column; sizes: Sizes; led: ReadonlySet<number> },
): MeasuredRow | undefined {
  const { width } = column.box;
  const gutter = row.cells.length > 1 ? sizes.small * 1.2 : 0;
  const widest = width - gutter * (row.cells.length - 1);
  const isHugged = row.ems !== undefined && column.align === 'center';
  const whole = isHugged ? Math.min(widest, (row.ems ?? 0) * sizes.small * LOOSE) : widest;
  let x = 0;
  const shares = sharesOf(row, whole, sizes);
  const places = row.cells.map((cell, at) => {
    const { text, ems = 0 } = cell;
    const share = shares[at] ?? cell.share;
    const hugged = ems === 0 ? whole : ems * sizeOf(text, sizes, Infinity) * SLACK;
    const own = cell === row.cells.at(-1) && !isHugged ? width - x : Math.min(whole * share, hugged);
    const around = text.isBoxed ? sizes.small * AROUND : 0;
    const place = { ...cell, x: x + around, room: own - around * 2, around };
    x += own + gutter;
    return place;
  });
  // What stands in columns has one size in all rows.
  const sizeAt = (text: SetText, room: number): number =>
    round(sizeOf(text, sizes, row.cells.length > 1 ? Infinity : room));
  // Words side by side stand on one line, however large each is.
  const line = Math.max(...places.map(({ text, room }) => lineOf(text, sizeAt(text, room))));
  const cells: MeasuredRow['cells'] = [];
  for (const { text: first, align: side, under = [], x: left, room, around } of places) {
    const align = row.isTiled && column.align === 'center' ? 'center' : side;
    let y = first.isBoxed ? around : line - lineOf(first, sizeAt(first, room));
    for (const text of [first, ...under]) {
      const fontSize = sizeAt(text, room);
      const measured = measureText(text, room, fontSize);
      if (measured === undefined) return undefined;
      if (text !== first) y += sizes.small * UNDER;
      cells.push({ text, x: left, y, room, height: measured.height, fontSize, align });
      y += measured.height;
    }
  }
  const isBoxed = row.cells.some(({ text }) => text.isBoxed);
  const height =
    Math.max(...cells.map((cell) => cell.y + cell.height)) + (isBoxed ? sizes.small * AROUND : 0);
  const isSplit = row.cells.length > 1;
  const isLed = led.has(row.group);
  const isNext = isNextEntry(row, above);
  const gap = gapAbove(row, above, column, sizes);
  return {
    height,
    gap: isNext && isLed ? Math.max(gap, sizes.small * CLEAR) : gap,
    cells,
    isSplit,
    isLed,
    isNext,
    group: row.group,
  };
}

/** Whether a row begins another thing of the list that the row above is of. */
const isNextEntry = (row: TextRow, above: TextRow | undefined): boolean =>
  above !== undefined &&
  row.group === above.group &&
  row.entry !== '' &&
  above.entry !== '' &&
  row.entry !== above.entry;

const MANY_ROWS = 12;

/** A line that is larger than the one over it by this is a head. */
const HEAD = 1.15;
const rankOf = ({ cells: [first] }: TextRow, sizes: Sizes): number =>
  first === undefined ? 0 : sizeOf(first.text, sizes, Infinity);

/** Within a group less than between groups; a rule has the same room on both sides. */
function gapAbove(
  row: TextRow,
  above: TextRow | undefined,
  { isRuled, rows, box }: Column,
  sizes: Sizes,
): number {
  if (above === undefined) return 0;
  const { small, large } = sizes;
  // Where height is scarce or much is said, rows stand closer, so that their type is larger.
  const isMany = rows.length > MANY_ROWS || box.width > box.height * 1.5;
  const isLarge = [row, above].some(({ cells }) => cells.some(({ text }) => text.level === 'large'));
  if (row.group !== above.group) return small * (isMany ? 1.1 : 1.5) + (isLarge ? large * 0.12 : 0);
  const apart = isLarge ? large * 0.15 : 0;
  // Who comes next is further away than what is told of the one before.
  const isTold = above.entry !== '' && rows.filter(({ entry }) => entry === above.entry).length > 1;
  if (isTold && !isRuled && row.entry === above.entry) return small * (isMany ? 0 : 0.1);
  if (isTold && !isRuled && isNextEntry(row, above)) return apart + small * (isMany ? 0.55 : 0.75);
  if (isNextEntry(row, above)) return apart + small * (isRuled ? (isMany ? 0.7 : 1.1) : isMany ? 0.3 : 0.6);
  if (row.entry !== '' && row.entry === above.entry) return small * 0.2;
  // What is larger than the line before it begins something.
  const isHead =
    !isLarge && (rankOf(row, sizes) > rankOf(above, sizes) * HEAD || row.isTiled !== above.isTiled);
  return small * (isHead ? 1 : 0.6) + (isLarge ? large * 0.08 : 0);
}

/** The groups whose rows have rules between them: all have the rules that one has. */
const ledGroups = ({ rows, isRuled }: Column): ReadonlySet<number> =>
  new Set(
    rows
      .filter(({ cells }) => cells.length > 1 && (isRuled || cells.at(-1)?.align === 'end'))
      .map(({ group }) => group),
  );

/** The rows of a column at some sizes; undefined where they do not fit. */
export function measureColumn(column: Column, sizes: Sizes): MeasuredRow[] | undefined {
  const rows: MeasuredRow[] = [];
  const led = ledGroups(column);
  let height = 0;
  for (const [index, row] of column.rows.entries()) {
    const measured = measureRow(row, column.rows[index - 1], { column, sizes, led });
    if (measured === undefined) return undefined;
    height += measured.height + measured.gap;
    if (height > column.box.height * column.fullness) return undefined;
    rows.push(measured);
  }
  return standsInside(rows, column, height) ? rows : undefined;
}

/** Whether rows in the middle of a column stand where words may. */
function standsInside(rows: readonly MeasuredRow[], { box, holds }: Column, height: number): boolean {
  if (holds === undefined) return true;
  let y = box.y + (box.height - height) / 2;
  return rows.every((row) => {
    y += row.gap;
    const top = y;
    y += row.height;
    return row.cells.every((cell) => {
      const half = balancedWidth(cell.text, cell.room, cell.fontSize) / 2;
      const middle = row.isSplit ? box.x + cell.x + cell.room / 2 : box.x + box.width / 2;
      return [top, y].every((at) => holds(middle - half, at) && holds(middle + half, at));
    });
  });
}

/** Whether all texts have room at these sizes. */
export const fits = (columns: readonly Column[], sizes: Sizes): boolean =>
  columns.every((column) => measureColumn(column, sizes) !== undefined);
