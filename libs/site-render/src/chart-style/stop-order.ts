import { type Cell, type Channel, type Drawing, valuesOf } from './drawing.ts';

/** The places along an axis in the order in which they are drawn: as they are sorted, with what no list has at its end; else by their letters. */
export function orderOf(drawing: Pick<Drawing, 'dataset'>, x: Channel | undefined): readonly Cell[] {
  const stops = valuesOf(drawing, x?.field);
  const { sort } = x ?? {};
  if (Array.isArray(sort)) {
    const known = new Set(stops);
    return [...new Set([...sort.filter((stop) => known.has(stop)), ...stops])];
  }
  const areNumbers = stops.every((stop) => typeof stop === 'number');
  if (!areNumbers && sort !== undefined && sort !== 'ascending' && sort !== 'descending') return stops;
  const sorted = areNumbers
    ? stops.toSorted((one, other) => Number(one) - Number(other))
    : stops.toSorted((one, other) => byLetters(String(one ?? ''), String(other ?? '')));
  return sort === 'descending' ? sorted.toReversed() : sorted;
}

const byLetters = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
