import type { Logger } from '@sitewright/telemetry';
import { type Kysely, sql } from 'kysely';
import type { AuthDatabase } from './schema.ts';

/** Remembers when keys were used and writes it down in batches, so that a request costs no write. */
export interface UseRecorder {
  note(keyId: string): void;
  start(): void;
  /** Writes what is still in memory. */
  stop(): Promise<void>;
}

/** Keys in memory; with more, the batch is written at once. */
const maxPending = 10_000;

/** Keeps the times of last use in memory, and writes them every `flushMs`. */
export function createUseRecorder(
  db: Kysely<AuthDatabase>,
  options: { flushMs: number; logger: Logger },
): UseRecorder {
  let pending = new Map<string, number>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const flush = (): Promise<void> => {
    const batch = pending;
    pending = new Map();
    writing = writing
      .then(() => writeUses(db, batch))
      .catch((error: unknown) => {
        // A time of last use is worth less than an answer: it is dropped, and said so.
        options.logger.warn({ err: error, keys: batch.size }, 'times of last use were not written');
      });
    return writing;
  };
  return {
    note(keyId) {
      pending.set(keyId, performance.now());
      if (pending.size >= maxPending) void flush();
    },
    start() {
      timer = setInterval(() => void flush(), options.flushMs);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** One statement for all. Ids are sorted: replicas that write at once lock rows in the same order. */
async function writeUses(db: Kysely<AuthDatabase>, uses: Map<string, number>): Promise<void> {
  if (uses.size === 0) return;
  const now = performance.now();
  const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = sorted.map(([keyId]) => keyId);
  const agesMs = sorted.map(([, at]) => now - at);
  await sql`
    insert into key_uses (key_id, last_used_at)
    select key_id, clock_timestamp() - age_ms * interval '1 millisecond'
    from unnest(${ids}::text[], ${agesMs}::float8[]) as uses (key_id, age_ms)
    on conflict (key_id) do update
    set last_used_at = greatest(key_uses.last_used_at, excluded.last_used_at)
  `.execute(db);
}
