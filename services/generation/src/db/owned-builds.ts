import { context } from '@opentelemetry/api';
import type { Build } from '@sitewright/protos/generation';
import { traceparentOf } from '@sitewright/telemetry';
import { type Kysely, sql } from 'kysely';
import { type BuildOrder, isDurable, type OwnedBuild } from '../domain/build.ts';
import { buildColumns, toBuild } from './builds.ts';
import type { GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

/** `leaseMs` from now, by the database's clock. */
export const leaseEnd = (leaseMs: number) =>
  sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

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
          test: order.test,
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
        streamed: order.streamed,
        idempotency_key: order.idempotencyKey ?? null,
        prompt: durable ? order.prompt : null,
        status: 'running',
        traceparent: traceparentOf(context.active()) || null,
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

/** What an engine has made. */
export interface BuiltSpec {
  specJson: Buffer;
  engine: string;
  model: string | null;
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
    })
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('status', '=', 'running')
    .returning('build_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account after a build was charged. */
export interface CreditsAfter {
  chargedCredits: number;
  remainingCredits: number;
  heldCredits: number;
  plan: string;
}

/** Ends a build well. @returns it with the specification given; undefined when it is no longer ours. */
export async function markSucceeded(
  db: Db,
  build: OwnedBuild,
  { specJson, ...credits }: CreditsAfter & { specJson: Buffer },
): Promise<Build | undefined> {
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
    .returning(buildColumns)
    .executeTakeFirst();
  return row === undefined ? undefined : toBuild({ ...row, spec: specJson });
}

/** Why a build fails, as its caller is told. */
export interface Failure {
  reason: string;
  message: string;
  retryAfterMs?: number | undefined;
}

/** What a row says once it is decided to undo its build. */
export const undoing = (failure: Failure, leaseMs: number) => ({
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

/** Lets the next takeover have a build at once; one that is being undone is told as failed meanwhile. */
export async function postponeUndo(db: Db, build: OwnedBuild): Promise<void> {
  await db
    .updateTable('builds')
    .set({
      lease_until: sql<Date>`clock_timestamp()`,
      undo_postponed: sql<boolean>`status = 'undoing'`,
    })
    .where('build_id', '=', build.buildId)
    .where('epoch', '=', build.epoch)
    .where('ended_at', 'is', null)
    .execute();
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
        .where('test', '=', build.test)
        .where('idempotency_key', '=', build.idempotencyKey)
        .where('build_id', '=', build.buildId)
        .execute();
    }
    return true;
  });
}
