import type { Cell, Point, ShapePen } from './shape-pen.ts';

/** Plain figures that rows are made of, nearer to a subject than an ornament is; signs, and no picture of anything. */
export const FIGURES = [
  'bells',
  'bowls',
  'crosses',
  'pages',
  'ridges',
  'roofs',
  'sound',
  'speech',
  'sprig',
  'stars',
  'sun',
  'weave',
  'wheels',
] as const;

export type Figure = (typeof FIGURES)[number];

/** A pen that draws in a cell of one by one, from its upper left corner, with some room around. */
class CellPen {
  private readonly cell: Cell;
  private readonly pen: ShapePen;
  private readonly side: number;

  constructor(cell: Cell, pen: ShapePen) {
    this.cell = cell;
    this.pen = pen;
    this.side = Math.min(cell.width, cell.height);
  }

  polygon(...points: readonly (readonly [x: number, y: number])[]): void {
    this.pen.polygon(points.map(([x, y]) => this.at(x, y)));
  }

  /** Over the whole cell, whatever its sides are. */
  stretched(...points: readonly (readonly [x: number, y: number])[]): void {
    const { x, y, width, height } = this.cell;
    this.pen.polygon(points.map(([right, down]) => ({ x: x + right * width, y: y + down * height })));
  }

  box(x: number, y: number, width: number, height: number): void {
    this.polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  }

  circle(x: number, y: number, radius: number): void {
    this.pen.circle(this.at(x, y), radius * this.side);
  }

  ring(x: number, y: number, radius: number, thickness: number): void {
    this.pen.ring(this.at(x, y), radius * this.side, thickness * this.side);
  }

  half(x: number, y: number, radius: number, isUpper: boolean): void {
    this.pen.half(this.at(x, y), radius * this.side, isUpper);
  }

  leaf(x: number, y: number, side: number, isRising: boolean): void {
    this.pen.leaf({ ...this.at(x, y), width: side * this.side, height: side * this.side }, isRising);
  }

  private at(x: number, y: number): Point {
    const { cell, side } = this;
    return {
      x: cell.x + cell.width / 2 + (x - 0.5) * side,
      y: cell.y + cell.height / 2 + (y - 0.5) * side,
    };
  }
}

type Draw = (cell: CellPen, next: () => number, at: number) => void;

const around = (
  count: number,
  far: (at: number) => number,
  [x, y]: readonly [number, number] = [0.5, 0.5],
): [number, number][] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * far(at), y + Math.sin(angle) * far(at)];
  });

