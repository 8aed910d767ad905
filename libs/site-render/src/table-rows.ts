interface TableCells {
  columns: readonly { label: string }[];
  rows: readonly (readonly string[])[];
}

/** How high rows are that are to be written in by hand, in millimetres. */
const HAND_ROW = 9;

/** How high the rows of a table are that have room to write in, where it is one for that: its last row is empty, or its last column. */
export function handRow({ columns, rows, rowMm }: TableCells & { rowMm?: number | undefined }): number {
  const isEmpty = (cells: readonly string[]): boolean =>
    cells.length > 0 && cells.every((cell) => cell.trim() === '');
  const last = rows.map((row) => row[columns.length - 1] ?? '');
  const isOpen =
    isEmpty(rows.at(-1) ?? []) || (rows.length > 1 && columns.at(-1)?.label !== '' && isEmpty(last));
  return rowMm ?? (isOpen ? HAND_ROW : 0);
}

/** Whether a table has heads over its columns; one to be written in may have none. */
export const hasColumnHeads = ({ columns }: TableCells): boolean => columns.some(({ label }) => label !== '');

/** Whether a row says nothing in one of its columns, and is high enough to write there in a table for that. */
export const hasEmptyCell = (columns: TableCells['columns'], row: readonly string[]): boolean =>
  columns.some((_, at) => (row[at] ?? '') === '');

/** Whether a row of a table is the title of those under it, or a first sum of those over it: both are set bold. */
export function isBold(rows: readonly (readonly string[])[], at: number): boolean {
  const [row = [], before] = [rows[at], rows[at - 1]];
  const [first = '', ...others] = row;
  if (row.length < 3 || first === '') return false;
  const isBare = (cells: readonly string[]): boolean => cells.slice(1, -1).every((cell) => cell === '');
  if (others.every((cell) => cell === '')) return true;
  return row.length > 3 && isBare(row) && before !== undefined && !isBare(before);
}

/** How many columns the first cell of such a row or of a sum has to itself: all before the next that says something. */
export function firstSpan(row: readonly string[]): number {
  const next = row.findIndex((cell, at) => at > 0 && cell !== '');
  return next === -1 ? row.length : next;
}
