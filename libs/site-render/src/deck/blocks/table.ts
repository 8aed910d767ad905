import { plainText, type SlideBlock } from '@sitewright/site-spec';
import { columnWidths } from '../../column-widths.ts';
import { smallInkOn } from '../../contrast.ts';
import { bound } from '../../rich-text.ts';
import type { TextStyle } from '../element.ts';
import { bodyStyle, type Fitted, type Room, stacked, words } from '../fitted.ts';

type Table = Extract<SlideBlock, { type: 'table' }>;

/** The rows of a table, its head first, and which of them are set bold. */
interface Rows {
  all: readonly string[][];
  isStrong: (at: number) => boolean;
}

/** How a table is set in a size. */
interface Setting {
  style: TextStyle;
  padding: number;
  widths: number[];
  heights: number[];
  /** Whether a cell has more than one line. */
  wraps: boolean;
  /** Whether a cell of few letters has. */
  breaks: boolean;
}

/** A cell of so few letters has one line: a head of two short words, a sum and its sign. */
const FEW = 14;
/** So has one that says from when to when, or from how much to how much. */
const RANGE = /^\P{L}{0,3}\p{N}.{0,18}\p{N}\S{0,4}$/u;
/** A table is set no smaller than this share of its size for that. */
const SMALLER = 0.8;

/** What rows have over and under their words together at least, in em: their words are the larger for it, and small ones all the more. */
const closeAt = (size: number): number => (size >= READ ? 0.55 : 0.4);
/** Type of so many points is read from the back. */
const READ = 24;

/** A table over the whole width: columns by what they hold, rows with air where there is room. */
export function tableFit(block: Table, width: number, room: Room): Fitted {
  const { look, scale } = room;
  const { rows, totals, caption } = block;
  const columns = alignedColumns(block);
  const bind = (row: readonly string[]): string[] => row.map((cell) => plainText(bound(cell)));
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])].map(
    bind,
  );
  const isStrong = (at: number): boolean => at === 0 || (totals !== undefined && at === all.length - 1);
  const { style, padding, widths, heights } = settingOf({ all, isStrong }, width, room);
  const height = sumOf(heights);
  const table: Fitted = {
    height,
    most: height + all.length * style.size * 1.4,
    draw(area) {
      const grown = evenRows(heights, area.height);
      const [fill, ink] = block.look?.fills ?? [];
      return [
        {
          kind: 'table',
          columns,
          rows: rows.map(bind),
          totals: totals === undefined ? undefined : bind(totals),
          style,
          widths,
          heights: grown,
          padding,
          line: look.border,
          head: look.strong,
          headLook: fill === undefined ? undefined : { fill, ink: smallInkOn(fill, ink, look.ink) },
          ...area,
          width,
        },
      ];
    },
  };
  if (caption === undefined) return table;
  const small = { ...bodyStyle(room, 15), color: look.muted };
  return stacked([words([{ tag: 'Caption', text: caption, style: small }], width, room), table], 8 * scale);
}

/** A little smaller, where all cells then stand in one line each, and no larger than usual, where short ones break. */
function settingOf(rows: Rows, width: number, room: Room): Setting {
  const { scale } = room;
  const usual = rows.all.length <= 7 && (rows.all[0]?.length ?? 0) <= 5 ? 19 : 16;
  const sizes = Array.from({ length: 7 }, (_, at) => usual - at).filter(
    (size) => size > usual - 3 || (size * scale >= usual && size >= usual * SMALLER),
  );
  const settings = sizes.map((size) => settingIn(size, rows, width, room));
  return (
    settings.find(({ wraps }) => !wraps) ??
    settings.find(({ breaks }) => !breaks) ??
    settingIn(usual, rows, width, room)
  );
}

const wordsIn = (text: string): string[] => text.split(/[ \n]/u);
const isWhole = (text: string): boolean => text.length <= FEW || RANGE.test(text);

/** The columns by the rows, whose head gives way, or by the head as well: as the table is less high. */
function settingIn(size: number, { all, isStrong }: Rows, width: number, room: Room): Setting {
  const { measure } = room;
  const style: TextStyle = { ...bodyStyle(room, size), leading: 1.25 };
  const strong = { ...style, bold: true };
  const padding = style.size * 0.5;
  const bold = new Set(
    all.filter((_, at) => isStrong(at)).flatMap((row) => row.flatMap((cell) => [cell, ...wordsIn(cell)])),
  );
  const widthsOf = (rows: Rows['all'], whole: boolean) =>
    columnWidths({
      rows,
      width,
      padding: padding * 2,
      widthOf: (text) => measure.width(text, bold.has(text) ? strong : style),
      wordsOf: (text) => (whole && isWhole(text) ? text.split('\n') : wordsIn(text)),
    });
  const heightsIn = (widths: readonly number[]): number[] =>
    all.map((row, index) => {
      const own = isStrong(index) ? strong : style;
      const lines = widths.map((wide, at) =>
        measure.height(row[at] || ' ', own, Math.max(10, wide - padding * 2)),
      );
      return Math.max(...lines) + closeAt(style.size) * style.size;
    });
  const { splits: breaks } = widthsOf(all, true);
  const settingBy = (rows: Rows['all']): Setting => {
    const { widths, wraps } = widthsOf(rows, !breaks);
    return { style, padding, widths, wraps, breaks, heights: heightsIn(widths) };
  };
  const usual = settingBy(all);
  if (!usual.wraps) return usual;
  const other = settingBy([...all.slice(0, 1), ...all]);
  return sumOf(other.heights) < sumOf(usual.heights) ? other : usual;
}

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, one) => sum + one, 0);

/** Rows as high as each other as far as there is room. */
function evenRows(heights: readonly number[], room: number): number[] {
  let [low, high] = [0, room];
  while (high - low > 0.1) {
    const level = (low + high) / 2;
    if (sumOf(heights.map((one) => Math.max(one, level))) > room) high = level;
    else low = level;
  }
  return heights.map((one) => Math.max(one, low));
}

const NUMBER = /^[^\p{L}\p{N}]{0,2}\p{N}[\p{N}.,'’\s]*(?:[^\p{N}\s]{1,12})?$/u;

/** Columns of numbers, most of whose cells are some, end where those do that have nothing else; what names the rows begins them. */
function alignedColumns({ columns, rows }: Table): Table['columns'] {
  if (columns.every(({ align }) => align !== 'end')) return columns;
  const isOfNumbers = (at: number): boolean => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => /[\p{L}\p{N}]/u.test(cell));
    return cells.filter((cell) => NUMBER.test(cell.trim())).length * 2 > cells.length;
  };
  return columns.map((column, at) =>
    at === 0 ? { ...column, align: 'start' } : isOfNumbers(at) ? { ...column, align: 'end' } : column,
  );
}
