import { LRUCache } from 'lru-cache';
import type { Verdict } from './verdict.ts';

/** Addresses remembered at once; the one that was quiet longest makes room. */
const maxKeys = 20_000;

interface Entry {
  id: string;
  at: number;
}

/** The same window within one process, by a clock that never runs backwards. */
export function createLocalWindow(options: { limit: number; windowMs: number; now: () => number }) {
  const { limit, windowMs, now } = options;
  const logs = new LRUCache<string, Entry[]>({ max: maxKeys });

  return {
    take(key: string, id: string, times = 1): Verdict {
      const at = now();
      const log = (logs.get(key) ?? []).filter((entry) => entry.at >= at - windowMs);
      const known = log.some((entry) => entry.id === id);
      const allowed = known || log.length + times <= limit;
      if (allowed && !known) log.push(...Array.from({ length: times }, () => ({ id, at })));
      logs.set(key, log);
      const leavesInMs = (rank: number): number => Math.floor((log[rank]?.at ?? at) + windowMs - at) + 1;
      return {
        allowed,
        remaining: limit - log.length,
        retryAfterMs: allowed ? 0 : leavesInMs(Math.min(log.length + times - limit, log.length) - 1),
        resetMs: leavesInMs(0),
      };
    },
  };
}
