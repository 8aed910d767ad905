import type { ChartSpec } from '@sitewright/site-spec';
import type { Cell, Dataset } from '../datasets/dataset.ts';
import { cutTime, evaluateChart } from './evaluate-chart.ts';
import { axisTitle } from './labels.ts';
import type { Axis, ChartPlan, PlottedRow } from './plan.ts';
import { type Column, columnsOf } from './profile.ts';

type Channel = NonNullable<ChartSpec['encoding']['x']>;
type Transform = NonNullable<ChartSpec['transform']>[number];

function fieldType(
  axis: Axis,
  column: Column | undefined,
  mark: ChartPlan['mark'],
): NonNullable<Channel['type']> {
  if (axis.aggregate || axis.bin) return axis.aggregate ? 'quantitative' : 'ordinal';
  if (!column) return 'nominal';
  if (mark === 'point' && column.isNumeric && column.kind !== 'period') return 'quantitative';
  if (axis.timeUnit) return axis.timeUnit === 'yearmonthdate' ? 'temporal' : 'ordinal';
  if (column.kind === 'id' || (column.kind === 'number' && mark === 'bar')) return 'ordinal';
  return column.field.type;
}

function channelOf(axis: Axis, columns: readonly Column[], mark: ChartPlan['mark']): Channel {
  const column = columns.find((each) => each.name === axis.field);
  const counts = axis.aggregate === 'count' ? {} : axis.field ? { field: axis.field } : {};
  return {
    ...counts,
    ...(axis.aggregate ? { aggregate: axis.aggregate } : {}),
    ...(axis.timeUnit ? { timeUnit: axis.timeUnit } : {}),
    ...(axis.bin ? { bin: true } : {}),
    type: fieldType(axis, column, mark),
    title: axisTitle(axis, column),
  };
}

/** Periods stand in their own order, whatever the alphabet says. */
function periodSort(column: Column | undefined, axis: Axis): Cell[] | undefined {
  if (!column?.order || axis.timeUnit || column.isNumeric) return undefined;
  const { order } = column;
  return [...new Set(column.cells)]
    .filter((cell) => cell !== null)
    .sort((left, right) => order(left) - order(right))
    .slice(0, 500);
}

function sortFor(
  plan: ChartPlan,
  column: Column | undefined,
  baseType: Channel['type'],
): Channel['sort'] | undefined {
  const natural = periodSort(column, plan.x);
  if (plan.sort?.by === 'y') return plan.sort.order === 'descending' ? '-y' : 'y';
  if (plan.sort?.by === 'x') {
    if (natural) return plan.sort.order === 'descending' ? [...natural].reverse() : natural;
    return plan.sort.order;
  }
  if (natural) return natural;
  const isBars = plan.mark === 'bar' && !plan.color && baseType === 'nominal';
  return isBars ? '-y' : undefined;
}

function transforms(plan: ChartPlan): Transform[] {
  return plan.filters.map((clause): Transform => {
    const [first] = clause;
    return { filter: clause.length === 1 && first ? first : { or: clause } };
  });
}

const passesHaving = (value: Cell, having: NonNullable<ChartPlan['having']>): boolean => {
  if (typeof value !== 'number') return false;
  if (having.op === 'equal') return value === having.value;
  if (having.op === 'gt') return value > having.value;
  if (having.op === 'gte') return value >= having.value;
  return having.op === 'lt' ? value < having.value : value <= having.value;
};

/** How many rows each group has, whatever is drawn of it. */
function rowsOf(plan: ChartPlan, dataset: Dataset): Map<Cell, number> {
  const { having: _, limit: __, color: ___, detail: ____, ...rest } = plan;
  const spec = chartSpecOf({ ...rest, mark: 'bar', y: { aggregate: 'count' } }, dataset);
  return new Map(evaluateChart(spec, dataset).map((row) => [row.x ?? null, Number(row.y ?? 0)]));
}

/** `top 5` and `more than two` become a list of the groups that are in, since a filter cannot count. */
function keptGroups(plan: ChartPlan, spec: ChartSpec, dataset: Dataset): Cell[] | undefined {
  if (plan.limit === undefined && !plan.having) return undefined;
  const key = plan.mark === 'arc' ? 'color' : 'x';
  const number = plan.mark === 'arc' ? 'theta' : 'y';
  let plotted: PlottedRow[] = evaluateChart(spec, dataset);
  const { having } = plan;
  if (having) {
    const rows = having.of === 'rows' && plan.y.aggregate !== 'count' ? rowsOf(plan, dataset) : undefined;
    plotted = plotted.filter((row) =>
      passesHaving(rows ? (rows.get(row[key] ?? null) ?? 0) : (row[number] ?? null), having),
    );
  }
  const sign = plan.sort?.order === 'ascending' ? 1 : -1;
  const ranked = [...plotted].sort(
    (left, right) => sign * (Number(left[number] ?? 0) - Number(right[number] ?? 0)),
  );
  return ranked.slice(0, plan.limit ?? 500).map((row) => row[key] ?? null);
}

