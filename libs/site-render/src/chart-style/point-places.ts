import { type Box, isOver } from './boxes.ts';
import type { Cell } from './drawing.ts';
import { textWidth } from './text-width.ts';

const FONT = 13;
/** Half across a point. */
export const SMALL = 6;
/** Height of a line as a share of the size of type. */
export const LINE = 1.25;

export interface Point {
  name: Cell;
  /** What may stand beside it, the most telling first. */
  texts: readonly string[];
  row: readonly Cell[];
  /** Pixels, about where the point will stand. */
  x: number;
  y: number;
  radius: number;
}

/** Where a name may stand beside its point, the best first. */
const PLACES = [
  { align: 'left', dx: 9, dy: 0 },
  { align: 'right', dx: -9, dy: 0 },
  { align: 'center', dx: 0, dy: -14 },
  { align: 'center', dx: 0, dy: 15 },
  { align: 'left', dx: -4, dy: 15 },
  { align: 'left', dx: -4, dy: -14 },
  { align: 'right', dx: 4, dy: 15 },
  { align: 'right', dx: 4, dy: -14 },
] as const;
/** From a point to the middle of its words, in so many lines. */
export type Place = {
  align: 'left' | 'right' | 'center';
  dx: number;
  dy: number;
  isFar?: boolean;
  lines?: number;
};

/** Where nothing beside a point is free, its name stands further off, at the end of a line to it. */
const FURTHER: readonly Place[] = [22, 34, 48, 64, 84, 104].flatMap((far) =>
  // In hours of a clock: over and under the point first, aside of it last.
  [12, 6, 1, 11, 2, 10, 4, 8, 5, 7, 3, 9].map((hour): Place => {
    const [dx, dy] = [Math.sin((hour * Math.PI) / 6) * far, -Math.cos((hour * Math.PI) / 6) * far];
    const align = Math.abs(dx) < far * 0.1 ? 'center' : dx > 0 ? 'left' : 'right';
    return { align, dx: Math.round(dx), dy: Math.round(dy), isFar: true };
  }),
);

/** From the middle of a line of words to its edge. */
const HALF = (FONT * LINE) / 2;
/** Where the line to a name that stands off ends, from its point. */
export function endOfLeader({ dx, dy, lines = 1 }: Place): { dx: number; dy: number } {
  const half = HALF * lines;
  return { dx, dy: Math.abs(dy) < half ? dy : dy - Math.sign(dy) * half };
}

/** From one look at such a line to the next, px. */
const STEP = 4;
/** The line from a point to its name as small boxes, clear of the point itself. */
function leader({ x, y, radius }: Point, place: Place): Box[] {
  const end = endOfLeader(place);
  const long = Math.hypot(end.dx, end.dy);
  const count = Math.floor(Math.max(0, long - radius) / STEP);
  return Array.from({ length: count }, (_, at): Box => {
    const part = (radius + at * STEP) / long;
    const [across, down] = [x + end.dx * part, y + end.dy * part];
    return { left: across - 1, right: across + 1, top: down - 1, bottom: down + 1 };
  });
}

/** The same place beside a larger point, or for words in several lines. */
function beyond({ align, dx, dy, ...far }: Place, radius: number, lines: number): Place {
  const more = radius - SMALL;
  const down = dy + Math.sign(dy) * (more + HALF * (lines - 1));
  return { ...far, align, dx: dx + Math.sign(dx) * more, dy: down, ...(lines > 1 && { lines }) };
}

/** The room of points, and what stands in it already. */
interface Plot {
  wide: number;
  high: number;
  taken: readonly Box[];
}

/** A point with what is said beside it. */
type Spoken = Point & { said: string };

/** A point with its words in their place. */
interface Way {
  place: Place;
  point: Spoken;
}

