import type { Cell } from './chart-table.ts';
import type { Mark } from './draw-marks.ts';
import type { ChartPlan } from './resolve-chart.ts';
import { innerName, say } from './sayings.ts';
import { writeLabel, writeNumber, writeShare, writeValue } from './write-number.ts';

/** Something plain and true about what a chart shows, with how it follows from the values. */
export interface Statement {
  text: string;
  calculation: string;
  value: number;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const CLEAR = 0.5;

const unitOf = ({ y, aggregate }: ChartPlan): string =>
  aggregate === 'count' || aggregate === 'distinct' || new Set(y.map(({ unit }) => unit)).size > 1
    ? ''
    : (y[0]?.unit ?? '');

const isAdditive = ({ y, aggregate, kind }: ChartPlan): boolean =>
  kind === 'pie' ||
  kind === 'donut' ||
  aggregate === 'count' ||
  aggregate === 'sum' ||
  (aggregate === 'none' && y.length === 1 && y[0]?.isRate === false);

function correlation(points: readonly [number, number][]): number {
  const size = points.length;
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / size;
  const [x, y] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [left, right] of points) {
    xy += (left - x) * (right - y);
    xx += (left - x) ** 2;
    yy += (right - y) ** 2;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/** How two measures go together, from at least five points. */
function related(plan: ChartPlan, marks: readonly Mark[], language: string): Statement[] {
  const points = marks.flatMap((mark): [number, number][] =>
    typeof mark.x === 'number' ? [[mark.x, mark.y]] : [],
  );
  if (points.length < 5) return [];
  const value = Number(correlation(points).toFixed(2));
  const names = { x: innerName(plan.x?.name ?? '', language), y: innerName(plan.y[0]?.name ?? '', language) };
  const saying = value >= CLEAR ? 'together' : value <= -CLEAR ? 'opposite' : 'unrelated';
  return [
    {
      text: capital(say(language, saying, names)),
      calculation: `correlation of ${points.length} points`,
      value,
    },
  ];
}

/** From the first to the last point in time. */
function changed(marks: readonly Mark[], unit: string, language: string): Statement[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first === last) return [];
  const parts = {
    v: writeValue(first.y, unit, language),
    a: writeLabel(first.x),
    w: writeValue(last.y, unit, language),
    b: writeLabel(last.x),
  };
  const share = first.y > 0 && last.y >= 0 && unit !== '%' ? (last.y - first.y) / first.y : undefined;
  const p = share === undefined ? '' : writeShare(share, language, 'exceptZero');
  return [
    {
      text: say(language, 'change', { ...parts, p }).replace(/[:：]\s*$/, ''),
      calculation: 'last value beside the first',
      value: share ?? last.y,
    },
  ];
}

/** Largest and smallest; none where they share their place. */
function extremes(
  marks: readonly Mark[],
  unit: string,
  language: string,
  { isTime = false, isWhole = true },
): Statement[] {
  const sorted = marks.toSorted((one, other) => other.y - one.y);
  const [most, next, least, before] = [sorted[0], sorted[1], sorted.at(-1), sorted.at(-2)];
  if (!most || !least || most.y === next?.y || most === least) return [];
  const parts = {
    a: named(most),
    v: writeValue(most.y, unit, language),
    b: named(least),
    w: writeValue(least.y, unit, language),
  };
  const isPair = isWhole && least.y !== before?.y && sorted.length > 2;
  const saying = isTime && isPair ? 'range' : isPair ? 'extremes' : 'leads';
  const turned = saying === 'range' ? { a: parts.b, v: parts.w, b: parts.a, w: parts.v } : parts;
  return [
    {
      text: capital(say(language, saying, turned)),
      calculation: 'largest and smallest value',
      value: most.y,
    },
  ];
}

const named = (mark: Mark): string =>
  mark.series === undefined ? writeLabel(mark.x) : `${writeLabel(mark.series)}, ${writeLabel(mark.x)}`;

function shares(marks: readonly Mark[], language: string): Statement[] {
  const total = marks.reduce((sum, mark) => sum + mark.y, 0);
  const sorted = marks.toSorted((one, other) => other.y - one.y);
  const [most, next] = sorted;
  if (!most || total <= 0 || marks.some((mark) => mark.y < 0) || marks.length < 2 || most.y === next?.y)
    return [];
  const value = most.y / total;
  return [
    {
      text: capital(say(language, 'share', { a: named(most), p: writeShare(value, language) })),
      calculation: `${most.y} of ${Number(total.toPrecision(12))}`,
      value,
    },
  ];
}

/** The series that comes to most, where its values add up to something. */
function seriesTotals(plan: ChartPlan, marks: readonly Mark[]): Mark[] {
  const totals = new Map<Cell, number>();
  for (const mark of marks) totals.set(mark.series ?? null, (totals.get(mark.series ?? null) ?? 0) + mark.y);
  const sum = (value: number) => Number(value.toPrecision(12));
  return isAdditive(plan) || plan.aggregate === 'sum'
    ? [...totals].map(([x, y], order) => ({ x, y: sum(y), order }))
    : [];
}

/** The range that the middle half of bare numbers lies in. */
function spread(values: readonly number[], unit: string, language: string): Statement[] {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor(sorted.length / 4)], sorted[Math.ceil((sorted.length * 3) / 4) - 1]];
  if (low === undefined || high === undefined || sorted.length < 4 || low === high) return [];
  const written = (value: number) =>
    unit === '' ? writeNumber(value, language) : writeValue(value, unit, language);
  return [
    {
      text: capital(say(language, 'mostIn', { a: written(low), b: written(high) })),
      calculation: 'first and third quartile',
      value: high,
    },
  ];
}

/** What can be said of a chart, the most telling first. */
export function statementsOf(plan: ChartPlan, marks: readonly Mark[], language: string): Statement[] {
  const unit = unitOf(plan);
  if (plan.kind === 'scatter' || plan.kind === 'bubble')
    return plan.x?.isNumeric ? related(plan, marks, language) : [];
  if (plan.kind === 'histogram')
    return spread(
      marks.map((mark) => mark.y),
      plan.x?.unit ?? '',
      language,
    );
  if (plan.kind === 'boxplot' || plan.kind === 'strip' || plan.kind === 'range') return [];
  const isCycle =
    plan.step === 'day' ||
    plan.step === 'month' ||
    plan.step === 'hours' ||
    plan.x?.periods?.kind === 'weekday';
  const isTime = (plan.step !== '' || plan.x?.role === 'time') && plan.draft.top === 0;
  const isInOrder = plan.draft.sort === 'data' || plan.draft.sort === 'nameUp';
  if (marks.some((mark) => mark.series !== undefined)) {
    const totals = seriesTotals(plan, marks);
    return [...extremes(totals, unit, language, {}), ...extremes(marks, unit, language, { isTime: true })];
  }
  const whole =
    isAdditive(plan) && plan.having.length === 0 && plan.draft.top === 0 ? shares(marks, language) : [];
  const ends = extremes(marks, unit, language, { isTime, isWhole: plan.draft.top === 0 });
  if (isTime && !isCycle && isInOrder) return [...changed(marks, unit, language), ...ends];
  return plan.kind === 'pie' || plan.kind === 'donut' ? [...whole, ...ends] : [...ends, ...whole];
}
