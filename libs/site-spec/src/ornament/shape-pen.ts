/** A point of a drawing, in its own units, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a drawing or of a part of it. */
export interface Size {
  width: number;
  height: number;
}

/** One field of the grid that an ornament is drawn in. */
export interface Cell extends Point, Size {}

/** A flat shape of an ornament: path data in a box of 100 by 100, to be stretched over the ornament's own box. */
export interface OrnamentShape {
  path: string;
  fill: string;
}

const LONGEST = 7600;
/** Hundredths as they are written: a shape has thousands of them, in a box that has no more than so many. */
const hundredths = new Map<number, string>();

/** A whole number of hundredths without the nought before its point: ornaments are most of what a page weighs. */
function written(rounded: number): string {
  let text = hundredths.get(rounded);
  if (text === undefined) {
    text = String(rounded / 100).replace(/^(-?)0\./, '$1.');
    hundredths.set(rounded, text);
  }
  return text;
}

const writtenPair = (x: number, y: number): string => `${written(x)}${y < 0 ? '' : ' '}${written(y)}`;

/** Collects shapes of one colour into as few paths as hold them. Points are in the box's unit, from its corner. */
export class ShapePen {
  private readonly paths: string[] = [''];
  private readonly box: Size;
  private readonly fill: string;
  /** The outline of the last circle: dots are of one size. */
  private round = { radius: 0, path: '' };

  constructor(box: Size, fill: string) {
    this.box = box;
    this.fill = fill;
  }

  shapes(): OrnamentShape[] {
    const { fill } = this;
    return this.paths.filter((path) => path !== '').map((path) => ({ path, fill }));
  }

  polygon(points: readonly Point[]): void {
    const [first] = points;
    if (first === undefined || points.length < 3) return;
    let x = this.across(first.x);
    let y = this.down(first.y);
    let path = `M${writtenPair(x, y)}`;
    // From point to point, which takes fewer digits than places do.
    for (let at = 1; at < points.length; at += 1) {
      const point = points[at] ?? first;
      const nextX = this.across(point.x);
      const nextY = this.down(point.y);
      path += `${at === 1 ? 'l' : ' '}${writtenPair(nextX - x, nextY - y)}`;
      x = nextX;
      y = nextY;
    }
    this.add(`${path}Z`);
  }

  circle(centre: Point, radius: number): void {
    if (radius !== this.round.radius) this.round = { radius, path: this.roundOf(radius) };
    this.add(`M${this.at({ x: centre.x - radius, y: centre.y })}${this.round.path}`);
  }

  private roundOf(radius: number): string {
    const x = this.across(radius);
    const y = this.down(radius);
    const radii = writtenPair(x, y);
    return `a${radii} 0 1 0 ${written(2 * x)} 0a${radii} 0 1 0 ${written(-2 * x)} 0Z`;
  }

  /** A quarter of a disc that fills a cell, its right angle in corner 0 to 3, clockwise from the top left. */
  quarter({ x, y, width, height }: Cell, angle: number): void {
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ];
    const [tip, from, to] = [corners[angle % 4], corners[(angle + 1) % 4], corners[(angle + 3) % 4]];
    if (tip === undefined || from === undefined || to === undefined) return;
    this.add(`M${this.at(tip)}L${this.at(from)}A${this.at({ x: width, y: height })} 0 0 1 ${this.at(to)}Z`);
  }

  /** A leaf between two corners of a cell. */
  leaf({ x, y, width, height }: Cell, isRising: boolean): void {
    const [from, to] = isRising
      ? [
          { x, y: y + height },
          { x: x + width, y },
        ]
      : [
          { x, y },
          { x: x + width, y: y + height },
        ];
    const [one, other] = isRising
      ? [
          { x, y },
          { x: x + width, y: y + height },
        ]
      : [
          { x: x + width, y },
          { x, y: y + height },
        ];
    this.add(`M${this.at(from)}Q${this.at(one)} ${this.at(to)}Q${this.at(other)} ${this.at(from)}Z`);
  }

  /** A line of some thickness; what is outside the box is left out. */
  line(points: readonly Point[], thickness: number): void {
    for (const run of inside(points, this.box)) {
      if (run.length < 2) continue;
      const edge: Point[] = [];
      const back: Point[] = [];
      for (let index = 0; index < run.length; index += 1) {
        const point = run[index] ?? { x: 0, y: 0 };
        const before = run[index - 1] ?? point;
        const after = run[index + 1] ?? point;
        const dx = after.x - before.x;
        const dy = after.y - before.y;
        const length = Math.hypot(dx, dy) || 1;
        const byX = (dy / length) * (thickness / 2);
        const byY = (dx / length) * (thickness / 2);
        edge.push(clamped(point.x - byX, point.y + byY, this.box));
        back.push(clamped(point.x + byX, point.y - byY, this.box));
      }
      this.polygon([...edge, ...back.reverse()]);
    }
  }

  private at({ x, y }: Point): string {
    return writtenPair(this.across(x), this.down(y));
  }

  /** In hundredths of the box of 100 by 100. */
  private across(x: number): number {
    return Math.round((x / this.box.width) * 10_000);
  }

  private down(y: number): number {
    return Math.round((y / this.box.height) * 10_000);
  }

  private add(path: string): void {
    const last = this.paths.length - 1;
    const current = this.paths[last] ?? '';
    if (path.length > LONGEST) return;
    if (current.length + path.length > LONGEST) this.paths.push(path);
    else this.paths[last] = current + path;
  }
}

const clamped = (x: number, y: number, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

const isInside = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The runs of a line that lie in a box, each up to where it crosses the edge. */
function inside(points: readonly Point[], box: Size): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (isInside(point, box)) {
      if (run.length === 0 && before !== undefined) run.push(crossing(point, before, box));
      run.push(point);
    } else if (run.length > 0) {
      const last = run.at(-1);
      if (last !== undefined) run.push(crossing(last, point, box));
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Where the way from a point inside to one outside leaves the box. */
function crossing(inner: Point, outer: Point, { width, height }: Size): Point {
  const share = (from: number, to: number, most: number): number =>
    to < 0 ? from / (from - to) : to > most ? (most - from) / (to - from) : 1;
  const at = Math.min(share(inner.x, outer.x, width), share(inner.y, outer.y, height));
  return { x: inner.x + (outer.x - inner.x) * at, y: inner.y + (outer.y - inner.y) * at };
}
