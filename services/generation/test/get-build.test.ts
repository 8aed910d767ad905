import { afterAll, expect, test } from '@jest/globals';
import { BuildStatus } from '@sitewright/protos/generation';
import { toDuration } from '@sitewright/rpc';
import { anOrder, callerOf, newWorkspaceId, startGeneration } from './generation-service.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

const ask = async (workspaceId: string, buildId: string, waitMs?: number, scopes = ['read']) => {
  const wait = waitMs === undefined ? undefined : toDuration(waitMs);
  return (await generation.rpc.getBuild({ caller: callerOf(workspaceId, scopes), buildId, wait })).build;
};

test('tells how far a running build has come, and waits for its end where asked', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'wait', detached: true };
  const begun = generation.script.nextRun();
  await generation.rpc.build(order);
  await begun;
  const running = await ask(workspaceId, order.buildId);
  expect(running).toMatchObject({ status: BuildStatus.BUILD_STATUS_RUNNING, usage: undefined });
  const waiting = ask(workspaceId, order.buildId, 9_000);
  generation.script.release();
  expect((await waiting)?.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
});

test('says why a build failed and that it cost nothing', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'busy' };
  await expect(generation.rpc.build(order)).rejects.toMatchObject({ reason: 'PROVIDER_BUSY' });
  expect(await ask(workspaceId, order.buildId)).toMatchObject({
    status: BuildStatus.BUILD_STATUS_FAILED,
    error: { reason: 'PROVIDER_BUSY', message: 'It is busy.', retryAfter: toDuration(7_000) },
    usage: { chargedCredits: 0 },
  });
});

test('finds no build of another workspace, of the other kind of key, or of an id that is none', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(anOrder(workspaceId));
  const buildId = build?.buildId ?? '';
  const asTest = { ...callerOf(workspaceId), test: true };
  const asked = [
    () => ask(newWorkspaceId(), buildId),
    () => ask(workspaceId, 'bld_1'),
    () => generation.rpc.getBuild({ caller: asTest, buildId, wait: undefined }),
  ];
  for (const answer of asked) await expect(answer()).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

test('is refused to a key that may neither read nor write', async () => {
  const refused = ask(newWorkspaceId(), 'bld_1', undefined, ['publish']);
  await expect(refused).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
});
