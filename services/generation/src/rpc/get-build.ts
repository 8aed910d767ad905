import { setTimeout as delay } from 'node:timers/promises';
import { isId } from '@sitewright/errors';
import { BuildStatus, type GetBuildRequest, type GetBuildResponse } from '@sitewright/protos/generation';
import { type CallContext, toMs } from '@sitewright/rpc';
import { findBuild, hasEnded } from '../db/builds.ts';
import type { World } from '../domain/build.ts';
import type { SagaContext } from '../saga/context.ts';
import { noSuchBuild, requireCaller } from './caller.ts';

const longestWaitMs = 60_000;

/** How often a build of another process is looked at; one of this process wakes its waiters. */
const pollMs = 250;

export async function getBuild(
  context: SagaContext,
  request: GetBuildRequest,
  call: CallContext,
): Promise<GetBuildResponse> {
  const world = requireCaller(request.caller, ['read', 'write']);
  const { buildId } = request;
  if (!isId('bld', buildId)) throw noSuchBuild();
  if (request.wait !== undefined) {
    const until = Math.min(Date.now() + Math.min(toMs(request.wait), longestWaitMs), call.deadline - 100);
    await waitForEnd(context, { world, buildId, until, signal: call.signal });
  }
  const build = await findBuild(context.db, world, buildId);
  if (build === undefined || build.status === BuildStatus.BUILD_STATUS_UNSPECIFIED) throw noSuchBuild();
  return { build };
}

interface Wait {
  world: World;
  buildId: string;
  until: number;
  signal: AbortSignal;
}

async function waitForEnd(context: SagaContext, { world, buildId, until, signal }: Wait): Promise<void> {
  while (!signal.aborted && Date.now() < until) {
    if (await hasEnded(context.db, world, buildId)) return;
    const pause = new AbortController();
    const nap = delay(Math.min(pollMs, Math.max(0, until - Date.now())), undefined, { signal: pause.signal });
    const here = context.running.has(buildId) ? context.running.settled(buildId) : nap;
    await Promise.race([nap, here]).catch(() => undefined);
    pause.abort();
    nap.catch(() => undefined);
  }
}
