import { type Channel, type Drawing, indexOf, type Part } from './drawing.ts';
import { haloed } from './halo.ts';
import { textWidth } from './text-width.ts';

const FONT = 13;

/** The values of an axis that lines are drawn at, which it has to reach. */
export const levelsOf = ({ chart }: Pick<Drawing, 'chart'>, channel: Channel): number[] => {
  const { x } = chart.spec.encoding;
  const axis = x !== undefined && x.field === channel.field ? 'x' : 'y';
  return (chart.levels ?? []).filter((level) => level.axis === axis).map(({ value }) => value);
};

/** Whether there is more room for words over a line at its start than at its end: fewer bars rise over it, no point is near. */
export function isFreer({ chart, dataset }: Drawing, channel: Channel, level: number): boolean {
  const { x } = chart.spec.encoding;
  const [at, across] = [channel.field, x?.field].map((field) => indexOf(dataset, field));
  const isAcross = x?.type === 'quantitative' && x.field !== channel.field;
  const rows = isAcross
    ? dataset.rows.toSorted((one, other) => Number(one[across ?? 0]) - Number(other[across ?? 0]))
    : dataset.rows;
  const third = Math.ceil(rows.length / 3);
  const [first, last] = [rows.slice(0, third), rows.slice(-third)].map((some) => {
    const numbers = some.map((row) => Number(row[at ?? 0] ?? 0));
    return isAcross ? -Math.min(...numbers.map((one) => Math.abs(one - level))) : Math.max(...numbers);
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

/** Lines across at a value, a target or a limit, with their words where the chart is lower: at the side, or over it. */
export function levelLines(drawing: Drawing, place: Part): Part[] {
  const { chart, inks } = drawing;
  return (chart.levels ?? []).flatMap(({ axis, value, label }): Part[] => {
    const channel = chart.spec.encoding[axis];
    if (channel?.field === undefined) return [];
    const { stack: _, ...scale }: Part = Object(place[axis]);
    const data = { values: [{ [channel.field]: value, said: label }] };
    const isStart = isFreer(drawing, channel, value);
    const isOutside = axis === 'y' && isBarred(drawing, channel, value, label);
    const text = { type: 'text', fontSize: FONT, fontWeight: 600, baseline: 'bottom', dy: -5 };
    const words =
      axis === 'x'
        ? { mark: { ...text, align: 'center' }, at: { y: { value: 0 } } }
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
    return [
      { data, mark: rule, encoding: { [axis]: scale } },
      ...haloed(drawing, words.mark, { data, encoding: { [axis]: scale, ...words.at, ...said } }, inks.text),
    ];
  });
}
