import { meets } from '../../brief/datasets/meets.ts';
import { isTotalName } from '../../brief/datasets/profile.ts';
import type { ChartTable } from './chart-table.ts';
import type { ChartPlan } from './resolve-chart.ts';

type Condition = ChartPlan['where'][number];

const passes = ({ column, op, values }: Condition, row: number): boolean =>
  meets(column.cells[row] ?? null, op, values, column.periods?.order);

/** The last row of a table, where it says that it is what the others come to, and is; beside them it would be drawn twice. */
export function totalRow({ columns, rows }: Pick<ChartTable, 'columns' | 'rows'>): number | undefined {
  const [above, last] = [rows.slice(0, -1), rows.at(-1)];
  if (last === undefined || above.length < 2 || !isTotalName(String(last[0] ?? ''))) return undefined;
  const isSum = columns.some(({ type }, at) => {
    const sum = above.reduce((total, row) => total + Number(row[at] ?? 0), 0);
    return type === 'quantitative' && sum !== 0 && Math.abs(sum - Number(last[at])) <= Math.abs(sum) * 1e-9;
  });
  return isSum ? above.length : undefined;
}

/** The rows that all conditions keep, but for a total of the others. */
export function keptRows({ where, table }: Pick<ChartPlan, 'where' | 'table'>): number[] {
  const total = totalRow(table);
  return table.rows
    .map((_, row) => row)
    .filter((row) => row !== total && where.every((condition) => passes(condition, row)));
}
