import type { HoldState } from '@sitewright/protos/credits';
import { BuildStatus, GenerationServiceService } from '@sitewright/protos/generation';
import { createRpcClient } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase, waitFor } from '@sitewright/testing';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { migrations } from '../migrations/index.ts';
import { loadGenerationConfig } from '../src/config.ts';
import type { GenerationDatabase } from '../src/db/schema.ts';
import { createServer } from '../src/server.ts';
import { startCredits } from './scripted-credits.ts';
import { scriptedEngine, scriptedSpec } from './scripted-engine.ts';
import { startProjects } from './scripted-projects.ts';

export const newBuildId = (): string => `bld_${ulid().toLowerCase()}`;
export const newWorkspaceId = (): string => `wsp_${ulid().toLowerCase()}`;
export const projectOf = (buildId: string): string => buildId.replace('bld_', 'prj_');

export const callerOf = (workspaceId: string, scopes: readonly string[] = ['read', 'write']) => ({
  ...{ workspaceId, keyId: 'key_test', scopes: [...scopes], test: false },
});

/** A plain synchronous build without a key, of one who has an address of its own. */
export const anOrder = (workspaceId: string, buildId = newBuildId()) => ({
  buildId,
  caller: callerOf(workspaceId),
  clientAddress: workspaceId,
  prompt: 'A bakery',
  buildType: 'website',
  mode: 'economy',
  save: true,
  idempotencyKey: undefined,
  detached: false,
});

/** What a worker leaves that died: its row, whose lease has run out, and its hold. */
interface Left {
  durable: boolean;
  built: boolean;
  hold: HoldState;
  runs?: number;
  prompt?: string;
  /** Of the request that the lost worker served. */
  traceparent?: string;
}

/** The real service with a schema of its own, between a credits and a projects that keep to a script. */
export async function startGeneration(env: Record<string, string> = {}) {
  const database = await createTestDatabase<GenerationDatabase>(migrations);
  const [credits, projects] = [await startCredits(), await startProjects()];
  const script = scriptedEngine();
  const config = loadGenerationConfig({
    GENERATION_DATABASE_URL: database.url,
    GENERATION_CREDITS_TARGET: credits.target,
    GENERATION_PROJECTS_TARGET: projects.target,
    GENERATION_REDIS_URL: process.env.TEST_REDIS_URL,
    GENERATION_DRAIN_MS: '1000',
    GENERATION_TAKEOVER_INTERVAL_MS: '100',
    ...env,
  });
  const server = createServer(config, createLogger('generation', 'silent'), { engine: script.engine });
  const target = `127.0.0.1:${await server.start()}`;
  const client = createRpcClient({ definition: GenerationServiceService, target, deadlineMs: 60_000 });
  const { rpc } = client;
  return {
    ...{ rpc, credits, projects, script },
    /** A build as it has ended. */
    endOf: (workspaceId: string, buildId: string) =>
      waitFor(async () => {
        const { build } = await rpc.getBuild({ caller: callerOf(workspaceId), buildId, wait: undefined });
        return build?.status === BuildStatus.BUILD_STATUS_RUNNING ? undefined : build;
      }, 'the build to end'),
    /** Leaves a build behind as a worker does that died. */
    async orphan(workspaceId: string, { hold, durable, built, ...left }: Left): Promise<string> {
      const buildId = newBuildId();
      credits.hold(buildId, workspaceId, hold);
      await database.db
        .insertInto('builds')
        .values({
          ...{ build_id: buildId, workspace_id: workspaceId, key_id: 'key_test', test: false },
          ...{ build_type: 'website', mode: 'economy', save: true, durable, runs: left.runs ?? 1 },
          traceparent: left.traceparent ?? null,
          prompt: durable ? (left.prompt ?? 'A bakery') : null,
          status: built ? 'built' : 'running',
          spec: built ? scriptedSpec : null,
          lease_until: sql<Date>`now() - interval '1 second'`,
        })
        .execute();
      return buildId;
    },
    async stop(): Promise<void> {
      client.close();
      script.release();
      await server.stop();
      await Promise.all([credits.stop(), projects.stop()]);
      await database.drop();
    },
  };
}

export type GenerationUnderTest = Awaited<ReturnType<typeof startGeneration>>;
