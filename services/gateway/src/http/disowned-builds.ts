import { toAppError } from '@sitewright/errors';
import type { RateRedis } from '@sitewright/rate-window';
import type { Logger } from '@sitewright/telemetry';
import type { Clients } from '../clients.ts';
import { disownedBuilds, owedBuilds } from '../events.ts';
import { createDisownedNotes, type DisownedBuild } from './disowned-notes.ts';

/** Has builds taken back whose callers were told of a failure, however long generation cannot be reached. */
export interface DisownedBuilds {
  /** Notes a build, in Redis too, where other gateways find it should this one end. Call it before the caller is told. */
  add(build: DisownedBuild): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface DisownedBuildsOptions {
  generation: Clients['generation'];
  redis: RateRedis;
  logger: Logger;
  /** How often notes of other gateways are looked for, and how old they must be to be taken over. */
  adoptAfterMs?: number;
}

const sweepMs = 1_000;
const attemptMs = 5_000;

/** How many builds are asked for at once. */
const batch = 20;

/** Builds that are owed, by this process and by gateways that have ended. */
export function createDisownedBuilds(options: DisownedBuildsOptions): DisownedBuilds {
  const { redis, logger, adoptAfterMs = 10_000 } = options;
  const notes = createDisownedNotes(redis);
  const owed = new Map<string, DisownedBuild>();
  let adoptAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  let unwatch: (() => void) | undefined;

  /** @returns whether generation answered. */
  const disown = async (build: DisownedBuild): Promise<boolean> => {
    if (!(await takeBack(build, options))) return false;
    owed.delete(build.buildId);
    await notes.strike(build).catch(() => undefined);
    return true;
  };

  const sweep = async (): Promise<void> => {
    // The connection reports its own failures; what is owed by this process is done without Redis too.
    if (Date.now() >= adoptAt) {
      adoptAt = Date.now() + adoptAfterMs;
      const left = await notes.oldest(adoptAfterMs).catch(() => []);
      for (const build of left) owed.set(build.buildId, build);
    }
    const builds = [...owed.values()];
    for (let from = 0; from < builds.length; from += batch) {
      const answered = await Promise.all(builds.slice(from, from + batch).map(disown));
      if (!answered.includes(true)) return;
    }
  };

  return {
    async add(build) {
      owed.set(build.buildId, build);
      disownedBuilds.add(1, { 'sitewright.outcome': 'noted' });
      await notes.write(build).catch((err: unknown) => {
        logger.warn(
          { err, build_id: build.buildId },
          'a build to be taken back is known to this process alone',
        );
      });
    },
    start() {
      unwatch = owedBuilds.watch((observe) => observe(owed.size));
      timer = setInterval(() => {
        sweeping ??= sweep().finally(() => {
          sweeping = undefined;
        });
      }, sweepMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      unwatch?.();
      await sweeping;
    },
  };
}

/** Asks generation to take a build back. @returns whether it has, or refuses to whenever it is asked. */
async function takeBack(
  { buildId, workspaceId, test, lastTold }: DisownedBuild,
  { generation, logger }: DisownedBuildsOptions,
): Promise<boolean> {
  const caller = { workspaceId, keyId: '', scopes: ['write'], test };
  try {
    await generation.abandonBuild(
      { caller, buildId, failureTold: true, lastTold },
      { deadlineMs: attemptMs },
    );
    disownedBuilds.add(1, { 'sitewright.outcome': 'settled' });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.form.retryable) return false;
    disownedBuilds.add(1, { 'sitewright.outcome': 'refused' });
    logger.error(
      { err: error, build_id: buildId },
      'a build whose caller was told of a failure cannot be taken back',
    );
  }
  return true;
}
