import { afterAll, expect, test } from '@jest/globals';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus, type BuildStreamResponse } from '@sitewright/protos/generation';
import {
  anOrder,
  callerOf,
  newBuildId,
  newWorkspaceId,
  projectOf,
  startGeneration,
} from './generation-service.ts';
import { collect, kinds } from './told-events.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

const abandon = async (workspaceId: string, buildId: string, failureTold = false, lastTold = 0) => {
  const { build } = await generation.rpc.abandonBuild({
    caller: callerOf(workspaceId),
    buildId,
    failureTold,
    lastTold,
  });
  return build;
};
const keyed = (workspaceId: string) => ({ ...anOrder(workspaceId), idempotencyKey: 'once' });

test('a build that has not come yet is kept from ever being built', async () => {
  const workspaceId = newWorkspaceId();
  const order = anOrder(workspaceId);
  const build = await abandon(workspaceId, order.buildId);
  expect(build?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
  await expect(generation.rpc.build(order)).rejects.toMatchObject({ reason: 'BUILD_CANCELLED' });
  expect(generation.credits.spentBy(workspaceId)).toBe(0);
});

test('a running build ends uncharged, and its caller is told to ask', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'wait' };
  const begun = generation.script.nextRun();
  const running = generation.rpc.build(order);
  const refused = expect(running).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await begun;
  expect((await abandon(workspaceId, order.buildId))?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
  await refused;
  expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
});

test('a committed build answers with its result, and again', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(anOrder(workspaceId));
  const buildId = build?.buildId ?? '';
  expect(await abandon(workspaceId, buildId)).toEqual(build);
  expect(await abandon(workspaceId, buildId)).toEqual(build);
  expect(generation.credits.stateOf(buildId)).toBe(HoldState.HOLD_STATE_CAPTURED);
});

test('a build that is captured and not yet finished is finished', async () => {
  const workspaceId = newWorkspaceId();
  const hold = HoldState.HOLD_STATE_CAPTURED;
  const buildId = await generation.orphan(workspaceId, { durable: true, built: true, hold });
  await abandon(workspaceId, buildId);
  const ended = await generation.endOf(workspaceId, buildId);
  expect(ended.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
  expect(generation.projects.stateOf(projectOf(buildId))).toBe('active');
});

test('a committed build whose caller was told of a failure is taken back, once', async () => {
  const workspaceId = newWorkspaceId();
  const { buildId } = anOrder(workspaceId);
  await generation.rpc.build(anOrder(workspaceId, buildId));
  for (const _repeat of ['first', 'second']) {
    expect(await abandon(workspaceId, buildId, true)).toMatchObject({
      ...{ status: BuildStatus.BUILD_STATUS_FAILED, usage: { chargedCredits: 0 } },
    });
  }
  expect(generation.credits.stateOf(buildId)).toBe(HoldState.HOLD_STATE_REVERSED);
  expect(generation.projects.stateOf(projectOf(buildId))).toBe('discarded');
});

test('a stream whose caller was told of a failure behind its second event is told again so', async () => {
  const workspaceId = newWorkspaceId();
  const order = anOrder(workspaceId);
  const messages = await collect(generation.rpc.buildStream({ build: order }));
  expect(messages.length).toBeGreaterThan(3);
  await abandon(workspaceId, order.buildId, true, 2);
  const asked = { caller: callerOf(workspaceId, ['read']), buildId: order.buildId, after: 0 };
  const again = (await collect(generation.rpc.watchBuild(asked))).flatMap(({ event }) => event ?? []);
  expect(kinds(again)).toEqual([...kinds(messages.slice(0, 2)), 'result']);
  expect(again.at(-1)).toMatchObject({
    sequence: 3,
    event: {
      value: { build: { error: { reason: 'UNAVAILABLE', message: expect.stringContaining('interrupted') } } },
    },
  });
});

test('so is one that has failed by itself since, whatever it told on its way there and of its cause', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'wait' };
  const told: BuildStreamResponse[] = [];
  for await (const message of generation.rpc.buildStream({ build: order })) {
    told.push(message);
    if (message.event?.$case === 'progress')
      await generation.rpc.cancelBuild({ caller: callerOf(workspaceId), buildId: order.buildId });
  }
  expect(kinds(told)).toEqual(expect.arrayContaining(['accepted', 'progress', 'result']));
  await abandon(workspaceId, order.buildId, true, 1);
  const asked = { caller: callerOf(workspaceId, ['read']), buildId: order.buildId, after: 0 };
  const again = (await collect(generation.rpc.watchBuild(asked))).flatMap(({ event }) => event ?? []);
  expect(kinds(again)).toEqual(['accepted', 'result']);
  expect(again.at(-1)).toMatchObject({
    sequence: 2,
    event: { value: { build: { error: { reason: 'UNAVAILABLE' } } } },
  });
});

test('a build whose caller has come back for it with its key since stays with that caller', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(keyed(workspaceId));
  expect(await generation.rpc.build(keyed(workspaceId))).toEqual({ build, replayed: true });
  expect(await abandon(workspaceId, build?.buildId ?? '', true)).toEqual(build);
  expect((await generation.rpc.build(keyed(workspaceId))).build).toEqual(build);
  expect(generation.credits.spentBy(workspaceId)).toBe(2);
});

test('a keyed build that nobody came back for is taken back, and its key builds anew', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(keyed(workspaceId));
  const taken = await abandon(workspaceId, build?.buildId ?? '', true);
  expect(taken?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
  const { replayed } = await generation.rpc.build(keyed(workspaceId));
  expect(replayed).toBe(false);
  expect(generation.credits.spentBy(workspaceId)).toBe(2);
});

test("another workspace's build is not found and not changed", async () => {
  const workspaceId = newWorkspaceId();
  const order = anOrder(workspaceId, newBuildId());
  await generation.rpc.build(order);
  await expect(abandon(newWorkspaceId(), order.buildId, true)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_CAPTURED);
});

test.each(['', 'x', 'bld_\u0000'])('leaves no trace of %j, which can be no build', async (buildId) => {
  await expect(abandon(newWorkspaceId(), buildId)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});
