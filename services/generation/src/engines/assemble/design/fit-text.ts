import type { Colour } from './frame-colours.ts';
import type { Level, SetText } from './frame-text.ts';
import type { TextRow } from './text-rows.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box that texts are set in, one row under another, on one fill. */
export interface Column {
  box: Box;
  /** The area that it is the text of, up to the edges. */
  area: Box;
  fill: Colour;
  align: 'start' | 'center';
  /** `spread`: the head above, the rest below, and what is free between them. */
  valign: 'top' | 'middle' | 'bottom' | 'spread';
  rows: readonly TextRow[];
  /** Rules over listed rows. */
  isRuled: boolean;
  /** Share of its height that texts may fill; the rest is for an ornament. */
  fullness: number;
}

export type Sizes = Record<Level, number>;

export interface PlacedText {
  text: SetText;
  box: Box;
  fontSize: number;
  align: 'start' | 'center' | 'end';
  fill: Colour;
}

/** A column with its texts in place, and the room that is left free in it. */
export interface PlacedColumn {
  column: Column;
  texts: PlacedText[];
  /** Where rules stand, by their upper edge. */
  rules: Box[];
  free: Box;
}

interface MeasuredRow {
  height: number;
  gap: number;
  cells: {
    text: SetText;
    x: number;
    width: number;
    height: number;
    fontSize: number;
    align: 'start' | 'center' | 'end';
  }[];
  isNext: boolean;
  group: number;
}

/** Room around the words of a button, in em. */
const PAD = { x: 0.9, y: 0.5 };
const SLACK = 1.035;
const round = (value: number): number => Math.floor(value * 1000) / 1000;

