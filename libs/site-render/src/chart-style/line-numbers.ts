import { isOver } from './boxes.ts';
import type { Drawing, Said } from './drawing.ts';
import { NEAR, type PlotRoom, type Row } from './plot-room.ts';
import { areAllOrdered, areEndsOrdered, hasNumbers, isWritten } from './told-numbers.ts';

/** Points of a line that each say their number. */
const MOST_SAID = 14;
/** Lines that each say the numbers of their points. */
export const MOST_SAYING = 3;

/** A row that says its number, on which side of its point, and how far aside of it. */
export type SaidRow = { row: Row; side: Said['side']; aside: number };

/** Numbers told over a chart. */
const toldIn = (title: string): Set<number> =>
  new Set([...title.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([number]) => Number(number.replace(',', '.'))));

/**
 * The points that say their numbers where not all can: the ends, what is told over the chart, the highest and the lowest
 * first, of a short line then the others.
 */
export function saidWhereFree(
  drawing: Drawing,
  all: readonly Row[][],
  { room, wideOf, isTold }: { room: PlotRoom; wideOf: (value: number) => number; isTold: boolean },
): SaidRow[] {
  if (!hasNumbers(drawing) || (all.length > MOST_SAYING && !areAllOrdered(drawing))) return [];
  const told = toldIn(drawing.chart.title);
  const isOnly = all.length === 1;
  const orderOf = (line: readonly Row[]): Row[] => {
    // A level line among others says its number once, at its end.
    if (isTold && !isOnly && !isMoving(line) && !areAllOrdered(drawing)) return [];
    const byValue = line.toSorted((one, other) => one.value - other.value);
    const ends = [line.slice(0, 1), line.slice(-1)].flat();
    const first = [
      line.filter(({ value }) => told.has(value)),
      byValue.slice(-1),
      byValue.slice(0, 1),
    ].flat();
    const others = line.length <= MOST_SAID || areAllOrdered(drawing) ? line : [];
    return [...new Set(areEndsOrdered(drawing) ? ends : [...ends, ...first, ...others])].filter(
      (row) => (!(isOnly || isTold) || row !== line.at(-1)) && isWritten(drawing, row.value),
    );
  };
  const chosen = all.flatMap((line) =>
    orderOf(line).map((row, rank) => ({ row, rank: Math.min(rank, 4), line })),
  );
  const ranked = chosen.toSorted((one, other) => one.rank - other.rank);
  const chief = inFreePlaces(ranked, all, room, wideOf);
  if (chief.length === chosen.length) return chief;
  // From left to right each leaves the next its other side, also where the chief ones take it from both sides.
  const along = chosen.toSorted((one, other) => one.row.order - other.row.order);
  const even = inFreePlaces(along, all, room, wideOf);
  return even.length === chosen.length ? even : chief;
}

/** So far aside of their point numbers are tried, as parts of their width: where a line runs steeply its other side is free. */
const ASIDE = [0, 0.2, 0.4, 0.6];
/** How much of a number no line runs through, px: nothing of it, at need what is touched only at its edge is still read. */
const CORES = [
  { wide: 0.5, high: 6 },
  { wide: 0.25, high: 5 },
];

