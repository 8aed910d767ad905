import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentOf, type MeshService, mesh, type Surroundings } from '@sitewright/local/mesh';
import { startPostgres } from '@sitewright/local/postgres';
import { provisionDatabase } from '@sitewright/local/provision';
import { startRedis } from '@sitewright/local/redis';
import { migrateAll } from '@sitewright/local/services';
import { StopList } from '@sitewright/local/stop-list';
import { ensureWorkspace } from '@sitewright/local/workspace';
import { startNameServer } from './name-server.ts';
import { portOf, type Replica, rpcPort, startReplica } from './replica.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

/** What a cluster's control plane does with replicas, played on one machine. */
export interface Cluster {
  apiKey: string;
  services: readonly MeshService[];
  /** Those in rotation. */
  replicasOf(service: MeshService): readonly Replica[];
  /** Starts a replica of a version; in rotation once it is ready. */
  add(service: MeshService, version: string): Promise<Replica>;
  /** Takes a replica out of rotation and lets it drain, as a cluster does with a pod that is replaced. */
  retire(replica: Replica): Promise<void>;
  /** Replaces every replica by one of the version, one more than wanted at a time. */
  roll(service: MeshService, version: string): Promise<void>;
  /** Kills a replica; the name server goes on listing it until `forget`. */
  kill(replica: Replica): void;
  forget(replica: Replica): void;
  stop(): Promise<void>;
}

/** As the preStop hook does. */
const preStopMs = 1_000;
/** Builds under way may end, as in a cluster; a local start cuts them off after some seconds. */
const drainMs = 60_000;
const graceMs = drainMs + 30_000;

/** Starts the mesh with some replicas of each service, all of it over mutual TLS. */
export async function bootCluster(replicas: number): Promise<Cluster> {
  const stops = new StopList();
  try {
    return await boot(replicas, stops);
  } catch (error) {
    await stops.run();
    throw error;
  }
}

async function boot(replicas: number, stops: StopList): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-rollout-'));
  chmodSync(folder, 0o711);
  stops.add(() => rmSync(folder, { recursive: true, force: true }));
  const names = await startNameServer();
  stops.add(names.close);
  const around = await surround(folder, names.address, stops);
  const nowhere = new Map(mesh.map(({ name }) => [name, '127.0.0.1:0']));
  await migrateAll({ ...around, addresses: nowhere }, join(folder, 'logs'));

  const secrets = await makeSecrets(join(folder, 'secrets'));
  const network = 16 + (process.pid % 200);
  const rotation = new Map(mesh.map(({ name }) => [name, new Set<Replica>()]));
  const alive = new Set<Replica>();
  let started = 0;
  const inRotation = ({ name }: MeshService): Set<Replica> => rotation.get(name) ?? new Set();

  const cluster: Omit<Cluster, 'apiKey'> = {
    services: mesh,
    replicasOf: (service) => [...inRotation(service)],
    async add(service, version) {
      started += 1;
      const host = `127.${network}.${Math.floor(started / 250)}.${1 + (started % 250)}`;
      const logFile = join(folder, 'logs', `${service.name}-${started}.log`);
      const env = { ...settings(service, around, version), ...tlsOf(service, secrets) };
      const replica = await startReplica(service, { host, env, logFile });
      alive.add(replica);
      inRotation(service).add(replica);
      names.add(service.name, host);
      return replica;
    },
    async retire(replica) {
      // A gateway is left in rotation: its balancer is to learn from its health alone that it leaves.
      const isGateway = replica.service.schema === undefined;
      if (!isGateway) {
        cluster.forget(replica);
        await pause(preStopMs);
      }
      await replica.process.stop(graceMs);
      if (isGateway) cluster.forget(replica);
      alive.delete(replica);
    },
    async roll(service, version) {
      const leaving: Promise<void>[] = [];
      for (const replica of cluster.replicasOf(service)) {
        await cluster.add(service, version);
        leaving.push(cluster.retire(replica));
      }
      await Promise.all(leaving);
    },
    kill(replica) {
      replica.process.kill();
      alive.delete(replica);
    },
    forget(replica) {
      names.remove(replica.service.name, replica.host);
      inRotation(replica.service).delete(replica);
    },
    async stop() {
      for (const replica of alive) replica.process.kill();
      await Promise.all([...alive].map(({ process }) => process.ended));
      await stops.run();
    },
  };
  await Promise.all(mesh.map((service) => startAll(cluster, service, replicas)));
  const targets = new Map(mesh.map((service) => [service.name, addressOf(cluster, service)]));
  const { apiKey } = await ensureWorkspace(undefined, targets, secrets.filesOf('operator'));
  return { ...cluster, apiKey };
}

async function startAll(cluster: Pick<Cluster, 'add'>, service: MeshService, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => cluster.add(service, '1')));
}

function addressOf(cluster: Pick<Cluster, 'replicasOf'>, service: MeshService): string {
  return `${cluster.replicasOf(service)[0]?.host}:${portOf(service)}`;
}

async function surround(folder: string, nameServer: string, stops: StopList): Promise<Surroundings> {
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
  stops.add(postgres.stop);
  const redis = await startRedis({ url: process.env.REDIS_URL, log: () => undefined });
  stops.add(redis.stop);
  const rolePasswords = Object.fromEntries(mesh.map(({ schema }) => [schema ?? '', 'rollout']));
  return {
    addresses: new Map(mesh.map(({ name }) => [name, `dns://${nameServer}/${name}:${rpcPort}`])),
    databaseUrls: await provisionDatabase({ adminUrl: postgres.adminUrl, embedded: true, rolePasswords }),
    redisUrl: redis.url,
    publicUrl: 'http://127.0.0.1',
    keyPepper: 'a pepper for one run of the rollout test',
  };
}

/** A replica's environment: names are asked of our own server, and limits do not stand in the way of the load. */
function settings(service: MeshService, around: Surroundings, version: string): NodeJS.ProcessEnv {
  return {
    ...environmentOf(service, around),
    // With this grpc-js asks the server named in the target, instead of the one of this machine.
    GRPC_NODE_USE_ALTERNATIVE_RESOLVER: 'true',
    OTEL_RESOURCE_ATTRIBUTES: `service.version=${version}`,
    // Longer than the balancer takes to notice: an answer under way, the pause behind it, and one more.
    GATEWAY_LINGER_MS: '5000',
    [`${service.prefix}_DRAIN_MS`]: String(drainMs),
    GATEWAY_MCP_LIMIT: '1000000',
    GATEWAY_KEY_LIMIT: '1000000',
    GENERATION_BUILD_LIMIT: '1000000',
    [`${service.prefix}_DATABASE_MAX_CONNECTIONS`]: '4',
  };
}

function tlsOf({ name, prefix }: MeshService, secrets: Secrets): NodeJS.ProcessEnv {
  const { tlsCertFile, tlsKeyFile, tlsCaFile } = secrets.filesOf(name);
  return {
    [`${prefix}_TLS_CERT_FILE`]: tlsCertFile,
    [`${prefix}_TLS_KEY_FILE`]: tlsKeyFile,
    [`${prefix}_TLS_CA_FILE`]: tlsCaFile,
  };
}
