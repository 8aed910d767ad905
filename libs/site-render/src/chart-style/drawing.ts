import type { Chart, Dataset, DatavizSpec, SiteSpec, Theme } from '@sitewright/site-spec';
import { kindOf } from '../chart-kind.ts';
import { SCALED_MONEY } from '../chart-locale.ts';
import { chartPalette } from '../chart-palette.ts';
import { contrastOf } from '../contrast.ts';
import { formatOf, localeOf, numbersOf } from '../locale.ts';
import { channelsOf, isToneOf, mixed } from '../mixed-colour.ts';
import { decimalsTold, isSigned, toldDecimals } from '../number-form.ts';
import { colorOf, isMainNamed } from '../theme-css.ts';

type Spec = Chart['spec'];

type Encoding = Spec['encoding'];

/** A field of the dataset as an axis or a colour of the chart. */
export type Channel = NonNullable<Encoding['x']>;

/** One value of a dataset. */
export type Cell = Dataset['rows'][number][number];

/** Parts of a Vega-Lite specification. */
export type Part = Record<string, unknown>;

/** What the style of a chart follows from. */
export interface ChartLook {
  theme: Theme;
  /** Whose chart it is: a bar with its name is the one that stands out. */
  owner: string;
  /** Names of series that several charts of a board have. */
  shared: readonly Cell[];
  /** What is said where the lines of its charts end. */
  ends: readonly string[];
  /** The second of two colours that were ordered, of no series: what stands out has it. */
  accent?: string | undefined;
  language: string;
  /** What joins two names in its language: " and ". */
  and: string;
  /** Writes numbers in its language. */
  numbers: (value: number) => string;
}

/** How the charts of a specification look. */
export function chartLookOf({ theme, brief, ...spec }: SiteSpec): ChartLook {
  const series =
    spec.buildType === 'dataviz'
      ? spec.content.charts.map((chart) => {
          const dataset = spec.content.datasets.find(({ id }) => id === chart.dataset);
          const { color } = chart.spec.encoding;
          if (dataset === undefined || color?.field === undefined || color.type === 'quantitative') return [];
          return Array.isArray(color.sort) ? color.sort : valuesOf({ dataset }, color.field);
        })
      : [];
  const all = [...new Set(series.flat())];
  const shared = all.filter((name) => series.filter((names) => names.includes(name)).length > 1);
  const isCoded =
    spec.buildType === 'dataviz' &&
    spec.content.charts.some((chart) => chart.spec.encoding.color?.scale?.range !== undefined);
  const [accent] = theme.named.filter(({ role }) => role === 'accent');
  const isSecond = !isCoded && isMainNamed(theme);
  return {
    ...{ theme, owner: brief.organisation ?? '', shared },
    ends: spec.buildType === 'dataviz' ? spec.content.charts.flatMap((chart) => endsIn(chart, spec)) : [],
    language: spec.language,
    accent: isSecond ? accent?.value : undefined,
    and: new Intl.ListFormat(localeOf(spec.language)).format(['', '']),
    numbers: numbersOf(spec.language),
  };
}

/** The names of the lines of a chart with their last numbers. */
function endsIn(
  { spec, dataset: ref }: Chart,
  { content, language }: Pick<DatavizSpec, 'content' | 'language'>,
): string[] {
  const dataset = content.datasets.find(({ id }) => id === ref);
  const { color, y } = spec.encoding;
  if (dataset === undefined || color?.field === undefined || kindOf({ spec }) !== 'line') return [];
  const [name, number] = [indexOf(dataset, color.field), indexOf(dataset, y?.field)];
  const last = new Map(dataset.rows.map((row) => [row[name], row[number]]));
  return [...last].map(([said, value]) => `${said}\u2002${numbersOf(language)(Number(value))}`);
}

/** Marks of a chart that may say their values themselves. */
export const MOST_LABELLED = 14;

/** More decimals than this were worked out: of what is drawn as it was given, a gravity of 1.052, one more is told. */
const MOST_DECIMALS = 2;

/**
 * A number in the language of the chart, with its unit where there is one, each with as many decimals as any of them has;
 * the parts of a unit of money are written whole.
 */
export const withUnit = (drawing: Pick<Drawing, 'chart' | 'dataset'>, value: Channel): string =>
  `${plusOf(drawing, value)}${unsigned(drawing, value)}`;

/** The same without its unit. */
export const withoutUnit = (drawing: Pick<Drawing, 'chart' | 'dataset'>, value: Channel): string =>
  withUnit(drawing, value).replace('$', '');

