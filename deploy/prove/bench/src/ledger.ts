/**
 * What a balance, a reserve and a capture cost at a thousand and at a million entries of one workspace, in one run:
 * `node --conditions=sitewright deploy/prove/bench/src/ledger.ts`. Calls go over gRPC to two real processes, in turns, so that the
 * machine's noise meets both. Uses the PostgreSQL in DATABASE_URL (its user may make roles), or an embedded one.
 */
import { CreditsServiceService } from '@sitewright/protos/credits';
import { ulid } from 'ulid';
import { seedLedger } from './ledger-seed.ts';
import { type BenchDatabase, openBenchDatabase, openService } from './service-under-bench.ts';

const sizes = [1_000, 1_000_000];
const rounds = 40;
const callsPerRound = 50;
const maxRatio = 1.2;

type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** A schema of its own with this many entries, and a service on it. */
async function openLedger(database: BenchDatabase, entries: number) {
  const workspaceId = `wsp_${ulid().toLowerCase()}`;
  const credits = await openService(database, {
    name: 'credits',
    definition: CreditsServiceService,
    seed: (schema) => seedLedger(database.admin, { schema, workspaceId, entries }),
  });
  return { workspaceId, ...credits };
}

type Times = Record<'balance' | 'reserve' | 'capture', number[]>;

/** The builds of one round; every call's time is added to `times`. */
async function runRound({ rpc, workspaceId }: Ledger, times: Times): Promise<void> {
  const timed = async (into: number[], call: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await call();
    into.push(performance.now() - started);
  };
  for (let call = 0; call < callsPerRound; call += 1) {
    const key = { workspaceId, holdId: `bld_${ulid().toLowerCase()}` };
    const build = { ...key, mode: 'lite', buildType: 'website', test: false };
    await timed(times.reserve, () => rpc.reserve(build));
    await timed(times.capture, () => rpc.capture(key));
    await timed(times.balance, () => rpc.getBalance({ workspaceId }));
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

const database = await openBenchDatabase();
const ledgers: Ledger[] = [];
try {
  for (const entries of sizes) {
    ledgers.push(await openLedger(database, entries));
    console.log(`A ledger of ${entries} entries is ready.`);
  }
  const good = await compare(ledgers);
  for (const { rpc, workspaceId } of ledgers) {
    const { violations } = await rpc.checkLedger({ workspaceId });
    for (const violation of violations) console.error(violation);
    if (violations.length > 0) process.exitCode = 1;
  }
  console.log(good ? '\nAll ratios are at most 1.2.' : '\nA ratio is over 1.2.');
  if (!good) process.exitCode = 1;
} finally {
  for (const ledger of ledgers) await ledger.close();
  await database.close();
}
