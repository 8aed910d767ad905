import { type Box, isOver } from './boxes.ts';
import {
  beyondBar,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  type Marked,
  type Part,
  type Said,
  valuesOf,
  withUnit,
} from './drawing.ts';
import { clearOfLevels, haloed } from './halo.ts';
import { type Lines, type PlotRoom, plotRoom } from './plot-room.ts';
import type { BarPlan } from './stacks.ts';
import { linesOf, textWidth } from './text-width.ts';

const FONT = 13;
/** From one line of words to the next over a chart. */
export const LINE = 17;

/** The places that a chart was asked to mark and that it has. */
export function markedIn(drawing: Drawing, x: Channel | undefined): Marked[] {
  const stops = valuesOf(drawing, x?.field);
  const order = Array.isArray(x?.sort)
    ? x.sort
    : stops.every((stop) => typeof stop === 'number')
      ? stops.toSorted((one, other) => Number(one) - Number(other))
      : stops;
  return (drawing.chart.marks ?? []).flatMap((mark) => {
    const stop = stops.find((one) => String(one) === String(mark.x));
    return stop === undefined
      ? []
      : [{ mark, stop, at: order.indexOf(stop) / Math.max(1, order.length - 1) }];
  });
}

type Align = 'left' | 'center' | 'right';

const alignAt = (at: number): Align => (at < 0.2 ? 'left' : at > 0.75 ? 'right' : 'center');

type Side = Said['side'];

/** Where words of a point may stand: the side and the end that were thought of first, then the others, then further away. */
const waysAbout = (side: Side, align: Align): Way[] =>
  [0, 1, 2].flatMap((level) =>
    [...new Set<Side>([side, 'over', 'under'])].flatMap((own) =>
      [...new Set<Align>([align, 'left', 'right', 'center'])].map((end) => ({
        side: own,
        align: end,
        level,
      })),
    ),
  );

/** What is marked of lines: a point of a series, with its words at it; a place of all by a rule, with its words over it. */
export function lineMarks(drawing: Drawing, place: Part, lines: Lines): Part[] {
  const { x, y, series, said } = lines;
  const asked = markedIn(drawing, x);
  if (asked.length === 0) return [];
  const { dataset, inks } = drawing;
  const room = plotRoom(drawing, lines);
  const [at, value, group] = [indexOf(dataset, x.field), indexOf(dataset, y.field), indexOf(dataset, series)];
  const words = [...room.words];
  let rules = 0;
  return asked.flatMap(({ mark, stop, at: along }): Part[] => {
    const own = dataset.rows.filter(
      (row) => group < 0 || String(row[group]) === mark.series || mark.series === undefined,
    );
    const row = mark.series === undefined && group >= 0 ? undefined : own.find((one) => one[at] === stop);
    const first = alignAt(along);
    const text = { type: 'text', fontSize: FONT, fontWeight: 600 };
    const marked = { text: { field: 'marked', type: 'nominal' } };
    const values = [{ [x.field ?? '']: stop, [y.field ?? '']: row?.[value] ?? null, marked: mark.label }];
    const number = row?.[value];
    if (
      row === undefined ||
      typeof number !== 'number' ||
      y.aggregate !== undefined ||
      x.timeUnit !== undefined
    ) {
      rules += 1;
      const over = { ...text, align: first, baseline: 'bottom', dy: -4 - (rules - 1) * LINE };
      return ruleAt(drawing, place.x, values, over);
    }
    const all = dataset.rows.filter((one) => one[at] === stop).map((one) => Number(one[value]));
    const isLowest = all.length > 1 && all.every((one) => one >= number);
    const spoken = said.find((one) => one[x.field ?? ''] === stop && one[y.field ?? ''] === number);
    // Its number is said with it, where nothing else says it.
    const isBare = spoken === undefined && !/\p{Nd}/u.test(mark.label);
    const whole = isBare ? `${mark.label} ${number.toLocaleString()}` : mark.label;
    const format = `format(datum[${JSON.stringify(freeName(y.field ?? ''))}], '${withUnit(drawing, y).slice(1)}')`;
    const transform = isBare ? [{ calculate: `datum.marked + ' ' + ${format}`, as: 'marked' }] : [];
    const ways = waysAbout(spoken?.side ?? (isLowest ? 'under' : 'over'), first).map((way) => {
      const box = boxBy(room.at(row), textWidth(whole, FONT), way);
      return { ...way, box, cost: costOf(box, room, words) + way.level * 3 };
    });
    const [best] = ways.toSorted((one, other) => one.cost - other.cost);
    if (best === undefined) return [];
    words.push(best.box);
    const point = { type: 'point', filled: true, size: 120, opacity: 1 };
    return [
      {
        data: { values },
        mark: { ...point, color: inks.ground, stroke: inks.text, strokeWidth: 2.5 },
        encoding: place,
      },
      ...haloed(
        drawing,
        { ...text, align: best.align, dy: offsetOf(best) },
        { data: { values }, transform, encoding: { ...place, ...marked } },
        inks.text,
      ),
    ];
  });
}

