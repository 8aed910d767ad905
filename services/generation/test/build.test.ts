import { afterAll, describe, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus } from '@sitewright/protos/generation';
import {
  anOrder,
  callerOf,
  newBuildId,
  newWorkspaceId,
  projectOf,
  startGeneration,
} from './generation-service.ts';
import { poorWorkspaceId } from './scripted-credits.ts';
import { scriptedSpec } from './scripted-engine.ts';
import { fullWorkspaceId } from './scripted-projects.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

test('saves what the engine made, charges its hold once, and answers with both', async () => {
  const workspaceId = newWorkspaceId();
  const order = anOrder(workspaceId);
  const { build, replayed } = await generation.rpc.build(order);
  expect(replayed).toBe(false);
  expect(build).toMatchObject({
    ...{ buildId: order.buildId, status: BuildStatus.BUILD_STATUS_SUCCEEDED, specJson: scriptedSpec },
    projectId: projectOf(order.buildId),
    usage: { engine: 'scripted', model: 'scripted-1', inputTokens: 11, outputTokens: 22, chargedCredits: 2 },
    credits: { chargedCredits: 2, remainingCredits: 998, plan: 'free' },
  });
  expect(generation.projects.stateOf(projectOf(order.buildId))).toBe('active');
  expect(generation.projects.specOf(projectOf(order.buildId))).toEqual(scriptedSpec);
  expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_CAPTURED);
  const asked = await generation.rpc.getBuild({
    ...{ caller: callerOf(workspaceId), buildId: order.buildId, wait: undefined },
  });
  expect(asked.build).toEqual(build);
});

test('makes no project of what is not to be saved, and charges all the same', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), save: false };
  const { build } = await generation.rpc.build(order);
  expect(build?.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
  expect(build?.projectId).toBeUndefined();
  expect(generation.projects.stateOf(projectOf(order.buildId))).toBeUndefined();
  expect(generation.credits.spentBy(workspaceId)).toBe(2);
});

