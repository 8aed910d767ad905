import type { ChartSpec } from './chart.ts';

/** Something measured at a place along an axis. */
interface Measured {
  order: number;
  value: number;
}

/** The straight line that misses points by the least squares; undefined where fewer than three, or all over one another, say nothing. */
export function straightLine(points: readonly Measured[]): ((order: number) => number) | undefined {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(points.map(({ order }) => order)), y: mean(points.map(({ value }) => value)) };
  const spread = points.reduce((sum, { order }) => sum + (order - middle.x) ** 2, 0);
  const common = points.reduce((sum, { order, value }) => sum + (order - middle.x) * (value - middle.y), 0);
  if (points.length < 3 || spread === 0) return undefined;
  return (order) => middle.y + (common / spread) * (order - middle.x);
}

/** A value that a chart draws, and the series that it is of. */
interface Drawn {
  x: string | number | boolean | null;
  y: number | null;
  order: number;
  series?: string | number | boolean | null | undefined;
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
  const own = points.filter(({ of }) => series === undefined || of === series);
  const sorted = own.toSorted((one, other) => one.order - other.order);
  const groups = Map.groupBy(sorted, ({ of }) => (isCloud && series === undefined ? '' : of));
  return [...groups].flatMap(([name, all]) => {
    const heightAt = straightLine(all);
    const ends = [all[0], all.at(-1)].flatMap((end) => (end && heightAt ? [heightAt(end.order)] : []));
    return ends.length === 0 ? [] : [{ name, ends }];
  });
}
