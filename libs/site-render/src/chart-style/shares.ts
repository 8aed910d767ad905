import { listed, oneFor } from './bar-names.ts';
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
  writer,
} from './drawing.ts';
import { heightOfLegend, legendOnTop } from './legend.ts';
import { fillsOf } from './series-colour.ts';
import { textWidth } from './text-width.ts';
import { hasNumbers, shareForm, writtenIf } from './told-numbers.ts';

/** A part of the whole that is thinner than this has no room for a number. */
const thinnest = 0.06;

/**
 * Shares of a whole: each says what it comes to within it, and beside its name how much that is; a ring says the whole in
 * its middle.
 */
export function shares(drawing: Drawing): Part {
  const { chart, inks } = drawing;
  const { mark, encoding } = chart.spec;
  const { theta, color } = encoding;
  const beside = namesBeside(drawing);
  const isRing = typeof mark === 'object' && mark.innerRadius !== undefined;
  const names = Array.isArray(color?.sort) ? color.sort : valuesOf(drawing, color?.field);
  const range = fillsOf(drawing, names, color);
  const fills = names.map((_, index) => range[index % range.length] ?? inks.strong);
  const amounts = amountsOf(drawing, names, theta, color);
  const { legend, left } = legendOf(drawing, saidOf(drawing, names, amounts));
  const outer = beside?.outer ?? left / 2 - 6;
  const inner = isRing ? outer * 0.56 : 0;
  const colour = { ...color, title: null, sort: names, scale: { domain: names, range: fills } };
  const arc = {
    mark: {
      type: 'arc',
      outerRadius: outer,
      innerRadius: inner,
      stroke: inks.ground,
      strokeWidth: 2,
    },
    encoding: { theta: { ...theta, stack: true }, color: { ...colour, legend }, order: encoding.order },
  };
  const whole = amounts?.reduce((sum, amount) => sum + amount, 0) ?? 0;
  if (amounts === undefined || theta === undefined || whole <= 0) return arc;

  const field = freeName(color?.field ?? '');
  const unit = unitOf(chart, drawing.dataset);
  // An amount stands beside its name, but for one that is its share, and for those that nobody wants.
  const isPercent = unit === '%' || !hasNumbers(drawing);
  const form = `'${withUnit(drawing, theta)}'`;
  const angle = { field: 'amount', type: 'quantitative', stack: true, title: theta.title };
  const texts = { radii: { outer, inner }, angle, ink: inks.text };
  const name = `datum[${listed(field)}]`;
  const named = isPercent ? name : `${name} + '\u2002' + format(datum.amount, ${form})`;
  const around = (beside?.sides ?? []).map((side) => namesAt(side, named, texts));
  const amountBeside = `datum.label + '\u2002' + format(${oneFor(names, amounts, 'datum.label')}, ${form})`;
  const readable = { ...colour, legend: null, scale: { domain: names, range: fills.map(readableOn) } };
  const letters = writer(drawing, theta)(whole).length + unit.length + 1;
  const total = wholeOf(whole, { form, letters }, texts);
  return {
    data: { values: names.map((name, place) => ({ [field]: name, amount: amounts[place], place })) },
    layer: [
      {
        ...arc,
        encoding: {
          theta: angle,
          color: {
            ...colour,
            legend: beside ? null : isPercent ? legend : { ...legend, labelExpr: amountBeside },
          },
          order: inOrder,
        },
      },
      ...(hasNumbers(drawing) ? [percentages(drawing, theta, { whole, colour: readable, ...texts })] : []),
      ...around,
      ...(isRing && !isPercent ? [total] : []),
    ],
    resolve: { scale: { color: 'independent' } },
  };
}

/** What the texts of a pie or ring stand by. */
interface Texts {
  /** A pie has no inner one. */
  radii: { outer: number; inner: number };
  angle: Part;
  ink: string;
}

const inOrder = { field: 'place', type: 'quantitative' };

/** The names of the parts on one side, beside them. */
const namesAt = (
  { align, named }: Beside['sides'][number],
  name: string,
  { radii, angle, ink }: Texts,
): Part => ({
  transform: [{ calculate: `indexof(${listed(named)}, datum.place) < 0 ? '' : ${name}`, as: 'beside' }],
  mark: { type: 'text', align, radius: radii.outer + 14, fontSize: 14, color: ink },
  encoding: { theta: angle, text: { field: 'beside', type: 'nominal' }, order: inOrder },
});

