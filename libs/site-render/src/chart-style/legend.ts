import type { Cell, Part } from './drawing.ts';
import { textWidth } from './text-width.ts';

const columnsOfLegend = (width: number, names: readonly Cell[]): number =>
  Math.max(
    1,
    Math.floor((width - 40) / (30 + Math.max(80, ...names.map((name) => textWidth(String(name), 13))))),
  );

/** About how high a legend over a chart is. */
export const heightOfLegend = (width: number, names: readonly Cell[]): number =>
  names.length === 0 ? 0 : Math.ceil(names.length / columnsOfLegend(width, names)) * 18 + 14;

/** A legend over the chart, in as many columns as its names leave room for. */
export const legendOnTop = (width: number, names: readonly Cell[] = []): Part => ({
  ...{ title: null, orient: 'top', direction: 'horizontal', symbolType: 'circle' },
  columns: columnsOfLegend(width, names),
  labelLimit: width - 40,
});
