import type { ChartSpec } from '@sitewright/site-spec';
import { isoDay, readDate } from '../datasets/calendar.ts';
import { periodOrder } from '../datasets/columns.ts';
import type { Cell, Dataset } from '../datasets/dataset.ts';
import type { PlottedRow } from './plan.ts';

type Channel = NonNullable<ChartSpec['encoding']['x']>;
type Transform = NonNullable<ChartSpec['transform']>[number];
type Filter = Extract<Transform, { filter: unknown }>['filter'];
type Predicate = Extract<Filter, { field: string }>;
type Row = Record<string, Cell>;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A date cut to a unit of time, as people write it: `2024`, `Mar`, `Fri`, `2024-03`, `2024-03-09`. */
export function cutTime(cell: Cell, unit: string): Cell {
  const text = String(cell ?? '');
  const date = readDate(text);
  if (!date) return unit === 'year' && /^\d{4}$/.test(text) ? text : cell;
  const month = String(date.month).padStart(2, '0');
  const weekday = (new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() + 6) % 7;
  if (unit === 'year') return String(date.year);
  if (unit === 'month') return MONTHS[date.month - 1] ?? cell;
  if (unit === 'quarter') return `Q${Math.ceil(date.month / 3)}`;
  if (unit === 'day') return DAYS[weekday] ?? cell;
  if (unit === 'yearmonth') return `${date.year}-${month}`;
  if (unit === 'yearquarter') return `${date.year} Q${Math.ceil(date.month / 3)}`;
  return isoDay(date);
}

const comparable = (cell: Cell): number | string => {
  if (typeof cell === 'number') return cell;
  const date = typeof cell === 'string' ? readDate(cell) : undefined;
  return date ? isoDay(date) : String(cell ?? '');
};

