import { READ } from '../contrast.ts';
import { localeOf } from '../locale.ts';
import { roundedRange } from './axis.ts';
import { NARROW } from './bar-names.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  formatAtPoints,
  indexOf,
  type Part,
  recordOf,
  type Said,
  saidWidth,
  unitAtPoints,
  valuesOf,
  writer,
} from './drawing.ts';
import { haloed } from './halo.ts';
import { isMoving, MOST_SAYING, saidAlong, saidWhereFree, seenOf } from './line-numbers.ts';
import { markedIn } from './marks.ts';
import { MARGIN, NAMED, NEAR, plotRoom, type Row, rowsOfLines, SAID_AT } from './plot-room.ts';
import { seen } from './series-colour.ts';
import { spread } from './spread.ts';
import { linesOf, textWidth } from './text-width.ts';
import { areAllOrdered, areEndsOrdered, hasNumbers } from './told-numbers.ts';

/** Lines that say their names where they end. */
const MOST_NAMED = 10;
/** Names beside the ends of lines take at most so much of the width; more where no legend was wanted. */
const MOST_BESIDE = { usual: 0.3, bare: 0.45 };
const FONT = 13;
/** From the numbers of an axis to the plot, and what the estimate of a number has too much, px. */
const TICK = 4;
/** Over the foot of a plot there is room for a number under a point from so many pixels on. */
const LOWEST = 26;
/** Pixels from one name to the next, and from one line of a name to the next. */
const APART = 16;

/** What is said of lines. */
export interface Ends {
  /** Rows where lines end, with what is said of each and the height at which it is said; none where a legend says it. */
  rows: Part[];
  /** Rows of a short line, each to say its number over or under itself. */
  before: Said[];
  /** Points that are seen as such. */
  points: Part[];
  /** Whether every point says its number, so that the axis needs none. */
  isWhole: boolean;
  /** Pixels that the words take beside the lines. */
  wide: number;
  /** Half of the number of a point, where an axis stands beside it. */
  half: number;
  /** How many numbers are said. */
  said: number;
}

/** Where the words of a row stand from its point: each row says it, so that one layer draws all of them. */
const PLACED = 'placed\u00a0';
const placed = (name: 'align' | 'dx' | 'dy') => ({ expr: `datum['${PLACED}'].${name}` });

/** One more field: the ink of the words of a row, in the colour of its line as far as that is read. */
const INK = 'ink\u00a0';

/** A point at the end of each line, and beside it what it says. */
export function endMarks(
  drawing: Drawing,
  { rows, before, points, isWhole }: Ends,
  at: Part,
  y: Channel,
  series: string | undefined,
): Part[] {
  const { inks } = drawing;
  const color = series === undefined ? inks.strong : undefined;
  const dot = { type: 'point', filled: true, size: 70, opacity: 1, ...(color && { color }) };
  const ink = series === undefined ? inks.text : undefined;
  const format = formatAtPoints(drawing, y, series);
  const number = { field: y.field, type: 'quantitative', format };
  const linesOfName = (row: Part): number => String(row[NAMED] ?? '').split('\n').length;
  const text = {
    ...{ type: 'text', fontSize: FONT, fontWeight: 700 },
    ...{ align: placed('align'), dx: placed('dx'), dy: placed('dy') },
    ...(rows.some((row) => linesOfName(row) > 1) ? { lineBreak: '\n', lineHeight: APART - 1 } : {}),
  };
  const { domain = [], range = [] } = Object(Object(at.color).scale);
  const inkOf = (name: unknown): string => seen(range[domain.indexOf(name)] ?? inks.text, inks, READ);
  const inked = series === undefined ? {} : { color: { field: INK, type: 'nominal', scale: null } };
  const said = (values: readonly Part[], words: Part): Part[] =>
    values.length === 0
      ? []
      : haloed(
          drawing,
          text,
          {
            data: { values: values.map((row) => ({ ...row, [INK]: inkOf(row[series ?? '']) })) },
            encoding: { ...at, ...inked, y: { ...y, ...Object(at.y), field: SAID_AT }, text: words },
          },
          ink,
        );
  const along = before.map((row) => ({
    ...{ ...row, [SAID_AT]: row[y.field ?? ''] },
    [PLACED]: { align: 'center', dx: row.aside, dy: NEAR[row.side] },
  }));
  const ends = rows.map((row) => ({
    ...row,
    [PLACED]: { align: 'left', dx: 9, dy: (-(linesOfName(row) - 1) * (APART - 1)) / 2 },
  }));
  const dots = { data: { values: [...points, ...rows] }, mark: dot, encoding: at };
  if (series === undefined && isWhole) return [dots, ...said([...along, ...ends], number)];
  return [
    dots,
    ...said(along, number),
    // The lines of a grid go on where numbers have room.
    ...said(ends, series === undefined ? number : { field: NAMED, type: 'nominal' }).slice(isWhole ? 0 : 1),
  ];
}

