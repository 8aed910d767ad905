import { AppError } from '@sitewright/errors';
import type { BuildRequest, BuildResponse } from '@sitewright/protos/generation';
import type { CallContext } from '@sitewright/rpc';
import { z } from 'zod';
import { findBuild } from '../db/builds.ts';
import { BUILD_MODES, BUILD_TYPES, type BuildOrder, isBuildId, type OwnedBuild } from '../domain/build.ts';
import { acceptBuild } from '../saga/accept.ts';
import type { SagaContext } from '../saga/context.ts';
import { cancelled } from '../saga/lease.ts';
import { runBuild } from '../saga/run.ts';
import { modeDeadlineMs } from '../saga/take-over.ts';
import { undoBuild } from '../saga/undo.ts';
import { noSuchBuild, requireCaller } from './caller.ts';

export async function build(
  context: SagaContext,
  request: BuildRequest,
  call: CallContext,
): Promise<BuildResponse> {
  const order = readOrder(request);
  const acceptance = await acceptBuild(context, order);
  if ('earlier' in acceptance) return { build: acceptance.earlier, replayed: true };

  const { accepted } = acceptance;
  const work = start(context, accepted, order, call);
  if (order.detached) {
    // Its outcome is in the build's row, where whoever asks will find it.
    work.catch(() => undefined);
  } else {
    await work;
    if (!accepted.durable && call.signal.aborted) {
      // Committed, and nobody left to tell.
      throw await undoBuild(context, accepted, cancelled());
    }
  }
  const built = await findBuild(context.db, accepted.workspaceId, accepted.buildId);
  if (built === undefined) throw noSuchBuild();
  return { build: built, replayed: false };
}

function start(
  context: SagaContext,
  accepted: OwnedBuild,
  order: BuildOrder,
  call: CallContext,
): Promise<void> {
  const stop = new AbortController();
  const own = Date.now() + modeDeadlineMs(context, accepted);
  const deadline = order.detached ? own : Math.min(own, call.deadline);
  if (!accepted.durable) {
    if (call.signal.aborted) stop.abort(cancelled());
    call.signal.addEventListener('abort', () => stop.abort(cancelled()), { once: true });
  }
  const work = runBuild(context, accepted, order.prompt, { deadline, stop });
  return context.running.track(accepted.buildId, stop, work);
}

const orderSchema = z.object({
  buildId: z.string().refine(isBuildId, 'must be bld_ and a ULID in lower case'),
  clientAddress: z.string().min(1),
  prompt: z.string().min(1).max(64_000),
  buildType: z.enum(BUILD_TYPES),
  mode: z.enum(BUILD_MODES),
  save: z.boolean(),
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
    .optional(),
  detached: z.boolean(),
});

/** @throws AppError INVALID_REQUEST, INSUFFICIENT_SCOPE */
function readOrder(request: BuildRequest): BuildOrder {
  const { workspaceId, keyId, test } = requireCaller(request.caller, ['write']);
  const order = orderSchema.safeParse(request);
  if (!order.success) throw new AppError('INVALID_REQUEST', z.prettifyError(order.error));
  return { ...order.data, workspaceId, keyId, test };
}
