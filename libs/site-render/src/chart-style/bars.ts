import type { Chart } from '@sitewright/site-spec';
import { nameOfNumbers, nameOver, namesUnder, valueName, valueScale } from './axis.ts';
import { barColour, boldIn, hasUnseen, isPale } from './bar-colour.ts';
import { BESIDE, BEYOND, longOf } from './bar-length.ts';
import { type BarNames, besideBars, FONT, NARROW, namesOver, upright } from './bar-names.ts';
import { barNumbers } from './bar-numbers.ts';
import { breadthOf, domainBelow } from './bar-places.ts';
import { diverging, liftOfShares, orderOfShares, scaleOf } from './diverging.ts';
import {
  type Channel,
  type Drawing,
  indexOf,
  isNumber,
  levelsOf,
  type Marked,
  MOST_LABELLED,
  numbersIn,
  type Part,
  placeOf,
  saidWidth,
  seriesOf,
  valuesOf,
} from './drawing.ts';
import { levelLines } from './levels.ts';
import { barMarks, LINE, markedIn, noteBeside, noteLines, numberWidth, wideBeside } from './marks.ts';
import { isPeriod } from './periods.ts';
import {
  inHalves,
  namesOfEnds,
  type Ranges,
  rangeLabels,
  rangesOf,
  SPREAD,
  scaleOfRanges,
} from './ranges.ts';
import { type BarPlan, countedWhole, givenWhole, isOneEach, liftOf, stackLabels } from './stacks.ts';
import { standOut } from './stand-out.ts';
import { textWidth } from './text-width.ts';
import { areAllOrdered, hasNumbers } from './told-numbers.ts';

/** Bars that lie where their names are long, in the order of their numbers, with their numbers where there is room. */
export function bars(drawing: Drawing): Part {
  const { chart, inks } = drawing;
  const plan = planOf(drawing);
  if (plan === undefined) return { mark: chart.spec.mark, encoding: chart.spec.encoding };
  const { band, value, label, stackedBy } = plan;
  if (plan.lying && !isNumber(chart.spec.encoding.x)) return bars({ ...drawing, chart: laid(chart) });
  const isStacked = stackedBy !== undefined;
  const series = chart.spec.encoding.color?.field;
  const ranges = rangesOf(drawing, plan);
  const place = placeOfBars(drawing, plan, ranges);
  const bar = {
    mark: {
      type: 'bar',
      ...(ranges?.estimate && { [plan.lying ? 'height' : 'width']: { band: SPREAD } }),
      // Bars begin where an ordered axis does; the library clips round ones by boxes of their own, to nothing.
      ...(value.scale?.domain ? { clip: true } : { cornerRadiusEnd: isStacked ? 0 : 3 }),
      ...(isStacked ? { stroke: inks.ground, strokeWidth: 1.5 } : {}),
      // A pale colour that was ordered has an edge.
      ...(!isStacked && series === undefined && isPale(drawing)
        ? { stroke: inks.strong, strokeWidth: 1.5 }
        : {}),
      ...(hasUnseen(drawing) ? { stroke: inks.muted, strokeWidth: 1 } : {}),
    },
    encoding: { ...place, color: barColour(drawing, plan) },
  };
  const marked = barMarks(drawing, place, { ...plan, beyond: beyond(drawing, plan) });
  const over = [
    ...Object.values(levelLines(drawing, place, label.gutter + BEYOND)).flat(),
    ...(ranges !== undefined && hasNumbers(drawing) && plan.names.length <= MOST_LABELLED
      ? rangeLabels(drawing, place, ranges)
      : []),
    ...(band === undefined ? [] : namesOver(drawing, band, Object(place).y, label)),
    ...marked,
  ];
  const height = label.height === undefined ? {} : { height: label.height };
  if (stackedBy !== undefined) {
    const split =
      plan.isShare && plan.lying ? diverging(drawing, { ...plan, stackedBy }, Object(place).y) : undefined;
    if (split !== undefined) return { ...split, layer: [...split.layer, ...over], ...height };
    const order = { field: 'place', type: 'quantitative' };
    const inOrder = { mark: bar.mark, encoding: { ...bar.encoding, order } };
    const drawn = stackLabels(drawing, inOrder, place, { ...plan, stackedBy });
    const resolve = { scale: { color: 'independent' } };
    const transform = [...(chart.spec.transform ?? []), placeOf(drawing, stackedBy)];
    return { layer: [...drawn, ...over], resolve, transform, ...height };
  }
  if (!plan.isSaid) return over.length > 0 ? { layer: [bar, ...over], ...height } : { ...bar, ...height };
  const numbers = barNumbers(drawing, plan, place, bar.encoding.color);
  const resolve = series === undefined ? {} : { resolve: { scale: { color: 'independent' } } };
  return { layer: [bar, ...over, ...numbers], ...resolve, ...height };
}

