import { loadConfig } from '@sitewright/config';
import { KeyMode, Scope } from '@sitewright/protos/auth';
import { createLogger } from '@sitewright/telemetry';
import { boot, makeWorkspace, newId } from '../../../../../services/auth/test/boot.ts';
import { settings } from '../../../../../services/gateway/src/config.ts';
import { createServer } from '../../../../../services/gateway/src/server.ts';
import type { ServerOverrides } from '../../../../../services/projects/src/server.ts';
import { saveProject, startProjects } from '../../../../../services/projects/test/start-projects.ts';

export const scopes = {
  read: Scope.SCOPE_READ,
  write: Scope.SCOPE_WRITE,
  publish: Scope.SCOPE_PUBLISH,
} as const;

export interface HttpOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A tenant: its workspace and what its key may ask over HTTP. */
export interface Tenant {
  workspaceId: string;
  /** Asks with this tenant's key. */
  http(path: string, options?: HttpOptions): Promise<Response>;
  /** Saves a project, as a build does. @returns its id. */
  save(specJson: Buffer): Promise<string>;
}

/** The gateway, auth and projects for real, over HTTP; the services that project routes never call are left out. */
export async function startProjectsStack(env: Record<string, string> = {}, overrides: ServerOverrides = {}) {
  const auth = await boot();
  const projects = await startProjects({}, overrides);
  const nowhere = '127.0.0.1:9';
  const config = loadConfig('GATEWAY', settings, {
    GATEWAY_LISTEN: '127.0.0.1:0',
    GATEWAY_AUTH_TARGET: auth.target,
    GATEWAY_PROJECTS_TARGET: projects.target,
    GATEWAY_CREDITS_TARGET: nowhere,
    GATEWAY_GENERATION_TARGET: nowhere,
    GATEWAY_MCP_TOOLS_TARGET: nowhere,
    GATEWAY_REDIS_URL: process.env.TEST_REDIS_URL,
    // Bad keys of other tests, which come from the same address, must not count here.
    GATEWAY_BAD_KEY_LIMIT: '100000',
    GATEWAY_KEY_LIMIT: '100000',
    GATEWAY_DRAIN_MS: '1000',
    GATEWAY_LINGER_MS: '0',
    ...env,
  });
  const gateway = createServer(config, createLogger('gateway', 'silent'));
  const base = `http://127.0.0.1:${await gateway.start()}`;

  async function tenant(
    names: readonly (keyof typeof scopes)[],
    workspaceId?: string,
    mode: KeyMode = KeyMode.KEY_MODE_LIVE,
  ): Promise<Tenant> {
    const workspace = workspaceId ?? (await makeWorkspace(auth));
    const { secret } = await auth.rpc.issueKey({
      keyId: newId('key'),
      workspaceId: workspace,
      name: 'Test',
      scopes: names.map((name) => scopes[name]),
      mode,
    });
    return {
      workspaceId: workspace,
      http: (path, { method = 'GET', body, headers = {} } = {}) =>
        fetch(`${base}${path}`, {
          method,
          redirect: 'manual',
          headers: {
            authorization: `Bearer ${secret}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      save: (specJson) =>
        saveProject(
          projects,
          {
            workspaceId: workspace,
            keyId: 'key_test',
            scopes: ['write'],
            test: mode === KeyMode.KEY_MODE_TEST,
          },
          specJson,
        ),
    };
  }

  return {
    base,
    tenant,
    projects,
    async stop() {
      await gateway.stop();
      await projects.stop();
      await auth.close();
    },
  };
}

export type ProjectsStack = Awaited<ReturnType<typeof startProjectsStack>>;
