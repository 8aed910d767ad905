import { nameOfNumbers, valueScale } from './axis.ts';
import { type BarNames, besideBars, FONT, namesOver, upright } from './bar-names.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  isNumber,
  MOST_LABELLED,
  numbersIn,
  type Part,
  PLAIN,
  placeOf,
  readableOn,
  saidWidth,
  seriesOf,
  standOut,
  unitOf,
  valuesOf,
  withUnit,
} from './drawing.ts';
import { barMarks, markedIn } from './marks.ts';
import { fillsOf, seriesColour } from './series-colour.ts';
import { textWidth } from './text-width.ts';

/** Bars that lie where their names are long, in the order of their numbers, with their numbers where there is room. */
export function bars(drawing: Drawing): Part {
  const { chart, inks } = drawing;
  const plan = planOf(drawing);
  if (plan === undefined) return { mark: chart.spec.mark, encoding: chart.spec.encoding };
  const { band, value, names, label, stackedBy } = plan;
  const isStacked = stackedBy !== undefined;
  const place = placeOfBars(drawing, plan);
  const bar = {
    mark: {
      type: 'bar',
      tooltip: true,
      cornerRadiusEnd: isStacked ? 0 : 3,
      ...(isStacked ? { stroke: inks.ground, strokeWidth: 1.5 } : {}),
    },
    encoding: { ...place, color: barColour(drawing, names, value, band) },
  };
  const marked = barMarks(drawing, place, {
    ...{ band, value, lying: plan.lying, isPlain: !isStacked && plan.offset === undefined },
    beyond: plan.isSaid ? saidWidth(drawing, value) : 0,
  });
  const over = [...(band === undefined ? [] : namesOver(drawing, band, Object(place).y, label)), ...marked];
  const height = label.height === undefined ? {} : { height: label.height };
  if (stackedBy !== undefined) {
    const order = { field: 'place', type: 'quantitative' };
    const inOrder = { mark: bar.mark, encoding: { ...bar.encoding, order } };
    const drawn = stackLabels(drawing, inOrder, place, { ...plan, stackedBy });
    const resolve = { scale: { color: 'independent' } };
    const transform = [...(chart.spec.transform ?? []), placeOf(drawing, stackedBy)];
    return { layer: [...drawn, ...over], resolve, transform, ...height };
  }
  if (!plan.isSaid) return over.length > 0 ? { layer: [bar, ...over], ...height } : { ...bar, ...height };
  return { layer: [bar, numbersOf(drawing, plan, place), ...over], ...height };
}

/** What is decided of the bars before they are drawn. */
interface Plan {
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
  /** Whether each bar says its number. */
  isSaid: boolean;
}

function planOf(drawing: Drawing): Plan | undefined {
  const { chart, width } = drawing;
  const { encoding } = chart.spec;
  const wasLying = isNumber(encoding.x);
  const [band, value] = wasLying ? [encoding.y, encoding.x] : [encoding.x, encoding.y];
  if (value === undefined) return undefined;
  const names = valuesOf(drawing, band?.field);
  const longest = Math.max(0, ...names.map((name) => String(name ?? '').length));
  const isRange = encoding.x2 !== undefined || encoding.y2 !== undefined;
  const isTime = band?.type === 'temporal' || band?.timeUnit !== undefined;
  const isCramped = !isTime && longest * 7.5 + 10 > (width - 40) / Math.max(1, names.length);
  const lying = wasLying || (isCramped && names.length <= 40);
  const series = encoding.color?.field;
  // Where every bar is of one series, its colour says which: it needs no place beside bars that are not there.
  const hasSeveral = !isOneEach(drawing, band, series);
  const offset = hasSeveral ? (encoding.xOffset ?? encoding.yOffset) : undefined;
  const groups = offset === undefined ? 1 : Math.max(1, valuesOf(drawing, offset.field).length);
  const mayStack = hasSeveral && offset === undefined && value.stack !== null && value.stack !== false;
  const stackedBy = mayStack && series !== band?.field ? series : undefined;
  const isRoomy = lying || saidWidth(drawing, value) <= (width - 24) / Math.max(1, names.length * groups);
  const isSaid =
    isRoomy &&
    names.length * groups <= (lying ? MOST_LABELLED + 6 : MOST_LABELLED) &&
    !isRange &&
    stackedBy === undefined &&
    band?.timeUnit === undefined;
  const isShare =
    stackedBy !== undefined && value.stack === 'normalize' && !areOfOneWhole(drawing, band, value);
  const label =
    lying && band !== undefined && !isTime
      ? besideBars(drawing, names, groups)
      : upright(drawing, names.length, groups);
  return { band, value, offset, names, label, lying, stackedBy, isShare, isSaid };
}