/** What is said where lines end, one under another, and along them; undefined where there is no room for it. */
export function endsOf(
  drawing: Drawing,
  x: Channel,
  y: Channel,
  series: string | undefined,
): Ends | undefined {
  const named = endsBeside(drawing, x, y, series, besideLines(drawing, valuesOf(drawing, series)));
  const isNarrow = drawing.width < NARROW;
  const mayHaveLegend = drawing.chart.spec.encoding.color?.legend !== null;
  if (series === undefined || !(areAllOrdered(drawing) || isNarrow) || !mayHaveLegend) return named;
  // Of numbers that are to be said more have room where a legend names the lines and these take the whole width.
  const bare = endsBeside(drawing, x, y, series, 0);
  const isMore = (bare?.said ?? 0) > (named?.said ?? 0);
  const count = [...rowsOfLines(drawing, x, y, series).values()].flat().length;
  return isMore && (areAllOrdered(drawing) || bare?.said === count) ? bare : named;
}

/** The same where names may take so much of the width beside the lines. */
function endsBeside(
  drawing: Drawing,
  x: Channel,
  y: Channel,
  series: string | undefined,
  beside: number,
): Ends | undefined {
  const { dataset, height, width } = drawing;
  const groups = rowsOfLines(drawing, x, y, series);
  const all = [...groups.values()];
  const last = all.flatMap((rows) => rows.slice(-1)).toSorted((one, other) => one.value - other.value);
  const room = height - 50;
  if (series === undefined && !hasNumbers(drawing)) return undefined;
  if (last.length === 0 || last.length > MOST_NAMED || last.length * APART > room) return undefined;
  const number = saidWidth(drawing, y, unitAtPoints(drawing, series));
  const write = writer(drawing, y);
  // Where all are to stand, each has the room that it takes, and not that of the longest.
  const wideOf = (value: number): number =>
    areAllOrdered(drawing) ? Math.min(number, textWidth(write(value), FONT) * 1.05 + 3) : number;
  const at = indexOf(dataset, x.field);
  const isMarked = markedRows(drawing, x, series);
  const hasNumber = series !== undefined && hasNumbers(drawing) && all.filter(isMoving).length > 1;
  const names = new Map([...groups.keys()].map((name) => [name, String(name ?? '')]));
  const bare = namesAtEnds(names, beside);
  const full = hasNumber ? namesAtEnds(withNumbers(drawing, y, groups, isMarked), beside) : bare;
  const isTold = hasNumber && full.longest <= beside && full.count === bare.count;
  const { named: linesFor, longest, count } = isTold ? full : bare;
  const isNamed = series === undefined || (longest <= beside && last.length * count * APART <= room);
  const wide = isNamed ? (series === undefined ? number : longest) + 12 : 0;
  const inRow = ({ row }: Row): Part => recordOf(drawing, row);
  const numbers = y.scale?.domain?.map(Number) ?? all.flatMap((rows) => rows.map(({ value }) => value));
  const [low, high] = roundedRange(numbers, y.scale?.zero !== false);
  const most = 1 + (width - MARGIN.across - wide) / number;
  // Under a point that is so low a number would stand on those of the axis.
  const floor = low + ((high - low) / room) * LOWEST;
  const isAlong = hasNumbers(drawing) && !areEndsOrdered(drawing) && drawing.chart.labels?.from === undefined;
  // A line that ends long before another is named where it ends.
  const orders = [...new Set(all.flat().map(({ order }) => order))].toSorted((one, other) => one - other);
  const isScaled = x.type === 'temporal' || all.flat().every(({ row }) => typeof row[at] === 'number');
  const pixel = (width - MARGIN.across - wide) / (Math.max(...orders) - Math.min(...orders) || 1);
  // Steps of different lengths leave the numbers of some points no room.
  const isTight =
    isScaled &&
    orders.some((order, nth) => (order - (orders[nth - 1] ?? Number.NEGATIVE_INFINITY)) * pixel < number);
  const isBeside = (one: Row, other: Row): boolean =>
    !isScaled || Math.abs(one.order - other.order) * pixel < longest + 24;
  const named = besideOneAnother(last, isBeside).flatMap((some) => {
    const values = some.map(({ value }) => value);
    const heights = spread(values, ((high - low) / room) * APART * count, high);
    return some.map((one, index) => ({
      ...{ ...inRow(one), [SAID_AT]: heights[index] ?? one.value },
      ...(series === undefined ? {} : { [NAMED]: linesFor(one.row[indexOf(dataset, series)] ?? null) }),
    }));
  });
  const rows = isNamed ? named : [];
  const roomOf = (half: number) =>
    plotRoom(drawing, { x, y, series, said: [], names: rows, beside: wide, half });
  const along =
    isAlong && !isTight
      ? saidAlong(all, most, series !== undefined, floor, { room: () => roomOf(0), wideOf })
      : [];
  const half = along.length > 0 || all.length > MOST_SAYING ? 0 : Math.max(0, number / 2 - TICK);
  const before =
    along.length > 0
      ? along
      : saidWhereFree(drawing, all, { room: roomOf(half), wideOf, isTold }).filter(
          ({ row }) => !isMarked(row),
        );
  if (!isNamed && before.length === 0) return undefined;
  return {
    rows,
    before: before.map(({ row, ...place }) => ({ ...inRow(row), ...place })),
    points: seenOf(all, before).map(inRow),
    wide,
    half: before.length > 0 ? half : 0,
    isWhole: along.length > 0,
    said: before.length + (isTold && isNamed ? rows.length : 0),
  };
}

