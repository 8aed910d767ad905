import { firstSpan, hasColumnHeads, hasEmptyCell, isBold } from '../table-rows.ts';
import type { PdfText, PdfWriter } from './pdf-writer.ts';
import { isWhole, type TableContent, type TableSetting, tableSetting } from './table-setting.ts';
import { together } from './together.ts';

/** Where a table stands and how it is set; lengths in points. */
export interface TableLook {
  x: number;
  width: number;
  language: string;
  /** The size of all tables around it. */
  most?: number;
  style: PdfText;
  /** The colours of the rules between rows, and of the rule beneath the head. */
  line: string;
  head: string;
  /** The colour of a last sum that is to be seen first. */
  sum?: string | undefined;
  /** Rules around all cells or none, or every second row on a plane of that colour. */
  form?: 'rows' | 'grid' | 'plain' | { zebra: string };
  /** How far words stand in from the edges of the table. */
  inset?: number;
  /** How high rows with an empty cell are at least. */
  hand?: number;
  /** Shares of the columns, where they were asked for. */
  shares?: readonly number[] | undefined;
  /** Gaps around the table as a share of the usual ones: those of its rows give way with them. */
  air?: number;
}

/** A table whose rows are measured, and that may be written where its look says. */
export interface LaidTable {
  /** What has to stand together: all of a short table, else its head and first rows. */
  least: number;
  /** What all of it takes. */
  height: number;
  /** Whether its words have room. */
  isWhole: boolean;
  /** Writes it from there on. @returns where it ends. */
  write(y: number): number;
}

/** So many rows at either end of a table are not parted from it. */
const TOGETHER = 2;

interface Row {
  cells: readonly string[];
  style: PdfText;
  height: number;
  /** How many columns the first cell reaches over. */
  span: number;
}

/** Lays out a table: rows as high as their highest cell, never cut by the end of a page. */
export function layTable(pdf: PdfWriter, table: TableContent, look: TableLook): LaidTable {
  const { columns, rows, totals } = table;
  const { width, language, most, inset = 0, hand = 0 } = look;
  const above = airOf(look);
  const widthOf = (text: string, size: number): number =>
    pdf.widthOf(text, { ...look.style, size, bold: true });
  const setting = tableSetting(table, {
    width: width - inset * 2,
    language,
    ...(most === undefined ? {} : { most }),
    shares: look.shares,
    widthOf,
  });
  const { size, padding, widths } = setting;
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  const measured = all.map((cells, index): Row => {
    const isTotal = totals !== undefined && index === all.length - 1;
    const bold = index === 0 || isTotal || isBold(rows, index - 1);
    const usual: PdfText = { ...look.style, size, leading: 1.3, bold };
    const span = bold && index > 0 ? firstSpan(cells) : 1;
    const roomOf = (at: number): number => cellWidth(widths, at, span) - padding * 2;
    const isGrown =
      isTotal &&
      look.sum !== undefined &&
      columns.every((_, at) => widthOf(cells[at] ?? '', size * GROWN) <= roomOf(at));
    const style = isGrown ? { ...usual, size: size * GROWN, color: look.sum ?? usual.color } : usual;
    const heights = columns.map((_, at) => pdf.heightOf(cells[at] || ' ', style, roomOf(at)));
    const isOpen = index > 0 && hasEmptyCell(columns, cells);
    const height = Math.max(...heights) + size * above * 2;
    const isBare = index === 0 && !hasColumnHeads(table);
    return { cells, style, span, height: isBare ? 0 : Math.max(height, isOpen ? hand : 0) };
  });
  const heights = measured.map(({ height }) => height);
  return {
    least: together(pdf, heights, TOGETHER + 1),
    height: heights.reduce((sum, height) => sum + height, 0),
    isWhole: isWhole(setting),
    write(y) {
      let end = y;
      pdf.within('Table', () => {
        end = writeRows(pdf, table, { ...look, ...setting, rows: measured, y });
      });
      return end;
    },
  };
}

/** The width of a cell, the first of which reaches over as many columns as it is told. */
const cellWidth = (widths: readonly number[], at: number, span: number): number =>
  widths.slice(at, at + (at === 0 ? span : 1)).reduce((sum, width) => sum + width, 0);

