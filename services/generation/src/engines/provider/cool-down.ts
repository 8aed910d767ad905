import type { RateRedis } from '@sitewright/rate-window';

/** How long providers are to be left alone, known to all replicas. */
export interface CoolDown {
  /** What is left, in ms; 0 when it may be asked. */
  left(provider: string): Promise<number>;
  begin(provider: string, ms: number): Promise<void>;
}

const keyOf = (provider: string): string => `sitewright:provider-rest:${provider}`;

const beginScript = `
local left = tonumber(redis.call('PTTL', KEYS[1]))
if left < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end
return 1
`;
const leftScript = `return tonumber(redis.call('PTTL', KEYS[1]))`;

/** While Redis does not answer, each replica keeps to what it has heard itself. */
export function createCoolDown(redis: Pick<RateRedis, 'evaluate'>): CoolDown {
  const own = new Map<string, number>();
  return {
    async left(provider) {
      const here = Math.max(0, (own.get(provider) ?? 0) - performance.now());
      const shared = await redis.evaluate(leftScript, [keyOf(provider)], []).catch(() => 0);
      return Math.ceil(Math.max(here, Number(shared) || 0, 0));
    },
    async begin(provider, ms) {
      const whole = Math.max(1, Math.ceil(ms));
      own.set(provider, Math.max(own.get(provider) ?? 0, performance.now() + whole));
      await redis.evaluate(beginScript, [keyOf(provider)], [String(whole)]).catch(() => undefined);
    },
  };
}
