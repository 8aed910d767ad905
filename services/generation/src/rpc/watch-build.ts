import { isId } from '@sitewright/errors';
import type { WatchBuildRequest, WatchBuildResponse } from '@sitewright/protos/generation';
import type { CallContext } from '@sitewright/rpc';
import { findBuild } from '../db/builds.ts';
import type { SagaContext } from '../saga/context.ts';
import { watchBuild as watch } from '../saga/watch.ts';
import { noSuchBuild, requireCaller } from './caller.ts';

export async function* watchBuild(
  context: SagaContext,
  { caller, buildId, after }: WatchBuildRequest,
  { signal }: CallContext,
): AsyncGenerator<WatchBuildResponse> {
  const world = requireCaller(caller, ['read', 'write']);
  if (!isId('bld', buildId) || (await findBuild(context.db, world, buildId)) === undefined)
    throw noSuchBuild();
  for await (const event of watch(context, { world, buildId, after, signal })) yield { event };
}
