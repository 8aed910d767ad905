import { localeOf } from '../locale.ts';
import { mayBeYear } from '../number-form.ts';
import { labelledStops, nameOfNumbers, namesUnder, roundedRange } from './axis.ts';
import { NARROW, oneFor } from './bar-names.ts';
import { type Cell, type Channel, type Drawing, type Part, PLAIN, valuesOf } from './drawing.ts';
import type { Ends } from './line-ends.ts';
import { initialOf } from './periods.ts';
import { MARGIN, paddingOf } from './plot-room.ts';
import { orderOf } from './stop-order.ts';
import { textWidth } from './text-width.ts';

/** Places of a line that are each a point on it. */
const MOST_MEASURED = 16;
/** The size of the numbers under an axis, and what is between two of them, px. */
const FONT = 13;
const APART = 10;
/** About how many numbers stand under uneven steps. */
const MOST_STOPS = 8;
/** Before the first point of a line to scale and after its last, px. */
const EDGE = 12;

/** Where the points of a line stand: numbers and dates to scale, names one after another. */
export function lineAxis(drawing: Drawing, x: Channel, ends: Ends | undefined): Part {
  const { wide = 0, isWhole: isSaid = false, half = 0 } = ends ?? {};
  const room = Math.max(80, drawing.width - MARGIN.across - wide);
  const edge = isSaid ? 32 : EDGE + half;
  const axis = { title: null, grid: false, labelAngle: 0, labelOverlap: true, labelSeparation: 14 };
  if (x.type === 'temporal') {
    const dates = measuredDates(drawing, x, room - 2 * EDGE);
    const scale = dates === undefined ? x.scale : { ...x.scale, padding: edge };
    return { ...x, scale, axis: { ...axis, title: x.title ?? null, ...(dates ?? { tickCount: 6 }) } };
  }
  const stops = valuesOf(drawing, x.field);
  const title = x.title ?? nameOfNumbers(drawing, x, stops);
  const numbers = stops.filter((stop) => typeof stop === 'number').toSorted((one, other) => one - other);
  const domain = x.scale?.domain?.map(Number);
  const areStops = domain === undefined && areEven(numbers);
  // Years are dates of what was measured, and no scale.
  const areDates = domain === undefined && numbers.length <= MOST_MEASURED && numbers.every(mayBeYear);
  const measured = areDates ? withRoom(numbers, room, numbers.map(String)) : [];
  const even = labelledStops(areStops ? numbers : roundStops(domain ?? numbers), room);
  const values = !areStops && measured.length * 2 > numbers.length ? measured : even;
  if (numbers.length > 2 && numbers.length === stops.length && x.timeUnit === undefined)
    return {
      field: x.field,
      type: 'quantitative',
      title,
      scale: domain === undefined ? { zero: false, nice: false, padding: edge } : { domain, nice: false },
      axis: {
        ...axis,
        title,
        ...{ values, tickCount: values.length, labelOverlap: false },
        format: numbers.every(Number.isInteger) ? 'd' : PLAIN,
      },
    };
  const inOrder = orderOf(drawing, x);
  const names =
    x.timeUnit === undefined
      ? (initialsUnder(inOrder, room, drawing.width < NARROW) ?? namesUnder(inOrder, room))
      : {};
  return {
    ...x,
    title,
    axis: { ...axis, ...names, title },
    scale: { ...x.scale, type: 'point', padding: isSaid ? 0.4 : paddingOf(inOrder.length, room, half) },
  };
}

/** So many months in a row are known by their letters. */
const LEAST_INITIALS = 7;

/**
 * The letters of months that have no room for their names, on a telephone or where fewer than every second one has: what stands
 * between them would be unsaid.
 */
function initialsUnder(stops: readonly Cell[], room: number, isNarrow: boolean): Part | undefined {
  const initials = stops.flatMap((stop) => initialOf(String(stop)) ?? []);
  const isRow = initials.length === stops.length && stops.length >= LEAST_INITIALS;
  const wide = Math.max(...initials.map((letter) => textWidth(letter, FONT)));
  const { values } = namesUnder(stops, room);
  const isScarce = Array.isArray(values) && (isNarrow || values.length * 2 < stops.length);
  if (!isRow || !isScarce || (wide + 4) * stops.length > room) return undefined;
  return { labelOverlap: false, labelExpr: oneFor(stops, initials, 'datum.value') };
}

/** The numbers at which something was measured that have room under an axis to scale, the first and the last among them. */
function withRoom(sorted: readonly number[], room: number, said: readonly string[]): number[] {
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const wide = Math.max(...said.map((words) => textWidth(words, FONT))) + APART;
  const isClear = (one: number, other: number): boolean =>
    (Math.abs(one - other) * room) / (last - first || 1) >= wide;
  const kept: number[] = [];
  for (const stop of sorted) {
    const hasRoom = kept.every((other) => isClear(stop, other)) && isClear(stop, last);
    if (stop === first || stop === last || hasRoom) kept.push(stop);
  }
  return kept;
}

/** The few dates at which something was measured, as far as they have room, the first of each year over its year. */
function measuredDates(drawing: Drawing, { field }: Channel, room: number): Part | undefined {
  const times = valuesOf(drawing, field).map((date) => Date.parse(String(date)));
  if (times.length > MOST_MEASURED || !times.every(Number.isFinite)) return undefined;
  const sorted = times.toSorted((one, other) => one - other);
  const { format } = new Intl.DateTimeFormat(localeOf(drawing.look.language), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' },
  });
  const values = withRoom(sorted, room, sorted.map(format));
  const yearOf = (time: number): number => new Date(time).getUTCFullYear();
  const names = values.map((time, at) => {
    const before = values[at - 1];
    const isNew = before === undefined || yearOf(before) !== yearOf(time);
    return [format(time), ...(isNew ? [String(yearOf(time))] : [])];
  });
  return {
    // Numbers would be taken for years where expressions are interpreted.
    ...{ values: { expr: JSON.stringify(values) }, labelOverlap: false, labelLineHeight: FONT + 4 },
    labelExpr: oneFor(values, names, 'toNumber(datum.value)'),
  };
}

/** Round numbers between the first and the last, the same however wide a chart is. */
function roundStops(sorted: readonly number[]): number[] {
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const [from, , step] = roundedRange(sorted, false, MOST_STOPS);
  const all = Array.from({ length: MOST_STOPS * 2 }, (_, at) => Number((from + at * step).toPrecision(12)));
  return all.filter((stop) => stop >= low && stop <= high);
}

/** Whether a line is measured at a few numbers or dates in steps of different lengths. */
export const isUneven = (drawing: Drawing, x: Channel): boolean => {
  const stops = valuesOf(drawing, x.field)
    .map((stop) => (x.type === 'temporal' ? Date.parse(String(stop)) : stop))
    .filter((stop) => typeof stop === 'number');
  const isShort = stops.length > 2 && stops.length <= MOST_MEASURED && stops.every(Number.isFinite);
  return isShort && !areEven(stops.toSorted((one, other) => one - other));
};

/** Whether numbers go up in equal steps. */
function areEven(sorted: readonly number[]): boolean {
  const steps = sorted.slice(1).map((number, index) => number - (sorted[index] ?? 0));
  return steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 1e-9);
}