/** In each part that has room for it, what share of the whole it is. */
const percentages = (
  drawing: Drawing,
  theta: Channel,
  { whole, colour, radii: { outer, inner }, angle }: Texts & { whole: number; colour: Part },
): Part => ({
  transform: [
    { calculate: `datum.amount / ${whole}`, as: 'share' },
    {
      calculate: `datum.share >= ${thinnest} && ${writtenIf(drawing, 'datum.share * 100')} ? format(datum.share, '${shareForm(theta)}') : ''`,
      as: 'said',
    },
  ],
  mark: {
    type: 'text',
    radius: inner > 0 ? (outer + inner) / 2 : outer * 0.7,
    fontSize: Math.min(14, Math.round((outer - inner) * 0.4)),
    fontWeight: 700,
  },
  encoding: { theta: angle, text: { field: 'said', type: 'nominal' }, color: colour, order: inOrder },
});

/** The whole in the middle of a ring. */
const wholeOf = (
  whole: number,
  written: { form: string; letters: number },
  { radii: { inner }, ink }: Texts,
): Part => ({
  data: { values: [{}] },
  mark: {
    type: 'text',
    text: { expr: `format(${whole}, ${written.form})` },
    x: { expr: 'width / 2' },
    y: { expr: 'height / 2' },
    fontSize: Math.min(Math.round(inner * 0.4), Math.round((inner * 2.6) / written.letters)),
    fontWeight: 700,
    color: ink,
  },
});

/** What stands beside each part, or in the legend: its name, and how much it is. */
function saidOf(
  { chart, dataset, look }: Drawing,
  names: readonly Cell[],
  amounts: readonly number[] | undefined,
): string[] {
  const unit = unitOf(chart, dataset);
  const said = (amount: number): string => `  ${look.numbers(amount)} ${unit}`;
  return names.map(
    (name, at) => `${name}${amounts === undefined || unit === '%' ? '' : said(amounts[at] ?? 0)}`,
  );
}

/** The legend of a pie beside it, or over it where its names leave too little room there; and what is left across. */
function legendOf({ width, height }: Drawing, said: readonly string[]): { legend: Part; left: number } {
  const widest = Math.max(0, ...said.map((text) => textWidth(text, 14)));
  const [beside, under] = [width - widest - 74, height - 20];
  if (beside >= Math.min(width * 0.5, under)) {
    const legend = { title: null, orient: 'right', symbolType: 'circle', labelFontSize: 14, rowPadding: 8 };
    return { legend: { ...legend, labelLimit: widest + 10 }, left: Math.min(beside, under) };
  }
  const left = Math.min(width - 20, under - heightOfLegend(width, said) - 14);
  return { legend: legendOnTop(width, said), left };
}

/** Names around a pie: on which side each stands, and how large the pie is then. */
interface Beside {
  outer: number;
  sides: { align: 'left' | 'right'; named: number[] }[];
}

/** Pixels from one name to the next, and from the least that a pie may be across to the height of its picture. */
const APART = 19;
const LEAST_PIE = 0.6;

/** Whether each part has room to be named where it is. */
function namesBeside(drawing: Drawing): Beside | undefined {
  const { chart, width, height } = drawing;
  const { theta, color } = chart.spec.encoding;
  const names = Array.isArray(color?.sort) ? color.sort : valuesOf(drawing, color?.field);
  const amounts = amountsOf(drawing, names, theta, color);
  const whole = amounts?.reduce((sum, amount) => sum + amount, 0) ?? 0;
  if (amounts === undefined || whole <= 0) return undefined;
  const widest = Math.max(...saidOf(drawing, names, amounts).map((text) => textWidth(text, 14)));
  const outer = Math.min((width - 2 * widest - 60) / 2, height / 2 - 24);
  let turned = 0;
  const middles = amounts.map((amount) => {
    const middle = ((turned + amount / 2) / whole) * 2 * Math.PI;
    turned += amount;
    return { isRight: Math.sin(middle) >= 0, y: -Math.cos(middle) * (outer + 14) };
  });
  const isCrowded = middles.some((one, at) =>
    middles.slice(at + 1).some((next) => next.isRight === one.isRight && Math.abs(next.y - one.y) < APART),
  );
  if (isCrowded || outer < (height / 2) * LEAST_PIE) return undefined;
  const places = (isRight: boolean) =>
    middles.flatMap((one, place) => (one.isRight === isRight ? [place] : []));
  return {
    outer,
    sides: [
      { align: 'left', named: places(true) },
      { align: 'right', named: places(false) },
    ],
  };
}

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
