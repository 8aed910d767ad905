import type { Mood } from '../../draft/vocabulary.ts';
import type { Box } from './fit-text.ts';
import type { Colour } from './frame-colours.ts';
import { type OrnamentShape, type Point, ShapePen } from './ornament-path.ts';

/** One system of ornament a project. */
type Ornament =
  | 'arcs'
  | 'leaves'
  | 'rules'
  | 'bars'
  | 'isometric'
  | 'topography'
  | 'hairlines'
  | 'waves'
  | 'dots'
  | 'halftone'
  | 'none';

const ORNAMENTS: Readonly<Record<Mood, Ornament>> = {
  hearth: 'arcs',
  harvest: 'leaves',
  editorial: 'rules',
  swiss: 'bars',
  crisp: 'isometric',
  civic: 'none',
  clinic: 'arcs',
  botanic: 'topography',
  luxe: 'hairlines',
  night: 'waves',
  terminal: 'dots',
  poster: 'halftone',
  play: 'arcs',
  pastel: 'arcs',
};

/** Ornaments of thin lines and dots, which are seen best on a strong plane. */
export const isLinear = (mood: Mood): boolean =>
  ['topography', 'hairlines', 'waves', 'dots', 'none'].includes(ORNAMENTS[mood]);

export interface OrnamentRequest {
  box: Box;
  /** The short side of the frame. */
  short: number;
  colours: readonly Colour[];
  seed: number;
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

function pensOf({ box, colours }: OrnamentRequest): ShapePen[] {
  return colours.map((colour) => new ShapePen(box, colour));
}
const drawn = (pens: readonly ShapePen[]): OrnamentShape[] => pens.flatMap((pen) => pen.shapes());
const oneOf = <T>(list: readonly T[], at: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(at * list.length))];

const MOST_CELLS = 160;

/** Cells of about a module each that fill a box exactly. */
function cellsOf({ width, height }: Box, module: number): Box[] {
  const size = Math.max(module, Math.sqrt((width * height) / MOST_CELLS));
  const [columns, rows] = [Math.max(1, Math.round(width / size)), Math.max(1, Math.round(height / size))];
  const cell = { width: width / columns, height: height / rows };
  return range(rows).flatMap((row) =>
    range(columns).map((column) => ({ x: column * cell.width, y: row * cell.height, ...cell })),
  );
}

