import { setImmediate as turn } from 'node:timers/promises';

/**
 * Joins reads of the same thing: all who ask in one turn of the event loop share the read that the turn ends with. It
 * begins after each of them has asked, so nobody is told what was true before.
 */
export function shareReads<Args extends readonly (string | number)[], T>(
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join(' ');
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    // Begins within the trace of the first who waits for it.
    const next = turn().then(() => {
      waiting.delete(key);
      return read(...args);
    });
    waiting.set(key, next);
    return next;
  };
}