/** Where words stand by a point: on which side, how far out, and which end of them is at it. */
interface Way {
  side: Side;
  align: Align;
  level: number;
}

const offsetOf = ({ side, level }: Way): number =>
  side === 'under' ? 19 + level * LINE : -17 - level * LINE;

function boxBy({ x, y }: { x: number; y: number }, wide: number, { align, ...way }: Way): Box {
  const left = x - { left: 0, center: wide / 2, right: wide }[align];
  const middle = y + offsetOf({ align, ...way });
  return { left, right: left + wide, top: middle - 7, bottom: middle + 7 };
}

/** How bad it is for words to stand in a box: over an axis or beyond the edge, over other words, over lines. */
function costOf(box: Box, { wide, high, curves }: PlotRoom, words: readonly Box[]): number {
  const isOut = box.bottom > high || box.left < -40 || box.right > wide + 40;
  const near = { left: box.left - 4, right: box.right + 4, top: box.top, bottom: box.bottom };
  const over = (others: readonly Box[]): number => others.filter((other) => isOver(near, other)).length;
  return (isOut ? 1000 : 0) + over(words) * 100 + over(curves);
}

/** A rule for a place of all lines, and its words over it. */
const ruleAt = (drawing: Drawing, x: unknown, values: readonly Part[], text: Part): Part[] => [
  {
    data: { values },
    mark: { type: 'rule', color: drawing.inks.muted, strokeWidth: 1.5, strokeDash: [4, 4] },
    encoding: { x },
  },
  ...haloed(
    drawing,
    text,
    { data: { values }, encoding: { x, y: { value: 0 }, text: { field: 'marked', type: 'nominal' } } },
    drawing.inks.text,
  ),
];

/** What is marked of a standing bar, in lines that fit over it as far as words allow. */
export const noteLines = (drawing: Drawing, band: Channel | undefined, label: string): string[] =>
  linesOf(label, (drawing.width - 40) / Math.max(1, valuesOf(drawing, band?.field).length), FONT);

/** What is marked of bars: words beyond the end of one, or where the bars are of parts, at the edge of the chart. */
export function barMarks(drawing: Drawing, place: Part, plan: BarPlan & { beyond: number }): Part[] {
  const { dataset, inks, width } = drawing;
  const { band, value, lying, beyond } = plan;
  const isPlain = plan.stackedBy === undefined && plan.offset === undefined;
  const [at, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const [across, along] = lying ? ['x', 'y'] : ['y', 'x'];
  return markedIn(drawing, band).flatMap(({ mark, stop }): Part[] => {
    const row = dataset.rows.find((one) => one[at] === stop);
    const isOne = isPlain && value.aggregate === undefined && typeof row?.[number] === 'number';
    const lines = lying ? [mark.label] : noteLines(drawing, band, mark.label);
    const step = (width - 40) / Math.max(1, valuesOf(drawing, band?.field).length);
    const isNear =
      lying || (lines.length <= 3 && lines.every((line) => textWidth(line, FONT) <= step + FONT));
    const isAt = isOne && isNear;
    const said = isNear ? lines : [mark.label];
    const values = [
      { [band?.field ?? '']: stop, [value.field ?? '']: row?.[number] ?? null, marked: said.join('\n') },
    ];
    const up = (isAt && beyond > 0 ? LINE : 0) + (said.length - 1) * LINE + 6;
    const data = { values };
    const text = {
      ...{ type: 'text', fontSize: FONT, fontWeight: 600 },
      ...{ lineBreak: '\n', lineHeight: LINE },
      ...(lying ? beyondBar(drawing, isAt ? beyond + 8 : 6) : { baseline: 'bottom', dy: -up }),
    };
    const encoding = {
      [along]: place[along],
      [across]: isAt ? place[across] : { value: lying && !drawing.look.isRightToLeft ? 'width' : 0 },
      text: { field: 'marked', type: 'nominal' },
    };
    const rule = {
      data,
      mark: { type: 'rule', color: inks.muted, strokeWidth: 1.5, strokeDash: [4, 4] },
      encoding: { [along]: place[along], [across]: place[across], [`${across}2`]: { value: 0 } },
    };
    const words = clearOfLevels(drawing, text, { data, encoding });
    return [...(isOne && !isNear && beyond === 0 ? [rule] : []), ...words];
  });
}
