import { type Kysely, sql } from 'kysely';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { binHorizon, type World } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';

/** Which projects a list shows. */
export interface ListFilter extends World {
  deleted: boolean;
  buildType: string;
  binTtlMs: number;
}

/**
 * Up to `limit` projects whose id is below `before`, newest first. Each of its four forms reads one partial
 * index from one place on, so a page costs the same however many projects there are.
 */
export function listProjectRows(
  db: Kysely<ProjectsDatabase>,
  filter: ListFilter,
  before: string | undefined,
  limit: number,
): Promise<ProjectRecord[]> {
  return db
    .selectFrom('projects')
    .select(recordColumns)
    .where('workspace_id', '=', filter.workspaceId)
    .where('test', '=', filter.test)
    .where('state', '=', sql.lit(filter.deleted ? 'deleted' : 'active'))
    .$if(filter.deleted, (query) => query.where('deleted_at', '>', binHorizon(filter.binTtlMs)))
    .$if(filter.buildType !== '', (query) => query.where('build_type', '=', filter.buildType))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