/** How much larger such a sum is. */
const GROWN = 1.25;
/** Space above and below a cell, in em, and the share of it that is left however close all stands: rows stay apart. */
const AIR = 0.38;
const LEAST_AIR = 0.5;
const airOf = ({ air = 1 }: TableLook): number => AIR * Math.min(1, Math.max(air, LEAST_AIR));

function writeRows(
  pdf: PdfWriter,
  { columns, totals }: TableContent,
  look: TableLook & TableSetting & { rows: readonly Row[]; y: number },
): number {
  const { doc } = pdf;
  const { padding, widths, size, rows, inset = 0 } = look;
  const ordered = pdf.rightToLeft ? columns.toReversed() : columns;
  let { y } = look;
  const rules = rulesOf(pdf, look);
  const writeRow = ({ cells, style, height, span }: Row, index: number): void => {
    const isTotal = totals !== undefined && index === rows.length - 1;
    // The last rows stand together on a page.
    const next = index === rows.length - TOGETHER ? (rows.at(-1)?.height ?? 0) : 0;
    if (y + height + next > pdf.bottom() && y > doc.page.margins.top) {
      pdf.page();
      y = doc.page.margins.top;
      const [head] = rows;
      if (index > 0 && head !== undefined) writeRow(head, 0);
    }
    // A sum has its row to itself up to its figure.
    const open = look.form === 'grid' && (look.hand ?? 0) === 0 && index > 0 ? firstSpan(cells) : span;
    rules.around(y, { height, span: open }, { index, isTotal });
    pdf.within('TR', () => {
      let x = look.x + inset - padding;
      for (const column of ordered) {
        const at = columns.indexOf(column);
        const wide = widths[at] ?? 0;
        const whole = cellWidth(widths, at, span);
        const start = pdf.rightToLeft ? x + wide - whole : x;
        const box = { x: start + padding, y: y + size * airOf(look), width: whole - padding * 2 };
        pdf.text(index === 0 ? 'TH' : 'TD', cells[at] || ' ', { ...style, align: column.align }, box);
        x += wide;
      }
    });
    y += height;
    rules.under(y, index);
  };
  for (const [index, row] of rows.entries()) writeRow(row, index);
  return y;
}

/** What parts the rows of a table and, where that was asked for, its cells. */
function rulesOf(
  pdf: PdfWriter,
  {
    x,
    width,
    inset = 0,
    padding,
    widths,
    rows,
    form = 'rows',
    head,
    line,
  }: TableLook & TableSetting & { rows: readonly Row[] },
) {
  const { doc } = pdf;
  const stroke = (
    weight: number,
    color: string,
    [x1, y1]: [number, number],
    [x2, y2]: [number, number],
  ): void =>
    pdf.artifact(() => {
      doc.lineWidth(weight).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
    });
  const across = (y: number, weight: number, color: string): void =>
    stroke(weight, color, [x, y], [x + width, y]);
  const isGrid = form === 'grid';
  return {
    /** Beside a row and over the first and the last, before its words are written. */
    around(
      y: number,
      { height, span }: Pick<Row, 'height' | 'span'>,
      { index, isTotal }: { index: number; isTotal: boolean },
    ): void {
      if (typeof form === 'object' && index > 0 && index % 2 === 0)
        pdf.artifact(() => doc.rect(x, y, width, height).fill(form.zebra));
      if (form !== 'plain' && (index === 0 || isTotal)) across(y, index === 0 ? 1 : 0.75, head);
      if (!isGrid) return;
      const inner = widths
        .slice(span - 1, -1)
        .map((_, at) => inset - padding + cellWidth(widths, 0, at + span));
      for (const from of [0, ...inner, width]) {
        const edge = pdf.rightToLeft ? x + width - from : x + from;
        stroke(0.5, head, [edge, y], [edge, y + height]);
      }
    },
    under(y: number, index: number): void {
      if (form === 'plain') return;
      if (index === 0) across(y, 0.75, head);
      else if (index === rows.length - 1) across(y, 1, head);
      else across(y, isGrid ? 0.5 : 0.25, isGrid ? head : line);
    },
  };
}
