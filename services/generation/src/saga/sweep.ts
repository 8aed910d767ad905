import { purgeOld } from '../db/idempotency-keys.ts';
import { takeOverdue } from '../db/taken-builds.ts';
import type { SagaContext } from './context.ts';
import { takeOver } from './take-over.ts';

/** Taken over at once by one replica; the rest waits for the next look, or for another replica. */
const batch = 10;

/** Looks for builds without a worker, and for what is too old to keep, until stopped. Every replica does. */
export function startSweep(context: SagaContext): { stop(): Promise<void> } {
  const { config, db, events } = context;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    const taken = await takeOverdue(db, config.leaseMs, batch);
    await Promise.all(taken.map((build) => takeOver(context, build)));
    await purgeOld(db, config.keptMs);
  };
  const timer = setInterval(() => {
    work = work
      .then(() => (stopped ? undefined : sweep()))
      .catch((error: unknown) => events.sweepFailed(error));
  }, config.takeoverIntervalMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await work;
    },
  };
}
