import { credentials, loadPackageDefinition as loadGrpc, makeGenericClientConstructor } from '@grpc/grpc-js';
import { afterAll, expect, test } from '@jest/globals';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { loadPackageDefinition } from '@sitewright/protos/package-definition';
import { createLogger } from '@sitewright/telemetry';
import { localServer } from '@sitewright/testing';
import { service as healthService } from 'grpc-health-check';
import { createRpcServer } from '../src/index.ts';
import { emptyList, noCallers, noMethods } from './empty-mcp-tools.ts';

const server = createRpcServer({
  name: 'mcp-tools',
  definition: McpToolsServiceService,
  handlers: {
    ...noMethods,
    listTools: async () => ({
      ...emptyList,
      tools: [
        {
          name: 'a_tool',
          definitionJson: Buffer.from('{}'),
          scopes: ['read'],
          builds: false,
          quick: true,
          alsoScope: '',
        },
      ],
    }),
  },
  allowedCallers: noCallers,
  ...localServer,
  logger: createLogger('test', 'silent'),
});
const target = `127.0.0.1:${await server.start()}`;
afterAll(() => server.stop());

/** Calls a method with a client that knows only what was loaded at run time. */
function call(
  Client: ReturnType<typeof makeGenericClientConstructor>,
  method: string,
  request: object,
): Promise<unknown> {
  const client = new Client(target, credentials.createInsecure());
  return new Promise((resolve, reject) => {
    const invoke: unknown = client[method];
    if (typeof invoke !== 'function') throw new Error(`no method ${method}`);
    invoke.call(client, request, (error: Error | null, response: unknown) =>
      error ? reject(error) : resolve(response),
    );
  }).finally(() => client.close());
}

test('a client that knows only the .proto files is understood', async () => {
  const loaded = loadPackageDefinition()['sitewright.mcp_tools.v1.McpToolsService'];
  if (loaded === undefined || 'format' in loaded)
    throw new Error('the service is missing from the contracts');
  const Client = makeGenericClientConstructor(loaded, 'McpToolsService');
  await expect(call(Client, 'listTools', {})).resolves.toMatchObject({
    tools: [{ name: 'a_tool', scopes: ['read'] }],
  });
});

test.each(['', 'liveness', 'readiness', 'sitewright.mcp_tools.v1.McpToolsService'])(
  'health of "%s" is SERVING',
  async (service) => {
    const Client = makeGenericClientConstructor(healthService, 'Health');
    await expect(call(Client, 'check', { service })).resolves.toMatchObject({ status: 'SERVING' });
  },
);

test('a replica describes itself beside its own service', async () => {
  const loaded = loadPackageDefinition()['sitewright.diagnostics.v1.DiagnosticsService'];
  if (loaded === undefined || 'format' in loaded)
    throw new Error('diagnostics are missing from the contracts');
  const Client = makeGenericClientConstructor(loaded, 'DiagnosticsService');
  await expect(call(Client, 'describe', {})).resolves.toMatchObject({ service: 'mcp-tools', schema: null });
});

test('every contract loads as gRPC services', () => {
  const { sitewright } = loadGrpc(loadPackageDefinition());
  expect(Object.keys(sitewright ?? {}).sort()).toEqual([
    'auth',
    'credits',
    'diagnostics',
    'generation',
    'mcp_tools',
    'projects',
  ]);
});
