import type { ChartSpec } from '@sitewright/site-spec';
import type { Cell, Dataset } from '../datasets/dataset.ts';
import { passes } from './evaluate-chart.ts';

type Filter = Extract<NonNullable<ChartSpec['transform']>[number], { filter: unknown }>['filter'];

function fieldsOf(filter: Filter): string[] {
  if ('not' in filter) return [filter.not.field];
  if ('and' in filter) return filter.and.map((each) => each.field);
  if ('or' in filter) return filter.or.map((each) => each.field);
  return [filter.field];
}

/**
 * Draws from a table of only the rows that count, where dates are filtered that are on an axis too: Vega-Lite reads such
 * a column as dates before it filters, and then no text equals them.
 */
export function keepRows(
  spec: ChartSpec,
  dataset: Dataset,
  id: (prefix: string) => string,
): { spec: ChartSpec; dataset: Dataset } {
  const dates = new Set(
    dataset.fields.filter((field) => field.type === 'temporal').map((field) => field.name),
  );
  const { x, y, color, theta } = spec.encoding;
  const shown = new Set([x, y, color, theta].map((channel) => channel?.field));
  const filters = (spec.transform ?? []).flatMap((each) => ('filter' in each ? [each.filter] : []));
  const fields = [...new Set(filters.flatMap(fieldsOf))];
  if (!fields.some((field) => dates.has(field) && shown.has(field))) return { spec, dataset };
  const rows = dataset.rows.filter((row) => {
    const named: Record<string, Cell> = Object.fromEntries(
      dataset.fields.map((field, at) => [field.name, row[at] ?? null]),
    );
    return filters.every((filter) => passes(filter, named));
  });
  const { transform, ...rest } = spec;
  const others = (transform ?? []).filter((each) => !('filter' in each));
  return {
    spec: { ...rest, ...(others.length > 0 ? { transform: others } : {}) },
    dataset: {
      ...dataset,
      id: id('data'),
      rows,
      source: {
        kind: dataset.source.kind === 'illustrative' ? 'illustrative' : 'derived',
        method: `rows of ${dataset.title} kept by ${fields.join(', ')}`.slice(0, 300),
      },
    },
  };
}
