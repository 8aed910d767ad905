/** A column: its heading, and what stands in it. */
export interface Column<T> {
  title: string;
  value(row: T): string | number | boolean | Date | undefined;
}

/** Rows under headings, padded to the widest entry. */
export function formatTable<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  if (rows.length === 0) return 'None.\n';
  const lines = [
    columns.map(({ title }) => title.toUpperCase()),
    ...rows.map((row) => columns.map((column) => show(column.value(row)))),
  ];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i] ?? ''))));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, i) => pad(cell, widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** One thing as lines of name and value. */
export function formatRecord<T>(record: T, columns: readonly Column<T>[]): string {
  const width = Math.max(...columns.map(({ title }) => title.length));
  return columns.map(({ title, value }) => `${pad(title, width)}  ${show(value(record))}\n`).join('');
}

function show(value: string | number | boolean | Date | undefined): string {
  if (value === undefined || value === '') return '-';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

const widthOf = (text: string): number => [...text].length;
const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
