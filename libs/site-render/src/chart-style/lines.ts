import { hasNameOver, nameOver, offZero, roundedRange, valueScale } from './axis.ts';
import {
  type Channel,
  type Drawing,
  indexOf,
  type Part,
  type Said,
  saidWidth,
  standOut,
  valuesOf,
  withUnit,
} from './drawing.ts';
import { haloed } from './halo.ts';
import { legendOnTop } from './legend.ts';
import { levelLines } from './levels.ts';
import { isUneven, lineAxis } from './line-axis.ts';
import { lineMarks } from './marks.ts';
import { MARGIN, type Row, rowsOfLines, SAID_AT } from './plot-room.ts';
import { seriesColour } from './series-colour.ts';
import { spread } from './spread.ts';
import { textWidth } from './text-width.ts';

/** Series that are told apart by colour, however few colours there are. */
const MOST_SERIES = 4;
/** Lines that say their names where they end, and points of a line that each say their number. */
const MOST_NAMED = 10;
const MOST_SAID = 7;
/** Names beside the ends of lines take at most so much of the width. */
const MOST_BESIDE = 0.3;
const FONT = 13;
/** Over the foot of a plot there is room for a number under a point from so many pixels on. */
const LOWEST = 26;
/** Pixels from one name to the next. */
const APART = 16;

/** Lines or areas over a scale: a line says its numbers, several their names where they end. */
export function lines(drawing: Drawing, kind: 'line' | 'area'): Part {
  const { chart, inks } = drawing;
  const { encoding } = chart.spec;
  const { x, color } = encoding;
  if (x === undefined || encoding.y === undefined) return { mark: chart.spec.mark, encoding };
  const y = kind === 'line' ? offZero(drawing, encoding.y) : encoding.y;
  const series = color?.field;
  const colour =
    color === undefined || series === undefined ? undefined : lineColour(drawing, kind, y, color);
  const ends = kind === 'area' ? undefined : endsOf(drawing, x, y, series);
  const isSaid = ends !== undefined && ends.before.length > 0;
  const place = {
    x: lineAxis(drawing, x, ends?.wide ?? 0, isSaid),
    y: {
      ...y,
      ...alignedStart(drawing, valueScale(drawing, y)),
      // An axis that does not begin at nought says so, and one that was ordered.
      ...(isSaid && series === undefined && y.scale?.zero !== false && y.scale?.domain === undefined
        ? { axis: { ...nameOver(drawing, y.title), labels: false, grid: true, tickCount: 5 } }
        : {}),
    },
  };
  const { rows: names = [], before: said = [], wide: beside = 0 } = ends ?? {};
  const drawn = { x, y, series, said, names, beside };
  const marks = lineMarks(drawing, place, drawn);
  const { rules, words } = levelLines(drawing, place);
  const marked = [...words, ...marks, ...alignedEnd(drawing)];
  if (kind === 'area') return withMarks(area(drawing, place, colour), [...rules, ...marked]);
  const shown = ends === undefined || ends.rows.length === 0 ? colour : { ...colour, legend: null };
  const line = {
    mark: {
      type: 'line',

      strokeWidth: 2.5,
      strokeCap: 'round',
      strokeJoin: 'round',
      // Where something was measured is not seen by the axis where the steps are uneven; between gaps there is no line.
      ...(Object(chart.spec.mark).point === true || isUneven(drawing, x) || hasGaps(drawing, y)
        ? { point: { filled: true, size: 45 } }
        : {}),
      ...(colour === undefined ? { color: inks.strong } : {}),
    },
    encoding: { ...place, ...(colour === undefined ? {} : { color: shown }) },
  };
  if (ends === undefined) return withMarks(line, [...rules, ...marked]);
  const at = { ...place, ...(series === undefined ? {} : { color: shown }) };
  return { layer: [line, ...rules, ...endMarks(drawing, ends, at, y, series), ...marked] };
}

/** Whether there are places without a number, where a line breaks. */
const hasGaps = ({ dataset }: Drawing, { field }: Channel): boolean =>
  indexOf(dataset, field) >= 0 &&
  dataset.rows.some((row) => typeof row[indexOf(dataset, field)] !== 'number');

