import type { RateRedis } from '@sitewright/rate-window';

/** A build whose caller was told of a failure while nobody knew how it would end. */
export interface DisownedBuild {
  buildId: string;
  workspaceId: string;
  /** True for a test key's. */
  test: boolean;
  /** The number of the last event that its caller was told before the failure; 0 for none. */
  lastTold: number;
}

/** Notes in Redis of builds to be taken back, for whichever gateway is left to do it. */
export interface DisownedNotes {
  write(build: DisownedBuild): Promise<void>;
  strike(build: DisownedBuild): Promise<void>;
  /** The oldest notes that are older than that; one that cannot be read is struck. */
  oldest(ageMs: number): Promise<DisownedBuild[]>;
}

const noted = 'disowned-builds';

/** How many notes are read at once. */
const most = 20;

const add = "return redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])";
const remove = "return redis.call('ZREM', KEYS[1], ARGV[1])";
const readOldest = "return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])";

export function createDisownedNotes(redis: RateRedis): DisownedNotes {
  return {
    async write(build) {
      await redis.evaluate(add, [noted], [String(Date.now()), memberOf(build)]);
    },
    async strike(build) {
      await redis.evaluate(remove, [noted], [memberOf(build)]);
    },
    async oldest(ageMs) {
      const members = await redis.evaluate(readOldest, [noted], [String(Date.now() - ageMs), String(most)]);
      const builds: DisownedBuild[] = [];
      for (const member of Array.isArray(members) ? members.map(String) : []) {
        const build = readMember(member);
        if (build === undefined) await redis.evaluate(remove, [noted], [member]);
        else builds.push(build);
      }
      return builds;
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
