import {
  type Cell,
  type Channel,
  type Drawing,
  indexOf,
  legendOnTop,
  type Part,
  PLAIN,
  seriesColour,
  standOut,
  valueAxis,
  valuesOf,
  withUnit,
} from './drawing.ts';

/** Series that are told apart by colour; of more, one stands out. */
const MOST_SERIES = 4;

/** Lines or areas over a scale: one line ends with its number, several with their names where there is room. */
export function lines(drawing: Drawing, kind: 'line' | 'area'): Part {
  const { chart, inks } = drawing;
  const { encoding } = chart.spec;
  const { x, y, color } = encoding;
  if (x === undefined || y === undefined) return { mark: chart.spec.mark, encoding };
  const share = y.stack === 'normalize' ? { format: '.0%' } : {};
  const number: Part = { ...y, title: null, axis: { ...valueAxis(false), ...share } };
  const place = { x: lineAxis(drawing, x), y: number };
  const colour = color?.field === undefined ? undefined : lineColour(drawing, kind, y, color);
  if (kind === 'area') return area(drawing, place, colour);
  const ends = endsOf(drawing, x, y, color?.field);
  const shown = ends === undefined ? colour : { ...colour, legend: null };
  const line = {
    mark: {
      type: 'line',
      tooltip: true,
      strokeWidth: 2.5,
      strokeCap: 'round',
      strokeJoin: 'round',
      ...(colour === undefined ? { color: inks.strong } : {}),
    },
    encoding: { ...place, ...(colour === undefined ? {} : { color: shown }) },
  };
  if (ends === undefined) return line;
  const series = color?.field;
  const at = { ...place, ...(series === undefined ? {} : { color: shown }) };
  const said =
    series === undefined
      ? { field: y.field, type: 'quantitative', format: withUnit(drawing, y) }
      : { field: series, type: 'nominal' };
  return { layer: [line, ...endMarks(drawing, ends, at, said)] };
}

/** A colour for each series; of many lines those that stand out, and the others grey. */
function lineColour(drawing: Drawing, kind: 'line' | 'area', y: Channel, color: Channel): Part {
  const { inks } = drawing;
  const names = valuesOf(drawing, color.field);
  if (names.length <= MOST_SERIES || kind === 'area') return seriesColour(drawing, color);
  const chosen = standOut(drawing, names, y, color);
  return {
    field: color.field,
    type: 'nominal',
    legend: legendOnTop(drawing.width),
    title: null,
    sort: color.sort,
    scale: {
      domain: names,
      range: names.map((name) => (chosen.includes(name) ? inks.strong : inks.grey)),
    },
  };
}

const area = ({ inks }: Drawing, place: Part, colour: Part | undefined): Part =>
  colour === undefined
    ? {
        mark: {
          type: 'area',
          tooltip: true,
          color: inks.tint,
          line: { color: inks.strong, strokeWidth: 2.5 },
        },
        encoding: place,
      }
    : {
        mark: { type: 'area', tooltip: true, stroke: inks.ground, strokeWidth: 1.5 },
        encoding: { ...place, color: colour },
      };

/** A point at the end of each line, and beside it what it says. */
function endMarks({ inks }: Drawing, values: Part[], at: Part, said: Part): Part[] {
  const isOne = at.color === undefined;
  return [
    {
      data: { values },
      mark: { type: 'point', filled: true, size: 70, opacity: 1, ...(isOne ? { color: inks.strong } : {}) },
      encoding: at,
    },
    {
      data: { values },
      mark: {
        type: 'text',
        align: 'left',
        dx: 9,
        fontSize: 13,
        fontWeight: 700,
        ...(isOne ? { color: inks.text } : {}),
      },
      encoding: { ...at, text: said },
    },
  ];
}

/** Where the points of a line stand: numbers and dates to scale, names one after another. */
function lineAxis(drawing: Drawing, x: Channel): Part {
  const axis = { title: null, grid: false, labelAngle: 0, labelOverlap: true };
  if (x.type === 'temporal') return { ...x, title: null, axis: { ...axis, tickCount: 6 } };
  const stops = valuesOf(drawing, x.field);
  const numbers = stops.filter((stop) => typeof stop === 'number');
  if (numbers.length > 2 && numbers.length === stops.length && x.timeUnit === undefined)
    return {
      field: x.field,
      type: 'quantitative',
      title: null,
      scale: { zero: false, nice: false, padding: 12 },
      axis: {
        ...axis,
        ...(areEven(numbers) ? { values: numbers } : { tickCount: 8 }),
        format: numbers.every(Number.isInteger) ? 'd' : PLAIN,
      },
    };
  return { ...x, title: null, axis, scale: { ...x.scale, type: 'point', padding: 0.15 } };
}

/** Whether numbers go up in equal steps. */
function areEven(numbers: readonly number[]): boolean {
  const sorted = numbers.toSorted((one, other) => one - other);
  const steps = sorted.slice(1).map((number, index) => number - (sorted[index] ?? 0));
  return steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 1e-9);
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
