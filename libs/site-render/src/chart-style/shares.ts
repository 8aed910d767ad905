import { oneFor } from './bar-names.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  type Part,
  readableOn,
  unitOf,
  valuesOf,
  withUnit,
} from './drawing.ts';
import { fillsOf } from './series-colour.ts';

/** A part of the whole that is thinner than this has no room for a number. */
const thinnest = 0.06;

/**
 * Shares of a whole: each says what it comes to within it, and beside its name how much that is; a ring says the whole in
 * its middle.
 */
export function shares(drawing: Drawing): Part {
  const { chart, inks, width, height } = drawing;
  const { mark, encoding } = chart.spec;
  const { theta, color } = encoding;
  const outer = Math.min(width * 0.62, height) / 2 - 6;
  const isRing = typeof mark === 'object' && mark.innerRadius !== undefined;
  const inner = isRing ? outer * 0.56 : 0;
  const names = Array.isArray(color?.sort) ? color.sort : valuesOf(drawing, color?.field);
  const range = fillsOf(drawing, names, color);
  const fills = names.map((_, index) => range[index % range.length] ?? inks.strong);
  const amounts = amountsOf(drawing, names, theta, color);
  const legend = { title: null, orient: 'right', symbolType: 'circle', labelFontSize: 14, rowPadding: 8 };
  const colour = { ...color, title: null, sort: names, scale: { domain: names, range: fills } };
  const arc = {
    mark: {
      type: 'arc',
      outerRadius: outer,
      innerRadius: inner,
      stroke: inks.ground,
      strokeWidth: 2,
      tooltip: true,
    },
    encoding: { theta: { ...theta, stack: true }, color: { ...colour, legend }, order: encoding.order },
  };
  const whole = amounts?.reduce((sum, amount) => sum + amount, 0) ?? 0;
  if (amounts === undefined || theta === undefined || whole <= 0) return arc;

  const field = freeName(color?.field ?? '');
  const unit = unitOf(chart, drawing.dataset);
  const isPercent = unit === '%';
  const form = `'${withUnit(drawing, theta)}'`;
  const amountBeside = `datum.label + '\u2002' + format(${oneFor(names, amounts, 'datum.label')}, ${form})`;
  const angle = { field: 'amount', type: 'quantitative', stack: true, title: theta.title };
  const said = {
    transform: [
      { calculate: `datum.amount / ${whole}`, as: 'share' },
      { calculate: `datum.share >= ${thinnest} ? format(datum.share, '.0%') : ''`, as: 'said' },
    ],
    mark: { type: 'text', radius: isRing ? (outer + inner) / 2 : outer * 0.7, fontSize: 14, fontWeight: 700 },
    encoding: {
      theta: angle,
      text: { field: 'said', type: 'nominal' },
      color: { ...colour, legend: null, scale: { domain: names, range: fills.map(readableOn) } },
      order: { field: 'place', type: 'quantitative' },
    },
  };
  const total = {
    data: { values: [{}] },
    mark: {
      type: 'text',
      text: { expr: `format(${whole}, ${form})` },
      x: { expr: 'width / 2' },
      y: { expr: 'height / 2' },
      fontSize: Math.min(Math.round(inner * 0.4), Math.round((inner * 2.6) / lettersOf(whole, unit))),
      fontWeight: 700,
      color: inks.text,
    },
  };
  return {
    data: { values: names.map((name, place) => ({ [field]: name, amount: amounts[place], place })) },
    layer: [
      {
        ...arc,
        encoding: {
          theta: angle,
          color: { ...colour, legend: isPercent ? legend : { ...legend, labelExpr: amountBeside } },
          order: { field: 'place', type: 'quantitative' },
        },
      },
      said,
      ...(isRing && !isPercent ? [total] : []),
    ],
    resolve: { scale: { color: 'independent' } },
  };
}

/** About as many letters as a number has when it is written with its unit. */
const lettersOf = (number: number, unit: string): number =>
  number.toLocaleString('en', { maximumFractionDigits: 2 }).length + unit.length + 1;

/** What each part comes to, in the order of their names; undefined where the chart works its numbers out in another way. */
function amountsOf(
  { chart, dataset }: Drawing,
  names: readonly Cell[],
  theta: Channel | undefined,
  color: Channel | undefined,
): number[] | undefined {
  if (theta === undefined || chart.spec.transform !== undefined) return undefined;
  const isCount = theta.aggregate === 'count';
  if (theta.aggregate !== undefined && theta.aggregate !== 'sum' && !isCount) return undefined;
  const [part, number] = [indexOf(dataset, color?.field), indexOf(dataset, theta.field)];
  if (part < 0 || (number < 0 && !isCount)) return undefined;
  return names.map((name) =>
    dataset.rows
      .filter((row) => (row[part] ?? null) === name)
      .reduce((sum, row) => sum + (isCount ? 1 : Number(row[number] ?? 0)), 0),
  );
}
