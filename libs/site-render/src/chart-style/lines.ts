import { lightnessOf } from '../chart-palette.ts';
import { contrastOf } from '../contrast.ts';
import { isOrdered } from '../theme-fills.ts';
import { clearOver, nameOver, offZero, valueScale } from './axis.ts';
import { type Channel, type Drawing, indexOf, type Part, valuesOf } from './drawing.ts';
import { legendOnTop } from './legend.ts';
import type { Level } from './level-places.ts';
import { levelLines } from './levels.ts';
import { isUneven, lineAxis } from './line-axis.ts';
import { endMarks, endsOf } from './line-ends.ts';
import { lineMarks } from './line-marks.ts';
import { isLog } from './log-scale.ts';
import { LINE } from './marks.ts';
import { plotRoom } from './plot-room.ts';
import { seen, seriesColour } from './series-colour.ts';
import { standOut } from './stand-out.ts';
import { linesOf, textWidth } from './text-width.ts';
import { trendLines } from './trend.ts';
import { turnedLine } from './turned-line.ts';

/** Series that are told apart by colour, however few colours there are. */
const MOST_SERIES = 4;
const FONT = 13;

/** Lines or areas over a scale: a line says its numbers, several their names where they end. */
export function lines(drawing: Drawing, kind: 'line' | 'area'): Part {
  const { chart, inks } = drawing;
  const { encoding } = chart.spec;
  const { x, color } = encoding;
  if (x === undefined || encoding.y === undefined) return { mark: chart.spec.mark, encoding };
  const y = kind === 'line' ? offZero(drawing, encoding.y) : encoding.y;
  const series = color?.field;
  const colour =
    color === undefined || series === undefined ? undefined : lineColour(drawing, kind, y, color);
  // On an axis of multiples a legend names the lines, and the axis says the numbers.
  const ends = kind === 'area' || isLog(y) ? undefined : endsOf(drawing, x, y, series);
  const turned =
    kind === 'line' && !isLog(y) ? turnedLine(drawing, { x, y, series, ends, colour }) : undefined;
  if (turned !== undefined) return turned;
  const isSaid = ends?.isWhole === true;
  const bare = {
    x: lineAxis(drawing, x, ends),
    y: {
      ...y,
      ...alignedStart(drawing, valueScale(drawing, y)),
      // An axis that does not begin at nought says so, and one that was ordered; where every point says its number, lines
      // across would say nothing but where nought is.
      ...(isSaid && series === undefined && y.scale?.zero !== false && y.scale?.domain === undefined
        ? { axis: { ...nameOver(drawing, y.title), labels: false, grid: true, values: [0] } }
        : {}),
    },
  };
  const { rows: names = [], before: said = [], wide: beside = 0, half = 0 } = ends ?? {};
  const drawn = { x, y, series, said, names, beside, half };
  const { draw, told, over } = lineMarks(drawing, drawn);
  const levels = chart.levels === undefined ? undefined : plotRoom(drawing, drawn).levels;
  const untold = (chart.levels ?? []).filter((level) => level.axis === 'y' && levels?.has(level) !== true);
  const under = toldUnder(drawing, told, untold);
  const place = { ...bare, x: withTold(drawing, bare.x, under) };
  const { rules, words } = levelLines(drawing, place, undefined, (level) => levels?.get(level));
  const isNamed = kind === 'line' && ends !== undefined && ends.rows.length > 0;
  const shown = isNamed ? { ...colour, legend: null } : colour;
  const own = series === undefined ? {} : { color: Object(shown) };
  const trends = trendLines(drawing, place, { x, y, series, ...own });
  const marked = [...trends, ...words, ...draw(place), ...alignedEnd(drawing)];
  // Words over the plot and under it take nothing of what the names at the ends of lines need.
  const more = over * LINE + under.length * TOLD;
  const height = more > 0 && drawing.mayGrow ? { height: drawing.height + more } : {};
  if (kind === 'area')
    return { ...withMarks(area(drawing, place, colour), [...rules, ...marked]), ...height };
  const line = {
    mark: {
      type: 'line',

      strokeWidth: 2.5,
      strokeCap: 'round',
      strokeJoin: 'round',
      // Where something was measured is not seen by the axis where the steps are uneven; between gaps there is no line.
      // The only line that says every number has larger points there.
      ...(!(isSaid && series === undefined) &&
      (Object(chart.spec.mark).point === true || isUneven(drawing, x) || hasGaps(drawing, y))
        ? { point: { filled: true, size: 45 } }
        : {}),
      ...(colour === undefined ? { color: inks.strong } : {}),
    },
    encoding: {
      ...place,
      ...(colour === undefined ? {} : { color: shown, ...dashesOf(drawing, Object(shown)) }),
    },
  };
  const edges = edgesOf(drawing, place, Object(shown));
  if (ends === undefined) {
    const drawnLines = edges.length > 0 ? { layer: [...edges, line, ...rules, ...marked] } : undefined;
    return { ...(drawnLines ?? withMarks(line, [...rules, ...marked])), ...height };
  }
  const at = { ...place, ...(series === undefined ? {} : { color: shown }) };
  return {
    layer: [...edges, line, ...rules, ...endMarks(drawing, ends, at, y, series), ...marked],
    ...height,
  };
}

/** A line with less contrast than this has an edge, in its own colour nearer to the ink. */
const EDGED = 2;

