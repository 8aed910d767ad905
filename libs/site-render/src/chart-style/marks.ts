import { bandAt, middleOf, toMiddle } from './bands.ts';
import { BESIDE, UNDER } from './bar-length.ts';
import {
  beyondBar,
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  type Marked,
  type Part,
  unitOf,
  valuesOf,
  writer,
} from './drawing.ts';
import { clearOfLevels } from './halo.ts';
import { placeBeyond } from './level-places.ts';
import { spread } from './spread.ts';
import type { BarPlan } from './stacks.ts';
import { orderOf } from './stop-order.ts';
import { inTwoLines, linesOf, textWidth } from './text-width.ts';

const FONT = 13;
/** From one line of words to the next over a chart. */
export const LINE = 17;

export type Align = 'left' | 'center' | 'right';

/** What share of the words is before the point, for each way to align them. */
export const BEFORE: Record<Align, number> = { left: 0, center: 0.5, right: 1 };

export const alignAt = (at: number): Align => (at < 0.2 ? 'left' : at > 0.75 ? 'right' : 'center');

/** The places that a chart was asked to mark and that it has. */
export function markedIn(drawing: Drawing, x: Channel | undefined): Marked[] {
  const stops = valuesOf(drawing, x?.field);
  const order = orderOf(drawing, x);
  const find = (name: Cell): Cell | undefined => stops.find((one) => String(one) === String(name));
  return (drawing.chart.marks ?? []).flatMap((mark) => {
    const stop = find(mark.x);
    const last = mark.to === undefined ? undefined : find(mark.to);
    return stop === undefined
      ? []
      : [
          {
            mark,
            stop,
            at: (order.indexOf(stop) + order.indexOf(last ?? stop)) / 2 / Math.max(1, order.length - 1),
            ...(last === undefined ? {} : { last }),
          },
        ];
  });
}

/** Of what is between the middles of two bars, the words over one have so much: they end before the neighbours begin. */
const OVER_BAR = 1.25;
/** In more lines than these, words are no note on a bar. */
const MOST_LINES = 6;

const stepOf = (drawing: Drawing, band: Channel | undefined): number =>
  (drawing.width - BESIDE) / Math.max(1, valuesOf(drawing, band?.field).length);

/** What is marked of a standing bar, in lines that fit over it as far as words allow. */
export const noteLines = (drawing: Drawing, band: Channel | undefined, label: string): string[] =>
  linesOf(label, stepOf(drawing, band) * OVER_BAR, FONT);

/** What is marked of a lying bar, in two lines where it is long and the bar as high as they are. */
export function noteBeside(drawing: Drawing, band: Channel | undefined, label: string): string[] {
  const step = (drawing.height - UNDER) / Math.max(1, valuesOf(drawing, band?.field).length);
  const wide = textWidth(label, FONT);
  const lines = inTwoLines(label, FONT);
  return lines !== undefined && step >= 3 * LINE && wide > drawing.width * 0.15 ? lines : [label];
}

/** About how wide the number of one bar is, beyond its end. */
export function numberWidth(drawing: Drawing, { value, isSaid, hasUnit }: Numbered, number: number): number {
  if (!isSaid) return 0;
  const unit = hasUnit ? ` ${unitOf(drawing.chart, drawing.dataset)}` : '';
  return textWidth(`${writer(drawing, value)(number)}${unit}`, FONT) * 1.1 + 6;
}

/** From one of the words over a chart to the next, px. */
const APART = 12;

/** A band, and where among all places its middle is, from 0 to 1. */
interface Band {
  band: Marked;
  at: number;
}

/** The words of bands over standing bars, over one another where they are close. */
function wordsOver(bands: readonly Band[], wide: number): Part[] {
  const ends: number[] = [];
  return bands.map(({ band: { mark }, at }) => {
    const align = alignAt(at);
    const own = textWidth(mark.label, FONT) * 1.05;
    const left = at * wide - own * BEFORE[align];
    const free = ends.findIndex((end) => end + APART <= left);
    const row = free < 0 ? ends.length : free;
    ends[row] = left + own;
    return { marked: mark.label, align, baseline: 'bottom', dy: -4 - row * LINE };
  });
}

/** The words of bands over lying bars, beside the plot, clear of one another. */
function wordsBeside(bands: readonly Band[], width: number, high: number): Part[] {
  const all = bands.map(({ band: { mark } }) => placeBeyond(mark.label, width).lines);
  const places = bands.map(({ at }) => at * high);
  const heights = spread(places, LINE * Math.max(1, ...all.map(({ length }) => length)), high);
  return all.map((lines, nth) => {
    const down = (heights[nth] ?? 0) - (places[nth] ?? 0);
    const dy = down - ((lines.length - 1) * LINE) / 2;
    return { marked: lines.join('\n'), ...beyondBar(6), baseline: 'middle', dy };
  });
}