/** A chart of standing bars as one of lying bars, its lines across with them. */
function laid({ spec, levels, ...chart }: Chart): Chart {
  const { x, y, x2, y2, xOffset, yOffset, ...encoding } = spec.encoding;
  const turned = { x: y, y: x, x2: y2, y2: x2, xOffset: yOffset, yOffset: xOffset };
  return {
    ...chart,
    spec: { ...spec, encoding: { ...encoding, ...turned } },
    ...(levels && { levels: levels.map((level) => ({ ...level, axis: level.axis === 'x' ? 'y' : 'x' })) }),
  };
}

function planOf(drawing: Drawing): BarPlan | undefined {
  const { chart, width } = drawing;
  const { encoding } = chart.spec;
  const wasLying = isNumber(encoding.x);
  const [band, told] = wasLying ? [encoding.y, encoding.x] : [encoding.x, encoding.y];
  if (told === undefined) return undefined;
  const centred = told.stack === 'center' ? { ...told, stack: 'normalize' as const } : told;
  const isScaleOf = scaleOf(drawing, encoding.color?.field) !== undefined;
  const counted =
    centred.stack === 'normalize' && !isScaleOf ? countedWhole(drawing, band, centred) : undefined;
  const value =
    counted === undefined ? centred : { ...centred, stack: 'zero' as const, scale: { domain: [0, counted] } };
  const names = valuesOf(drawing, band?.field);
  const longest = Math.max(0, ...names.map((name) => textWidth(String(name ?? ''), FONT)));
  const isRange = encoding.x2 !== undefined || encoding.y2 !== undefined;
  const isTime = band?.type === 'temporal' || band?.timeUnit !== undefined;
  // A course in time goes from left to right, with its names in lines or smaller.
  const isCourse = width >= NARROW && names.length > 2 && names.length <= 24 && names.every(isPeriod);
  const isClose = !isTime && longest + 10 > (width - BESIDE) / Math.max(1, names.length);
  const isCramped = isClose && !isCourse;
  const series = encoding.color?.field;
  const isScale = value.stack === 'normalize' && isScaleOf;
  const lying = wasLying || ((isCramped || isScale) && names.length <= 40);
  // Where every bar is of one series, its colour says which: it needs no place beside bars that are not there.
  const hasSeveral = !isOneEach(drawing, band, series);
  const offset = hasSeveral ? (encoding.xOffset ?? encoding.yOffset) : undefined;
  const groups = offset === undefined ? 1 : Math.max(1, valuesOf(drawing, offset.field).length);
  const mayStack = hasSeveral && offset === undefined && value.stack !== null && value.stack !== false;
  const stackedBy = mayStack && series !== band?.field ? series : undefined;
  // Over bars that stand alone a number may be as broad as a bar with the air about it.
  const each =
    groups === 1 ? (width - 24) / Math.max(1, names.length) : breadthOf(drawing, names.length, groups);
  const hasUnit = lying || saidWidth(drawing, value) <= each;
  // Pairs are read as one: where their numbers have room there may be as many as of bars that stand alone.
  const most = lying ? MOST_LABELLED + 6 : MOST_LABELLED * (groups === 2 ? 2 : 1);
  const isSaid =
    (hasUnit || saidWidth(drawing, value, '') <= each) &&
    hasNumbers(drawing) &&
    (areAllOrdered(drawing) || names.length * groups <= most) &&
    !isRange &&
    stackedBy === undefined &&
    band?.timeUnit === undefined;
  const isShare = stackedBy !== undefined && value.stack === 'normalize';
  const mayLie = lying && band !== undefined && !isTime;
  const beside = (notes: readonly Marked[]): BarNames => {
    const hasAxis = !(isSaid && hasUnit && value.scale?.domain === undefined);
    const isBelow = numbersIn(drawing, value).some((number) => number < 0);
    const level = besideBars(drawing, names, groups, { notes, hasAxis, isBelow });
    const liftIn = isShare ? liftOfShares : liftOf;
    const lift = stackedBy === undefined ? 0 : liftIn(drawing, { band, value, stackedBy }, level);
    return lift === 0 ? level : besideBars(drawing, names, groups, { notes, lift, hasAxis, isBelow });
  };
  const under = (): BarNames => {
    const standing = upright(drawing, names.length, groups);
    const lines = isClose ? namesUnder(names, width - BESIDE) : {};
    return { ...standing, axis: { ...standing.axis, ...lines } };
  };
  const bare = mayLie ? beside([]) : under();
  const whole = isShare ? givenWhole(drawing, band, value) : undefined;
  const chosen = names.length > 1 ? standOut(drawing, names, value, band) : [];
  const plan = {
    ...{ band, offset, names, chosen, label: bare, lying, stackedBy, isShare, isSaid, hasUnit },
    value: whole ? { ...value, stack: 'zero' as const, scale: { domain: whole, ...value.scale } } : value,
  };
  const notes = mayLie ? markedIn(drawing, band).filter(({ last }) => last === undefined) : [];
  const isNoted = notes.length > 0 && (width < NARROW || longestBar(drawing, plan) < LEAST_BESIDE);
  const label = isNoted ? beside(notes) : bare;
  return { ...plan, label, isNoted };
}