/** The channels that say where each bar is and how long. */
function placeOfBars(drawing: Drawing, plan: Plan): Part {
  const { encoding } = drawing.chart.spec;
  const { band, value, offset, label, lying, isShare, isSaid } = plan;
  // Beside each other as the legend names them.
  const inSeries =
    offset?.field === undefined || offset.sort !== undefined || offset.field !== encoding.color?.field
      ? {}
      : { sort: seriesOf(drawing, offset.field) };
  const number: Part = {
    ...value,
    ...(value.stack === 'normalize' && !isShare ? { stack: 'zero' } : {}),
    title: null,
    ...(isSaid ? { axis: null } : valueScale(drawing, isShare ? value : { ...value, stack: undefined })),
    ...(isSaid ? roomForValue(drawing, value, band, lying, label.gutter) : {}),
  };
  return {
    ...(band === undefined ? {} : { [lying ? 'y' : 'x']: bandChannel(drawing, band, value, label) }),
    [lying ? 'x' : 'y']: number,
    ...(offset === undefined
      ? {}
      : { [lying ? 'yOffset' : 'xOffset']: { ...offset, ...inSeries, scale: { paddingInner: 0.08 } } }),
    ...(encoding.x2 || encoding.y2 ? { [lying ? 'x2' : 'y2']: encoding.x2 ?? encoding.y2 } : {}),
  };
}

/** The number of each bar, beyond its end. */
function numbersOf(drawing: Drawing, { value, lying }: Plan, place: Part): Part {
  return {
    mark: {
      type: 'text',
      ...(lying ? { align: 'left', dx: 6 } : { baseline: 'bottom', dy: -5 }),
      fontSize: FONT,
      fontWeight: 700,
      color: drawing.inks.text,
    },
    encoding: {
      ...place,
      text: {
        ...(value.field === undefined ? {} : { field: value.field }),
        ...(value.aggregate === undefined ? {} : { aggregate: value.aggregate }),
        type: 'quantitative',
        format: withUnit(drawing, value),
      },
    },
  };
}

/** Whether there is one bar for each name, whatever series it is of. */
function isOneEach({ dataset }: Drawing, band: Channel | undefined, series: string | undefined): boolean {
  const [label, group] = [indexOf(dataset, band?.field), indexOf(dataset, series)];
  if (label < 0 || group < 0) return false;
  const names = dataset.rows.map((row) => row[label] ?? null);
  return new Set(names).size === names.length;
}

