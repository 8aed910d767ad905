import { hasUnseen } from './bar-colour.ts';
import { longOf } from './bar-length.ts';
import { type Cell, type Drawing, indexOf, type Part, seriesOf, valuesOf } from './drawing.ts';
import { opinionsOf, seriesColour } from './series-colour.ts';
import {
  type BarPlan,
  countedWhole,
  inkOn,
  isKnown,
  LIFT,
  type Parted,
  roomFor,
  type Stacks,
  saidShares,
  wholesOf,
} from './stacks.ts';
import { hasNumbers } from './told-numbers.ts';

/** A part of a bar of answers, in shares of the bar to the left and to the right of the middle of its scale. */
interface Answer {
  name: Cell;
  series: Cell;
  from: number;
  to: number;
}

/** Whether a chart was ordered to be split at the middle of its series. */
export const isSplit = ({ chart }: Drawing): boolean =>
  [chart.spec.encoding.x, chart.spec.encoding.y].some((channel) => channel?.stack === 'center');

/** The scale that the series are, by their words or because they were ordered to be one; undefined where they are none. */
export function scaleOf(
  drawing: Drawing,
  series: string | undefined,
): { count: number; isAgainstLast: boolean } | undefined {
  if (series === undefined) return undefined;
  const names = seriesOf(drawing, series);
  const opinions = opinionsOf(names);
  if (isSplit(drawing)) return opinions ?? { count: names.length, isAgainstLast: false };
  return opinions?.isDenied === true ? opinions : undefined;
}

/**
 * Answers on a scale from one opinion to its opposite, and how much of them agrees; undefined where the series are no
 * such scale.
 */
