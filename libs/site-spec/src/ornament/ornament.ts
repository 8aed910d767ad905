import { type Cell, type OrnamentShape, type Point, ShapePen, type Size } from './shape-pen.ts';

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

/** How large an ornament is, in which colours, and which of its kind. */
export interface OrnamentRequest extends Size {
  /** The short side of the page, frame or screen: modules and the thickness of lines follow from it. */
  short: number;
  /**
   * Colours, or roles of the theme, strongest first; they come back as the shapes' fills. Arcs and leaves take all
   * of them, isometric three (top, left, right), the others the first. Leave out the colour of the ground.
   */
  colours: readonly string[];
  /** The same seed draws the same ornament. */
  seed: number;
  /** Rows of cells across its thin side, for a strip along an edge; else they follow from `short`. */
  rows?: number;
  /** It lies on a ground of the same colour, so that where a line was cut would show. */
  isWhole?: boolean;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, index) => index);

function pensOf({ width, height, colours }: OrnamentRequest): ShapePen[] {
  return colours.map((colour) => new ShapePen({ width, height }, colour));
}
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

/** Closed lines of one height around a summit: over the whole box, or none of them cut by it. */
function topography(request: OrnamentRequest): OrnamentShape[] {
  const { short, width, height, isWhole } = request;
  const next = random(request.seed);
  const [pen] = pensOf(request);
  const [right, down] = isWhole === true ? [0.5, 0.5] : [0.45 + next() * 0.25, 0.35 + next() * 0.3];
  const summit = { x: width * right, y: height * down };
  const waves = [2, 3, 5].map((times) => ({ times, phase: next() * 6.28, height: 0.3 / (times + 1) }));
  const cornered =
    Math.hypot(Math.max(summit.x, width - summit.x), Math.max(summit.y, height - summit.y)) * 1.05;
  const swell = waves.reduce((sum, wave) => sum + wave.height, 1);
  const [x, y] = [
    Math.min(summit.x, width - summit.x) / swell,
    Math.min(summit.y, height - summit.y) / swell,
  ];
  const farthest =
    isWhole === true ? { x: Math.min(x, y * 2.4), y: Math.min(y, x * 2.4) } : { x: cornered, y: cornered };
  const count = Math.round(
    Math.min(
      14,
      Math.max(
        isWhole === true ? 5 : 9,
        Math.max(farthest.x, farthest.y) / (short * (isWhole === true ? 0.024 : 0.052)),
      ),
    ),
  );
  for (const ring of range(count)) {
    const radius = (ring + 0.6) / count;
    const points = range(61).map((step) => {
      const angle = (step / 60) * Math.PI * 2;
      const far =
        waves.reduce(
          (sum, wave) => sum + wave.height * Math.sin(angle * wave.times + wave.phase + ring * 0.07),
          1,
        ) * radius;
      return {
        x: summit.x + Math.cos(angle) * far * farthest.x,
        y: summit.y + Math.sin(angle) * far * farthest.y,
      };
    });
    pen?.line(points, short * 0.004);
  }
  return pen?.shapes() ?? [];
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
export function ornament(kind: Ornament, request: OrnamentRequest): OrnamentShape[] {
  const thin = Math.min(request.width, request.height);
  if (thin < request.short * (request.rows === undefined ? 0.06 : 0.02)) return [];
  return makers[kind](request);
}
