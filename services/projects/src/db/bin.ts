import { type Kysely, sql } from 'kysely';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { binHorizon, getProjectRecord, type ProjectKey } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';

/** Moves a project to the bin and takes it down, in one statement: an act with a number of its own. */
export async function moveToBin(db: Kysely<ProjectsDatabase>, key: ProjectKey): Promise<ProjectRecord> {
  const project = await getProjectRecord(db, key);
  if (project.deleted_at !== null) return project;
  const moved = await db
    .updateTable('projects')
    .set({
      state: 'deleted',
      deleted_at: sql`now()`,
      updated_at: sql`now()`,
      published_revision: null,
      published_at: null,
      act_seq: sql`act_seq + 1`,
      pointer_seq: sql`act_seq + 1`,
    })
    .where('id', '=', key.id)
    .where('state', '=', 'active')
    .returning(recordColumns)
    .executeTakeFirst();
  // Somebody else's delete came between: theirs is the answer.
  return moved ?? getProjectRecord(db, key);
}

/** Takes a project out of the bin; it stays unpublished. */
export async function restoreFromBin(db: Kysely<ProjectsDatabase>, key: ProjectKey): Promise<ProjectRecord> {
  const project = await getProjectRecord(db, key);
  if (project.deleted_at === null) return project;
  const restored = await db
    .updateTable('projects')
    .set({ state: 'active', deleted_at: null, updated_at: sql`now()` })
    .where('id', '=', key.id)
    .where('state', '=', 'deleted')
    .where('deleted_at', '>', binHorizon(key.binTtlMs))
    .returning(recordColumns)
    .executeTakeFirst();
  return restored ?? getProjectRecord(db, key);
}

/** Deletes for good up to `limit` projects whose time in the bin is over, with all that hangs on them. */
export async function purgeBin(
  db: Kysely<ProjectsDatabase>,
  binTtlMs: number,
  limit: number,
): Promise<number> {
  const overdue = db
    .selectFrom('projects')
    .select('id')
    .where('state', '=', sql.lit('deleted'))
    .where('deleted_at', '<=', binHorizon(binTtlMs))
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const gone = await db.deleteFrom('projects').where('id', 'in', overdue).returning('id').execute();
  return gone.length;
}

/** Forgets tombstones that no late create can come for any more. */
export async function purgeTombstones(db: Kysely<ProjectsDatabase>, limit: number): Promise<number> {
  const old = db
    .selectFrom('projects')
    .select('id')
    .where('state', '=', sql.lit('discarded'))
    .where('updated_at', '<', sql<Date>`now() - interval '30 days'`)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const gone = await db.deleteFrom('projects').where('id', 'in', old).returning('id').execute();
  return gone.length;
}
