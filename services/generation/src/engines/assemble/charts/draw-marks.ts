import { shownName } from '../../brief/datasets/column-name.ts';
import { meets } from '../../brief/datasets/meets.ts';
import type { DraftChart } from '../../draft/common.ts';
import { periodsOf } from '../../packs/periods.ts';
import type { Cell } from './chart-table.ts';
import { cutTime, IN_YEAR, inTurn, isStep, type Place } from './cut-time.ts';
import { keptRows, totalRow } from './keep-rows.ts';
import { type ChartPlan, type Measure, unitOf, withUnit } from './resolve-chart.ts';
import { madeName } from './sayings.ts';

/** One mark of a chart: where it stands, which series it is of, and its number. */
export interface Mark {
  x: Cell;
  order: number;
  series?: Cell;
  y: number;
  /** Upper end of a range, and the estimate between its ends; size of a bubble. */
  y2?: number;
  middle?: number;
  size?: number;
}

/** A mark, or the place of one that has no number. */
export type Spot = Omit<Mark, 'y'> & { y: number | null };

type Aggregate = DraftChart['aggregate'];

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place - Math.floor(place));
}

/** Adds as people add: 0.1 and 0.2 give 0.3. */
export const sumOf = (values: readonly number[]) =>
  Number(values.reduce((total, value) => total + value, 0).toPrecision(14));

