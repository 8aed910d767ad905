import { AlignmentType, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

/** A table over the whole width; its first row is its head, said again on every page. */
export function tableOf(
  rows: readonly (readonly string[])[],
  aligns: readonly ('start' | 'center' | 'end')[],
  caption?: string,
): (Paragraph | Table)[] {
  const sides = { start: AlignmentType.START, center: AlignmentType.CENTER, end: AlignmentType.END };
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: aligns.map(
            (align, index) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [
                  new Paragraph({
                    alignment: sides[align],
                    children: [new TextRun({ text: row[index] ?? '', bold: at === 0 })],
                  }),
                ],
              }),
          ),
        }),
    ),
  });
  return [
    ...(caption === undefined
      ? []
      : [new Paragraph({ children: [new TextRun({ text: caption, italics: true })] })]),
    table,
    new Paragraph(''),
  ];
}
