import { namesUnder, valueScale } from './axis.ts';
import { type Cell, type Channel, type Drawing, indexOf, type Part, standOut, valuesOf } from './drawing.ts';
import { levelLines, levelsOf } from './levels.ts';
import { linesOf, textWidth } from './text-width.ts';

/** Of more points no names are read. */
const MOST_NAMED = 24;
const FONT = 13;
/** Height of a line as a share of the size of type. */
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
  { align: 'left', dx: -4, dy: 15 },
  { align: 'left', dx: -4, dy: -14 },
  { align: 'right', dx: 4, dy: 15 },
  { align: 'right', dx: 4, dy: -14 },
] as const;
type Place = (typeof PLACES)[number];

/** What the axis and its numbers take of the size of a chart, about. */
const MARGIN = { across: 64, up: 84 };

/** Points that each have a name of their own say it beside them, where others have a legend of series. */
export function points(drawing: Drawing): Part {
  const { chart, inks } = drawing;
  const { mark, encoding } = chart.spec;
  const { x, y, color, ...others } = encoding;
  if (x && y && x.type !== 'quantitative') return dots(drawing, x, y);
  const at = { ...(x ? { x: ranged(drawing, x) } : {}), ...(y ? { y: topped(drawing, y) } : {}) };
  const levels = levelLines(drawing, at);
  const withLevels = (drawn: Part): Part => (levels.length === 0 ? drawn : { layer: [drawn, ...levels] });
  const named = x && y && color ? namedPoints(drawing, x, y, color) : undefined;
  if (named === undefined || y === undefined || color === undefined)
    return withLevels({
      mark,
      encoding: { ...encoding, ...at, ...(color ? { color: underLegend(color) } : {}) },
    });
  const names = named.map(({ name }) => name);
  const marked = (chart.marks ?? []).flatMap(({ series }) =>
    names.includes(series ?? '') ? [series ?? ''] : [],
  );
  const chosen = marked.length > 0 ? marked : standOut(drawing, names, y, color);
  // Two that are set against each other are no one group: each has a colour of its own.
  const colour = {
    condition: chosen.map((name, index) => ({
      test: { field: color.field, equal: name },
      value: inks.palette[chosen.length === 2 ? index : 0] ?? inks.strong,
    })),
    value: chosen.length === 0 ? inks.strong : inks.grey,
  };
  return {
    layer: [
      { mark, encoding: { ...others, ...at, color: colour } },
      ...levels,
      ...placed(named, drawing.width - MARGIN.across).map(({ place, points: own }) => ({
        data: { values: own.map(({ row }) => valuesIn(drawing, row)) },
        mark: { type: 'text', ...place, baseline: 'middle', fontSize: FONT, color: inks.text },
        encoding: { ...at, text: { field: color.field, type: 'nominal' } },
      })),
    ],
  };
}

/** Points over names: one under another where a name has several. */
function dots(drawing: Drawing, x: Channel, y: Channel): Part {
  const { chart, inks, width } = drawing;
  const stops = valuesOf(drawing, x.field).toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : 0,
  );
  const isDown = x.sort === 'descending';
  const names = namesUnder(isDown ? stops.toReversed() : stops, width - MARGIN.across);
  return {
    mark: { type: 'point', filled: true, size: 130, tooltip: true, color: inks.strong },
    encoding: {
      ...chart.spec.encoding,
      x: { ...x, axis: { grid: false, labelAngle: 0, ...names }, scale: { type: 'point', padding: 0.6 } },
      y: { ...y, ...valueScale(drawing, y), scale: { nice: 5, zero: true } },
    },
  };
}

/** The numbers of a channel, and how far its axis goes: a little further, so that no point lies on its edge. */
function rangeOf(drawing: Drawing, channel: Channel): [number, number] | undefined {
  const { dataset, chart } = drawing;
  const index = indexOf(dataset, channel.field);
  const given = dataset.rows.map((row) => row[index]).filter((cell) => typeof cell === 'number');
  const numbers = [...given, ...(given.length > 0 ? levelsOf(drawing, channel) : [])];
  const { aggregate, bin, scale } = channel;
  if (numbers.length === 0 || (aggregate ?? bin) !== undefined || chart.spec.transform !== undefined)
    return undefined;
  if (scale?.zero !== false || scale.type !== undefined || scale.domain !== undefined) return undefined;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const more = (high - low || Math.abs(high) || 1) * 0.08;
  return [
    low >= 0 ? Math.max(0, low - more) : low - more,
    high <= 0 ? Math.min(0, high + more) : high + more,
  ];
}

