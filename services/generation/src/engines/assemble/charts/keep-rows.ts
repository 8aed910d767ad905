import { meets } from '../../brief/datasets/meets.ts';
import type { ChartPlan } from './resolve-chart.ts';

type Condition = ChartPlan['where'][number];

const passes = ({ column, op, values }: Condition, row: number): boolean =>
  meets(column.cells[row] ?? null, op, values, column.periods?.order);

/** The rows that all conditions keep. */
export const keptRows = (plan: Pick<ChartPlan, 'where' | 'table'>): number[] =>
  plan.table.rows
    .map((_, row) => row)
    .filter((row) => plan.where.every((condition) => passes(condition, row)));
