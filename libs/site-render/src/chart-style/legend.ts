import type { Cell, Part } from './drawing.ts';
import { textWidth } from './text-width.ts';

/** Each column is as wide as its longest name, its sign and what is between it and the next. */
function columnsOfLegend(width: number, names: readonly Cell[]): number {
  const wide = names.map((name) => textWidth(String(name), 13) * 1.04 + 30);
  const widthOf = (count: number): number =>
    wide
      .slice(0, count)
      .reduce((sum, _, at) => sum + Math.max(...wide.filter((_, of) => of % count === at)), 0);
  const counts = names.map((_, at) => names.length - at);
  return counts.find((count) => widthOf(count) <= width - 30) ?? 1;
}

/** About how high a legend over a chart is. */
export const heightOfLegend = (width: number, names: readonly Cell[]): number =>
  names.length === 0 ? 0 : Math.ceil(names.length / columnsOfLegend(width, names)) * 18 + 14;

/** A legend over the chart, in as many columns as its names leave room for. */
export const legendOnTop = (width: number, names: readonly Cell[] = []): Part => ({
  ...{ title: null, orient: 'top', direction: 'horizontal', symbolType: 'circle' },
  columns: columnsOfLegend(width, names),
  labelLimit: width - 40,
});
