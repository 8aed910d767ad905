import { isId } from '@sitewright/errors';
import type { CancelBuildRequest, CancelBuildResponse } from '@sitewright/protos/generation';
import { findBuild, requestCancel } from '../db/builds.ts';
import type { SagaContext } from '../saga/context.ts';
import { noSuchBuild, requireCaller } from './caller.ts';

export async function cancelBuild(
  context: SagaContext,
  request: CancelBuildRequest,
): Promise<CancelBuildResponse> {
  const world = requireCaller(request.caller, ['write']);
  const { buildId } = request;
  if (!isId('bld', buildId)) throw noSuchBuild();
  // The row first: it holds for a worker in any process, and says whose build it is.
  await requestCancel(context.db, world, buildId);
  const found = await findBuild(context.db, world, buildId);
  if (found === undefined) throw noSuchBuild();
  context.running.stop(buildId);
  await context.running.settled(buildId);
  const build = await findBuild(context.db, world, buildId);
  return { build };
}