/** Rows one after another on a side of their point that is free, as far as one is. */
function inFreePlaces(
  chosen: readonly { row: Row; line: readonly Row[] }[],
  all: readonly Row[][],
  room: PlotRoom,
  wideOf: (value: number) => number,
): SaidRow[] {
  const taken = [...room.words];
  const isOnly = all.length === 1;
  return chosen.flatMap(({ row, line }): SaidRow[] => {
    const at = room.at(row.row);
    const wide = wideOf(row.value);
    const others = all.flatMap((other) => other.filter(({ order }) => other !== line && order === row.order));
    const beside = line.filter((other) => other !== row).map((other) => room.at(other.row).x - at.x);
    const sides = isOnly ? sidesOf(row, line) : sidesBeside(row, others);
    const free = placesFor(sides, wide).find(({ side, aside, core }) => {
      const [middle, x] = [at.y + NEAR[side], at.x + aside];
      const boxOf = (half: number, high: number) => ({
        ...{ left: x - half, right: x + half, top: middle - high, bottom: middle + high },
      });
      const box = boxOf(wide / 2, 8);
      const bare = boxOf(wide * core.wide, core.high);
      const isFree =
        box.left >= room.left &&
        box.bottom <= room.high &&
        box.top >= room.top &&
        !taken.some((other) => isOver(box, other)) &&
        !room.curves.some((other) => isOver(bare, other)) &&
        // A number nearer to another line or to another point would be read as that of the other.
        others.every((other) => Math.abs(room.at(other.row).y - middle) >= Math.abs(NEAR[side])) &&
        (aside === 0 || beside.every((other) => Math.abs(other - aside) > Math.abs(aside)));
      if (isFree) taken.push(box);
      return isFree;
    });
    return free === undefined ? [] : [{ row, side: free.side, aside: free.aside }];
  });
}

/** Where a number is tried: on both sides of its point, then a little aside, clear of its line as far as that is to be had. */
const placesFor = (sides: readonly Said['side'][], wide: number) =>
  CORES.flatMap((core) =>
    ASIDE.flatMap((part) =>
      sides.flatMap((side) =>
        (part === 0 ? [0] : [part, -part]).map((each) => ({ side, aside: Math.round(each * wide), core })),
      ),
    ),
  );

/** Over the highest of several lines first, under the lowest. */
const sidesBeside = (row: Row, others: readonly Row[]): Said['side'][] =>
  others.length > 0 && others.every(({ value }) => value > row.value) ? ['under', 'over'] : ['over', 'under'];

/** On which side of a line a number stands best: over what bends up, under what bends down. */
function sidesOf(row: Row, line: readonly Row[]): Said['side'][] {
  const at = line.indexOf(row);
  const [before = row, after = row] = [line[at - 1], line[at + 1]];
  return row.value * 2 >= before.value + after.value ? ['over', 'under'] : ['under', 'over'];
}

/** The points that are seen as such: those with a number, and of a short line of which half have one all others. */
export const seenOf = (all: readonly Row[][], said: readonly SaidRow[]): Row[] =>
  all.flatMap((line) => {
    const own = said.flatMap(({ row }) => (line.includes(row) ? [row] : []));
    return line.length <= MOST_SAID && own.length * 2 >= line.length ? line : own;
  });

/** Whether a line is not level. */
export const isMoving = (rows: readonly Row[]): boolean => rows.some(({ value }) => value !== rows[0]?.value);

/** Numbers along the only line, or the only one that is not level: a level one says its own once. */
export function saidAlong(
  all: readonly Row[][],
  most: number,
  hasSeries: boolean,
  floor: number,
  { room, wideOf }: { room: () => PlotRoom; wideOf: (value: number) => number },
): SaidRow[] {
  const moving = all.length === 1 ? all : all.filter(isMoving);
  const [line = [], ...others] = moving;
  if (others.length > 0 || line.length > Math.min(MOST_SAID, most)) return [];
  const own = line.map((row, index) => {
    const [before = row, after = row] = [line[index - 1], line[index + 1]];
    const isOver = row.value < floor || row.value * 2 >= before.value + after.value;
    return { row, side: isOver ? ('over' as const) : ('under' as const), aside: 0 };
  });
  // The only line says its last number where it ends.
  if (!hasSeries) {
    const chosen = own.slice(0, -1);
    const clear = inFreePlaces(
      chosen.map(({ row }) => ({ row, line })),
      [line],
      room(),
      wideOf,
    );
    return clear.length === chosen.length ? clear : chosen;
  }
  const level = all.flatMap((rows) => (rows === line ? [] : rows.slice(0, 1)));
  const isOver = (row: Row): boolean => row.value >= (line[0]?.value ?? 0);
  return [
    ...own,
    ...level.map((row) => ({ row, side: isOver(row) ? ('over' as const) : ('under' as const), aside: 0 })),
  ];
}
