import { languagePacks } from '../../packs/language-pack.ts';
import { fold, type PeriodKind, periodsOf } from '../../packs/periods.ts';
import type { Dataset } from '../brief.ts';
import { isIdName } from './typed-columns.ts';

export type Cell = Dataset['rows'][number][number];

/** What a column of a dataset is good for. */
export interface Column {
  name: string;
  at: number;
  unit: string;
  cells: Cell[];
  /** `measure`: numbers to be drawn; `time`: dates and periods; `key`: numbers or codes of the rows; `group`: the rest. */
  role: 'measure' | 'time' | 'key' | 'group';
  /** Days with a date, which can be cut into months and years. */
  isDate: boolean;
  isNumeric: boolean;
  distinct: number;
  /** Every cell differs from every other. */
  isUnique: boolean;
  hasGaps: boolean;
  /** Kind and order of its periods. */
  periods?: { kind: PeriodKind; order: Map<string, number> };
  /** Numbers that are not added up: rates, prices, ages. */
  isRate: boolean;
  /** Numbers that already count or sum up: a column named Count, Total or Average. */
  isTotal: boolean;
  /** Such a column that does not say of what: "Count", not "Room count". */
  isBareTotal: boolean;
}

const nameWords = (name: string): string[] =>
  fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{M}\p{N}%]+/u)
    .filter((word) => word !== '');

const wordSet = (pick: (data: (typeof languagePacks)[number]['data']) => readonly string[]) =>
  new Set(languagePacks.flatMap(({ data }) => pick(data)).map(fold));
const rates = wordSet((data) => data.rates);
const totals = wordSet((data) => data.totals);

function roleOf(
  column: Dataset['columns'][number],
  at: number,
  cells: readonly Cell[],
  width: number,
): Column['role'] {
  const isUnique = new Set(cells).size === cells.length;
  const isNumeric = cells.every((cell) => typeof cell === 'number');
  if (isUnique && isIdName(column.name, isNumeric)) return 'key';
  if (column.type === 'quantitative') {
    const isCounter =
      at === 0 &&
      cells.length >= 3 &&
      width > 2 &&
      cells.every((cell, row) => typeof cell === 'number' && cell === Number(cells[0]) + row);
    return isCounter ? 'key' : 'measure';
  }
  if (column.type === 'temporal' || periodsOf(cells.filter((cell) => cell !== null).map(String)))
    return 'time';
  // T-501, T-502: a letter with a running number.
  const isCode =
    at === 0 &&
    isUnique &&
    width > 2 &&
    cells.length > 2 &&
    cells.every((cell) => /^\p{Lu}{1,4}[-_ ]?\d{1,8}$/u.test(String(cell)));
  return isCode ? 'key' : 'group';
}

export function columnsOf(dataset: Pick<Dataset, 'columns' | 'rows'>): Column[] {
  return dataset.columns.map((column, at): Column => {
    const cells = dataset.rows.map((row) => row[at] ?? null);
    const filled = cells.filter((cell) => cell !== null);
    const distinct = new Set(filled).size;
    const role = roleOf(column, at, cells, dataset.columns.length);
    const periods = role === 'time' ? periodsOf(filled.map(String)) : undefined;
    const words = nameWords(column.name);
    return {
      name: column.name,
      at,
      unit: column.unit,
      cells,
      role,
      isDate: column.type === 'temporal',
      isNumeric: filled.length > 0 && filled.every((cell) => typeof cell === 'number'),
      distinct,
      isUnique: distinct === cells.length,
      hasGaps: filled.length < cells.length,
      ...(periods ? { periods } : {}),
      isRate:
        column.unit === '%' || words.some((word) => rates.has(word) || rates.has(word.replace(/s$/, ''))),
      isTotal: words.some((word) => totals.has(word)),
      isBareTotal: isTotalName(column.name),
    };
  });
}

/** Whether a name says only that something is a total. */
export function isTotalName(name: string): boolean {
  const words = nameWords(name);
  return words.length > 0 && words.every((word) => totals.has(word));
}

/** The column that names the rows. */
export function labelColumn(columns: readonly Column[]): Column | undefined {
  const groups = columns.filter(
    (column) => column.role === 'group' || (column.role === 'time' && column.isUnique),
  );
  return (
    groups.find((column) => column.isUnique) ??
    columns.find((column) => column.role === 'key' && column.isUnique) ??
    groups[0]
  );
}
