import type { ChartSpec } from '@sitewright/site-spec';
import { isIdName } from '../../brief/datasets/typed-columns.ts';
import type { Cell, ChartTable } from './chart-table.ts';
import type { Spot } from './draw-marks.ts';
import { type Drawn, groupOf } from './drawn-table.ts';
import { totalRow } from './keep-rows.ts';
import { type ChartPlan, POINTS, withUnit } from './resolve-chart.ts';

type Encoding = ChartSpec['encoding'];
type Channel = NonNullable<Encoding['x']>;
type Kind = ChartPlan['kind'];

/** The marks of kinds that are neither plain bars nor areas. */
const MARKS: Partial<Record<Kind, ChartSpec['mark']>> = {
  line: { type: 'line', strokeWidth: 2.5, tooltip: true },
  pie: { type: 'arc', tooltip: true },
  donut: { type: 'arc', innerRadius: 70, tooltip: true },
  scatter: { type: 'point', filled: true, tooltip: true },
  bubble: { type: 'circle', opacity: 0.7, tooltip: true },
  squares: { type: 'square', tooltip: true },
  heatmap: { type: 'rect', tooltip: true },
  strip: { type: 'tick', tooltip: true },
  range: { type: 'bar', cornerRadius: 3, tooltip: true },
  boxplot: { type: 'boxplot' },
  figures: { type: 'text' },
};

const LEGEND = { title: null, orient: 'top' } as const;
const LONG_LABEL = 10;
/** So few names stand under their bars, also where they are longer. */
const FEW_NAMES = 4;
const MOST_SORTED = 500;

const unique = (cells: readonly Cell[]): Cell[] => [...new Set(cells)];

/** Labels of more than ten characters stand at the side of lying bars, but for a few. */
function isLaid(plan: ChartPlan, marks: readonly Spot[]): boolean {
  if (plan.kind === 'barHorizontal' || (plan.kind === 'range' && plan.y.length > 2)) return true;
  const isTime = plan.x?.role === 'time' || plan.step !== '';
  const names = unique(marks.map((mark) => mark.x));
  const most = names.length <= FEW_NAMES ? LONG_LABEL * 2 : LONG_LABEL;
  return (
    !isTime &&
    names.some((name) => String(name ?? '').length > most) &&
    ['bar', 'barStacked', 'barShare', 'barGrouped', 'range'].includes(plan.kind)
  );
}

/** How the labels stand: by their numbers where these rank them, else as listed. */
function sortOf(plan: ChartPlan, marks: readonly Spot[], isLying: boolean): Channel['sort'] {
  const { sort } = plan.draft;
  const isSole = marks.every((mark) => mark.series === undefined) && plan.kind !== 'range';
  // Which of several shares ranks them is known where they are drawn.
  const isRanked = (isSole && totalRow(plan.table, false) === undefined) || plan.kind === 'barShare';
  if (isRanked && (sort === 'valueDown' || sort === 'valueUp') && plan.kind.startsWith('bar'))
    return `${sort === 'valueDown' ? '-' : ''}${isLying ? 'x' : 'y'}` as const;
  return unique(marks.map((mark) => mark.x)).slice(0, MOST_SORTED);
}

function labelChannel({ plan, table, names }: Drawn, marks: readonly Spot[], isLying: boolean): Channel {
  const isContinuous =
    (plan.kind === 'line' || plan.kind === 'area') &&
    plan.x?.isDate === true &&
    (plan.step === '' || plan.step === 'yearmonthdate') &&
    plan.draft.sort !== 'nameDown';
  const type = table.columns.find(({ name }) => name === names.x)?.type ?? 'nominal';
  if (isContinuous) return { field: names.x, type: 'temporal', title: null, scale: { type: 'utc' } };
  const sort = sortOf(plan, marks, isLying);
  return { field: names.x, type: type === 'nominal' ? 'nominal' : 'ordinal', title: null, sort };
}

const numberChannel = ({ names }: Drawn): Channel => ({ field: names.y, type: 'quantitative', title: null });

function seriesChannel({ names }: Drawn, marks: readonly Spot[]): Channel | undefined {
  if (names.series === '') return undefined;
  const listed = unique(marks.map((mark) => mark.series ?? null)).slice(0, MOST_SORTED);
  return { field: names.series, type: 'nominal', title: null, sort: listed, legend: LEGEND };
}

function stackOf(kind: Kind): Channel['stack'] {
  if (kind === 'barShare' || kind === 'areaShare') return 'normalize';
  if (kind === 'barStacked' || kind === 'areaStacked' || kind === 'area') return 'zero';
  return undefined;
}

