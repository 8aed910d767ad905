import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Holdings } from '../domain/room.ts';
import type { SpecFacts } from '../domain/spec-facts.ts';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import type { World } from './projects.ts';
import { isBuried } from './purged-workspaces.ts';
import { requireRoom } from './room.ts';
import type { ProjectState, ProjectsDatabase } from './schema.ts';
import { insertRevision, sha256 } from './specs.ts';
import { replaceTitleWords } from './title-words.ts';

/** A project as a build has it made: unseen until it is activated. */
export interface NewProject extends World {
  id: string;
  keyId: string;
  facts: SpecFacts;
  specJson: Buffer;
  bounds: Holdings;
}

/** How a create ended: the id was free, or had the same bytes already, other ones, or a tombstone. */
export type CreateOutcome = 'created' | 'same' | 'different' | 'discarded';

/**
 * Saves a pending project. The primary key decides between this and a create or discard of the same id.
 * @throws AppError QUOTA_EXCEEDED.
 */
export function createPending(db: Kysely<ProjectsDatabase>, project: NewProject): Promise<CreateOutcome> {
  return db.transaction().execute(async (trx) => {
    if (await isBuried(trx, project.workspaceId)) return 'discarded';
    const inserted = await trx
      .insertInto('projects')
      .values({
        id: project.id,
        workspace_id: project.workspaceId,
        test: project.test,
        state: 'pending',
        title: project.facts.title,
        build_type: project.facts.buildType,
        current_revision: 1,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return compare(trx, project);
    const added = { projects: 1, revisions: 1, bytes: project.specJson.length };
    await requireRoom(trx, project, added, project.bounds);
    await insertRevision(trx, {
      projectId: project.id,
      revision: 1,
      origin: 'build',
      specJson: project.specJson,
      keyId: project.keyId,
    });
    await replaceTitleWords(trx, { ...project, title: project.facts.title });
    return 'created';
  });
}

async function compare(db: Kysely<ProjectsDatabase>, project: NewProject): Promise<CreateOutcome> {
  const known = await db
    .selectFrom('projects')
    .leftJoin('revisions', (join) =>
      join.onRef('revisions.project_id', '=', 'projects.id').on('revisions.revision', '=', 1),
    )
    .select(['projects.workspace_id', 'projects.test', 'projects.state', 'revisions.spec_sha256'])
    .where('projects.id', '=', project.id)
    .executeTakeFirst();
  if (known?.workspace_id !== project.workspaceId) return 'different';
  if (known.state === 'discarded') return 'discarded';
  if (known.test !== project.test) return 'different';
  return known.spec_sha256?.equals(sha256(project.specJson)) === true ? 'same' : 'different';
}

/** Makes a pending project visible; one that is visible, or was, stays as it is. */
export async function activate(
  db: Kysely<ProjectsDatabase>,
  id: string,
  workspaceId: string,
): Promise<(ProjectRecord & { state: ProjectState }) | undefined> {
  await db
    .updateTable('projects')
    .set({ state: 'active', updated_at: sql`now()` })
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'pending')
    .execute();
  return db
    .selectFrom('projects')
    .select([...recordColumns, 'state'])
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
}

/**
 * Turns an id into a tombstone, whether seen before or not. A project that somebody has edited, published or
 * deleted since is theirs and stays. @returns false when the id is another workspace's.
 */
export function discard(db: Kysely<ProjectsDatabase>, id: string, workspaceId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const tombstone = await trx
      .insertInto('projects')
      .values({ id, workspace_id: workspaceId, state: 'discarded' })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({
            state: 'discarded',
            title: null,
            build_type: null,
            current_revision: null,
            updated_at: sql`now()`,
          })
          .where('projects.workspace_id', '=', workspaceId)
          .where('projects.state', 'in', ['pending', 'active'])
          .where('projects.current_revision', '=', 1)
          .where('projects.act_seq', '=', '0')
          .where('projects.slug', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (tombstone === undefined) return isOf(trx, id, workspaceId);
    await trx.deleteFrom('title_words').where('project_id', '=', id).execute();
    await trx.deleteFrom('revisions').where('project_id', '=', id).execute();
    await trx.deleteFrom('specs').where('project_id', '=', id).execute();
    return true;
  });
}

async function isOf(db: Kysely<ProjectsDatabase>, id: string, workspaceId: string): Promise<boolean> {
  const row = await db.selectFrom('projects').select('workspace_id').where('id', '=', id).executeTakeFirst();
  return row?.workspace_id === workspaceId;
}
