import { isYear, monthIndex, quarterIndex } from './calendar.ts';
import type { Cell, Dataset } from './dataset.ts';

const MAX_ROWS = 1000;

export type ColumnPeriod = 'year' | 'month' | 'quarter';

/** What the names of all columns but the first are, if they are periods of one kind. */
export function columnPeriod({ fields }: Dataset): ColumnPeriod | undefined {
  const names = fields.slice(1).map((field) => field.name);
  if (names.length < 2 || fields.slice(1).some((field) => field.type !== 'quantitative')) return undefined;
  if (names.every(isYear)) return 'year';
  if (names.every((name) => monthIndex(name) !== undefined)) return 'month';
  return names.every((name) => quarterIndex(name) !== undefined) ? 'quarter' : undefined;
}

const isSaid = (name: string, request: string) =>
  request.split(/[^\p{L}\p{N}]+/u).some((word) => word.toLowerCase() === name.toLowerCase());

/**
 * A table whose columns are periods (`country, 2021, 2022, 2023`) as one of name, period and value. Undefined for any
 * other table, and where the request is about one of the periods.
 */
export function periodsAsRows(
  dataset: Dataset,
  request: string,
  words: { period: string; value: string },
): Dataset | undefined {
  const [name, ...years] = dataset.fields;
  const kind = columnPeriod(dataset);
  if (!name || !kind || isYear(name.name) || dataset.rows.length * years.length > MAX_ROWS) return undefined;
  if (years.some((field) => isSaid(field.name, request))) return undefined;
  const unit = years[0]?.unit;
  const taken = name.name === words.period || name.name === words.value;
  return {
    ...dataset,
    id: `${dataset.id}-long`,
    fields: [
      taken ? { ...name, name: `${name.name} 1` } : name,
      { name: words.period, type: 'ordinal' },
      { name: words.value, type: 'quantitative', ...(unit ? { unit } : {}) },
    ],
    rows: dataset.rows.flatMap((row) =>
      years.map((field, at): Cell[] => [
        row[0] ?? null,
        kind === 'year' ? Number(field.name) : field.name,
        row[at + 1] ?? null,
      ]),
    ),
    source: {
      kind: 'derived',
      method: `columns ${years.map((field) => field.name).join(', ')} put under one another`.slice(0, 300),
    },
  };
}
