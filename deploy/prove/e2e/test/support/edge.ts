import { randomInt } from 'node:crypto';
import { loadConfig } from '@sitewright/config';
import { KeyMode, Scope } from '@sitewright/protos/auth';
import { createLogger } from '@sitewright/telemetry';
import { type Booted, boot, makeWorkspace, newId } from '../../../../../services/auth/test/boot.ts';
import { settings } from '../../../../../services/gateway/src/config.ts';
import type { Scope as ScopeName } from '../../../../../services/gateway/src/guard/principal.ts';
import { createServer } from '../../../../../services/gateway/src/server.ts';

export const scopes: Record<ScopeName, Scope> = {
  read: Scope.SCOPE_READ,
  write: Scope.SCOPE_WRITE,
  publish: Scope.SCOPE_PUBLISH,
  admin: Scope.SCOPE_ADMIN,
};

/** An address that nobody else asks from: rate windows are shared by all tests that share the Redis. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Where nobody listens. */
const nowhere = '127.0.0.1:9';

export interface Asked {
  method?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** From which address, as the proxy in front of the gateway tells it. */
  from?: string;
}

/** What came back: the body as JSON where there is one. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface Edge {
  auth: Booted;
  /** Where the first gateway is. */
  base: string;
  /** Asks one of the gateways. */
  ask(path: string, asked?: Asked, gateway?: number): Promise<Reply>;
  /** A key with these scopes, in a workspace of its own or the one given. */
  issue(names: ScopeName[], more?: { workspaceId?: string; mode?: KeyMode }): Promise<IssuedKey>;
  stop(): Promise<void>;
}

export interface IssuedKey {
  key: string;
  keyId: string;
  workspaceId: string;
}

/** Auth and as many gateways as are wanted, for real; no other service. */
export async function bootEdge(
  gateways = 1,
  env: Record<string, string> = {},
  logger = createLogger('gateway', 'silent'),
): Promise<Edge> {
  const auth = await boot();
  const config = loadConfig('GATEWAY', settings, {
    GATEWAY_LISTEN: '127.0.0.1:0',
    GATEWAY_AUTH_TARGET: auth.target,
    GATEWAY_PROJECTS_TARGET: nowhere,
    GATEWAY_CREDITS_TARGET: nowhere,
    GATEWAY_GENERATION_TARGET: nowhere,
    GATEWAY_MCP_TOOLS_TARGET: nowhere,
    GATEWAY_REDIS_URL: process.env.TEST_REDIS_URL,
    GATEWAY_DRAIN_MS: '1000',
    GATEWAY_LINGER_MS: '0',
    GATEWAY_TRUSTED_PROXIES: '1',
    ...env,
  });
  const servers = Array.from({ length: gateways }, () => createServer(config, logger));
  const bases: string[] = [];
  const address = newAddress();
  for (const server of servers) bases.push(`http://127.0.0.1:${await server.start()}`);

  return {
    auth,
    base: bases[0] ?? '',
    async ask(path, { method = 'GET', key, body, headers = {}, from = address } = {}, gateway = 0) {
      const response = await fetch(`${bases[gateway]}${path}`, {
        method,
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'x-forwarded-for': from,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
    },
    async issue(names, { workspaceId, mode = KeyMode.KEY_MODE_LIVE } = {}) {
      const workspace = workspaceId ?? (await makeWorkspace(auth));
      const keyId = newId('key');
      const { secret } = await auth.rpc.issueKey({
        keyId,
        workspaceId: workspace,
        name: 'Test',
        scopes: names.map((name) => scopes[name]),
        mode,
      });
      return { key: secret, keyId, workspaceId: workspace };
    },
    async stop() {
      for (const server of servers) await server.stop();
      await auth.close();
    },
  };
}
