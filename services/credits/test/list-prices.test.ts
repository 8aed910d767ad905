import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '@sitewright/config';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcClient, type RpcClient } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase, type TestDatabase } from '@sitewright/testing';
import { migrations } from '../migrations/index.ts';
import { settings } from '../src/config.ts';
import type { CreditsDatabase } from '../src/db/schema.ts';
import { createServer } from '../src/server.ts';

let database: TestDatabase<CreditsDatabase>;
let server: ReturnType<typeof createServer>;
let client: RpcClient<typeof CreditsServiceService>;

beforeAll(async () => {
  database = await createTestDatabase<CreditsDatabase>(migrations);
  const config = loadConfig('CREDITS', settings, {
    CREDITS_DATABASE_URL: database.url,
    CREDITS_DRAIN_MS: '1000',
  });
  server = createServer(config, createLogger('credits', 'silent'));
  const port = await server.start();
  client = createRpcClient({
    definition: CreditsServiceService,
    target: `127.0.0.1:${port}`,
    deadlineMs: 5_000,
  });
});

afterAll(async () => {
  client.close();
  await server.stop();
  await database.drop();
});

test('answers one price for each mode', async () => {
  const { prices } = await client.rpc.listPrices({});
  expect(prices.map((price) => [price.mode, price.amountCredits])).toEqual([
    ['lite', 1],
    ['economy', 2],
    ['power', 5],
  ]);
});

test('answers UNIMPLEMENTED where there is nothing yet', async () => {
  await expect(client.rpc.getBalance({ workspaceId: 'wsp_x' })).rejects.toMatchObject({
    reason: 'UNIMPLEMENTED',
  });
});
