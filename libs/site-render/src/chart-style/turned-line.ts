import { READ } from '../contrast.ts';
import { nameOfNumbers } from './axis.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  formatAtPoints,
  indexOf,
  type Part,
  recordOf,
  saidWidth,
  unitAtPoints,
} from './drawing.ts';
import type { Ends } from './line-ends.ts';
import { markedIn } from './marks.ts';
import { PHONE, type Row, rowsOfLines } from './plot-room.ts';
import { seen } from './series-colour.ts';
import { orderOf } from './stop-order.ts';
import { linesOf, textWidth } from './text-width.ts';
import { areEndsOrdered, hasNumbers } from './told-numbers.ts';

/** So many places have a row each. */
const PLACES = { least: 5, most: 14 };
const FONT = 13;
/** How high a row is, a line of what is told under them, and what a legend and the edges take, px. */
const [ROW, TOLD, EDGES] = [26, 18, 30];
const LEGEND = 34;
/** Names and numbers take at most so much of the width: the line has the rest. */
const MOST_WORDS = 0.65;

interface Turned {
  x: Channel;
  y: Channel;
  series: string | undefined;
  ends: Ends | undefined;
  colour: Part | undefined;
}

/**
 * A line on a telephone where not every point has room for its number runs from top to bottom: each of its places has a row,
 * with its name before it and its numbers behind. Undefined where all are said, or where it can't be turned.
 */
export function turnedLine(drawing: Drawing, { x, y, series, ends, colour }: Turned): Part | undefined {
  const { inks, width } = drawing;
  const groups = rowsOfLines(drawing, x, y, series);
  const stops = orderOf(drawing, x);
  const number = saidWidth(drawing, y, unitAtPoints(drawing, series));
  const names = Math.max(0, ...stops.map((stop) => textWidth(String(stop), FONT)));
  const hasRoom = names + groups.size * number <= width * MOST_WORDS;
  if (!hasRoom || !mayTurn(drawing, x, stops, series) || saysAll(drawing, groups, ends)) return undefined;
  const valuesOf = (rows: readonly Row[]): Part[] => rows.map(({ row }) => recordOf(drawing, row));
  const told = toldUnder(drawing, x, width - names - 40);
  const hasNought = y.scale?.zero !== false && y.scale?.domain === undefined;
  const beside = {
    ...{ field: x.field, type: 'ordinal', sort: stops, title: null },
    ...{ axis: { grid: true, labelLimit: width }, scale: { type: 'point', padding: 0.5 } },
  };
  const along = {
    ...{ field: y.field, type: 'quantitative', scale: { padding: 8, ...y.scale }, title: null },
    axis: {
      ...{
        labels: false,
        grid: hasNought,
        values: hasNought ? [0] : [],
        title: told.length > 0 ? told : null,
      },
      ...{ titleAnchor: 'start', titleLineHeight: TOLD, titleLimit: width },
    },
  };
  const encoding = { y: beside, x: along, ...(colour === undefined ? {} : { color: colour }) };
  const ink = colour === undefined ? { color: inks.strong } : {};
  const { domain = [], range = [] } = Object(colour?.scale);
  const format = formatAtPoints(drawing, y, series);
  const numbers = [...groups].map(([name, rows], at) => ({
    data: { values: valuesOf(rows) },
    mark: {
      ...{ type: 'text', fontSize: FONT, fontWeight: 700, align: 'right', dx: (at + 1) * number + 4 },
      color: series === undefined ? inks.text : seen(range[domain.indexOf(name)] ?? inks.text, inks, READ),
    },
    encoding: {
      ...{ y: beside, x: { value: 'width' } },
      text: { field: y.field, type: 'quantitative', format },
    },
  }));
  const data = { values: valuesOf([...groups.values()].flat()) };
  const line = { type: 'line', strokeWidth: 2.5, strokeCap: 'round', strokeJoin: 'round', ...ink };
  const ring = { type: 'point', filled: true, opacity: 1, color: inks.ground, stroke: inks.text };
  const marked = valuesOf(markedRows(drawing, groups, x));
  return {
    layer: [
      { data, mark: line, encoding },
      { data, mark: { type: 'point', filled: true, size: 70, opacity: 1, ...ink }, encoding },
      ...uprights(drawing),
      {
        ...{ data: { values: marked }, mark: { ...ring, strokeWidth: 2.5, size: 120 } },
        encoding: { y: beside, x: along },
      },
      ...numbers,
    ],
    height: stops.length * ROW + told.length * TOLD + EDGES + (series === undefined ? 0 : LEGEND),
  };
}

/** Whether a line has few places with names, whose numbers are all to be said, and nothing beside them that needs a scale. */
function mayTurn(drawing: Drawing, x: Channel, stops: readonly Cell[], series: string | undefined): boolean {
  const { chart, width, mayGrow } = drawing;
  const isShort = stops.length >= PLACES.least && stops.length <= PLACES.most;
  const areNamed = x.type !== 'temporal' && nameOfNumbers(drawing, x, stops) === null;
  const areSaid = hasNumbers(drawing) && !areEndsOrdered(drawing) && chart.labels?.from === undefined;
  const isPlain =
    (chart.trends ?? []).length === 0 &&
    (chart.levels ?? []).every(({ axis, to }) => axis === 'y' && to === undefined) &&
    (chart.marks ?? []).every((mark) => mark.to === undefined && (mark.series ?? series) === mark.series);
  return mayGrow && width < PHONE && isShort && areNamed && areSaid && isPlain;
}

/** Whether the numbers of all points have room at these, or in the words of what is marked; of many lines none are said. */
function saysAll({ chart }: Drawing, groups: ReadonlyMap<Cell, Row[]>, ends: Ends | undefined): boolean {
  const count = [...groups.values()].flat().length;
  const said = (ends?.said ?? 0) + (groups.size === 1 ? (ends?.rows.length ?? 0) : 0);
  return count === 0 || groups.size > 2 || said + (chart.marks ?? []).length >= count;
}

/** The points that are marked. */
function markedRows(drawing: Drawing, groups: ReadonlyMap<Cell, Row[]>, x: Channel): Row[] {
  const at = indexOf(drawing.dataset, x.field);
  const marked = markedIn(drawing, x);
  return [...groups].flatMap(([name, rows]) =>
    rows.filter(({ row }) =>
      marked.some(
        ({ mark, stop }) => stop === row[at] && (groups.size === 1 || mark.series === String(name ?? '')),
      ),
    ),
  );
}

/** What is said of places and of lines across, in lines under the rows. */
const toldUnder = (drawing: Drawing, x: Channel, wide: number): string[] =>
  [
    ...markedIn(drawing, x).map(({ mark, stop }) => `${stop}: ${mark.label}`),
    ...(drawing.chart.levels ?? []).map(({ label }) => `– –  ${label}`),
  ].flatMap((words) => linesOf(words, wide, FONT));

/** Lines across stand upright, of values. */
const uprights = ({ chart, inks }: Drawing): Part[] =>
  (chart.levels ?? []).map(({ value, line }) => ({
    data: { values: [{}] },
    mark: { type: 'rule', color: inks.text, strokeWidth: 1.5, strokeDash: line === 'fine' ? [1, 0] : [6, 4] },
    encoding: { x: { datum: value, type: 'quantitative' } },
  }));