/** Where an axis goes; between whole numbers nothing is counted. */
function ranged(drawing: Drawing, channel: Channel): Part {
  const domain = rangeOf(drawing, channel);
  const index = indexOf(drawing.dataset, channel.field);
  const isWhole = drawing.dataset.rows.every((row) => Number.isInteger(row[index] ?? 0));
  const axis = { ...(isWhole ? { tickMinStep: 1 } : {}) };
  if (domain === undefined) return { ...channel, axis };
  return { ...channel, axis, scale: { ...channel.scale, domain, nice: false } };
}

/** The axis of heights says level over itself what it is of. */
function topped(drawing: Drawing, channel: Channel): Part {
  const y = ranged(drawing, channel);
  if (typeof channel.title !== 'string') return y;
  const lines = linesOf(channel.title, drawing.width - 24, FONT);
  const axis = {
    ...Object(y.axis),
    ...{ titleAngle: 0, titleAnchor: 'end', titleAlign: 'left', titleBaseline: 'bottom' },
    ...{ titleX: 0, titleY: -10 - (lines.length - 1) * 17, titleLineHeight: 17, titleLimit: drawing.width },
  };
  return { ...y, title: lines, axis };
}

/** A legend stands over what the axis says over itself. */
const underLegend = (color: Channel): Part =>
  color.legend === null || color.field === undefined || color.type === 'quantitative'
    ? color
    : { ...color, legend: { ...color.legend, offset: 30 } };

const valuesIn = ({ dataset }: Drawing, row: readonly Cell[]): Part =>
  Object.fromEntries(dataset.fields.map(({ name }, index) => [name, row[index] ?? null]));

/** The points of a chart, where each has a name that no other has. */
function namedPoints(drawing: Drawing, x: Channel, y: Channel, color: Channel): Point[] | undefined {
  const { dataset, chart, width, height } = drawing;
  const [across, up, label] = [x, y, color].map(({ field }) => indexOf(dataset, field));
  const rows = dataset.rows.filter(
    (row) => typeof row[across ?? -1] === 'number' && typeof row[up ?? -1] === 'number',
  );
  const names = rows.map((row) => String(row[label ?? -1] ?? ''));
  const isEach = new Set(names).size === rows.length && names.every((name) => name !== '');
  if (!isEach || rows.length > MOST_NAMED || chart.spec.transform !== undefined) return undefined;
  const scaled = (index: number, channel: Channel, size: number): number[] => {
    const numbers = rows.map((row) => Number(row[index]));
    const [low, high] = rangeOf(drawing, channel) ?? [Math.min(0, ...numbers), Math.max(...numbers)];
    return numbers.map((number) => ((number - low) / Math.max(1e-9, high - low)) * size);
  };
  const [lefts, tops] = [
    scaled(across ?? -1, x, width - MARGIN.across),
    scaled(up ?? -1, y, height - MARGIN.up),
  ];
  return rows.map((row, index) => ({
    name: names[index] ?? '',
    row,
    x: lefts[index] ?? 0,
    y: height - MARGIN.up - (tops[index] ?? 0),
  }));
}

/** Each name at the first place where it lies over no other and over no point; where there is none, at the first. */
function placed(all: readonly Point[], width: number): { place: Place; points: Point[] }[] {
  const taken: Box[] = all.map(({ x, y }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
  const placeOf = (point: Point): Place => {
    const free = PLACES.find((place) => {
      const box = boxOf(point, place);
      return box.left >= 0 && box.right <= width + 12 && !taken.some((other) => isOver(box, other));
    });
    const place = free ?? PLACES[0];
    taken.push(boxOf(point, place));
    return place;
  };
  const byPlace = Map.groupBy(all, placeOf);
  return [...byPlace].map(([place, points]) => ({ place, points }));
}

function boxOf({ name, x, y }: Point, { align, dx, dy }: Place): Box {
  const wide = textWidth(name, FONT);
  const left = x + dx - (align === 'right' ? wide : align === 'center' ? wide / 2 : 0);
  const top = y + dy - (FONT * LINE) / 2;
  return { left, right: left + wide, top, bottom: top + FONT * LINE };
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
