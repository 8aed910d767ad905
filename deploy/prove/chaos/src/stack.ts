import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@sitewright/local/free-port';
import { environmentOf, type MeshService, mesh, type Surroundings } from '@sitewright/local/mesh';
import { type Postgres, startPostgres } from '@sitewright/local/postgres';
import { provisionDatabase } from '@sitewright/local/provision';
import { isHttpReady, isRpcReady } from '@sitewright/local/readiness';
import { startRedis } from '@sitewright/local/redis';
import { type ServiceProcess, spawnService } from '@sitewright/local/service-process';
import { migrateAll } from '@sitewright/local/services';
import { StopList } from '@sitewright/local/stop-list';
import { until } from '@sitewright/local/until';
import { guardMs } from './guard.ts';
import { type Link, openLink } from './link.ts';

/** What can be killed, paused and cut off. */
export type Part = 'gateway' | 'generation' | 'projects' | 'credits' | 'auth';
export const parts: readonly [Part, ...Part[]] = ['gateway', 'generation', 'projects', 'credits', 'auth'];

/** Short lives, so that minutes see what takes hours: a lease of 2 s, a hold of 20 s, builds of at most 12 s. */
export const lifetimes = { leaseMs: 2_000, holdTtlMs: 20_000, longestBuildMs: 12_000 };

const deadlines = { DEADLINE_LITE_MS: '8000', DEADLINE_ECONOMY_MS: '10000', DEADLINE_POWER_MS: '12000' };
const shortLives: Record<string, Record<string, string>> = {
  gateway: { ...deadlines, KEY_LIMIT: '1000000' },
  generation: {
    ...deadlines,
    LEASE_MS: String(lifetimes.leaseMs),
    LEASE_RENEWAL_MS: '500',
    TAKEOVER_INTERVAL_MS: '300',
    SETTLE_MS: '2000',
    RESERVE_MS: '1500',
    BUILD_LIMIT: '1000000',
  },
  credits: { HOLD_TTL_MS: String(lifetimes.holdTtlMs), SWEEP_INTERVAL_MS: '500' },
};

export interface Stack {
  baseUrl: string;
  adminUrl: string;
  redisUrl: string;
  /** Real addresses of the services, past all proxies. */
  addresses: ReadonlyMap<string, string>;
  /** Links by `caller>callee`; the callee may be `postgres` or `redis`. */
  links: ReadonlyMap<string, Link>;
  signal(part: Part | 'postgres', signal: NodeJS.Signals): void;
  /** Starts a killed part again and waits until it is ready. */
  restart(part: Part | 'postgres'): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions {
  log: (line: string) => void;
  /** Variables for a service, over those that it has here. */
  settings?: (service: string) => Readonly<Record<string, string>>;
}

/** Boots the mesh as processes, with a proxy on every link between them, to the database and to Redis. */
export async function bootStack(options: StackOptions): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-chaos-'));
  const stops = new StopList();
  try {
    return await boot(folder, stops, options);
  } catch (error) {
    await stops.run();
    // The logs stay: they may tell why.
    rmSync(dataDirOf(folder), { recursive: true, force: true });
    throw error;
  }
}

const dataDirOf = (folder: string): string => join(folder, 'postgres');
const logsOf = (folder: string): string => join(folder, 'logs');