/** Labels along one axis, numbers along the other. */
function axes(drawn: Drawn, marks: readonly Spot[]): Encoding {
  const { plan, names } = drawn;
  const lying = isLaid(plan, marks);
  const label = labelChannel(drawn, marks, lying);
  const series = seriesChannel(drawn, marks);
  const stack = stackOf(plan.kind);
  const number: Channel = {
    ...numberChannel(drawn),
    ...(series && stack !== undefined ? { stack } : {}),
  };
  const end: Channel | undefined = plan.kind === 'range' ? { field: names.y2 } : undefined;
  const beside: Channel | undefined =
    series && (plan.kind === 'barGrouped' || plan.kind === 'bar' || plan.kind === 'barHorizontal')
      ? { field: names.series, ...(series.sort === undefined ? {} : { sort: series.sort }) }
      : undefined;
  return {
    ...(lying ? { x: number, y: label } : { x: label, y: number }),
    ...(end ? { [lying ? 'x2' : 'y2']: end } : {}),
    ...(names.middle === '' ? {} : { text: { field: names.middle, type: 'quantitative' as const } }),
    ...(beside ? { [lying ? 'yOffset' : 'xOffset']: beside } : {}),
    ...(series ? { color: series } : {}),
  };
}

function parts(drawn: Drawn, marks: readonly Spot[]): Encoding {
  const bySize = marks.toSorted((one, other) =>
    drawn.plan.draft.sort === 'data' && drawn.plan.x?.role !== 'time' ? Number(other.y) - Number(one.y) : 0,
  );
  const sort = unique(bySize.map((mark) => mark.x)).slice(0, MOST_SORTED);
  const legend = { ...LEGEND, orient: 'right' as const };
  const color: Channel = { field: drawn.names.x, type: 'nominal', title: null, sort, legend };
  return { theta: { ...numberChannel(drawn), stack: true }, color };
}

/** Two labels and a number in colour or size. */
function cells(drawn: Drawn, marks: readonly Spot[], channel: 'color' | 'size'): Encoding {
  const x = labelChannel(drawn, marks, false);
  const rows = unique(marks.map((mark) => mark.series ?? null)).slice(0, MOST_SORTED);
  const y: Channel = { field: drawn.names.series, type: 'ordinal', title: null, sort: rows };
  return { x, ...(drawn.names.series === '' ? {} : { y }), [channel]: numberChannel(drawn) };
}

function points({ plan, names }: Drawn): Encoding {
  const [measure] = plan.y;
  // What only tells rows apart is no scale: it names the points.
  const isScale = plan.x?.isNumeric === true && plan.x.role !== 'key' && !isIdName(names.x, true);
  const x: Channel = {
    field: names.x,
    type: isScale ? 'quantitative' : plan.x?.isNumeric ? 'ordinal' : 'nominal',
    title: withUnit(names.x, plan.x?.unit ?? ''),
    ...(isScale ? { scale: { zero: false } } : {}),
    ...(plan.draft.sort === 'nameDown' ? { sort: 'descending' as const } : {}),
  };
  const title = withUnit(names.y, measure?.unit ?? '');
  const y: Channel = { field: names.y, type: 'quantitative', title, scale: { zero: false } };
  const series: Channel | undefined =
    names.series === '' ? undefined : { field: names.series, type: 'nominal', title: null, legend: LEGEND };
  const size: Channel | undefined =
    names.size === '' ? undefined : { field: names.size, type: 'quantitative', title: names.size };
  const name: Channel | undefined =
    names.x === '' ? undefined : { field: names.x, type: 'nominal', title: null };
  if (plan.kind === 'boxplot') return { ...(name && { x: name }), y: { ...y, title: null } };
  if (plan.kind === 'strip') return { x: y, ...(name && { y: name }) };
  const group = groupOf(plan);
  const shape: Channel | undefined = group && { field: group.name, type: 'nominal', title: null };
  return { x, y, ...(size && { size }), ...(series && { color: series }), ...(shape && { shape }) };
}

function histogram({ names, plan }: Drawn): Encoding {
  const title = withUnit(names.x, plan.x?.unit ?? '');
  return {
    x: { field: names.x, bin: { maxbins: 12 }, type: 'quantitative', title },
    y: { aggregate: 'count', type: 'quantitative', title: null },
  };
}

function encodingOf(drawn: Drawn, marks: readonly Spot[]): Encoding {
  const { kind } = drawn.plan;
  if (kind === 'histogram') return histogram(drawn);
  if (POINTS.has(kind)) return points(drawn);
  if (kind === 'pie' || kind === 'donut') return parts(drawn, marks);
  if (kind === 'heatmap') return cells(drawn, marks, 'color');
  if (kind === 'squares') return cells(drawn, marks, 'size');
  if (kind === 'figures') return { x: labelChannel(drawn, marks, false), text: numberChannel(drawn) };
  return axes(drawn, marks);
}

/** A chart in the subset of Vega-Lite that a specification may hold, over the table that it is drawn from. */
export function encodeChart(drawn: Drawn, marks: readonly Spot[]): { spec: ChartSpec; table: ChartTable } {
  const { kind } = drawn.plan;
  const mark = MARKS[kind] ?? { type: kind.startsWith('area') ? 'area' : 'bar', tooltip: true };
  return { spec: { mark, encoding: encodingOf(drawn, marks) }, table: drawn.table };
}
