import type { Dataset } from '@sitewright/site-spec';

export type { Dataset };
export type Field = Dataset['fields'][number];
export type Cell = Dataset['rows'][number][number];

/** The notations that a table can be written in. */
export type Notation = 'csv' | 'tsv' | 'markdown' | 'list' | 'prose' | 'json';

/** Rows of text as they stand in the prompt, before types are told. */
export interface RawTable {
  notation: Notation;
  title: string;
  header: string[];
  rows: string[][];
  /** Unit of the last column where it is said once for all of them: "(mm)". */
  unit?: string;
  /** Half-open range in UTF-16 units of the text. */
  from: number;
  to: number;
}

export interface DatasetWarning {
  code: string;
  message: string;
}

export interface DatasetReading {
  datasets: Dataset[];
  /** How each dataset was written, in the order of `datasets`. */
  notations: Notation[];
  /** The text with the tables taken out: the question about the data. */
  query: string;
  warnings: DatasetWarning[];
}

/** What a specification may hold of one dataset. */
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 40;
export const MAX_TABLES = 8;
/** Keeps a whole specification of several datasets under 1 MiB of JSON. */
export const MAX_CELL_UNITS = 300_000;
