import type { Chart, Dataset } from '@sitewright/site-spec';
import { bars } from './bars.ts';
import { figures, heatmap, histogram } from './cells.ts';
import { type ChartLook, type Drawing, indexOf, inksOf, isNumber, type Part } from './drawing.ts';
import { lines } from './lines.ts';
import { isLog, logScale } from './log-scale.ts';
import { points } from './points.ts';
import { shares } from './shares.ts';
import { squares } from './squares.ts';

/**
 * Mark, encoding and layers of a chart as they are drawn: values at their marks in place of an axis, series named where
 * they end, one mark that stands out; with a height of their own where they may and have to be higher.
 */
export function styled(
  chart: Chart,
  dataset: Dataset,
  look: ChartLook,
  size: { width: number; height: number; mayGrow: boolean; isAligned: boolean; isOnSurface: boolean },
): Part {
  const drawing: Drawing = {
    chart: withRoom(chart, dataset),
    dataset,
    look,
    ...size,
    inks: inksOf(look.theme, size.isOnSurface),
  };
  const { spec } = drawing.chart;
  const kind = typeof spec.mark === 'string' ? spec.mark : spec.mark.type;
  const { x, y } = spec.encoding;
  if (kind === 'bar' && x?.bin !== undefined) return histogram(drawing);
  if (kind === 'bar' && isNumber(x) !== isNumber(y)) return bars(drawing);
  if ((kind === 'line' || kind === 'area') && isNumber(y)) return lines(drawing, kind);
  if (kind === 'arc') return shares(drawing);
  if (kind === 'text' && isNumber(spec.encoding.text) && x !== undefined)
    return figures(drawing, x, spec.encoding.text);
  if (kind === 'rect' && isNumber(spec.encoding.color)) return heatmap(drawing);
  if (kind === 'square' && y === undefined && x !== undefined && isNumber(spec.encoding.size))
    return squares(drawing, x, spec.encoding.size);
  if ((kind === 'point' || kind === 'circle') && x !== undefined && isNumber(y)) return points(drawing);
  const level = x !== undefined && x.type !== 'quantitative' ? { x: { ...x, axis: { labelAngle: 0 } } } : {};
  return { mark: spec.mark, encoding: { ...spec.encoding, ...level } };
}

/** Axes that were told where to begin and to end, or to go in multiples: what is drawn, and the lines across, are within them. */
function withRoom(chart: Chart, dataset: Dataset): Chart {
  const { encoding } = chart.spec;
  const widened = (axis: 'x' | 'y') => {
    const channel = encoding[axis];
    const [from, to, ...more] = channel?.scale?.domain ?? [];
    const isTold = typeof from === 'number' && typeof to === 'number' && more.length === 0;
    if (channel === undefined || !(isTold || isLog(channel))) return {};
    const at = [channel, encoding[`${axis}2`]]
      .map((each) => indexOf(dataset, each?.field))
      .filter((one) => one >= 0);
    const cells = dataset.rows
      .flatMap((row) => at.map((one) => row[one]))
      .filter((cell) => typeof cell === 'number');
    const across = (chart.levels ?? []).flatMap((level) => (level.axis === axis ? [level.value] : []));
    const numbers = [...cells, ...across];
    const domain = isTold ? [Math.min(from, ...numbers), Math.max(to, ...numbers)] : undefined;
    const equal = domain && { domain };
    const scale = isLog(channel)
      ? (logScale(chart, axis, numbers, domain) ?? equal)
      : { ...channel.scale, ...equal };
    return { [axis]: { ...channel, scale } };
  };
  return { ...chart, spec: { ...chart.spec, encoding: { ...encoding, ...widened('x'), ...widened('y') } } };
}
