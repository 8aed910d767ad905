import type { ChartSpec } from '@sitewright/site-spec';
import type { Cell } from '../datasets/dataset.ts';

export type Mark = 'bar' | 'line' | 'area' | 'point' | 'arc' | 'rect';
export type Aggregate = 'count' | 'distinct' | 'sum' | 'mean' | 'median' | 'min' | 'max';
export type TimeUnit =
  | 'year'
  | 'quarter'
  | 'month'
  | 'day'
  | 'yearmonth'
  | 'yearquarter'
  | 'yearmonthdate'
  | 'yearweek';
export type Order = 'ascending' | 'descending';

/** What one axis shows: a column as it is, or a number made from it. A count needs no column. */
export interface Axis {
  field?: string;
  aggregate?: Aggregate;
  timeUnit?: TimeUnit;
  bin?: boolean;
}

/** One comparison, in the words of Vega-Lite. */
export type Predicate = Extract<
  Extract<NonNullable<ChartSpec['transform']>[number], { filter: unknown }>['filter'],
  { field: string }
>;
/** A row stays if, for each clause, one of its predicates holds. */
export type Clause = Predicate[];

/** A chart as the query asks for it, before it is written as Vega-Lite. */
export interface ChartPlan {
  mark: Mark;
  x: Axis;
  y: Axis;
  /** Column that splits marks by colour. */
  color?: string;
  /** Column that makes a mark of each of its values without showing which. */
  detail?: string;
  stack?: boolean;
  /** Bars lie: labels at the side. */
  horizontal?: boolean;
  /** Bars of different colours stand side by side. */
  dodge?: boolean;
  filters: Clause[];
  sort?: { by: 'x' | 'y'; order: Order };
  limit?: number;
  /** Keeps groups whose number, or whose number of rows, passes. */
  having?: { op: 'gt' | 'gte' | 'lt' | 'lte' | 'equal'; value: number; of: 'rows' | 'numbers' };
  /** True if the prompt named the mark or the columns; a rule chose otherwise. */
  asked: { mark: boolean; columns: boolean };
}

export type PlottedRow = Record<string, Cell>;
