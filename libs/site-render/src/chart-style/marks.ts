import { bandAt } from './bands.ts';
import {
  beyondBar,
  type Cell,
  type Channel,
  type Drawing,
  indexOf,
  type Marked,
  type Part,
  unitOf,
  valuesOf,
  writer,
} from './drawing.ts';
import { clearOfLevels } from './halo.ts';
import type { BarPlan } from './stacks.ts';
import { inTwoLines, linesOf, textWidth } from './text-width.ts';

const FONT = 13;
/** From one line of words to the next over a chart. */
export const LINE = 17;

/** The places along an axis in their order. */
export function orderOf(drawing: Drawing, x: Channel | undefined): readonly Cell[] {
  const stops = valuesOf(drawing, x?.field);
  if (Array.isArray(x?.sort)) return x.sort;
  const areNumbers = stops.every((stop) => typeof stop === 'number');
  return areNumbers ? stops.toSorted((one, other) => Number(one) - Number(other)) : stops;
}

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
            at: order.indexOf(stop) / Math.max(1, order.length - 1),
            ...(last === undefined
              ? {}
              : { last, middle: order[Math.floor((order.indexOf(stop) + order.indexOf(last)) / 2)] ?? stop }),
          },
        ];
  });
}

/** Of what is between the middles of two bars, the words over one have so much: they end before the neighbours begin. */
const OVER_BAR = 1.25;
/** In more lines than these, words are no note on a bar. */
const MOST_LINES = 6;

const stepOf = (drawing: Drawing, band: Channel | undefined): number =>
  (drawing.width - 40) / Math.max(1, valuesOf(drawing, band?.field).length);

/** What is marked of a standing bar, in lines that fit over it as far as words allow. */
export const noteLines = (drawing: Drawing, band: Channel | undefined, label: string): string[] =>
  linesOf(label, stepOf(drawing, band) * OVER_BAR, FONT);

/** What is marked of a lying bar, in two lines where it is long and the bar as high as they are. */
export function noteBeside(drawing: Drawing, band: Channel | undefined, label: string): string[] {
  const step = (drawing.height - 40) / Math.max(1, valuesOf(drawing, band?.field).length);
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
/** A band over standing bars, with its words over the plot. */
function bandOver(drawing: Drawing, x: Part, order: readonly Cell[], marked: Marked): Part[] {
  const { mark, middle, at } = marked;
  const align = at < 0.15 ? 'left' : at > 0.75 ? 'right' : 'center';
  return [
    bandAt(drawing, x, order, marked),
    {
      data: { values: [{ [String(x.field)]: middle, marked: mark.label }] },
      mark: { type: 'text', fontSize: FONT, align, baseline: 'bottom', dy: -4, color: drawing.inks.text },
      encoding: { x, y: { value: 0 }, text: { field: 'marked', type: 'nominal' } },
    },
  ];
}

type Numbered = Pick<BarPlan, 'value' | 'isSaid' | 'hasUnit'>;

/** What is marked of bars: words beyond the end of one, or where the bars are of parts, at the edge of the chart. */
export function barMarks(drawing: Drawing, place: Part, plan: BarPlan & { beyond: number }): Part[] {
  const { dataset, inks } = drawing;
  const { band, value, lying, beyond } = plan;
  const isPlain = plan.stackedBy === undefined && plan.offset === undefined;
  const [at, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const [across, along] = lying ? ['x', 'y'] : ['y', 'x'];
  return markedIn(drawing, band).flatMap((marked): Part[] => {
    const { mark, stop } = marked;
    if (!lying && marked.last !== undefined)
      return bandOver(drawing, Object(place.x), orderOf(drawing, band), marked);
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
}
