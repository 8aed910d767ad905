import { mixed } from '../mixed-colour.ts';
import { nameOfNumbers, valueScale } from './axis.ts';
import { oneFor } from './bar-names.ts';
import {
  type Channel,
  type Drawing,
  indexOf,
  type Part,
  PLAIN,
  readableOn,
  unitOf,
  valuesOf,
  withUnit,
} from './drawing.ts';
import { linesOf, textWidth } from './text-width.ts';
import { hasNumbers, onlyWritten } from './told-numbers.ts';

/** What numbers count is written in lines under them, px. */
const NAME = { size: 14, line: 18 };

/** Numbers in a row, large, each over what it counts. */
export function figures(drawing: Drawing, x: Channel, text: Channel): Part {
  const { inks, width, mayGrow } = drawing;
  const names = valuesOf(drawing, x.field);
  const each = width / Math.max(1, names.length);
  const lines = names.map((name) => linesOf(String(name ?? ''), each - 8, NAME.size));
  const called = oneFor(names, lines, `datum[${JSON.stringify(x.field ?? '')}]`);
  const unit = unitOf(drawing.chart, drawing.dataset);
  // With its unit the longest keeps within its share of the width.
  const longest = Math.max(
    ...valuesOf(drawing, text.field).map((value) => textWidth(`${value}, ${unit}`, 1)),
  );
  const size = Math.min(54, each / 3.4, drawing.height / 3, unit === '' ? 54 : each / longest);
  const place = { ...x, title: null, axis: null };
  // On a page they are as high as they are large, and no higher.
  const under = NAME.line * Math.max(1, ...lines.map(({ length }) => length));
  const height = mayGrow ? Math.round(size + 46 + under) : drawing.height;
  return {
    ...{ height },
    layer: [
      {
        mark: { type: 'text', fontSize: size, fontWeight: 700, color: inks.strong, baseline: 'bottom' },
        encoding: {
          x: place,
          y: { value: height * 0.52 },
          text: { format: withUnit(drawing, text), ...text },
        },
      },
      {
        transform: [{ calculate: called, as: 'called' }],
        mark: {
          ...{ type: 'text', fontSize: NAME.size, lineHeight: NAME.line, color: inks.text },
          ...{ baseline: 'top', dy: 8, limit: each - 2 },
        },
        encoding: { x: place, y: { value: height * 0.52 }, text: { field: 'called', type: 'nominal' } },
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
