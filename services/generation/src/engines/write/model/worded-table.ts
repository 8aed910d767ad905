import type { DraftDataset } from '../../draft/common.ts';
import type { PanelPart } from '../../draft/dataviz.ts';
import type { DatavizDraft } from '../../draft/draft.ts';
import { questionIn } from '../../draft/marks.ts';

/** The cells of "| Anna | chair |"; signs of emphasis mean nothing in one, and nobody is asked there. */
function cellsOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim());
  const own = cells.slice(cells[0] === '' ? 1 : 0, cells.at(-1) === '' ? -1 : undefined);
  return own.map((cell) => (questionIn(cell) === undefined ? cell.replaceAll('**', '') : ''));
}

/** "401,900", "−9.1 %", "€2.35": a column of nothing else holds numbers; "+6", what is added, is a word. */
const AMOUNT = /^[−-]?[$€£¥]?\s?\d[\d.,'’\s]*[$€£¥%]?$/u;

/** A line between the heads of a table and its rows: "|---|---|". */
const isRule = (line: string): boolean => !/[^\s|:-]/u.test(line);

/**
 * The table that the text of a tile is, its heads in the first line; undefined where it is none. A note that begins with figures
 * has no heads, unless there is a line under them: it tells hours or prices.
 */
function tableIn({ kind, dataset, ref, text }: PanelPart): { table: DraftDataset; rest: string } | undefined {
  if (dataset !== '' || (kind !== 'table' && kind !== 'note')) return undefined;
  const lines = text.split('\n');
  const rowed = lines.filter((line) => line.includes('|'));
  const [first = '', second = ''] = rowed;
  if (kind === 'note' && /\p{Nd}/u.test(first) && !isRule(second)) return undefined;
  const [heads = [], ...rows] = rowed.filter((line) => !isRule(line)).map(cellsOf);
  if (heads.length < 2 || rows.length === 0) return undefined;
  if (rows.some(({ length }) => length !== heads.length)) return undefined;
  const areAmounts = (at: number) => at > 0 && rows.every((row) => AMOUNT.test(row[at] ?? ''));
  const columns = heads.map((name, at) => ({
    ...{ name, unit: '' },
    type: areAmounts(at) ? ('quantitative' as const) : ('nominal' as const),
  }));
  const rest = lines.filter((line) => !line.includes('|')).join('\n');
  return { table: { ref: `${ref}-rows`, columns, rows, quote: '' }, rest: rest.trim() };
}

/** A board with the tables that its tiles hold as text, rows of words above all, among its datasets. */
export function withWordedTables<Given extends Pick<DatavizDraft, 'datasets' | 'parts'>>(
  draft: Given,
): Given {
  const found: DraftDataset[] = [];
  const parts = draft.parts.map((part) => {
    const read = tableIn(part);
    if (read === undefined) return part;
    found.push(read.table);
    return { ...part, kind: 'table' as const, dataset: read.table.ref, text: read.rest };
  });
  const others = draft.datasets.filter(({ ref }) => found.every((table) => table.ref !== ref));
  return { ...draft, datasets: [...others, ...found], parts };
}