const drawings: Record<Figure, Draw> = {
  bells: (cell) => {
    cell.circle(0.5, 0.14, 0.06);
    cell.half(0.5, 0.46, 0.26, true);
    cell.polygon([0.24, 0.45], [0.76, 0.45], [0.86, 0.76], [0.14, 0.76]);
    cell.half(0.5, 0.8, 0.11, false);
  },
  bowls: (cell, _, at) => {
    const isCup = at % 3 === 1;
    cell.half(0.5, 0.36, 0.42, false);
    cell.box(0.34, 0.8, 0.32, 0.07);
    if (isCup) cell.circle(0.5, 0.2, 0.09);
  },
  crosses: (cell, _, at) => {
    if (at % 2 === 1) cell.circle(0.5, 0.5, 0.2);
    else {
      cell.box(0.36, 0.1, 0.28, 0.26);
      cell.box(0.1, 0.36, 0.8, 0.28);
      cell.box(0.36, 0.64, 0.28, 0.26);
    }
  },
  pages: (cell, _, at) => {
    const isOpen = at % 2 === 0;
    cell.polygon([0.08, 0.2], [0.47, 0.3], [0.47, 0.86], [0.08, 0.76]);
    if (isOpen) cell.polygon([0.92, 0.2], [0.53, 0.3], [0.53, 0.86], [0.92, 0.76]);
    else for (const line of [0, 1, 2, 3]) cell.box(0.55, 0.3 + line * 0.14, 0.36 - (line % 2) * 0.1, 0.06);
  },
  ridges: (cell, next) => {
    const [peak, second] = [0.3 + next() * 0.2, 0.66 + next() * 0.16];
    const [high, low] = [0.06 + next() * 0.2, 0.4 + next() * 0.2];
    const valley = 0.62 + next() * 0.1;
    cell.stretched([0, 1], [0, 0.72], [peak, high], [0.56, valley], [second, low], [1, 0.72], [1, 1]);
  },
  roofs: (cell, next) => {
    const eaves = 0.36 + next() * 0.14;
    cell.polygon([0.06, eaves], [0.5, 0.04], [0.94, eaves]);
    const door = 0.425;
    cell.box(0.14, eaves, door - 0.14, 0.94 - eaves);
    cell.box(door + 0.15, eaves, 0.86 - door - 0.15, 0.94 - eaves);
    cell.box(door, eaves, 0.15, 0.2);
  },
  sound: (cell, next) => {
    for (const bar of [0, 1, 2, 3]) {
      const height = 0.24 + next() * 0.68;
      cell.box(0.06 + bar * 0.25, 0.5 - height / 2, 0.13, height);
    }
  },
  speech: (cell, _, at) => {
    const isLeft = at % 2 === 0;
    cell.box(0.08, 0.14, 0.84, 0.5);
    if (isLeft) cell.polygon([0.2, 0.64], [0.46, 0.64], [0.2, 0.88]);
    else cell.polygon([0.8, 0.64], [0.54, 0.64], [0.8, 0.88]);
  },
  sprig: (cell) => {
    cell.leaf(0.5, 0.02, 0.4, true);
    cell.leaf(0.1, 0.2, 0.4, false);
    cell.leaf(0.5, 0.44, 0.36, true);
    cell.box(0.48, 0.4, 0.04, 0.58);
  },
  stars: (cell, _, place) => {
    const kind = place % 4;
    if (kind % 2 === 0) cell.polygon(...around(8, (at) => (at % 2 === 0 ? 0.44 : 0.13)));
    else if (kind === 1) cell.circle(0.5, 0.5, 0.09);
    else cell.polygon(...around(12, (at) => (at % 2 === 0 ? 0.3 : 0.16)));
  },
  sun: (cell, _, at) => {
    const isRising = at % 2 === 0;
    const centre = isRising ? 0.82 : 0.5;
    if (isRising) cell.half(0.5, centre, 0.26, true);
    else cell.circle(0.5, centre, 0.2);
    const rays = 12;
    for (const ray of Array.from({ length: rays }, (_, at) => at)) {
      const angle = (ray / rays) * Math.PI * 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      if (isRising && dy > -0.1 && Math.abs(dy) > 0.01) continue;
      if (isRising && dy >= -0.01) continue;
      const [near, far] = isRising ? [0.34, 0.46] : [0.28, 0.44];
      const wide = 0.028;
      cell.polygon(
        [0.5 + dx * near - dy * wide, centre + dy * near + dx * wide],
        [0.5 + dx * far - dy * wide, centre + dy * far + dx * wide],
        [0.5 + dx * far + dy * wide, centre + dy * far - dx * wide],
        [0.5 + dx * near + dy * wide, centre + dy * near - dx * wide],
      );
    }
  },
  weave: (cell, _, at) => {
    for (const thread of [0, 1, 2]) {
      const from = 0.07 + thread * 0.31;
      if (at % 2 === 0) cell.box(0, from, 1, 0.23);
      else cell.box(from, 0, 0.23, 1);
    }
  },
  wheels: (cell) => {
    cell.ring(0.5, 0.5, 0.46, 0.045);
    cell.ring(0.5, 0.5, 0.38, 0.02);
    cell.circle(0.5, 0.5, 0.07);
    for (const spoke of Array.from({ length: 18 }, (_, at) => at)) {
      const angle = (spoke / 18) * Math.PI * 2;
      const [dx, dy, wide] = [Math.cos(angle), Math.sin(angle), 0.006];
      cell.polygon(
        [0.5 - dy * wide, 0.5 + dx * wide],
        [0.5 + dx * 0.37 - dy * wide, 0.5 + dy * 0.37 + dx * wide],
        [0.5 + dx * 0.37 + dy * wide, 0.5 + dy * 0.37 - dx * wide],
        [0.5 + dy * wide, 0.5 - dx * wide],
      );
    }
  },
};

/** Rows of one figure, a cell each; colours and kinds of it take turns along every diagonal, so that the rhythm is seen. */
export function figures(
  kind: Figure,
  cells: readonly Cell[],
  pens: readonly ShapePen[],
  next: () => number,
): void {
  const columns = cells.filter(({ y }) => y === cells[0]?.y).length;
  for (const [at, cell] of cells.entries()) {
    const place = (at % columns) + Math.floor(at / columns);
    const pen = pens[place % pens.length];
    if (pen !== undefined) drawings[kind](new CellPen(cell, pen), next, place);
  }
}
