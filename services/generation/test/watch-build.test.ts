import { afterAll, expect, test } from '@jest/globals';
import { BuildStatus, type BuildStreamResponse } from '@sitewright/protos/generation';
import { anOrder, callerOf, newWorkspaceId, startGeneration } from './generation-service.ts';
import { scriptedSpec } from './scripted-engine.ts';
import { collect, fold, kinds } from './told-events.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

const ask = (workspaceId: string, buildId: string, after = 0, scopes = ['read']) =>
  generation.rpc.watchBuild({ caller: callerOf(workspaceId, scopes), buildId, after });

/** The events of a build from behind one of them to its end. */
const watch = async (workspaceId: string, buildId: string, after = 0): Promise<BuildStreamResponse[]> =>
  (await collect(ask(workspaceId, buildId, after))).flatMap(({ event }) => event ?? []);

test('goes on from behind any event, and says nothing behind the last', async () => {
  const workspaceId = newWorkspaceId();
  const order = anOrder(workspaceId);
  const messages = await collect(generation.rpc.buildStream({ build: order }));
  for (const after of [0, 1, 2, messages.length - 1, messages.length]) {
    const rest = await watch(workspaceId, order.buildId, after);
    expect([after, kinds(rest)]).toEqual([after, kinds(messages.slice(after))]);
  }
});

test('tells a build that was not streamed in one part', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(anOrder(workspaceId));
  const messages = await watch(workspaceId, build?.buildId ?? '');
  expect(kinds(messages)).toEqual(['accepted', 'part', 'result']);
  expect(fold(messages)).toEqual(JSON.parse(scriptedSpec.toString()));
});

test('tells a build that runs, and goes on with it to its end', async () => {
  const workspaceId = newWorkspaceId();
  const order = { ...anOrder(workspaceId), prompt: 'wait', detached: true };
  const begun = generation.script.nextRun();
  await generation.rpc.build(order);
  await begun;
  const told: BuildStreamResponse[] = [];
  for await (const { event } of ask(workspaceId, order.buildId)) {
    if (event === undefined) continue;
    told.push(event);
    if (told.length === 1) generation.script.release();
  }
  expect(told[0]?.event).toMatchObject({
    $case: 'accepted',
    value: { status: BuildStatus.BUILD_STATUS_RUNNING },
  });
  expect(told.at(-1)?.event).toMatchObject({
    $case: 'result',
    value: { build: { status: BuildStatus.BUILD_STATUS_SUCCEEDED } },
  });
});

test('finds no build of another workspace, nor of an id that is none', async () => {
  const workspaceId = newWorkspaceId();
  const { build } = await generation.rpc.build(anOrder(workspaceId));
  const asked = [() => watch(newWorkspaceId(), build?.buildId ?? ''), () => watch(workspaceId, 'bld_1')];
  for (const answer of asked) await expect(answer()).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

test('is refused to a key that may neither read nor write', async () => {
  const refused = collect(ask(newWorkspaceId(), 'bld_1', 0, ['publish']));
  await expect(refused).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
});
