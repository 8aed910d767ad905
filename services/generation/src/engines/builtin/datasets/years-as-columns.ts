import { isYear } from './calendar.ts';
import type { Cell, Dataset } from './dataset.ts';

const MAX_ROWS = 1000;

/**
 * A table whose columns are years (`country, 2021, 2022, 2023`) as one of name, year and value. Undefined for any other
 * table, and where the request is about one of the years.
 */
export function yearsAsRows(
  dataset: Dataset,
  request: string,
  words: { year: string; value: string },
): Dataset | undefined {
  const [name, ...years] = dataset.fields;
  const isWide =
    years.length >= 2 && years.every((field) => field.type === 'quantitative' && isYear(field.name));
  if (!name || !isWide || isYear(name.name) || dataset.rows.length * years.length > MAX_ROWS)
    return undefined;
  if (years.some((field) => request.includes(field.name))) return undefined;
  const unit = years[0]?.unit;
  const taken = name.name === words.year || name.name === words.value;
  return {
    ...dataset,
    id: `${dataset.id}-long`,
    fields: [
      taken ? { ...name, name: `${name.name} 1` } : name,
      { name: words.year, type: 'ordinal' },
      { name: words.value, type: 'quantitative', ...(unit ? { unit } : {}) },
    ],
    rows: dataset.rows.flatMap((row) =>
      years.map((field, at): Cell[] => [row[0] ?? null, Number(field.name), row[at + 1] ?? null]),
    ),
    source: {
      kind: 'derived',
      method: `columns ${years.map((field) => field.name).join(', ')} put under one another`.slice(0, 300),
    },
  };
}