/** All places where a point may say something, the best first. */
function waysOf(point: Point): Way[] {
  const at = (places: readonly Place[]) => (said: string) =>
    places.map((place) => {
      const lines = said.split('\n').length;
      return { place: beyond(place, point.radius, lines), point: { ...point, said } };
    });
  return [...point.texts.flatMap(at(PLACES)), ...point.texts.slice(-2).flatMap(at(FURTHER))];
}

/**
 * Each name at the first place where it lies over no other, no point and no line, and nothing on the line to it, in an order.
 */
function placedInTurn(
  order: readonly Point[],
  first: readonly Cell[],
  { wide, high, taken: others }: Plot,
): Way[] {
  const dots = new Map(order.map((point) => [point, dotOf(point)]));
  const taken = [...dots.values(), ...others];
  const isWithin = ({ left, right, top, bottom }: Box): boolean =>
    left >= -6 && right <= wide + 12 && top >= -8 && bottom <= high + 4;
  return order.flatMap((point) => {
    const foreign = taken.filter((box) => box !== dots.get(point));
    const isClear = (box: Box): boolean => !foreign.some((other) => isOver(box, other));
    const ways = waysOf(point);
    const free = ways.find(({ point: { said }, place }) => {
      const box = boxOf({ ...point, said }, place);
      const isFree = isWithin(box) && !taken.some((other) => isOver(box, other));
      return isFree && (place.isFar !== true || leader(point, place).every(isClear));
    });
    const chosen = free ?? (first.includes(point.name) ? ways[0] : undefined);
    if (chosen === undefined) return [];
    const { left, right, ...high } = boxOf(chosen.point, chosen.place);
    taken.push({ ...high, left: left - APART, right: right + APART });
    if (chosen.place.isFar === true) taken.push(...leader(point, chosen.place));
    return [chosen];
  });
}

/** From one name to the next beside it, px. */
const APART = 4;
/** So often those who found no place choose before the others. */
const TRIES = 8;

const speakingOf = (all: readonly Point[]): number => all.filter(({ texts }) => texts.length > 0).length;

/** How many of the points that have something to say found a place for it. */
export const unsaid = (all: readonly Point[], spots: readonly { points: readonly Spoken[] }[]): number =>
  speakingOf(all) - spots.reduce((sum, { points }) => sum + points.length, 0);

/**
 * A place for each name, as far as there are such; what stands out chooses first. Where there is none, only what stands out
 * has its name.
 */
export function placed(
  all: readonly Point[],
  first: readonly Cell[],
  plot: Plot,
): { place: Place; points: Spoken[] }[] {
  const isFirst = ({ name }: Point): number => Number(first.includes(name));
  const count = speakingOf(all);
  let order = all.toSorted((one, other) => isFirst(other) - isFirst(one));
  let best: Way[] = [];
  for (let tries = 0; tries < TRIES && best.length < count; tries += 1) {
    const ways = placedInTurn(order, first, plot);
    if (ways.length > best.length) best = ways;
    const isLost = ({ x, y, name }: Point): boolean =>
      ways.every(({ point }) => point.x !== x || point.y !== y || point.name !== name);
    const turn = (point: Point): number => 2 * isFirst(point) + Number(isLost(point));
    order = order.toSorted((one, other) => turn(other) - turn(one));
  }
  const byPlace = Map.groupBy(best, ({ place }) => JSON.stringify(place));
  return [...byPlace.values()].flatMap((ways) =>
    ways.slice(0, 1).map(({ place }) => ({ place, points: ways.map(({ point }) => point) })),
  );
}

const dotOf = ({ x, y, radius }: Point): Box => ({
  ...{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
});

function boxOf({ said, x, y }: Spoken, { align, dx, dy, lines = 1 }: Place): Box {
  const wide = Math.max(...said.split('\n').map((line) => textWidth(line, FONT)));
  const left = x + dx - (align === 'right' ? wide : align === 'center' ? wide / 2 : 0);
  return { left, right: left + wide, top: y + dy - HALF * lines, bottom: y + dy + HALF * lines };
}
