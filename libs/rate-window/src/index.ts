export { openRedis, type RateRedis, type RateRedisOptions } from './open-redis.ts';
export { rateLimited, rateLimitFields } from './rate-limited.ts';
export { createRateWindow, type RateWindow, type RateWindowOptions, type Taking } from './rate-window.ts';
export type { Verdict } from './verdict.ts';
