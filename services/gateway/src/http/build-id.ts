import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';

const poolBytes = 4096;
let pool = Buffer.alloc(0);
let at = 0;

/** Taken from a pool: one call to the system for every letter would cost more than the rest of a request. */
function random(): number {
  if (at === pool.length) {
    pool = randomBytes(poolBytes);
    at = 0;
  }
  return (pool[at++] ?? 0) / 256;
}

/** `bld_` and a ULID in lower case. */
export const newBuildId = (): string => `bld_${ulid(undefined, random).toLowerCase()}`;
