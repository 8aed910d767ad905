import svgPath from 'svgpath';
import { type Box, inset } from '../box.ts';
import { MOST_SIDE } from '../frame-format.ts';
import type { WrittenShape } from './written-place.ts';

interface Point {
  x: number;
  y: number;
}

/** A shape that its writer put on a frame, with the straight steps of its path and the box that those take. */
export interface ArtShape {
  shape: WrittenShape;
  steps: [Point, Point][];
  box: Box;
}

/** Steps that stand for a curve. */
const STEPS = 12;

/** A point of a curve, by the points that make it; of two it is a straight line. */
function along(points: readonly Point[], share: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  if (rest.length === 0) return first;
  const nearer = rest.map(({ x, y }, at) => {
    const from = points[at] ?? first;
    return { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share };
  });
  return along(nearer, share);
}

function stepsOf({ kind, path }: WrittenShape): [Point, Point][] {
  const steps: [Point, Point][] = [];
  let start = { x: 0, y: 0 };
  let last = start;
  const go = (to: Point): void => {
    steps.push([last, to]);
    last = to;
  };
  const close = (): void => {
    if (last.x !== start.x || last.y !== start.y) go(start);
  };
  svgPath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...values], _, x, y) => {
      const told = command === 'H' ? [values[0], y] : command === 'V' ? [x, values[0]] : values;
      const points = told.flatMap((value, at) =>
        at % 2 === 0 ? [{ x: Number(value), y: Number(told[at + 1]) }] : [],
      );
      if (command === 'M') {
        if (kind === 'plane') close();
        [start = last] = points;
        last = start;
      } else if (points.length === 0) close();
      else {
        const from = last;
        const count = points.length === 1 ? 1 : STEPS;
        for (let at = 1; at <= count; at += 1) go(along([from, ...points], at / count));
      }
    });
  if (kind === 'plane') close();
  return steps;
}

/** Less is rounded to nothing where it is drawn. */
const LEAST = 0.001;

/** A shape with its measures; undefined where it takes no room, or runs far out of any frame. */
export function artShape(shape: WrittenShape): ArtShape | undefined {
  const steps = stepsOf(shape);
  const [xs, ys] = [steps.flat().map(({ x }) => x), steps.flat().map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  const seen = (shape.kind === 'plane' ? Math.min : Math.max)(box.width, box.height);
  const isNear = [...xs, ...ys].every((value) => Math.abs(value) <= MOST_SIDE);
  return isNear && seen >= LEAST ? { shape, steps, box } : undefined;
}

/** How far a point is from a step. */
function distance({ x, y }: Point, [from, to]: readonly [Point, Point]): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across * across + down * down;
  const share = length === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / length;
  const at = Math.max(0, Math.min(1, share));
  return Math.hypot(x - from.x - across * at, y - from.y - down * at);
}

/** Whether a point lies on a shape: within its outline, by the rule of nonzero winding, or under its line. */
export function covers({ shape, steps, box }: ArtShape, point: Point): boolean {
  const { x, y, width, height } = inset(box, shape.kind === 'line' ? -shape.width / 2 : 0);
  if (point.x < x || point.y < y || point.x > x + width || point.y > y + height) return false;
  if (shape.kind === 'line') return steps.some((step) => distance(point, step) <= shape.width / 2);
  const winding = steps.reduce((sum, [from, to]) => {
    if (from.y <= point.y === to.y <= point.y) return sum;
    const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
    return x > point.x ? sum + (to.y > from.y ? 1 : -1) : sum;
  }, 0);
  return winding !== 0;
}

/** Whether a step goes through the inside of a box: what the sides leave of it is more than a point. */
function isThrough([from, to]: readonly [Point, Point], { x, y, width, height }: Box): boolean {
  let [start, end] = [0, 1];
  for (const [at, by, least, most] of [
    [from.x, to.x - from.x, x, x + width],
    [from.y, to.y - from.y, y, y + height],
  ] as const) {
    if (by === 0 && (at <= least || at >= most)) return false;
    if (by === 0) continue;
    const [one, other] = [(least - at) / by, (most - at) / by];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start < end;
}

/** Whether the outline of a shape, or a line, goes through a box. */
export function runsThrough({ steps, shape, box: own }: ArtShape, box: Box): boolean {
  const half = shape.kind === 'line' ? shape.width / 2 : 0;
  const wide = inset(box, -half);
  const { x, y, width, height } = wide;
  const isApart = own.x > x + width || own.y > y + height || own.x + own.width < x || own.y + own.height < y;
  return !isApart && steps.some((step) => isThrough(step, wide));
}

/** The path of a shape in a box of 100 by 100 that stands for a box of its frame. */
export const pathIn = ({ shape }: ArtShape, { x, y, width, height }: Box): string =>
  svgPath(shape.path)
    .abs()
    .unshort()
    .translate(-x, -y)
    .scale(100 / width, 100 / height)
    .round(3)
    .toString();
