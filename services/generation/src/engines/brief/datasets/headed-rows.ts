import { isYear } from '../../packs/periods.ts';
import { seriesColumns } from './series-columns.ts';

const NUMBER_CELL = /^[-+$€£]?\d[\d.,]*\s?[%€$£]?$/;

/** Rows that all begin with a name, or with years in a row, and go on with plain numbers: no row names the columns. */
export function isHeadless(rows: readonly (readonly string[])[]): boolean {
  return rows.every(
    ([label = '', ...values]) =>
      label !== '' &&
      label.length <= 40 &&
      (!NUMBER_CELL.test(label) || isYear(label)) &&
      values.length > 0 &&
      values.every((value) => NUMBER_CELL.test(value) && !isYear(value)),
  );
}

/** Rows of a table with a row of column names before them if they bring none. */
export function headedRows(rows: string[][], caption: string): string[][] {
  if (!isHeadless(rows)) return rows;
  const labels = rows.map((row) => row[0] ?? '');
  const [label, value] = seriesColumns(caption, labels);
  const width = (rows[0]?.length ?? 2) - 1;
  const values = width === 1 ? [value] : Array.from({ length: width }, (_, at) => `${value} ${at + 1}`);
  return [[label, ...values], ...rows];
}