/** The edges of lines in pale colours that were ordered, under them. */
function edgesOf({ inks }: Drawing, place: Part, { field, scale }: Part): Part[] {
  const { domain = [], range = [] } = Object(scale);
  if (range.length === 0) return [];
  return domain.flatMap((name: unknown, at: number) =>
    contrastOf(range[at % range.length], inks.ground) >= EDGED
      ? []
      : [
          {
            transform: [{ filter: { field, equal: name } }],
            mark: {
              ...{ type: 'line', strokeWidth: 4.5, strokeCap: 'round', strokeJoin: 'round' },
              color: seen(range[at % range.length], inks, 3),
            },
            encoding: place,
          },
        ],
  );
}

/** From one line of what is told under the axis to the next. */
const TOLD = 18;

/** What had no room at its points, by their numbers, and at lines across, in lines under the axis. */
function toldUnder({ width }: Drawing, told: readonly string[], levels: readonly Level[]): string[] {
  const all = [
    ...told.map((words, at) => `${at + 1}  ${words}`),
    ...levels.map(({ label }) => `– –  ${label}`),
  ];
  return all.flatMap((words) => linesOf(words, width - 40, FONT));
}

/** Such lines are a part of the name of the axis for the library. */
function withTold({ width }: Drawing, x: Part, told: readonly string[]): Part {
  if (told.length === 0) return x;
  const { title } = Object(x.axis);
  const axis = { title: [...(typeof title === 'string' ? [title] : []), ...told], titleLimit: width };
  return {
    ...x,
    title: null,
    axis: { ...Object(x.axis), ...axis, titleAnchor: 'start', titleLineHeight: TOLD },
  };
}

/** Whether there are places without a number, where a line breaks. */
const hasGaps = ({ dataset }: Drawing, { field }: Channel): boolean =>
  indexOf(dataset, field) >= 0 &&
  dataset.rows.some((row) => typeof row[indexOf(dataset, field)] !== 'number');

/** Room for the numbers of the axis, px. */
const BEFORE = 52;
const alignedStart = ({ isAligned }: Drawing, scale: Part): Part =>
  isAligned ? { ...scale, axis: { ...Object(scale.axis), minExtent: BEFORE, maxExtent: BEFORE } } : scale;

/** Room beside the plot, the same in each of several charts one under another: as what is said beside any of them needs, within bounds. */
const BESIDE = { least: 0.1, most: 0.3 };
function alignedEnd({ isAligned, width, look }: Drawing): Part[] {
  if (!isAligned) return [];
  const said = look.ends.map((words) => textWidth(words, FONT)).filter((wide) => wide <= width * BESIDE.most);
  const xOffset = Math.round(Math.max(width * BESIDE.least, ...said));
  return [
    {
      data: { values: [{}] },
      mark: { type: 'point', size: 1, opacity: 0, xOffset },
      encoding: { x: { value: 'width' }, y: { value: 0 } },
    },
  ];
}

const withMarks = (drawn: Part, marked: Part[]): Part =>
  marked.length === 0 ? drawn : { layer: [drawn, ...marked] };

/** A colour for each series; of more than there are colours, those that stand out, and the others grey. */
function lineColour(drawing: Drawing, kind: 'line' | 'area', y: Channel, color: Channel): Part {
  const { inks, width } = drawing;
  const names = valuesOf(drawing, color.field);
  const chosen = standOut(drawing, names, y, color);
  const clear = clearOver(drawing);
  const symbol = kind === 'line' ? { ...clear, symbolType: 'stroke', symbolStrokeWidth: 3 } : clear;
  const legend = { ...legendOnTop(width, names), ...symbol };
  const areFew = names.length <= Math.max(MOST_SERIES, inks.palette.length);
  if (areFew || chosen.length === 0 || kind === 'area') {
    const own = seriesColour(drawing, color);
    return { ...own, legend };
  }
  return {
    field: color.field,
    type: 'nominal',
    legend,
    title: null,
    sort: color.sort,
    scale: {
      domain: names,
      range: names.map((name) => (chosen.includes(name) ? inks.strong : inks.grey)),
    },
  };
}

/** Colours of which one is so little lighter than the other look the same in print. */
const NEAR = 0.1;
const DASHES = [
  [1, 0],
  [8, 6],
  [1, 6],
];

/** Of ordered colours there are only so many tones: a line that is about as light as an earlier one is drawn in dashes. */
function dashesOf({ look, chart }: Drawing, colour: Part): Part {
  const { domain = [], range = [] } = Object(colour.scale);
  if (
    !isOrdered(look.theme.named) ||
    domain.length < 3 ||
    chart.spec.encoding.color?.scale?.range !== undefined
  )
    return {};
  const colourAt = (at: number) => range[at % range.length];
  const light: number[] = domain.map((_: unknown, at: number) => lightnessOf(colourAt(at)));
  // Lines of one colour are not told apart: they are the ground for those that stand out.
  const isNear = (at: number, other: number): boolean =>
    colourAt(at) !== colourAt(other) && Math.abs((light[at] ?? 0) - (light[other] ?? 0)) < NEAR;
  // Two lines in the two colours that were ordered are as these are.
  const before = light.map((_, at) =>
    at < 2 ? 0 : light.slice(0, at).filter((__, other) => isNear(at, other)).length,
  );
  if (Math.max(...before) === 0) return {};
  const dashes = before.map((count) => DASHES[count % DASHES.length]);
  return { strokeDash: { ...colour, scale: { domain, range: dashes } } };
}

const area = ({ inks }: Drawing, place: Part, colour: Part | undefined): Part =>
  colour === undefined
    ? {
        mark: {
          type: 'area',

          color: inks.tint,
          line: { color: inks.strong, strokeWidth: 2.5 },
        },
        encoding: place,
      }
    : {
        mark: { type: 'area', stroke: inks.ground, strokeWidth: 1.5 },
        encoding: { ...place, color: colour },
      };
