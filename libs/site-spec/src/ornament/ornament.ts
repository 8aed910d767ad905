import { type OrnamentRequest, pensOf, random, range } from './ornament-request.ts';
import { type Cell, type OrnamentShape, type Point, ShapePen, type Size } from './shape-pen.ts';
import { topography } from './topography.ts';

/** Systems of ornament, drawn by code. A project has one of them, or none. */
export const ORNAMENTS = [
  'arcs',
  'bars',
  'dots',
  'hairlines',
  'halftone',
  'isometric',
  'leaves',
  'rules',
  'topography',
  'waves',
] as const;

/** One of `ORNAMENTS`. */
export type Ornament = (typeof ORNAMENTS)[number];

/** Ornaments of thin lines and dots: seen best on a strong plane, in one colour that stands out from it. */
export const isLinear = (kind: Ornament): boolean =>
  ['topography', 'hairlines', 'waves', 'dots'].includes(kind);

const drawn = (pens: readonly ShapePen[]): OrnamentShape[] => pens.flatMap((pen) => pen.shapes());
const oneOf = <T>(list: readonly T[], at: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(at * list.length))];

const MOST_CELLS = 160;

/** Cells of about a module each that fill a box exactly. */
function cellsOf({ width, height }: Size, module: number): Cell[] {
  const size = Math.max(module, Math.sqrt((width * height) / MOST_CELLS));
  const [columns, rows] = [Math.max(1, Math.round(width / size)), Math.max(1, Math.round(height / size))];
  const cell = { width: width / columns, height: height / rows };
  return range(rows).flatMap((row) =>
    range(columns).map((column) => ({ x: column * cell.width, y: row * cell.height, ...cell })),
  );
}

/** Quarters of discs and discs, a quarter of the cells empty; in a strip none is, for there it would be a gap. */
function arcs(request: OrnamentRequest): OrnamentShape[] {
  const next = random(request.seed);
  const pens = pensOf(request);
  const cells = cellsOf(request, moduleOf(request, request.short / 4, 3));
  for (const cell of cells) {
    const [kind, pen] = [next(), oneOf(pens, next())];
    const turn = Math.floor(next() * 4);
    if (pen === undefined || (kind < 0.22 && request.rows === undefined)) continue;
    if (kind > 0.84)
      pen.circle(
        { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 },
        Math.min(cell.width, cell.height) / 2,
      );
    else pen.quarter(cell, turn);
  }
  return drawn(pens);
}

function leaves(request: OrnamentRequest): OrnamentShape[] {
  const next = random(request.seed);
  const pens = pensOf(request);
  for (const [at, cell] of cellsOf(request, moduleOf(request, request.short / 5, 2)).entries()) {
    const [kind, pen] = [next(), oneOf(pens, next())];
    // Along an edge leaves stand in pairs, for chance would be no rhythm there.
    if (request.rows === undefined) pen?.leaf(cell, kind > 0.5);
    else pens[Math.floor(at / 2) % pens.length]?.leaf(cell, at % 2 === 1);
  }
  return drawn(pens);
}

/** The side of a cell: a share of the short side, or what a strip's rows leave. */
const moduleOf = ({ width, height, rows }: OrnamentRequest, most: number, least: number): number =>
  rows === undefined ? Math.min(most, Math.min(width, height) / least) : Math.min(width, height) / rows;

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Bands that get heavier downwards, as in a column of print. */
function rules(request: OrnamentRequest): OrnamentShape[] {
  const [pen] = pensOf(request);
  const count = 9;
  const step = request.height / count;
  for (const index of range(count))
    pen?.polygon(rectangle(0, step * index, request.width, step * (0.04 + (index / count) ** 1.5 * 0.82)));
  return pen?.shapes() ?? [];
}

/** Four columns on one axis, each of another height. */
function bars(request: OrnamentRequest): OrnamentShape[] {
  const next = random(request.seed);
  const pens = pensOf(request);
  const width = request.width / 4;
  const heights = [0.42, 0.64, 0.82, 1]
    .map((height, index) => ({ height, order: next(), index }))
    .toSorted((one, other) => one.order - other.order);
  for (const [column, { height, index }] of heights.entries()) {
    const pen = index === 3 ? (pens[1] ?? pens[0]) : pens[0];
    pen?.polygon(
      rectangle(column * width, request.height * (1 - height), width * 0.86, request.height * height),
    );
  }
  return drawn(pens);
}

/** Lines that swell over one another. */
function waves(request: OrnamentRequest): OrnamentShape[] {
  const { short } = request;
  const next = random(request.seed);
  const [pen] = pensOf(request);
  const count = Math.round(Math.min(24, Math.max(6, request.height / (short * 0.022))));
  const phase = next() * 6.28;
  const step = request.height / (count + 1);
  for (const line of range(count)) {
    // What swells over an edge would be cut flat there.
    const room = Math.min(line + 1, count - line) - 0.4;
    const swell = Math.min(room, Math.sin(((line + 1) / (count + 1)) * Math.PI) * 3.2) * step;
    const points = range(33).map((at) => {
      const x = at / 32;
      return { x: x * request.width, y: step * (line + 1) + swell * Math.sin(x * 5.2 + phase + line * 0.09) };
    });
    pen?.line(points, short * 0.0042);
  }
  return pen?.shapes() ?? [];
}