function compare(left: Cell, right: Cell): number {
  const [a, b] = [comparable(left), comparable(right)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

function holds(predicate: Predicate, row: Row): boolean {
  const raw = row[predicate.field] ?? null;
  const cell = predicate.timeUnit ? cutTime(raw, predicate.timeUnit) : raw;
  if (predicate.oneOf) return predicate.oneOf.some((each) => each === cell);
  if (predicate.equal !== undefined) return cell === predicate.equal;
  if (cell === null) return false;
  if (predicate.range)
    return compare(cell, predicate.range[0]) >= 0 && compare(cell, predicate.range[1]) <= 0;
  if (predicate.lt !== undefined && !(compare(cell, predicate.lt) < 0)) return false;
  if (predicate.lte !== undefined && !(compare(cell, predicate.lte) <= 0)) return false;
  if (predicate.gt !== undefined && !(compare(cell, predicate.gt) > 0)) return false;
  return predicate.gte === undefined || compare(cell, predicate.gte) >= 0;
}

/** Whether a row passes a filter of a chart. */
export function passes(filter: Filter, row: Row): boolean {
  if ('not' in filter) return !holds(filter.not, row);
  if ('and' in filter) return filter.and.every((each) => holds(each, row));
  if ('or' in filter) return filter.or.some((each) => holds(each, row));
  return holds(filter, row);
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place - Math.floor(place));
}

/** One number made of the rows of a group. */
export function aggregate(op: string, cells: readonly Cell[]): Cell {
  if (op === 'count') return cells.length;
  if (op === 'distinct') return new Set(cells).size;
  const values = cells.filter((cell) => typeof cell === 'number').sort((left, right) => left - right);
  if (values.length === 0) return op === 'sum' ? 0 : null;
  const sum = exactSum(values);
  const mean = sum / values.length;
  if (op === 'sum') return sum;
  if (op === 'mean' || op === 'average') return mean;
  if (op === 'min') return values[0] ?? null;
  if (op === 'max') return values.at(-1) ?? null;
  if (op === 'median') return quantile(values, 0.5);
  if (op === 'q1') return quantile(values, 0.25);
  if (op === 'q3') return quantile(values, 0.75);
  const spread =
    values.reduce((total, value) => total + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return op === 'variance' ? spread : Math.sqrt(spread);
}

/** Adds as people add: 0.1 and 0.2 give 0.3. */
function exactSum(values: readonly number[]): number {
  return Number(values.reduce((total, value) => total + value, 0).toPrecision(14));
}

function groupBy(rows: readonly Row[], key: (row: Row) => Cell[]): { key: Cell[]; rows: Row[] }[] {
  const groups = new Map<string, { key: Cell[]; rows: Row[] }>();
  for (const row of rows) {
    const cells = key(row);
    const name = JSON.stringify(cells);
    const group = groups.get(name) ?? { key: cells, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  return [...groups.values()];
}

function binOf(cell: Cell, bin: Channel['bin'], all: readonly Cell[]): Cell {
  if (typeof cell !== 'number' || !bin) return cell;
  const values = all.filter((each) => typeof each === 'number');
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step =
    (typeof bin === 'object' ? bin.step : undefined) ??
    niceStep((high - low) / ((typeof bin === 'object' ? bin.maxbins : undefined) ?? 10));
  return Math.floor(cell / step) * step;
}

function niceStep(rough: number): number {
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

function transformed(rows: Row[], transform: Transform): Row[] {
  if ('filter' in transform) return rows.filter((row) => passes(transform.filter, row));
  if ('aggregate' in transform) {
    return groupBy(rows, (row) => transform.groupby.map((field) => row[field] ?? null)).map((group) => ({
      ...Object.fromEntries(transform.groupby.map((field, at) => [field, group.key[at] ?? null])),
      ...Object.fromEntries(
        transform.aggregate.map(({ op, field, as }) => [
          as,
          aggregate(
            op,
            group.rows.map((row) => row[field ?? ''] ?? null),
          ),
        ]),
      ),
    }));
  }
  if ('timeUnit' in transform) {
    return rows.map((row) => ({
      ...row,
      [transform.as]: cutTime(row[transform.field] ?? null, transform.timeUnit),
    }));
  }
  const all = rows.map((row) => row[transform.field] ?? null);
  return rows.map((row) => ({
    ...row,
    [transform.as]: binOf(row[transform.field] ?? null, transform.bin, all),
  }));
}

/** The order in which the marks of a chart stand along its axis. */
function sorted(plotted: PlottedRow[], spec: ChartSpec): PlottedRow[] {
  const along =
    spec.encoding.x?.field && !spec.encoding.x.aggregate
      ? 'x'
      : spec.encoding.y?.field && !spec.encoding.y.aggregate
        ? 'y'
        : 'color';
  const channel = spec.encoding[along];
  const sort = channel?.sort;
  if (sort === null) return plotted;
  const cells = plotted.map((row) => row[along] ?? null);
  const natural = periodOrder(cells);
  const place = natural ? (row: PlottedRow) => natural(row[along] ?? null) : undefined;
  const byAxis = (left: PlottedRow, right: PlottedRow) =>
    place ? place(left) - place(right) : compare(left[along] ?? null, right[along] ?? null);
  if (Array.isArray(sort)) {
    const at = new Map(sort.map((each, index) => [String(each), index]));
    const index = (row: PlottedRow) => at.get(String(row[along])) ?? sort.length;
    return [...plotted].sort((left, right) => index(left) - index(right));
  }
  if (typeof sort === 'string' && /[xy]$/.test(sort)) {
    const other = sort.replace('-', '');
    const sign = sort.startsWith('-') ? -1 : 1;
    const total = new Map<Cell, number>();
    for (const row of plotted) {
      const key = row[along] ?? null;
      total.set(key, (total.get(key) ?? 0) + Number(row[other] ?? 0));
    }
    const sum = (row: PlottedRow) => total.get(row[along] ?? null) ?? 0;
    return [...plotted].sort((left, right) => sign * (sum(left) - sum(right)));
  }
  const sign = sort === 'descending' ? -1 : 1;
  return [...plotted].sort((left, right) => sign * byAxis(left, right));
}

/**
 * The data that a chart draws, one row a mark, keyed by channel (`x`, `y`, `color`, `theta`, …), in the order of
 * the axis. It is what Vega-Lite would compute; cells that are cut to a unit of time are written out.
 */
export function evaluateChart(spec: ChartSpec, dataset: Dataset): PlottedRow[] {
  const names = dataset.fields.map((field) => field.name);
  let rows: Row[] = dataset.rows.map((cells) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at] ?? null])),
  );
  for (const transform of spec.transform ?? []) rows = transformed(rows, transform);
  const channels = Object.entries(spec.encoding).flatMap(([name, channel]): [string, Channel][] =>
    channel &&
    !Array.isArray(channel) &&
    (channel.field !== undefined || channel.aggregate !== undefined) &&
    name !== 'tooltip' &&
    !name.endsWith('Offset')
      ? [[name, channel]]
      : [],
  );
  const keys = channels.filter(([, channel]) => !channel.aggregate);
  const numbers = channels.filter(([, channel]) => channel.aggregate);
  const all = new Map(
    keys.map(([name, channel]) => [
      name,
      channel.bin ? rows.map((row) => row[channel.field ?? ''] ?? null) : [],
    ]),
  );
  const keyOf = (row: Row) =>
    keys.map(([name, channel]) => {
      const cell = row[channel.field ?? ''] ?? null;
      if (channel.timeUnit) return cutTime(cell, channel.timeUnit);
      return channel.bin ? binOf(cell, channel.bin, all.get(name) ?? []) : cell;
    });
  const groups =
    numbers.length > 0 ? groupBy(rows, keyOf) : rows.map((row) => ({ key: keyOf(row), rows: [row] }));
  const plotted = groups.map((group) => ({
    ...Object.fromEntries(keys.map(([name], at) => [name, group.key[at] ?? null])),
    ...Object.fromEntries(
      numbers.map(([name, channel]) => [
        name,
        aggregate(
          channel.aggregate ?? 'count',
          group.rows.map((row) => row[channel.field ?? ''] ?? null),
        ),
      ]),
    ),
  }));
  return sorted(plotted, spec);
}
