import { parseArgs } from 'node:util';
import { bootCluster, type Cluster } from './cluster.ts';
import { type Load, startLoad } from './load.ts';
import { type Change, growAll, killEach, rollAll, rollOne } from './phases.ts';

// Measures what a rollout, a new replica and a killed one do to callers: several replicas of each service as
// processes on addresses of their own, found through a name server of ours, under load. Fails on a failed request.
const { values } = parseArgs({ options: { replicas: { type: 'string', default: '2' } } });
const limits = { shareWithinMs: 60_000, callsEach: 200 };

const seconds = (ms: number | undefined): string => (ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Runs one part under load of its own. @returns the load, which has stopped. */
async function under(
  cluster: Cluster,
  { title, of }: { title: string; of: 'everything' | 'idempotent' },
  part: (load: Load) => Promise<void>,
): Promise<Load> {
  console.log(`\n${title}`);
  const load = await startLoad(cluster, of);
  await part(load);
  await load.stop();
  console.log(`All: ${sum(Object.values(load.answered))} requests answered, ${load.failures.length} failed`);
  return load;
}

function printChanges(changes: readonly Change[]): void {
  const rows = changes.map(({ service, tookMs, failed, lastFailureMs }) => ({
    service,
    took: seconds(tookMs),
    failed,
    'last failure after': seconds(lastFailureMs),
  }));
  console.table(rows);
}

const cluster = await bootCluster(Number(values.replicas));
try {
  const rolled = await under(cluster, { title: 'Every service is rolled', of: 'everything' }, async (load) =>
    printChanges(await rollAll(cluster, load, '2')),
  );
  const alone = await under(
    cluster,
    { title: 'One service is released alone, and goes back', of: 'everything' },
    async (load) => printChanges(await rollOne(cluster, load, { name: 'credits', there: '3', back: '2' })),
  );
  const grown = await under(
    cluster,
    { title: 'Every service gets one replica more', of: 'everything' },
    async () => {
      const growths = await growAll(cluster, '2', limits);
      console.table(
        growths.map(({ service, shareMs, counts, ratio }) => ({
          service,
          'has its share after': seconds(shareMs),
          'busiest to idlest': ratio.toFixed(2),
          calls: counts.join(', '),
        })),
      );
    },
  );
  const killed = await under(
    cluster,
    { title: 'A replica of each is killed under idempotent calls', of: 'idempotent' },
    async (load) => printChanges(await killEach(cluster, load)),
  );
  const failures = [rolled, alone, grown, killed].flatMap((load) => load.failures);
  for (const { what } of failures.slice(0, 20)) console.error(what);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
