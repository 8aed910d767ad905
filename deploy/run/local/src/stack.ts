import { join } from 'node:path';
import type { Command } from './command-line.ts';
import { type DevServer, startDevServer } from './dev/dev-server.ts';
import { leaveTo, restartChanged } from './dev/work.ts';
import { findFreePort, isPortFree } from './free-port.ts';
import { localFolder, mesh, type Surroundings } from './mesh.ts';
import { startPostgres } from './postgres.ts';
import { provisionDatabase } from './provision.ts';
import { startRedis } from './redis.ts';
import { keepRotating } from './rotate-logs.ts';
import { claimRun } from './run-file.ts';
import { migrateAll, type RunningServices, startServices, untilReady } from './services.ts';
import { type LocalSettings, openSettings, saveSettings } from './settings.ts';
import type { StopList } from './stop-list.ts';
import { ensureWorkspace } from './workspace.ts';
import { askAtTerminal, chooseWriter } from './writer.ts';

export interface Stack {
  baseUrl: string;
  apiKey: string;
  services: RunningServices;
  /** Shows traces and metrics. */
  dev: DevServer;
}

const say = (line: string) => console.log(line);

/** Starts everything: database, Redis, services, and the workspace with its key. What starts is put on the stop list. */
export async function startStack(
  { port, engine, dev: work }: Pick<Command, 'port' | 'engine' | 'dev'>,
  stops: StopList,
): Promise<Stack> {
  const settings = openSettings(localFolder);
  const run = await claimRun(localFolder);
  stops.add(run.release);
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken by another program: choose one with --port N.`);

  const writer = await chooseWriter({ engine, env: process.env, ask: askAtTerminal() });
  const logFolder = join(localFolder, 'logs');
  const dev = await startDev(logFolder, stops);
  const { spansTo, metricsPorts } = dev;
  const around = { ...(await prepare(port, settings, stops)), writer, telemetry: { spansTo, metricsPorts } };
  stops.add(keepRotating(logFolder));
  await migrateAll(around, logFolder);
  say('Schemas: up to date');
  let known = {};
  const writeRun = () => run.write({ ...known, pids: services.pids() });
  const mine = work?.without === true ? work.watched : [];
  const inspected = work?.inspect === true ? work.watched : [];
  leaveTo(mine, around);
  const told = { say, changed: writeRun, patient: work !== undefined };
  const services = startServices(around, logFolder, told, { mine, inspected });
  stops.add(services.stop);
  writeRun();
  await untilReady(services, around, mine);
  if (work !== undefined && !work.without) stops.add(restartChanged(services, around, work));
  say(`Services: ${mesh.map(({ name }) => name).join(', ')} ready`);

  for (const line of writer.says) say(line);

  const workspace = await ensureWorkspace(settings.workspace, around.addresses);
  saveSettings(localFolder, { ...settings, workspace });
  const { apiKey, workspaceId } = workspace;
  known = { baseUrl: around.publicUrl, apiKey, workspaceId, targets: Object.fromEntries(around.addresses) };
  writeRun();
  return { baseUrl: around.publicUrl, apiKey, services, dev: dev.server };
}

/** Starts what shows traces and metrics, before anybody has one. */
async function startDev(logFolder: string, stops: StopList) {
  const metricsPorts = new Map<string, number>();
  for (const { name } of mesh) metricsPorts.set(name, await findFreePort());
  const server = await startDevServer({
    port: await findFreePort(),
    logFolder,
    metricsPorts,
    forwardTo: process.env.OTEL_EXPORTER_OTLP_ENDPOINT,
  });
  stops.add(server.stop);
  return { server, metricsPorts, spansTo: server.url };
}

async function prepare(port: number, settings: LocalSettings, stops: StopList): Promise<Surroundings> {
  const [adminUrl, redisUrl] = await Promise.all([prepareDatabase(stops), prepareRedis(stops)]);
  const embedded = !process.env.DATABASE_URL;
  const databaseUrls = await provisionDatabase({ adminUrl, embedded, rolePasswords: settings.rolePasswords });
  const addresses = new Map<string, string>();
  for (const { name } of mesh) {
    addresses.set(name, `127.0.0.1:${name === 'gateway' ? port : await findFreePort()}`);
  }
  const publicUrl = `http://127.0.0.1:${port}`;
  return { addresses, databaseUrls, redisUrl, publicUrl, keyPepper: settings.keyPepper };
}

async function prepareDatabase(stops: StopList): Promise<string> {
  if (process.env.DATABASE_URL) {
    say('PostgreSQL: the one in DATABASE_URL');
    return process.env.DATABASE_URL;
  }
  const postgres = await startPostgres({ dataDir: join(localFolder, 'postgres'), log: say });
  stops.add(postgres.stop);
  say(`PostgreSQL: embedded, data in ${postgres.dataDir}`);
  return postgres.adminUrl;
}

async function prepareRedis(stops: StopList): Promise<string> {
  const redis = await startRedis({ url: process.env.REDIS_URL, log: () => {} });
  stops.add(redis.stop);
  const what = {
    external: 'the one in REDIS_URL',
    'redis-server': 'a real server of this machine',
    'stand-in': 'a stand-in for development (no redis-server found)',
  };
  say(`Redis: ${what[redis.kind]}`);
  return redis.url;
}
