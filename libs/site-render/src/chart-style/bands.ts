import { type Cell, type Drawing, freeName, type Marked, type Part } from './drawing.ts';

/** A band is so pale that what is drawn there is seen as ever. */
const PALE = 0.12;

/** A band from one number of an axis to another. */
export const bandBetween = (
  { inks }: Drawing,
  axis: 'x' | 'y',
  along: Part,
  [from, to]: [number, number],
): Part => ({
  data: { values: [{ [freeName(String(along.field))]: from, until: to }] },
  mark: { type: 'rect', color: inks.text, opacity: PALE, clip: true },
  encoding: { [axis]: along, [`${axis}2`]: { field: 'until' } },
});

/** What is between two neighbours of an axis of names, as an expression. */
function stepOf(axis: 'x' | 'y', { scale }: Part, count: number): string {
  const { type, padding = 0, paddingInner = padding } = Object(scale);
  return type === 'point'
    ? `width / ${Math.max(1, count - 1 + 2 * padding)}`
    : `bandwidth('${axis}') / ${1 - paddingInner}`;
}

/** A date of a dataset as the library counts it. */
const timeOf = (stop: Cell): number => (typeof stop === 'number' ? stop : Date.parse(String(stop)));

/** About the middle of a band: of dates that between them, else a place. */
export function middleOf(x: Part, order: readonly Cell[], { stop, last = stop }: Marked): Cell {
  const middle = (timeOf(stop) + timeOf(last)) / 2;
  if (x.type === 'temporal' && Number.isFinite(middle)) return middle;
  return order[Math.floor((order.indexOf(stop) + order.indexOf(last)) / 2)] ?? stop;
}

/** From the place about which a band over an even count of places stands to its middle. */
export function toMiddle(
  axis: 'x' | 'y',
  along: Part,
  order: readonly Cell[],
  { stop, last = stop }: Marked,
): Part {
  const isEven = Math.abs(order.indexOf(stop) - order.indexOf(last)) % 2 === 1;
  const isNamed = along.type !== 'temporal' && along.type !== 'quantitative';
  return isEven && isNamed ? { [`${axis}Offset`]: { expr: `${stepOf(axis, along, order.length)} / 2` } } : {};
}

/** Half of the least that is between two of some numbers. */
function halfStep(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((number, at) => number - (sorted[at] ?? 0));
  const half = Math.min(...gaps.filter((gap) => gap > 0)) / 2;
  return Number.isFinite(half) ? half : 0;
}

/** A band over places along an axis, half a step further on both sides; over time it ends where that does. */
export function bandAt(
  drawing: Drawing,
  axis: 'x' | 'y',
  along: Part,
  order: readonly Cell[],
  marked: Marked,
): Part {
  const { stop, last = stop } = marked;
  const isTime = along.type === 'temporal';
  if (isTime || along.type === 'quantitative') {
    const read = isTime ? timeOf : Number;
    const all = order.map(read).filter(Number.isFinite);
    const more = halfStep(all);
    const [from = 0, to = 0] = [stop, last].map(read).toSorted((one, other) => one - other);
    return bandBetween(
      drawing,
      axis,
      along,
      isTime
        ? [Math.max(from - more, Math.min(...all)), Math.min(to + more, Math.max(...all))]
        : [from - more, to + more],
    );
  }
  const [from = 0, to = 0] = [stop, last]
    .map((end) => order.indexOf(end))
    .toSorted((one, other) => one - other);
  const count = to - from + 1;
  const step = stepOf(axis, along, order.length);
  return {
    data: { values: [{ [freeName(String(along.field))]: order[from + Math.floor((count - 1) / 2)] }] },
    mark: {
      ...{ type: 'rule', color: drawing.inks.text, opacity: PALE, clip: true },
      strokeWidth: { expr: `${step} * ${count}` },
      ...toMiddle(axis, along, order, marked),
    },
    encoding: { [axis]: along },
  };
}
