import { type Kysely, sql } from 'kysely';
import type { ScopeName } from '../domain/key.ts';
import type { Mode } from '../domain/key-format.ts';
import type { LinkRole } from '../domain/link.ts';
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

/** What became of a key that was presented, or that a session names. */
export type KeyVerdict = 'accepted' | 'unknown' | 'expired' | 'revoked' | 'workspace_deleting';

/** Whether a key lets anybody in. */
export function judgeKey(key: PresentedKey | undefined): KeyVerdict {
  if (key === undefined) return 'unknown';
  if (key.revoked) return 'revoked';
  if (key.leftMs !== null && key.leftMs <= 0) return 'expired';
  return key.deleting ? 'workspace_deleting' : 'accepted';
}

/** Keys with what decides whether they let anybody in. */
const selectPresentedKeys = (db: Kysely<AuthDatabase>) =>
  db
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
    ]);

/**
 * Finds a key by the hashes that it may be stored under. One statement, and the same steps in it, whatever comes of
 * it: where there is no such key the decoy is read in its place.
 */
export async function findPresentedKey(
  db: Kysely<AuthDatabase>,
  hashes: Buffer[],
): Promise<PresentedKey | undefined> {
  const found = await selectPresentedKeys(db)
    .where('keys.hash', '=', (of) =>
      of.fn.coalesce(
        of.selectFrom('keys as known').select('known.hash').where('known.hash', 'in', hashes),
        of.val(decoy.hash),
      ),
    )
    .executeTakeFirst();
  return found?.keyId === decoy.keyId ? undefined : found;
}

/** A key of any workspace by its id, which is no secret: only for what has proved that it may name it. */
export const findKeyById = (db: Kysely<AuthDatabase>, keyId: string): Promise<PresentedKey | undefined> =>
  selectPresentedKeys(db).where('keys.key_id', '=', keyId).executeTakeFirst();

/** A link with the key that issued it. */
export interface PresentedLink {
  linkId: string;
  projectId: string;
  role: LinkRole;
  revoked: boolean;
  /** Zero or less: expired. */
  leftMs: number;
  key: PresentedKey;
}

/** The link that was presented, or that a session names. */
export async function findPresentedLink(
  db: Kysely<AuthDatabase>,
  by: { hashes: Buffer[] } | { linkId: string },
): Promise<PresentedLink | undefined> {
  const found = await db
    .selectFrom('links')
    .select([
      'link_id as linkId',
      'key_id as keyId',
      'project_id as projectId',
      'role',
      sql<boolean>`revoked_at is not null`.as('revoked'),
      sql<number>`(extract(epoch from expires_at - clock_timestamp()) * 1000)::float8`.as('leftMs'),
    ])
    .$if('hashes' in by, (query) => query.where('hash', 'in', 'hashes' in by ? by.hashes : []))
    .$if('linkId' in by, (query) => query.where('link_id', '=', 'linkId' in by ? by.linkId : ''))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { keyId, ...link } = found;
  const key = await findKeyById(db, keyId);
  return key === undefined ? undefined : { ...link, key };
}

/** Whether a link lets anybody in; it ends with its key. */
export function judgeLink(link: PresentedLink | undefined): KeyVerdict {
  if (link === undefined) return 'unknown';
  if (link.revoked) return 'revoked';
  return link.leftMs <= 0 ? 'expired' : judgeKey(link.key);
}
