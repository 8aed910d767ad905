import { AppError } from '@sitewright/errors';

/** So many may work at once; others wait for their turn, in their order. */
export interface Turns {
  /** Waits for a turn. @returns what ends it. @throws AppError OVERLOADED or CANCELLED. */
  take(caller: AbortSignal): Promise<() => void>;
}

/** @param waitMs how long one may wait before it is told to come back. */
export function createTurns(count: number, waitMs: number): Turns {
  let free = count;
  const waiting: (() => void)[] = [];
  const end = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    take(caller) {
      if (caller.aborted) return Promise.reject(cancelled());
      if (free > 0) {
        free -= 1;
        return Promise.resolve(end);
      }
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = (why: AppError) => () => {
        waiting.splice(waiting.indexOf(go), 1);
        settle();
        reject(why);
      };
      const gone = leave(cancelled());
      const limit = setTimeout(leave(tooLong()), waitMs);
      const settle = (): void => {
        clearTimeout(limit);
        caller.removeEventListener('abort', gone);
      };
      const go = (): void => {
        settle();
        resolve(end);
      };
      caller.addEventListener('abort', gone);
      waiting.push(go);
      return promise;
    },
  };
}

const cancelled = (): AppError => new AppError('CANCELLED', 'The call was cancelled.');
const tooLong = (): AppError =>
  new AppError('OVERLOADED', 'Other renderings take too long to wait for. Try again shortly.', {
    retryAfterMs: 10_000,
  });
