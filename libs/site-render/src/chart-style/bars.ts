import {
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  isNumber,
  MOST_LABELLED,
  NUMBER,
  type Part,
  PLAIN,
  placeOf,
  readableOn,
  seriesColour,
  seriesOf,
  standsOut,
  valueAxis,
  valuesOf,
} from './drawing.ts';

/** Names level, and no axis of numbers where the marks say theirs. */
const bandAxis: Part = { title: null, labelAngle: 0, grid: false, labelLimit: 1000 };

export function bars(drawing: Drawing): Part {
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
  const written = isShare
    ? `format(datum.share, '.0%')`
    : `format(datum[${JSON.stringify(freeName(value.field))}], '${PLAIN}')`;
  const said = {
    transform: [
      {
        joinaggregate: [{ op: 'sum', field: value.field, as: 'whole' }],
        groupby: band === undefined ? [] : [band],
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
