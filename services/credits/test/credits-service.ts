import { loadConfig } from '@sitewright/config';
import { CreditsServiceService, GrantKind } from '@sitewright/protos/credits';
import { createRpcClient, toDuration } from '@sitewright/rpc';
import { createLogger } from '@sitewright/telemetry';
import { createTestDatabase } from '@sitewright/testing';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { migrations } from '../migrations/index.ts';
import { settings } from '../src/config.ts';
import type { CreditsDatabase } from '../src/db/schema.ts';
import { createServer } from '../src/server.ts';

export const newId = (prefix: 'wsp' | 'bld' | 'gnt'): string => `${prefix}_${ulid().toLowerCase()}`;

/** The real service on a free port, with a schema of its own; the sweeper is left to the tests that call it. */
export async function startCredits(env: Record<string, string> = {}) {
  const database = await createTestDatabase<CreditsDatabase>(migrations);
  const config = loadConfig('CREDITS', settings, {
    CREDITS_DATABASE_URL: database.url,
    CREDITS_DRAIN_MS: '1000',
    CREDITS_SWEEP_INTERVAL_MS: '3600000',
    ...env,
  });
  const server = createServer(config, createLogger('credits', 'warn'));
  const port = await server.start();
  const client = createRpcClient({
    definition: CreditsServiceService,
    target: `127.0.0.1:${port}`,
    deadlineMs: 60_000,
  });
  const { rpc } = client;
  let offsetMs = 0;
  return {
    rpc,
    db: database.db,
    /** A workspace that was granted this much. */
    async fund(amountCredits: number, workspaceId = newId('wsp')): Promise<string> {
      await this.grant({ workspaceId, amountCredits });
      return workspaceId;
    },
    async grant(grant: {
      workspaceId: string;
      amountCredits: number;
      expiresInMs?: number;
      effectiveInMs?: number;
    }) {
      const { workspaceId, amountCredits, expiresInMs, effectiveInMs } = grant;
      const response = await rpc.grantCredits({
        grantId: newId('gnt'),
        workspaceId,
        kind: GrantKind.GRANT_KIND_PURCHASE,
        amountCredits,
        effectiveIn: effectiveInMs === undefined ? undefined : toDuration(effectiveInMs),
        expiresIn: expiresInMs === undefined ? undefined : toDuration(expiresInMs),
        note: '',
      });
      if (response.grant === undefined) throw new Error('no grant was answered');
      return response.grant;
    },
    /** Holds the price of a build: lite 1, economy 2, power 5. */
    async reserve(workspaceId: string, mode = 'economy', holdId = newId('bld')) {
      return rpc.reserve({ holdId, workspaceId, mode, buildType: 'website', test: false });
    },
    async balance(workspaceId: string) {
      const { balance } = await rpc.getBalance({ workspaceId });
      if (balance === undefined) throw new Error('no balance was answered');
      return balance;
    },
    /** What the ledger's clock says, in ms since the epoch. */
    now: (): number => Date.now() + offsetMs,
    /** Moves the ledger's clock on. */
    async advance(ms: number): Promise<void> {
      offsetMs += ms;
      await sql`create or replace function ledger_clock() returns timestamptz language sql volatile
        as ${sql.lit(`select clock_timestamp() + interval '${offsetMs} milliseconds'`)}`.execute(database.db);
    },
    async violations(workspaceId = ''): Promise<string[]> {
      return (await rpc.checkLedger({ workspaceId })).violations;
    },
    async stop(): Promise<void> {
      client.close();
      await server.stop();
      await database.drop();
    },
  };
}

export type CreditsUnderTest = Awaited<ReturnType<typeof startCredits>>;
