/**
 * What a balance, a reserve and a capture cost at a thousand and at a million entries of one workspace, in one run:
 * `node --conditions=source deploy/bench/ledger.ts`. Calls go over gRPC to two real processes, in turns, so that the
 * machine's noise meets both. Uses the PostgreSQL in DATABASE_URL (its user may make roles), or an embedded one.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@sitewright/local/free-port';
import { mesh } from '@sitewright/local/mesh';
import { startPostgres } from '@sitewright/local/postgres';
import { isRpcReady } from '@sitewright/local/readiness';
import { spawnService } from '@sitewright/local/service-process';
import { until } from '@sitewright/local/until';
import { CreditsServiceService } from '@sitewright/protos/credits';
import { createRpcClient, type RpcClient } from '@sitewright/rpc';
import { Client } from 'pg';
import { ulid } from 'ulid';
import { seedLedger } from './ledger-seed.ts';

const sizes = [1_000, 1_000_000];
const rounds = 40;
const callsPerRound = 50;
const maxRatio = 1.2;
const service = mesh.find(({ name }) => name === 'credits');
const logFolder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));

interface Ledger {
  workspaceId: string;
  client: RpcClient<typeof CreditsServiceService>;
  close(): Promise<void>;
}

/** A schema of its own with this many entries, and a service on it. */
async function openLedger(admin: Client, adminUrl: string, entries: number): Promise<Ledger> {
  if (service === undefined) throw new Error('the mesh has no credits');
  const schema = `bench_${ulid().toLowerCase()}`;
  await admin.query(`create role ${schema} login password '${schema}'`);
  await admin.query(`grant ${schema} to current_user; create schema ${schema} authorization ${schema}`);
  const url = new URL(adminUrl);
  url.username = schema;
  url.password = schema;
  const address = `127.0.0.1:${await findFreePort()}`;
  const env = {
    ...process.env,
    CREDITS_DATABASE_URL: url.href,
    CREDITS_LISTEN: address,
    CREDITS_DRAIN_MS: '1000',
  };
  const logFile = join(logFolder, `${entries}.log`);
  const { code } = await spawnService(service, { env, logFile, args: ['migrate'] }).ended;
  if (code !== 0) throw new Error(`the schema could not be migrated, see ${logFile}`);
  const workspaceId = `wsp_${ulid().toLowerCase()}`;
  await seedLedger(admin, { schema, workspaceId, entries });
  const running = spawnService(service, { env, logFile });
  if (!(await until(() => isRpcReady(address), { withinMs: 60_000, everyMs: 50 })))
    throw new Error(`the service did not start, see ${logFile}`);
  const client = createRpcClient({ definition: CreditsServiceService, target: address, deadlineMs: 60_000 });
  return {
    workspaceId,
    client,
    async close() {
      client.close();
      await running.stop();
      await admin.query(`drop schema ${schema} cascade; drop role ${schema}`);
    },
  };
}

type Times = Record<'balance' | 'reserve' | 'capture', number[]>;

/** The builds of one round; every call's time is added to `times`. */
async function runRound({ client, workspaceId }: Ledger, times: Times): Promise<void> {
  const timed = async (into: number[], call: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await call();
    into.push(performance.now() - started);
  };
  for (let call = 0; call < callsPerRound; call += 1) {
    const key = { workspaceId, holdId: `bld_${ulid().toLowerCase()}` };
    const build = { ...key, mode: 'lite', buildType: 'website', test: false };
    await timed(times.reserve, () => client.rpc.reserve(build));
    await timed(times.capture, () => client.rpc.capture(key));
    await timed(times.balance, () => client.rpc.getBalance({ workspaceId }));
  }
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const noTimes = (): Times => ({ balance: [], reserve: [], capture: [] });

async function compare(ledgers: Ledger[]): Promise<boolean> {
  for (const ledger of ledgers) await runRound(ledger, noTimes());
  const times = ledgers.map(noTimes);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, ledger] of ledgers.entries()) await runRound(ledger, times[index] ?? noTimes());
  }
  console.log(
    `\n| median of ${rounds * callsPerRound} calls, ms | ${sizes.join(' entries | ')} entries | ratio |`,
  );
  console.log('|---|---|---|---|');
  let good = true;
  for (const call of ['balance', 'reserve', 'capture'] as const) {
    const [small = Number.NaN, large = Number.NaN] = times.map((of) => median(of[call]));
    const ratio = large / small;
    good &&= ratio <= maxRatio;
    console.log(`| ${call} | ${small.toFixed(3)} | ${large.toFixed(3)} | ${ratio.toFixed(2)} |`);
  }
  return good;
}

const embedded = process.env.DATABASE_URL
  ? undefined
  : await startPostgres({ ephemeral: true, log: (line) => console.log(line) });
const adminUrl = process.env.DATABASE_URL ?? embedded?.adminUrl ?? '';
const admin = new Client({ connectionString: adminUrl });
await admin.connect();
const ledgers: Ledger[] = [];
try {
  for (const entries of sizes) {
    ledgers.push(await openLedger(admin, adminUrl, entries));
    console.log(`A ledger of ${entries} entries is ready.`);
  }
  const good = await compare(ledgers);
  for (const { client, workspaceId } of ledgers) {
    const { violations } = await client.rpc.checkLedger({ workspaceId });
    for (const violation of violations) console.error(violation);
    if (violations.length > 0) process.exitCode = 1;
  }
  console.log(good ? '\nAll ratios are at most 1.2.' : '\nA ratio is over 1.2.');
  if (!good) process.exitCode = 1;
} finally {
  for (const ledger of ledgers) await ledger.close();
  await admin.end();
  await embedded?.stop();
}
