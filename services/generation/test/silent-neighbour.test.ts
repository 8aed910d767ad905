import { afterAll, describe, expect, test } from '@jest/globals';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus } from '@sitewright/protos/generation';
import { toDuration } from '@sitewright/rpc';
import { waitFor } from '@sitewright/testing';
import { anOrder, callerOf, newWorkspaceId, startGeneration } from './generation-service.ts';

// The sweep would wait for credits as long as anybody: only what does not wait for it answers within the tests' limit.
const generation = await startGeneration({ GENERATION_SETTLE_MS: '300', GENERATION_LEASE_MS: '2000' });
afterAll(() => generation.stop());

const released = (buildId: string) =>
  waitFor(
    async () => generation.credits.stateOf(buildId) === HoldState.HOLD_STATE_RELEASED || undefined,
    'the hold to be released',
  );

describe('while credits says nothing', () => {
  const wait = toDuration(60_000);

  test('a build is told so, is failed for all who ask, and is undone once credits answers', async () => {
    const workspaceId = newWorkspaceId();
    const order = anOrder(workspaceId);
    const speak = generation.credits.fallSilent();
    await expect(generation.rpc.build(order)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    const asked = { caller: callerOf(workspaceId), buildId: order.buildId };
    const failed = { status: BuildStatus.BUILD_STATUS_FAILED, error: { reason: 'UNAVAILABLE' } };
    expect(await generation.rpc.getBuild({ ...asked, wait })).toMatchObject({ build: failed });
    expect(await generation.rpc.abandonBuild({ ...asked, failureTold: false, lastTold: 0 })).toMatchObject({
      build: failed,
    });
    speak();
    await released(order.buildId);
    expect(generation.credits.spentBy(workspaceId)).toBe(0);
  });

  test('whoever waits for a detached build learns that it has failed', async () => {
    const workspaceId = newWorkspaceId();
    const speak = generation.credits.fallSilent();
    const { build } = await generation.rpc.build({ ...anOrder(workspaceId), detached: true });
    const buildId = build?.buildId ?? '';
    const { build: ended } = await generation.rpc.getBuild({ caller: callerOf(workspaceId), buildId, wait });
    expect(ended).toMatchObject({ status: BuildStatus.BUILD_STATUS_FAILED });
    speak();
    await released(buildId);
  });

  test('a key that is not free yet asks for patience, and builds once the build is undone', async () => {
    const workspaceId = newWorkspaceId();
    const keyed = () => ({ ...anOrder(workspaceId), idempotencyKey: 'once' });
    const speak = generation.credits.fallSilent();
    await expect(generation.rpc.build(keyed())).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    await expect(generation.rpc.build(keyed())).rejects.toMatchObject({ reason: 'BUILD_IN_PROGRESS' });
    speak();
    const again = await waitFor(
      () => generation.rpc.build(keyed()).catch(() => undefined),
      'the key to be free',
    );
    expect(again).toMatchObject({ replayed: false, build: { status: BuildStatus.BUILD_STATUS_SUCCEEDED } });
    expect(generation.credits.spentBy(workspaceId)).toBe(2);
  });
});
