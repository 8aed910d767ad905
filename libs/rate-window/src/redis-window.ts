import type { RateRedis } from './open-redis.ts';
import type { Verdict } from './verdict.ts';

/**
 * A sliding-window log: the time of each allowed request in one sorted set. Exact for any interleaving, since
 * Redis runs one script at a time. A request counts until more than the window has passed since. Times are
 * Redis's own microseconds, held back to the newest entry when its clock has been set back, so that they never
 * run backwards for a key. A request that was allowed and comes again under the same id is not counted twice. What
 * counts several times is let through whole or not at all.
 */
const script = `
local log, id = KEYS[1], ARGV[3]
local limit, window, times = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000, tonumber(ARGV[4])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local newest = redis.call('ZREVRANGE', log, 0, 0, 'WITHSCORES')[2]
if newest and tonumber(newest) > now then now = tonumber(newest) end
redis.call('ZREMRANGEBYSCORE', log, '-inf', '(' .. string.format('%.0f', now - window))
local count = tonumber(redis.call('ZCARD', log))
local allowed = 0
if redis.call('ZSCORE', log, id) then
  allowed = 1
elseif count + times <= limit then
  redis.call('ZADD', log, string.format('%.0f', now), id)
  for i = 2, times do redis.call('ZADD', log, string.format('%.0f', now), id .. ':' .. i) end
  redis.call('PEXPIRE', log, tonumber(ARGV[2]) + 1000)
  count = count + times
  allowed = 1
end
local function leaves_in(rank)
  local entry = redis.call('ZRANGE', log, rank, rank, 'WITHSCORES')
  return string.format('%.0f', tonumber(entry[2] or now) + window - now)
end
local retry = '0'
if allowed == 0 then retry = leaves_in(math.min(count + times - limit, count) - 1) end
return { allowed, string.format('%.0f', math.max(limit - count, 0)), retry, leaves_in(0), string.format('%.0f', now) }
`;

/** One question to the shared window. */
export interface Taking {
  key: string;
  id: string;
  limit: number;
  windowMs: number;
  /** For how many requests it counts; one where it is left out. */
  times?: number;
}

/** Asks the shared window in one round trip. `at` is the time, in microseconds, that the answer goes by. */
export async function takeShared(redis: RateRedis, taking: Taking): Promise<Verdict & { at: number }> {
  const reply = await redis.evaluate(
    script,
    [taking.key],
    [String(taking.limit), String(taking.windowMs), taking.id, String(taking.times ?? 1)],
  );
  if (!Array.isArray(reply)) throw new TypeError('Redis gave no list for a rate window.');
  const [allowed = Number.NaN, remaining = 0, retryUs = 0, resetUs = 0, at = 0] = reply.map(Number);
  if (Number.isNaN(allowed)) throw new TypeError('Redis gave no verdict for a rate window.');
  return {
    allowed: allowed === 1,
    remaining,
    // An entry counts up to and including the last microsecond of its window.
    retryAfterMs: allowed === 1 ? 0 : Math.floor(retryUs / 1000) + 1,
    resetMs: Math.floor(resetUs / 1000) + 1,
    at,
  };
}
