import { type DocumentBlock, handHeight } from '@sitewright/site-spec';
import { questionIn } from '../../draft/marks.ts';
import type { DocumentWriter } from './document-writer.ts';

type Table = Extract<DocumentBlock, { type: 'table' }>;
type Align = Table['columns'][number]['align'];

const MOST_COLUMNS = 20;
const MOST_ROWS = 500;
const MOST_OPEN = 200;

export interface TableDraft {
  title: string;
  columns: { label: string; align?: Align | undefined }[];
  rows: string[][];
  totals: string[];
}

/** "12.02.", "3/11/2025". */
const isDate = (cell: string): boolean =>
  /^\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1(?:\p{Nd}{2,4})?$/u.test(cell.trim());

/** A cell that is a number with its unit or sign and no date, or empty: "1 250,50 €", "12 %", "–". */
const isFigure = (cell: string): boolean =>
  /\p{Nd}/u.test(cell)
    ? !/[年月日년월일]/u.test(cell) &&
      !isDate(cell) &&
      cell.replace(/[\p{Nd}\s.,'’%‰+−–()/:\p{Sc}-]/gu, '').length <= 3
    : cell.replace(/[–—-]/gu, '').trim() === '';

/** Columns of figures end where numbers end; one of dates or words, and the first, begin where text begins. */
function alignOf(rows: readonly string[][], column: number): Align {
  if (column === 0) return 'start';
  const cells = rows
    .map((row) => row[column] ?? '')
    .filter((cell) => cell.trim() !== '' && questionIn(cell) === undefined);
  const hasFigure = cells.some((cell) => /\p{Nd}/u.test(cell));
  return hasFigure && cells.every(isFigure) ? 'end' : 'start';
}

/** What is beyond the last column is kept in it. */
function fitted(row: readonly string[], width: number): string[] {
  const cells = Array.from({ length: width }, (_, index) => row[index] ?? '');
  if (row.length > width && width > 0)
    cells[width - 1] = row
      .slice(width - 1)
      .filter((cell) => cell !== '')
      .join(' · ');
  return cells;
}

/** Tables of words, one for every 500 rows; none where there is neither a column nor a row. */
export function tableBlocks(draft: TableDraft, ids: () => string, writer: DocumentWriter): DocumentBlock[] {
  const widths = [draft.columns.length, draft.totals.length, ...draft.rows.map((row) => row.length)];
  const width = Math.min(MOST_COLUMNS, Math.max(...widths));
  const { rows } = draft;
  const hasTotals = draft.totals.some((cell) => cell.trim() !== '');
  // Rows that say nothing are lines to write on.
  const isEmpty = rows.length === 0 && !hasTotals && draft.columns.every(({ label }) => label.trim() === '');
  if (width === 0 || isEmpty) return [];
  const count = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  return Array.from({ length: count }, (_, page) =>
    tableBlock(
      {
        ...draft,
        title: page === 0 ? draft.title : '',
        rows: rows.slice(page * MOST_ROWS, (page + 1) * MOST_ROWS).map((row) => fitted(row, width)),
        totals: page === count - 1 && hasTotals ? fitted(draft.totals, width) : [],
      },
      width,
      { id: ids(), writer },
    ),
  );
}

function tableBlock(
  draft: TableDraft,
  width: number,
  { id, writer }: { id: string; writer: DocumentWriter },
): Table {
  const texts = writer.texts();
  const open: { row: number; column: number }[] = [];
  const cellsOf = (field: string, cells: readonly string[], row: number): string[] =>
    cells.map((cell, column) => {
      if (questionIn(cell) !== undefined) open.push({ row, column });
      return handHeight(cell) !== undefined ? '' : (texts.plain(field, cell, 1000) ?? '');
    });
  const caption = texts.plain('caption', draft.title, 300);
  const named = draft.columns.map(({ label }) => label);
  const columns = fitted(named, width).map((label, column) => ({
    label: texts.plain('columns', label, 120) ?? '',
    align: draft.columns[column]?.align ?? alignOf(draft.rows, column),
  }));
  const rows = draft.rows.map((row, index) => cellsOf('rows', row, index));
  const totals = draft.totals.length === 0 ? undefined : cellsOf('totals', draft.totals, rows.length);
  return {
    id,
    type: 'table',
    caption,
    columns,
    rows,
    totals,
    rowMm: draft.rows
      .flat()
      .map(handHeight)
      .find((height) => height !== undefined),
    ...(open.length === 0 ? {} : { open: open.slice(0, MOST_OPEN) }),
    ...texts.marking(),
  };
}
