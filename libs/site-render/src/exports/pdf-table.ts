import type { PdfWriter, TextStyle } from './pdf-writer.ts';

interface TableContent {
  caption?: string | undefined;
  columns: readonly { label: string; align: 'start' | 'center' | 'end' }[];
  rows: readonly (readonly string[])[];
  totals?: readonly string[] | undefined;
}

interface TableLook {
  width: number;
  body: TextStyle;
  muted: TextStyle;
  line: string;
}

const padding = 5;

/** A table: rows as high as their highest cell, never cut by the end of a page. */
export function tablePdf(
  pdf: PdfWriter,
  { caption, columns, rows, totals }: TableContent,
  look: TableLook,
): void {
  const { doc } = pdf;
  const left = doc.x;
  if (caption !== undefined) pdf.text('Caption', caption, look.muted);
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  const share = look.width / columns.length;
  const sides = {
    start: look.body.align ?? 'left',
    center: 'center',
    end: look.body.align === 'right' ? 'left' : 'right',
  } as const;
  for (const [index, row] of all.entries()) {
    const strong = index === 0 || (totals !== undefined && index === all.length - 1);
    const style: TextStyle = {
      ...look.body,
      bold: strong,
      size: 9.5,
      lineGap: 2,
      width: share - padding * 2,
    };
    const height =
      Math.max(...columns.map((_column, at) => pdf.heightOf(row[at] || ' ', style))) + padding * 2;
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
    const { y } = doc;
    for (const [at, { align }] of columns.entries()) {
      const spot = { x: left + at * share + padding, y: y + padding };
      pdf.text(index === 0 ? 'TH' : 'TD', row[at] || ' ', { ...style, align: sides[align] }, spot);
    }
    doc
      .moveTo(left, y + height)
      .lineTo(left + look.width, y + height)
      .lineWidth(strong ? 1 : 0.5)
      .strokeColor(look.line)
      .stroke();
    doc.x = left;
    doc.y = y + height;
  }
  doc.moveDown(1);
}
