import { setTimeout as pause } from 'node:timers/promises';

type NotYet = undefined | false | null;

/** Asks again and again until the answer is truthy; undefined once the time is over. */
export async function until<T>(
  ask: () => T | NotYet | Promise<T | NotYet>,
  limit: { withinMs: number; everyMs?: number },
): Promise<T | undefined> {
  const end = performance.now() + limit.withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) return undefined;
    await pause(limit.everyMs ?? 25);
  }
}
