/**
 * Whether the time of a refusal tells why a well-formed key was refused:
 * `node --conditions=source deploy/bench/auth-timing.ts`. VerifyKey is asked over gRPC, in one run and in a random
 * order, about keys that are unknown, expired and revoked, and about good ones for comparison. Prints the
 * distributions, and how often a guess of the kind by the time alone would be right: 50 % is a coin. Asserts
 * nothing, since a busy machine would decide. Uses the PostgreSQL in DATABASE_URL (its user may make roles), or an
 * embedded one.
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
import { AuthServiceService, KeyMode, Scope } from '@sitewright/protos/auth';
import { createRpcClient } from '@sitewright/rpc';
import { Client } from 'pg';
import { ulid } from 'ulid';

const kinds = ['unknown', 'expired', 'revoked', 'good'] as const;
type Kind = (typeof kinds)[number];
type Rpc = Awaited<ReturnType<typeof openAuth>>['rpc'];
const keysOfKind = 200;
const rounds = 40;
const newId = (prefix: string): string => `${prefix}_${ulid().toLowerCase()}`;

async function openAuth(admin: Client, adminUrl: string) {
  const service = mesh.find(({ name }) => name === 'auth');
  if (service === undefined) throw new Error('the mesh has no auth');
  const schema = `bench_${ulid().toLowerCase()}`;
  await admin.query(`create role ${schema} login password '${schema}'`);
  await admin.query(`grant ${schema} to current_user; create schema ${schema} authorization ${schema}`);
  const url = new URL(adminUrl);
  url.username = schema;
  url.password = schema;
  const target = `127.0.0.1:${await findFreePort()}`;
  const env = {
    ...process.env,
    AUTH_DATABASE_URL: url.href,
    AUTH_LISTEN: target,
    AUTH_DRAIN_MS: '1000',
    AUTH_PEPPERS: `1:${ulid()}${ulid()}`,
  };
  const logFile = join(mkdtempSync(join(tmpdir(), 'sitewright-bench-')), 'auth.log');
  const { code } = await spawnService(service, { env, logFile, args: ['migrate'] }).ended;
  if (code !== 0) throw new Error(`the schema could not be migrated, see ${logFile}`);
  const running = spawnService(service, { env, logFile });
  if (!(await until(() => isRpcReady(target), { withinMs: 60_000, everyMs: 50 })))
    throw new Error(`the service did not start, see ${logFile}`);
  const client = createRpcClient({ definition: AuthServiceService, target, deadlineMs: 60_000 });
  return {
    rpc: client.rpc,
    schema,
    async close() {
      client.close();
      await running.stop();
      await admin.query(`drop schema ${schema} cascade; drop role ${schema}`);
    },
  };
}

/** Issues the keys of each kind and makes of them what their kind says. */
async function prepareKeys(rpc: Rpc, admin: Client, schema: string): Promise<[Kind, string][]> {
  const workspaceId = newId('wsp');
  await rpc.createWorkspace({ workspaceId, name: 'Bench', plan: '' });
  const prepared: [Kind, string][] = [];
  for (const kind of kinds) {
    const ids: string[] = [];
    for (let i = 0; i < keysOfKind; i += 1) {
      const keyId = newId('key');
      const { secret } = await rpc.issueKey({
        keyId,
        workspaceId,
        name: kind,
        scopes: [Scope.SCOPE_READ],
        mode: KeyMode.KEY_MODE_LIVE,
      });
      ids.push(keyId);
      prepared.push([kind, secret]);
    }
    if (kind === 'revoked') for (const keyId of ids) await rpc.revokeKey({ workspaceId, keyId });
    if (kind === 'expired')
      await admin.query(`update ${schema}.keys set expires_at = created_at where key_id = any($1)`, [ids]);
    // Well-formed, and nobody knows them any more.
    if (kind === 'unknown') await admin.query(`delete from ${schema}.keys where key_id = any($1)`, [ids]);
  }
  await admin.query(`vacuum analyze ${schema}.keys`);
  return prepared;
}

/** Times of all calls by kind, in milliseconds; each round asks about every key once, in another order. */
async function measure(rpc: Rpc, keys: readonly [Kind, string][]): Promise<Map<Kind, number[]>> {
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    const order = keys.map((key) => ({ key, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const {
      key: [kind, key],
    } of order) {
      const started = performance.now();
      await rpc.verifyKey({ key }).catch(() => undefined);
      // The first round warms up.
      if (round > 0) times.get(kind)?.push(performance.now() - started);
    }
  }
  return times;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** How often the larger of two times is of `b` (the Mann-Whitney U, as a share): 0.5 tells nothing. */
function overlap(a: readonly number[], b: readonly number[]): number {
  let below = 0;
  let at = 0;
  for (const time of b) {
    while (at < a.length && (a[at] ?? 0) < time) at += 1;
    below += at;
  }
  return below / (a.length * b.length);
}

function print(times: Map<Kind, number[]>): void {
  const sorted = new Map([...times].map(([kind, list]) => [kind, list.toSorted((x, y) => x - y)]));
  console.log(`\n| ${rounds * keysOfKind} calls each, ms | p10 | p50 | p90 | p99 |\n|---|---|---|---|---|`);
  for (const [kind, list] of sorted) {
    const cells = [0.1, 0.5, 0.9, 0.99].map((part) => quantile(list, part).toFixed(3));
    console.log(`| ${kind} | ${cells.join(' | ')} |`);
  }
  console.log('\n| one call, told apart by its time alone | right guesses |\n|---|---|');
  for (const [a, b] of [
    ['unknown', 'expired'],
    ['unknown', 'revoked'],
    ['expired', 'revoked'],
  ] as const) {
    const share = overlap(sorted.get(a) ?? [], sorted.get(b) ?? []);
    console.log(`| ${a} or ${b} | ${(100 * Math.max(share, 1 - share)).toFixed(1)} % |`);
  }
}

const embedded = process.env.DATABASE_URL
  ? undefined
  : await startPostgres({ ephemeral: true, log: (line) => console.log(line) });
const adminUrl = process.env.DATABASE_URL ?? embedded?.adminUrl ?? '';
const admin = new Client({ connectionString: adminUrl });
await admin.connect();
try {
  const auth = await openAuth(admin, adminUrl);
  try {
    print(await measure(auth.rpc, await prepareKeys(auth.rpc, admin, auth.schema)));
  } finally {
    await auth.close();
  }
} finally {
  await admin.end();
  await embedded?.stop();
}
