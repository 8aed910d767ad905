import { evenly } from '../../draft/evenly.ts';
import { within } from '../ids.ts';
import { cleanText } from '../text/clean-text.ts';
import type { NodeTexts } from '../text/node-texts.ts';
import { type BlockContext, type BlockOf, textsOf } from './slide-context.ts';

type Table = BlockOf<'table'>;

const MOST_COLUMNS = 20;
/** Rows that can be read from the last seat. */
const MOST_ROWS = 10;

/** Whether a column holds figures, which stand at its end. */
function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.map(cleanText).filter((cell) => cell !== '' && cell !== '–' && cell !== '-');
  return (
    filled.length > 0 &&
    filled.every((cell) => /^[^\p{L}\d]{0,3}[\d.,\s\u00a0\u202f'’]+(?:[^\d]{0,12})$/u.test(cell.slice(0, 60)))
  );
}

/** A table as wide as its widest row, in pieces of so many rows as a slide shows; totals close the last. */
export function tableBlocks(from: BlockContext): Table[] {
  const { block, id, context } = from;
  const given = [block.columns, ...block.rows, block.totals];
  const width = Math.max(...given.map((row) => row.length));
  const rows = block.rows.filter((row) => row.some((cell) => cleanText(cell) !== ''));
  if (width === 0 || (rows.length === 0 && block.columns.every((cell) => cleanText(cell) === ''))) return [];
  if (width > MOST_COLUMNS) context.warn('too_many', `Only ${MOST_COLUMNS} of ${width} columns were kept.`);
  const count = Math.min(width, MOST_COLUMNS);
  const texts = textsOf(from);
  const columns = Array.from({ length: count }, (_, at) => ({
    label: texts.plain('columns', block.columns[at] ?? '', 120) ?? '',
    align: isNumeric(rows.map((row) => row[at] ?? '')) ? ('end' as const) : ('start' as const),
  }));
  const caption = block.kind === 'table' ? texts.plain('caption', block.heading, 300) : undefined;
  const pieces = rows.length <= MOST_ROWS + 2 ? [rows] : evenly(rows, MOST_ROWS);
  return pieces.map((piece, index): Table => {
    const read = context.texts();
    const cells = piece.map((row) => cellsOf(row, count, read));
    const isLast = index === pieces.length - 1 && block.totals.some((cell) => cleanText(cell) !== '');
    return {
      id: within(id, `r${index + 1}`),
      slot: block.slot,
      type: 'table',
      caption: index === 0 ? caption : undefined,
      columns,
      rows: cells,
      totals: isLast ? cellsOf(block.totals, count, read) : undefined,
      ...openCells(isLast ? [...piece, block.totals] : piece, count),
      ...(read.marking().placeholder === true ? { placeholder: true } : {}),
    };
  });
}

const cellsOf = (row: readonly string[], count: number, texts: NodeTexts): string[] =>
  Array.from({ length: count }, (_, at) => texts.plain('rows', row[at] ?? '', 1000) ?? '');

/** Which cells ask the owner for something. */
function openCells(rows: readonly string[][], count: number): Pick<Table, 'open'> {
  const open = rows.flatMap((cells, row) =>
    cells
      .slice(0, count)
      .flatMap((cell, column) => (cell.includes('[[') && cell.includes(']]') ? [{ row, column }] : [])),
  );
  return open.length === 0 ? {} : { open: open.slice(0, 200) };
}
