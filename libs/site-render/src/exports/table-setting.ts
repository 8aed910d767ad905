import { plainText } from '@sitewright/site-spec';
import { type ColumnWidths, columnWidths } from '../column-widths.ts';
import { boundWords } from '../rich-text.ts';
import { firstSpan, isBold } from '../table-rows.ts';
import { unbroken } from './text/break-points.ts';

/** The cells of a table, row by row. */
export interface TableContent {
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
}

/** The room of a table in points, and how its words are measured. */
export interface TableRoom {
  width: number;
  language: string;
  /** The size of all tables around it, no larger than which it is set. */
  most?: number;
  /** Shares of the columns, where they were asked for. */
  shares?: readonly number[] | undefined;
  /** The width of a bold text in a size. */
  widthOf(text: string, size: number): number;
}

/** The size of a table's type, the space on either side of a cell, and its columns, in points. */
export interface TableSetting extends ColumnWidths {
  size: number;
  padding: number;
}

/** As large as the text; a little smaller where all cells then stand in one line each. */
const USUAL = [11, 10.5, 10];
/** So many columns are more at ease in the smallest of these. */
const MANY = 4;
/** A cell of so few characters is one word: "Web A". */
const SHORT = 8;
/** Smaller type is better than a word in two parts. */
const SMALLER = [9.5, 9, 8.5, 8, 7.5, 7];

/** How a table of a document is set: the same in PDF and Word. Its words stand on the edges of the column of text. */
export function tableSetting({ columns, rows, totals = [] }: TableContent, room: TableRoom): TableSetting {
  const { width, language, most = Number.POSITIVE_INFINITY, shares, widthOf } = room;
  const cells = [columns.map(({ label }) => label), ...rows.slice(0, 60), totals].map((row, at) =>
    at > 0 && (row === totals || isBold(rows, at - 1)) && firstSpan(row) > 1 ? ['', ...row.slice(1)] : row,
  );
  const shown = cells.map((row) => columns.map((_, at) => boundWords(row[at] ?? '')));
  const words = new Map<string, readonly string[]>();
  const wordsOf = (text: string): readonly string[] => {
    const known =
      words.get(text) ??
      (text.length <= SHORT ? text.split('\n') : unbroken(text, language, 'words').map(plainText));
    words.set(text, known);
    return known;
  };
  const set = (size: number): TableSetting => {
    const padding = size * (size < 9 ? 0.35 : 0.5);
    const measured = columnWidths({
      rows: shown,
      width: width + padding * 2,
      padding: padding * 2,
      widthOf: (text) => widthOf(text, size),
      wordsOf,
    });
    return { size, padding, ...measured };
  };
  const usual = (columns.length > MANY ? USUAL.slice(-1) : USUAL.filter((size) => size <= most)).map(set);
  const setting =
    usual.find(({ wraps }) => !wraps) ??
    [...usual, ...SMALLER.map(set)].find(({ splits }) => !splits) ??
    set(SMALLER.at(-1) ?? 7);
  return { ...setting, widths: sharedOut(setting, shares) };
}

/** Columns by the shares that were asked for, where there are as many; each has room for its longest word. */
export function sharedOut({ widths, least }: ColumnWidths, shares: readonly number[] = []): number[] {
  const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
  if (shares.length !== widths.length || sumOf(least) > sumOf(widths)) return [...widths];
  let shared = [...least];
  for (let held: readonly number[] = [], before = -1; held.length > before; ) {
    const isHeld = (at: number): boolean => held.includes(at);
    const free = sumOf(widths) - sumOf(held.map((at) => least[at] ?? 0));
    const all = sumOf(shares.filter((_, at) => !isHeld(at)));
    shared = shares.map((share, at) => (isHeld(at) ? (least[at] ?? 0) : (share / all) * free));
    before = held.length;
    held = shared.flatMap((width, at) => (isHeld(at) || width < (least[at] ?? 0) ? [at] : []));
  }
  return shared;
}

/** Whether no word of a table is in two parts, nor makes it smaller than is usual. */
export const isWhole = ({ size, splits }: TableSetting): boolean => !splits && size >= Math.min(...USUAL);

/** The one size for the tables of a document: that of the smallest of those which no word makes smaller still. */
export function commonSize(tables: readonly { content: TableContent; room: TableRoom }[]): number {
  const sizes = tables.map(({ content, room }) => tableSetting(content, room).size);
  return Math.min(...USUAL.slice(0, 1), ...sizes.filter((size) => size >= Math.min(...USUAL)));
}
