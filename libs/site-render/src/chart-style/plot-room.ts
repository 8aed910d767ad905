import { kindOf } from '../chart-kind.ts';
import { hasNameOver, roundedRange } from './axis.ts';
import type { Box } from './boxes.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  indexOf,
  levelsOf,
  type Part,
  type Said,
  saidWidth,
} from './drawing.ts';
import {
  about,
  edgeOf,
  type Level,
  type LevelPlace,
  type Plot,
  placeInPlot,
  type Rule,
  ruleBox,
  rulesBeside,
} from './level-places.ts';
import { alongScale } from './log-scale.ts';
import { orderOf } from './stop-order.ts';
import { textWidth } from './text-width.ts';

const FONT = 13;
/** From a point to the middle of its number, px. */
export const NEAR = { over: -14, under: 16 };
/** What the axes take of the size of a chart, about. */
export const MARGIN = { across: 64, up: 50 };
/** What the name over an axis takes of it. */
const LINE_OVER = 24;
/** A field that no dataset has: the height at which the end of a line is named. */
export const SAID_AT = 'said at\u00a0';
/** One more: the name at the end of a line, in lines. */
export const NAMED = 'named\u00a0';
/** Pixels from one look at a line to the next. */
const LOOK = 4;

/** Narrower is a chart only on a telephone. */
export const PHONE = 340;

/** Steps before the first place of a line and after its last: so many that half a number has room there beside the axis. */
export const paddingOf = (stops: number, wide: number, half: number): number =>
  Math.max(0.15, (half * (stops - 1)) / Math.max(1, wide - 2 * half));

/** A row of a line with its number. */
export interface Row {
  order: number;
  value: number;
  row: readonly Cell[];
}

/** The rows of each line with a number, in the order in which they are drawn. */
export function rowsOfLines(
  { dataset, chart }: Drawing,
  x: Channel,
  y: Channel,
  series?: string,
): Map<Cell, Row[]> {
  const [at, value, group] = [indexOf(dataset, x.field), indexOf(dataset, y.field), indexOf(dataset, series)];
  const places = new Map(orderOf({ dataset }, x).map((stop, nth) => [stop, nth]));
  const order = (row: readonly Cell[]): number => {
    const cell = row[at] ?? null;
    if (x.type === 'temporal') return Date.parse(String(cell));
    return typeof cell === 'number' ? cell : (places.get(cell) ?? 0);
  };
  const isKnown =
    y.aggregate === undefined && x.timeUnit === undefined && chart.spec.transform === undefined && value >= 0;
  const rows = (isKnown ? dataset.rows : []).flatMap((row): Row[] => {
    const number = row[value];
    return typeof number === 'number' ? [{ order: order(row), value: number, row }] : [];
  });
  const sorted = rows.toSorted((one, other) => one.order - other.order);
  return Map.groupBy(sorted, ({ row }) => (group < 0 ? '' : (row[group] ?? null)));
}

/** About where a plot has lines and words, in pixels. */
export interface PlotRoom {
  wide: number;
  high: number;
  /** How far back words may stand: beside an axis that was told where to begin its numbers are close. */
  left: number;
  /** How far up words may stand: a legend or the name of an axis is over the plot. */
  top: number;
  /** Where a row stands. */
  at: (row: readonly Cell[]) => { x: number; y: number };
  /** Where the curves run, and where words stand already. */
  curves: Box[];
  words: Box[];
  /** Where the words of lines across stand; those without a place have none in the plot. */
  levels: ReadonlyMap<Level, LevelPlace>;
}

/** What is drawn of lines: their axes, the names at their ends, and the numbers that they say. */
export interface Lines {
  x: Channel;
  y: Channel;
  series: string | undefined;
  said: readonly Said[];
  names: readonly Part[];
  /** Pixels that names take beside the lines. */
  beside: number;
  /** Half of the number that the first point may say. */
  half: number;
}

/** How far along a plot of some width the places of its lines stand, px. */
function alongOf(
  { x, half }: Pick<Lines, 'x' | 'half'>,
  stops: readonly number[],
  isScaled: boolean,
  wide: number,
): (order: number) => number {
  const padding = paddingOf(stops.length, wide, half);
  const [first = 0, last = 0] = x.scale?.domain?.map(Number) ?? [stops[0], stops.at(-1)];
  return (order) => {
    const part = isScaled
      ? (order - first) / (last - first || 1)
      : (stops.indexOf(order) + padding) / (stops.length - 1 + 2 * padding);
    return part * wide;
  };
}

