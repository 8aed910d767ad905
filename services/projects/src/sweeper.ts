import type { Logger } from '@sitewright/telemetry';
import type { Kysely } from 'kysely';
import type { ProjectsConfig } from './config.ts';
import { purgeBin, purgeTombstones } from './db/bin.ts';
import type { ProjectsDatabase } from './db/schema.ts';
import { logSweep, logSweepFailed } from './events.ts';

const batch = 200;

/** Removes what is overdue, a batch of each kind. Replicas may sweep at once: they skip each other's rows. */
export async function sweep(
  db: Kysely<ProjectsDatabase>,
  config: ProjectsConfig,
): Promise<Record<string, number>> {
  return {
    projects: await purgeBin(db, config.binTtlMs, batch),
    tombstones: await purgeTombstones(db, batch),
  };
}

/** Sweeps now and then until stopped. */
export function startSweeper(
  db: Kysely<ProjectsDatabase>,
  config: ProjectsConfig,
  logger: Logger,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() =>
      sweep(db, config).then(
        (removed) => logSweep(logger, removed),
        (error: unknown) => logSweepFailed(logger, error),
      ),
    );
  }, config.sweepIntervalMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
