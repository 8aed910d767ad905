import { purgeOld } from '../db/idempotency-keys.ts';
import { countOpen, takeOverdue } from '../db/taken-builds.ts';
import type { SagaContext } from './context.ts';
import { takeOver } from './take-over.ts';

/** At work at once in one replica; the rest waits for a later look, or for another replica. */
const mostTaken = 10;

/** Looks for builds without a worker, and for what is too old to keep, until stopped. Every replica does. */
export function startSweep(context: SagaContext): { stop(): Promise<void> } {
  const { config, db, events } = context;
  const taken = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    // Before any is taken, or none would ever be seen waiting.
    const open = await countOpen(db);
    const free = mostTaken - taken.size;
    const overdue = free > 0 ? await takeOverdue(db, config.leaseMs, free) : [];
    for (const build of overdue) {
      const work = takeOver(context, build)
        .catch((error: unknown) => events.sweepFailed(error))
        .finally(() => taken.delete(work));
      taken.add(work);
    }
    await purgeOld(db, config.keptMs);
    events.looked(open);
  };
  // A look that outlasts the interval takes the place of the next one; what was taken is not waited for.
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => events.sweepFailed(error))
      .finally(() => {
        looking = undefined;
      });
  }, config.takeoverIntervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await Promise.all(taken);
    },
  };
}
