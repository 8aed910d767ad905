import { type Cell, type Channel, type Drawing, indexOf, type Part, standsOut } from './drawing.ts';

/** Of more points no names are read. */
const MOST_NAMED = 24;
const FONT = 13;
/** Width of a letter and height of a line, as shares of the size of type. */
const LETTER = 0.56;
const LINE = 1.25;

interface Point {
  name: string;
  row: readonly Cell[];
  /** Pixels, about where the point will stand. */
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a name may stand beside its point, the best first. */
const PLACES = [
  { align: 'left', dx: 9, dy: 0 },
  { align: 'right', dx: -9, dy: 0 },
  { align: 'center', dx: 0, dy: -14 },
  { align: 'center', dx: 0, dy: 15 },
] as const;
type Place = (typeof PLACES)[number];

/** Points that each have a name of their own say it beside them, where others have a legend of series. */
export function points(drawing: Drawing): Part {
  const { chart, inks } = drawing;
  const { mark, encoding } = chart.spec;
  const { x, y, color } = encoding;
  const named = x && y && color ? namedPoints(drawing, x, y, color) : undefined;
  if (named === undefined || x === undefined || y === undefined || color === undefined)
    return { mark, encoding };
  const names = named.map(({ name }) => name);
  const chosen = standsOut(drawing, names, y, color);
  const colour = {
    condition: { test: { field: color.field, equal: chosen ?? '' }, value: inks.strong },
    value: chosen === undefined ? inks.strong : inks.grey,
  };
  const at = { x, y };
  const { color: _, ...others } = encoding;
  return {
    layer: [
      { mark, encoding: { ...others, color: colour } },
      ...placed(named, drawing.width).map(({ place, points: own }) => ({
        data: { values: own.map(({ row }) => valuesIn(drawing, row)) },
        mark: { type: 'text', ...place, baseline: 'middle', fontSize: FONT, color: inks.text },
        encoding: { ...at, text: { field: color.field, type: 'nominal' } },
      })),
    ],
  };
}

const valuesIn = ({ dataset }: Drawing, row: readonly Cell[]): Part =>
  Object.fromEntries(dataset.fields.map(({ name }, index) => [name, row[index] ?? null]));

/** The points of a chart, where each has a name that no other has. */
function namedPoints(
  { dataset, chart, width, height }: Drawing,
  x: Channel,
  y: Channel,
  color: Channel,
): Point[] | undefined {
  const [across, up, label] = [x, y, color].map(({ field }) => indexOf(dataset, field));
  const rows = dataset.rows.filter(
    (row) => typeof row[across ?? -1] === 'number' && typeof row[up ?? -1] === 'number',
  );
  const names = rows.map((row) => String(row[label ?? -1] ?? ''));
  const isEach = new Set(names).size === rows.length && names.every((name) => name !== '');
  if (!isEach || rows.length > MOST_NAMED || chart.spec.transform !== undefined) return undefined;
  const scaled = (index: number, size: number): number[] => {
    const numbers = rows.map((row) => Number(row[index]));
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return numbers.map((number) => ((number - low) / Math.max(1e-9, high - low)) * size);
  };
  const [lefts, tops] = [scaled(across ?? -1, width * 0.85), scaled(up ?? -1, height * 0.75)];
  return rows.map((row, index) => ({
    name: names[index] ?? '',
    row,
    x: lefts[index] ?? 0,
    y: height - (tops[index] ?? 0),
  }));
}

/** Each name at the first place where it lies over no other and over no point; where there is none, at the first. */
function placed(all: readonly Point[], width: number): { place: Place; points: Point[] }[] {
  const taken: Box[] = all.map(({ x, y }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
  const placeOf = (point: Point): Place => {
    const free = PLACES.find((place) => {
      const box = boxOf(point, place);
      return box.right <= width * 0.97 && !taken.some((other) => isOver(box, other));
    });
    const place = free ?? PLACES[0];
    taken.push(boxOf(point, place));
    return place;
  };
  const byPlace = Map.groupBy(all, placeOf);
  return [...byPlace].map(([place, points]) => ({ place, points }));
}

function boxOf({ name, x, y }: Point, { align, dx, dy }: Place): Box {
  const wide = name.length * FONT * LETTER;
  const left = x + dx - (align === 'right' ? wide : align === 'center' ? wide / 2 : 0);
  const top = y + dy - (FONT * LINE) / 2;
  return { left, right: left + wide, top, bottom: top + FONT * LINE };
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
