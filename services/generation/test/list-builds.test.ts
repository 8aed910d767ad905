import { afterAll, expect, test } from '@jest/globals';
import { anOrder, callerOf, newWorkspaceId, startGeneration } from './generation-service.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

test('pages through the builds of a workspace, newest first and without their specifications', async () => {
  const workspaceId = newWorkspaceId();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { build } = await generation.rpc.build(anOrder(workspaceId));
    ids.unshift(build?.buildId ?? '');
  }
  await generation.rpc.build(anOrder(newWorkspaceId()));
  const page = (cursor: string) =>
    generation.rpc.listBuilds({ caller: callerOf(workspaceId, ['read']), limit: 2, cursor });
  const first = await page('');
  const second = await page(first.nextCursor);
  expect([...first.builds, ...second.builds].map(({ buildId }) => buildId)).toEqual(ids.sort().reverse());
  expect(first.builds).toHaveLength(2);
  expect(second.nextCursor).toBe('');
  for (const { specJson, usage } of first.builds) {
    expect(specJson).toHaveLength(0);
    expect(usage?.chargedCredits).toBe(2);
  }
});

test.each([
  ['a limit past the page', { limit: 101 }, 'INVALID_REQUEST'],
  ['a negative limit', { limit: -1 }, 'INVALID_REQUEST'],
  ['a cursor of its own making', { cursor: 'first' }, 'INVALID_REQUEST'],
  ['no scope', { caller: callerOf(newWorkspaceId(), []) }, 'INSUFFICIENT_SCOPE'],
])('refuses %s', async (_what, wrong, reason) => {
  const request = { caller: callerOf(newWorkspaceId()), limit: 10, cursor: '', ...wrong };
  await expect(generation.rpc.listBuilds(request)).rejects.toMatchObject({ reason });
});
