import { setImmediate as turn } from 'node:timers/promises';

/**
 * Joins reads of the same thing: who asks in one turn of the event loop, or while a read is under way, waits for the
 * next read, which is one for all of them. Each answer comes from a read that began after it was asked for, so nobody
 * is told what was true before; and the same is never read twice at once, however often it is asked for.
 */
export function shareReads<Args extends readonly (string | number)[], T>(
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();

  const begin = (key: string, args: Args): Promise<T> => {
    waiting.delete(key);
    const result = read(...args);
    running.set(key, result);
    const end = (): void => {
      if (running.get(key) === result) running.delete(key);
    };
    result.then(end, end);
    return result;
  };

  return (...args) => {
    const key = args.join(' ');
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    // Begins within the trace of the first who waits for it.
    const beginNext = (): Promise<T> => begin(key, args);
    const next = (running.get(key) ?? turn()).then(beginNext, beginNext);
    waiting.set(key, next);
    return next;
  };
}
