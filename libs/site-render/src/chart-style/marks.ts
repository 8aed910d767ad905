import { type Cell, type Channel, type Drawing, indexOf, type Part, valuesOf } from './drawing.ts';
import { textWidth } from './text-width.ts';

const FONT = 13;
/** From one line of words to the next over a chart. */
const LINE = 17;

type Pointed = NonNullable<Drawing['chart']['marks']>[number];

interface Marked {
  mark: Pointed;
  stop: Cell;
  /** Where among the places, from 0 to 1. */
  at: number;
}

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

/** Words that lines behind them do not run through. */
const haloed = ({ inks }: Drawing, text: Part, rest: Part): Part[] => [
  { ...rest, mark: { ...text, color: inks.ground, stroke: inks.ground, strokeWidth: 5 } },
  { ...rest, mark: { ...text, color: inks.text } },
];

const alignAt = (at: number): 'left' | 'center' | 'right' =>
  at < 0.2 ? 'left' : at > 0.75 ? 'right' : 'center';

/** What is marked of lines: a point of a series, with its words at it; a place of all by a rule, with its words over it. */
export function lineMarks(drawing: Drawing, place: Part, x: Channel, y: Channel, series?: string): Part[] {
  const { dataset, inks } = drawing;
  const [at, value, group] = [indexOf(dataset, x.field), indexOf(dataset, y.field), indexOf(dataset, series)];
  let rules = 0;
  return markedIn(drawing, x).flatMap(({ mark, stop, at: along }): Part[] => {
    const own = dataset.rows.filter(
      (row) => group < 0 || String(row[group]) === mark.series || mark.series === undefined,
    );
    const row = mark.series === undefined && group >= 0 ? undefined : own.find((one) => one[at] === stop);
    const text = { type: 'text', fontSize: FONT, fontWeight: 600, align: alignAt(along) };
    const said = { text: { field: 'marked', type: 'nominal' } };
    const values = [{ [x.field ?? '']: stop, [y.field ?? '']: row?.[value] ?? null, marked: mark.label }];
    const number = row?.[value];
    if (typeof number !== 'number' || y.aggregate !== undefined || x.timeUnit !== undefined) {
      rules += 1;
      const over = { ...text, baseline: 'bottom', dy: -4 - (rules - 1) * LINE };
      return [
        {
          data: { values },
          mark: { type: 'rule', color: inks.muted, strokeWidth: 1.5, strokeDash: [4, 4] },
          encoding: { x: place.x },
        },
        ...haloed(drawing, over, { data: { values }, encoding: { x: place.x, y: { value: 0 }, ...said } }),
      ];
    }
    const all = dataset.rows.filter((one) => one[at] === stop).map((one) => Number(one[value]));
    const isLowest = all.length > 1 && all.every((one) => one >= number);
    const point = { type: 'point', filled: true, size: 120, opacity: 1 };
    return [
      {
        data: { values },
        mark: { ...point, color: inks.ground, stroke: inks.text, strokeWidth: 2.5 },
        encoding: place,
      },
      ...haloed(
        drawing,
        { ...text, dy: isLowest ? 19 : -17 },
        { data: { values }, encoding: { ...place, ...said } },
      ),
    ];
  });
}

/** What is marked of bars: words beyond the end of one, or where the bars are of parts, at the edge of the chart. */
export function barMarks(
  drawing: Drawing,
  place: Part,
  {
    band,
    value,
    lying,
    isPlain,
    beyond,
  }: { band: Channel | undefined; value: Channel; lying: boolean; isPlain: boolean; beyond: number },
): Part[] {
  const { dataset, inks } = drawing;
  const [at, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const across = lying ? 'x' : 'y';
  const along = lying ? 'y' : 'x';
  const stops = valuesOf(drawing, band?.field);
  return markedIn(drawing, band).flatMap(({ mark, stop }): Part[] => {
    const row = dataset.rows.find((one) => one[at] === stop);
    const isOne = isPlain && value.aggregate === undefined && typeof row?.[number] === 'number';
    const isNear = lying || textWidth(mark.label, FONT) <= (drawing.width - 40) / stops.length + FONT;
    const isAt = isOne && isNear;
    const values = [
      { [band?.field ?? '']: stop, [value.field ?? '']: row?.[number] ?? null, marked: mark.label },
    ];
    const text = {
      mark: {
        ...{ type: 'text', fontSize: FONT, fontWeight: 600, color: inks.muted },
        ...(lying
          ? { align: 'left', dx: isAt ? beyond + 8 : 6 }
          : { baseline: 'bottom', dy: isAt && beyond > 0 ? -LINE - 6 : -6 }),
      },
      encoding: {
        [along]: place[along],
        [across]: isAt ? place[across] : { value: lying ? 'width' : 0 },
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
