import { afterAll, test } from '@jest/globals';
import { DiagnosticsServiceService } from '@sitewright/protos/diagnostics';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { createLogger } from '@sitewright/telemetry';
import { localServer } from '@sitewright/testing';
import { fuzz } from '@sitewright/testing/fuzz';
import { createRpcClient, createRpcServer } from '../src/index.ts';
import { noCallers, noMethods } from './empty-mcp-tools.ts';

const server = createRpcServer({
  name: 'mcp-tools',
  definition: McpToolsServiceService,
  handlers: noMethods,
  allowedCallers: noCallers,
  describeSchema: async () => ({ reachable: true, now: new Date(), version: '', pending: [], unknown: [] }),
  ...localServer,
  logger: createLogger('test', 'silent'),
});
const { rpc, close } = createRpcClient({
  definition: DiagnosticsServiceService,
  target: `127.0.0.1:${await server.start()}`,
  deadlineMs: 5_000,
});
afterAll(async () => {
  close();
  await server.stop();
});

test.each(Object.keys(DiagnosticsServiceService))(
  '%s answers, or says what was wrong, whatever it is sent',
  (name) => fuzz(DiagnosticsServiceService, rpc, name, {}),
);
