import { AppError } from '@sitewright/errors';
import { type Kysely, sql } from 'kysely';
import { revisionConflict } from '../domain/revision-conflict.ts';
import type { Holdings } from '../domain/room.ts';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { lockActiveProject, type ProjectKey } from './projects.ts';
import { requireRoom } from './room.ts';
import type { ProjectsDatabase } from './schema.ts';
import { insertRevision, type NewRevision } from './specs.ts';
import { replaceTitleWords } from './title-words.ts';

/** A revision's number and the bytes of its specification. */
export interface RevisionSpec {
  revision: number;
  specJson: Buffer;
  sha256: Buffer;
}

/** The specification of a revision of a project that is known to be there. @throws AppError NOT_FOUND. */
export async function getRevisionSpec(
  db: Kysely<ProjectsDatabase>,
  projectId: string,
  revision: number,
): Promise<RevisionSpec> {
  const row = await db
    .selectFrom('revisions')
    .innerJoin('specs', (join) =>
      join
        .onRef('specs.project_id', '=', 'revisions.project_id')
        .onRef('specs.sha256', '=', 'revisions.spec_sha256'),
    )
    .select(['specs.spec_json', 'specs.sha256'])
    .where('revisions.project_id', '=', projectId)
    .where('revisions.revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined) throw await missingRevision(db, projectId, revision);
  return { revision, specJson: row.spec_json, sha256: row.sha256 };
}

/** Numbers are not used again: one below the current that is not there was an autosave, thinned since. */
async function missingRevision(
  db: Kysely<ProjectsDatabase>,
  projectId: string,
  revision: number,
): Promise<AppError> {
  const project = await db
    .selectFrom('projects')
    .select('current_revision')
    .where('id', '=', projectId)
    .executeTakeFirst();
  const wasThere = revision >= 1 && revision < (project?.current_revision ?? 0);
  return new AppError(
    'NOT_FOUND',
    wasThere
      ? `Revision ${revision} of ${projectId} was an autosave without a name and has been removed, as they are after 30 days.`
      : `${projectId} has no revision ${revision}.`,
  );
}

/** A revision to be added, and the title that the project takes on with it, if any. */
export type RevisionChange = Omit<NewRevision, 'projectId' | 'revision'> & {
  title?: string | undefined;
  bounds: Holdings;
};

/**
 * Adds a revision to a project whose current one is the expected one, and makes it current.
 * @throws AppError NOT_FOUND, PROJECT_IN_BIN, REVISION_CONFLICT or QUOTA_EXCEEDED.
 */
export function addRevision(
  db: Kysely<ProjectsDatabase>,
  key: ProjectKey,
  expected: number,
  change: RevisionChange,
): Promise<ProjectRecord> {
  return db.transaction().execute(async (trx) => {
    const project = await lockActiveProject(trx, key);
    const current = project.current_revision ?? 0;
    if (current !== expected) throw revisionConflict(expected, current);
    const { title, bounds, ...revision } = change;
    await requireRoom(trx, key, { revisions: 1, bytes: change.specJson.length }, bounds);
    await insertRevision(trx, { ...revision, projectId: key.id, revision: current + 1 });
    if (title !== undefined) await replaceTitleWords(trx, { ...key, title });
    return trx
      .updateTable('projects')
      .set({
        current_revision: current + 1,
        updated_at: sql`now()`,
        thin_from: sql`coalesce(thin_from, now())`,
        ...(title === undefined ? {} : { title }),
      })
      .where('id', '=', key.id)
      .returning(recordColumns)
      .executeTakeFirstOrThrow();
  });
}

const revisionColumns = [
  'revision',
  'origin',
  'restored_from',
  'spec_sha256',
  'size_bytes',
  'key_id',
  'link_id',
  'name',
  'created_at',
] as const;

/** A revision as it is read. */
export type RevisionRow = Awaited<ReturnType<typeof listRevisionRows>>[number];

/** Names a revision; null takes the name away. @throws AppError NOT_FOUND. */
export async function nameRevision(
  db: Kysely<ProjectsDatabase>,
  revision: { projectId: string; revision: number; name: string | null },
): Promise<RevisionRow> {
  const row = await db
    .updateTable('revisions')
    .set({ name: revision.name })
    .where('project_id', '=', revision.projectId)
    .where('revision', '=', revision.revision)
    .returning(revisionColumns)
    .executeTakeFirst();
  if (row === undefined) throw await missingRevision(db, revision.projectId, revision.revision);
  return row;
}

/** Up to `limit` revisions below `before`, newest first. */
export function listRevisionRows(
  db: Kysely<ProjectsDatabase>,
  projectId: string,
  before: number | undefined,
  limit: number,
) {
  return db
    .selectFrom('revisions')
    .select(revisionColumns)
    .where('project_id', '=', projectId)
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
}
