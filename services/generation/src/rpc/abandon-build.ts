import { isId } from '@sitewright/errors';
import { HoldState } from '@sitewright/protos/credits';
import type { AbandonBuildRequest, AbandonBuildResponse } from '@sitewright/protos/generation';
import { endStreamAt } from '../db/build-events.ts';
import { findBuild, insertTombstone } from '../db/builds.ts';
import { disownBuild, seizeBuild } from '../db/taken-builds.ts';
import type { World } from '../domain/build.ts';
import type { SagaContext } from '../saga/context.ts';
import { resumeFinish } from '../saga/take-over.ts';
import { interrupted, settleUndo, undoBuild } from '../saga/undo.ts';
import { noSuchBuild, requireCaller } from './caller.ts';

export async function abandonBuild(
  context: SagaContext,
  request: AbandonBuildRequest,
): Promise<AbandonBuildResponse> {
  const world = requireCaller(request.caller, ['write']);
  const { buildId, lastTold } = request;
  if (!isId('bld', buildId)) throw noSuchBuild();
  // First in the way of a build that has not come yet; nothing happens to one that has.
  await insertTombstone(context.db, world, buildId);
  if (request.failureTold) await disown(context, world, buildId, lastTold);
  else await settle(context, world, buildId);
  const build = await findBuild(context.db, world, buildId);
  if (build === undefined) throw noSuchBuild();
  return { build };
}

/** Undoes a build whose caller was told of a failure, unless that caller has come back for it since. */
async function disown(context: SagaContext, world: World, buildId: string, lastTold: number): Promise<void> {
  const { reason, message } = interrupted();
  const failure = { reason, message };
  const disowned = await disownBuild(context.db, world, buildId, failure, context.config.leaseMs);
  // One that had failed by itself may have told more on its way there, and another cause.
  if (lastTold > 0) await endStreamAt(context.db, world, buildId, { after: lastTold, failure });
  if (disowned === undefined) return;
  context.running.stop(buildId);
  await undoBuild(context, disowned, interrupted());
}

/** Ends a build whose caller has not been told anything yet, well where it was committed. */
async function settle(context: SagaContext, world: World, buildId: string): Promise<void> {
  const seized = await seizeBuild(context.db, world, buildId, context.config.leaseMs);
  if (seized === undefined) return;
  context.running.stop(buildId);
  const { build, status } = seized;
  if (status === 'undoing') return settleUndo(context, build);
  if (status === 'succeeded') return;
  // The hold is the arbiter: from here on it is either captured for good, or released for good.
  const { hold } = await context.clients.credits.release({ holdId: buildId, workspaceId: world.workspaceId });
  if (hold?.state === HoldState.HOLD_STATE_CAPTURED) return resumeFinish(context, build);
  await undoBuild(context, build, interrupted());
}
