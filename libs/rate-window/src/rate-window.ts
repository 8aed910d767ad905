import { randomUUID } from 'node:crypto';
import { createMeter } from '@sitewright/telemetry';
import { createLocalWindow } from './local-window.ts';
import type { RateRedis } from './open-redis.ts';
import { takeShared } from './redis-window.ts';
import type { Verdict } from './verdict.ts';

/** What is limited, and to how much. */
export interface RateWindowOptions {
  redis: RateRedis;
  /** Names the window in Redis, in metrics and in the RateLimit fields: `builds`. */
  name: string;
  /** How many requests of one key pass in any window, wherever it starts. */
  limit: number;
  windowMs: number;
  /** How many processes share the limit; while Redis is down each allows its part of it, and at least one. */
  replicas: number;
}

/** A limit on how often something may happen. */
export interface RateWindow {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /**
   * Counts a request if it is within the limit. Never fails: without Redis the process decides for itself.
   * A request whose outcome in Redis is unknown may be counted there, and is counted here.
   * @param key whose request it is, such as an address.
   */
  take(key: string, taking?: Taking): Promise<Verdict>;
}

/** What is to be counted, if it is not one request with no repeat. */
export interface Taking {
  /** Makes a repeat of the same request harmless. */
  id?: string;
  /** For how many requests it counts: all of them pass, or none. */
  times?: number;
}

const decisions = createMeter('@sitewright/rate-window').counter('sitewright.rate_window.decisions', {
  unit: '{request}',
  description:
    'Requests counted against a rate window: whether they were allowed, and whether Redis or, with Redis down, the process decided',
  by: {
    'sitewright.window': 20,
    'sitewright.source': ['redis', 'process'],
    'sitewright.allowed': [true, false],
  },
});

/** A sliding window over all replicas, in one round trip to Redis. */
export function createRateWindow(options: RateWindowOptions): RateWindow {
  const { redis, name, limit, windowMs } = options;
  const local = createLocalWindow({
    limit: Math.max(1, Math.floor(limit / options.replicas)),
    windowMs,
    now: () => performance.now(),
  });
  const decided = (source: 'redis' | 'process', verdict: Verdict): Verdict => {
    decisions.add(1, {
      'sitewright.window': name,
      'sitewright.source': source,
      'sitewright.allowed': verdict.allowed,
    });
    return verdict;
  };
  return {
    name,
    limit,
    windowMs,
    async take(key, { id = randomUUID(), times = 1 } = {}) {
      try {
        const { at: _, ...verdict } = await takeShared(redis, {
          key: `rate:${name}:${key}`,
          id,
          limit,
          windowMs,
          times,
        });
        return decided('redis', verdict);
      } catch {
        // The connection reports its own failures, once each time that it goes down.
        return decided('process', local.take(key, id, times));
      }
    },
  };
}
