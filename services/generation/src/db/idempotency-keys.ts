import { type Kysely, sql } from 'kysely';
import type { World } from '../domain/build.ts';
import type { GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

export interface UsedKey {
  fingerprint: string;
  buildId: string;
}

/** What an idempotency key stands for in a world, unless it is older than `keptMs`. */
export async function findKey(
  db: Db,
  world: World,
  key: string,
  keptMs: number,
): Promise<UsedKey | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'build_id as buildId'])
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('idempotency_key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${keptMs} * interval '1 millisecond'`)
    .executeTakeFirst();
}

/** Forgets one key that is older than `keptMs`, so that it can be used anew. */
export async function forgetOldKey(db: Db, world: World, key: string, keptMs: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('idempotency_key', '=', key)
    .where('created_at', '<=', sql<Date>`now() - ${keptMs} * interval '1 millisecond'`)
    .execute();
}

/** Drops, in small bites, keys, events and stored specifications that are older than `keptMs`. */
export async function purgeOld(db: Db, keptMs: number): Promise<void> {
  const age = sql<Date>`now() - ${keptMs} * interval '1 millisecond'`;
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb(
        eb.refTuple('workspace_id', 'test', 'idempotency_key'),
        'in',
        eb
          .selectFrom('idempotency_keys')
          .select(['workspace_id', 'test', 'idempotency_key'])
          .where('created_at', '<=', age)
          .limit(500)
          .$asTuple('workspace_id', 'test', 'idempotency_key'),
      ),
    )
    .execute();
  await db
    .deleteFrom('build_events')
    .where((eb) =>
      eb(
        eb.refTuple('build_id', 'seq'),
        'in',
        eb
          .selectFrom('build_events')
          .select(['build_id', 'seq'])
          .where('created_at', '<=', age)
          .limit(500)
          .$asTuple('build_id', 'seq'),
      ),
    )
    .execute();
  await db
    .updateTable('builds')
    .set({ spec: null })
    .where('build_id', 'in', (eb) =>
      eb
        .selectFrom('builds')
        .select('build_id')
        .where('spec', 'is not', null)
        .where('ended_at', '<=', age)
        .limit(500),
    )
    .execute();
}
