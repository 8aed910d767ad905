import { safeInteger } from '@sitewright/database';
import { type Kysely, sql } from 'kysely';
import type { OwnedBuild, World } from '../domain/build.ts';
import { type Failure, leaseEnd, undoing } from './owned-builds.ts';
import type { GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

const ownedColumns = [
  'build_id as buildId',
  'workspace_id as workspaceId',
  'key_id as keyId',
  'test',
  'build_type as buildType',
  'mode',
  'save',
  'durable',
  'streamed',
  'idempotency_key as idempotencyKey',
  'epoch',
] as const;

/** Lets the next takeover have a build at once. */
export async function dropLease(db: Db, build: OwnedBuild): Promise<void> {
  await db
    .updateTable('builds')
    .set({ lease_until: sql<Date>`clock_timestamp()` })
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('ended_at', 'is', null)
    .execute();
}

/** A build that was taken over, as far as its worker had come. */
export interface TakenBuild {
  build: OwnedBuild;
  status: 'running' | 'built' | 'undoing' | 'succeeded' | 'failed';
  prompt: string | null;
  runs: number;
  /** Of the request that it was accepted in. */
  traceparent: string | null;
}

/** The builds that have not ended, of all replicas. */
export interface OpenBuilds {
  working: number;
  /** Without a worker. */
  abandoned: number;
  /** Since the oldest was accepted. */
  oldestMs: number;
  /** Since the first lost its worker. */
  abandonedMs: number;
}

/** Counts the builds that have not ended; the index of open builds holds no others. */
export async function countOpen(db: Db): Promise<OpenBuilds> {
  const { rows } = await sql<Record<keyof OpenBuilds, string | number>>`
    select count(*) filter (where lease_until >= clock_timestamp()) as working,
      count(*) filter (where lease_until < clock_timestamp()) as abandoned,
      coalesce(1000 * extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as "oldestMs",
      greatest(0, coalesce(1000 * extract(epoch from clock_timestamp() - min(lease_until)), 0))::float8 as "abandonedMs"
    from builds where ended_at is null`.execute(db);
  const { working = 0, abandoned = 0, oldestMs = 0, abandonedMs = 0 } = rows[0] ?? {};
  return {
    working: safeInteger(working),
    abandoned: safeInteger(abandoned),
    oldestMs: Number(oldestMs),
    abandonedMs: Number(abandonedMs),
  };
}

/** Takes over up to `limit` builds whose lease has run out. Needs no leader: SKIP LOCKED keeps replicas apart. */
export async function takeOverdue(db: Db, leaseMs: number, limit: number): Promise<TakenBuild[]> {
  const overdue = db
    .selectFrom('builds')
    .select('build_id')
    .where('ended_at', 'is', null)
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('lease_until')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('builds')
    .set((eb) => ({ epoch: eb('epoch', '+', 1), lease_until: leaseEnd(leaseMs) }))
    .where('build_id', 'in', overdue)
    .returning([...ownedColumns, 'status', 'prompt', 'runs', 'traceparent'])
    .execute();
  return rows.map(taken);
}

/** Takes one build over whatever its lease says, unless it is told as failed. For those who speak for its caller. */
export async function seizeBuild(
  db: Db,
  world: World,
  buildId: string,
  leaseMs: number,
): Promise<TakenBuild | undefined> {
  const row = await db
    .updateTable('builds')
    .set((eb) => ({ epoch: eb('epoch', '+', 1), lease_until: leaseEnd(leaseMs) }))
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('status', '<>', 'failed')
    .where('undo_postponed', '=', false)
    .returning([...ownedColumns, 'status', 'prompt', 'runs', 'traceparent'])
    .executeTakeFirst();
  return row === undefined ? undefined : taken(row);
}

/**
 * Takes a build over and decides to undo it, in one statement, because its caller was told of a failure. A caller
 * who has come back for it since has been told otherwise, so then nothing happens. @returns undefined in that case.
 */
export async function disownBuild(
  db: Db,
  world: World,
  buildId: string,
  failure: Failure,
  leaseMs: number,
): Promise<OwnedBuild | undefined> {
  return db
    .updateTable('builds')
    .set((eb) => ({
      epoch: eb('epoch', '+', 1),
      ...undoing(failure, leaseMs),
    }))
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', world.workspaceId)
    .where('test', '=', world.test)
    .where('status', '<>', 'failed')
    .where('undo_postponed', '=', false)
    .where('reclaimed', '=', false)
    .returning(ownedColumns)
    .executeTakeFirst();
}

/** Counts another run of a build's engine. */
export async function countRun(db: Db, build: OwnedBuild): Promise<void> {
  await db
    .updateTable('builds')
    .set((eb) => ({ runs: eb('runs', '+', 1) }))
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .execute();
}

function taken({
  status,
  prompt,
  runs,
  traceparent,
  ...build
}: OwnedBuild & Omit<TakenBuild, 'build'>): TakenBuild {
  return { build, status, prompt, runs, traceparent };
}
