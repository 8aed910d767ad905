import { afterAll, expect, test } from '@jest/globals';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus } from '@sitewright/protos/generation';
import { anOrder, newWorkspaceId, projectOf, startGeneration } from './generation-service.ts';
import { poorWorkspaceId } from './scripted-credits.ts';
import { scriptedSpec } from './scripted-engine.ts';
import { collect, fold, kinds } from './told-events.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

test('tells progress and parts, whose fold is the specification of the result', async () => {
  const workspaceId = newWorkspaceId();
  const order = anOrder(workspaceId);
  const messages = await collect(generation.rpc.buildStream({ build: order }));
  expect(kinds(messages)[0]).toBe('accepted');
  expect(kinds(messages)).toEqual(expect.arrayContaining(['progress', 'part']));
  expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_message, index) => index + 1));
  expect(messages.at(-1)?.event).toMatchObject({
    $case: 'result',
    value: { replayed: false, build: { status: BuildStatus.BUILD_STATUS_SUCCEEDED, specJson: scriptedSpec } },
  });
  expect(fold(messages)).toEqual(JSON.parse(scriptedSpec.toString()));
  expect(generation.credits.spentBy(workspaceId)).toBe(2);
  expect(generation.projects.stateOf(projectOf(order.buildId))).toBe('active');
});

test('an engine that tells much at once has all of it told, in its order', async () => {
  const order = { ...anOrder(newWorkspaceId()), prompt: 'chatty' };
  const messages = await collect(generation.rpc.buildStream({ build: order }));
  const told = messages.flatMap(({ event }) => (event?.$case === 'progress' ? [event.value.message] : []));
  expect(told).toEqual(expect.arrayContaining(['Writing', ...steps(19)]));
  expect(told.filter((message) => message.startsWith('Part '))).toEqual(steps(19));
  expect(fold(messages)).toEqual(JSON.parse(scriptedSpec.toString()));
});

const steps = (count: number): string[] => Array.from({ length: count }, (_, index) => `Part ${index + 1}`);

test('a build that fails ends with its error and is not charged', async () => {
  const order = { ...anOrder(newWorkspaceId()), prompt: 'busy' };
  const messages = await collect(generation.rpc.buildStream({ build: order }));
  expect(messages.at(-1)?.event).toMatchObject({
    $case: 'result',
    value: { build: { status: BuildStatus.BUILD_STATUS_FAILED, error: { reason: 'PROVIDER_BUSY' } } },
  });
  expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
});

test('what is refused before the first event fails the call itself', async () => {
  const refusals = [
    [{ ...anOrder(newWorkspaceId()), detached: true }, 'INVALID_REQUEST'],
    [undefined, 'INVALID_REQUEST'],
    [anOrder(poorWorkspaceId), 'OUT_OF_CREDITS'],
  ] as const;
  for (const [build, reason] of refusals) {
    await expect(collect(generation.rpc.buildStream({ build }))).rejects.toMatchObject({ reason });
  }
});

test('a caller who leaves before the first part cancels the build', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'wait' };
  const leave = new AbortController();
  const begun = generation.script.nextRun();
  const asked = collect(generation.rpc.buildStream({ build: order }, { signal: leave.signal }));
  const refused = expect(asked).rejects.toMatchObject({ reason: 'CANCELLED' });
  await begun;
  leave.abort();
  await refused;
  const build = await generation.endOf(workspaceId, order.buildId);
  expect(build.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
  expect(generation.credits.stateOf(order.buildId)).toBe(HoldState.HOLD_STATE_RELEASED);
});

test('the same key replays the stream, and its result says so', async () => {
  const workspaceId = newWorkspaceId();
  const keyed = () => ({ build: { ...anOrder(workspaceId), idempotencyKey: 'once' } });
  const first = await collect(generation.rpc.buildStream(keyed()));
  const again = await collect(generation.rpc.buildStream(keyed()));
  expect(kinds(again)).toEqual(kinds(first));
  expect(again.at(-1)?.event).toMatchObject({ value: { replayed: true } });
  expect(generation.credits.spentBy(workspaceId)).toBe(2);
});
