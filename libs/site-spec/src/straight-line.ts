import type { ChartSpec, Dataset } from './chart.ts';

type Cell = Dataset['rows'][number][number];

/** Something measured at a place along an axis, and the series that it is of. */
interface Measured {
  order: number;
  value: number;
  of: Cell;
}

/** The straight line that misses points by the least squares; undefined where fewer than three, or all over one another, say nothing. */
function straightLine(points: readonly Measured[]): ((order: number) => number) | undefined {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(points.map(({ order }) => order)), y: mean(points.map(({ value }) => value)) };
  const spread = points.reduce((sum, { order }) => sum + (order - middle.x) ** 2, 0);
  const common = points.reduce((sum, { order, value }) => sum + (order - middle.x) * (value - middle.y), 0);
  if (points.length < 3 || spread === 0) return undefined;
  return (order) => middle.y + (common / spread) * (order - middle.x);
}

/** Straight trends from their first points to their last: of one series, else of each where they are apart or of all points together. */
export function trendsThrough<Point extends Measured>(
  points: readonly Point[],
  areApart: boolean,
  series?: string,
): { name: Point['of']; points: Point[]; ends: Point[]; heightAt: (order: number) => number }[] {
  const own = points.filter(({ of }) => series === undefined || String(of) === series);
  const sorted = own.toSorted((one, other) => one.order - other.order);
  const groups = Map.groupBy(sorted, ({ of }): Point['of'] => (areApart || series !== undefined ? of : ''));
  return [...groups].flatMap(([name, all]) => {
    const heightAt = straightLine(all);
    const ends = [...all.slice(0, 1), ...all.slice(-1)];
    return heightAt === undefined ? [] : [{ name, points: all, ends, heightAt }];
  });
}

/** A value that a chart draws, and the series that it is of. */
interface Drawn {
  x: Cell;
  y: number | null;
  order: number;
  series?: Cell | undefined;
}

/** Where straight trends of a line, an area or a cloud of points begin and end: of one series, else of each line or of all points together. */
export function trendEnds(
  kind: string,
  drawn: readonly Drawn[],
  { x: axis, color }: Pick<ChartSpec['encoding'], 'x' | 'color'>,
  series?: string,
): { name: string; ends: number[] }[] {
  const isCloud = (kind === 'scatter' || kind === 'bubble') && axis?.type === 'quantitative';
  // Of several areas each stands on another, and not at its own height.
  if (!isCloud && kind !== 'line' && (kind !== 'area' || color !== undefined)) return [];
  const points = drawn.flatMap(({ x, y: value, order, series: of }) => {
    const along = axis?.type === 'temporal' ? Date.parse(String(x)) : typeof x === 'number' ? x : order;
    return value === null ? [] : [{ value, order: along, of: String(of ?? '') }];
  });
  return trendsThrough(points, !isCloud, series).map(({ name, ends, heightAt }) => ({
    name,
    ends: ends.map(({ order }) => heightAt(order)),
  }));
}
