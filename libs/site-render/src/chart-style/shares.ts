import { type Drawing, freeName, indexOf, type Part, readableOn, valuesOf } from './drawing.ts';
import { fillsOf } from './series-colour.ts';

/** Shares of a whole: what each comes to within it, as far as there is room. */
export function shares(drawing: Drawing): Part {
  const { chart, dataset, inks, width, height } = drawing;
  const { mark, encoding } = chart.spec;
  const { theta, color } = encoding;
  const outer = Math.min(width * 0.62, height) / 2 - 6;
  const isRing = typeof mark === 'object' && mark.innerRadius !== undefined;
  const inner = isRing ? outer * 0.56 : 0;
  const names = Array.isArray(color?.sort) ? color.sort : valuesOf(drawing, color?.field);
  const range = fillsOf(drawing, names, color);
  const colour = {
    ...color,
    title: null,
    sort: names,
    legend: { title: null, orient: 'right', symbolType: 'circle', labelFontSize: 14, rowPadding: 8 },
    scale: { domain: names, range: names.map((_, index) => range[index % range.length]) },
  };
  const arc = {
    mark: {
      type: 'arc',
      outerRadius: outer,
      innerRadius: inner,
      stroke: inks.ground,
      strokeWidth: 2,
      tooltip: true,
    },
    encoding: { theta: { ...theta, stack: true }, color: colour, order: encoding.order },
  };
  const number = indexOf(dataset, theta?.field);
  if (
    theta?.field === undefined ||
    theta.aggregate !== undefined ||
    number < 0 ||
    chart.spec.transform !== undefined
  )
    return arc;
  const said = {
    transform: [
      { joinaggregate: [{ op: 'sum', field: theta.field, as: 'whole' }] },
      { calculate: `datum[${JSON.stringify(freeName(theta.field))}] / datum.whole`, as: 'share' },
      { calculate: `datum.share >= 0.06 ? format(datum.share, '.0%') : ''`, as: 'said' },
    ],
    mark: { type: 'text', radius: isRing ? (outer + inner) / 2 : outer * 0.7, fontSize: 14, fontWeight: 700 },
    encoding: {
      theta: { ...theta, stack: true },
      text: { field: 'said', type: 'nominal' },
      color: {
        ...colour,
        legend: null,
        scale: {
          domain: names,
          range: names.map((_, index) => readableOn(range[index % range.length] ?? inks.strong)),
        },
      },
    },
  };
  return { layer: [arc, said], resolve: { scale: { color: 'independent' } } };
}
