import { meets } from '../../brief/datasets/meets.ts';
import { isTotalName } from '../../brief/datasets/profile.ts';
import type { ChartTable } from './chart-table.ts';
import type { ChartPlan } from './resolve-chart.ts';

/** The last row of a table that is what the others come to: one that says so, or is it in two numbers whatever its name. */
export function totalRow({ columns, rows }: ChartTable, isNamed = true): number | undefined {
  const [above, last] = [rows.slice(0, -1), rows.at(-1)];
  const isTotal = isTotalName(String(last?.[0] ?? ''));
  const sums = columns.filter(({ type }, at) => {
    const sum = above.reduce((total, row) => total + Number(row[at] ?? 0), 0);
    return type === 'quantitative' && sum !== 0 && Math.abs(sum - Number(last?.[at])) <= Math.abs(sum) * 1e-9;
  });
  const isKnown = isTotal || (!isNamed && sums.length > 1);
  return isKnown && sums.length > 0 && above.length > 1 ? above.length : undefined;
}

/** The rows that all conditions keep, but for a total of the others: beside them it would be drawn twice. */
export function keptRows({ where, table }: Pick<ChartPlan, 'where' | 'table'>): number[] {
  const total = totalRow(table);
  const isKept = (row: number): boolean =>
    where.every(({ column, op, values }) =>
      meets(column.cells[row] ?? null, op, values, column.periods?.order),
    );
  return table.rows.map((_, row) => row).filter((row) => row !== total && isKept(row));
}