/** Height and width of a text in a room; undefined where a word would have to be broken. */
function measureText(
  text: SetText,
  room: number,
  fontSize: number,
): { width: number; height: number } | undefined {
  const pad = text.isButton ? PAD.x * 2 : 0;
  const ems = room / fontSize - pad;
  if (ems <= 0 || text.measured.longest > ems) return undefined;
  const lines = text.measured.breakAt(ems);
  const height = (lines.length * text.lineHeight + (text.isButton ? PAD.y * 2 : 0)) * fontSize;
  // Signs that no font has may be measured as less than nothing, tracked as large type is.
  const width = Math.min(room, (Math.max(0, ...lines.map((line) => line.width)) + pad) * fontSize);
  // The narrowest box with as many lines leaves no word alone on the last.
  if (text.level === 'small' || lines.length < 2) return { width, height };
  let [narrow, wide] = [Math.max(text.measured.longest, ems / 2), ems];
  for (let step = 0; step < 6; step += 1) {
    const middle = (narrow + wide) / 2;
    if (text.measured.breakAt(middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  // A little wider than that: a word that just fits may not where type is drawn a little wider than it is measured.
  const slack = text.measured.breakAt(wide * SLACK).length === lines.length ? wide * SLACK : wide + 0.02;
  return { width: Math.min(room, (slack + pad) * fontSize), height };
}

function measureRow(
  row: TextRow,
  above: TextRow | undefined,
  column: Column,
  sizes: Sizes,
): MeasuredRow | undefined {
  const { width } = column.box;
  const gutter = row.cells.length > 1 ? sizes.small * 1.2 : 0;
  const cells: MeasuredRow['cells'] = [];
  let x = 0;
  for (const { text, share, align } of row.cells) {
    const room = (width - gutter * (row.cells.length - 1)) * share;
    const fontSize = round(sizes[text.level]);
    const measured = measureText(text, room, fontSize);
    if (measured === undefined) return undefined;
    const own = row.cells.length > 1 && !text.isButton ? room : measured.width;
    cells.push({ text, x, width: own, height: measured.height, fontSize, align });
    x += room + gutter;
  }
  const height = Math.max(...cells.map((cell) => cell.height));
  return {
    height,
    gap: gapAbove(row, above, column, sizes),
    cells,
    isNext: isNextEntry(row, above),
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

/** Within a group less than between groups; a rule has the same room on both sides. */
function gapAbove(
  row: TextRow,
  above: TextRow | undefined,
  { isRuled, rows, box }: Column,
  { small, large }: Sizes,
): number {
  if (above === undefined) return 0;
  // Where height is scarce or much is said, rows stand closer, so that their type is larger.
  const isMany = rows.length > MANY_ROWS || box.width > box.height * 1.5;
  const isLarge = [row, above].some(({ cells }) => cells.some(({ text }) => text.level === 'large'));
  if (row.group !== above.group) return small * (isMany ? 1.1 : 2) + (isLarge ? large * 0.12 : 0);
  if (isNextEntry(row, above)) return small * (isRuled ? (isMany ? 0.7 : 1.1) : isMany ? 0.3 : 0.6);
  if (row.entry !== '' && row.entry === above.entry) return small * 0.2;
  return small * 0.6 + (isLarge ? large * 0.08 : 0);
}

function measureColumn(column: Column, sizes: Sizes): MeasuredRow[] | undefined {
  const rows: MeasuredRow[] = [];
  let height = 0;
  for (const [index, row] of column.rows.entries()) {
    const measured = measureRow(row, column.rows[index - 1], column, sizes);
    if (measured === undefined) return undefined;
    height += measured.height + measured.gap;
    if (height > column.box.height * column.fullness) return undefined;
    rows.push(measured);
  }
  return rows;
}

/** Whether all texts have room at these sizes. */
export const fits = (columns: readonly Column[], sizes: Sizes): boolean =>
  columns.every((column) => measureColumn(column, sizes) !== undefined);

/** The row that begins the second part of a spread column: the first of the group behind the head. */
function splitOf(rows: readonly MeasuredRow[]): number {
  const head = rows.findIndex(({ cells }) => cells.some(({ text }) => text.level === 'large'));
  const group = rows[head]?.group;
  const after = rows.findIndex((row, index) => index > head && row.group !== group);
  return after === -1 ? rows.length : after;
}

/** Puts the rows of a column in place. */
export function placeColumn(column: Column, sizes: Sizes): PlacedColumn {
  const rows = measureColumn(column, sizes) ?? [];
  const { box, fill, align, valign } = column;
  const used = rows.reduce((sum, { height, gap }) => sum + height + gap, 0);
  // Things of a list take some of the room that is left, so that they are told apart.
  const nexts = rows.filter((row) => row.isNext).length;
  const air = Math.min((box.height - used) * 0.5, nexts * sizes.small * (column.isRuled ? 1.2 : 0.4));
  const apart = nexts === 0 ? 0 : Math.max(0, air) / nexts;
  const left = Math.max(0, box.height - used - apart * nexts);
  const split = valign === 'spread' ? splitOf(rows) : 0;
  let y = box.y + (valign === 'middle' ? left / 2 : valign === 'bottom' ? left : 0);
  const texts: PlacedText[] = [];
  const rules: Box[] = [];
  let free: Box = {
    x: box.x,
    y: box.y + used + apart * nexts,
    width: box.width,
    height: valign === 'top' ? left : 0,
  };
  for (const [index, row] of rows.entries()) {
    if (split === index && valign === 'spread') {
      free = { x: box.x, y, width: box.width, height: left + row.gap };
      y += left;
    }
    const gap = row.gap + (row.isNext ? apart : 0);
    y += gap;
    if (column.isRuled && row.isNext) rules.push({ x: box.x, y: y - gap / 2, width: box.width, height: 0 });
    for (const cell of row.cells) {
      const isCentred = align === 'center' && row.cells.length === 1;
      const x = isCentred ? (box.width - cell.width) / 2 : cell.x;
      texts.push({
        text: cell.text,
        box: { x: box.x + x, y, width: cell.width, height: cell.height },
        fontSize: cell.fontSize,
        align: isCentred ? 'center' : cell.align,
        fill,
      });
    }
    y += row.height;
  }
  if (valign === 'spread' && split >= rows.length) free = { x: box.x, y, width: box.width, height: left };
  return { column, texts, rules, free };
}

/** Room around the words of a button. */
export const innerBox = ({ text, box, fontSize }: PlacedText): Box =>
  text.isButton
    ? {
        x: box.x + PAD.x * fontSize,
        y: box.y + PAD.y * fontSize,
        width: box.width - PAD.x * 2 * fontSize,
        height: box.height - PAD.y * 2 * fontSize,
      }
    : box;
