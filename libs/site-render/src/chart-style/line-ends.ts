import { READ } from '../contrast.ts';
import { localeOf } from '../locale.ts';
import { roundedRange } from './axis.ts';
import { isOver } from './boxes.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  indexOf,
  type Part,
  type Said,
  saidWidth,
  unitAtPoints,
  withUnit,
  writer,
} from './drawing.ts';
import { haloed } from './halo.ts';
import { markedIn } from './marks.ts';
import { MARGIN, NAMED, type PlotRoom, plotRoom, type Row, rowsOfLines, SAID_AT } from './plot-room.ts';
import { seen } from './series-colour.ts';
import { spread } from './spread.ts';
import { linesOf, textWidth } from './text-width.ts';

/** Lines that say their names where they end, and points of a line that each say their number. */
const MOST_NAMED = 10;
const MOST_SAID = 12;
/** Lines that each say the numbers of their points. */
const MOST_SAYING = 3;
/** From a point to the middle of its number, px. */
const NEAR = { over: -14, under: 16 };
/** Names beside the ends of lines take at most so much of the width. */
const MOST_BESIDE = 0.3;
const FONT = 13;
/** From the numbers of an axis to the plot, and what the estimate of a number has too much, px. */
const TICK = 12;
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
  /** Whether every point says its number, so that the axis needs none. */
  isWhole: boolean;
  /** Pixels that the words take beside the lines. */
  wide: number;
  /** Half of the number of a point, where an axis stands beside it. */
  half: number;
}

/** Where the words of a row stand from its point: each row says it, so that one layer draws all of them. */
const PLACED = 'placed\u00a0';
const placed = (name: 'align' | 'dx' | 'dy') => ({ expr: `datum['${PLACED}'].${name}` });

/** One more field: the ink of the words of a row, in the colour of its line as far as that is read. */
const INK = 'ink\u00a0';

/** A point at the end of each line, and beside it what it says. */
export function endMarks(
  drawing: Drawing,
  { rows, before, isWhole }: Ends,
  at: Part,
  y: Channel,
  series: string | undefined,
): Part[] {
  const { inks } = drawing;
  const color = series === undefined ? inks.strong : undefined;
  const dot = { type: 'point', filled: true, size: 70, opacity: 1, ...(color && { color }) };
  const ink = series === undefined ? inks.text : undefined;
  const format = withUnit(drawing, y).slice(unitAtPoints(drawing, series) === '' ? 1 : 0);
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
    [PLACED]: { align: 'center', dx: 0, dy: NEAR[row.side] },
  }));
  const ends = rows.map((row) => ({
    ...row,
    [PLACED]: { align: 'left', dx: 9, dy: (-(linesOfName(row) - 1) * (APART - 1)) / 2 },
  }));
  const dots = { data: { values: [...before, ...rows] }, mark: dot, encoding: at };
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
  const { dataset, height, width } = drawing;
  const groups = rowsOfLines(drawing, x, y, series);
  const all = [...groups.values()];
  const last = all.flatMap((rows) => rows.slice(-1)).toSorted((one, other) => one.value - other.value);
  const room = height - 50;
  if (last.length === 0 || last.length > MOST_NAMED || last.length * APART > room) return undefined;
  const number = saidWidth(drawing, y, unitAtPoints(drawing, series));
  const [at, group] = [indexOf(dataset, x.field), indexOf(dataset, series)];
  // What is marked has its number in its words.
  const marked = markedIn(drawing, x);
  const isMarked = ({ row }: Row): boolean =>
    marked.some(({ mark, stop }) => stop === row[at] && (mark.series ?? row[group]) === row[group]);
  const hasNumber = series !== undefined && all.filter(isMoving).length > 1;
  const names = new Map([...groups.keys()].map((name) => [name, String(name ?? '')]));
  const bare = namesAtEnds(names, width);
  const full = hasNumber ? namesAtEnds(withNumbers(drawing, y, groups, isMarked), width) : bare;
  const isTold = hasNumber && full.longest <= width * MOST_BESIDE && full.count === bare.count;
  const { named: linesFor, longest, count } = isTold ? full : bare;
  const isNamed =
    series === undefined || (longest <= width * MOST_BESIDE && last.length * count * APART <= room);
  const wide = isNamed ? (series === undefined ? number : longest) + 12 : 0;
  const inRow = ({ row }: Row): Part =>
    Object.fromEntries(dataset.fields.map(({ name }, index) => [name, row[index] ?? null]));
  const numbers = y.scale?.domain?.map(Number) ?? all.flatMap((rows) => rows.map(({ value }) => value));
  const [low, high] = roundedRange(numbers, y.scale?.zero !== false);
  const most = 1 + (width - MARGIN.across - wide) / number;
  // Under a point that is so low a number would stand on those of the axis.
  const floor = low + ((high - low) / room) * LOWEST;
  const along = saidAlong(all, most, series !== undefined, floor);
  // A line that ends long before another is named where it ends.
  const orders = all.flat().map(({ order }) => order);
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
    const heights = spread(values, ((high - low) / room) * APART * count, high);
    return some.map((one, index) => ({
      ...{ ...inRow(one), [SAID_AT]: heights[index] ?? one.value },
      ...(series === undefined ? {} : { [NAMED]: linesFor(one.row[indexOf(dataset, series)] ?? null) }),
    }));
  });
  const rows = isNamed ? named : [];
  const half = along.length > 0 || all.length > MOST_SAYING ? 0 : Math.max(0, number / 2 - TICK);
  const free = () => plotRoom(drawing, { x, y, series, said: [], names: rows, beside: wide, half });
  const before =
    along.length > 0 ? along : saidWhereFree(all, free(), number, isTold).filter(({ row }) => !isMarked(row));
  if (!isNamed && before.length === 0) return undefined;
  return {
    rows,
    before: before.map(({ row, side }) => ({ ...inRow(row), side })),
    wide,
    half: before.length > 0 ? half : 0,
    isWhole: along.length > 0,
  };
}

