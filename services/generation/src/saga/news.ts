import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readNews } from '../db/build-events.ts';
import type { GenerationDatabase } from '../db/schema.ts';

/** Tells watchers of builds when there is something new, whichever process is at work on it. */
export interface News {
  /** Something of a build was stored here: those who wait need not wait for the next look. */
  tell(buildId: string): void;
  /** Settles when a build has events behind `seen`, has ended, or `signal` is aborted. */
  wait(buildId: string, seen: number, signal: AbortSignal): Promise<void>;
}

interface Watcher {
  seen: number;
  wake: () => void;
}

/** One query looks for all builds that are watched here, however many watch. */
export function createNews(db: Kysely<GenerationDatabase>, lookMs = 400): News {
  const watched = new Map<string, Set<Watcher>>();
  let looking = false;

  const wake = (buildId: string, isNew: (watcher: Watcher) => boolean): void => {
    for (const watcher of watched.get(buildId) ?? []) if (isNew(watcher)) watcher.wake();
  };

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      while (watched.size > 0) {
        await delay(lookMs, undefined, { ref: false });
        // A look that fails is followed by the next one; callers have deadlines of their own.
        const news = await readNews(db, [...watched.keys()]).catch(() => []);
        for (const { buildId, last, ended } of news) wake(buildId, ({ seen }) => ended || last > seen);
      }
    } finally {
      looking = false;
    }
  }

  return {
    tell: (buildId) => wake(buildId, () => true),
    async wait(buildId, seen, signal) {
      if (signal.aborted) return;
      const turn = Promise.withResolvers<void>();
      const watcher: Watcher = { seen, wake: turn.resolve };
      const watchers = watched.get(buildId) ?? new Set<Watcher>();
      watched.set(buildId, watchers.add(watcher));
      signal.addEventListener('abort', watcher.wake, { once: true });
      void look();
      await turn.promise;
      signal.removeEventListener('abort', watcher.wake);
      watchers.delete(watcher);
      if (watchers.size === 0) watched.delete(buildId);
    },
  };
}