/** The channels that say where each bar is and how long. */
function placeOfBars(drawing: Drawing, plan: BarPlan, ranges: Ranges | undefined): Part {
  const { encoding } = drawing.chart.spec;
  const { band, value, offset, lying, isShare, isSaid, hasUnit } = plan;
  // Beside each other as the legend names them.
  const inSeries =
    offset?.field === undefined || offset.sort !== undefined || offset.field !== encoding.color?.field
      ? {}
      : { sort: seriesOf(drawing, offset.field) };
  const number: Part = {
    ...value,
    ...(value.stack === 'normalize' && !isShare ? { stack: 'zero' } : {}),
    title: null,
    ...(isSaid && hasUnit && value.scale?.domain === undefined
      ? {
          axis:
            typeof value.title === 'string'
              ? { ...valueName(drawing, value, lying), labels: false, grid: false }
              : null,
        }
      : valueScale(drawing, isShare ? value : { ...value, stack: undefined }, lying)),
    ...(isSaid ? roomForValue(drawing, plan) : {}),
    ...(ranges === undefined ? {} : scaleOfRanges(drawing, ranges)),
  };
  // What is told in halves has no 0.5 along its axis.
  const isInHalves = ranges !== undefined && inHalves(drawing, ranges);
  const ends = ranges === undefined || !lying ? null : namesOfEnds(drawing, ranges);
  const told = { ...(isInHalves ? { tickMinStep: 1 } : {}), ...(ends === null ? {} : { title: ends }) };
  const whole = Object.keys(told).length > 0 ? { axis: { ...Object(number.axis), ...told } } : {};
  return {
    ...(band === undefined ? {} : { [lying ? 'y' : 'x']: bandChannel(drawing, band, plan) }),
    [lying ? 'x' : 'y']: { ...number, ...whole },
    ...(offset === undefined
      ? {}
      : { [lying ? 'yOffset' : 'xOffset']: { ...offset, ...inSeries, scale: { paddingInner: 0.08 } } }),
    ...(encoding.x2 || encoding.y2 ? { [lying ? 'x2' : 'y2']: encoding.x2 ?? encoding.y2 } : {}),
  };
}

/** The longest bar has at least so much of its room, and what is said at its end the rest. */
const LEAST_BAR = 0.5;
/** The same with a note beside a bar: else the note stands with the name. */
const LEAST_BESIDE = 0.7;

