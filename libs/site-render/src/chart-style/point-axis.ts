import { mayBeYear } from '../number-form.ts';
import { nameOver, roundedRange } from './axis.ts';
import { type Channel, type Drawing, indexOf, levelsOf, numbersIn, type Part } from './drawing.ts';
import { alongScale, isLog, logAxis } from './log-scale.ts';

/** From nought to a tick that stands clear of the outermost points. */
function fromNought(numbers: readonly number[]): [number, number] {
  const [low, high, step] = roundedRange(numbers, true);
  const clear = (high - low) * 0.02;
  return [
    low < 0 && Math.min(...numbers) - low < clear ? low - step : low,
    high > 0 && high - Math.max(...numbers) < clear ? high + step : high,
  ];
}

/** The numbers of a channel, and how far its axis goes: a little further, so that no point lies on its edge. */
function rangeOf(drawing: Drawing, channel: Channel): [number, number] | undefined {
  const { chart } = drawing;
  const given = numbersIn(drawing, channel);
  const numbers = [...given, ...(given.length > 0 ? levelsOf(drawing, channel) : [])];
  const { aggregate, bin, scale } = channel;
  const [from, to] = scale?.domain ?? [];
  if (typeof from === 'number' && typeof to === 'number') return [from, to];
  if (numbers.length === 0 || (aggregate ?? bin) !== undefined || chart.spec.transform !== undefined)
    return undefined;
  if (scale?.type !== undefined || scale?.domain !== undefined) return undefined;
  if (scale?.zero !== false) return fromNought(numbers);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const more = (high - low || Math.abs(high) || 1) * 0.08;
  return [
    low >= 0 ? Math.max(0, low - more) : low - more,
    high <= 0 ? Math.min(0, high + more) : high + more,
  ];
}

/** Where an axis goes; between whole numbers nothing is counted. */
export function ranged(drawing: Drawing, channel: Channel): Part {
  const domain = rangeOf(drawing, channel);
  const { dataset } = drawing;
  const index = indexOf(dataset, channel.field);
  const isWhole = dataset.rows.every((row) => Number.isInteger(row[index] ?? 0));
  const numbers = numbersIn(drawing, channel);
  const areYears =
    isWhole && dataset.fields[index]?.unit === undefined && numbers.length > 0 && numbers.every(mayBeYear);
  const axis = { ...(isWhole ? { tickMinStep: 1 } : {}), ...(areYears ? { format: 'd' } : {}) };
  if (domain === undefined) return { ...channel, axis };
  if (isLog(channel)) return { ...channel, axis: logAxis(channel) };
  return { ...channel, axis, scale: { ...channel.scale, domain, nice: false } };
}

/** The axis of heights says level over itself what it is of. */
export function topped(drawing: Drawing, channel: Channel): Part {
  const y = ranged(drawing, channel);
  if (typeof channel.title !== 'string') return y;
  const over = nameOver(drawing, channel.title);
  return { ...y, title: over.title, axis: { ...Object(y.axis), ...over } };
}

/** Where a number of an axis stands on it, about: so many pixels from its start. */
export function alongAxis(drawing: Drawing, channel: Channel, size: number): (number: number) => number {
  const index = indexOf(drawing.dataset, channel.field);
  const numbers = drawing.dataset.rows.map((row) => Number(row[index]));
  const [low, high] = rangeOf(drawing, channel) ?? [Math.min(0, ...numbers), Math.max(...numbers)];
  const along = alongScale(channel, low, high);
  return (number) => along(number) * size;
}
