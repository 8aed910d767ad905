import { readDate } from '../datasets/calendar.ts';
import { isIdName, periodOrder } from '../datasets/columns.ts';
import type { Cell, Dataset, Field } from '../datasets/dataset.ts';
import { stem, wordsOf } from './words.ts';

/** `period` is a month, weekday, quarter or year; `date` a day with or without a time. */
export type ColumnKind = 'number' | 'id' | 'period' | 'date' | 'category' | 'text';

export interface Column {
  name: string;
  at: number;
  kind: ColumnKind;
  field: Field;
  cells: Cell[];
  distinct: number;
  /** Every cell differs from every other. */
  isUnique: boolean;
  /** Cells are numbers, whatever they mean. */
  isNumeric: boolean;
  /** The natural order of periods. */
  order?: (cell: Cell) => number;
  hasTime: boolean;
  /** Stems of the table's own name: `ferry_name` of the ferries is called their name. */
  table: ReadonlySet<string>;
}

/** The key of a table: distinct numbers under the table's own name, or 1, 2, 3 … in the first column. */
function isKey(dataset: Dataset, at: number, cells: readonly Cell[], isUnique: boolean): boolean {
  const counts = at === 0 && cells.length >= 3 && cells.every((cell, row) => cell === row + 1);
  // "user, plan": numbered things with a group each; beside figures, 1, 2, 3 may be steps.
  const isPair = dataset.fields.length === 2 && dataset.fields[1]?.type === 'nominal';
  if (isUnique && counts && isPair) return true;
  if (!isUnique || dataset.fields.length < 3) return false;
  return counts || stem(dataset.fields[at]?.name ?? '') === stem(dataset.title);
}

function kindOf(field: Field, cells: readonly Cell[], order: unknown, distinct: number): ColumnKind {
  // Words that repeat are groups, even if the name says that they are keys.
  if (isIdName(field.name) && (cells.every((cell) => typeof cell !== 'string') || distinct === cells.length))
    return 'id';
  if (field.type === 'quantitative') return 'number';
  if (field.type === 'temporal') return 'date';
  if (order) return 'period';
  const lengths = cells.map((cell) => String(cell ?? '').length);
  return distinct > 12 && Math.max(0, ...lengths) > 60 ? 'text' : 'category';
}

/** What each column of a dataset is good for. */
export function columnsOf(dataset: Dataset): Column[] {
  const table = new Set(wordsOf(dataset.title).map((word) => word.stem));
  return dataset.fields.map((field, at): Column => {
    const cells = dataset.rows.map((row) => row[at] ?? null);
    const filled = cells.filter((cell) => cell !== null);
    const distinct = new Set(filled).size;
    const order = field.type === 'quantitative' ? undefined : periodOrder(cells);
    return {
      name: field.name,
      at,
      kind:
        isKey(dataset, at, cells, distinct === cells.length) && field.type === 'quantitative'
          ? 'id'
          : kindOf(field, cells, order, distinct),
      field,
      cells,
      distinct,
      isUnique: distinct === cells.length,
      isNumeric: filled.length > 0 && filled.every((cell) => typeof cell === 'number'),
      ...(order ? { order } : {}),
      table,
      hasTime: field.type === 'temporal' && filled.some((cell) => readDate(String(cell))?.hasTime),
    };
  });
}

export const isMeasure = (column: Column): boolean => column.kind === 'number';
export const isTime = (column: Column): boolean => column.kind === 'date' || column.kind === 'period';
/** Whether grouping by the column makes sense. */
export const isGroup = (column: Column): boolean =>
  column.kind === 'category' || isTime(column) || column.kind === 'id';
