import { kindOf } from '../chart-kind.ts';
import { roundedRange } from './axis.ts';
import { type Box, isOver } from './boxes.ts';
import { type Channel, type Drawing, indexOf, levelsOf, numbersIn, type Part } from './drawing.ts';
import { spread } from './spread.ts';
import { orderOf } from './stop-order.ts';
import { inTwoLines, linesOf, textWidth } from './text-width.ts';

const FONT = 13;
/** From one line of words to the next. */
export const ROW = 18;
/** From a line across to the words over it or under it, px. */
export const OFF = 5;
/** Words beside a plot have at most so much of the width. */
const MOST_BESIDE = 0.2;
/** What the axes take of the size of a chart, about. */
const MARGIN = { across: 64, up: 50 };
/** Over a bar there is its number, px. */
const NUMBER = 22;

/** A line across at a height. */
export type Level = NonNullable<Drawing['chart']['levels']>[number];

/** The height at whose line its words stand: of a band that of its upper edge. */
export const edgeOf = ({ value, to = value }: Level): number => Math.max(value, to);

/** Where over the plot the words of an upright line stand: of a band in its middle. */
export const middleOfLevel = ({ value, to = value }: Level): number => (value + to) / 2;

/** Where the words of a line across stand: at one of its ends over or under it, or beyond its end beside the plot. */
export interface LevelPlace {
  lines: string[];
  side: 'over' | 'under' | 'beyond';
  end: 'first' | 'last';
  box: Box;
  /** How far down from their line words beyond it stand, clear of others, px. */
  down?: number;
}

/** What is drawn in a plot. */
export interface Plot {
  wide: number;
  high: number;
  /** What no words lie over. */
  taken: readonly Box[];
  /** How far over it words may stand, where nothing else does. */
  over?: number;
  /** The same with room for what is said at it: kept clear where that can be. */
  roomy?: readonly Box[];
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, FONT)));

/** The words of a line across where nothing is under them, in one line or two; undefined where there is no such place. */
export function placeInPlot(
  label: string,
  at: number,
  { wide, high, taken, roomy = taken, over = 0 }: Plot,
): LevelPlace | undefined {
  const halves = inTwoLines(label, FONT);
  const forms = [[label], ...(halves ? [halves] : [])];
  const ways = (['over', 'under'] as const).flatMap((side) =>
    (['first', 'last'] as const).flatMap((end) => forms.map((lines) => ({ side, end, lines }))),
  );
  const places = ways
    .toSorted((one, other) => one.lines.length - other.lines.length)
    .map(({ side, end, lines }): LevelPlace => {
      const [broad, tall] = [widest(lines) * 1.08, lines.length * ROW];
      const left = end === 'first' ? 0 : wide - broad;
      const top = side === 'over' ? at - OFF - tall : at + OFF;
      return { side, end, lines, box: { left, right: left + broad, top, bottom: top + tall } };
    })
    .filter(({ box }) => box.left >= 0 && box.right <= wide && box.top >= over && box.bottom <= high);
  const isClear =
    (boxes: readonly Box[]) =>
    ({ box }: LevelPlace): boolean =>
      !boxes.some((other) => isOver(box, other));
  return places.find(isClear([...taken, ...roomy])) ?? places.find(isClear(taken));
}

/** Where something is drawn, and how large. */
interface Spot {
  x: number;
  y: number;
  radius?: number;
}

/** What is about points, so many pixels further on both sides and over and under them. */
export const about = (points: readonly Spot[], beside: number, over: number): Box[] =>
  points.map(({ x, y, radius = 0 }) => ({
    ...{ left: x - radius - beside, right: x + radius + beside },
    ...{ top: y - radius - over, bottom: y + radius + over },
  }));

/** The words of a line across among points of some radius, clear of their names where that can be. */
export const placeAmongPoints = (
  label: string,
  at: number,
  { wide, high, points }: { wide: number; high: number; points: readonly Spot[] },
): LevelPlace | undefined =>
  placeInPlot(label, at, { wide, high, taken: about(points, 1, 1), roomy: about(points, 24, 6) });

