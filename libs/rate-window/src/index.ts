export { openRedis, type RateRedis, type RateRedisOptions } from './open-redis.ts';
export { type RateLimitFields, rateLimited, rateLimitFields, withRateLimit } from './rate-limited.ts';
export { createRateWindow, type RateWindow, type RateWindowOptions, type Taking } from './rate-window.ts';
export type { Verdict } from './verdict.ts';
