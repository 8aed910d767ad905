import {
  beyondBar,
  type Channel,
  type Drawing,
  indexOf,
  type Marked,
  type Part,
  type Said,
  valuesOf,
} from './drawing.ts';
import { haloed } from './halo.ts';
import type { BarPlan } from './stacks.ts';
import { linesOf, textWidth } from './text-width.ts';

const FONT = 13;
/** From one line of words to the next over a chart. */
export const LINE = 17;
/** About how much of the width of a chart its places have. */
const PLOT = 0.8;

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

const alignAt = (at: number): 'left' | 'center' | 'right' =>
  at < 0.2 ? 'left' : at > 0.75 ? 'right' : 'center';

/** What is drawn of lines, and what they say themselves. */
interface Drawn {
  x: Channel;
  y: Channel;
  series: string | undefined;
  said: readonly Said[];
}

/** What is marked of lines: a point of a series, with its words at it; a place of all by a rule, with its words over it. */
export function lineMarks(drawing: Drawing, place: Part, { x, y, series, said }: Drawn): Part[] {
  const { dataset, inks, width } = drawing;
  const [at, value, group] = [indexOf(dataset, x.field), indexOf(dataset, y.field), indexOf(dataset, series)];
  const placed: { side: Said['side']; level: number; from: number; to: number }[] = [];
  let rules = 0;
  return markedIn(drawing, x).flatMap(({ mark, stop, at: along }): Part[] => {
    const own = dataset.rows.filter(
      (row) => group < 0 || String(row[group]) === mark.series || mark.series === undefined,
    );
    const row = mark.series === undefined && group >= 0 ? undefined : own.find((one) => one[at] === stop);
    const align = alignAt(along);
    const text = { type: 'text', fontSize: FONT, fontWeight: 600, align };
    const words = { text: { field: 'marked', type: 'nominal' } };
    const values = [{ [x.field ?? '']: stop, [y.field ?? '']: row?.[value] ?? null, marked: mark.label }];
    const number = row?.[value];
    if (typeof number !== 'number' || y.aggregate !== undefined || x.timeUnit !== undefined) {
      rules += 1;
      return ruleAt(drawing, place.x, values, { ...text, baseline: 'bottom', dy: -4 - (rules - 1) * LINE });
    }
    const all = dataset.rows.filter((one) => one[at] === stop).map((one) => Number(one[value]));
    const isLowest = all.length > 1 && all.every((one) => one >= number);
    const spoken = said.find((one) => one[x.field ?? ''] === stop && one[y.field ?? ''] === number);
    const side = spoken?.side ?? (isLowest ? 'under' : 'over');
    const wide = textWidth(mark.label, FONT) + 10;
    const from = along * width * PLOT - { left: 0, center: wide / 2, right: wide }[align];
    // Beyond the number of the point, and beyond the words of a place beside it.
    const isNear = (one: (typeof placed)[number]): boolean =>
      one.side === side && one.from < from + wide && from < one.to;
    const level = Math.max(spoken ? 1 : 0, ...placed.filter(isNear).map((one) => one.level + 1));
    placed.push({ side, level, from, to: from + wide });
    const point = { type: 'point', filled: true, size: 120, opacity: 1 };
    return [
      {
        data: { values },
        mark: { ...point, color: inks.ground, stroke: inks.text, strokeWidth: 2.5 },
        encoding: place,
      },
      ...haloed(
        drawing,
        { ...text, dy: side === 'under' ? 19 + level * LINE : -17 - level * LINE },
        { data: { values }, encoding: { ...place, ...words } },
        inks.text,
      ),
    ];
  });
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
    const text = {
      mark: {
        ...{ type: 'text', fontSize: FONT, fontWeight: 600, color: inks.muted },
        ...{ lineBreak: '\n', lineHeight: LINE },
        ...(lying ? beyondBar(drawing, isAt ? beyond + 8 : 6) : { baseline: 'bottom', dy: -up }),
      },
      encoding: {
        [along]: place[along],
        [across]: isAt ? place[across] : { value: lying && !drawing.look.isRightToLeft ? 'width' : 0 },
        text: { field: 'marked', type: 'nominal' },
      },
    };
    const rule = {
      mark: { type: 'rule', color: inks.muted, strokeWidth: 1.5, strokeDash: [4, 4] },
      encoding: { [along]: place[along], [across]: place[across], [`${across}2`]: { value: 0 } },
    };
    return [...(isOne && !isNear && beyond === 0 ? [rule] : []), text].map((part) => ({
      data: { values },
      ...part,
    }));
  });
}
