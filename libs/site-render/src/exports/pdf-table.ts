import { isBold } from '../document-layout.ts';
import { boundWords } from '../rich-text.ts';
import type { PdfText, PdfWriter } from './pdf-writer.ts';

/** The cells of a table, row by row. */
export interface TableContent {
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
}

/** Where a table stands and how it is set; lengths in points. */
export interface TableLook {
  x: number;
  y: number;
  width: number;
  style: PdfText;
  /** The colours of the rules between rows, and of the rule beneath the head. */
  line: string;
  head: string;
}

/** A table: rows as high as their highest cell, never cut by the end of a page. @returns where it ends. */
export function tablePdf(pdf: PdfWriter, table: TableContent, look: TableLook): number {
  let end = look.y;
  pdf.within('Table', () => {
    end = rowsPdf(pdf, table, look);
  });
  return end;
}

function rowsPdf(pdf: PdfWriter, { columns, rows, totals }: TableContent, look: TableLook): number {
  const { doc } = pdf;
  const { width, style } = look;
  const padding = style.size * 0.45;
  const ordered = pdf.rightToLeft ? columns.toReversed() : columns;
  const widths = columnWidths(pdf, { columns, rows, totals }, look);
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  let { y } = look;
  const rule = (weight: number, color: string): void =>
    pdf.artifact(() => {
      doc
        .moveTo(look.x, y)
        .lineTo(look.x + width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke();
    });
  const drawRow = (row: readonly string[], index: number): void => {
    const isTotal = totals !== undefined && index === all.length - 1;
    const strong = index === 0 || isTotal || isBold(rows, index - 1);
    const own: PdfText = { ...style, bold: strong };
    const cell = (at: number): string => row[at] || ' ';
    const height =
      Math.max(...columns.map((_, at) => pdf.heightOf(cell(at), own, (widths[at] ?? 0) - padding * 2))) +
      padding * 2;
    if (y + height > pdf.bottom() && y > doc.page.margins.top) {
      doc.addPage();
      y = doc.page.margins.top;
      if (index > 0) drawRow(all[0] ?? [], 0);
    }
    if (index === 0 || isTotal) rule(index === 0 ? 1 : 0.75, look.head);
    pdf.within('TR', () => {
      let x = look.x;
      for (const column of ordered) {
        const at = columns.indexOf(column);
        const wide = widths[at] ?? 0;
        const box = { x: x + padding, y: y + padding, width: wide - padding * 2 };
        pdf.text(index === 0 ? 'TH' : 'TD', cell(at), { ...own, align: column.align }, box);
        x += wide;
      }
    });
    y += height;
    const isLast = index === all.length - 1;
    if (index === 0) rule(0.75, look.head);
    else if (isLast) rule(1, look.head);
    else rule(0.25, look.line);
  };
  for (const [index, row] of all.entries()) drawRow(row, index);
  return y;
}

/** Columns share the width by what their cells hold; each has room for its longest word, if all of them do. */
function columnWidths(
  pdf: PdfWriter,
  { columns, rows, totals }: TableContent,
  { width, style }: TableLook,
): number[] {
  const padding = style.size * 0.9 + 1;
  const even = width / columns.length;
  const widest = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => pdf.widthOf(text, { ...style, bold: true }))) + padding;
  const measured = columns.map(({ label }, at) => {
    const cells = [label, ...rows.slice(0, 60).map((row) => row[at] ?? ''), totals?.[at] ?? ''];
    const least = Math.min(widest(cells.flatMap((cell) => boundWords(cell).split(/[ \n]/))), even * 1.5);
    return { least, wanted: Math.max(least, Math.min(Math.max(widest(cells), even / 3), even * 2.5)) };
  });
  const sumOf = (key: 'least' | 'wanted'): number => measured.reduce((total, one) => total + one[key], 0);
  const [least, wanted] = [sumOf('least'), sumOf('wanted')];
  if (wanted <= width || least >= width) return measured.map((one) => (one.wanted / wanted) * width);
  const share = (width - least) / (wanted - least);
  return measured.map((one) => one.least + (one.wanted - one.least) * share);
}
