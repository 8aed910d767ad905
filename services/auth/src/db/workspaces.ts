import { type Kysely, sql } from 'kysely';
import type { Position } from '../domain/cursor.ts';
import { now } from './clock.ts';
import { decoy } from './decoy.ts';
import type { AuthDatabase } from './schema.ts';

/** A workspace as it is read. */
export interface WorkspaceRecord {
  workspaceId: string;
  name: string;
  plan: string;
  deleting: boolean;
  createdAt: Date;
}

const columns = [
  'workspace_id as workspaceId',
  'name',
  'plan',
  sql<boolean>`deleting_at is not null`.as('deleting'),
  'created_at as createdAt',
] as const;

/** Makes a workspace unless there is one of that id. @returns whether it was made. */
export async function insertWorkspace(
  db: Kysely<AuthDatabase>,
  row: { workspaceId: string; name: string; plan: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('workspaces')
    .values({ workspace_id: row.workspaceId, name: row.name, plan: row.plan })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .returning('workspace_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A workspace, one that is being deleted too; never the decoy. */
export async function findWorkspace(
  db: Kysely<AuthDatabase>,
  workspaceId: string,
): Promise<WorkspaceRecord | undefined> {
  return db
    .selectFrom('workspaces')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('workspace_id', '<>', decoy.workspaceId)
    .executeTakeFirst();
}

/** One page, newest first. */
export async function listWorkspaces(
  db: Kysely<AuthDatabase>,
  page: { after: Position | undefined; limit: number },
): Promise<WorkspaceRecord[]> {
  const { after } = page;
  let query = db.selectFrom('workspaces').select(columns).where('workspace_id', '<>', decoy.workspaceId);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(created_at, workspace_id) < (${after.createdAt}, ${after.id})`);
  }
  return query.orderBy('created_at', 'desc').orderBy('workspace_id', 'desc').limit(page.limit).execute();
}

/** Begins deletion; a second time changes nothing. @returns undefined when there is no such workspace. */
export async function markDeleting(
  db: Kysely<AuthDatabase>,
  workspaceId: string,
): Promise<WorkspaceRecord | undefined> {
  return db
    .updateTable('workspaces')
    .set({ deleting_at: sql<Date>`coalesce(deleting_at, ${now})` })
    .where('workspace_id', '=', workspaceId)
    .returning(columns)
    .executeTakeFirst();
}