/** A fan of fine lines from the foot. */
function hairlines(request: OrnamentRequest): OrnamentShape[] {
  const { short } = request;
  const [pen] = pensOf(request);
  const foot = { x: request.width / 2, y: request.height };
  const far = Math.hypot(request.width, request.height);
  for (const line of range(31)) {
    const angle = Math.PI * (1 + (line + 0.5) / 31);
    pen?.line(
      [foot, { x: foot.x + Math.cos(angle) * far, y: foot.y + Math.sin(angle) * far }],
      short * 0.0022,
    );
  }
  return pen?.shapes() ?? [];
}

/** Dots in rows, each second row moved by half: as large as `sizeAt` says, from 0 to 1. */
function dotted(
  request: OrnamentRequest,
  rowsOnLong: number,
  sizeAt: (point: Point) => number,
): OrnamentShape[] {
  const [pen] = pensOf(request);
  const pitch = Math.max(request.width, request.height) / rowsOnLong;
  for (const row of range(Math.floor(request.height / pitch))) {
    for (const column of range(Math.floor(request.width / pitch))) {
      const shift = row % 2 === 0 ? 0.25 : 0.75;
      const point = { x: (column + shift) * pitch, y: (row + 0.5) * pitch };
      const radius = Math.min((pitch / 2) * sizeAt(point), point.x, request.width - point.x);
      if (radius > pitch * 0.04) pen?.circle(point, radius);
    }
  }
  return pen?.shapes() ?? [];
}

function halftone(request: OrnamentRequest): OrnamentShape[] {
  const { width, height } = request;
  const next = random(request.seed);
  const focus = { x: width * (0.55 + next() * 0.35), y: height * (0.2 + next() * 0.4) };
  const far = Math.hypot(width, height) * 0.78;
  return dotted(
    request,
    26,
    ({ x, y }) => 1.02 * Math.max(0, 1 - Math.hypot(x - focus.x, y - focus.y) / far) ** 0.9,
  );
}

const dots = (request: OrnamentRequest): OrnamentShape[] => dotted(request, 24, () => 0.22);

/** Five by five columns seen from above, in three tones. */
function isometric(request: OrnamentRequest): OrnamentShape[] {
  const { colours } = request;
  const next = random(request.seed);
  const [top = 'accent', left = top, right = left] = colours;
  const unit = Math.min(request.width / 10.4, request.height / 8.6);
  const origin = { x: request.width / 2, y: (request.height - unit * 7) / 2 + unit * 1.7 };
  const shapes: OrnamentShape[] = [];
  const face = (fill: string, points: readonly Point[]): void => {
    const pen = new ShapePen(request, fill);
    pen.polygon(points);
    shapes.push(...pen.shapes());
  };
  for (const cell of range(25)) {
    const [row, column] = [Math.floor(cell / 5), cell % 5];
    const rise = unit * (0.35 + Math.floor(next() * 4) * 0.45);
    const x = origin.x + (column - row) * unit;
    const y = origin.y + (column + row) * unit * 0.55;
    const corner = (dx: number, dy: number, up: number): Point => ({
      x: x + dx * unit,
      y: y + dy * unit * 0.55 - up,
    });
    face(left, [corner(-1, 1, rise), corner(0, 2, rise), corner(0, 2, 0), corner(-1, 1, 0)]);
    face(right, [corner(1, 1, rise), corner(0, 2, rise), corner(0, 2, 0), corner(1, 1, 0)]);
    face(top, [corner(0, 0, rise), corner(1, 1, rise), corner(0, 2, rise), corner(-1, 1, rise)]);
  }
  return shapes;
}

const makers: Record<Ornament, (request: OrnamentRequest) => OrnamentShape[]> = {
  arcs,
  leaves,
  rules,
  bars,
  isometric,
  topography,
  hairlines,
  waves,
  dots,
  halftone,
};

/**
 * An ornament over a box of `width` by `height`, in any unit: flat opaque shapes, nothing in a box that is too small to
 * show it. Where few and right is asked: at most two on a page of a site and on one slide in four, never behind text,
 * never where a person, a product or a place would be expected, none for law, mourning and invoices.
 *
 * To draw it, stretch each path over the box: `translate(x y) scale(width / 100, height / 100)`.
 */
export function ornament(kind: Ornament, request: OrnamentRequest): readonly OrnamentShape[] {
  const thin = Math.min(request.width, request.height);
  if (thin < request.short * (request.rows === undefined ? 0.06 : 0.02)) return [];
  const key = JSON.stringify([kind, request]);
  const shapes = kept.get(key) ?? makers[kind](request);
  kept.delete(key);
  kept.set(key, shapes);
  for (const old of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(old);
  }
  return shapes;
}

/** What was drawn last: a page under the hands of its editor, and the next format of a piece, have what they had. */
const kept = new Map<string, readonly OrnamentShape[]>();
const MOST_KEPT = 24;
