import { type Channel, type Drawing, indexOf, type Part, valuesOf } from './drawing.ts';
import { haloed } from './halo.ts';
import { textWidth } from './text-width.ts';

const FONT = 13;

/** The values of an axis that lines are drawn at, which it has to reach. */
export const levelsOf = ({ chart }: Pick<Drawing, 'chart'>, channel: Channel): number[] => {
  const { x } = chart.spec.encoding;
  const axis = x !== undefined && x.field === channel.field ? 'x' : 'y';
  return (chart.levels ?? []).filter((level) => level.axis === axis).map(({ value }) => value);
};

/** Whether there is more room for words over a line at its start than at its end: fewer bars rise over it, no point or curve is near. */
export function isFreer({ chart, dataset }: Drawing, channel: Channel, level: number): boolean {
  const { x } = chart.spec.encoding;
  const [at, across] = [channel.field, x?.field].map((field) => indexOf(dataset, field));
  const { mark } = chart.spec;
  const isFilled = ['bar', 'area'].includes(typeof mark === 'string' ? mark : mark.type);
  const stops = Array.isArray(x?.sort) ? x.sort : valuesOf({ dataset }, x?.field);
  const order = (row: (typeof dataset.rows)[number]): number =>
    x?.type === 'quantitative' ? Number(row[across ?? 0]) : stops.indexOf(row[across ?? 0] ?? null);
  const rows = dataset.rows.toSorted((one, other) => order(one) - order(other));
  const third = Math.ceil(rows.length / 3);
  const [first, last] = [rows.slice(0, third), rows.slice(-third)].map((some) => {
    const numbers = some.map((row) => Number(row[at ?? 0] ?? 0));
    return !isFilled ? -Math.min(...numbers.map((one) => Math.abs(one - level))) : Math.max(...numbers);
  });
  return (first ?? 0) < (last ?? 0);
}

/** Words beside a plot have at most so much of the width. */
const MOST_BESIDE = 0.2;

/** Whether standing bars, with their numbers, reach the words of a line at both its ends, and beside it there is room for them. */
function isBarred(
  { chart, dataset, width }: Drawing,
  channel: Channel,
  level: number,
  label: string,
): boolean {
  const { mark, encoding } = chart.spec;
  const isBar = mark === 'bar' || (typeof mark === 'object' && mark.type === 'bar');
  if (!isBar || encoding.y?.field !== channel.field || textWidth(label, FONT) > width * MOST_BESIDE)
    return false;
  const numbers = dataset.rows.map((row) => Number(row[indexOf(dataset, channel.field)] ?? 0));
  const third = Math.ceil(numbers.length / 3);
  return [numbers.slice(0, third), numbers.slice(-third)].every((some) => Math.max(...some) > level * 0.85);
}

/** Words over a line that stands near the start of the plot begin there: in its middle they would be cut. */
function overStart(drawing: Drawing, channel: Channel, value: number, label: string): Part {
  const { dataset, width, look } = drawing;
  const most = Math.max(
    value,
    ...dataset.rows.map((row) => Number(row[indexOf(dataset, channel.field)] ?? 0)),
  );
  const isNear = (value / most) * width * 0.7 < textWidth(label, FONT) / 2;
  return !isNear
    ? { align: 'center' }
    : look.isRightToLeft
      ? { align: 'right', dx: 4 }
      : { align: 'left', dx: -4 };
}

/** The lines across of a chart, over which its numbers stand, and their words. */
export interface Levels {
  rules: Part[];
  words: Part[];
}

/** Lines across at a value, a target or a limit, with their words where the chart is lower: at the side, or over it. */
export function levelLines(drawing: Drawing, place: Part): Levels {
  const { chart, inks } = drawing;
  const levels: Levels = { rules: [], words: [] };
  for (const { axis, value, label } of chart.levels ?? []) {
    const channel = chart.spec.encoding[axis];
    if (channel?.field === undefined) continue;
    const { stack: _, ...scale }: Part = Object(place[axis]);
    const data = { values: [{ [channel.field]: value, said: label }] };
    const isStart = isFreer(drawing, channel, value);
    const isOutside = axis === 'y' && isBarred(drawing, channel, value, label);
    const text = { type: 'text', fontSize: FONT, fontWeight: 600, baseline: 'bottom', dy: -5 };
    const words =
      axis === 'x'
        ? { mark: { ...text, ...overStart(drawing, channel, value, label) }, at: { y: { value: 0 } } }
        : isOutside
          ? {
              mark: { ...text, align: 'left', baseline: 'middle', dx: 6, dy: 0 },
              at: { x: { value: 'width' } },
            }
          : {
              mark: { ...text, align: isStart ? 'left' : 'right' },
              at: { x: { value: isStart ? 0 : 'width' } },
            };
    const rule = { type: 'rule', color: inks.text, strokeWidth: 1.5, strokeDash: [6, 4] };
    const said = { text: { field: 'said', type: 'nominal' } };
    levels.rules.push({ data, mark: rule, encoding: { [axis]: scale } });
    levels.words.push(
      ...haloed(drawing, words.mark, { data, encoding: { [axis]: scale, ...words.at, ...said } }, inks.text),
    );
  }
  return levels;
}
