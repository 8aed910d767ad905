import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { createLogger } from '@sitewright/telemetry';
import { type KeyPair, mountSecret, secretFiles, type TestAuthority } from '@sitewright/testing/certificates';
import { createRpcClient, createRpcServer } from '../src/index.ts';
import { emptyList, noCallers, noMethods } from './empty-mcp-tools.ts';

const definition = McpToolsServiceService;
const ends: (() => unknown)[] = [];

/** Ends what a test has started, the last first. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

/** A folder of its own with certificates as a cluster mounts them. */
export function mount(pair: KeyPair, authorities: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-tls-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  mountSecret(folder, pair, authorities);
  return {
    folder,
    tls: { ...secretFiles(folder), tlsReloadMs: 20 },
    swap: (next: KeyPair, trusted: readonly string[]) => mountSecret(folder, next, trusted),
  };
}

export interface ServeOptions {
  maxConnectionAgeMs?: number;
  healthListen?: string;
  log?: (line: string) => void;
}

/** An mcp-tools that lists no tools: the gateway may list, the operator may audit, nobody may call. */
export async function serve(tls: object, options: ServeOptions = {}) {
  const log = options.log;
  const server = createRpcServer({
    name: 'mcp-tools',
    definition,
    handlers: {
      ...noMethods,
      listTools: async (_request, call) => ({
        ...emptyList,
        tools: [
          {
            name: call.peer ?? 'nobody',
            definitionJson: Buffer.alloc(0),
            scopes: [],
            builds: false,
            quick: true,
            alsoScope: '',
          },
        ],
      }),
      callTool: async () => ({ resultJson: Buffer.from('{}'), disownBuild: false }),
      listAudit: async () => ({ records: [], nextCursor: '' }),
    },
    allowedCallers: { ...noCallers, listTools: ['gateway'], listAudit: ['operator'] },
    listen: '127.0.0.1:0',
    healthListen: options.healthListen,
    maxInFlight: 100,
    drainMs: 1_000,
    maxConnectionAgeMs: options.maxConnectionAgeMs ?? 60_000,
    ...tls,
    isReady: async () => true,
    logger: log === undefined ? createLogger('test', 'silent') : createLogger('test', 'info', { write: log }),
  });
  const port = await server.start();
  ends.push(() => server.stop());
  return port;
}

/** A client with certificates of its own. */
export function connect(port: number, tls: object) {
  const client = createRpcClient({ definition, target: `127.0.0.1:${port}`, deadlineMs: 60_000, tls });
  ends.push(() => client.close());
  return client.rpc;
}

/** A client of a service, with a certificate that the authority has just signed. */
export async function connectAs(authority: TestAuthority, service: string, port: number) {
  return connect(port, mount(await authority.issue(service), [authority.ca]).tls);
}