/** The sign of a format that writes a plus at what is more than nought, where the column was given with one. */
export const plusOf = ({ dataset }: Pick<Drawing, 'dataset'>, { field }: Channel): string =>
  isSigned(dataset.fields[indexOf(dataset, field)]) ? '+' : '';

function unsigned({ chart, dataset }: Pick<Drawing, 'chart' | 'dataset'>, value: Channel): string {
  const ordered = decimalsOf(value);
  if (ordered !== undefined) return `$,.${ordered}f`;
  const index = indexOf(dataset, value.field);
  const cells = dataset.rows.map((row) => row[index]);
  const decimals = cells.map((cell) =>
    typeof cell === 'number' ? (String(cell).split('.')[1]?.length ?? 0) : 0,
  );
  const most =
    value.aggregate === undefined ? Math.max(toldDecimals(dataset.fields[index]) ?? 0, ...decimals) : 0;
  if (most === 0) return '$,.2~f';
  const unit = unitOf(chart, dataset);
  // Of millions the parts are told as they were given: "12 M€" beside "9.4 M€".
  if (SCALED_MONEY.test(unit)) return `$,.${Math.min(most, MOST_DECIMALS)}~f`;
  const isMoney = /\p{Sc}/u.test(unit);
  const told = dataset.source.kind === 'prompt' ? undefined : decimalsTold(chart, cells, most);
  if (told !== undefined && !isMoney) return `$,.${told}f`;
  const isWorkedOut = most > MOST_DECIMALS + Number(dataset.source.kind === 'prompt');
  return isMoney || isWorkedOut ? `$,.${MOST_DECIMALS}f` : `$,.${most}f`;
}

