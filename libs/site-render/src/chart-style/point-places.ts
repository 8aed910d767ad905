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
export type Place = { align: 'left' | 'right' | 'center'; dx: number; dy: number; isFar?: boolean };

/** Where nothing beside a point is free, its name stands further off, at the end of a line to it. */
const FURTHER: readonly Place[] = [22, 34, 48, 64].flatMap((far): Place[] => [
  { align: 'center', dx: 0, dy: -far, isFar: true },
  { align: 'center', dx: 0, dy: far, isFar: true },
  { align: 'left', dx: far * 0.7, dy: -far * 0.7, isFar: true },
  { align: 'right', dx: -far * 0.7, dy: -far * 0.7, isFar: true },
  { align: 'left', dx: far * 0.7, dy: far * 0.7, isFar: true },
  { align: 'right', dx: -far * 0.7, dy: far * 0.7, isFar: true },
]);

/** The same place beside a larger point. */
const beyond = ({ align, dx, dy, ...far }: Place, radius: number): Place => ({
  ...{ ...far, align, dx: dx + Math.sign(dx) * (radius - SMALL), dy: dy + Math.sign(dy) * (radius - SMALL) },
});

/** The room of points, and what stands in it already. */
interface Plot {
  wide: number;
  high: number;
  taken: readonly Box[];
}

/** A point with what is said beside it. */
type Spoken = Point & { said: string };

/**
 * Each name at the first place where it lies over no other, no point and no line; those that stand out choose first. Where
 * there is no place, only what stands out has its name.
 */
export function placed(
  all: readonly Point[],
  first: readonly Cell[],
  { wide, high, taken: others }: Plot,
): { place: Place; points: Spoken[] }[] {
  const taken: Box[] = all.map(({ x, y, radius }) => ({
    ...{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
  }));
  taken.push(...others);
  const isFree = ({ left, right, top, bottom }: Box): boolean =>
    left >= -6 &&
    right <= wide + 12 &&
    top >= -8 &&
    bottom <= high + 8 &&
    !taken.some((other) => isOver({ left, right, top, bottom }, other));
  const spoken = (point: Point): { place: Place; point: Spoken }[] => {
    const ways = point.texts.flatMap((said) =>
      PLACES.map((place) => ({ place: beyond(place, point.radius), point: { ...point, said } })),
    );
    const further = point.texts
      .slice(-1)
      .flatMap((said) =>
        FURTHER.map((place) => ({ place: beyond(place, point.radius), point: { ...point, said } })),
      );
    const free = [...ways, ...further].find((way) => isFree(boxOf(way.point, way.place)));
    const own = free ?? (first.includes(point.name) ? ways.at(-PLACES.length) : undefined);
    if (own !== undefined) taken.push(boxOf(own.point, own.place));
    return own === undefined ? [] : [own];
  };
  const isFirst = ({ name }: Point): number => Number(first.includes(name));
  const said = all.toSorted((one, other) => isFirst(other) - isFirst(one)).flatMap(spoken);
  const byPlace = Map.groupBy(said, ({ place }) => JSON.stringify(place));
  return [...byPlace.values()].flatMap((ways) =>
    ways.slice(0, 1).map(({ place }) => ({ place, points: ways.map(({ point }) => point) })),
  );
}

function boxOf({ said, x, y }: Spoken, { align, dx, dy }: Place): Box {
  const wide = textWidth(said, FONT);
  const left = x + dx - (align === 'right' ? wide : align === 'center' ? wide / 2 : 0);
  const top = y + dy - (FONT * LINE) / 2;
  return { left, right: left + wide, top, bottom: top + FONT * LINE };
}
