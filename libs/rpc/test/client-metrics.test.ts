import { afterEach, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import type { CallToolsResponse } from '@sitewright/protos/mcp-tools';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { createLogger } from '@sitewright/telemetry';
import { recorded } from '@sitewright/testing/recorded-metrics';

const { localServer } = await import('@sitewright/testing');
const { createRpcClient, createRpcServer } = await import('../src/index.ts');
const { emptyList, noCallers, noMethods } = await import('./empty-mcp-tools.ts');

const definition = McpToolsServiceService;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve(callTools: () => AsyncIterable<CallToolsResponse>) {
  const server = createRpcServer({
    name: 'mcp-tools',
    definition,
    handlers: { ...noMethods, callTools, listTools: async () => emptyList },
    allowedCallers: noCallers,
    ...localServer,
    logger: createLogger('test', 'silent'),
  });
  ends.push(() => server.stop());
  const target = `127.0.0.1:${await server.start()}`;
  const client = createRpcClient({ definition, target, deadlineMs: 60_000 });
  ends.push(() => client.close());
  return client.rpc;
}

/** How often each method ended with each status, as `ListTools OK`. */
async function ended(): Promise<Record<string, number>> {
  const calls = await recorded('rpc.client.call.duration');
  return Object.fromEntries(
    calls.map(({ attributes, value }) => {
      const method = String(attributes['rpc.method']).split('/')[1];
      const count = typeof value === 'object' && 'count' in value ? value.count : Number.NaN;
      return [`${method} ${attributes['rpc.response.status_code']}`, count];
    }),
  );
}

async function readAll(answers: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of answers);
}

test('a stream counts as ended when its last message has been read, with the status that it ended with', async () => {
  let fails = false;
  const rpc = await serve(async function* () {
    yield { outcomes: [] };
    if (fails) throw new AppError('RATE_LIMITED', 'Too many.');
    yield { outcomes: [] };
  });
  await rpc.listTools({});
  await readAll(rpc.callTools({ calls: [] }));
  for await (const _ of rpc.callTools({ calls: [] }))
    expect(await ended()).toEqual({ 'ListTools OK': 1, 'CallTools OK': 1 });
  fails = true;
  await expect(readAll(rpc.callTools({ calls: [] }))).rejects.toMatchObject({ reason: 'RATE_LIMITED' });
  expect(await ended()).toEqual({ 'ListTools OK': 1, 'CallTools OK': 2, 'CallTools RESOURCE_EXHAUSTED': 1 });
});