async function boot(
  folder: string,
  stops: StopList,
  { log, settings = () => ({}) }: StackOptions,
): Promise<Stack> {
  const dataDir = dataDirOf(folder);
  let postgres: Postgres = await startPostgres({ dataDir, log: () => undefined });
  stops.add(() => postgres.stop());
  const redis = await startRedis({ url: process.env.REDIS_URL, log: () => undefined });
  stops.add(redis.stop);
  const around = await surround(postgres.adminUrl, redis.url);
  await migrateAll(around, logsOf(folder));
  log(`Logs: ${logsOf(folder)}. Redis: ${redis.kind}.`);

  const links = new Map<string, Link>();
  stops.add(() => {
    for (const link of links.values()) link.close();
  });
  const services = mesh.filter(({ name }) => parts.some((part) => part === name));
  const stores = { postgres: postgres.port, redis: Number(new URL(redis.url).port) };
  for (const service of services) await addLinks(links, service, around, stores);
  const running = new Map<string, ServiceProcess>();
  stops.add(() => {
    for (const service of running.values()) service.kill();
  });
  const spawn = (service: MeshService): void => {
    const env = { ...environment(service, around, links), ...settings(service.name) };
    const logFile = join(logsOf(folder), `${service.name}.log`);
    running.set(service.name, spawnService(service, { env, logFile }));
  };
  const untilReady = async (service: MeshService): Promise<void> => {
    if (!(await until(() => isReady(service, around), { withinMs: guardMs, everyMs: 50 })))
      throw new Error(`${service.name} did not become ready; see ${logsOf(folder)}`);
  };
  for (const service of services) spawn(service);
  await Promise.all(services.map(untilReady));

  return {
    baseUrl: around.publicUrl,
    adminUrl: withDatabase(postgres.adminUrl),
    redisUrl: redis.url,
    addresses: around.addresses,
    links,
    signal(part, signal) {
      const pid = part === 'postgres' ? postgres.pid : running.get(part)?.pid;
      if (pid !== undefined) process.kill(pid, signal);
    },
    async restart(part) {
      if (part === 'postgres') {
        await postgres.ended;
        postgres = await startPostgres({ dataDir, port: postgres.port, log: () => undefined });
        await Promise.all(services.map(untilReady));
        return;
      }
      const service = services.find(({ name }) => name === part);
      if (service === undefined) return;
      await running.get(part)?.ended;
      spawn(service);
      await untilReady(service);
    },
    async stop() {
      await stops.run();
      if (process.exitCode === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady({ name }: MeshService, { addresses }: Surroundings): Promise<boolean> {
  const address = addresses.get(name) ?? '';
  return name === 'gateway' ? isHttpReady(`http://${address}`) : isRpcReady(address);
}

async function surround(adminUrl: string, redisUrl: string): Promise<Surroundings> {
  const rolePasswords = Object.fromEntries(mesh.map(({ schema }) => [schema ?? '', 'chaos']));
  const databaseUrls = await provisionDatabase({ adminUrl, embedded: true, rolePasswords });
  const addresses = new Map<string, string>();
  for (const { name } of mesh) addresses.set(name, `127.0.0.1:${await findFreePort()}`);
  const publicUrl = `http://${addresses.get('gateway')}`;
  return {
    addresses,
    databaseUrls,
    redisUrl,
    publicUrl,
    keyPepper: 'a pepper for one run of the crash test',
  };
}

async function addLinks(
  links: Map<string, Link>,
  service: MeshService,
  { addresses }: Surroundings,
  stores: { postgres: number; redis: number },
): Promise<void> {
  for (const callee of service.calls) {
    const port = Number(addresses.get(callee)?.split(':')[1]);
    links.set(`${service.name}>${callee}`, await openLink(port));
  }
  if (service.schema !== undefined) links.set(`${service.name}>postgres`, await openLink(stores.postgres));
  if (service.redis !== undefined) links.set(`${service.name}>redis`, await openLink(stores.redis));
}

/** A service's environment, with its own links in the place of the real addresses. */
function environment(service: MeshService, around: Surroundings, links: ReadonlyMap<string, Link>) {
  const { name, prefix, calls } = service;
  const port = (callee: string) => links.get(`${name}>${callee}`)?.port;
  const targets = calls.map((callee) => [
    `${prefix}_${callee.replace('-', '_').toUpperCase()}_TARGET`,
    `127.0.0.1:${port(callee)}`,
  ]);
  const url = around.databaseUrls.get(name);
  const short = Object.entries(shortLives[name] ?? {}).map(([key, value]) => [`${prefix}_${key}`, value]);
  return {
    ...environmentOf(service, around),
    LOG_LEVEL: 'info',
    ...Object.fromEntries([...targets, ...short]),
    ...(url === undefined ? {} : { [`${prefix}_DATABASE_URL`]: withPort(url, port('postgres') ?? 0) }),
    ...(service.redis === undefined
      ? {}
      : { [`${prefix}_REDIS_URL`]: withPort(around.redisUrl, port('redis') ?? 0) }),
  };
}

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}

function withDatabase(url: string): string {
  const changed = new URL(url);
  changed.pathname = '/sitewright';
  return changed.href;
}
