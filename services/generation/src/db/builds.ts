import { safeInteger } from '@sitewright/database';
import { type Build, BuildStatus } from '@sitewright/protos/generation';
import { toDuration } from '@sitewright/rpc';
import { type Kysely, type Selectable, sql } from 'kysely';
import { projectIdOf, type World } from '../domain/build.ts';
import type { BuildsTable, GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

/** What of a row its callers see, but for the specification, which may be large. */
export const buildColumns = [
  'build_id',
  'workspace_id',
  'build_type',
  'mode',
  'save',
  'status',
  'undo_postponed',
  'engine',
  'model',
  'input_tokens',
  'output_tokens',
  'cache_read_tokens',
  'cache_write_tokens',
  'reasoning_tokens',
  'calls',
  'repairs',
  'providers',
  'charged_credits',
  'remaining_credits',
  'held_credits',
  'plan',
  'error_reason',
  'error_message',
  'error_retry_after_ms',
  'progress_stage',
  'progress_fraction',
  'progress_message',
  'created_at',
  'ended_at',
] as const;

type BuildRow = Pick<Selectable<BuildsTable>, (typeof buildColumns)[number] | 'spec'>;

/** A build as the callers of its world see it; to others it is undefined. */
export async function findBuild(db: Db, world: World, buildId: string): Promise<Build | undefined> {
  const row = await db
    .selectFrom('builds')
    .select([...buildColumns, 'spec'])
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .executeTakeFirst();
  return row === undefined ? undefined : toBuild(row);
}

/** A page of a world's builds, newest first, without their specifications. Ids are ULIDs: they sort by time. */
export async function listBuilds(
  db: Db,
  world: World,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Build[]> {
  const rows = await db
    .selectFrom('builds')
    .select(buildColumns)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('key_id', '<>', '')
    .$if(before !== undefined, (query) => query.where('build_id', '<', before ?? ''))
    .orderBy('build_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => toBuild({ ...row, spec: null }));
}

/**
 * The build that an idempotency key names, for a caller who comes back with it. From here on it is that caller's
 * again: a failure told before does not take it back. A build that is being undone stays so.
 */
export async function reclaimBuild(db: Db, world: World, buildId: string): Promise<Build | undefined> {
  const row = await db
    .updateTable('builds')
    .set({ reclaimed: true })
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('status', 'in', ['running', 'built', 'succeeded'])
    .returning([...buildColumns, 'spec'])
    .executeTakeFirst();
  return row === undefined ? findBuild(db, world, buildId) : toBuild(row);
}

/** Whether it is known how a build ends: what a waiting caller polls. */
export async function hasEnded(db: Db, world: World, buildId: string): Promise<boolean> {
  const row = await db
    .selectFrom('builds')
    .select(['ended_at', 'undo_postponed'])
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .executeTakeFirst();
  return row === undefined || row.ended_at !== null || row.undo_postponed;
}

/** The stored specification of a build at work. */
export async function findSpec(db: Db, buildId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('builds').select('spec').where('build_id', '=', buildId).executeTakeFirst();
  return row?.spec ?? undefined;
}

/** Asks a running build to stop; its worker sees it at the next renewal. */
export async function requestCancel(db: Db, world: World, buildId: string): Promise<void> {
  await db
    .updateTable('builds')
    .set({ cancel_requested: true })
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('ended_at', 'is', null)
    .execute();
}

/** Keeps an id from ever being built: its caller has given it up before it came. */
export async function insertTombstone(db: Db, world: World, buildId: string): Promise<void> {
  await db
    .insertInto('builds')
    .values({
      build_id: buildId,
      workspace_id: world.workspaceId,
      key_id: '',
      test: world.test,
      build_type: 'website',
      mode: 'lite',
      save: false,
      durable: false,
      status: 'failed',
      lease_until: sql<Date>`clock_timestamp()`,
      ended_at: sql<Date>`clock_timestamp()`,
      error_reason: 'BUILD_CANCELLED',
      error_message: 'The build was given up before it began.',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const statuses = {
  running: BuildStatus.BUILD_STATUS_RUNNING,
  built: BuildStatus.BUILD_STATUS_RUNNING,
  undoing: BuildStatus.BUILD_STATUS_RUNNING,
  succeeded: BuildStatus.BUILD_STATUS_SUCCEEDED,
  failed: BuildStatus.BUILD_STATUS_FAILED,
} as const;

/** A row as the callers of its world see it. */
export function toBuild(row: BuildRow): Build {
  const succeeded = row.status === 'succeeded';
  // What is undone later has failed for good by then: nobody finishes it.
  const failed = row.status === 'failed' || row.undo_postponed;
  return {
    buildId: row.build_id,
    status: failed ? BuildStatus.BUILD_STATUS_FAILED : statuses[row.status],
    buildType: row.build_type,
    mode: row.mode,
    projectId: succeeded && row.save ? projectIdOf(row.build_id) : undefined,
    specJson: succeeded ? (row.spec ?? Buffer.alloc(0)) : Buffer.alloc(0),
    usage: row.ended_at === null ? undefined : usageOf(row, row.ended_at),
    credits: succeeded ? creditsOf(row) : undefined,
    error: failed ? errorOf(row) : undefined,
    // How far it had come when it was last looked at says nothing once its end is decided.
    progress:
      row.progress_stage === null || row.ended_at !== null || failed
        ? undefined
        : {
            stage: row.progress_stage,
            fraction: row.progress_fraction ?? 0,
            message: row.progress_message ?? '',
          },
    createdAt: row.created_at,
  };
}

function usageOf(row: BuildRow, endedAt: Date): Build['usage'] {
  return {
    engine: row.engine ?? 'builtin',
    model: row.model ?? undefined,
    inputTokens: safeInteger(row.input_tokens),
    outputTokens: safeInteger(row.output_tokens),
    cacheReadTokens: safeInteger(row.cache_read_tokens),
    cacheWriteTokens: safeInteger(row.cache_write_tokens),
    reasoningTokens: safeInteger(row.reasoning_tokens),
    calls: row.calls,
    repairs: row.repairs,
    providers: row.providers,
    durationMs: Math.max(0, endedAt.getTime() - row.created_at.getTime()),
    chargedCredits: safeInteger(row.charged_credits),
  };
}

function creditsOf(row: BuildRow): Build['credits'] {
  return {
    remainingCredits: safeInteger(row.remaining_credits ?? 0),
    heldCredits: safeInteger(row.held_credits ?? 0),
    chargedCredits: safeInteger(row.charged_credits),
    plan: row.plan ?? 'free',
  };
}

function errorOf(row: BuildRow): Build['error'] {
  return {
    reason: row.error_reason ?? 'BUILD_FAILED',
    message: row.error_message ?? 'The build could not be finished and was not charged.',
    retryAfter: row.error_retry_after_ms === null ? undefined : toDuration(row.error_retry_after_ms),
  };
}
