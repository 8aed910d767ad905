import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { TableContent } from '../pdf-table.ts';
import { markParagraph, type Place } from './docx-place.ts';

/** A table over the whole width; its first row is its head, said again on every page. */
export function tableOf(
  { columns, rows, totals }: TableContent,
  place: Place,
  caption?: string,
  mark?: string,
): (Paragraph | Table)[] {
  const { color, rtl } = place;
  const sides = { start: AlignmentType.START, center: AlignmentType.CENTER, end: AlignmentType.END };
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])];
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const rule = { style: BorderStyle.SINGLE, size: 4, color: color('border') };
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    visuallyRightToLeft: rtl,
    borders: {
      top: none,
      bottom: rule,
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: rule,
    },
    rows: all.map((row, at) => {
      const strong = at === 0 || (totals !== undefined && at === all.length - 1);
      const borders =
        at === 0 ? { bottom: { style: BorderStyle.SINGLE, size: 12, color: color('primary') } } : {};
      return new TableRow({
        tableHeader: at === 0,
        cantSplit: true,
        children: columns.map(
          ({ align }, index) =>
            new TableCell({
              margins: { top: 70, bottom: 70, left: 100, right: 100 },
              borders,
              children: [
                new Paragraph({
                  alignment: sides[align],
                  bidirectional: rtl,
                  keepNext: at === 0,
                  children: [
                    new TextRun({ text: row[index] ?? '', bold: strong, size: 19, rightToLeft: rtl }),
                  ],
                }),
              ],
            }),
        ),
      });
    }),
  });
  return [
    ...(caption === undefined
      ? []
      : [
          new Paragraph({
            keepNext: true,
            bidirectional: rtl,
            spacing: { after: 60 },
            children: [
              new TextRun({ text: caption, bold: true, size: 18, color: color('muted'), rightToLeft: rtl }),
            ],
          }),
        ]),
    table,
    ...(mark === undefined
      ? [new Paragraph({ spacing: { after: 120 }, children: [] })]
      : markParagraph(mark, place)),
  ];
}
