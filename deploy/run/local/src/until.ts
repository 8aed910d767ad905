import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is truthy; undefined once the time is over. */
export async function until<T>(
  ask: () => T | Promise<T>,
  limit: { withinMs: number; everyMs?: number },
): Promise<Exclude<T, undefined | false | null> | undefined> {
  const end = performance.now() + limit.withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as Exclude<T, undefined | false | null>;
    if (performance.now() > end) return undefined;
    await pause(limit.everyMs ?? 25);
  }
}
