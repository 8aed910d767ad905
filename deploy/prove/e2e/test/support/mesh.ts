import { randomBytes } from 'node:crypto';
import { loadConfig } from '@sitewright/config';
import { AuthServiceService, KeyMode, Scope } from '@sitewright/protos/auth';
import { CreditsServiceService, GrantKind } from '@sitewright/protos/credits';
import { GenerationServiceService } from '@sitewright/protos/generation';
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcClient, type TlsFiles } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase } from '@sitewright/testing';
import { ulid } from 'ulid';
import { migrations as authMigrations } from '../../../../../services/auth/migrations/index.ts';
import { settings as authSettings } from '../../../../../services/auth/src/config.ts';
import type { AuthDatabase } from '../../../../../services/auth/src/db/schema.ts';
import { createServer as createAuth } from '../../../../../services/auth/src/server.ts';
import { migrations as creditsMigrations } from '../../../../../services/credits/migrations/index.ts';
import { settings as creditsSettings } from '../../../../../services/credits/src/config.ts';
import type { CreditsDatabase } from '../../../../../services/credits/src/db/schema.ts';
import { createServer as createCredits } from '../../../../../services/credits/src/server.ts';
import { settings as gatewaySettings } from '../../../../../services/gateway/src/config.ts';
import { createServer as createGateway } from '../../../../../services/gateway/src/server.ts';
import { migrations as generationMigrations } from '../../../../../services/generation/migrations/index.ts';
import { loadGenerationConfig } from '../../../../../services/generation/src/config.ts';
import type { GenerationDatabase } from '../../../../../services/generation/src/db/schema.ts';
import type { Engine } from '../../../../../services/generation/src/engines/engine.ts';
import { createServer as createGeneration } from '../../../../../services/generation/src/server.ts';
import { migrations as toolsMigrations } from '../../../../../services/mcp-tools/migrations/index.ts';
import { settings as toolsSettings } from '../../../../../services/mcp-tools/src/config.ts';
import type { McpToolsDatabase } from '../../../../../services/mcp-tools/src/db/schema.ts';
import { createServer as createTools } from '../../../../../services/mcp-tools/src/server.ts';
import { migrations as projectsMigrations } from '../../../../../services/projects/migrations/index.ts';
import { settings as projectsSettings } from '../../../../../services/projects/src/config.ts';
import type { ProjectsDatabase } from '../../../../../services/projects/src/db/schema.ts';
import { createServer as createProjects } from '../../../../../services/projects/src/server.ts';

export interface MeshOptions {
  /** In the place of the built-in engine, where a test must decide how long it takes and how it ends. */
  engine?: Engine;
  /** Settings by the names of their variables. */
  env?: Record<string, string>;
  /** The certificate of each service and of `operator`; plain text where it is left out. */
  tlsOf?: (name: string) => TlsFiles;
}

const allScopes: Scope[] = [Scope.SCOPE_READ, Scope.SCOPE_WRITE, Scope.SCOPE_PUBLISH, Scope.SCOPE_ADMIN];

/**
 * The whole mesh in this process: every real service on a port of its own, over real gRPC, HTTP, PostgreSQL and
 * the Redis side, each service with a schema of its own.
 */
