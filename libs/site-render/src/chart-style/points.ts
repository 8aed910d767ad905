import type { Chart } from '@sitewright/site-spec';
import { namesUnder, valueScale } from './axis.ts';
import { type Cell, type Channel, type Drawing, indexOf, type Part, recordOf, valuesOf } from './drawing.ts';
import { haloed } from './halo.ts';
import { levelLines } from './levels.ts';
import { PHONE } from './plot-room.ts';
import { ranged, topped } from './point-axis.ts';
import { groups, sized, underLegend } from './point-legend.ts';
import { endOfLeader, LINE, type Place, type Point, placed, unsaid } from './point-places.ts';
import { MARGIN, placeOf, plotOf, pointsOf } from './point-room.ts';
import { fillsOf } from './series-colour.ts';
import { standOut } from './stand-out.ts';
import { inTwoLines, textWidth } from './text-width.ts';
import { trendLines } from './trend.ts';

/** Of more points no names are read. */
const MOST_NAMED = 24;
const FONT = 13;
/** The area of a point that has a name. */
const DOT = 120;

/** Points that each have a name of their own say it beside them, where others have a legend of series. */
export function points(given: Drawing): Part {
  const tried = heightsOf(given).map((height) => ({ ...given, height }));
  const drawing = tried.find((one) => one === tried.at(-1) || isAllNamed(one)) ?? given;
  const drawn = drawnPoints(drawing);
  return drawing.height === given.height ? drawn : { ...drawn, height: drawing.height };
}

/** A chart on a telephone is higher, so that names have room over and under one another: where some have none, higher still. */
function heightsOf({ dataset, width, height, mayGrow }: Drawing): number[] {
  if (!mayGrow || width >= PHONE) return [height];
  const least = Math.max(height, 200 + Math.min(dataset.rows.length, MOST_NAMED) * 16);
  return [1, 1.2, 1.4].map((times) => Math.round(least * times));
}

/** The points that have names, which of them stand out and which choose their places first. */
function namesIn(drawing: Drawing) {
  const { chart } = drawing;
  const { x, y, color } = chart.spec.encoding;
  const named = x && y && color && namedPoints(drawing, x, y, color);
  if (named === undefined || color === undefined || y === undefined) return undefined;
  const marked = (chart.marks ?? []).map(({ series }) => series);
  const names = named.map(({ name }) => name);
  const own = names.filter((name) => marked.includes(String(name)));
  const chosen = own.length > 0 ? own : standOut(drawing, names, y, color);
  const first = [...names.filter((name) => color.scale?.domain?.includes(name)), ...chosen];
  return { named, chosen, first, color };
}

/** Whether all points that have names have room for them. */
function isAllNamed(drawing: Drawing): boolean {
  const names = namesIn(drawing);
  return names === undefined || unsaid(names.named, placed(names.named, names.first, plotOf(drawing))) === 0;
}

function drawnPoints(drawing: Drawing): Part {
  const { chart } = drawing;
  const { mark, encoding } = chart.spec;
  const { x, y, color, ...others } = encoding;
  if (x && y && x.type !== 'quantitative') return dots(drawing, x, y);
  const { size: amount, shape, ...further } = others;
  const size = amount === undefined ? {} : { size: sized(drawing, amount) };
  const at = { ...(x ? { x: ranged(drawing, x) } : {}), ...(y ? { y: topped(drawing, y) } : {}) };
  const { rules, words } = levelLines(drawing, at, undefined, (level) => placeOf(drawing, level));
  const levels = [...rules, ...trendLines(drawing, at, { x, y, series: color?.field }), ...words];
  const names = namesIn(drawing);
  if (names === undefined) {
    const legend = color ? underLegend(drawing, color) : {};
    const drawn = { mark, encoding: { ...encoding, ...at, ...size, ...legend } };
    const over = [...levels, ...(x && y ? marksAt(drawing, x, y, at) : [])];
    return over.length === 0 ? drawn : { layer: [drawn, ...over] };
  }
  const { named, chosen, first } = names;
  const fill =
    shape === undefined ? { color: colourOf(drawing, names.color, chosen) } : groups(drawing, shape);
  return {
    layer: [
      {
        mark: { ...(typeof mark === 'string' ? { type: mark } : mark), size: DOT },
        encoding: { ...further, ...at, ...size, ...fill },
      },
      ...levels,
      ...saidAt(drawing, named, first, at),
    ],
  };
}

/** What is said beside points, that of the first ones wherever there is a place. */
function saidAt(
  drawing: Drawing,
  all: readonly Point[],
  first: readonly Cell[],
  at: { x?: Part; y?: Part },
): Part[] {
  return placed(all, first, plotOf(drawing)).flatMap(({ place, points: some }) => {
    const data = { values: some.map(({ row, said }) => ({ ...recordOf(drawing, row), said })) };
    const text = { type: 'text', ...lineByLine(place), baseline: 'middle', fontSize: FONT };
    const words = { data, encoding: { ...at, text: { field: 'said', type: 'nominal' } } };
    const leader = place.isFar === true ? [leaderOf(drawing, place, { data, at })] : [];
    return [...leader, ...haloed(drawing, text, words, drawing.inks.text, 4)];
  });
}

