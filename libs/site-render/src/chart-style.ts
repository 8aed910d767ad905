import type { Chart, Dataset, SiteSpec, Theme } from '@sitewright/site-spec';
import { mixed } from './deck/deck-look.ts';
import { colorOf, safeColor } from './theme-css.ts';

type Spec = Chart['spec'];
type Encoding = Spec['encoding'];
type Channel = NonNullable<Encoding['x']>;
type Cell = Dataset['rows'][number][number];
/** Parts of a Vega-Lite specification. */
type Part = Record<string, unknown>;

/** What the style of a chart follows from. */
export interface ChartLook {
  theme: Theme;
  /** Whose chart it is: a bar with its name is the one that stands out. */
  owner: string;
}

/** How the charts of a specification look. */
export const chartLookOf = ({ theme, brief }: SiteSpec): ChartLook => ({
  theme,
  owner: brief.organisation ?? '',
});

/** Marks of a chart that may say their values themselves. */
const MOST_LABELLED = 14;
/** Series that are told apart by colour; of more, one stands out. */
const MOST_SERIES = 4;

/** A number in the language of the chart, with its unit where there is one. */
const NUMBER = '$,.2~f';
const PLAIN = ',.2~f';

const isNumber = (channel: Channel | undefined): channel is Channel =>
  channel !== undefined &&
  (channel.type === 'quantitative' || channel.aggregate !== undefined) &&
  channel.bin === undefined;

