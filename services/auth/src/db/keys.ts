import { type Kysely, sql } from 'kysely';
import type { Position } from '../domain/cursor.ts';
import type { KeyRecord, ScopeName, State } from '../domain/key.ts';
import type { Mode } from '../domain/key-format.ts';
import type { KeyHash } from '../domain/pepper.ts';
import { fromNow, now } from './clock.ts';
import type { AuthDatabase } from './schema.ts';

const state = sql<State>`
  case when keys.revoked_at is not null then 'revoked'
       when keys.expires_at <= clock_timestamp() then 'expired'
       else 'active' end`;

/** Reads whole records. */
const selectKeys = (db: Kysely<AuthDatabase>) =>
  db
    .selectFrom('keys')
    .leftJoin('key_uses', 'key_uses.key_id', 'keys.key_id')
    .select([
      'keys.key_id as keyId',
      'keys.workspace_id as workspaceId',
      'keys.name',
      'keys.scopes',
      'keys.mode',
      state.as('state'),
      'keys.last_four as lastFour',
      'keys.created_at as createdAt',
      'keys.expires_at as expiresAt',
      'keys.revoked_at as revokedAt',
      'key_uses.last_used_at as lastUsedAt',
      'keys.rotated_from as rotatedFrom',
    ]);

/** A key that is to be stored. */
export interface NewKey extends KeyHash {
  keyId: string;
  workspaceId: string;
  name: string;
  scopes: ScopeName[];
  mode: Mode;
  lastFour: string;
  requestHash: Buffer;
  /** Undefined: without end. */
  lifetimeMs: number | undefined;
  rotatedFrom: string | null;
}

/** Stores a key unless there is one of that id. @returns whether it was stored. */
export async function insertKey(db: Kysely<AuthDatabase>, key: NewKey): Promise<boolean> {
  const inserted = await db
    .insertInto('keys')
    .values({
      key_id: key.keyId,
      workspace_id: key.workspaceId,
      name: key.name,
      scopes: key.scopes,
      mode: key.mode,
      hash: key.hash,
      pepper_version: key.pepperVersion,
      last_four: key.lastFour,
      request_hash: key.requestHash,
      expires_at: key.lifetimeMs === undefined ? null : fromNow(key.lifetimeMs),
      rotated_from: key.rotatedFrom,
    })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .returning('key_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whose key. Another workspace's is as good as none, and so is one out of the asking key's reach. */
export interface KeyReference {
  workspaceId: string;
  keyId: string;
  /** The mode of the keys within reach; undefined: both. */
  reach: Mode | undefined;
}

/** A key within reach, whatever has become of it. */
export async function findKey(db: Kysely<AuthDatabase>, key: KeyReference): Promise<KeyRecord | undefined> {
  return selectKeys(db)
    .where('keys.workspace_id', '=', key.workspaceId)
    .where('keys.key_id', '=', key.keyId)
    .$if(key.reach !== undefined, (query) => query.where('keys.mode', '=', key.reach ?? 'test'))
    .executeTakeFirst();
}

/** What the request that made a key had asked for, as its hash. */
export async function findRequestHash(db: Kysely<AuthDatabase>, keyId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('keys')
    .select('request_hash')
    .where('key_id', '=', keyId)
    .executeTakeFirst();
  return row?.request_hash;
}

/** One page, newest first. */
export async function listKeys(
  db: Kysely<AuthDatabase>,
  page: { workspaceId: string; reach: Mode | undefined; after: Position | undefined; limit: number },
): Promise<KeyRecord[]> {
  const { after, reach } = page;
  let query = selectKeys(db).where('keys.workspace_id', '=', page.workspaceId);
  if (reach !== undefined) query = query.where('keys.mode', '=', reach);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(keys.created_at, keys.key_id) < (${after.createdAt}, ${after.id})`);
  }
  return query.orderBy('keys.created_at', 'desc').orderBy('keys.key_id', 'desc').limit(page.limit).execute();
}

/** Changes nothing where there is no such key. */
export async function renameKey(
  db: Kysely<AuthDatabase>,
  key: { workspaceId: string; keyId: string; name: string },
): Promise<void> {
  await db
    .updateTable('keys')
    .set({ name: key.name })
    .where('workspace_id', '=', key.workspaceId)
    .where('key_id', '=', key.keyId)
    .execute();
}

/** Revokes a key; the first time stays. Changes nothing where there is no such key. */
export async function revokeKey(
  db: Kysely<AuthDatabase>,
  key: { workspaceId: string; keyId: string },
): Promise<void> {
  await db
    .updateTable('keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('workspace_id', '=', key.workspaceId)
    .where('key_id', '=', key.keyId)
    .execute();
}
