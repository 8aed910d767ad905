import { toAppError } from '@sitewright/errors';
import type { Build, BuildRequest, BuildResponse } from '@sitewright/protos/generation';
import { withRateLimit } from '@sitewright/rate-window';
import type { CallContext } from '@sitewright/rpc';
import { findBuild } from '../db/builds.ts';
import type { BuildOrder, OwnedBuild } from '../domain/build.ts';
import { acceptBuild } from '../saga/accept.ts';
import type { SagaContext } from '../saga/context.ts';
import { cancelled } from '../saga/lease.ts';
import { undoBuild } from '../saga/undo.ts';
import { readOrder, startBuild } from './build-order.ts';
import { noSuchBuild } from './caller.ts';

export async function build(
  context: SagaContext,
  request: BuildRequest,
  call: CallContext,
): Promise<BuildResponse> {
  const order = readOrder(request, false);
  const acceptance = await acceptBuild(context, order);
  if ('earlier' in acceptance) return { build: acceptance.earlier, replayed: true };

  const { accepted, counted } = acceptance;
  call.acknowledge?.();
  try {
    const built = await runToEnd(context, accepted, order, call);
    return { build: built, replayed: false, rateLimit: counted };
  } catch (thrown) {
    throw withRateLimit(toAppError(thrown), counted);
  }
}

/** Runs a build to its end, or only sets it going where nobody waits. @throws AppError where it fails. */
async function runToEnd(
  context: SagaContext,
  accepted: OwnedBuild,
  order: BuildOrder,
  call: CallContext,
): Promise<Build> {
  const { reserved, ended } = startBuild(context, accepted, order, call);
  reserved.catch(() => undefined);
  if (order.detached) {
    // Its outcome is in the build's row, where whoever asks will find it.
    ended.catch(() => undefined);
    const begun = await findBuild(context.db, accepted, accepted.buildId);
    if (begun === undefined) throw noSuchBuild();
    return begun;
  }
  const built = await ended;
  // Committed, and nobody left to tell.
  if (!accepted.durable && call.signal.aborted) throw await undoBuild(context, accepted, cancelled());
  return built;
}