interface Drawing {
  chart: Chart;
  dataset: Dataset;
  look: ChartLook;
  width: number;
  height: number;
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

function inksOf(theme: Theme): Inks {
  const color = (role: string): string => colorOf(theme, role).slice(0, 7);
  const palette = theme.tokens.chart.map(({ $value }) => safeColor($value).slice(0, 7));
  const [strong = color('primary')] = palette;
  const ground = color('background');
  return {
    text: color('text'),
    muted: color('muted'),
    ground,
    strong,
    tint: mixed(strong, ground, 0.58),
    grey: mixed(color('muted'), ground, 0.45),
    palette: palette.length > 0 ? palette : [strong],
  };
}

/**
 * Mark, encoding and layers of a chart as they are drawn: values at their marks in place of an axis, series named where
 * they end, one mark that stands out.
 */
export function styled(
  chart: Chart,
  dataset: Dataset,
  look: ChartLook,
  size: { width: number; height: number },
): Part {
  const drawing: Drawing = { chart, dataset, look, ...size, inks: inksOf(look.theme) };
  const { spec } = chart;
  const kind = typeof spec.mark === 'string' ? spec.mark : spec.mark.type;
  const { x, y } = spec.encoding;
  if (kind === 'bar' && x?.bin !== undefined) return histogram(drawing);
  if (kind === 'bar' && isNumber(x) !== isNumber(y)) return bars(drawing);
  if ((kind === 'line' || kind === 'area') && isNumber(y)) return lines(drawing, kind);
  if (kind === 'arc') return shares(drawing);
  if (kind === 'text' && isNumber(spec.encoding.text) && x !== undefined)
    return figures(drawing, x, spec.encoding.text);
  if (kind === 'rect' && isNumber(spec.encoding.color)) return heatmap(drawing);
  return { mark: spec.mark, encoding: spec.encoding };
}

/** A name that no object has by itself; see `chart-svg.ts`. */
export const freeName = (name: string): string => (name in Object.prototype ? `${name}\u00a0` : name);

const indexOf = ({ fields }: Dataset, name: string | undefined): number =>
  fields.findIndex((field) => field.name === name);

/** What stands in a column, each once. */
function valuesOf({ dataset }: Pick<Drawing, 'dataset'>, name: string | undefined): Cell[] {
  const index = indexOf(dataset, name);
  return index < 0 ? [] : [...new Set(dataset.rows.map((row) => row[index] ?? null))];
}

/** The unit that the numbers of a chart have in common. */
export function unitOf({ spec }: Chart, { fields }: Dataset): string {
  const { x, y, theta, color, size } = spec.encoding;
  const channel = [theta, y, x, color, size].find(isNumber);
  if (channel === undefined || channel.aggregate === 'count' || channel.aggregate === 'distinct') return '';
  const unit = fields.find(({ name }) => name === channel.field)?.unit ?? '';
  return unit.length <= 5 ? unit : '';
}

/** A year, or one with a part of it. */
const isPeriod = (name: Cell): boolean => /^(?:\D{0,6}\s?)?(?:19|20)\d\d(?:\D.{0,8})?$/u.test(String(name));

/**
 * Which one of several stands out: its owner's, the one that the title or what is to be seen names first, the largest;
 * of periods the last, unless the title names another.
 */
function standsOut(
  drawing: Drawing,
  names: readonly Cell[],
  value: Channel,
  band: Channel | undefined,
): Cell | undefined {
  const { chart, dataset, look } = drawing;
  const arePeriods = names.length > 1 && (band?.type === 'temporal' || names.every(isPeriod));
  const said = arePeriods ? [chart.title] : [look.owner, chart.title, chart.takeaway];
  const texts = said.map((text) => text.toLocaleLowerCase());
  const own = names.filter((name) => String(name ?? '').length >= 2);
  for (const text of texts) {
    const found = own
      .map((name) => ({ name, at: text.indexOf(String(name).toLocaleLowerCase()) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at);
    if (found[0] !== undefined) return found[0].name;
  }
  if (arePeriods) return names.at(-1);
  const [label, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const ranked = dataset.rows
    .map((row) => ({ name: row[label] ?? null, number: row[number] }))
    .filter((row): row is { name: Cell; number: number } => typeof row.number === 'number')
    .toSorted((one, other) => other.number - one.number);
  const [first, second] = ranked;
  return first !== undefined && first.number !== second?.number ? first.name : undefined;
}

/** Names level, and no axis of numbers where the marks say theirs. */
const bandAxis: Part = { title: null, labelAngle: 0, grid: false, labelLimit: 1000 };
const valueAxis = (isSaid: boolean): Part | null =>
  isSaid ? null : { title: null, tickCount: 5, grid: true, format: PLAIN };

const legendOnTop = (width: number): Part => ({
  title: null,
  orient: 'top',
  direction: 'horizontal',
  symbolType: 'circle',
  columns: Math.max(2, Math.floor(width / 140)),
});

function bars(drawing: Drawing): Part {
  const { chart, inks, width } = drawing;
  const { encoding } = chart.spec;
  const wasLying = isNumber(encoding.x);
  const [band, value] = wasLying ? [encoding.y, encoding.x] : [encoding.x, encoding.y];
  if (value === undefined) return { mark: chart.spec.mark, encoding };
  const names = valuesOf(drawing, band?.field);
  const longest = Math.max(0, ...names.map((name) => String(name ?? '').length));
  const isRange = encoding.x2 !== undefined || encoding.y2 !== undefined;
  const isTime = band?.type === 'temporal' || band?.timeUnit !== undefined;
  const isCramped = !isTime && longest * 7.5 + 10 > (width - 40) / Math.max(1, names.length);
  const lying = wasLying || (isCramped && names.length <= 40);
  const series = encoding.color?.field;
  const offset = encoding.xOffset ?? encoding.yOffset;
  const groups = offset === undefined ? 1 : Math.max(1, valuesOf(drawing, offset.field).length);
  const isStacked =
    series !== undefined &&
    series !== band?.field &&
    offset === undefined &&
    value.stack !== null &&
    value.stack !== false;
  const isSaid =
    names.length * groups <= (lying ? MOST_LABELLED + 6 : MOST_LABELLED) &&
    !isRange &&
    !isStacked &&
    band?.timeUnit === undefined;
  const isShare = isStacked && value.stack === 'normalize';
  const axis = isShare ? { ...valueAxis(false), format: '.0%' } : valueAxis(isSaid);
  const number: Channel & Part = { ...value, title: null, axis };
  const label: Part | undefined =
    band === undefined
      ? undefined
      : {
          ...band,
          ...sortedBy(drawing, band, value),
          title: null,
          axis: bandAxis,
          ...(band.type === 'temporal'
            ? {}
            : { scale: { ...band.scale, paddingInner: 0.32, paddingOuter: 0.1 } }),
        };
  const place: Part = {
    ...(lying
      ? { x: number, ...(label ? { y: label } : {}) }
      : { y: number, ...(label ? { x: label } : {}) }),
    ...(offset === undefined
      ? {}
      : { [lying ? 'yOffset' : 'xOffset']: { ...offset, scale: { paddingInner: 0.08 } } }),
    ...(encoding.x2 || encoding.y2 ? { [lying ? 'x2' : 'y2']: encoding.x2 ?? encoding.y2 } : {}),
  };
  const bar = {
    mark: {
      type: 'bar',
      tooltip: true,
      cornerRadiusEnd: isStacked ? 0 : 3,
      ...(isStacked ? { stroke: inks.ground, strokeWidth: 1.5 } : {}),
    },
    encoding: { ...place, color: barColour(drawing, names, value, band) },
  };
  if (isStacked) {
    const order = { field: 'place', type: 'quantitative' };
    const inOrder = { mark: bar.mark, encoding: { ...bar.encoding, order } };
    const drawn = stackLabels(drawing, inOrder, place, { value, band: band?.field, series, lying, names });
    return { ...drawn, transform: [...(chart.spec.transform ?? []), placeOf(drawing, series)] };
  }
  if (!isSaid) return bar;
  const said = {
    mark: {
      type: 'text',
      ...(lying ? { align: 'left', dx: 6 } : { baseline: 'bottom', dy: -5 }),
      fontSize: 13,
      fontWeight: 700,
      color: inks.text,
    },
    encoding: {
      ...place,
      text: {
        ...(value.field === undefined ? {} : { field: value.field }),
        ...(value.aggregate === undefined ? {} : { aggregate: value.aggregate }),
        type: 'quantitative',
        format: NUMBER,
      },
    },
  };
  return { layer: [bar, said] };
}

/** Names in the order of their numbers, where these rank them: layers agree on a list only. */
function sortedBy({ dataset, chart }: Drawing, band: Channel, value: Channel): Part {
  const { sort } = band;
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

function barColour(
  drawing: Drawing,
  names: readonly Cell[],
  value: Channel,
  band: Channel | undefined,
): Part {
  const { chart, inks } = drawing;
  const { color } = chart.spec.encoding;
  const field = band?.field;
  if (color?.field !== undefined && color.field !== field) return seriesColour(drawing, color);
  const chosen = names.length > 1 ? standsOut(drawing, names, value, band) : undefined;
  if (chosen === undefined || field === undefined) return { value: inks.strong };
  return { condition: { test: { field, equal: chosen }, value: inks.strong }, value: inks.tint };
}

function seriesColour(drawing: Drawing, color: Channel): Part {
  const { inks, width } = drawing;
  const names = color.field === undefined ? [] : seriesOf(drawing, color.field);
  return {
    ...color,
    title: null,
    legend: color.legend === null ? null : legendOnTop(width),
    scale: {
      ...color.scale,
      ...(names.length > 0 ? { domain: names } : {}),
      range: color.scale?.range ?? inks.palette,
    },
  };
}

/** The names of series in the order in which they are drawn. */
const seriesOf = (drawing: Drawing, series: string): Cell[] => {
  const { sort } = drawing.chart.spec.encoding.color ?? {};
  return Array.isArray(sort) ? sort : valuesOf(drawing, series);
};

/** Which of the series a row is of, so that parts and their labels are stacked in one order. */
const placeOf = (drawing: Drawing, series: string): Part => ({
  calculate: `indexof(${JSON.stringify(seriesOf(drawing, series).map((name) => (typeof name === 'string' ? freeName(name) : name)))}, datum[${JSON.stringify(freeName(series))}])`,
  as: 'place',
});

/** Shares that are large enough say what they are, within their part of the bar. */
function stackLabels(
  { dataset, chart, inks, ...drawing }: Drawing,
  bar: Part,
  place: Part,
  {
    value,
    band,
    series,
    lying,
    names,
  }: { value: Channel; band: string | undefined; series: string; lying: boolean; names: readonly Cell[] },
): Part {
  if (
    value.aggregate !== undefined ||
    value.field === undefined ||
    chart.spec.transform !== undefined ||
    names.length > MOST_LABELLED
  )
    return bar;
  const isShare = value.stack === 'normalize';
  const least = Math.max(0.05, lying ? 46 / (drawing.width * 0.75) : 22 / (drawing.height * 0.75));
  const axis = lying ? 'x' : 'y';
  const fills = seriesRange({ dataset, chart, inks, ...drawing }, series);
  const at = Object(place)[axis];
  const said = {
    transform: [
      {
        joinaggregate: [{ op: 'sum', field: value.field, as: 'whole' }],
        groupby: band === undefined ? [] : [band],
      },
      { calculate: `datum[${JSON.stringify(freeName(value.field))}] / datum.whole`, as: 'share' },
      { filter: `datum.share >= ${least}` },
    ],
    mark: { type: 'text', fontSize: 13, fontWeight: 700 },
    encoding: {
      ...place,
      [axis]: { ...at, bandPosition: 0.5 },
      order: { field: 'place', type: 'quantitative' },
      text: isShare
        ? { field: 'share', type: 'quantitative', format: '.0%' }
        : { field: value.field, type: 'quantitative', format: PLAIN },
      color: {
        field: series,
        type: 'nominal',
        legend: null,
        scale: { domain: fills.map(({ name }) => name), range: fills.map(({ ink }) => ink) },
      },
    },
  };
  return { layer: [bar, said], resolve: { scale: { color: 'independent' } } };
}

/** The ink that can be read on each series' colour. */
function seriesRange(drawing: Drawing, series: string): { name: Cell; ink: string }[] {
  const { chart, inks } = drawing;
  const names = seriesOf(drawing, series);
  const range = chart.spec.encoding.color?.scale?.range ?? inks.palette;
  return names.map((name, index) => ({ name, ink: readableOn(range[index % range.length] ?? inks.strong) }));
}

/** Black or white, whichever stands out more. */
function readableOn(fill: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return light > 0.179 ? '#111111' : '#ffffff';
}

/** Numbers in a row, large, each over what it counts. */
function figures(drawing: Drawing, x: Channel, text: Channel): Part {
  const { inks, width, height } = drawing;
  const each = width / Math.max(1, valuesOf(drawing, x.field).length);
  const size = Math.min(54, each / 3.4, height / 3);
  const place = { ...x, title: null, axis: null };
  return {
    layer: [
      {
        mark: { type: 'text', fontSize: size, fontWeight: 700, color: inks.strong, baseline: 'bottom' },
        encoding: { x: place, y: { value: height * 0.52 }, text: { ...text, format: PLAIN } },
      },
      {
        mark: { type: 'text', fontSize: 14, color: inks.muted, baseline: 'top', dy: 8, limit: each - 8 },
        encoding: { x: place, y: { value: height * 0.52 }, text: { field: x.field, type: 'nominal' } },
      },
    ],
  };
}

function histogram({ chart, inks }: Drawing): Part {
  const { x, y } = chart.spec.encoding;
  return {
    mark: { type: 'bar', tooltip: true, color: inks.strong, binSpacing: 2 },
    encoding: {
      x: { ...x, axis: { grid: false, labelAngle: 0, format: PLAIN } },
      y: { ...y, axis: valueAxis(false) },
    },
  };
}

function lines(drawing: Drawing, kind: 'line' | 'area'): Part {
  const { chart, inks } = drawing;
  const { encoding } = chart.spec;
  const { x, y, color } = encoding;
  if (x === undefined || y === undefined) return { mark: chart.spec.mark, encoding };
  const names = valuesOf(drawing, color?.field);
  const label = lineAxis(drawing, x);
  const number: Part = { ...y, title: null, axis: valueAxis(false) };
  const place = { x: label, y: number };
  const isMany = names.length > MOST_SERIES && kind === 'line';
  const chosen = isMany ? standsOut(drawing, names, y, color) : undefined;
  const colour: Part | undefined =
    color?.field === undefined
      ? undefined
      : isMany
        ? {
            field: color.field,
            type: 'nominal',
            legend: legendOnTop(drawing.width),
            title: null,
            sort: color.sort,
            scale: { domain: names, range: names.map((name) => (name === chosen ? inks.strong : inks.grey)) },
          }
        : seriesColour(drawing, color);
  const ends = kind === 'line' ? endsOf(drawing, x, y, color?.field) : undefined;
  if (kind === 'area') {
    if (color?.field !== undefined)
      return {
        mark: { type: 'area', tooltip: true, stroke: inks.ground, strokeWidth: 1.5 },
        encoding: { ...place, color: colour },
      };
    return {
      mark: { type: 'area', tooltip: true, color: inks.tint, line: { color: inks.strong, strokeWidth: 2.5 } },
      encoding: place,
    };
  }
  const line = {
    mark: {
      type: 'line',
      tooltip: true,
      strokeWidth: 2.5,
      strokeCap: 'round',
      strokeJoin: 'round',
      ...(colour === undefined ? { color: inks.strong } : {}),
    },
    encoding: {
      ...place,
      ...(colour === undefined ? {} : { color: ends === undefined ? colour : { ...colour, legend: null } }),
    },
  };
  if (ends === undefined) return line;
  const one = color?.field === undefined;
  const inkOf = one ? { color: inks.text } : {};
  const at = { ...place, ...(one ? {} : { color: { ...colour, legend: null } }) };
  return {
    layer: [
      line,
      {
        data: { values: ends },
        mark: { type: 'point', filled: true, size: 70, opacity: 1, ...(one ? { color: inks.strong } : {}) },
        encoding: at,
      },
      {
        data: { values: ends },
        mark: { type: 'text', align: 'left', dx: 9, fontSize: 13, fontWeight: 700, ...inkOf },
        encoding: {
          ...at,
          text: one
            ? { field: y.field, type: 'quantitative', format: NUMBER }
            : { field: color.field, type: 'nominal' },
        },
      },
    ],
  };
}

/** Where the points of a line stand: numbers and dates to scale, names one after another. */
function lineAxis(drawing: Drawing, x: Channel): Part {
  const axis = { title: null, grid: false, labelAngle: 0, labelOverlap: true };
  if (x.type === 'temporal') return { ...x, title: null, axis: { ...axis, tickCount: 6 } };
  const stops = valuesOf(drawing, x.field);
  const areNumbers = stops.length > 2 && stops.every((stop) => typeof stop === 'number');
  if (areNumbers && x.timeUnit === undefined)
    return {
      field: x.field,
      type: 'quantitative',
      title: null,
      scale: { zero: false, nice: false, padding: 12 },
      axis: { ...axis, values: stops, format: 'd' },
    };
  return { ...x, title: null, axis, scale: { ...x.scale, type: 'point', padding: 0.15 } };
}

/** The last point of each line, to be named there; undefined where the names would lie over one another. */
function endsOf(
  { dataset, chart, height }: Drawing,
  x: Channel,
  y: Channel,
  series: string | undefined,
): Part[] | undefined {
  if (y.aggregate !== undefined || x.timeUnit !== undefined || chart.spec.transform !== undefined)
    return undefined;
  const [at, value, group] = [indexOf(dataset, x.field), indexOf(dataset, y.field), indexOf(dataset, series)];
  const { sort } = x;
  const order = (row: readonly Cell[], index: number): number => {
    const cell = row[at] ?? null;
    if (x.type === 'temporal') return Date.parse(String(cell));
    return typeof cell === 'number' ? cell : Array.isArray(sort) ? sort.indexOf(cell) : index;
  };
  const last = new Map<Cell, { order: number; row: readonly Cell[] }>();
  for (const [index, row] of dataset.rows.entries()) {
    if (typeof row[value] !== 'number') continue;
    const name = group < 0 ? '' : (row[group] ?? null);
    const here = order(row, index);
    if ((last.get(name)?.order ?? Number.NEGATIVE_INFINITY) <= here) last.set(name, { order: here, row });
  }
  const rows = [...last.values()].map(({ row }) => row);
  if (rows.length === 0 || rows.length > 8) return undefined;
  const all = dataset.rows.map((row) => Number(row[value])).filter(Number.isFinite);
  const [low, high] = [
    Math.min(y.scale?.zero === false ? Number.POSITIVE_INFINITY : 0, ...all),
    Math.max(...all),
  ];
  const ends = rows
    .map((row) => ((Number(row[value]) - low) / Math.max(1e-9, high - low)) * (height - 40))
    .toSorted((one, other) => one - other);
  if (ends.some((end, index) => index > 0 && end - (ends[index - 1] ?? 0) < 16)) return undefined;
  return rows.map((row) =>
    Object.fromEntries(dataset.fields.map(({ name }, index) => [name, row[index] ?? null])),
  );
}

/** Shares of a whole: what each comes to within it, as far as there is room. */
function shares(drawing: Drawing): Part {
  const { chart, dataset, inks, width, height } = drawing;
  const { mark, encoding } = chart.spec;
  const { theta, color } = encoding;
  const outer = Math.min(width * 0.62, height) / 2 - 6;
  const isRing = typeof mark === 'object' && mark.innerRadius !== undefined;
  const inner = isRing ? outer * 0.56 : 0;
  const names = Array.isArray(color?.sort) ? color.sort : valuesOf(drawing, color?.field);
  const range = color?.scale?.range ?? inks.palette;
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

/** Cells from light to strong, each with its number where they are few. */
function heatmap(drawing: Drawing): Part {
  const { chart, dataset, inks, width } = drawing;
  const { x, y, color } = chart.spec.encoding;
  const label = (channel: Channel | undefined, isAcross: boolean): Part | undefined =>
    channel === undefined
      ? undefined
      : {
          ...channel,
          title: null,
          axis: { title: null, labelAngle: 0, grid: false, ...(isAcross ? { labelOverlap: true } : {}) },
          ...(channel.type === 'quantitative' || channel.type === 'temporal'
            ? {}
            : { scale: { ...channel.scale, paddingInner: 0.05 } }),
        };
  const place = { x: label(x, true), y: label(y, false) };
  const numbers = dataset.rows
    .map((row) => Number(row[indexOf(dataset, color?.field)]))
    .filter(Number.isFinite);
  const isSaid =
    color?.field !== undefined &&
    color.aggregate === undefined &&
    numbers.length <= 90 &&
    valuesOf(drawing, x?.field).length <= width / 44;
  const light = mixed(inks.strong, inks.ground, 0.9);
  const ramp = {
    ...color,
    title: null,
    scale: { range: [light, inks.strong] },
    legend: isSaid ? null : { title: null, orient: 'right', format: PLAIN },
  };
  const cell = {
    mark: { type: 'rect', tooltip: true, cornerRadius: 3 },
    encoding: { ...place, color: ramp },
  };
  if (!isSaid) return cell;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const dark = low + (high - low) * 0.55;
  const said = {
    mark: { type: 'text', fontSize: 13, fontWeight: 700 },
    encoding: {
      ...place,
      text: { field: color.field, type: 'quantitative', format: PLAIN },
      color: {
        condition: { test: { field: color.field, gte: dark }, value: readableOn(inks.strong) },
        value: readableOn(light),
      },
    },
  };
  return { layer: [cell, said] };
}