/** The words beside the plot, in lines. */
export function placeBeyond(label: string, width: number): LevelPlace {
  const lines = linesOf(label, Math.max(60, width * MOST_BESIDE), FONT);
  return { lines, side: 'beyond', end: 'last', box: { left: 0, right: 0, top: 0, bottom: 0 } };
}

/** From where to where the heights of a chart go. */
export function heightsOf(drawing: Drawing, y: Channel, scale: unknown): [number, number] {
  const [from, to] = Object(Object(scale).domain ?? []);
  if (typeof from === 'number' && typeof to === 'number') return [from, to];
  const numbers = [...numbersIn(drawing, y), ...levelsOf(drawing, y)];
  const [low, high] = roundedRange(numbers, Object(scale).zero !== false);
  return [low, high];
}

/** A line across, which no words of another lie over. */
export const ruleBox = (wide: number, at: number): Box => ({
  ...{ left: 0, right: wide },
  ...{ top: at - 2, bottom: at + 2 },
});

/** A line across, and how far down in the plot it is drawn. */
export interface Rule {
  level: Level;
  at: number;
}

/** The lines across over which the words of one do not lie. */
export const rulesBeside = (rules: readonly Rule[], level: Level, wide: number): Box[] =>
  rules.filter((other) => other.level !== level).map((other) => ruleBox(wide, other.at));

/** The words of lines across over standing bars or areas that do not reach them, clear of one another; else beside the plot. */
export function placesOverBars(drawing: Drawing, place: Part): Map<Level, LevelPlace> {
  const { chart, dataset } = drawing;
  const { x, y } = chart.spec.encoding;
  if (y === undefined) return new Map();
  const [wide, high] = [drawing.width - MARGIN.across, drawing.height - MARGIN.up];
  const [low, top] = heightsOf(drawing, y, Object(place.y).scale);
  const heightOf = (number: number): number => high - ((number - low) / (top - low || 1)) * high;
  const [at, across] = [y.field, x?.field].map((field) => indexOf(dataset, field));
  const stops = orderOf(drawing, { ...x, ...Object(place.x) });
  const numbersAt = stops.map((stop) =>
    dataset.rows
      .filter((row) => (row[across ?? -1] ?? null) === stop)
      .map((row) => Number(row[at ?? -1] ?? 0)),
  );
  const isStacked = y.stack !== undefined && y.stack !== null && y.stack !== false;
  const step = wide / Math.max(1, stops.length);
  const taken = numbersAt.map((numbers, nth): Box => {
    const most = isStacked ? numbers.reduce((sum, number) => sum + number, 0) : Math.max(0, ...numbers);
    const least = Math.min(0, ...numbers);
    const over = heightOf(most) - (kindOf(chart) === 'bar' ? NUMBER : 0);
    return { left: nth * step, right: (nth + 1) * step, top: over, bottom: heightOf(least) };
  });
  const rules = (chart.levels ?? [])
    .filter(({ axis }) => axis === 'y')
    .map((level): Rule => ({ level, at: heightOf(edgeOf(level)) }));
  const words: Box[] = [];
  const places = rules.map(({ level, at }) => {
    const others = [...taken, ...rulesBeside(rules, level, wide), ...words];
    const own = placeInPlot(level.label, at, { wide, high, taken: others });
    if (own !== undefined) words.push(own.box);
    return [level, own] as const;
  });
  const found = places.flatMap(([level, own]) => (own === undefined ? [] : [[level, own] as const]));
  if (found.length === rules.length) return new Map(found);
  // All beside the plot: words in it would meet those of the next line.
  const beyond = rules
    .map((rule) => ({ ...rule, place: placeBeyond(rule.level.label, drawing.width) }))
    .toSorted((one, other) => one.at - other.at);
  const heights = spread(
    beyond.map(({ at }) => at),
    ROW * Math.max(...beyond.map(({ place }) => place.lines.length)) + 2,
    high,
  );
  return new Map(
    beyond.map(({ level, at, place }, nth) => [level, { ...place, down: (heights[nth] ?? at) - at }]),
  );
}