/** Whether a row is marked: then its number is in the words of the mark. */
function markedRows(drawing: Drawing, x: Channel, series: string | undefined): (row: Row) => boolean {
  const [at, group] = [x.field, series].map((field) => indexOf(drawing.dataset, field));
  const marked = markedIn(drawing, x).filter(({ last }) => last === undefined);
  return ({ row }) => {
    const own = row[group ?? -1];
    return marked.some(({ mark, stop }) => stop === row[at ?? -1] && (mark.series ?? own) === own);
  };
}

/** Ends of lines in groups, each of those that are beside another of it. */
function besideOneAnother(ends: readonly Row[], isBeside: (one: Row, other: Row) => boolean): Row[][] {
  const groups: Row[][] = [];
  for (const end of ends) {
    const near = groups.find((group) => group.some((other) => isBeside(end, other)));
    if (near) near.push(end);
    else groups.push([end]);
  }
  return groups;
}

/** The name of each line with its last number, which is read sooner there than at the axis. */
function withNumbers(
  drawing: Drawing,
  y: Channel,
  groups: ReadonlyMap<Cell, readonly Row[]>,
  isMarked: (row: Row) => boolean,
) {
  const write = writer(drawing, y, localeOf(drawing.look.language));
  return new Map(
    [...groups].map(([name, rows]) => {
      const last = rows.at(-1);
      const number = last === undefined || isMarked(last) ? '' : write(last.value);
      return [name, `${name ?? ''}\u2002${number}`.trimEnd()];
    }),
  );
}

/** How much of the width names beside lines may take: without a legend, what their longest words need. */
function besideLines({ chart, width }: Drawing, names: Iterable<Cell>): number {
  if (chart.spec.encoding.color?.legend !== null) return width * MOST_BESIDE.usual;
  const words = [...names].flatMap((name) => String(name ?? '').split(/\s+/u));
  const longest = Math.max(0, ...words.map((word) => textWidth(word, FONT))) + 4;
  return Math.min(width * MOST_BESIDE.bare, Math.max(width * MOST_BESIDE.usual, longest));
}

/** The names beside the ends of lines, in two lines each where one would be too long, and how wide and high they are. */
function namesAtEnds(names: ReadonlyMap<Cell, string>, most: number) {
  const widthOf = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => textWidth(line, FONT)));
  const said = (wide: number) => [...names.values()].map((name) => linesOf(name, wide, FONT));
  const whole = said(Number.POSITIVE_INFINITY);
  const broken = said(most);
  const isLong = Math.max(...whole.map(widthOf)) > most;
  const lines = isLong && broken.every(({ length }) => length <= 2) ? broken : whole;
  return {
    named: (name: Cell): string => (lines[[...names.keys()].indexOf(name)] ?? []).join('\n'),
    longest: Math.max(...lines.map(widthOf)),
    count: Math.max(...lines.map(({ length }) => length)),
  };
}