type SaidRow = { row: Row; side: Said['side'] };

/** The points that say their numbers where not all can: the ends, the highest and the lowest first, of a short line then the others. */
function saidWhereFree(all: readonly Row[][], room: PlotRoom, wide: number, isTold: boolean): SaidRow[] {
  if (all.length > MOST_SAYING) return [];
  const isOnly = all.length === 1;
  const taken = [...room.words];
  const orderOf = (line: readonly Row[]): Row[] => {
    const byValue = line.toSorted((one, other) => one.value - other.value);
    const chief = [line.slice(0, 1), line.slice(-1), byValue.slice(-1), byValue.slice(0, 1)].flat();
    return [...new Set([...chief, ...(line.length > MOST_SAID ? [] : line)])].filter(
      (row) => !(isOnly || isTold) || row !== line.at(-1),
    );
  };
  const chosen = all.flatMap((line) =>
    orderOf(line).map((row, rank) => ({ row, rank: Math.min(rank, 4), line })),
  );
  return chosen
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ row, line }): SaidRow[] => {
      const at = room.at(row.row);
      const free = (isOnly ? sidesOf(row, line) : SIDES).find((side) => {
        const middle = at.y + NEAR[side];
        const box = { left: at.x - wide / 2, right: at.x + wide / 2, top: middle - 8, bottom: middle + 8 };
        // What a line touches only at the edge of a number still leaves it to be read.
        const core = { left: at.x - wide / 4, right: at.x + wide / 4, top: middle - 5, bottom: middle + 5 };
        const isFree =
          box.bottom <= room.high &&
          box.top >= room.top &&
          !taken.some((other) => isOver(box, other)) &&
          !room.curves.some((other) => isOver(core, other));
        if (isFree) taken.push(box);
        return isFree;
      });
      return free === undefined ? [] : [{ row, side: free }];
    });
}

const SIDES = ['over', 'under'] as const;

/** On which side of a line a number stands best: over what bends up, under what bends down. */
function sidesOf(row: Row, line: readonly Row[]): Said['side'][] {
  const at = line.indexOf(row);
  const [before = row, after = row] = [line[at - 1], line[at + 1]];
  return row.value * 2 >= before.value + after.value ? ['over', 'under'] : ['under', 'over'];
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

/** The names beside the ends of lines, in two lines each where one would be too long, and how wide and high they are. */
function namesAtEnds(names: ReadonlyMap<Cell, string>, width: number) {
  const widthOf = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => textWidth(line, FONT)));
  const said = (most: number) => [...names.values()].map((name) => linesOf(name, most, FONT));
  const whole = said(Number.POSITIVE_INFINITY);
  const broken = said(width * MOST_BESIDE);
  const isLong = Math.max(...whole.map(widthOf)) > width * MOST_BESIDE;
  const lines = isLong && broken.every(({ length }) => length <= 2) ? broken : whole;
  return {
    named: (name: Cell): string => (lines[[...names.keys()].indexOf(name)] ?? []).join('\n'),
    longest: Math.max(...lines.map(widthOf)),
    count: Math.max(...lines.map(({ length }) => length)),
  };
}

const isMoving = (rows: readonly Row[]): boolean => rows.some(({ value }) => value !== rows[0]?.value);

/** Numbers along the only line, or the only one that is not level: a level one says its own once. */
function saidAlong(all: readonly Row[][], most: number, hasSeries: boolean, floor: number): SaidRow[] {
  const moving = all.length === 1 ? all : all.filter(isMoving);
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