describe('is undone, and its hold released, when', () => {
  test.each([
    ['the engine breaks', 'fail', 'BUILD_FAILED'],
    ['the provider is busy', 'busy', 'PROVIDER_BUSY'],
    ['what it makes fits no schema', 'invalid', 'BUILD_FAILED'],
  ])('%s', async (_what, prompt, reason) => {
    const order = { ...anOrder(newWorkspaceId()), prompt };
    await expect(generation.rpc.build(order)).rejects.toMatchObject({ reason });
    expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
    expect(generation.projects.stateOf(projectOf(order.buildId))).toBe('discarded');
  });

  test('its hold cannot be captured', async () => {
    const order = anOrder(newWorkspaceId());
    generation.credits.refuseCapture(new AppError('NOT_FOUND', 'There is no such hold.'));
    try {
      await expect(generation.rpc.build(order)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    } finally {
      generation.credits.refuseCapture(undefined);
    }
    expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
    expect(generation.projects.stateOf(projectOf(order.buildId))).toBe('discarded');
  });

  test('its caller leaves', async () => {
    const workspaceId = newWorkspaceId();
    const order = { ...anOrder(workspaceId), prompt: 'wait' };
    const leave = new AbortController();
    const begun = generation.script.nextRun();
    const asked = generation.rpc.build(order, { signal: leave.signal });
    await Promise.all([
      begun.then(() => leave.abort()),
      expect(asked).rejects.toMatchObject({ reason: 'CANCELLED' }),
    ]);
    const build = await generation.endOf(workspaceId, order.buildId);
    expect(build).toMatchObject({ status: BuildStatus.BUILD_STATUS_FAILED, usage: { chargedCredits: 0 } });
    expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
  });
});

test('asks no engine where there is no credit, or no room for the project', async () => {
  const runs = generation.script.runs();
  await expect(generation.rpc.build(anOrder(poorWorkspaceId))).rejects.toMatchObject({
    reason: 'OUT_OF_CREDITS',
  });
  const crowded = anOrder(fullWorkspaceId);
  await expect(generation.rpc.build(crowded)).rejects.toMatchObject({ reason: 'QUOTA_EXCEEDED' });
  expect(generation.credits.stateOf(crowded.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
  expect(generation.script.runs()).toBe(runs);
});

test.each([
  ['an id of another kind', { buildId: 'prj_1' }, 'INVALID_REQUEST'],
  ['an unknown mode', { mode: 'free' }, 'INVALID_REQUEST'],
  ['an unknown type', { buildType: 'poster' }, 'INVALID_REQUEST'],
  ['an empty prompt', { prompt: '' }, 'INVALID_REQUEST'],
  ['a prompt with NUL', { prompt: 'A bakery\u0000', detached: true }, 'INVALID_REQUEST'],
  ['no caller', { caller: undefined }, 'INVALID_REQUEST'],
  ['a key that may only read', { caller: callerOf(newWorkspaceId(), ['read']) }, 'INSUFFICIENT_SCOPE'],
])('refuses %s', async (_what, wrong, reason) => {
  const order = { ...anOrder(newWorkspaceId()), ...wrong };
  await expect(generation.rpc.build(order)).rejects.toMatchObject({ reason });
});

describe('with an idempotency key', () => {
  const keyed = (workspaceId: string, prompt = 'A bakery') => ({
    ...anOrder(workspaceId),
    ...{ prompt, idempotencyKey: 'once' },
  });

  test('a repeat answers the first build and charges nothing more', async () => {
    const workspaceId = newWorkspaceId();
    const first = await generation.rpc.build(keyed(workspaceId));
    expect(await generation.rpc.build(keyed(workspaceId))).toEqual({ build: first.build, replayed: true });
    expect(generation.credits.spentBy(workspaceId)).toBe(2);
  });

  test('another request under it is refused', async () => {
    const workspaceId = newWorkspaceId();
    await generation.rpc.build(keyed(workspaceId));
    await expect(generation.rpc.build(keyed(workspaceId, 'A smithy'))).rejects.toMatchObject({
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('a repeat while it runs is told to come again; a detached one gets the build as it is', async () => {
    const workspaceId = newWorkspaceId();
    const begun = generation.script.nextRun();
    const first = generation.rpc.build(keyed(workspaceId, 'wait'));
    await begun;
    const repeat = keyed(workspaceId, 'wait');
    await expect(generation.rpc.build(repeat)).rejects.toMatchObject({ reason: 'BUILD_IN_PROGRESS' });
    generation.script.release();
    const { build } = await first;
    expect(build?.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
  });

  test('a failure frees it', async () => {
    const workspaceId = newWorkspaceId();
    await expect(generation.rpc.build(keyed(workspaceId, 'busy'))).rejects.toMatchObject({
      reason: 'PROVIDER_BUSY',
    });
    const { replayed } = await generation.rpc.build(keyed(workspaceId));
    expect(replayed).toBe(false);
  });

  test('ten at once build once', async () => {
    const workspaceId = newWorkspaceId();
    const runs = generation.script.runs();
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => generation.rpc.build(keyed(workspaceId))),
    );
    const built = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.build?.buildId] : []));
    expect(new Set(built).size).toBe(1);
    expect(generation.script.runs()).toBe(runs + 1);
    expect(generation.credits.spentBy(workspaceId)).toBe(2);
  });
});

test('a detached build is answered as running and ends in its row', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId, newBuildId()), prompt: 'wait', detached: true };
  const { build } = await generation.rpc.build(order);
  expect(build).toMatchObject({ status: BuildStatus.BUILD_STATUS_RUNNING, projectId: undefined });
  generation.script.release();
  const ended = generation.endOf(workspaceId, order.buildId);
  // It may have begun to wait only after the first release.
  const again = setInterval(() => generation.script.release(), 20);
  await expect(ended.finally(() => clearInterval(again))).resolves.toMatchObject({
    status: BuildStatus.BUILD_STATUS_SUCCEEDED,
    credits: { chargedCredits: 2 },
  });
});
