import { setTimeout as pause } from 'node:timers/promises';
import type { MeshService } from '@sitewright/local/mesh';
import { until } from '@sitewright/local/until';
import type { Cluster } from './cluster.ts';
import { countCalls, type Replica } from './replica.ts';

/** A replica has its share once a window gives it this part of an equal one. */
const enough = 0.9;
const windowMs = 1_000;

/** How long a replica that has just come into rotation takes to get its share of the calls; undefined for never. */
export async function timeToShare(
  cluster: Cluster,
  replica: Replica,
  withinMs: number,
): Promise<number | undefined> {
  const started = performance.now();
  const found = await until(
    async () => {
      const counts = await countWindow(cluster.replicasOf(replica.service), windowMs);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const own = counts[cluster.replicasOf(replica.service).indexOf(replica)] ?? 0;
      return total > 0 && own >= (enough * total) / counts.length ? performance.now() - started : undefined;
    },
    { withinMs, everyMs: 0 },
  );
  return found;
}

const ratioWithinMs = 120_000;

/** Calls of the busiest replica for each of the idlest, once that many have come for each on average. */
export async function measureRatio(
  cluster: Cluster,
  service: MeshService,
  callsEach: number,
): Promise<Ratio> {
  const replicas = cluster.replicasOf(service);
  const before = await Promise.all(replicas.map(countCalls));
  const counts = await until(
    async () => {
      const since = difference(await Promise.all(replicas.map(countCalls)), before);
      return since.reduce((sum, count) => sum + count, 0) >= callsEach * replicas.length ? since : undefined;
    },
    { withinMs: ratioWithinMs, everyMs: 500 },
  );
  if (counts === undefined) throw new Error(`${service.name} was called too seldom to compare its replicas`);
  return { counts, ratio: Math.max(...counts) / Math.min(...counts) };
}

export interface Ratio {
  counts: number[];
  ratio: number;
}

/** How many calls each replica serves within a window. */
async function countWindow(replicas: readonly Replica[], forMs: number): Promise<number[]> {
  const before = await Promise.all(replicas.map(countCalls));
  await pause(forMs);
  const after = await Promise.all(replicas.map(countCalls));
  return difference(after, before);
}

const difference = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((count, i) => count - (before[i] ?? 0));