/** How words stand in their place: several lines begin half of the others higher. */
const lineByLine = ({ align, dx, dy, lines = 1 }: Place): Part => ({
  ...{ align, dx, dy: dy - ((lines - 1) * FONT * LINE) / 2 },
  ...(lines > 1 ? { lineBreak: '\n', lineHeight: FONT * LINE } : {}),
});

/** Of points without names of their own, what was asked to be marked stands beside the one that it is of. */
function marksAt(drawing: Drawing, x: Channel, y: Channel, at: { x?: Part; y?: Part }): Part[] {
  const { dataset, chart } = drawing;
  const across = indexOf(dataset, x.field);
  const isWorkedOut = [x, y].some(({ aggregate, bin }) => (aggregate ?? bin) !== undefined);
  if (isWorkedOut || chart.spec.transform !== undefined) return [];
  const rowsOf = ({ x: stop, series }: NonNullable<Chart['marks']>[number]) =>
    dataset.rows.filter(
      (row) => String(row[across]) === String(stop) && (series === undefined || row.includes(series)),
    );
  const marks = (chart.marks ?? []).flatMap((mark) => {
    const [row, ...others] = rowsOf(mark);
    return row === undefined || others.length > 0 ? [] : [{ row, label: mark.label }];
  });
  const pointOf = pointsOf(drawing, x, y);
  const all = dataset.rows.map((row) => {
    const label = marks.find((mark) => mark.row === row)?.label;
    return pointOf(row, label ?? null, label === undefined ? [] : [label]);
  });
  const labels = marks.map(({ label }) => label);
  return saidAt(drawing, all, labels, at);
}

/** A line from a point to its name that stands off. */
function leaderOf(
  { inks }: Drawing,
  place: Place,
  { data, at: { x, y } }: { data: Part; at: { x?: Part; y?: Part } },
): Part {
  const { dx, dy } = endOfLeader(place);
  return {
    data,
    mark: { type: 'rule', color: inks.muted, strokeWidth: 1, x2Offset: dx, y2Offset: dy },
    encoding: { x, y, x2: { field: x?.field }, y2: { field: y?.field } },
  };
}

/** The colours that were ordered for points by their names; else those that stand out have one, and the others are grey. */
function colourOf(drawing: Drawing, color: Channel, chosen: readonly Cell[]): Part {
  const { inks } = drawing;
  const { domain = [], range = [] } = color.scale ?? {};
  const condition = (names: readonly Cell[], fills: readonly string[]): Part[] =>
    names.map((name, index) => ({
      test: { field: color.field, equal: name },
      value: fills[index] ?? fills[0] ?? inks.strong,
    }));
  if (domain.length > 0 && range.length > 0) {
    const fills = fillsOf(drawing, domain, color);
    return {
      condition: condition(domain, fills),
      value: fills.includes(inks.strong) ? inks.grey : inks.strong,
    };
  }
  // Two that are set against each other are no one group: each has a colour of its own.
  const fills = inks.palette.slice(0, chosen.length === 2 ? 2 : 1);
  return { condition: condition(chosen, fills), value: chosen.length === 0 ? inks.strong : inks.grey };
}

/** Points over names: one under another where a name has several. */
function dots(drawing: Drawing, x: Channel, y: Channel): Part {
  const { chart, inks, width } = drawing;
  const stops = valuesOf(drawing, x.field).toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : 0,
  );
  const isDown = x.sort === 'descending';
  const names = namesUnder(isDown ? stops.toReversed() : stops, width - MARGIN.across);
  return {
    mark: { type: 'point', filled: true, size: 130, color: inks.strong },
    encoding: {
      ...chart.spec.encoding,
      x: { ...x, axis: { grid: false, labelAngle: 0, ...names }, scale: { type: 'point', padding: 0.6 } },
      y: { ...y, ...valueScale(drawing, y), scale: { nice: 5, zero: true } },
    },
  };
}

/** A name of this width has lines where they find a place sooner, px. */
const BROAD = 80;
function broken(name: string): string[] {
  const lines = textWidth(name, FONT) > BROAD ? inTwoLines(name, FONT) : undefined;
  return lines === undefined ? [] : [lines.join('\n')];
}

/** The points of a chart, where each has a name that no other has. */
function namedPoints(drawing: Drawing, x: Channel, y: Channel, color: Channel): Point[] | undefined {
  const { dataset, chart } = drawing;
  const [across, up, label] = [x, y, color].map(({ field }) => indexOf(dataset, field));
  const rows = dataset.rows.filter(
    (row) => typeof row[across ?? -1] === 'number' && typeof row[up ?? -1] === 'number',
  );
  const names = rows.map((row) => String(row[label ?? -1] ?? ''));
  const isEach = new Set(names).size === rows.length && names.every((name) => name !== '');
  if (!isEach || rows.length > MOST_NAMED || chart.spec.transform !== undefined) return undefined;
  const marks = new Map((chart.marks ?? []).map(({ series, label: said }) => [series, said]));
  const pointOf = pointsOf(drawing, x, y);
  return rows.map((row, index) => {
    const name = names[index] ?? '';
    const said = marks.get(name);
    const texts = said === undefined ? [name] : [`${name}: ${said}`, name];
    return pointOf(row, row[label ?? -1] ?? null, [...texts, ...broken(name)]);
  });
}
