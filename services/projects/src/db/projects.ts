import { AppError, isId } from '@sitewright/errors';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { projectNotFound } from '../domain/project-not-found.ts';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import type { ProjectsDatabase } from './schema.ts';

/** Whose projects: those of a workspace's live keys and those of its test keys know nothing of each other. */
export interface World {
  workspaceId: string;
  test: boolean;
}

/** Which project, and how long the bin keeps: past that a project is gone, swept or not. */
export interface ProjectKey extends World {
  id: string;
  binTtlMs: number;
}

/** `deleted_at` as of which a project in the bin is gone. */
export const binHorizon = (binTtlMs: number) => sql<Date>`now() - ${binTtlMs} * interval '1 millisecond'`;

function selectProject(
  db: Kysely<ProjectsDatabase>,
  { id, workspaceId, test, binTtlMs }: ProjectKey,
): SelectQueryBuilder<ProjectsDatabase, 'projects', ProjectRecord> {
  return db
    .selectFrom('projects')
    .select(recordColumns)
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('test', '=', test)
    .where((where) =>
      where.or([
        where('state', '=', 'active'),
        where.and([where('state', '=', 'deleted'), where('deleted_at', '>', binHorizon(binTtlMs))]),
      ]),
    );
}

/** A project of this world, active or in the bin. @throws AppError NOT_FOUND. */
export async function getProjectRecord(
  db: Kysely<ProjectsDatabase>,
  key: ProjectKey,
): Promise<ProjectRecord> {
  const row = isId('prj', key.id) ? await selectProject(db, key).executeTakeFirst() : undefined;
  if (row === undefined) throw projectNotFound(key.id);
  return row;
}

/** An active project, locked until the transaction ends. @throws AppError NOT_FOUND or PROJECT_IN_BIN. */
export async function lockActiveProject(
  trx: Kysely<ProjectsDatabase>,
  key: ProjectKey,
): Promise<ProjectRecord> {
  const row = isId('prj', key.id) ? await selectProject(trx, key).forUpdate().executeTakeFirst() : undefined;
  if (row === undefined) throw projectNotFound(key.id);
  return requireActive(row);
}

/** @throws AppError PROJECT_IN_BIN for a project that has to be restored first. */
export function requireActive(row: ProjectRecord): ProjectRecord {
  if (row.deleted_at === null) return row;
  throw new AppError('PROJECT_IN_BIN', `${row.id} is in the bin. Restore it first.`);
}
