import { type Chart, type ChartSpec, LABELLED, trendEnds } from '@sitewright/site-spec';
import { readQuantity } from '../../brief/datasets/number.ts';
import type { DraftChart } from '../../draft/common.ts';
import { fold } from '../../packs/periods.ts';
import type { AssembleContext } from '../context.ts';
import { cleanText, cutText } from '../text/clean-text.ts';
import type { Spot } from './draw-marks.ts';

type Encoding = ChartSpec['encoding'];
type Level = NonNullable<Chart['levels']>[number];
type Scale = NonNullable<Encoding['x']>['scale'];
type Place = NonNullable<Chart['marks']>[number];
type Trend = NonNullable<Chart['trends']>[number];

type Axis = 'x' | 'y';

/** What a writer says of a chart's axes, by the axes that are drawn, of its points, its numbers and its legend. */
interface ToldAxes {
  ends: Partial<Record<Axis, Scale>>;
  names: Partial<Record<Axis, string>>;
  hasPoints: boolean;
  hasLegend: boolean;
  decimals?: number;
}

type Told = Pick<Chart, 'marks' | 'levels' | 'labels' | 'trends'> & { axes: ToldAxes };

/** Whether the numbers run along the axis from left to right, and the names beside it. */
const isLying = ({ x, y }: Encoding): boolean => x?.type === 'quantitative' && y?.type !== 'quantitative';

/** What a told mark is read with. */
interface Reading {
  marks: readonly Spot[];
  encoding: Encoding;
  read: (text: string) => number | undefined;
}

/** "600..1800", from where to where an axis goes; "0.." from nought on. */
function scaleTold(told: string, read: Reading['read']): Scale {
  const [from, to] = told.split('..').map(read);
  if (to !== undefined) return { domain: [from ?? 0, to] };
  return from === 0 ? { zero: true } : undefined;
}

/** "log y": an axis of points or of a line that goes in multiples, where all on it is more than nought. */
function logTold(told: string, kind: DraftChart['kind'], marks: readonly Spot[]): Axis | undefined {
  const axis = (['x', 'y'] as const).find((one) => told === `log ${one}`);
  const isDrawn = /^(?:scatter|bubble)$/u.test(kind) || (kind === 'line' && axis === 'y');
  return isDrawn && marks.every((mark) => axis && Number(mark[axis] ?? 1) > 0) ? axis : undefined;
}

/** "= 95 | | Target 95 %": a line across at a value, "= 95 | fine | …" a fine one, "= 4..6 | | …" a band. */
function levelTold(
  { encoding, read }: Reading,
  told: string,
  form: string,
  label: string,
): Level | undefined {
  const [, named = '', number] = /^([xy]?)\s?=\s?(.+)$/u.exec(told) ?? [];
  const axis = (['x', 'y'] as const)
    .filter((one) => encoding[one]?.type === 'quantitative')
    .toSorted((one, other) => Number(other === (named || 'y')) - Number(one === (named || 'y')))[0];
  const [value, to] = (number ?? '').split('..').map(read);
  const line = { ...(form === 'fine' && { line: 'fine' as const }), ...(to !== undefined && { to }) };
  return value === undefined || axis === undefined ? undefined : { axis, value, label, ...line };
}

/** "none", "ends", "from 5": which values are written. */
function labelsTold(told: string, read: Reading['read']): Chart['labels'] {
  const show = LABELLED.find((one) => one === told);
  const from = told.startsWith('from ') ? read(told.slice(5)) : undefined;
  return show ? { show } : from === undefined ? undefined : { from };
}

/** "36 | Leeds | New ventilation": a place of the chart; "2020..2021 | | Closed" a band of places. */
function placeTold(reading: Reading, x: string, series: string, label: string): Place | undefined {
  const { marks, read } = reading;
  const isSame = (cell: Spot['x'] | undefined, name: string): boolean =>
    fold(String(cell ?? '')) === fold(name) || (typeof cell === 'number' && read(name) === cell);
  const isOf = (mark: Spot) => series === '' || mark.series === undefined || isSame(mark.series, series);
  const place = marks.find((mark) => isSame(mark.x, x) && isOf(mark));
  const own = series === '' || place?.series === undefined ? {} : { series: String(place.series) };
  if (place) return { x: place.x, ...own, label };
  const [first = '', last] = x.split('..').map((one) => one.trim());
  const from = last === undefined ? undefined : placeTold(reading, first, '', label);
  const to = from && placeTold(reading, last ?? '', '', label);
  return from && to && { ...from, to: to.x };
}

/** "trend | Leeds": what a straight trend is of, where there is a line or a cloud of points that it can be drawn through. */
function trendTold({ marks, encoding }: Reading, kind: DraftChart['kind'], told: string): Trend | undefined {
  const names = marks.flatMap(({ series }) => (series === undefined ? [] : String(series)));
  const named = names.find((name) => fold(name) === fold(told)) ?? told;
  const series = told === '' || names.length === 0 ? undefined : named;
  return trendEnds(kind, marks, encoding, series).length === 0 ? undefined : { ...(series && { series }) };
}