/** The room between and about the lines of a chart. */
export function plotRoom(drawing: Drawing, { x, y, series, said, names, beside, half }: Lines): PlotRoom {
  const { dataset, chart } = drawing;
  const [place, amount] = [indexOf(dataset, x.field), indexOf(dataset, y.field)];
  const lines = [...rowsOfLines(drawing, x, y, series).values()];
  const orders = lines.flat().map(({ order }) => order);
  const stops = [...new Set(orders.toSorted((one, other) => one - other))];
  const isScaled = x.type === 'temporal' || dataset.rows.every((row) => typeof row[place] === 'number');
  const placeOf = new Map(lines.flat().map(({ row, order }) => [row[place] ?? null, order]));
  const named = hasNameOver(drawing) ? LINE_OVER : 0;
  const [wide, high] = [drawing.width - MARGIN.across - beside, drawing.height - MARGIN.up - named];
  const numbers = lines.flat().map(({ value }) => value);
  const given = y.scale?.domain?.map(Number) ?? [...numbers, ...levelsOf(drawing, y)];
  const [low, top] = y.scale?.domain
    ? [given[0] ?? 0, given[1] ?? 1]
    : roundedRange(given, y.scale?.zero !== false);
  const along = alongOf({ x, half }, stops, isScaled, wide);
  const up = alongScale(y, low, top);
  const heightOf = (value: number): number => high - up(value) * high;
  const at = (row: readonly Cell[]) => ({
    x: along(placeOf.get(row[place] ?? null) ?? 0),
    y: heightOf(Number(row[amount])),
  });
  const boxAt = (stop: unknown, value: unknown, text: string, dx: number, dy: number): Box => {
    const [left, middle] = [
      along(placeOf.get(isCell(stop) ? stop : null) ?? 0) + dx,
      heightOf(Number(value)) + dy,
    ];
    const lines = text.split('\n');
    const [wide, half] = [Math.max(...lines.map((line) => textWidth(line, FONT))) * 1.05, lines.length * 8];
    return { left, right: left + wide, top: middle - half, bottom: middle + half };
  };
  const number = saidWidth(drawing, y, '');
  const spoken = said.map((row) => {
    const box = boxAt(row[x.field ?? ''], row[y.field ?? ''], '', row.aside - number / 2, NEAR[row.side]);
    return { ...box, right: box.left + number };
  });
  const ends = names.map((row) => boxAt(row[x.field ?? ''], row[SAID_AT], String(row[NAMED] ?? ''), 9, 0));
  const curves = lines.flatMap((line) => curve(line.map(({ row }) => at(row))));
  const isLegend = series !== undefined && names.length === 0;
  const clear = isLegend || named > 0 ? -4 : -34;
  const points = lines.flat().map(({ row }) => at(row));
  const across = (chart.levels ?? []).filter(({ axis }) => axis === 'y');
  const rules = across.map((level): Rule => ({ level, at: heightOf(edgeOf(level)) }));
  const fixed = [...spoken, ...ends];
  const under =
    kindOf(chart) === 'area'
      ? points.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y, bottom: high }))
      : [];
  const levels = placesOfRules(rules, {
    ...{ wide, high, over: clear },
    taken: [...curves, ...fixed, ...under, ...about(points, 7, 7)],
    roomy: about(points, number / 2 + 4, 26),
  });
  return {
    wide,
    high,
    left: x.scale?.domain === undefined ? Number.NEGATIVE_INFINITY : -4,
    top: clear,
    at,
    curves,
    words: [
      ...fixed,
      ...rules.map(({ at }) => ruleBox(wide, at)),
      ...[...levels.values()].map(({ box }) => box),
    ],
    levels,
  };
}

/** The words of lines across where nothing is drawn and no other line across is. */
const placesOfRules = (rules: readonly Rule[], plot: Plot): Map<Level, LevelPlace> =>
  new Map(
    rules.flatMap(({ level, at }) => {
      const taken = [...plot.taken, ...rulesBeside(rules, level, plot.wide)];
      const place = placeInPlot(level.label, at, { ...plot, taken });
      return place ? [[level, place] as const] : [];
    }),
  );

const isCell = (value: unknown): value is Cell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A line as small boxes one after another. */
export const curve = (points: readonly { x: number; y: number }[]): Box[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const looks = Math.min(200, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LOOK));
    return Array.from({ length: looks + 1 }, (_, look) => {
      const x = from.x + ((to.x - from.x) * look) / Math.max(1, looks);
      const y = from.y + ((to.y - from.y) * look) / Math.max(1, looks);
      return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
    });
  });
