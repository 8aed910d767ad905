import { randomInt } from 'node:crypto';
import { loadConfig } from '@sitewright/config';
import { type Caller, ProjectsServiceService } from '@sitewright/protos/projects';
import { createRpcClient, type RpcClient } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase, type TestDatabase } from '@sitewright/testing';
import { migrations } from '../migrations/index.ts';
import { settings } from '../src/config.ts';
import type { ProjectsDatabase } from '../src/db/schema.ts';
import { createServer, type ServerOverrides } from '../src/server.ts';
import { createPostgresFileStore } from '../src/storage/postgres-file-store.ts';
import { sweep } from '../src/sweep/sweeper.ts';

export interface RunningProjects {
  database: TestDatabase<ProjectsDatabase>;
  rpc: RpcClient<typeof ProjectsServiceService>['rpc'];
  /** Where it listens. */
  target: string;
  stop(): Promise<void>;
}

/** The real service on a free port, with a schema of its own. */
export async function startProjects(
  env: Record<string, string> = {},
  overrides: ServerOverrides = {},
): Promise<RunningProjects> {
  const database = await createTestDatabase<ProjectsDatabase>(migrations);
  const config = loadConfig('PROJECTS', settings, {
    PROJECTS_DATABASE_URL: database.url,
    PROJECTS_DRAIN_MS: '1000',
    ...env,
  });
  const server = createServer(config, createLogger('projects', 'silent'), overrides);
  const target = `127.0.0.1:${await server.start()}`;
  const client = createRpcClient({
    definition: ProjectsServiceService,
    target,
    deadlineMs: 60_000,
  });
  return {
    database,
    rpc: client.rpc,
    target,
    async stop() {
      client.close();
      await server.stop();
      await database.drop();
    },
  };
}

/** Sweeps once, as the service does now and then. */
export const sweepNow = ({ database }: RunningProjects): Promise<Record<string, number>> =>
  sweep({
    db: database.db,
    config: loadConfig('PROJECTS', settings, { PROJECTS_DATABASE_URL: database.url }),
    files: createPostgresFileStore(database.db),
  });

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const pick = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** An id that nothing has yet. */
export const newProjectId = (): string => `prj_0${pick(25)}`;

/** A caller of a workspace that nobody else has, or of the one given, with a live key or a test one. */
export const newCaller = (workspaceId = `wsp_0${pick(25)}`, test = false): Caller => ({
  workspaceId,
  keyId: `key_0${pick(25)}`,
  scopes: ['read', 'write', 'publish'],
  test,
});

/** The smallest thing that has the facts of a specification. */
export const specBytes = (title: string, more: Record<string, unknown> = {}): Buffer =>
  Buffer.from(JSON.stringify({ title, buildType: 'website', ...more }));

/** Saves and activates a project, as a build does. */
export async function saveProject(
  { rpc }: RunningProjects,
  caller: Caller,
  specJson: Buffer,
  projectId = newProjectId(),
): Promise<string> {
  await rpc.createProject({ projectId, caller, specJson });
  await rpc.activateProject({ projectId, workspaceId: caller.workspaceId });
  return projectId;
}
