/** Rows of text as they stand in the prompt, before types are told. */
export interface RawTable {
  from: 'table' | 'prose';
  title: string;
  header: string[];
  rows: string[][];
  /** Unit of the last column where it is said once for all of them: "(mm)". */
  unit?: string;
  /** Half-open range in UTF-16 units of the text. */
  start: number;
  end: number;
}

/** What a specification may hold of one dataset. */
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 40;
export const MAX_TABLES = 12;
/** Keeps a whole specification of several datasets under 1 MiB of JSON. */
export const MAX_CELL_UNITS = 300_000;
