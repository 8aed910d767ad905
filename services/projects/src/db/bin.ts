import { type Kysely, sql } from 'kysely';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { binHorizon, getProjectRecord, type ProjectKey } from './projects.ts';
import { replacePublications } from './publications.ts';
import type { ProjectsDatabase } from './schema.ts';
import { freeSlug } from './slugs.ts';

/** Moves a project to the bin, takes it down and starts the reservation of its slug: an act with a number. */
export function moveToBin(db: Kysely<ProjectsDatabase>, key: ProjectKey): Promise<ProjectRecord> {
  return db.transaction().execute(async (trx) => {
    const project = await getProjectRecord(trx, key);
    if (project.deleted_at !== null) return project;
    const moved = await markDeleted(trx, key.id);
    // Somebody else's delete came between: theirs is the answer.
    if (moved === undefined) return getProjectRecord(trx, key);
    await replacePublications(trx, key.id);
    if (moved.slug !== null) await freeSlug(trx, moved.slug);
    return moved;
  });
}

function markDeleted(trx: Kysely<ProjectsDatabase>, id: string): Promise<ProjectRecord | undefined> {
  return trx
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
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning(recordColumns)
    .executeTakeFirst();
}

/** Takes a project out of the bin, with its slug; it stays unpublished. */
export function restoreFromBin(db: Kysely<ProjectsDatabase>, key: ProjectKey): Promise<ProjectRecord> {
  return db.transaction().execute(async (trx) => {
    const project = await getProjectRecord(trx, key);
    if (project.deleted_at === null) return project;
    const restored = await trx
      .updateTable('projects')
      .set({ state: 'active', deleted_at: null, updated_at: sql`now()` })
      .where('id', '=', key.id)
      .where('state', '=', 'deleted')
      .where('deleted_at', '>', binHorizon(key.binTtlMs))
      .returning(recordColumns)
      .executeTakeFirst();
    if (restored === undefined) return getProjectRecord(trx, key);
    // A slug is not claimed away while its project's row has it.
    if (restored.slug !== null) {
      await trx.updateTable('slugs').set({ freed_at: null }).where('slug', '=', restored.slug).execute();
    }
    return restored;
  });
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
