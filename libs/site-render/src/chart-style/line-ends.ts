import { roundedRange } from './axis.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  indexOf,
  type Part,
  type Said,
  saidWidth,
  withUnit,
} from './drawing.ts';
import { haloed } from './halo.ts';
import { MARGIN, NAMED, type Row, rowsOfLines, SAID_AT } from './plot-room.ts';
import { spread } from './spread.ts';
import { linesOf, textWidth } from './text-width.ts';

/** Lines that say their names where they end, and points of a line that each say their number. */
const MOST_NAMED = 10;
const MOST_SAID = 7;
/** Names beside the ends of lines take at most so much of the width. */
const MOST_BESIDE = 0.3;
const FONT = 13;
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
  /** Pixels that the words take beside the lines. */
  wide: number;
}

/** A point at the end of each line, and beside it what it says. */
export function endMarks(
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
      text: series === undefined ? number : { field: NAMED, type: 'nominal' },
    },
  };
  const byLines = Map.groupBy(rows, (row) => String(row[NAMED] ?? '').split('\n').length);
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
    ...[...byLines].flatMap(([count, values]) =>
      haloed(
        drawing,
        {
          ...{ ...text, align: 'left', dx: 9 },
          ...(count > 1
            ? { lineBreak: '\n', lineHeight: APART - 1, dy: (-(count - 1) * (APART - 1)) / 2 }
            : {}),
        },
        { ...names, data: { values } },
        ink,
      ).slice(before.length > 0 ? 0 : 1),
    ),
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
  const number = saidWidth(drawing, y, series === undefined ? undefined : '');
  const { named: linesFor, longest, count } = namesAtEnds([...groups.keys()], width);
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
    const heights = spread(values, ((high - low) / room) * APART * count, high);
    return some.map((one, index) => ({
      ...{ ...inRow(one), [SAID_AT]: heights[index] ?? one.value },
      ...(series === undefined ? {} : { [NAMED]: linesFor(one.row[indexOf(dataset, series)] ?? null) }),
    }));
  });
  return {
    rows: isNamed ? named : [],
    before: before.map(({ row, side }) => ({ ...inRow(row), side })),
    wide,
  };
}

/** The names beside the ends of lines, in two lines each where one would be too long, and how wide and high they are. */
function namesAtEnds(names: readonly Cell[], width: number) {
  const widthOf = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => textWidth(line, FONT)));
  const said = (most: number) => names.map((name) => linesOf(String(name ?? ''), most, FONT));
  const whole = said(Number.POSITIVE_INFINITY);
  const broken = said(width * MOST_BESIDE);
  const isLong = Math.max(...whole.map(widthOf)) > width * MOST_BESIDE;
  const lines = isLong && broken.every(({ length }) => length <= 2) ? broken : whole;
  return {
    named: (name: Cell): string => (lines[names.indexOf(name)] ?? []).join('\n'),
    longest: Math.max(...lines.map(widthOf)),
    count: Math.max(...lines.map(({ length }) => length)),
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