/** One number made of the values of a group; undefined where there are none. */
function aggregated(make: Aggregate, cells: readonly Cell[]): number | undefined {
  if (make === 'count') return cells.length;
  if (make === 'distinct') return new Set(cells.filter((cell) => cell !== null)).size;
  const values = cells.filter((cell) => typeof cell === 'number').toSorted((one, other) => one - other);
  if (values.length === 0) return undefined;
  const mean = sumOf(values) / values.length;
  const variance =
    values.reduce((total, value) => total + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  const made: Record<Exclude<Aggregate, 'count' | 'distinct'>, number | undefined> = {
    none: values[0],
    sum: sumOf(values),
    mean,
    median: quantile(values, 0.5),
    min: values[0],
    max: values.at(-1),
    stdev: Math.sqrt(variance),
    variance,
    q1: quantile(values, 0.25),
    q3: quantile(values, 0.75),
  };
  return made[make];
}

/** Where each row stands along the axis. */
function placesOf({ x, step, table }: ChartPlan, language: string): Place[] {
  if (!x) return table.rows.map(() => ({ label: '', order: 0 }));
  const texts = x.cells.filter((cell) => cell !== null).map(String);
  const periods = x.isNumeric && x.role === 'measure' ? undefined : periodsOf(texts);
  const order = periods && inTurn(periods);
  const seen = new Map<Cell, number>();
  return x.cells.map((cell): Place => {
    const cut = step === '' || step === 'bin' ? undefined : cutTime(cell, step, language);
    if (cut) return cut;
    if (!seen.has(cell)) seen.set(cell, seen.size);
    const isNumber = typeof cell === 'number' && x.isNumeric;
    return {
      label: cell,
      order: order?.get(String(cell)) ?? (isNumber ? cell : (seen.get(cell) ?? 0)),
    };
  });
}

/** Rows that can't be told apart by label and series have to be made one number. */
function effectiveAggregate(plan: ChartPlan, groups: readonly Group[], measure?: Measure): Aggregate {
  if (plan.aggregate !== 'none' || groups.every(({ rows }) => rows.length < 2)) return plan.aggregate;
  return measure?.isRate ? 'mean' : 'sum';
}

interface Group {
  place: Place;
  series: Cell | undefined;
  rows: number[];
}

function groupsOf(plan: ChartPlan, language: string): Group[] {
  const places = placesOf(plan, language);
  const groups = new Map<string, Group>();
  for (const row of keptRows(plan)) {
    const place = places[row] ?? { label: '', order: 0 };
    const series = plan.series ? (plan.series.cells[row] ?? null) : undefined;
    if (place.label === null || series === null) continue;
    const key = JSON.stringify([place.label, series ?? '']);
    const group = groups.get(key) ?? { place, series, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const cellsOf = (rows: readonly number[], measure: Measure | undefined): Cell[] =>
  rows.map((row) => measure?.values[row] ?? null);

function marksOfMeasure(
  plan: ChartPlan,
  groups: readonly Group[],
  measure: Measure | undefined,
  language: string,
): Spot[] {
  const make = measure?.make ?? effectiveAggregate(plan, groups, measure);
  const own =
    measure && (measure.make ? madeName(measure.make, measure.name, language) : shownName(measure.name));
  const isMany = plan.y.length > 1 && plan.kind !== 'range';
  return groups.map(({ place, series, rows }, at): Spot => {
    const y = aggregated(make, cellsOf(rows, measure)) ?? null;
    // Figures stand side by side, each called by its column, and by its row where there are several.
    if (plan.kind === 'figures' && measure && isMany) {
      const column = withUnit(own ?? '', unitOf(plan) === '' ? measure.unit : '');
      const x = groups.length > 1 ? `${place.label}: ${column}` : column;
      return { x, order: plan.y.indexOf(measure) + at * plan.y.length, y };
    }
    const name = isMany ? (series === undefined ? own : `${series} · ${own}`) : series;
    return { x: place.label, order: place.order, y, ...(name === undefined ? {} : { series: name }) };
  });
}

/** The first in rank, by what all series of a label come to. */
function ranked(plan: ChartPlan, marks: readonly Mark[]): Mark[] {
  const { sort, top } = plan.draft;
  const total = new Map<Cell, number>();
  for (const mark of marks) total.set(mark.x, (total.get(mark.x) ?? 0) + mark.y);
  // Stacks of shares are all of one length.
  const sum = (mark: Mark) => (plan.kind === 'barShare' ? 0 : (total.get(mark.x) ?? 0));
  const name = (mark: Mark) => String(mark.x ?? '');
  // What all come to is none of those that are ranked.
  const all = plan.x?.cells[totalRow(plan.table, false) ?? -1];
  const sorted = marks.toSorted((one, other) => {
    if (sort.startsWith('value') && (one.x === all) !== (other.x === all)) return one.x === all ? 1 : -1;
    if (sort === 'valueDown' || (sort === 'data' && top > 0))
      return sum(other) - sum(one) || one.order - other.order;
    if (sort === 'valueUp') return sum(one) - sum(other) || one.order - other.order;
    if (sort === 'nameUp' || sort === 'nameDown') {
      const side =
        typeof one.x === 'number' && typeof other.x === 'number'
          ? one.x - other.x
          : name(one).localeCompare(name(other), 'en');
      const isTime = plan.x?.role === 'time';
      return (sort === 'nameUp' ? 1 : -1) * (isTime ? one.order - other.order : side);
    }
    return one.order - other.order;
  });
  const kept = top > 0 ? new Set([...new Set(sorted.map((mark) => mark.x))].slice(0, top)) : undefined;
  return kept ? sorted.filter((mark) => kept.has(mark.x)) : sorted;
}

/** Lower and upper end of each label, and what is between them: two or three columns, or the smallest and largest of one. */
function rangeMarks(plan: ChartPlan, groups: readonly Group[]): Mark[] {
  const [low, high = low, between] = plan.y;
  return groups.flatMap(({ place, rows }): Mark[] => {
    const [y, y2] = [aggregated('min', cellsOf(rows, low)), aggregated('max', cellsOf(rows, high))];
    const middle = aggregated('mean', cellsOf(rows, between));
    if (y === undefined || y2 === undefined) return [];
    return [{ x: place.label, order: place.order, y, y2, ...(middle === undefined ? {} : { middle }) }];
  });
}

/** Rows as points, each by itself. */
export function pointMarks(plan: ChartPlan): Mark[] {
  const [measure] = plan.y;
  return keptRows(plan).flatMap((row): Mark[] => {
    const [x, y] = [plan.x?.cells[row] ?? null, measure?.values[row]];
    const size = plan.size?.cells[row];
    const series = plan.series?.cells[row];
    if (typeof y !== 'number' || (plan.x && x === null)) return [];
    const named = series === undefined || series === null ? {} : { series };
    return [{ x, order: row, y, ...(typeof size === 'number' ? { size } : {}), ...named }];
  });
}

const MOST_FILLED = 120;

/** Lines of counts side by side come down to nothing where there was nothing: periods without a row have their places too. */
function withNothing(plan: ChartPlan, marks: readonly Mark[], language: string): Mark[] {
  const { kind, aggregate, x } = plan;
  const step = plan.step || (x?.periods?.kind ?? '');
  const orders = marks.map(({ order }) => order);
  const [low, high] = [Math.min(...orders), Math.max(...orders)];
  const isLine = (kind === 'line' || kind === 'areaStacked') && plan.series !== undefined;
  if (!isLine || aggregate !== 'count' || !isStep(step) || high - low >= MOST_FILLED) return [...marks];
  const labels = new Map(marks.map((mark) => [mark.order, mark.x]));
  const isNumber = typeof marks[0]?.x === 'number';
  const labelAt = (order: number): Cell => {
    const size = IN_YEAR[step];
    const month = 1 + (order % size) * (12 / size);
    const date = `${Math.floor(order / size)}-${String(month).padStart(2, '0')}-01`;
    return isNumber ? order : (cutTime(date, step, language)?.label ?? String(order));
  };
  const whole = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return [...new Set(marks.map(({ series }) => series))].flatMap((series) =>
    whole.map(
      (order) =>
        marks.find((mark) => mark.order === order && mark.series === series) ?? {
          ...{ x: labels.get(order) ?? labelAt(order), order, y: 0 },
          ...(series === undefined ? {} : { series }),
        },
    ),
  );
}

function spotsOf(plan: ChartPlan, language: string): Spot[] {
  const groups = groupsOf(plan, language);
  const measures = plan.y.length > 0 ? plan.y : [undefined];
  return plan.kind === 'range'
    ? rangeMarks(plan, groups)
    : measures.flatMap((measure) => marksOfMeasure(plan, groups, measure, language));
}

/** Marks in time, with the places between them that have no number: a line breaks there, and no bar stands. */
export function withGaps(plan: ChartPlan, marks: readonly Mark[], language: string): Spot[] {
  const isInTime = plan.kind === 'line' || (plan.x?.role === 'time' && /^bar(?:Grouped)?$/u.test(plan.kind));
  const orders = marks.map(({ order }) => order);
  const [low = 0, high = 0] = [orders[0], orders.at(-1)];
  const isCut = plan.draft.top > 0 || plan.having.length > 0;
  if (!isInTime || isCut || orders.some((order, at) => order < (orders[at - 1] ?? low))) return [...marks];
  const gaps = spotsOf(plan, language).filter(({ y, order }) => y === null && order > low && order < high);
  return [...marks, ...gaps].toSorted((one, other) => one.order - other.order);
}

/** What a chart shows, in the order of its axis. */
export function drawMarks(plan: ChartPlan, language: string): Mark[] {
  const marks = spotsOf(plan, language).flatMap(({ y, ...spot }) => (y === null ? [] : [{ ...spot, y }]));
  const kept = marks.filter((mark) => plan.having.every(({ op, values }) => meets(mark.y, op, values)));
  return ranked(plan, withNothing(plan, kept, language));
}
