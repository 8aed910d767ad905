import { toAppError } from '@sitewright/errors';
import type { RateRedis } from '@sitewright/rate-window';
import type { Logger } from '@sitewright/telemetry';
import type { Clients } from '../clients.ts';
import { disownedBuilds, owedBuilds } from '../events.ts';

/** A build whose caller was told of a failure while nobody knew how it would end. */
export interface DisownedBuild {
  buildId: string;
  workspaceId: string;
  /** True for a test key's. */
  test: boolean;
  /** The number of the last event that its caller was told before the failure; 0 for none. */
  lastTold: number;
}

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

const noted = 'disowned-builds';
const sweepMs = 1_000;
const attemptMs = 5_000;

/** How many builds are asked for at once, and read from Redis at once. */
const batch = 20;

const note = "return redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])";
const strike = "return redis.call('ZREM', KEYS[1], ARGV[1])";
const readOldest = "return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])";

export function createDisownedBuilds(options: DisownedBuildsOptions): DisownedBuilds {
  const { generation, redis, logger, adoptAfterMs = 10_000 } = options;
  const owed = new Map<string, DisownedBuild>();
  let adoptAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  let unwatch: (() => void) | undefined;

  const adopt = async (): Promise<void> => {
    const before = String(Date.now() - adoptAfterMs);
    const members = await redis.evaluate(readOldest, [noted], [before, String(batch)]);
    for (const member of Array.isArray(members) ? members.map(String) : []) {
      const build = readMember(member);
      if (build === undefined) await redis.evaluate(strike, [noted], [member]);
      else owed.set(build.buildId, build);
    }
  };

  /** @returns whether generation answered. */
  const disown = async (build: DisownedBuild): Promise<boolean> => {
    const { buildId, workspaceId, test, lastTold } = build;
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
    owed.delete(buildId);
    await redis.evaluate(strike, [noted], [memberOf(build)]).catch(() => undefined);
    return true;
  };

  const sweep = async (): Promise<void> => {
    // The connection reports its own failures; what is owed by this process is done without Redis too.
    if (Date.now() >= adoptAt) {
      adoptAt = Date.now() + adoptAfterMs;
      await adopt().catch(() => undefined);
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
      await redis.evaluate(note, [noted], [String(Date.now()), memberOf(build)]).catch((err: unknown) => {
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

const memberOf = ({ buildId, workspaceId, test, lastTold }: DisownedBuild): string =>
  `${buildId} ${workspaceId} ${test ? 'test' : 'live'} ${String(lastTold)}`;

function readMember(member: string): DisownedBuild | undefined {
  const [buildId, workspaceId, world, lastTold = '0'] = member.split(' ');
  if (buildId === undefined || workspaceId === undefined) return undefined;
  return { buildId, workspaceId, test: world === 'test', lastTold: Number(lastTold) };
}
