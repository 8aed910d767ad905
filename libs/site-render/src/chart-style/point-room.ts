import type { Box } from './boxes.ts';
import { type Cell, type Channel, type Drawing, indexOf, valuesOf } from './drawing.ts';
import { heightOfLegend } from './legend.ts';
import { edgeOf, type Level, placeAmongPoints, placeBeyond, ruleBox } from './level-places.ts';
import { curve } from './plot-room.ts';
import { alongAxis } from './point-axis.ts';
import { BUBBLE } from './point-legend.ts';
import { type Point, SMALL } from './point-places.ts';
import { textWidth } from './text-width.ts';
import { trendsIn } from './trend.ts';

const FONT = 13;
/** What the axis and its numbers take of the size of a chart, about. */
export const MARGIN = { across: 64, up: 84 };
/** What a legend over it takes, and what is between it and the plot. */
const [LEGEND, UNDER] = [44, 12];
/** Between the plot and what stands beside it. */
const BEYOND = 6;
function highOf(drawing: Drawing): number {
  const { shape, size } = drawing.chart.spec.encoding;
  const over = shape && heightOfLegend(drawing.width, valuesOf(drawing, shape.field)) + UNDER;
  return drawing.height - MARGIN.up - (over ?? (size === undefined ? 0 : LEGEND));
}

/** The room of points, and what stands in it already. */
export const plotOf = (drawing: Drawing) => ({
  ...{ wide: wideOf(drawing), high: highOf(drawing) },
  taken: [...boxesOfLevels(drawing), ...boxesOfTrends(drawing)],
});

/** How wide the plot is beside the words of lines across. */
function wideOf(drawing: Drawing): number {
  const across = (drawing.chart.levels ?? []).filter(({ axis }) => axis === 'y');
  const beside = across
    .map((level) => placeOf(drawing, level))
    .flatMap(({ side, lines }) => (side === 'beyond' ? lines : []))
    .map((line) => textWidth(line, FONT) + BEYOND);
  return drawing.width - MARGIN.across - Math.max(0, ...beside);
}

/** A row as the point that it is drawn as. */
export function pointsOf(drawing: Drawing, x: Channel, y: Channel, wide = wideOf(drawing)) {
  const { dataset, chart } = drawing;
  const [across, up] = [x, y].map(({ field }) => indexOf(dataset, field));
  const left = alongAxis(drawing, x, wide);
  const high = highOf(drawing);
  const over = alongAxis(drawing, y, high);
  const size = indexOf(dataset, chart.spec.encoding.size?.field);
  const most = Math.max(1e-9, ...dataset.rows.map((row) => Number(row[size] ?? 0)));
  // In steps of three pixels, so that names of bubbles about as large are drawn together.
  const radiusOf = (row: readonly Cell[]): number =>
    size < 0
      ? SMALL
      : SMALL + Math.ceil((Math.sqrt(((Number(row[size]) / most) * BUBBLE) / Math.PI) - SMALL) / 3) * 3;
  return (row: readonly Cell[], name: Cell, texts: readonly string[]): Point => ({
    ...{ name, texts, row, radius: radiusOf(row) },
    x: left(Number(row[across ?? -1])),
    y: high - over(Number(row[up ?? -1])),
  });
}

/** Where the words of a line across stand clear of all points. */
export function placeOf(drawing: Drawing, level: Level) {
  const { label } = level;
  const { x, y } = drawing.chart.spec.encoding;
  if (x === undefined || y === undefined) return placeBeyond(label, drawing.width);
  const [wide, high] = [drawing.width - MARGIN.across, highOf(drawing)];
  const pointOf = pointsOf(drawing, x, y, wide);
  const points = drawing.dataset.rows.map((row) => pointOf(row, null, []));
  const at = high - alongAxis(drawing, y, high)(edgeOf(level));
  return placeAmongPoints(label, at, { wide, high, points }) ?? placeBeyond(label, drawing.width);
}

/** What lines across a chart take of it, and their words. */
function boxesOfLevels(drawing: Drawing): Box[] {
  const { chart } = drawing;
  const [wide, high] = [wideOf(drawing), highOf(drawing)];
  return (chart.levels ?? []).flatMap((level): Box[] => {
    const channel = chart.spec.encoding[level.axis];
    if (channel === undefined) return [];
    if (level.axis === 'x') {
      const x = alongAxis(drawing, channel, wide)(level.value);
      return [{ left: x - 2, right: x + 2, top: 0, bottom: high }];
    }
    const y = high - alongAxis(drawing, channel, high)(level.value);
    return [ruleBox(wide, y), placeOf(drawing, level).box];
  });
}

/** What straight trends take of a chart. */
function boxesOfTrends(drawing: Drawing): Box[] {
  const { x, y, color } = drawing.chart.spec.encoding;
  if (x === undefined || y === undefined) return [];
  const [along, up] = [alongAxis(drawing, x, wideOf(drawing)), alongAxis(drawing, y, highOf(drawing))];
  return trendsIn(drawing, { x, y, series: color?.field }).flatMap(({ through }) =>
    curve(
      through.ends.map(({ order }) => ({
        ...{ x: along(order), y: highOf(drawing) - up(through.heightAt(order)) },
      })),
    ),
  );
}
