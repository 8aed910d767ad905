import { afterEach, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import { type AbandonBuildRequest, GenerationServiceService } from '@sitewright/protos/generation';
import { openRedis } from '@sitewright/rate-window';
import { createRpcClient } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { startScripted, waitFor } from '@sitewright/testing';
import { newBuildId } from '../src/http/build-id.ts';
import { createDisownedBuilds } from '../src/http/disowned-builds.ts';

const logger = createLogger('test', 'silent');
const nobody = '127.0.0.1:9';
const noRedis = `redis://${nobody}`;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A generation that notes whom it was asked to take back, and may refuse. */
async function startGeneration(refusal?: AppError) {
  const asked: AbandonBuildRequest[] = [];
  const { target, stop } = await startScripted(GenerationServiceService, {
    abandonBuild: async (request) => {
      asked.push(request);
      if (refusal !== undefined) throw refusal;
      return { build: undefined };
    },
  });
  ends.push(stop);
  return { target, asked };
}

/** What one gateway keeps. `end` is its end without a goodbye. */
async function gatewayAt(target: string, redisUrl = process.env.TEST_REDIS_URL ?? '') {
  const client = createRpcClient({ definition: GenerationServiceService, target, deadlineMs: 60_000 });
  const isThere = redisUrl !== noRedis;
  // A note that comes too late on a busy machine would be left to the gateway that ends.
  const redis = openRedis({ url: redisUrl, logger, timeoutMs: isThere ? 10_000 : 2_000 });
  if (isThere) {
    await waitFor(() => redis.evaluate('return 1', [], []).catch(() => undefined), 'the connection to Redis');
  }
  const disowned = createDisownedBuilds({ generation: client.rpc, redis, logger, adoptAfterMs: 0 });
  const end = async (): Promise<void> => {
    await disowned.stop();
    await redis.close();
    client.close();
  };
  ends.push(end);
  return { disowned, redis, end };
}

const newBuild = () => ({ buildId: newBuildId(), workspaceId: 'wsp_1', test: true, lastTold: 3 });
const idsOf = (asked: readonly AbandonBuildRequest[]) => asked.map(({ buildId }) => buildId);

test('a build noted by a gateway that ended is taken back by another one, as told', async () => {
  const build = newBuild();
  const first = await gatewayAt(nobody);
  await first.disowned.add(build);
  await first.end();

  const generation = await startGeneration();
  (await gatewayAt(generation.target)).disowned.start();
  await waitFor(
    () => idsOf(generation.asked).includes(build.buildId) || undefined,
    'the build to be asked for',
  );
  expect(generation.asked.find(({ buildId }) => buildId === build.buildId)).toMatchObject({
    caller: { workspaceId: 'wsp_1', scopes: ['write'], test: true },
    failureTold: true,
    lastTold: 3,
  });
});

test('without Redis the gateway that told of the failure has the build taken back by itself', async () => {
  const build = newBuild();
  const generation = await startGeneration();
  const { disowned } = await gatewayAt(generation.target, noRedis);
  disowned.start();
  await disowned.add(build);
  await waitFor(
    () => idsOf(generation.asked).includes(build.buildId) || undefined,
    'the build to be asked for',
  );
});

test('asks again while generation cannot answer, and no more once it has', async () => {
  const build = newBuild();
  const busy = await startGeneration(new AppError('UNAVAILABLE', 'Not now.'));
  const first = await gatewayAt(busy.target);
  first.disowned.start();
  await first.disowned.add(build);
  const times = () => idsOf(busy.asked).filter((id) => id === build.buildId).length;
  await waitFor(() => times() >= 2 || undefined, 'a second try');
  await first.end();

  const known = await startGeneration(new AppError('NOT_FOUND', 'There is no such build in this workspace.'));
  const second = await gatewayAt(known.target);
  second.disowned.start();
  await waitFor(() => idsOf(known.asked).includes(build.buildId) || undefined, 'the build to be asked for');
  const left = () =>
    second.redis.evaluate("return redis.call('ZRANGE', KEYS[1], 0, -1)", ['disowned-builds'], []);
  await waitFor(
    async () => !String(await left()).includes(build.buildId) || undefined,
    'the note to be struck',
  );
});
