import type { BarNames } from './bar-names.ts';
import {
  beyondBar,
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  MOST_LABELLED,
  type Part,
  readableOn,
  seriesOf,
  unitOf,
  valuesOf,
  withUnit,
} from './drawing.ts';
import { fillsOf, opinionsOf, seriesColour } from './series-colour.ts';

/** What is decided of bars before they are drawn. */
export interface BarPlan {
  band: Channel | undefined;
  value: Channel;
  /** What groups bars beside each other. */
  offset: Channel | undefined;
  names: readonly Cell[];
  label: BarNames;
  lying: boolean;
  /** The field whose series lie on each other; undefined where none do. */
  stackedBy: string | undefined;
  /** Whether stacks show shares of a whole in place of amounts. */
  isShare: boolean;
  /** Whether each bar says its number, and whether with its unit. */
  isSaid: boolean;
  hasUnit: boolean;
  /** Whether what is marked of a bar stands with its name, for want of room beyond its end. */
  isNoted: boolean;
}

type Stacks = BarPlan & { stackedBy: string };

const isKnown = ({ chart }: Drawing, value: Channel): boolean =>
  value.aggregate === undefined && value.field !== undefined && chart.spec.transform === undefined;

/** What each stack comes to. */
function wholesOf({ dataset }: Drawing, band: Channel | undefined, value: Channel): Map<Cell, number> {
  const [label, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const stacks = Map.groupBy(dataset.rows, (row) => row[label] ?? null);
  const sum = (rows: typeof dataset.rows): number =>
    rows.reduce((total, row) => total + Number(row[number] ?? 0), 0);
  return new Map([...stacks].map(([name, rows]) => [name, sum(rows)]));
}

/** From where to where shares go that are percentages already, and stay as given; undefined where they are worked out. */
export function givenWhole(
  drawing: Drawing,
  band: Channel | undefined,
  value: Channel,
): [number, number] | undefined {
  const wholes = [...wholesOf(drawing, band, value).values()];
  const isGiven = isKnown(drawing, value) && unitOf(drawing.chart, drawing.dataset) === '%';
  return isGiven && wholes.every((whole) => whole >= 90 && whole <= 110)
    ? [0, Math.max(100, ...wholes)]
    : undefined;
}

/** How shares are written: as they were given, or as they are worked out; with their sign and without it. */
function writtenShares(drawing: Drawing, value: Channel): [string, string] {
  const form = withUnit(drawing, value);
  const number = `datum[${JSON.stringify(freeName(value.field ?? ''))}]`;
  return value.stack === 'normalize'
    ? [`format(datum.share, '.0%')`, `format(datum.share * 100, '.0f')`]
    : [`format(${number}, '${form}')`, `format(${number}, '${form.slice(1)}')`];
}

/** What has room in so many pixels: a share with its sign, without it, or nothing. */
const saidWithin = (pixels: string, [whole, bare]: [string, string]): string =>
  `${pixels} >= 6 + 9 * length(${whole}) ? ${whole} : ${pixels} >= 6 + 9 * length(${bare}) ? ${bare} : ''`;

/** Parts that are large enough say what they are, within their part of the bar; a last one that is not, beyond its end. */
export function stackLabels(drawing: Drawing, bar: Part, place: Part, plan: Stacks): Part[] {
  const { value, isShare, band, lying, names, stackedBy, label } = plan;
  const { dataset } = drawing;
  if (!isKnown(drawing, value) || names.length > MOST_LABELLED) return [bar];
  const digits = Math.max(...dataset.rows.map((row) => String(row[indexOf(dataset, value.field)]).length));
  const wide = Math.min(5, digits) * 8 + 8;
  const across = Math.max(80, drawing.width - label.gutter - 40);
  const least = lying ? wide / across : Math.max(0.05, 22 / (drawing.height * 0.75));
  const axis = lying ? 'x' : 'y';
  const at = Object(place)[axis];
  const number = `datum[${JSON.stringify(freeName(value.field ?? ''))}]`;
  const shares = writtenShares(drawing, value);
  const written = isShare ? shares[0] : `format(${number}, '${withUnit(drawing, value).slice(1)}')`;
  // How much of its picture a part has: of its own stack where all are of one length, else of the longest.
  const longest = Math.max(...wholesOf(drawing, band, value).values());
  const order = { field: 'place', type: 'quantitative' };
  const text = { type: 'text', fontSize: 13, fontWeight: 700 };
  const said = {
    transform: [
      {
        joinaggregate: [{ op: 'sum', field: value.field, as: 'whole' }],
        groupby: band?.field === undefined ? [] : [band.field],
      },
      { calculate: `${number} / ${value.stack === 'normalize' ? 'datum.whole' : longest}`, as: 'share' },
      // What is too small for its words keeps its place in the stack.
      {
        calculate:
          isShare && lying
            ? saidWithin(`datum.share * ${across}`, shares)
            : `datum.share >= ${least} ? ${written} : ''`,
        as: 'said',
      },
    ],
    mark: text,
    encoding: {
      ...{ ...place, [axis]: { ...at, bandPosition: 0.5 }, order },
      ...{ text: { field: 'said', type: 'nominal' }, color: inkOn(drawing, stackedBy) },
    },
  };
  if (isShare) return [bar, said];
  const last = seriesOf(drawing, stackedBy).length - 1;
  const isBeyond = `datum.place === ${last} && ${number} > 0 && ${number} < ${least * longest}`;
  const beyond = {
    transform: [{ calculate: `${isBeyond} ? ${written} : ''`, as: 'beyond' }],
    mark: {
      ...{ ...text, color: drawing.inks.text },
      ...(lying ? beyondBar(drawing, 5) : { baseline: 'bottom', dy: -4 }),
    },
    encoding: { ...place, order, text: { field: 'beyond', type: 'nominal' } },
  };
  return [bar, said, beyond];
}

/** The ink that can be read on each series' colour. */
function inkOn(drawing: Drawing, series: string): Part {
  const { chart, inks } = drawing;
  const domain = seriesOf(drawing, series);
  const fills = fillsOf(drawing, domain, chart.spec.encoding.color);
  const range = domain.map((_, index) => readableOn(fills[index] ?? inks.strong));
  return { field: series, type: 'nominal', legend: null, scale: { domain, range } };
}

/** A part of a bar of answers, in shares of the bar to the left and to the right of the middle of its scale. */
interface Answer {
  name: Cell;
  series: Cell;
  from: number;
  to: number;
}

/**
 * Answers on a scale from one opinion to its opposite, and how much of them agrees; undefined where the series are no
 * such scale.
 */
function answersOf(
  drawing: Drawing,
  { band, value, stackedBy }: Stacks,
): { answers: Answer[]; agrees: Map<Cell, number> } | undefined {
  const { dataset } = drawing;
  const series = seriesOf(drawing, stackedBy);
  const scale = opinionsOf(series);
  if (scale === undefined || !scale.isDenied || !isKnown(drawing, value)) return undefined;
  const [label, number, group] = [band?.field, value.field, stackedBy].map((name) => indexOf(dataset, name));
  const agrees = new Map<Cell, number>();
  const answers = [...wholesOf(drawing, band, value)].flatMap(([name, sum]): Answer[] => {
    const whole = value.stack === 'normalize' ? sum : 100;
    const shares = series.map((one) => {
      const row = dataset.rows.find(
        (each) => (each[label ?? -1] ?? null) === name && each[group ?? -1] === one,
      );
      return whole === 0 ? 0 : Number(row?.[number ?? -1] ?? 0) / whole;
    });
    const part = (from: number, to: number): number =>
      shares.slice(from, to).reduce((total, share) => total + share, 0);
    const half = Math.floor(scale.count / 2);
    const [before, after] = [part(0, half), part(scale.count - half, scale.count)];
    agrees.set(name, scale.isAgainstLast ? before : after);
    const middle = before + part(half, scale.count - half) / 2;
    return series.map((one, at) => ({
      ...{ name, series: one },
      ...{ from: part(0, at) - middle, to: part(0, at + 1) - middle },
    }));
  });
  return { answers, agrees };
}

/** Stacks of shares are all of one length: where they are ranked, it is by how much of them agrees. */
export function orderOfShares(drawing: Drawing, plan: BarPlan): Part {
  const { band, stackedBy } = plan;
  const sort = band?.sort;
  if (typeof sort !== 'string') return sort === undefined ? {} : { sort };
  const found = stackedBy === undefined ? undefined : answersOf(drawing, { ...plan, stackedBy });
  if (found === undefined) return { sort: valuesOf(drawing, band?.field) };
  const sign = sort.startsWith('-') ? 1 : -1;
  const ranked = [...found.agrees].toSorted(([, one], [, other]) => sign * (other - one));
  return { sort: ranked.map(([name]) => name) };
}

/**
 * Bars of answers split at the middle of their scale, each side in its direction, so that what is liked most is seen
 * without a number read; undefined for other stacks.
 */
export function diverging(
  drawing: Drawing,
  plan: Stacks,
  y: Part,
): { layer: Part[]; data: Part; resolve: Part } | undefined {
  const { inks, chart, width } = drawing;
  const { band, stackedBy, label } = plan;
  const { color } = chart.spec.encoding;
  const found = answersOf(drawing, plan);
  if (found === undefined || band?.field === undefined || color === undefined) return undefined;
  const { answers } = found;
  const [least, most] = [
    Math.min(...answers.map(({ from }) => from)),
    Math.max(...answers.map(({ to }) => to)),
  ];
  const room = Math.max(80, width - label.gutter - 20) / (most - least);
  const values = answers.map((answer) => ({
    ...{ [band.field ?? '']: answer.name, [stackedBy]: answer.series, from: answer.from, to: answer.to },
    ...{
      share: answer.to - answer.from,
      [plan.value.field ?? '']: (answer.to - answer.from) * 100,
      middle: (answer.from + answer.to) / 2,
    },
  }));
  const x = {
    type: 'quantitative',
    title: null,
    axis: null,
    scale: { domain: [least, most], nice: false, reverse: drawing.look.isRightToLeft },
  };
  const bar = { type: 'bar', stroke: inks.ground, strokeWidth: 1.5 };
  const layer = [
    {
      data: { values: [{ at: 0 }] },
      mark: { type: 'rule', color: inks.grey },
      encoding: { x: { ...x, field: 'at' } },
    },
    {
      mark: bar,
      encoding: {
        y,
        x: { ...x, field: 'from' },
        x2: { field: 'to' },
        color: seriesColour(drawing, color),
      },
    },
    {
      transform: [
        {
          calculate: saidWithin(`datum.share * ${room}`, writtenShares(drawing, plan.value)),
          as: 'said',
        },
      ],
      mark: { type: 'text', fontSize: 13, fontWeight: 700 },
      encoding: {
        ...{ y, x: { ...x, field: 'middle' }, text: { field: 'said', type: 'nominal' } },
        color: inkOn(drawing, stackedBy),
      },
    },
  ];
  return { data: { values }, layer, resolve: { scale: { color: 'independent' } } };
}
