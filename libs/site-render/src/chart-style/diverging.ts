import { hasUnseen } from './bar-colour.ts';
import { longOf } from './bar-length.ts';
import { type Cell, type Drawing, indexOf, type Part, seriesOf, valuesOf } from './drawing.ts';
import { opinionsOf, seriesColour } from './series-colour.ts';
import { type BarPlan, countedWhole, inkOn, isKnown, type Stacks, saidShares, wholesOf } from './stacks.ts';
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
  { band, value, stackedBy }: Stacks,
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

/** Beyond each end of the bars there is so much of a whole for a number. */
const BEYOND = 0.04;

/** Both ends of bars of answers, and how words begin beyond them. */
const ENDS = [
  { end: 'isFirst', side: 'right', at: 'from' },
  { end: 'isLast', side: 'left', at: 'to' },
] as const;

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
  // What is too small for its number at an end of a bar has it beyond that end.
  const least = Math.min(...answers.map(({ from }) => from)) - BEYOND;
  const most = Math.max(...answers.map(({ to }) => to)) + BEYOND;
  const counted = countedWhole(drawing, band, plan.value);
  const said = saidOf(drawing, plan, answers, { length: most - least, counted });
  const leastTold = counted === undefined ? LEAST_SHARE : 0.5 / counted;
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
  // It would run through names that stand over their bars.
  const rule = label.over === undefined ? [middle] : [];
  return {
    data: { values: answers.map((answer) => rowOf(answer, answers, plan, leastTold)) },
    layer: [...rule, bars, ...(hasNumbers(drawing) ? numberLayers(drawing, stackedBy, said, { x, y }) : [])],
    resolve: { scale: { color: 'independent' } },
  };
}

/** How the shares are said that have room on bars which are so many wholes long. */
function saidOf(
  drawing: Drawing,
  { value, lying, label }: Stacks,
  answers: readonly Answer[],
  { length, counted }: { length: number; counted: number | undefined },
) {
  const room = longOf(drawing, lying, label) / length;
  const shares = answers.map(({ from, to }) => to - from);
  return saidShares(drawing, value, shares, room, counted);
}

/** An answer as a row of the chart; the first and the last of a bar that anybody gave are its ends. */
function rowOf(
  answer: Answer,
  answers: readonly Answer[],
  { band, value, stackedBy }: Stacks,
  leastTold: number,
): Part {
  const { name, series, from, to } = answer;
  const given = answers.filter((one) => one.name === name && one.to - one.from >= leastTold);
  return {
    ...{ [band?.field ?? '']: name, [stackedBy]: series, from, to },
    ...{ share: to - from, [value.field ?? '']: (to - from) * 100, middle: (from + to) / 2 },
    ...{ isFirst: given[0] === answer, isLast: given.at(-1) === answer },
  };
}

/** A smaller share would be told as none; of counts, less than a half. */
const LEAST_SHARE = 0.005;

/** The numbers of the shares: on their parts of the bars, or beyond the ends of those that are too short. */
function numberLayers(
  drawing: Drawing,
  stackedBy: string,
  said: ReturnType<typeof saidOf>,
  { x, y }: { x: Part; y: Part },
): Part[] {
  const text = { type: 'text', fontSize: 13, fontWeight: 700 };
  return [
    {
      transform: [{ calculate: `${said.least} && ${said.written} ? ${said.text} : ''`, as: 'said' }],
      mark: text,
      encoding: {
        ...{ y, x: { ...x, field: 'middle' }, text: { field: 'said', type: 'nominal' } },
        color: inkOn(drawing, stackedBy),
      },
    },
    ...ENDS.map(({ end, side, at }) => ({
      transform: [
        { filter: `datum.${end}` },
        { calculate: `${said.least} || !(${said.written}) ? '' : ${said.text}`, as: 'beyond' },
      ],
      mark: { ...text, align: side, dx: side === 'left' ? 4 : -4, color: drawing.inks.text },
      encoding: { y, x: { ...x, field: at }, text: { field: 'beyond', type: 'nominal' } },
    })),
  ];
}
