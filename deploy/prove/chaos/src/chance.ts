/** Chance that can be had again: the same seed gives the same choices. */
export interface Chance {
  /** 0 to 1. */
  next(): number;
  below(limit: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  happens(probability: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: small, and even enough to choose faults. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    happens: (probability) => next() < probability,
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