/** Whether every stack comes to the same number, so that amounts show its shares too; not where shares are spoken of. */
function areOfOneWhole({ chart, dataset }: Drawing, band: Channel | undefined, value: Channel): boolean {
  const [label, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const words = [chart.title, chart.subtitle ?? '', chart.takeaway, unitOf(chart, dataset)].join(' ');
  if (label < 0 || number < 0 || value.aggregate !== undefined || /[%％٪]/u.test(words)) return false;
  const stacks = Map.groupBy(dataset.rows, (row) => row[label] ?? null);
  const sums = [...stacks.values()].map((rows) => rows.reduce((sum, row) => sum + Number(row[number]), 0));
  return (
    chart.spec.transform === undefined &&
    dataset.rows.every((row) => Number.isInteger(row[number])) &&
    sums.length > 1 &&
    sums.every((sum) => sum === sums[0])
  );
}

/** A scale of numbers that ends where there is still room for the number of the largest bar. */
function roomForValue(
  drawing: Drawing,
  value: Channel,
  band: Channel | undefined,
  lying: boolean,
  gutter: number,
): Part {
  const { chart, width, height } = drawing;
  const numbers = numbersIn(drawing, value);
  const most = Math.max(...numbers);
  const isSummed = value.aggregate !== undefined || chart.spec.transform !== undefined;
  if (isSummed || !(most > 0) || Math.min(...numbers) < 0 || value.scale !== undefined) return {};
  const marked = markedIn(drawing, band).map(({ mark }) => textWidth(mark.label, FONT) + 8);
  const wide = saidWidth(drawing, value) + 6 + Math.max(0, ...marked);
  const [whole, room] = lying
    ? [Math.max(80, width - gutter - 20), wide]
    : [height - 40, FONT + 9 + (marked.length > 0 ? FONT + 4 : 0)];
  return { scale: { domain: [0, most / (1 - Math.min(0.5, room / whole))], nice: false } };
}

function bandChannel(drawing: Drawing, band: Channel, value: Channel, label: BarNames): Part {
  const { axis, padding } = label;
  const title = band.bin === undefined ? nameOfNumbers(drawing, band, valuesOf(drawing, band.field)) : null;
  return {
    ...band,
    ...sortedBy(drawing, band, value),
    title,
    axis: axis === null ? null : { ...axis, title },
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
  const { domain = [], range = [] } = color?.scale ?? {};
  if (field !== undefined && domain.length > 0) {
    const condition = domain.map((name, index) => ({
      test: { field, equal: name },
      value: range[index] ?? inks.strong,
    }));
    return { condition, value: inks.tint };
  }
  const chosen = names.length > 1 ? standOut(drawing, names, value, band) : [];
  if (chosen.length === 0 || field === undefined) return { value: inks.strong };
  return { condition: { test: { field, oneOf: chosen }, value: inks.strong }, value: inks.tint };
}

/** Shares that are large enough say what they are, within their part of the bar. */
function stackLabels(
  { dataset, chart, inks, ...drawing }: Drawing,
  bar: Part,
  place: Part,
  { value, isShare, band, lying, names, stackedBy }: Plan & { stackedBy: string },
): Part[] {
  if (
    value.aggregate !== undefined ||
    value.field === undefined ||
    chart.spec.transform !== undefined ||
    names.length > MOST_LABELLED
  )
    return [bar];
  const digits = Math.max(...dataset.rows.map((row) => String(row[indexOf(dataset, value.field)]).length));
  const wide = isShare ? 40 : Math.min(5, digits) * 8 + 8;
  const least = lying
    ? Math.max(isShare ? 0.05 : 0, wide / (drawing.width * 0.75))
    : Math.max(0.05, 22 / (drawing.height * 0.75));
  const axis = lying ? 'x' : 'y';
  const fills = seriesRange({ dataset, chart, inks, ...drawing }, stackedBy);
  const at = Object(place)[axis];
  const written = isShare
    ? `format(datum.share, '.0%')`
    : `format(datum[${JSON.stringify(freeName(value.field))}], '${PLAIN}')`;
  const said = {
    transform: [
      {
        joinaggregate: [{ op: 'sum', field: value.field, as: 'whole' }],
        groupby: band?.field === undefined ? [] : [band.field],
      },
      { calculate: `datum[${JSON.stringify(freeName(value.field))}] / datum.whole`, as: 'share' },
      // What is too small for its words keeps its place in the stack.
      { calculate: `datum.share >= ${least} ? ${written} : ''`, as: 'said' },
    ],
    mark: { type: 'text', fontSize: 13, fontWeight: 700 },
    encoding: {
      ...place,
      [axis]: { ...at, bandPosition: 0.5 },
      order: { field: 'place', type: 'quantitative' },
      text: { field: 'said', type: 'nominal' },
      color: {
        field: stackedBy,
        type: 'nominal',
        legend: null,
        scale: { domain: fills.map(({ name }) => name), range: fills.map(({ ink }) => ink) },
      },
    },
  };
  return [bar, said];
}

/** The ink that can be read on each series' colour. */
function seriesRange(drawing: Drawing, series: string): { name: Cell; ink: string }[] {
  const { chart, inks } = drawing;
  const names = seriesOf(drawing, series);
  const fills = fillsOf(drawing, names, chart.spec.encoding.color);
  return names.map((name, index) => ({ name, ink: readableOn(fills[index] ?? inks.strong) }));
}