/** Quarters of discs and discs, a quarter of the cells empty. */
function arcs(request: OrnamentRequest): OrnamentShape[] {
  const next = random(request.seed);
  const pens = pensOf(request);
  const cells = cellsOf(
    request.box,
    Math.min(request.short / 4, Math.min(request.box.width, request.box.height) / 3),
  );
  for (const cell of cells) {
    const [kind, pen] = [next(), oneOf(pens, next())];
    const turn = Math.floor(next() * 4);
    if (pen === undefined || kind < 0.22) continue;
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
  for (const cell of cellsOf(
    request.box,
    Math.min(request.short / 5, Math.min(request.box.width, request.box.height) / 2),
  )) {
    const [kind, pen] = [next(), oneOf(pens, next())];
    if (pen !== undefined && kind > 0.16) pen.leaf(cell, kind > 0.58);
  }
  return drawn(pens);
}

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Bands that get heavier downwards, as in a column of print. */
function rules(request: OrnamentRequest): OrnamentShape[] {
  const { box } = request;
  const [pen] = pensOf(request);
  const count = 9;
  const step = box.height / count;
  for (const index of range(count))
    pen?.polygon(rectangle(0, step * index, box.width, step * (0.04 + (index / count) ** 1.5 * 0.82)));
  return pen?.shapes() ?? [];
}

/** Four columns on one axis, each of another height. */
function bars(request: OrnamentRequest): OrnamentShape[] {
  const { box } = request;
  const next = random(request.seed);
  const pens = pensOf(request);
  const width = box.width / 4;
  const heights = [0.42, 0.64, 0.82, 1]
    .map((height, index) => ({ height, order: next(), index }))
    .toSorted((one, other) => one.order - other.order);
  for (const [column, { height, index }] of heights.entries()) {
    const pen = index === 3 ? (pens[1] ?? pens[0]) : pens[0];
    pen?.polygon(rectangle(column * width, box.height * (1 - height), width * 0.86, box.height * height));
  }
  return drawn(pens);
}

/** Closed lines of one height around a summit. */
function topography(request: OrnamentRequest): OrnamentShape[] {
  const { box, short } = request;
  const next = random(request.seed);
  const [pen] = pensOf(request);
  const summit = { x: box.width * (0.45 + next() * 0.25), y: box.height * (0.35 + next() * 0.3) };
  const waves = [2, 3, 5].map((times) => ({ times, phase: next() * 6.28, height: 0.3 / (times + 1) }));
  const farthest =
    Math.hypot(Math.max(summit.x, box.width - summit.x), Math.max(summit.y, box.height - summit.y)) * 1.05;
  const count = Math.round(Math.min(16, Math.max(9, farthest / (short * 0.045))));
  for (const ring of range(count)) {
    const radius = (farthest * (ring + 0.6)) / count;
    const points = range(73).map((step) => {
      const angle = (step / 72) * Math.PI * 2;
      const far =
        waves.reduce(
          (sum, { times, phase, height }) => sum + height * Math.sin(angle * times + phase + ring * 0.07),
          1,
        ) * radius;
      return { x: summit.x + Math.cos(angle) * far, y: summit.y + Math.sin(angle) * far };
    });
    pen?.line(points, short * 0.004);
  }
  return pen?.shapes() ?? [];
}

/** Lines that swell over one another. */
function waves(request: OrnamentRequest): OrnamentShape[] {
  const { box, short } = request;
  const next = random(request.seed);
  const [pen] = pensOf(request);
  const count = Math.round(Math.min(24, Math.max(6, box.height / (short * 0.022))));
  const phase = next() * 6.28;
  const step = box.height / (count + 1);
  for (const line of range(count)) {
    const swell = Math.sin(((line + 1) / (count + 1)) * Math.PI) * step * 3.2;
    const points = range(49).map((at) => {
      const x = at / 48;
      return { x: x * box.width, y: step * (line + 1) + swell * Math.sin(x * 5.2 + phase + line * 0.09) };
    });
    pen?.line(points, short * 0.0042);
  }
  return pen?.shapes() ?? [];
}

/** A fan of fine lines from the foot. */
function hairlines(request: OrnamentRequest): OrnamentShape[] {
  const { box, short } = request;
  const [pen] = pensOf(request);
  const foot = { x: box.width / 2, y: box.height };
  const far = Math.hypot(box.width, box.height);
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
  const { box } = request;
  const [pen] = pensOf(request);
  const pitch = Math.max(box.width, box.height) / rowsOnLong;
  for (const row of range(Math.floor(box.height / pitch))) {
    for (const column of range(Math.floor(box.width / pitch))) {
      const shift = row % 2 === 0 ? 0.25 : 0.75;
      const point = { x: (column + shift) * pitch, y: (row + 0.5) * pitch };
      const radius = Math.min((pitch / 2) * sizeAt(point), point.x, box.width - point.x);
      if (radius > pitch * 0.04) pen?.circle(point, radius);
    }
  }
  return pen?.shapes() ?? [];
}

function halftone(request: OrnamentRequest): OrnamentShape[] {
  const { width, height } = request.box;
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
  const { box, colours } = request;
  const next = random(request.seed);
  const [top = 'accent', left = top, right = left] = colours;
  const unit = Math.min(box.width / 10.4, box.height / 8.6);
  const origin = { x: box.width / 2, y: (box.height - unit * 7) / 2 + unit * 1.7 };
  const shapes: OrnamentShape[] = [];
  const face = (fill: Colour, points: readonly Point[]): void => {
    const pen = new ShapePen(box, fill);
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
  none: () => [],
};

/** The ornament of a mood in a box; nothing in one that is too small to show it. */
export function ornament(mood: Mood, request: OrnamentRequest): OrnamentShape[] {
  const { box, short } = request;
  return Math.min(box.width, box.height) < short * 0.06 ? [] : makers[ORNAMENTS[mood]](request);
}
