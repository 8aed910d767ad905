import { type Kysely, sql } from 'kysely';
import type { ProjectsDatabase } from './schema.ts';

/**
 * Removes unnamed autosaves that are older than the time, never the current revision, the public one or one that was
 * restored from, with the bytes that nothing else has. A trigger holds the same. Looks at up to `batch` projects.
 * @returns how many are gone.
 */
export async function thinAutosaves(
  db: Kysely<ProjectsDatabase>,
  ttlMs: number,
  batch: number,
): Promise<number> {
  let gone = 0;
  for (let looked = 0; looked < batch; looked += 1) {
    const thinned = await db.transaction().execute((trx) => thinNext(trx, ttlMs));
    if (thinned === undefined) break;
    gone += thinned;
  }
  return gone;
}

/** Thins the project that has waited longest. @returns undefined when none is due. */
async function thinNext(trx: Kysely<ProjectsDatabase>, ttlMs: number): Promise<number | undefined> {
  const horizon = sql<Date>`now() - ${ttlMs} * interval '1 millisecond'`;
  // The lock that adding a revision takes: no revision comes to use bytes while they go.
  const project = await trx
    .selectFrom('projects')
    .select(['id', 'current_revision', 'published_revision'])
    .where('thin_from', '<=', horizon)
    .orderBy('thin_from')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (project === undefined) return undefined;
  const kept = [project.current_revision ?? 0, project.published_revision ?? 0];
  const removed = await trx
    .deleteFrom('revisions')
    .where('project_id', '=', project.id)
    .where('origin', '=', 'autosave')
    .where('name', 'is', null)
    .where('created_at', '<=', horizon)
    .where('revision', 'not in', kept)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('revisions as restored')
            .select('restored.revision')
            .where('restored.project_id', '=', project.id)
            .whereRef('restored.restored_from', '=', 'revisions.revision'),
        ),
      ),
    )
    .returning('spec_sha256')
    .execute();
  await removeUnused(
    trx,
    project.id,
    removed.map(({ spec_sha256 }) => spec_sha256),
  );
  await trx
    .updateTable('projects')
    .set({
      thin_from: sql`(
        select min(created_at) from revisions
        where project_id = ${project.id} and origin = 'autosave' and name is null and created_at > ${horizon}
      )`,
    })
    .where('id', '=', project.id)
    .execute();
  return removed.length;
}

async function removeUnused(
  trx: Kysely<ProjectsDatabase>,
  projectId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .deleteFrom('specs')
    .where('project_id', '=', projectId)
    .where('sha256', 'in', hashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('revisions')
            .select('revisions.revision')
            .where('revisions.project_id', '=', projectId)
            .whereRef('revisions.spec_sha256', '=', 'specs.sha256'),
        ),
      ),
    )
    .execute();
}
