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

/** What is between two neighbours of a standing axis of names, as an expression. */
function stepOf(x: Part, count: number): string {
  const { type, padding = 0, paddingInner = padding } = Object(x.scale);
  return type === 'point'
    ? `width / ${Math.max(1, count - 1 + 2 * padding)}`
    : `bandwidth('x') / ${1 - paddingInner}`;
}

/** A band over places along an axis, from the middle between the first and what is before it to that behind the last. */
export function bandAt(drawing: Drawing, x: Part, order: readonly Cell[], { stop, last }: Marked): Part {
  const field = freeName(String(x.field));
  const ends = [stop, last ?? stop];
  if (x.type === 'temporal') {
    const [from, to] = ends;
    const drawn = bandBetween(drawing, 'x', x, [0, 0]);
    return { ...drawn, data: { values: [{ [field]: from, until: to }] } };
  }
  if (x.type === 'quantitative') {
    const numbers = order.map(Number).toSorted((one, other) => one - other);
    const gaps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    const half = Math.min(...gaps.filter((gap) => gap > 0)) / 2;
    const more = Number.isFinite(half) ? half : 0;
    const [from = 0, to = 0] = ends.map(Number).toSorted((one, other) => one - other);
    return bandBetween(drawing, 'x', x, [from - more, to + more]);
  }
  const [from = 0, to = 0] = ends.map((end) => order.indexOf(end)).toSorted((one, other) => one - other);
  const count = to - from + 1;
  const step = stepOf(x, order.length);
  return {
    data: { values: [{ [field]: order[from + Math.floor((count - 1) / 2)] }] },
    mark: {
      ...{ type: 'rule', color: drawing.inks.text, opacity: PALE, clip: true },
      strokeWidth: { expr: `${step} * ${count}` },
      ...(count % 2 === 0 ? { xOffset: { expr: `${step} / 2` } } : {}),
    },
    encoding: { x },
  };
}
