import { type Kysely, sql } from 'kysely';
import { type Holdings, passedBound, quotaExceeded } from '../domain/room.ts';
import { countQuotaRefusal } from '../events.ts';
import type { World } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';

/**
 * Refuses what a workspace has no room for. Nothing is locked: writers at once may pass a bound together, by as much
 * as they add. @throws AppError QUOTA_EXCEEDED.
 */
export async function requireRoom(
  db: Kysely<ProjectsDatabase>,
  world: World,
  added: Partial<Holdings>,
  bounds: Holdings,
): Promise<void> {
  const passed = passedBound(await sumHoldings(db, world), added, bounds);
  if (passed === undefined) return;
  countQuotaRefusal(passed);
  throw quotaExceeded(passed, bounds);
}

async function sumHoldings(db: Kysely<ProjectsDatabase>, { workspaceId, test }: World): Promise<Holdings> {
  const { projects, revisions, bytes } = await db
    .selectFrom('projects')
    .select([
      sql<string>`count(*)`.as('projects'),
      sql<string>`coalesce(sum(revision_count), 0)`.as('revisions'),
      sql<string>`coalesce(sum(spec_bytes), 0)`.as('bytes'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('test', '=', test)
    // As the indexes have them; pending ones are few and of a moment.
    .where((where) =>
      where.or([where('state', '=', sql.lit('active')), where('state', '=', sql.lit('deleted'))]),
    )
    .executeTakeFirstOrThrow();
  return { projects: Number(projects), revisions: Number(revisions), bytes: Number(bytes) };
}

/** Whether the exports of a project's workspace leave room for one more. */
export async function hasRoomForExport(
  db: Kysely<ProjectsDatabase>,
  projectId: string,
  sizeBytes: number,
  boundBytes: number,
): Promise<boolean> {
  const { bytes } = await db
    .selectFrom('exports')
    .innerJoin('projects', 'projects.id', 'exports.project_id')
    .innerJoin('projects as own', (join) =>
      join.onRef('own.workspace_id', '=', 'projects.workspace_id').onRef('own.test', '=', 'projects.test'),
    )
    .select(sql<string>`coalesce(sum(exports.size_bytes), 0)`.as('bytes'))
    .where('own.id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(bytes) + sizeBytes <= boundBytes;
}
