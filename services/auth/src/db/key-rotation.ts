import { type Kysely, sql } from 'kysely';
import { fromNow } from './clock.ts';
import type { AuthDatabase } from './schema.ts';

/** What a rotation must know of the key that it replaces. */
export interface LockedKey {
  /** Its successor, where it has been rotated. */
  successorId: string | null;
  /** How long it was given when it was made; null: without end. */
  lifetimeMs: number | null;
}

/** Locks a workspace's key until the transaction ends, so that rotations of it come one after another. */
export async function lockKey(
  db: Kysely<AuthDatabase>,
  key: { workspaceId: string; keyId: string },
): Promise<LockedKey | undefined> {
  const locked = await db
    .selectFrom('keys')
    .select(sql<number | null>`(extract(epoch from expires_at - created_at) * 1000)::float8`.as('lifetimeMs'))
    .where('workspace_id', '=', key.workspaceId)
    .where('key_id', '=', key.keyId)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  // Read after the lock is held: a statement of its own sees what the rotation before it wrote.
  const successor = await db
    .selectFrom('keys')
    .select('key_id')
    .where('rotated_from', '=', key.keyId)
    .executeTakeFirst();
  return { lifetimeMs: locked.lifetimeMs, successorId: successor?.key_id ?? null };
}

/** Ends a key after the overlap, or when it would have ended anyway. */
export async function endAfterOverlap(
  db: Kysely<AuthDatabase>,
  keyId: string,
  overlapMs: number,
): Promise<void> {
  await db
    .updateTable('keys')
    .set({ expires_at: sql<Date>`least(expires_at, ${fromNow(overlapMs)})` })
    .where('key_id', '=', keyId)
    .execute();
}