/** Room for the numbers of the axis, px. */
const BEFORE = 52;
const alignedStart = ({ isAligned }: Drawing, scale: Part): Part =>
  isAligned ? { ...scale, axis: { ...Object(scale.axis), minExtent: BEFORE, maxExtent: BEFORE } } : scale;

/** Room beside the plot, the same in each of several charts one under another, px. */
const BESIDE = 0.1;
const alignedEnd = ({ isAligned, width }: Drawing): Part[] =>
  isAligned
    ? [
        {
          data: { values: [{}] },
          mark: { type: 'point', size: 1, opacity: 0, xOffset: Math.round(width * BESIDE) },
          encoding: { x: { value: 'width' }, y: { value: 0 } },
        },
      ]
    : [];

const withMarks = (drawn: Part, marked: Part[]): Part =>
  marked.length === 0 ? drawn : { layer: [drawn, ...marked] };

/** A colour for each series; of more than there are colours, those that stand out, and the others grey. */
function lineColour(drawing: Drawing, kind: 'line' | 'area', y: Channel, color: Channel): Part {
  const { inks, width } = drawing;
  const names = valuesOf(drawing, color.field);
  const chosen = standOut(drawing, names, y, color);
  const clear = hasNameOver(drawing) ? { offset: 30 } : {};
  const symbol = kind === 'line' ? { ...clear, symbolType: 'stroke', symbolStrokeWidth: 3 } : clear;
  const legend = { ...legendOnTop(width, names), ...symbol };
  const areFew = names.length <= Math.max(MOST_SERIES, inks.palette.length);
  if (areFew || chosen.length === 0 || kind === 'area') {
    const own = seriesColour(drawing, color);
    return own.legend === null ? own : { ...own, legend };
  }
  return {
    field: color.field,
    type: 'nominal',
    legend,
    title: null,
    sort: color.sort,
    scale: {
      domain: names,
      range: names.map((name) => (chosen.includes(name) ? inks.strong : inks.grey)),
    },
  };
}

const area = ({ inks }: Drawing, place: Part, colour: Part | undefined): Part =>
  colour === undefined
    ? {
        mark: {
          type: 'area',

          color: inks.tint,
          line: { color: inks.strong, strokeWidth: 2.5 },
        },
        encoding: place,
      }
    : {
        mark: { type: 'area', stroke: inks.ground, strokeWidth: 1.5 },
        encoding: { ...place, color: colour },
      };

/** What is said of lines. */
interface Ends {
  /** Rows where lines end, with what is said of each and the height at which it is said; none where a legend says it. */
  rows: Part[];
  /** Rows of a short line, each to say its number over or under itself. */
  before: Said[];
  /** Pixels that the words take beside the lines. */
  wide: number;
}

/** A point at the end of each line, and beside it what it says. */
function endMarks(
  drawing: Drawing,
  { rows, before }: Ends,
  at: Part,
  y: Channel,
  series: string | undefined,
): Part[] {
  const { inks } = drawing;
  const text = { type: 'text', fontSize: FONT, fontWeight: 700 };
  // Beside several lines the axis says the unit.
  const format = withUnit(drawing, y).slice(series === undefined ? 0 : 1);
  const number = { field: y.field, type: 'quantitative', format };
  const color = series === undefined ? inks.strong : undefined;
  const dot = { type: 'point', filled: true, size: 70, opacity: 1, ...(color && { color }) };
  const ink = series === undefined ? inks.text : undefined;
  const names = {
    data: { values: rows },
    encoding: {
      ...{ ...at, y: { ...y, ...Object(at.y), field: SAID_AT } },
      text: series === undefined ? number : { field: series, type: 'nominal' },
    },
  };
  return [
    { data: { values: [...before, ...rows] }, mark: dot, encoding: at },
    ...(['over', 'under'] as const).flatMap((side) =>
      haloed(
        drawing,
        { ...text, dy: side === 'over' ? -14 : 16 },
        { data: { values: before.filter((row) => row.side === side) }, encoding: { ...at, text: number } },
        ink,
      ),
    ),
    // The lines of a grid go on where numbers have room.
    ...haloed(drawing, { ...text, align: 'left', dx: 9 }, names, ink).slice(before.length > 0 ? 0 : 1),
  ];
}

