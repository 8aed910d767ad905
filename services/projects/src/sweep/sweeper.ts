import type { Logger } from '@sitewright/telemetry';
import type { Kysely } from 'kysely';
import type { ProjectsConfig } from '../config.ts';
import { thinAutosaves } from '../db/autosaves.ts';
import { purgeBin, purgeTombstones } from '../db/bin.ts';
import { purgeExports } from '../db/exports.ts';
import { purgePublications } from '../db/publications.ts';
import { purgeBuried } from '../db/purged-workspaces.ts';
import type { ProjectsDatabase } from '../db/schema.ts';
import { purgeSlugs } from '../db/slugs.ts';
import { logSweep, logSweepFailed, type Removed } from '../events.ts';
import type { FileStore } from '../storage/file-store.ts';

const batch = 200;

/** What a sweep works on. */
export interface Swept {
  db: Kysely<ProjectsDatabase>;
  config: ProjectsConfig;
  files: FileStore;
}

/** Removes what is overdue, a batch of each kind. Replicas may sweep at once: they skip each other's rows. */
export async function sweep({ db, config, files }: Swept): Promise<Removed> {
  return {
    buried: await purgeBuried(db, batch),
    projects: await purgeBin(db, config.binTtlMs, batch),
    tombstones: await purgeTombstones(db, batch),
    autosaves: await thinAutosaves(db, config.autosaveTtlMs, batch),
    slugs: await purgeSlugs(db, config.binTtlMs, batch),
    publications: await purgePublications(db, batch),
    exports: await purgeExports(db, config.exportTtlMs, batch),
    files: await files.sweep(batch),
  };
}

/** Sweeps now and then until stopped. */
export function startSweeper(swept: Swept, logger: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() =>
      sweep(swept).then(
        (removed) => logSweep(logger, removed),
        (error: unknown) => logSweepFailed(logger, error),
      ),
    );
  }, swept.config.sweepIntervalMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