export async function bootMesh(options: MeshOptions = {}) {
  const ends: (() => unknown)[] = [];
  const env: Record<string, string | undefined> = {};
  const tlsOf = options.tlsOf ?? ((): TlsFiles => ({}));
  for (const prefix of ['AUTH', 'CREDITS', 'PROJECTS', 'GENERATION', 'MCP_TOOLS', 'GATEWAY']) {
    const { tlsCertFile, tlsKeyFile, tlsCaFile } = tlsOf(prefix.toLowerCase().replace('_', '-'));
    Object.assign(env, {
      [`${prefix}_TLS_CERT_FILE`]: tlsCertFile,
      [`${prefix}_TLS_KEY_FILE`]: tlsKeyFile,
      [`${prefix}_TLS_CA_FILE`]: tlsCaFile,
      [`${prefix}_LISTEN`]: '127.0.0.1:0',
      [`${prefix}_DRAIN_MS`]: '2000',
      [`${prefix}_REDIS_URL`]: process.env.TEST_REDIS_URL,
    });
  }
  // Every mesh of a run shares one Redis and one address; a test of a limit sets its own.
  Object.assign(env, {
    GATEWAY_LINGER_MS: '0',
    GENERATION_BUILD_LIMIT: '100000',
    GATEWAY_MCP_LIMIT: '100000',
    GATEWAY_KEY_LIMIT: '100000',
    GATEWAY_BAD_KEY_LIMIT: '100000',
  });
  env.AUTH_PEPPERS = `1:${randomBytes(32).toString('hex')}`;
  Object.assign(env, options.env);
  const logger = createLogger('mesh', process.env.TEST_LOG_LEVEL ?? 'silent');

  /** Starts one service; those that come later find it at its target. */
  const start = async (name: string, server: { start(): Promise<number>; stop(): Promise<void> }) => {
    const port = await server.start();
    ends.push(() => server.stop());
    for (const caller of ['GATEWAY', 'GENERATION', 'MCP_TOOLS'])
      env[`${caller}_${name}_TARGET`] = `127.0.0.1:${port}`;
    return port;
  };
  const schema = async <DB>(prefix: string, migrations: Parameters<typeof createTestDatabase>[0]) => {
    const database = await createTestDatabase<DB>(migrations);
    ends.push(() => database.drop());
    env[`${prefix}_DATABASE_URL`] = database.url;
    return database.db;
  };

  const databases = {
    auth: await schema<AuthDatabase>('AUTH', authMigrations),
    credits: await schema<CreditsDatabase>('CREDITS', creditsMigrations),
    projects: await schema<ProjectsDatabase>('PROJECTS', projectsMigrations),
    generation: await schema<GenerationDatabase>('GENERATION', generationMigrations),
    mcpTools: await schema<McpToolsDatabase>('MCP_TOOLS', toolsMigrations),
  };
  const ports = {
    auth: await start('AUTH', createAuth(loadConfig('AUTH', authSettings, env), logger)),
    credits: await start('CREDITS', createCredits(loadConfig('CREDITS', creditsSettings, env), logger)),
    projects: await start('PROJECTS', createProjects(loadConfig('PROJECTS', projectsSettings, env), logger)),
    generation: await start(
      'GENERATION',
      createGeneration(
        loadGenerationConfig(env),
        logger,
        options.engine === undefined ? {} : { engine: options.engine },
      ),
    ),
    mcpTools: await start('MCP_TOOLS', createTools(loadConfig('MCP_TOOLS', toolsSettings, env), logger)),
  };
  const gateway = createGateway(loadConfig('GATEWAY', gatewaySettings, env), logger);
  const baseUrl = `http://127.0.0.1:${await start('GATEWAY', gateway)}`;

  const at = (port: number) => ({
    target: `127.0.0.1:${port}`,
    deadlineMs: 60_000,
    tls: tlsOf('operator'),
  });
  const clients = {
    auth: createRpcClient({ definition: AuthServiceService, ...at(ports.auth) }),
    credits: createRpcClient({ definition: CreditsServiceService, ...at(ports.credits) }),
    projects: createRpcClient({ definition: ProjectsServiceService, ...at(ports.projects) }),
    generation: createRpcClient({ definition: GenerationServiceService, ...at(ports.generation) }),
  };
  for (const client of Object.values(clients)) ends.push(() => client.close());

  return {
    baseUrl,
    ports,
    databases,
    auth: clients.auth.rpc,
    credits: clients.credits.rpc,
    projects: clients.projects.rpc,
    generation: clients.generation.rpc,
    /** A workspace with credit and a key: a new one, or the one of that id with one more key. */
    async workspace({
      credits = 1000,
      scopes = allScopes,
      mode = KeyMode.KEY_MODE_LIVE as KeyMode,
      workspaceId = `wsp_${ulid().toLowerCase()}`,
    } = {}) {
      await clients.auth.rpc.createWorkspace({ workspaceId, name: 'Test', plan: '' });
      if (credits > 0) {
        await clients.credits.rpc.grantCredits({
          grantId: `gnt_${ulid().toLowerCase()}`,
          workspaceId,
          kind: GrantKind.GRANT_KIND_PURCHASE,
          amountCredits: credits,
          effectiveIn: undefined,
          expiresIn: undefined,
          note: '',
        });
      }
      const keyId = `key_${ulid().toLowerCase()}`;
      const { secret } = await clients.auth.rpc.issueKey({
        keyId,
        workspaceId,
        name: 'Test',
        scopes: [...scopes],
        mode,
        expiresIn: undefined,
      });
      return { workspaceId, keyId, key: secret };
    },
    async stop() {
      for (const end of ends.reverse()) await end();
    },
  };
}

export type Mesh = Awaited<ReturnType<typeof bootMesh>>;
