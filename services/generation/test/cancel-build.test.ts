import { afterAll, expect, test } from '@jest/globals';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus } from '@sitewright/protos/generation';
import { anOrder, callerOf, newWorkspaceId, startGeneration } from './generation-service.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

const cancel = async (workspaceId: string, buildId: string) =>
  (await generation.rpc.cancelBuild({ caller: callerOf(workspaceId), buildId })).build;

test('stops a running build uncharged, and again is told the same', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'wait', detached: true };
  const begun = generation.script.nextRun();
  await generation.rpc.build(order);
  await begun;
  const stopped = await cancel(workspaceId, order.buildId);
  expect(stopped).toMatchObject({
    ...{ status: BuildStatus.BUILD_STATUS_FAILED, error: { reason: 'BUILD_CANCELLED' } },
  });
  expect(await cancel(workspaceId, order.buildId)).toEqual(stopped);
  expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
});

test('leaves a build that has ended as it is', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(anOrder(workspaceId));
  expect(await cancel(workspaceId, build?.buildId ?? '')).toEqual(build);
});

test('finds no build of another workspace, and none of an id that is none', async () => {
  const { build } = await generation.rpc.build(anOrder(newWorkspaceId()));
  for (const buildId of [build?.buildId ?? '', 'bld_1']) {
    await expect(cancel(newWorkspaceId(), buildId)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  }
});
