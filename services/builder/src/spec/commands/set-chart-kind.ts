import { type ChartSpec, chartSchema, findAt, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';

export const CHART_KINDS = ['bar', 'barAcross', 'line', 'area', 'point', 'pie'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

type Encoding = ChartSpec['encoding'];
type Channel = NonNullable<Encoding['x']>;
const markOf = {
  bar: 'bar',
  barAcross: 'bar',
  line: 'line',
  area: 'area',
  point: 'point',
  pie: 'arc',
} as const;

/** What a chart of the usual kinds shows: amounts by something. */
interface Reading {
  amount: Channel;
  by: Channel;
  kind: ChartKind;
}

const isAmount = (channel: Channel): boolean =>
  channel.type === 'quantitative' || channel.aggregate !== undefined;

/** Reads a chart as one of the usual kinds; undefined for one that is none of them. */
function read({ mark, encoding }: ChartSpec): Reading | undefined {
  const type = typeof mark === 'string' ? mark : mark.type;
  const { x, y, theta, color } = encoding;
  if (type === 'arc')
    return theta === undefined || color === undefined ? undefined : { amount: theta, by: color, kind: 'pie' };
  if (x === undefined || y === undefined || isAmount(x) === isAmount(y)) return undefined;
  const across = isAmount(x);
  const kind = CHART_KINDS.find((one) => markOf[one] === type && one !== 'barAcross');
  if (kind === undefined) return undefined;
  const reading = across ? { amount: x, by: y } : { amount: y, by: x };
  if (!across) return { ...reading, kind };
  return kind === 'bar' ? { ...reading, kind: 'barAcross' } : undefined;
}

/** The kind of a chart. */
export const chartKindOf = (spec: ChartSpec): ChartKind | undefined => read(spec)?.kind;

/** The kinds that a chart can be shown as; none but its own where its data is read in another way. */
export function chartKindsFor(spec: ChartSpec): ChartKind[] {
  const reading = read(spec);
  if (reading === undefined) return [];
  // Parts of a whole are told apart by colour: a chart that has series has no colour to give.
  const hasSeries = reading.kind !== 'pie' && spec.encoding.color?.field !== undefined;
  return CHART_KINDS.filter((kind) => kind !== 'pie' || !hasSeries);
}

/** Shows the data of a chart in another way. */
export function setChartKind(spec: SiteSpec, path: string, chart: ChartSpec, kind: ChartKind): Command {
  const reading = read(chart);
  if (reading === undefined || reading.kind === kind || findAt(spec, path) === undefined)
    return { label: 'chartKind', operations: [] };
  const { x: _x, y: _y, theta: _theta, xOffset: _xOffset, yOffset: _yOffset, ...rest } = chart.encoding;
  const { color, ...others } = rest;
  const series = reading.kind === 'pie' || color === undefined ? {} : { color };
  const { axis: _axis, ...amount } = reading.amount;
  const { axis: _byAxis, scale: _scale, legend: _legend, ...by } = reading.by;
  const placed: Encoding =
    kind === 'pie'
      ? { theta: withoutStack(amount), color: by }
      : kind === 'barAcross'
        ? { ...series, x: amount, y: by }
        : { ...series, x: by, y: amount };
  const value: ChartSpec = { ...chart, mark: markOf[kind], encoding: { ...others, ...placed } };
  return { label: 'chartKind', operations: [{ op: 'replace', path, value }, ...withoutKind(spec, path)] };
}

/** The words for who does not see a chart begin with its kind, which is no longer so. */
function withoutKind(spec: SiteSpec, path: string): SpecPatch {
  const chart = chartSchema.safeParse(findAt(spec, path.replace(/\/spec$/, '')));
  if (!chart.success) return [];
  const { alt, title, subtitle } = chart.data;
  const [at] = [subtitle, title].flatMap((name) => {
    const found = name === undefined ? -1 : alt.indexOf(`: ${name}`);
    return found > 0 ? [found] : [];
  });
  if (at === undefined) return [];
  return [{ op: 'replace', path: path.replace(/spec$/, 'alt'), value: alt.slice(at + 2) }];
}

function withoutStack({ stack: _stack, scale: _scale, ...amount }: Channel): Channel {
  return amount;
}
