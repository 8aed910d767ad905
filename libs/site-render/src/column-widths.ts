/** The cells of a table, its head and totals among them, and how wide its columns may be together. */
export interface Columns {
  rows: readonly (readonly string[])[];
  width: number;
  /** Of both sides of a cell. */
  padding: number;
  widthOf(text: string): number;
  /** What of a cell no line is to end in. */
  wordsOf(text: string): readonly string[];
}

/** How wide the columns of a table are. */
export interface ColumnWidths {
  widths: number[];
  /** Whether a cell has more than one line. */
  wraps: boolean;
  /** Whether the width has not room for the longest word of each column. */
  splits: boolean;
}

/** Columns share the width by what their cells hold; each has room for its longest word, if all of them do. */
export function columnWidths({ rows, width, padding, widthOf, wordsOf }: Columns): ColumnWidths {
  const count = Math.max(...rows.map((row) => row.length));
  const measured = Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const widestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf)) + padding + 1;
    const least = widestOf(cells.flatMap(wordsOf));
    const widest = widestOf(cells);
    return { least, widest, wanted: Math.max(least, Math.min(widest, width * 0.6), width / count / 2.5) };
  });
  const sumOf = (key: 'least' | 'wanted'): number => measured.reduce((sum, one) => sum + one[key], 0);
  const [least, wanted] = [sumOf('least'), sumOf('wanted')];
  if (wanted <= width) {
    const more = (width - wanted) / count;
    const widths = measured.map((one) => one.wanted + more);
    const wraps = measured.some((one, at) => one.widest > (widths[at] ?? 0) + 0.5);
    return { widths, wraps, splits: false };
  }
  if (least > width)
    return { widths: measured.map((one) => (one.least / least) * width), wraps: true, splits: true };
  const share = (width - least) / (wanted - least);
  const widths = measured.map((one) => one.least + (one.wanted - one.least) * share);
  return { widths, wraps: true, splits: false };
}