/**
 * What a writer wants marked in a chart: places, lines across, where an axis begins and ends and what it is called
 * ("x: 600..1800 | | CO2 (ppm)") or goes in multiples ("log y"), the points of lines ("points"), which values are written
 * ("labels: ends", "decimals: 1"), that lines are named at themselves ("legend: none") and straight trends by least squares.
 */
export function marksTold(
  draft: DraftChart,
  marks: readonly Spot[],
  encoding: Encoding,
  { warn, language }: Pick<AssembleContext, 'warn' | 'language'>,
): Told {
  const decimalComma = new Intl.NumberFormat(language).format(1.5).includes(',');
  const reading = { marks, encoding, read: (text: string) => readQuantity(text, decimalComma)?.value };
  // A straight line through amounts is none on an axis of multiples.
  const isLog = draft.marks.some((told) => logTold((told.split('|')[0] ?? '').trim(), draft.kind, marks));
  const axes: ToldAxes = { ends: {}, names: {}, hasPoints: false, hasLegend: true };
  // Series of others are named in their legend alone.
  const isNamed = draft.series === '' || /^(?:line|area|pie|donut)/u.test(draft.kind);
  let labels: Chart['labels'];
  const [levels, places, trends]: [Level[], Place[], Trend[]] = [[], [], []];
  for (const told of draft.marks) {
    const [x = '', series = '', label = ''] = told.split('|').map((part) => cutText(cleanText(part), 80));
    const [, side, from = ''] = /^([xy])\s?:(.*)$/u.exec(x) ?? [];
    const [, word = '', said = ''] = /^(labels|decimals|legend) ?: ?(\S.*)$/u.exec(x) ?? [];
    const shown = word === 'labels' ? labelsTold(said, reading.read) : undefined;
    const level = levelTold(reading, x, series, label);
    const place = placeTold(reading, x, series, label);
    const log = logTold(x, draft.kind, marks);
    const trend = /^trend$/iu.test(x) && !isLog ? trendTold(reading, draft.kind, series) : undefined;
    if (side !== undefined) {
      // A writer's y are the values, also where these run from left to right.
      const axis = (side === 'x') === isLying(encoding) ? 'y' : 'x';
      const scale = scaleTold(from, reading.read);
      if (scale) axes.ends[axis] = { ...axes.ends[axis], ...scale };
      axes.names[axis] = label;
    } else if (log) axes.ends[log] = { ...axes.ends[log], type: 'log' };
    else if (x === 'points') axes.hasPoints = true;
    else if (trend) trends.push({ ...trend, ...(label && { label }) });
    else if (shown) labels = { ...labels, ...shown };
    else if (word === 'decimals' && /^[0-3]$/u.test(said)) axes.decimals = Number(said);
    else if (word === 'legend' && said === 'none' && isNamed) axes.hasLegend = false;
    else if (label !== '' && level && levels.length < 4) levels.push(level);
    else if (label !== '' && place && places.length < 3) places.push(place);
    else warn('mark_refused', `"${told.slice(0, 80)}" can't be marked in the chart.`);
  }
  return {
    axes,
    ...(places.length > 0 ? { marks: places } : {}),
    ...(levels.length > 0 ? { levels } : {}),
    ...(trends.length > 0 ? { trends: trends.slice(0, 8) } : {}),
    ...(labels && { labels }),
  };
}

/** Numbers with as many decimals as its writer asks for. */
function withDecimals(encoding: Encoding, decimals: number | undefined): Encoding {
  if (decimals === undefined) return encoding;
  const told = Object.entries(encoding).map(([name, channel]) => {
    const isNumber = !Array.isArray(channel) && channel.type === 'quantitative';
    return [name, isNumber ? { ...channel, format: `.${decimals}f` } : channel];
  });
  return Object.fromEntries(told);
}

/** A chart with the axes, the points of its lines, the decimals and the legend that its writer asks for. */
export function withAxes(
  { mark, encoding: plain, ...rest }: ChartSpec,
  { ends, names, hasPoints, hasLegend, decimals }: ToldAxes,
): ChartSpec {
  const encoding = withDecimals(plain, decimals);
  const axisOf = (axis: Axis) => {
    const [own, scale, title] = [encoding[axis], ends[axis], names[axis]];
    const told = { ...own, ...(scale && { scale: { ...own?.scale, ...scale } }), ...(title && { title }) };
    return own && { [axis]: told };
  };
  const isLine = typeof mark === 'object' && (mark.type === 'line' || mark.type === 'area');
  return {
    mark: isLine && hasPoints ? { ...mark, point: true } : mark,
    encoding: {
      ...encoding,
      ...axisOf('x'),
      ...axisOf('y'),
      ...(!hasLegend && encoding.color && { color: { ...encoding.color, legend: null } }),
    },
    ...rest,
  };
}
