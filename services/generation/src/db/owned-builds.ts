import { type Kysely, sql } from 'kysely';
import { type BuildOrder, isDurable, type OwnedBuild } from '../domain/build.ts';
import type { GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

/** `leaseMs` from now, by the database's clock. */
const leaseEnd = (leaseMs: number) => sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

const ownedColumns = [
  'build_id as buildId',
  'workspace_id as workspaceId',
  'key_id as keyId',
  'test',
  'build_type as buildType',
  'mode',
  'save',
  'durable',
  'idempotency_key as idempotencyKey',
  'epoch',
] as const;

/**
 * Inserts a build and its idempotency key in one transaction.
 * @returns undefined when the key or the build's id is already there: look again.
 */
export async function insertBuild(
  db: Db,
  order: BuildOrder,
  fingerprint: string,
  leaseMs: number,
): Promise<OwnedBuild | undefined> {
  const durable = isDurable(order);
  return db.transaction().execute(async (trx) => {
    if (order.idempotencyKey !== undefined) {
      const key = await trx
        .insertInto('idempotency_keys')
        .values({
          workspace_id: order.workspaceId,
          idempotency_key: order.idempotencyKey,
          fingerprint,
          build_id: order.buildId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('build_id')
        .executeTakeFirst();
      if (key === undefined) return undefined;
    }
    const row = await trx
      .insertInto('builds')
      .values({
        build_id: order.buildId,
        workspace_id: order.workspaceId,
        key_id: order.keyId,
        test: order.test,
        build_type: order.buildType,
        mode: order.mode,
        save: order.save,
        durable,
        idempotency_key: order.idempotencyKey ?? null,
        prompt: durable ? order.prompt : null,
        status: 'running',
        lease_until: leaseEnd(leaseMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('epoch')
      .executeTakeFirst();
    if (row === undefined) throw new BuildIdTaken();
    const { prompt, clientAddress, detached, ...identity } = order;
    return { ...identity, idempotencyKey: order.idempotencyKey ?? null, durable, epoch: row.epoch };
  });
}

/** An abandoned build's tombstone, or a repeat of the id: either way it must not run. Rolls the key back. */
export class BuildIdTaken extends Error {}

/** Renews a lease and stores progress. @returns whether the build is still ours, and whether it shall stop. */
export async function renewLease(
  db: Db,
  build: OwnedBuild,
  leaseMs: number,
  progress: { stage: string; fraction: number; message: string } | undefined,
): Promise<{ owned: boolean; cancelRequested: boolean }> {
  const row = await db
    .updateTable('builds')
    .set({
      lease_until: leaseEnd(leaseMs),
      ...(progress === undefined
        ? {}
        : {
            progress_stage: progress.stage,
            progress_fraction: progress.fraction,
            progress_message: progress.message,
          }),
    })
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('ended_at', 'is', null)
    .returning('cancel_requested')
    .executeTakeFirst();
  return { owned: row !== undefined, cancelRequested: row?.cancel_requested ?? false };
}

export interface BuiltSpec {
  specJson: Buffer;
  engine: string;
  model: string | null;
  inputTokens: number;
  outputTokens: number;
}

/** Stores the engine's result: once, never replaced. @returns false when the build is no longer ours. */
export async function storeSpec(db: Db, build: OwnedBuild, built: BuiltSpec): Promise<boolean> {
  const row = await db
    .updateTable('builds')
    .set({
      status: 'built',
      spec: built.specJson,
      engine: built.engine,
      model: built.model,
      input_tokens: built.inputTokens,
      output_tokens: built.outputTokens,
    })
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('status', '=', 'running')
    .returning('build_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface CreditsAfter {
  chargedCredits: number;
  remainingCredits: number;
  heldCredits: number;
  plan: string;
}

/** Ends a build well. @returns false when the build is no longer ours. */
export async function markSucceeded(db: Db, build: OwnedBuild, credits: CreditsAfter): Promise<boolean> {
  const row = await db
    .updateTable('builds')
    .set({
      status: 'succeeded',
      prompt: null,
      charged_credits: credits.chargedCredits,
      remaining_credits: credits.remainingCredits,
      held_credits: credits.heldCredits,
      plan: credits.plan,
      ended_at: sql<Date>`clock_timestamp()`,
    })
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('status', '=', 'built')
    .returning('build_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Failure {
  reason: string;
  message: string;
  retryAfterMs?: number | undefined;
}

const undoing = (failure: Failure, leaseMs: number) => ({
  status: 'undoing' as const,
  prompt: null,
  charged_credits: 0,
  ended_at: null,
  lease_until: leaseEnd(leaseMs),
  error_reason: failure.reason,
  error_message: failure.message,
  error_retry_after_ms: failure.retryAfterMs ?? null,
});

/**
 * Records the decision to undo: from here on nobody finishes the build, whoever takes it over. Also takes a
 * succeeded build back, which is how one without a caller is reversed. @returns false when no longer ours.
 */
export async function markUndoing(
  db: Db,
  build: OwnedBuild,
  failure: Failure,
  leaseMs: number,
): Promise<boolean> {
  const row = await db
    .updateTable('builds')
    .set(undoing(failure, leaseMs))
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('status', '<>', 'failed')
    .returning('build_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an undone build and frees its idempotency key. @returns false when the build is no longer ours. */
export async function markFailed(db: Db, build: OwnedBuild): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('builds')
      .set({ status: 'failed', spec: null, ended_at: sql<Date>`clock_timestamp()` })
      .where('build_id', '=', build.buildId)
      .where('epoch', '=', build.epoch)
      .where('status', '=', 'undoing')
      .returning('build_id')
      .executeTakeFirst();
    if (row === undefined) return false;
    if (build.idempotencyKey !== null) {
      await trx
        .deleteFrom('idempotency_keys')
        .where('workspace_id', '=', build.workspaceId)
        .where('idempotency_key', '=', build.idempotencyKey)
        .where('build_id', '=', build.buildId)
        .execute();
    }
    return true;
  });
}

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

export interface TakenBuild {
  build: OwnedBuild;
  status: 'running' | 'built' | 'undoing' | 'succeeded' | 'failed';
  prompt: string | null;
  runs: number;
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
    .returning([...ownedColumns, 'status', 'prompt', 'runs'])
    .execute();
  return rows.map(taken);
}

/** Takes one build over whatever its lease says, unless it has failed. For those who speak for its caller. */
export async function seizeBuild(
  db: Db,
  workspaceId: string,
  buildId: string,
  leaseMs: number,
): Promise<TakenBuild | undefined> {
  const row = await db
    .updateTable('builds')
    .set((eb) => ({ epoch: eb('epoch', '+', 1), lease_until: leaseEnd(leaseMs) }))
    .where('build_id', '=', buildId)
    .where('workspace_id', '=', workspaceId)
    .where('status', '<>', 'failed')
    .returning([...ownedColumns, 'status', 'prompt', 'runs'])
    .executeTakeFirst();
  return row === undefined ? undefined : taken(row);
}

/**
 * Takes a build over and decides to undo it, in one statement, because its caller was told of a failure. A caller
 * who has come back for it since has been told otherwise, so then nothing happens. @returns undefined in that case.
 */
export async function disownBuild(
  db: Db,
  { workspaceId, buildId }: { workspaceId: string; buildId: string },
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
    .where('workspace_id', '=', workspaceId)
    .where('status', '<>', 'failed')
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

function taken({ status, prompt, runs, ...build }: OwnedBuild & Omit<TakenBuild, 'build'>): TakenBuild {
  return { build, status, prompt, runs };
}