/** What is said where lines end, one under another, and along them; undefined where there is no room for it. */
function endsOf(drawing: Drawing, x: Channel, y: Channel, series: string | undefined): Ends | undefined {
  const { dataset, height, width } = drawing;
  const groups = rowsOfLines(drawing, x, y, series);
  const all = [...groups.values()];
  const last = all.flatMap((rows) => rows.slice(-1)).toSorted((one, other) => one.value - other.value);
  const room = height - 50;
  if (last.length === 0 || last.length > MOST_NAMED || last.length * APART > room) return undefined;
  const number = saidWidth(drawing, y, series === undefined ? undefined : '');
  const longest = Math.max(...[...groups.keys()].map((name) => textWidth(String(name ?? ''), FONT)));
  const isNamed = series === undefined || longest <= width * MOST_BESIDE;
  const wide = isNamed ? (series === undefined ? number : longest) + 12 : 0;
  const inRow = ({ row }: Row): Part =>
    Object.fromEntries(dataset.fields.map(({ name }, index) => [name, row[index] ?? null]));
  const numbers = y.scale?.domain?.map(Number) ?? all.flatMap((rows) => rows.map(({ value }) => value));
  const [low, high] = roundedRange(numbers, y.scale?.zero !== false);
  const most = 1 + (width - MARGIN.across - wide) / number;
  // Under a point that is so low a number would stand on those of the axis.
  const floor = low + ((high - low) / room) * LOWEST;
  const before = saidAlong(all, most, series !== undefined, floor);
  if (!isNamed && before.length === 0) return undefined;
  // A line that ends long before another is named where it ends.
  const [at, orders] = [indexOf(dataset, x.field), all.flat().map(({ order }) => order)];
  const isScaled = x.type === 'temporal' || all.flat().every(({ row }) => typeof row[at] === 'number');
  const pixel = (width - MARGIN.across - wide) / (Math.max(...orders) - Math.min(...orders) || 1);
  const isBeside = (one: Row, other: Row): boolean =>
    !isScaled || Math.abs(one.order - other.order) * pixel < longest + 24;
  const together = last.reduce<Row[][]>((some, one) => {
    const near = some.find((each) => each.some((other) => isBeside(one, other)));
    if (near) near.push(one);
    else some.push([one]);
    return some;
  }, []);
  const named = together.flatMap((some) => {
    const values = some.map(({ value }) => value);
    const heights = spread(values, ((high - low) / room) * APART, high);
    return some.map((one, index) => ({ ...inRow(one), [SAID_AT]: heights[index] ?? one.value }));
  });
  return {
    rows: isNamed ? named : [],
    before: before.map(({ row, side }) => ({ ...inRow(row), side })),
    wide,
  };
}

/** Numbers along the only line, or the only one that is not level: a level one says its own once. */
function saidAlong(
  all: readonly Row[][],
  most: number,
  hasSeries: boolean,
  floor: number,
): { row: Row; side: Said['side'] }[] {
  const isLevel = (rows: readonly Row[]): boolean => rows.every(({ value }) => value === rows[0]?.value);
  const moving = all.length === 1 ? all : all.filter((rows) => !isLevel(rows));
  const [line = [], ...others] = moving;
  if (others.length > 0 || line.length > Math.min(MOST_SAID, most)) return [];
  const own = line.map((row, index) => {
    const [before = row, after = row] = [line[index - 1], line[index + 1]];
    const isOver = row.value < floor || row.value * 2 >= before.value + after.value;
    return { row, side: isOver ? ('over' as const) : ('under' as const) };
  });
  // The only line says its last number where it ends.
  if (!hasSeries) return own.slice(0, -1);
  const level = all.flatMap((rows) => (rows === line ? [] : rows.slice(0, 1)));
  const isOver = (row: Row): boolean => row.value >= (line[0]?.value ?? 0);
  return [
    ...own,
    ...level.map((row) => ({ row, side: isOver(row) ? ('over' as const) : ('under' as const) })),
  ];
}
