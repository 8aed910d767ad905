import type { DraftChart } from '../../draft/common.ts';
import type { ChartTable } from '../charts/chart-table.ts';
import { keptRows, totalRow } from '../charts/keep-rows.ts';
import type { ChartPlan } from '../charts/resolve-chart.ts';
import type { AssembleContext } from '../context.ts';

/** Whether another chart ranks the names of bars, so that they have no order of their own, and their rows are in none either. */
export function isUnordered(
  { head }: AssembleContext,
  tables: readonly ChartTable[],
  { dataset, kind, x, series, sort }: DraftChart,
): boolean {
  const table = tables.find(({ ref }) => ref === dataset);
  const isNominal = table?.columns.find(({ name }) => name === x)?.type === 'nominal';
  const isRanked = head.charts.some((other) => other.x === x && other.sort.startsWith('value'));
  const isInOrder = table?.columns.some((_, at) => {
    const numbers = table.rows.map((row) => row[at]).filter((cell) => typeof cell === 'number');
    const ranked = numbers.toSorted((one, other) => one - other);
    return numbers.length > 1 && [ranked, ranked.toReversed()].map(String).includes(String(numbers));
  });
  const isBare = kind.startsWith('bar') && sort === 'data' && series === '';
  return isBare && isNominal && isRanked && isInOrder === false;
}

/** The rows of a table as its chart ranks them, those that it does not draw after them. */
export function rankedRows(plan: ChartPlan): ChartTable['rows'] | undefined {
  const { draft, aggregate, table, y } = plan;
  const [measure] = y;
  if (measure === undefined || aggregate !== 'none' || !draft.sort.startsWith('value')) return undefined;
  const sign = draft.sort === 'valueDown' ? -1 : 1;
  const drawn = keptRows(plan)
    .filter((at) => at !== totalRow(table, false))
    .toSorted((one, other) => sign * (Number(measure.values[one]) - Number(measure.values[other])));
  return [...drawn.map((at) => table.rows[at] ?? []), ...table.rows.filter((_, at) => !drawn.includes(at))];
}
