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
  /** How wide each is at least: as its longest word. */
  least: number[];
  /** Whether a cell has more than one line. */
  wraps: boolean;
  /** Whether the width has not room for the longest word of each column. */
  splits: boolean;
}

/** So many times what others have of the room left has a column that is to be written in. */
const WRITTEN_IN = 4;

/**
 * Columns share the width by what their cells hold; each has room for its longest word, if all of them do. Where not all can
 * stand in one line, the words of the head, which is read once, give way before those of the rows.
 */
export function columnWidths({ rows, width, padding, widthOf, wordsOf }: Columns): ColumnWidths {
  const count = Math.max(...rows.map((row) => row.length));
  const measured = Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const widestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf)) + padding + 1;
    const least = widestOf(cells.flatMap(wordsOf));
    const wantedOf = (texts: readonly string[]): number =>
      Math.max(least, Math.min(widestOf(texts), width * 0.6), width / count / 2.5);
    const isOpen = rows.length > 2 && cells.slice(1).every((cell) => cell === '');
    const room = isOpen ? WRITTEN_IN : 1;
    return { least, room, widest: widestOf(cells), rows: wantedOf(cells.slice(1)), all: wantedOf(cells) };
  });
  const sumOf = (key: 'least' | 'rows' | 'all' | 'room'): number =>
    measured.reduce((sum, one) => sum + one[key], 0);
  const [whole, all] = [sumOf('least'), sumOf('all')];
  const least = measured.map((one) => one.least);
  if (all <= width) {
    const more = (width - all) / sumOf('room');
    const widths = measured.map((one) => one.all + more * one.room);
    const wraps = measured.some((one, at) => one.widest > (widths[at] ?? 0) + 0.5);
    return { widths, least, wraps, splits: false };
  }
  if (whole > width)
    return { widths: least.map((one) => (one / whole) * width), least, wraps: true, splits: true };
  const [from, to] = sumOf('rows') <= width ? (['rows', 'all'] as const) : (['least', 'rows'] as const);
  const share = (width - sumOf(from)) / (sumOf(to) - sumOf(from));
  const widths = measured.map((one) => one[from] + (one[to] - one[from]) * share);
  return { widths, least, wraps: true, splits: false };
}
