import type { SagaStep } from './saga-steps.ts';
import type { Stack } from './stack.ts';

/** Before the statement reaches the database, or after it has been done and before anyone knows. */
export type Moment = 'before' | 'after';

/** Ends every ReadyForQuery: the database has done what was asked. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5]);

/**
 * Waits until a step's statement passes on its way to the database, and strikes there and then, once.
 * @param loses whether the statement (or its answer) is lost with the strike, as when one of its two ends is killed.
 * @returns whether the step came up within the time.
 */
export function strikeAt(
  { links }: Stack,
  { step, moment, loses, withinMs }: { step: SagaStep; moment: Moment; loses: boolean; withinMs: number },
  strike: () => void,
): Promise<boolean> {
  const proxy = links.get(`${step.part}>postgres`);
  if (proxy === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    let asked: object | undefined;
    const end = (came: boolean): void => {
      clearTimeout(limit);
      proxy.watch(undefined);
      resolve(came);
    };
    const limit = setTimeout(() => end(false), withinMs);
    const hit = (): 'pass' | 'drop' => {
      strike();
      end(true);
      return loses ? 'drop' : 'pass';
    };
    proxy.watch((direction, bytes, connection) => {
      if (asked === undefined) {
        if (direction !== 'up' || !step.statement.test(bytes.toString('latin1'))) return 'pass';
        if (moment === 'before') return hit();
        asked = connection;
        return 'pass';
      }
      return direction === 'down' && connection === asked && bytes.includes(ready) ? hit() : 'pass';
    });
  });
}