/** What the words of bands take beside the plot of lying bars. */
export function wideBeside(drawing: Drawing, band: Channel | undefined): number {
  const bands = markedIn(drawing, band).filter(({ last }) => last !== undefined);
  const lines = bands.flatMap(({ mark }) => placeBeyond(mark.label, drawing.width).lines);
  return lines.length === 0 ? 0 : Math.max(...lines.map((line) => textWidth(line, FONT))) + 6;
}

/** Bands over bars with their words: over the plot, of lying bars beside it. */
function bandsOver(drawing: Drawing, axis: 'x' | 'y', along: Part, marked: readonly Marked[]): Part[] {
  const { inks, width, height } = drawing;
  const order = orderOf(drawing, Object(along));
  const bands = marked
    .map((band): Band => {
      const middle = (order.indexOf(band.stop) + order.indexOf(band.last ?? band.stop)) / 2;
      return { band, at: (middle + 0.5) / order.length };
    })
    .toSorted((one, other) => one.at - other.at);
  const words = axis === 'x' ? wordsOver(bands, width - BESIDE) : wordsBeside(bands, width, height - UNDER);
  const edge = axis === 'x' ? { y: { value: 0 } } : { x: { value: 'width' } };
  const text = { type: 'text', fontSize: FONT, lineBreak: '\n', lineHeight: LINE, color: inks.text };
  return bands.flatMap(({ band }, nth): Part[] => {
    const { marked, ...stands } = words[nth] ?? {};
    const middle = middleOf(along, order, band);
    return [
      bandAt(drawing, axis, along, order, band),
      {
        data: { values: [{ [freeName(String(along.field))]: middle, marked }] },
        mark: { ...text, ...stands, ...toMiddle(axis, along, order, band) },
        encoding: { [axis]: along, ...edge, text: { field: 'marked', type: 'nominal' } },
      },
    ];
  });
}

type Numbered = Pick<BarPlan, 'value' | 'isSaid' | 'hasUnit'>;

/** What is marked of bars: words beyond the end of one, or where the bars are of parts, at the edge of the chart. */
export function barMarks(drawing: Drawing, place: Part, plan: BarPlan & { beyond: number }): Part[] {
  const { dataset, inks } = drawing;
  const { band, value, lying, beyond } = plan;
  const isPlain = plan.stackedBy === undefined && plan.offset === undefined;
  const [at, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const [across, along] = lying ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const all = markedIn(drawing, band);
  const bands = all.filter(({ last }) => last !== undefined);
  const single = plan.isNoted === true ? [] : all.filter(({ last }) => last === undefined);
  const notes = single.flatMap(({ mark, stop }): Part[] => {
    const row = dataset.rows.find((one) => one[at] === stop);
    const isOne = isPlain && value.aggregate === undefined && typeof row?.[number] === 'number';
    const lines = (lying ? noteBeside : noteLines)(drawing, band, mark.label);
    const room = stepOf(drawing, band) * OVER_BAR + 4;
    const isNear =
      lying || (lines.length <= MOST_LINES && lines.every((line) => textWidth(line, FONT) <= room));
    const isAt = isOne && isNear;
    const said = isNear ? lines : [mark.label];
    const values = [
      { [band?.field ?? '']: stop, [value.field ?? '']: row?.[number] ?? null, marked: said.join('\n') },
    ];
    const up = (isAt && beyond > 0 ? LINE : 0) + (said.length - 1) * LINE + 6;
    const own = isAt ? numberWidth(drawing, plan, Number(row?.[number])) + 8 : 6;
    const data = { values };
    const text = {
      ...{ type: 'text', fontSize: FONT },
      ...{ lineBreak: '\n', lineHeight: LINE },
      ...(lying
        ? { ...beyondBar(own), dy: (-(said.length - 1) * LINE) / 2 }
        : { baseline: 'bottom', dy: -up }),
    };
    const encoding = {
      [along]: place[along],
      [across]: isAt ? place[across] : { value: lying ? 'width' : 0 },
      text: { field: 'marked', type: 'nominal' },
    };
    // From the words down to the bar, or to its number.
    const down = { yOffset: beyond > 0 ? -LINE - 6 : 0 };
    const rule = {
      data,
      mark: { type: 'rule', color: inks.muted, strokeWidth: 1.5, strokeDash: [4, 4], ...down },
      encoding: { [along]: place[along], [across]: place[across], [`${across}2`]: { value: 0 } },
    };
    const words = clearOfLevels(drawing, text, { data, encoding });
    return [...(isOne && !isNear ? [rule] : []), ...words];
  });
  return [...bandsOver(drawing, along, Object(place[along]), bands), ...notes];
}
