import { createHash } from 'node:crypto';

/** Deterministic choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** At least 0, under 1. */
  next(): number;
  /** An integer from 0 to `bound - 1`. */
  int(bound: number): number;
  /** One entry; throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** Up to `count` different entries, in shuffled order. */
  take<T>(list: readonly T[], count: number): T[];
}

/** SHA-256 as a stream seed, mulberry32 as the generator. */
export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed, 'utf8').digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (bound: number): number => Math.floor(next() * bound);
  const shuffle = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((value) => ({ value, key: next() }));
    return keyed.sort((left, right) => left.key - right.key).map((entry) => entry.value);
  };
  return {
    next,
    int,
    shuffle,
    pick: (list) => {
      const index = int(list.length);
      for (const [position, entry] of list.entries()) if (position === index) return entry;
      throw new RangeError('nothing to pick from');
    },
    take: (list, count) => shuffle(list).slice(0, Math.max(0, count)),
  };
}
