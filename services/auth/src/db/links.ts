import { type Kysely, sql } from 'kysely';
import type { Position } from '../domain/cursor.ts';
import type { State } from '../domain/key.ts';
import type { LinkRecord, LinkRole } from '../domain/link.ts';
import type { KeyHash } from '../domain/pepper.ts';
import { fromNow, now } from './clock.ts';
import type { AuthDatabase } from './schema.ts';

/** A link ends with its key. */
const state = sql<State>`
  case when links.revoked_at is not null or keys.revoked_at is not null then 'revoked'
       when least(links.expires_at, keys.expires_at) <= clock_timestamp() then 'expired'
       else 'active' end`;

/** Reads whole records of one workspace's project. */
const selectLinks = (db: Kysely<AuthDatabase>, of: { workspaceId: string; projectId: string }) =>
  db
    .selectFrom('links')
    .innerJoin('keys', 'keys.key_id', 'links.key_id')
    .select([
      'links.link_id as linkId',
      'links.project_id as projectId',
      'links.key_id as keyId',
      'links.role',
      state.as('state'),
      'links.created_at as createdAt',
      'links.expires_at as expiresAt',
      'links.revoked_at as revokedAt',
    ])
    .where('keys.workspace_id', '=', of.workspaceId)
    .where('links.project_id', '=', of.projectId);

/** A link that is to be stored. */
export interface NewLink extends KeyHash {
  linkId: string;
  keyId: string;
  projectId: string;
  role: LinkRole;
  requestHash: Buffer;
  lifetimeMs: number;
}

/** Stores a link unless there is one of that id. @returns whether it was stored. */
export async function insertLink(db: Kysely<AuthDatabase>, link: NewLink): Promise<boolean> {
  const inserted = await db
    .insertInto('links')
    .values({
      link_id: link.linkId,
      key_id: link.keyId,
      project_id: link.projectId,
      role: link.role,
      hash: link.hash,
      pepper_version: link.pepperVersion,
      request_hash: link.requestHash,
      expires_at: fromNow(link.lifetimeMs),
    })
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .returning('link_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What the request that made a link had asked for, as its hash. */
export async function findLinkRequestHash(
  db: Kysely<AuthDatabase>,
  linkId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('links')
    .select('request_hash')
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return row?.request_hash;
}

/** Which link of which project of which workspace. */
export interface LinkKey {
  workspaceId: string;
  projectId: string;
  linkId: string;
}

/** A project's link. Another project's or workspace's is as good as none. */
export const findLink = (db: Kysely<AuthDatabase>, link: LinkKey): Promise<LinkRecord | undefined> =>
  selectLinks(db, link).where('links.link_id', '=', link.linkId).executeTakeFirst();

/** One page, newest first. */
export async function listLinks(
  db: Kysely<AuthDatabase>,
  page: { workspaceId: string; projectId: string; after: Position | undefined; limit: number },
): Promise<LinkRecord[]> {
  const { after } = page;
  let query = selectLinks(db, page);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(links.created_at, links.link_id) < (${after.createdAt}, ${after.id})`);
  }
  return query
    .orderBy('links.created_at', 'desc')
    .orderBy('links.link_id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Revokes a link; the first time stays. Changes nothing where there is no such link. */
export async function revokeLink(db: Kysely<AuthDatabase>, link: LinkKey): Promise<void> {
  await db
    .updateTable('links')
    .from('keys')
    .set({ revoked_at: sql<Date>`coalesce(links.revoked_at, ${now})` })
    .whereRef('keys.key_id', '=', 'links.key_id')
    .where('keys.workspace_id', '=', link.workspaceId)
    .where('links.project_id', '=', link.projectId)
    .where('links.link_id', '=', link.linkId)
    .execute();
}