function encode(plan: ChartPlan, columns: readonly Column[]): ChartSpec['encoding'] {
  const column = columns.find((each) => each.name === plan.x.field);
  const x = channelOf(plan.x, columns, plan.mark);
  const y = channelOf(plan.y, columns, plan.mark === 'bar' ? 'point' : plan.mark);
  const sort = sortFor(plan, column, x.type);
  const base: Channel = { ...x, ...(sort === undefined ? {} : { sort }) };
  const split = plan.color ? columns.find((each) => each.name === plan.color) : undefined;
  const color: Channel | undefined = split
    ? {
        field: split.name,
        type: split.order ? 'ordinal' : 'nominal',
        title: axisTitle({ field: split.name }, split),
      }
    : undefined;
  if (plan.mark === 'arc') {
    // An arc has no x or y to sort along: an order by number is listed once the numbers are known.
    const arcSort = typeof base.sort === 'string' && base.sort.endsWith('y') ? undefined : base.sort;
    return {
      theta: { ...y, stack: true },
      color: {
        ...base,
        type: base.type === 'temporal' || base.type === 'quantitative' ? 'ordinal' : base.type,
        sort: arcSort,
      },
    };
  }
  if (plan.mark === 'rect') return { x: base, y: color ?? y, ...(color ? { color: y } : {}) };
  return {
    x: base,
    y: { ...y, ...(plan.mark === 'bar' && color && plan.stack ? { stack: 'zero' as const } : {}) },
    ...(color ? { color } : {}),
    ...(color && plan.dodge ? { xOffset: { field: color.field, type: color.type } } : {}),
    ...(plan.detail ? { detail: { field: plan.detail, type: 'nominal' as const } } : {}),
  };
}

const MARKS: Record<ChartPlan['mark'], ChartSpec['mark']> = {
  bar: { type: 'bar', tooltip: true },
  line: { type: 'line', point: true, tooltip: true },
  area: { type: 'area', tooltip: true },
  point: { type: 'point', filled: true, tooltip: true },
  arc: { type: 'arc', tooltip: true },
  rect: { type: 'rect', tooltip: true },
};

const clean = (encoding: ChartSpec['encoding']): ChartSpec['encoding'] =>
  structuredClone(JSON.parse(JSON.stringify(encoding)));

function bySize(plan: ChartPlan, spec: ChartSpec, dataset: Dataset): Cell[] {
  const sign = plan.sort?.order === 'ascending' ? 1 : -1;
  return evaluateChart(spec, dataset)
    .sort((left, right) => sign * (Number(left.theta ?? 0) - Number(right.theta ?? 0)))
    .map((row) => row.color ?? null)
    .slice(0, 500);
}

/** Writes a plan in the subset of Vega-Lite that a specification may hold. */
export function chartSpecOf(plan: ChartPlan, dataset: Dataset): ChartSpec {
  const spec = uprightSpec(plan, dataset);
  return plan.horizontal && plan.mark === 'bar' ? laid(spec) : spec;
}

function uprightSpec(plan: ChartPlan, dataset: Dataset): ChartSpec {
  const columns = columnsOf(dataset);
  const transform = transforms(plan);
  const draft: ChartSpec = {
    mark: MARKS[plan.mark],
    encoding: clean(encode(plan, columns)),
    ...(transform.length > 0 ? { transform } : {}),
  };
  if (plan.mark === 'arc' && plan.sort?.by !== 'x' && draft.encoding.color && !draft.encoding.color.sort)
    draft.encoding.color.sort = bySize(plan, draft, dataset);
  const kept = keptGroups(plan, draft, dataset);
  if (!kept || !plan.x.field) return draft;
  const { field, timeUnit } = plan.x;
  const source = columns.find((column) => column.name === field);
  const cells = timeUnit
    ? [...new Set(source?.cells ?? [])].filter((cell) => kept.includes(cutTime(cell, timeUnit)))
    : kept;
  return { ...draft, transform: [...transform, { filter: { field, oneOf: cells.slice(0, 500) } }] };
}

/** Bars with their labels at the side. */
function laid(spec: ChartSpec): ChartSpec {
  const { x, y, xOffset, ...rest } = spec.encoding;
  if (!x || !y) return spec;
  const sort = typeof x.sort === 'string' ? x.sort.replace(/y$/, 'x') : x.sort;
  const side: Channel = { ...x, ...(sort === '-x' || sort === 'x' ? { sort } : {}) };
  return { ...spec, encoding: { x: y, y: side, ...(xOffset ? { yOffset: xOffset } : {}), ...rest } };
}