function answersOf(
  drawing: Drawing,
  { band, value, stackedBy }: Parted,
): { answers: Answer[]; agrees: Map<Cell, number> } | undefined {
  const { dataset } = drawing;
  const series = seriesOf(drawing, stackedBy);
  const scale = scaleOf(drawing, stackedBy);
  if (scale === undefined || !isKnown(drawing, value)) return undefined;
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

/** Beyond each end of the bars there is so much of a whole. */
const BEYOND = 0.04;

/**
 * Bars of answers split at the middle of their scale, each side in its direction, so that what is liked most is seen
 * without a number read; undefined for other stacks.
 */
export function diverging(
  drawing: Drawing,
  plan: Stacks,
  y: Part,
): { layer: Part[]; data: Part; resolve: Part } | undefined {
  const { inks, chart } = drawing;
  const { band, stackedBy, label } = plan;
  const { color } = chart.spec.encoding;
  const found = answersOf(drawing, plan);
  if (found === undefined || band?.field === undefined || color === undefined) return undefined;
  const { answers } = found;
  const [least, most] = endsOf(answers);
  const counted = countedWhole(drawing, band, plan.value);
  const pixel = longOf(drawing, plan.lying, label) / (most - least);
  const shares = answers.map(({ from, to }) => to - from);
  const said = saidShares(drawing, plan.value, shares, pixel, counted);
  const { title, subtitle = '', takeaway } = chart;
  const isToldShare = said.hasSign || /[%٪％]/u.test(`${title} ${subtitle} ${takeaway}`);
  const x = {
    type: 'quantitative',
    title: null,
    axis: isToldShare ? null : { title: '%', labels: false, grid: false },
    scale: { domain: [least, most], nice: false },
  };
  const middle = {
    data: { values: [{ at: 0 }] },
    mark: { type: 'rule', color: inks.grey },
    encoding: { x: { ...x, field: 'at' } },
  };
  // Through names that stand over their bars it would run: there it is seen over each bar and under it.
  const parted = {
    data: {
      values: [...new Set(answers.map(({ name }) => name))].map((name) => ({
        [band.field ?? '']: name,
        at: 0,
      })),
    },
    mark: { type: 'rule', color: inks.muted, strokeWidth: 1.5, yOffset: -3, y2Offset: PARTED },
    encoding: {
      x: { ...x, field: 'at' },
      y: { ...y, bandPosition: 0 },
      y2: { field: band.field, bandPosition: 1 },
    },
  };
  const bars = {
    mark: {
      type: 'bar',
      ...(hasUnseen(drawing)
        ? { stroke: inks.muted, strokeWidth: 1 }
        : { stroke: inks.ground, strokeWidth: 1.5 }),
    },
    encoding: {
      y,
      x: { ...x, field: 'from' },
      x2: { field: 'to' },
      color: seriesColour(drawing, color),
    },
  };
  const rule = label.over === undefined ? middle : parted;
  const small = smallIn(answers, counted, pixel).map(({ answer, at }) => ({
    ...rowOf(answer, plan),
    over: at,
  }));
  return {
    data: { values: answers.map((answer) => rowOf(answer, plan)) },
    layer: [
      ...[rule, bars],
      ...(hasNumbers(drawing) ? numberLayers(drawing, stackedBy, { said, small }, { x, y }) : []),
    ],
    resolve: { scale: { color: 'independent' } },
  };
}

/** From where to where bars of answers go, with room beyond them. */
const endsOf = (answers: readonly Answer[]): [number, number] => [
  Math.min(...answers.map(({ from }) => from)) - BEYOND,
  Math.max(...answers.map(({ to }) => to)) + BEYOND,
];

/** So far under its bar a piece of the middle line goes, px. */
const PARTED = 8;
/** A smaller share would be told as none; of counts, less than a half. */
const LEAST_SHARE = 0.005;
/** A field that no dataset has: the number of an answer. */
const SAID = 'said\u00a0';
/** What a digit of a small number takes, and from one to the next, px. */
const SMALL = { digit: 7, apart: 5 };

/** An answer of a bar, and where over it its number has its middle, in shares of a bar. */
interface Small {
  answer: Answer;
  at: number;
}

/**
 * The answers that are too small for their numbers: these stand over their parts of the bar, from its middle on to both sides
 * clear of one another.
 */
function smallIn(answers: readonly Answer[], counted: number | undefined, pixel: number): Small[] {
  const bars = [...Map.groupBy(answers, ({ name }) => name).values()];
  return bars.flatMap((bar) =>
    ([-1, 1] as const).flatMap((side) => {
      const middleOf = ({ from, to }: Answer): number => (side * (from + to)) / 2;
      const own = bar.filter((answer) => (side < 0 ? middleOf(answer) > 0 : middleOf(answer) >= 0));
      let edge = Number.NEGATIVE_INFINITY;
      return own
        .toSorted((one, other) => middleOf(one) - middleOf(other))
        .flatMap((answer): Small[] => {
          const share = answer.to - answer.from;
          const digits = String(Math.round(share * (counted ?? 100))).length;
          const isTold = share >= (counted === undefined ? LEAST_SHARE : 0.5 / counted);
          if (!isTold || share * pixel >= roomFor(digits)) return [];
          const half = (digits * SMALL.digit + SMALL.apart) / 2 / pixel;
          const at = Math.max(middleOf(answer), edge + half);
          edge = at + half;
          return [{ answer, at: side * at }];
        });
    }),
  );
}

/** Over bars of answers of which some are too small for their numbers there is room for these. */
export function liftOfShares(drawing: Drawing, plan: Parted, label: { gutter: number }): number {
  const found = answersOf(drawing, plan);
  if (found === undefined || !hasNumbers(drawing)) return 0;
  const [least, most] = endsOf(found.answers);
  const pixel = longOf(drawing, true, label) / (most - least);
  const counted = countedWhole(drawing, plan.band, plan.value);
  return smallIn(found.answers, counted, pixel).length > 0 ? LIFT : 0;
}

/** An answer as a row of the chart. */
const rowOf = ({ name, series, from, to }: Answer, { band, value, stackedBy }: Stacks): Part => ({
  ...{ [band?.field ?? '']: name, [stackedBy]: series, from, to },
  ...{ share: to - from, [value.field ?? '']: (to - from) * 100, middle: (from + to) / 2 },
});

/** The numbers of the shares: on their parts of the bars, or over those that are too small. */
function numberLayers(
  drawing: Drawing,
  stackedBy: string,
  { said, small }: { said: ReturnType<typeof saidShares>; small: readonly Part[] },
  { x, y }: { x: Part; y: Part },
): Part[] {
  const text = { type: 'text', fontSize: 13, fontWeight: 700 };
  const within = {
    transform: [{ calculate: `${said.least} && ${said.written} ? ${said.text} : ''`, as: SAID }],
    mark: text,
    encoding: {
      ...{ y, x: { ...x, field: 'middle' }, text: { field: SAID, type: 'nominal' } },
      color: inkOn(drawing, stackedBy),
    },
  };
  const over = {
    data: { values: small },
    transform: [{ calculate: `!(${said.written}) ? '' : ${said.text}`, as: SAID }],
    mark: { ...text, fontSize: 12, color: drawing.inks.text, baseline: 'bottom', dy: -2 },
    encoding: {
      ...{ y: { ...y, bandPosition: 0 }, x: { ...x, field: 'over' } },
      text: { field: SAID, type: 'nominal' },
    },
  };
  return small.length > 0 ? [within, over] : [within];
}