/** How much of its room the longest bar may have, so that beyond the end of each there is room for what is said of it. */
function longestBar(drawing: Drawing, plan: Omit<BarPlan, 'isNoted'> & { isNoted?: boolean }): number {
  const { value, band, lying, label } = plan;
  const [at, number] = [indexOf(drawing.dataset, band?.field), indexOf(drawing.dataset, value.field)];
  const own = (of: number): number => (lying ? numberWidth(drawing, plan, of) : FONT + 9);
  // What stands with the names takes nothing of the bars.
  const notes = new Map(
    (plan.isNoted === true ? [] : markedIn(drawing, band)).map(({ mark, stop, last }) => [
      stop,
      // A band has its words where the plot ends.
      last !== undefined
        ? 0
        : lying
          ? Math.max(...noteBeside(drawing, band, mark.label).map((line) => textWidth(line, FONT))) + 8
          : noteLines(drawing, band, mark.label).length * LINE,
    ]),
  );
  const whole = longOf(drawing, lying, label) - (lying ? wideBeside(drawing, band) : 0);
  const most = Math.max(...numbersIn(drawing, value));
  const free = drawing.dataset.rows.flatMap((row) => {
    const of = Number(row[number] ?? 0);
    const share = of / most;
    return share > 0 ? [(whole - own(of) - (notes.get(row[at] ?? null) ?? 0)) / (whole * share)] : [];
  });
  return Math.min(1, ...free);
}

/** About how many pixels the number of a bar takes beyond its end. */
const beyond = (drawing: Drawing, { value, isSaid, hasUnit }: Omit<BarPlan, 'isNoted'>): number =>
  isSaid ? saidWidth(drawing, value, hasUnit ? undefined : '') : 0;

/** So much further than a line across goes an axis. */
const OVER_LEVEL = 1.04;

/** A scale of numbers that ends where there is still room for what is said at the end of the bars. */
function roomForValue(drawing: Drawing, plan: BarPlan): Part {
  const { value } = plan;
  const numbers = numbersIn(drawing, value);
  const most = Math.max(...numbers);
  const isSummed = value.aggregate !== undefined || drawing.chart.spec.transform !== undefined;
  if (isSummed || value.scale !== undefined) return {};
  if (Math.min(...numbers) < 0) return { scale: { domain: domainBelow(drawing, plan), nice: false } };
  if (!(most > 0)) return {};
  const end = Math.max(
    most / Math.max(LEAST_BAR, longestBar(drawing, plan)),
    ...levelsOf(drawing, value).map((level) => level * OVER_LEVEL),
  );
  return { scale: { domain: [0, end], nice: false } };
}

function bandChannel(drawing: Drawing, band: Channel, plan: BarPlan): Part {
  const { axis, padding } = plan.label;
  const told = plan.lying ? nameOver(drawing, band.title) : { title: band.title ?? null };
  const counted = band.bin === undefined ? nameOfNumbers(drawing, band, valuesOf(drawing, band.field)) : null;
  const name = told.title === null ? { title: counted } : told;
  return {
    ...band,
    ...(plan.isShare ? orderOfShares(drawing, plan) : sortedBy(drawing, band, plan.value)),
    title: null,
    axis: axis === null ? null : { ...axis, ...boldIn(plan), ...name },
    ...(band.type === 'temporal' ? {} : { scale: { ...band.scale, ...padding } }),
  };
}

/** Names in the order of their numbers, where these rank them: layers agree on a list only. */
function sortedBy({ dataset, chart }: Drawing, band: Channel, value: Channel): Part {
  const { sort } = band;
  if (sort === null) return { sort: valuesOf({ dataset }, band.field) };
  if (typeof sort !== 'string' || !/[xy]$/u.test(sort)) return sort === undefined ? {} : { sort };
  const isDown = sort.startsWith('-');
  if (value.aggregate !== undefined || value.field === undefined || chart.spec.transform !== undefined)
    return {
      sort: { field: value.field, op: value.aggregate ?? 'sum', order: isDown ? 'descending' : 'ascending' },
    };
  const [label, number] = [indexOf(dataset, band.field), indexOf(dataset, value.field)];
  const rows = dataset.rows.map((row) => ({ name: row[label] ?? null, number: Number(row[number] ?? 0) }));
  const sorted = rows.toSorted((one, other) =>
    isDown ? other.number - one.number : one.number - other.number,
  );
  return { sort: [...new Set(sorted.map(({ name }) => name))] };
}
