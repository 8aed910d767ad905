import type { Cell } from '../datasets/dataset.ts';
import type { Mention } from './mentions.ts';
import type { ChartPlan, Predicate } from './plan.ts';
import type { Column } from './profile.ts';

/** One thing that rows must meet, and where the query says so. */
export interface Condition {
  column: Column;
  /** As Vega-Lite has it; missing if it can only be said by listing the values that meet it. */
  predicate?: Predicate;
  meets: (cell: Cell) => boolean;
  /** A plain "is this value": two of these about one column mean one or the other. */
  isValue: boolean;
  from: number;
  to: number;
}

export interface FoundConditions {
  conditions: Condition[];
  having?: NonNullable<ChartPlan['having']>;
  havingAt?: [number, number];
  /** Columns all of whose values are named. */
  spread?: Column[];
}

/** The mention that a condition starts with: the last one of its column shortly before it. */
export function nearest(
  mentions: readonly Mention[],
  at: number,
  column?: Column,
  reach = 48,
): Mention | undefined {
  return mentions.findLast(
    (mention) =>
      mention.to <= at && at - mention.to <= reach && (column === undefined || mention.column === column),
  );
}
