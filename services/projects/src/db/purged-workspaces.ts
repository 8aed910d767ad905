import { type Kysely, sql } from 'kysely';
import type { ProjectsDatabase } from './schema.ts';

/** Writes the tombstone of a workspace; again changes nothing. */
export async function buryWorkspace(db: Kysely<ProjectsDatabase>, workspaceId: string): Promise<void> {
  await db
    .insertInto('purged_workspaces')
    .values({ workspace_id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a workspace was deleted. */
export async function isBuried(db: Kysely<ProjectsDatabase>, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purged_workspaces')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds for a project, in a query on `projects`, whose workspace is not purged. */
export const isOfLivingWorkspace = sql<boolean>`not exists (
  select from purged_workspaces where purged_workspaces.workspace_id = projects.workspace_id)`;

const rounds = 10;

/** Deletes for good what is left of purged workspaces: up to ten times `limit` projects, with all that hangs on them. */
export async function purgeBuried(db: Kysely<ProjectsDatabase>, limit: number): Promise<number> {
  let gone = 0;
  for (let round = 0; round < rounds; round += 1) {
    const batch = await purgeBatch(db, limit);
    gone += batch;
    if (batch < limit) break;
  }
  return gone;
}

// The names of a purged project are free only after their time, as those of any other.
function purgeBatch(db: Kysely<ProjectsDatabase>, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('projects')
      .innerJoin('purged_workspaces', 'purged_workspaces.workspace_id', 'projects.workspace_id')
      .select('projects.id')
      .where((where) =>
        where.or([
          where('projects.state', '=', sql.lit('active')),
          where('projects.state', '=', sql.lit('deleted')),
        ]),
      )
      .limit(limit)
      .forUpdate('projects')
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx
      .updateTable('slugs')
      .set({ freed_at: sql`now()` })
      .where('project_id', 'in', ids)
      .where('freed_at', 'is', null)
      .execute();
    await trx.deleteFrom('projects').where('id', 'in', ids).execute();
    return ids.length;
  });
}
