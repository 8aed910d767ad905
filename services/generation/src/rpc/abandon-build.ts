import { HoldState } from '@sitewright/protos/credits';
import type { AbandonBuildRequest, AbandonBuildResponse } from '@sitewright/protos/generation';
import { findBuild, insertTombstone } from '../db/builds.ts';
import { seizeBuild, type TakenBuild } from '../db/owned-builds.ts';
import type { SagaContext } from '../saga/context.ts';
import { cancelled } from '../saga/lease.ts';
import { resumeFinish } from '../saga/take-over.ts';
import { settleUndo, undoBuild } from '../saga/undo.ts';
import { noSuchBuild, requireCaller } from './caller.ts';

export async function abandonBuild(
  context: SagaContext,
  request: AbandonBuildRequest,
): Promise<AbandonBuildResponse> {
  const { workspaceId } = requireCaller(request.caller, ['write']);
  const { buildId } = request;
  // First in the way of a build that has not come yet; nothing happens to one that has.
  await insertTombstone(context.db, workspaceId, buildId);
  const seized = await seizeBuild(context.db, workspaceId, buildId, context.config.leaseMs);
  if (seized !== undefined) {
    context.running.stop(buildId);
    await end(context, seized, request.failureTold);
  }
  const build = await findBuild(context.db, workspaceId, buildId);
  if (build === undefined) throw noSuchBuild();
  return { build };
}

async function end(context: SagaContext, { build, status }: TakenBuild, failureTold: boolean): Promise<void> {
  if (status === 'undoing') return settleUndo(context, build);
  if (failureTold) return void (await undoBuild(context, build, cancelled()));
  if (status === 'succeeded') return;
  // The hold is the arbiter: from here on it is either captured for good, or released for good.
  const { hold } = await context.clients.credits.release({
    holdId: build.buildId,
    workspaceId: build.workspaceId,
  });
  if (hold?.state === HoldState.HOLD_STATE_CAPTURED) return resumeFinish(context, build);
  await undoBuild(context, build, cancelled());
}
