import type { Cell, Dataset } from '../datasets/dataset.ts';
import { passes } from './evaluate-chart.ts';
import type { ChartPlan } from './plan.ts';

/**
 * A table of only the rows that count, for filters of dates that are on an axis too: Vega-Lite reads such a column as
 * dates before it filters, and then no text equals them.
 */
export function keepRows(
  plan: ChartPlan,
  dataset: Dataset,
  id: (prefix: string) => string,
): { plan: ChartPlan; dataset: Dataset } | undefined {
  const dates = new Set(
    dataset.fields.filter((field) => field.type === 'temporal').map((field) => field.name),
  );
  const shown = [plan.x.field, plan.y.field, plan.color].filter(
    (name) => name !== undefined && dates.has(name),
  );
  const clash = plan.filters.some((clause) => clause.some((predicate) => shown.includes(predicate.field)));
  if (!clash) return undefined;
  const rows = dataset.rows.filter((row) => {
    const named: Record<string, Cell> = Object.fromEntries(
      dataset.fields.map((field, at) => [field.name, row[at] ?? null]),
    );
    return plan.filters.every((clause) => passes({ or: clause }, named));
  });
  if (rows.length === 0) return undefined;
  const names = [...new Set(plan.filters.flat().map((predicate) => predicate.field))].join(', ');
  return {
    plan: { ...plan, filters: [] },
    dataset: {
      ...dataset,
      id: id('data'),
      rows,
      source: {
        kind: dataset.source.kind === 'illustrative' ? 'illustrative' : 'derived',
        method: `rows of ${dataset.title} filtered by ${names}`.slice(0, 300),
      },
    },
  };
}
