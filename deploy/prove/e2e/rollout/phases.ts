import { setTimeout as pause } from 'node:timers/promises';
import type { MeshService } from '@sitewright/local/mesh';
import type { Cluster } from './cluster.ts';
import type { Load } from './load.ts';
import { measureRatio, type Ratio, timeToShare } from './measure.ts';
import type { Replica } from './replica.ts';

/** What a change of one service did to callers. */
export interface Change {
  service: string;
  tookMs: number;
  failed: number;
  /** From the begin of the change to the last failure. */
  lastFailureMs: number | undefined;
}

/** Services that are called over gRPC. */
export const calledServices = (cluster: Cluster): MeshService[] =>
  cluster.services.filter(({ schema }) => schema !== undefined);

/** Replaces every replica of every service, one service after the other, old and new side by side. */
export async function rollAll(cluster: Cluster, load: Load, version: string): Promise<Change[]> {
  const changes: Change[] = [];
  for (const service of cluster.services)
    changes.push(await watch(service, load, () => cluster.roll(service, version)));
  return changes;
}

/** Replaces every replica of one service by the next version, and goes back to the one before; the others stay. */
export async function rollOne(
  cluster: Cluster,
  load: Load,
  { name, there, back }: { name: string; there: string; back: string },
): Promise<Change[]> {
  const service = cluster.services.find((one) => one.name === name);
  if (service === undefined) throw new Error(`there is no service ${name}`);
  return [
    await watch(service, load, () => cluster.roll(service, there)),
    await watch(service, load, () => cluster.roll(service, back)),
  ];
}

/** As long as a cluster may take to notice, callers find a dead address in every answer of the name server. */
const noticeMs = 2_000;

/** Kills a replica of every service that is called over gRPC. */
export async function killEach(cluster: Cluster, load: Load): Promise<Change[]> {
  const changes: Change[] = [];
  for (const service of calledServices(cluster)) {
    const [victim] = cluster.replicasOf(service);
    if (victim === undefined) continue;
    const change = async (): Promise<void> => {
      cluster.kill(victim);
      await pause(noticeMs);
      cluster.forget(victim);
      await pause(noticeMs);
    };
    changes.push(await watch(service, load, change));
  }
  return changes;
}

async function watch(service: MeshService, load: Load, change: () => Promise<void>): Promise<Change> {
  const begun = performance.now();
  await change();
  const failures = load.failures.filter(({ at }) => at >= begun);
  const last = failures.at(-1)?.at;
  return {
    service: service.name,
    tookMs: performance.now() - begun,
    failed: failures.length,
    lastFailureMs: last === undefined ? undefined : last - begun,
  };
}

export interface Growth extends Ratio {
  service: string;
  /** Until the new replica had its share; undefined for never. */
  shareMs: number | undefined;
}

/** Gives every service that is called one replica more, and compares what its replicas serve from then on. */
export async function growAll(
  cluster: Cluster,
  version: string,
  limits: { shareWithinMs: number; callsEach: number },
): Promise<Growth[]> {
  const services = calledServices(cluster);
  const shares = await Promise.all(
    services.map(async (service) => {
      const replica: Replica = await cluster.add(service, version);
      return timeToShare(cluster, replica, limits.shareWithinMs);
    }),
  );
  return Promise.all(
    services.map(async (service, i) => ({
      service: service.name,
      shareMs: shares[i],
      ...(await measureRatio(cluster, service, limits.callsEach)),
    })),
  );
}
