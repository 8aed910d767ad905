import { AppError } from '@sitewright/errors';
import { type Build, BuildStatus } from '@sitewright/protos/generation';
import type { RateLimitFields } from '@sitewright/rate-window';
import { reclaimBuild } from '../db/builds.ts';
import { findKey, forgetOldKey } from '../db/idempotency-keys.ts';
import { BuildIdTaken, insertBuild } from '../db/owned-builds.ts';
import { type BuildOrder, fingerprint, type OwnedBuild } from '../domain/build.ts';
import type { SagaContext } from './context.ts';
import { cancelled } from './lease.ts';

/** A build to run, or an earlier one that the order's idempotency key names. */
export type Acceptance = { accepted: OwnedBuild; counted: RateLimitFields } | { earlier: Build };

/** How often two orders with one key may trip over each other before one is told to wait. */
const tries = 3;

/**
 * Steps 1 to 3: looks for an earlier build under the key, counts the build against its address, and writes the
 * build's row and key. A replay is not a build: it is not counted.
 * @throws AppError IDEMPOTENCY_KEY_REUSED, BUILD_IN_PROGRESS, RATE_LIMITED, or BUILD_CANCELLED for an id given up.
 */
export async function acceptBuild(context: SagaContext, order: BuildOrder): Promise<Acceptance> {
  const mark = fingerprint(order);
  let counted: RateLimitFields | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const earlier = await findEarlier(context, order, mark);
    if (earlier !== undefined) return { earlier };
    counted ??= await context.window.take(order.clientAddress);
    try {
      const accepted = await insertBuild(context.db, order, mark, context.config.leaseMs);
      if (accepted !== undefined) return { accepted, counted };
    } catch (error) {
      if (error instanceof BuildIdTaken) throw cancelled();
      throw error;
    }
  }
  throw inProgress();
}

async function findEarlier(
  { db, config }: SagaContext,
  order: BuildOrder,
  mark: string,
): Promise<Build | undefined> {
  const { idempotencyKey } = order;
  if (idempotencyKey === undefined) return undefined;
  const used = await findKey(db, order, idempotencyKey, config.keptMs);
  if (used === undefined) {
    await forgetOldKey(db, order, idempotencyKey, config.keptMs);
    return undefined;
  }
  if (used.fingerprint !== mark) {
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used with another request. Use a new key for a new request.',
    );
  }
  const build = await reclaimBuild(db, order, used.buildId);
  // A failed build frees its key in the same transaction as it ends, so a row that is gone or has ended means: look again.
  if (build === undefined) return undefined;
  if (build.status === BuildStatus.BUILD_STATUS_FAILED) {
    if (build.usage === undefined) throw inProgress();
    return undefined;
  }
  if (build.status !== BuildStatus.BUILD_STATUS_SUCCEEDED && !order.detached && !order.streamed)
    throw inProgress();
  return build;
}

const inProgress = (): AppError =>
  new AppError(
    'BUILD_IN_PROGRESS',
    'A build with this Idempotency-Key is still running. Repeat the request shortly.',
    {
      retryAfterMs: 1000,
    },
  );
