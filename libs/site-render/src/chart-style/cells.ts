import { mixed } from '../mixed-colour.ts';
import { nameOfNumbers, valueScale } from './axis.ts';
import { type Channel, type Drawing, indexOf, type Part, PLAIN, readableOn, valuesOf } from './drawing.ts';
import { hasNumbers, onlyWritten } from './told-numbers.ts';

/** Numbers in a row, large, each over what it counts. */
export function figures(drawing: Drawing, x: Channel, text: Channel): Part {
  const { inks, width, mayGrow } = drawing;
  const each = width / Math.max(1, valuesOf(drawing, x.field).length);
  const size = Math.min(54, each / 3.4, drawing.height / 3);
  const place = { ...x, title: null, axis: null };
  // On a page they are as high as they are large, and no higher.
  const height = mayGrow ? Math.round(size + 64) : drawing.height;
  return {
    ...{ height },
    layer: [
      {
        mark: { type: 'text', fontSize: size, fontWeight: 700, color: inks.strong, baseline: 'bottom' },
        encoding: { x: place, y: { value: height * 0.52 }, text: { format: PLAIN, ...text } },
      },
      {
        mark: { type: 'text', fontSize: 14, color: inks.text, baseline: 'top', dy: 8, limit: each - 2 },
        encoding: { x: place, y: { value: height * 0.52 }, text: { field: x.field, type: 'nominal' } },
      },
    ],
  };
}

/** Bars of how many values lie between two steps. */
export function histogram(drawing: Drawing): Part {
  const { chart, inks } = drawing;
  const { x, y } = chart.spec.encoding;
  return {
    mark: { type: 'bar', color: inks.strong, binSpacing: 2 },
    encoding: {
      x: { ...x, axis: { grid: false, labelAngle: 0, format: PLAIN } },
      y: y === undefined ? {} : { ...y, ...valueScale(drawing, y) },
    },
  };
}

/** Cells from light to strong, each with its number where they are few. */
export function heatmap(drawing: Drawing): Part {
  const { chart, dataset, inks, width } = drawing;
  const { x, y, color } = chart.spec.encoding;
  const titled = (channel: Channel): Part => ({
    title: nameOfNumbers(drawing, channel, valuesOf(drawing, channel.field)),
  });
  const label = (channel: Channel | undefined, isAcross: boolean): Part | undefined =>
    channel === undefined
      ? undefined
      : {
          ...channel,
          ...titled(channel),
          axis: {
            ...titled(channel),
            labelAngle: 0,
            grid: false,
            ...(isAcross ? { labelOverlap: true } : {}),
          },
          ...(channel.type === 'quantitative' || channel.type === 'temporal'
            ? {}
            : { scale: { ...channel.scale, paddingInner: 0.05 } }),
        };
  const place = { x: label(x, true), y: label(y, false) };
  const numbers = dataset.rows
    .map((row) => Number(row[indexOf(dataset, color?.field)]))
    .filter(Number.isFinite);
  const isSaid =
    color?.field !== undefined &&
    color.aggregate === undefined &&
    hasNumbers(drawing) &&
    numbers.length <= 90 &&
    valuesOf(drawing, x?.field).length <= width / 44;
  const light = mixed(inks.strong, inks.ground, 0.9);
  const ramp = {
    ...color,
    title: null,
    scale: { range: [light, inks.strong] },
    legend: isSaid ? null : { title: null, orient: 'right', format: PLAIN },
  };
  const cell = {
    mark: { type: 'rect', cornerRadius: 3 },
    encoding: { ...place, color: ramp },
  };
  if (!isSaid) return cell;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const dark = low + (high - low) * 0.55;
  const said = {
    ...onlyWritten(drawing, color),
    mark: { type: 'text', fontSize: 13, fontWeight: 700 },
    encoding: {
      ...place,
      text: { field: color.field, type: 'quantitative', format: color.format ?? PLAIN },
      color: {
        condition: { test: { field: color.field, gte: dark }, value: readableOn(inks.strong) },
        value: readableOn(light),
      },
    },
  };
  return { layer: [cell, said] };
}
