import type { Chart } from '@sitewright/site-spec';
import { kindOf } from '../chart-kind.ts';
import type { Channel, Part } from './drawing.ts';

/** Whether equal steps along an axis are equal multiples, and not equal amounts. */
export const isLog = ({ scale }: Pick<Channel, 'scale'>): boolean => scale?.type === 'log';

const STOPS = [1, 2, 5];
/** How far over the lowest point and under the highest the axis is to go, as a share of itself. */
const CLEAR = 0.04;

/** Numbers of one, two or five and noughts, from one power of ten before a number to one behind another. */
function stopsAbout(low: number, high: number): number[] {
  const [first, last] = [Math.floor(Math.log10(low)) - 1, Math.ceil(Math.log10(high)) + 1];
  const powers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return powers.flatMap((power) => STOPS.map((stop) => Number((stop * 10 ** power).toPrecision(1))));
}

/** From where to where an axis of multiples goes: to the nearest round numbers that stand clear of what is drawn. */
function logRange(numbers: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const clear = Math.max(high / low, 10) ** CLEAR;
  const stops = stopsAbout(low, high);
  return [
    stops.findLast((stop) => stop <= low / clear) ?? low,
    stops.find((stop) => stop >= high * clear) ?? high,
  ];
}

/**
 * The scale of an axis of multiples with all that is drawn on it, from where it was told to begin if that is over nought. Of what
 * is as long as its value, and of numbers that are nought or less, an axis has equal amounts.
 */
export function logScale(
  chart: Chart,
  axis: 'x' | 'y',
  numbers: readonly number[],
  [from = 0, to = 0]: readonly number[] = [],
): Channel['scale'] {
  const isDrawn = (axis === 'y' ? /^(?:point|circle|line)$/u : /^(?:point|circle)$/u).test(kindOf(chart));
  if (
    !isDrawn ||
    chart.spec.transform !== undefined ||
    numbers.length === 0 ||
    numbers.some((number) => number <= 0)
  )
    return undefined;
  const [low, high] = logRange(numbers);
  return { type: 'log', nice: false, domain: [from > 0 ? from : low, Math.max(to, high)] };
}

/** Where such an axis has its numbers: at powers of ten, and between them where these are few. */
export function logAxis({ scale }: Channel): Part {
  const [low = 1, high = 10] = scale?.domain?.map(Number) ?? [];
  const within = stopsAbout(low, high).filter((stop) => stop >= low && stop <= high);
  const powers = within.filter((stop) => String(stop).replace(/[.0]/gu, '') === '1');
  const values = powers.length > 1 ? powers : within;
  return { values, tickCount: values.length, labelOverlap: false, format: ',.1r' };
}

/** How far along an axis from one number to another a number stands, from 0 to 1. */
export function alongScale(channel: Pick<Channel, 'scale'>, low: number, high: number) {
  if (!isLog(channel)) return (number: number): number => (number - low) / (high - low || 1);
  return (number: number): number => Math.log(Math.max(number, low) / low) / Math.log(high / low);
}
