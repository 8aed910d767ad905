import { plainText, type SlideBlock } from '@sitewright/site-spec';
import { columnWidths } from '../../column-widths.ts';
import { smallInkOn } from '../../contrast.ts';
import { bound } from '../../rich-text.ts';
import type { TextStyle } from '../element.ts';
import { bodyStyle, type Fitted, type Room, stacked, words } from '../fitted.ts';

type Table = Extract<SlideBlock, { type: 'table' }>;

/** How a table is set in a size. */
interface Setting {
  style: TextStyle;
  strong: TextStyle;
  padding: number;
  widths: number[];
  /** Whether a cell has more than one line. */
  wraps: boolean;
  /** Whether a cell of few letters has. */
  breaks: boolean;
}

/** A cell of so few letters has one line: a head of two short words, a sum and its sign. */
const FEW = 14;
/** A table is set no smaller than this share of its size for that. */
const SMALLER = 0.8;

/** What rows have over and under their words together at least, in em: their words are the larger for it. */
const CLOSE = 0.55;

/** A table over the whole width: columns by what they hold, rows with air where there is room. */
export function tableFit(block: Table, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const { rows, totals, caption } = block;
  const columns = alignedColumns(block);
  const bind = (row: readonly string[]): string[] => row.map((cell) => plainText(bound(cell)));
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])].map(
    bind,
  );
  const { style, strong, padding, widths } = settingOf(all, width, room);
  const isStrong = (at: number): boolean => at === 0 || (totals !== undefined && at === all.length - 1);
  const heights = all.map(
    (row, index) =>
      Math.max(
        ...columns.map((_, at) =>
          measure.height(
            row[at] || ' ',
            isStrong(index) ? strong : style,
            Math.max(10, (widths[at] ?? 0) - padding * 2),
          ),
        ),
      ) +
      CLOSE * style.size,
  );
  const height = heights.reduce((sum, one) => sum + one, 0);
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
function settingOf(all: readonly string[][], width: number, room: Room): Setting {
  const { scale } = room;
  const usual = all.length <= 7 && (all[0]?.length ?? 0) <= 5 ? 19 : 16;
  const sizes = Array.from({ length: 7 }, (_, at) => usual - at).filter(
    (size) => size > usual - 3 || (size * scale >= usual && size >= usual * SMALLER),
  );
  const settings = sizes.map((size) => settingIn(size, all, width, room));
  return (
    settings.find(({ wraps }) => !wraps) ??
    settings.find(({ breaks }) => !breaks) ??
    settingIn(usual, all, width, room)
  );
}

function settingIn(size: number, rows: readonly string[][], width: number, room: Room): Setting {
  const style: TextStyle = { ...bodyStyle(room, size), leading: 1.25 };
  const strong = { ...style, bold: true };
  const padding = style.size * 0.65;
  const widthsOf = (few: number) =>
    columnWidths({
      rows,
      width,
      padding: padding * 2,
      widthOf: (text) => room.measure.width(text, strong),
      wordsOf: (text) => (text.length <= few ? text.split('\n') : text.split(/[ \n]/u)),
    });
  const whole = widthsOf(FEW);
  const { widths, wraps } = whole.splits ? widthsOf(0) : whole;
  return { style, strong, padding, widths, wraps, breaks: whole.splits };
}

/** Rows as high as each other as far as there is room. */
function evenRows(heights: readonly number[], room: number): number[] {
  let [low, high] = [0, room];
  while (high - low > 0.1) {
    const level = (low + high) / 2;
    if (heights.reduce((sum, one) => sum + Math.max(one, level), 0) > room) high = level;
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