/** The decimals that were ordered for a value. */
export const decimalsOf = ({ format }: Channel): number | undefined => {
  const [, digits] = /^,?\.(\d)f$/u.exec(format ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Writes numbers as a chart does, without their unit. */
export function writer(
  drawing: Pick<Drawing, 'chart' | 'dataset'>,
  value: Channel,
  locale = 'en',
): (number: number) => string {
  const [, digits = '0', isTrimmed] = /\.(\d)(~?)f$/u.exec(withUnit(drawing, value)) ?? [];
  const maximumFractionDigits = Number(digits);
  const minimumFractionDigits = isTrimmed === '~' ? 0 : maximumFractionDigits;
  const signDisplay = plusOf(drawing, value) === '' ? 'auto' : 'exceptZero';
  return formatOf(locale, { minimumFractionDigits, maximumFractionDigits, signDisplay }).format;
}

/** Words that begin so many pixels beyond the end of a lying bar; or end there. */
export const beyondBar = (dx: number, isEnd = false): Part => ({ align: isEnd ? 'right' : 'left', dx });

/** How numbers are written where the chart says nothing of it. */
export const PLAIN = ',.2~f';

/** Whether a channel shows an amount. */
export const isNumber = (channel: Channel | undefined): channel is Channel =>
  channel !== undefined &&
  (channel.type === 'quantitative' || channel.aggregate !== undefined) &&
  channel.bin === undefined;

/** A chart on its way to a picture; lengths in CSS pixels. */
export interface Drawing {
  chart: Chart;
  dataset: Dataset;
  look: ChartLook;
  width: number;
  height: number;
  /** Whether the chart may be higher than `height`. */
  mayGrow: boolean;
  /** Whether its plot begins and ends where those of other charts do. */
  isAligned: boolean;
  inks: Inks;
}

interface Inks {
  text: string;
  muted: string;
  ground: string;
  strong: string;
  /** Of what does not stand out. */
  tint: string;
  grey: string;
  palette: readonly string[];
}

/** The colours of a chart, of a theme. */
export function inksOf(theme: Theme, isOnSurface = false): Inks {
  const color = (role: string): string => colorOf(theme, role).slice(0, 7);
  const palette = chartPalette(theme);
  const [strong = color('primary')] = palette;
  const ground = color(isOnSurface ? 'surface' : 'background');
  return {
    text: color('text'),
    muted: color('muted'),
    ground,
    strong,
    tint: mixed(isMuddy(strong, ground) ? color('text') : strong, ground, 0.58),
    grey: mixed(color('muted'), ground, 0.45),
    palette: palette.length > 0 ? palette : [strong],
  };
}

/** Whether a colour mixed into a ground would be a third one, as yellow is brown on purple: on a dark ground of another hue. */
function isMuddy(strong: string, ground: string): boolean {
  const parts = channelsOf(ground);
  const isDark = contrastOf(ground, '#ffffff') > 7;
  return isDark && Math.max(...parts) - Math.min(...parts) > 30 && !isToneOf(strong, ground);
}

/** A name that no object has by itself; see `chart-svg.ts`. */
export const freeName = (name: string): string => (name in Object.prototype ? `${name}\u00a0` : name);

/** The place of a field among the columns; -1 where there is none of this name. */
export const indexOf = ({ fields }: Dataset, name: string | undefined): number =>
  fields.findIndex((field) => field.name === name);

/** What stands in a column, each once. */
export function valuesOf({ dataset }: Pick<Drawing, 'dataset'>, name: string | undefined): Cell[] {
  const index = indexOf(dataset, name);
  return index < 0 ? [] : [...new Set(dataset.rows.map((row) => row[index] ?? null))];
}

/** The unit that the numbers of a chart have in common. */
export function unitOf({ spec }: Chart, { fields }: Dataset): string {
  const { x, y, theta, color, size, text } = spec.encoding;
  const channel = [theta, y, x, color, size, text].find(isNumber);
  if (channel === undefined || channel.aggregate === 'count' || channel.aggregate === 'distinct') return '';
  const unit = fields.find(({ name }) => name === channel.field)?.unit ?? '';
  return unit.length <= 5 ? unit : '';
}

/** The unit beside the numbers of a line: none beside several, whose axis says it, and no word that is said over the chart. */
export function unitAtPoints({ chart, dataset }: Drawing, series: string | undefined): string {
  const unit = unitOf(chart, dataset);
  const said = `${chart.title} ${chart.subtitle ?? ''}`.toLocaleLowerCase();
  const isWord = /^\p{L}{3,}$/u.test(unit) && said.includes(unit.toLocaleLowerCase());
  return series !== undefined || isWord ? '' : unit;
}

/** How numbers at points of lines are written. */
export const formatAtPoints = (drawing: Drawing, value: Channel, series: string | undefined): string =>
  (unitAtPoints(drawing, series) === '' ? withoutUnit : withUnit)(drawing, value);

/** The names of series in the order in which they are drawn. */
export const seriesOf = (drawing: Drawing, series: string): Cell[] => {
  const { sort } = drawing.chart.spec.encoding.color ?? {};
  return Array.isArray(sort) ? sort : valuesOf(drawing, series);
};

/** Which of the series a row is of, so that parts and their labels are stacked in one order. */
export const placeOf = (drawing: Drawing, series: string): Part => ({
  calculate: `indexof(${JSON.stringify(seriesOf(drawing, series).map((name) => (typeof name === 'string' ? freeName(name) : name)))}, datum[${JSON.stringify(freeName(series))}])`,
  as: 'place',
});

/** Black or white, whichever stands out more. */
export const readableOn = (fill: string): string =>
  contrastOf('#111111', fill) > contrastOf('#ffffff', fill) ? '#111111' : '#ffffff';

/** The numbers of a column, without its empty cells. */
export const numbersIn = ({ dataset }: Drawing, { field }: Channel): number[] => {
  const index = indexOf(dataset, field);
  return dataset.rows.map((row) => row[index]).filter((cell) => typeof cell === 'number');
};

/** The values of an axis that lines are drawn at, which it has to reach. */
export const levelsOf = ({ chart }: Pick<Drawing, 'chart'>, channel: Channel): number[] => {
  const { x } = chart.spec.encoding;
  const axis = x !== undefined && x.field === channel.field ? 'x' : 'y';
  return (chart.levels ?? [])
    .filter((level) => level.axis === axis)
    .flatMap(({ value, to }) => (to === undefined ? [value] : [value, to]));
};

/** About how wide the longest number is, with its unit. */
export function saidWidth(
  drawing: Drawing,
  value: Channel,
  unit: string = unitOf(drawing.chart, drawing.dataset),
): number {
  const write = writer(drawing, value);
  const digits = numbersIn(drawing, value).map((number) => write(number).length);
  return (Math.max(0, ...digits) + (unit === '' ? 1 : unit.length + 2)) * 13 * 0.62;
}

/** A place that a chart was asked to mark. */
export interface Marked {
  mark: NonNullable<Drawing['chart']['marks']>[number];
  stop: Cell;
  /** Where among the places, from 0 to 1. */
  at: number;
  /** Where a band ends that begins here. */
  last?: Cell | undefined;
}

/** A row that says its number, so many pixels aside of its point. */
export type Said = Part & { side: 'over' | 'under'; aside: number };

/** A row of a dataset by the names of its fields. */
export const recordOf = ({ dataset }: Pick<Drawing, 'dataset'>, row: readonly Cell[]): Part =>
  Object.fromEntries(dataset.fields.map(({ name }, index) => [name, row[index] ?? null]));
