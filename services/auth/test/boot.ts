import { loadConfig } from '@sitewright/config';
import { AuthServiceService, type IssueKeyRequest, KeyMode, Scope } from '@sitewright/protos/auth';
import { createRpcClient } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase } from '@sitewright/testing';
import { ulid } from 'ulid';
import { migrations } from '../migrations/index.ts';
import { settings } from '../src/config.ts';
import type { AuthDatabase } from '../src/db/schema.ts';
import { createServer } from '../src/server.ts';

export const newId = (prefix: 'wsp' | 'key'): string => `${prefix}_${ulid().toLowerCase()}`;

/** The real service on a free port, over a schema of its own, and a client of it. */
export async function boot(env: Record<string, string> = {}) {
  const database = await createTestDatabase<AuthDatabase>(migrations);
  const start = async (more: Record<string, string> = {}) => {
    const config = loadConfig('AUTH', settings, {
      AUTH_DATABASE_URL: database.url,
      AUTH_DRAIN_MS: '1000',
      AUTH_PEPPERS: `1:${'a'.repeat(32)}`,
      ...env,
      ...more,
    });
    const server = createServer(config, createLogger('auth', 'silent'));
    const target = `127.0.0.1:${await server.start()}`;
    const client = createRpcClient({ definition: AuthServiceService, target, deadlineMs: 60_000 });
    const stop = async () => {
      client.close();
      await server.stop();
    };
    return { rpc: client.rpc, target, stop };
  };
  const first = await start();
  return {
    ...first,
    database,
    /** Another replica over the same schema. */
    start,
    async close() {
      await first.stop();
      await database.drop();
    },
  };
}

export type Booted = Awaited<ReturnType<typeof boot>>;

/** A workspace of its own, so that tests of one file do not see each other. */
export async function makeWorkspace({ rpc }: Pick<Booted, 'rpc'>): Promise<string> {
  const workspaceId = newId('wsp');
  await rpc.createWorkspace({ workspaceId, name: 'Acme', plan: '' });
  return workspaceId;
}

/** A request for a live key with the scope `read`. */
export const wish = (workspaceId: string, more: Partial<IssueKeyRequest> = {}): IssueKeyRequest => ({
  keyId: newId('key'),
  workspaceId,
  name: 'CI',
  scopes: [Scope.SCOPE_READ],
  mode: KeyMode.KEY_MODE_LIVE,
  ...more,
});

/** Moves a key's end into the past, which no RPC can do. */
export async function expire(database: Booted['database'], keyId: string): Promise<void> {
  await database.db
    .updateTable('keys')
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .where('key_id', '=', keyId)
    .execute();
}
