import { type Kysely, sql } from 'kysely';
import type { ScopeName } from '../domain/key.ts';
import type { Mode } from '../domain/key-format.ts';
import { decoy } from './decoy.ts';
import type { AuthDatabase } from './schema.ts';

/** What is known of a presented key. */
export interface PresentedKey {
  keyId: string;
  workspaceId: string;
  scopes: ScopeName[];
  mode: Mode;
  revoked: boolean;
  /** Its workspace is being deleted. */
  deleting: boolean;
  /** Null: without end. Zero or less: expired. */
  leftMs: number | null;
}

/**
 * Finds a key by the hashes that it may be stored under. One statement, and the same steps in it, whatever comes of
 * it: where there is no such key the decoy is read in its place.
 */
export async function findPresentedKey(
  db: Kysely<AuthDatabase>,
  hashes: Buffer[],
): Promise<PresentedKey | undefined> {
  const found = await db
    .selectFrom('keys')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'keys.workspace_id')
    .select([
      'keys.key_id as keyId',
      'keys.workspace_id as workspaceId',
      'keys.scopes',
      'keys.mode',
      sql<boolean>`keys.revoked_at is not null`.as('revoked'),
      sql<boolean>`workspaces.deleting_at is not null`.as('deleting'),
      sql<number | null>`(extract(epoch from keys.expires_at - clock_timestamp()) * 1000)::float8`.as(
        'leftMs',
      ),
    ])
    .where('keys.hash', '=', (of) =>
      of.fn.coalesce(
        of.selectFrom('keys as known').select('known.hash').where('known.hash', 'in', hashes),
        of.val(decoy.hash),
      ),
    )
    .executeTakeFirst();
  return found?.keyId === decoy.keyId ? undefined : found;
}
