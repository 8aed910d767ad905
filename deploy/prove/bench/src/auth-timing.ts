/**
 * Whether the time of a refusal tells why a well-formed key was refused:
 * `node --conditions=sitewright deploy/prove/bench/src/auth-timing.ts`. VerifyKey is asked over gRPC, in one run and in a random
 * order, about keys that are unknown, expired and revoked, and about good ones for comparison. Prints the
 * distributions, and how often a guess of the kind by the time alone would be right: 50 % is a coin. Asserts
 * nothing, since a busy machine would decide. Uses the PostgreSQL in DATABASE_URL (its user may make roles), or an
 * embedded one.
 */
import { AuthServiceService, KeyMode, Scope } from '@sitewright/protos/auth';
import type { Client } from 'pg';
import { ulid } from 'ulid';
import { type BenchDatabase, openBenchDatabase, openService } from './service-under-bench.ts';

const kinds = ['unknown', 'expired', 'revoked', 'good'] as const;
type Kind = (typeof kinds)[number];
type Rpc = Awaited<ReturnType<typeof openAuth>>['rpc'];
const keysOfKind = 200;
const rounds = 40;
const newId = (prefix: string): string => `${prefix}_${ulid().toLowerCase()}`;

const openAuth = (database: BenchDatabase) =>
  openService(database, {
    name: 'auth',
    definition: AuthServiceService,
    env: { AUTH_PEPPERS: `1:${ulid()}${ulid()}` },
  });

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

const database = await openBenchDatabase();
try {
  const auth = await openAuth(database);
  try {
    print(await measure(auth.rpc, await prepareKeys(auth.rpc, database.admin, auth.schema)));
  } finally {
    await auth.close();
  }
} finally {
  await database.close();
}
