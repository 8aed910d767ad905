/**
 * The time of the rules. Every window, wait and age goes through it, so that a drill can run them 60 times as fast as
 * they are.
 */
export interface Clock {
  /** So many minutes, as Prometheus writes them. */
  window(minutes: number): string;
  seconds(minutes: number): number;
}

const minuteMs = 60_000;
const units = [
  ['d', 1440 * minuteMs],
  ['h', 60 * minuteMs],
  ['m', minuteMs],
  ['s', 1000],
] as const;

/** @param faster how many times as fast as real time. */
export function createClock(faster = 1): Clock {
  return {
    window(minutes) {
      const ms = (minutes * minuteMs) / faster;
      if (ms === 0) return '0s';
      const [unit, size] = units.find(([, length]) => ms % length === 0) ?? ['ms', 1];
      return `${Math.round(ms / size)}${unit}`;
    },
    seconds: (minutes) => (minutes * 60) / faster,
  };
}

export const hour = 60;
export const day = 24 * hour;
