import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bootCluster, type Cluster } from '../../rollout/cluster.ts';
import { type Load, startLoad } from '../../rollout/load.ts';
import { growAll, killEach, rollAll, rollOne } from '../../rollout/phases.ts';

// Several replicas of each service, as processes on loopback addresses of their own (of which only Linux has more
// than one), over mutual TLS. How long things take is measured by `npm run rollout`; here they must come true.
const limitMs = 600_000;
let cluster: Cluster;
let load: Load | undefined;

beforeAll(async () => {
  cluster = await bootCluster(2);
}, limitMs);

afterAll(async () => {
  await load?.stop();
  await cluster?.stop();
}, limitMs);

const whatFailed = (): string[] => (load?.failures ?? []).map(({ what }) => what);

test(
  'every service is rolled under load, old and new side by side, and not one request fails',
  async () => {
    load = await startLoad(cluster, 'everything');
    await rollAll(cluster, load, '2');
    await load.stop();
    expect(whatFailed()).toEqual([]);
    expect(Object.keys(load.answered)).toEqual(expect.arrayContaining(['build', 'tool', 'keys', 'projects']));
  },
  limitMs,
);

test(
  'one service is rolled alone to a new version under load and back, and not one request fails',
  async () => {
    const hosts = () =>
      cluster.services
        .filter(({ name }) => name !== 'credits')
        .flatMap((service) => cluster.replicasOf(service).map(({ host }) => host));
    const before = hosts();
    load = await startLoad(cluster, 'everything');
    const changes = await rollOne(cluster, load, { name: 'credits', there: '3', back: '2' });
    await load.stop();
    expect(changes.map(({ service, failed }) => [service, failed])).toEqual([
      ['credits', 0],
      ['credits', 0],
    ]);
    expect(whatFailed()).toEqual([]);
    expect(load.answered.build).toBeGreaterThan(0);
    expect(hosts()).toEqual(before);
  },
  limitMs,
);

test(
  'a replica that is added gets its share, all get about the same, and not one request fails',
  async () => {
    load = await startLoad(cluster, 'everything');
    const growths = await growAll(cluster, '2', { shareWithinMs: 120_000, callsEach: 150 });
    await load.stop();
    for (const { shareMs, ratio } of growths) {
      expect(shareMs).toBeDefined();
      expect(ratio).toBeLessThanOrEqual(1.1);
    }
    expect(whatFailed()).toEqual([]);
  },
  limitMs,
);

test(
  'a replica that is killed is left alone, and not one idempotent request fails',
  async () => {
    load = await startLoad(cluster, 'idempotent');
    await killEach(cluster, load);
    await load.stop();
    expect(whatFailed()).toEqual([]);
    expect(Object.values(load.answered).length).toBeGreaterThan(0);
  },
  limitMs,
);
