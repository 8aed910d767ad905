import { afterAll, expect, test } from '@jest/globals';
import { toDuration } from '@sitewright/rpc';
import { anOrder, newWorkspaceId, startGeneration } from './generation-service.ts';

const generation = await startGeneration();
afterAll(() => generation.stop());

test('sums tokens and what was charged by mode', async () => {
  const workspaceId = newWorkspaceId();
  await generation.rpc.build({ ...anOrder(workspaceId), mode: 'lite' });
  await generation.rpc.build({ ...anOrder(workspaceId), mode: 'lite' });
  await generation.rpc.build(anOrder(workspaceId));
  const { modes } = await generation.rpc.sumCosts({ within: undefined });
  const counted = modes.map(({ mode, builds, chargedBuilds, inputTokens, outputTokens }) => ({
    ...{ mode, builds, chargedBuilds, inputTokens, outputTokens },
  }));
  expect(counted).toEqual(
    expect.arrayContaining([
      { mode: 'lite', builds: 2, chargedBuilds: 2, inputTokens: 22, outputTokens: 44 },
      { mode: 'economy', builds: 1, chargedBuilds: 1, inputTokens: 11, outputTokens: 22 },
    ]),
  );
});

test.each([-1, 11 * 365 * 86_400_000])('refuses a time of %d ms', async (ms) => {
  const refused = generation.rpc.sumCosts({ within: toDuration(ms) });
  await expect(refused).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});
