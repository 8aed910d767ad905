import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { mesh } from '@sitewright/local/mesh';
import { type Postgres, startPostgres } from '@sitewright/local/postgres';
import { startRedis } from '@sitewright/local/redis';
import { waitFor } from '@sitewright/testing';
import { startOtlpReceiver } from '../support/otlp-receiver.ts';
import { type ComposeService, makeSecrets, readServices, shipFolder } from './compose-file.ts';
import { type Container, command, execute, runToEnd, startContainer } from './podman.ts';

const tag = 'system-test';

/** On two free cores a build from nothing takes about three minutes, its base one. */
const buildLimitS = 1_200;

/** Makes the images named, or those of every service and of the operators' tool; their base too where it is missing. */
export function buildImages(
  names: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string> {
  const script = join(shipFolder, 'images/build.sh');
  // Ended with all that it has started, so that a build that hangs fails its test and not the run.
  const limited = ['--kill-after=10', String(buildLimitS), 'bash', script, ...names];
  return command('timeout', limited, { TAG: tag, NODE_IMAGE: '', ...env });
}

interface Around {
  postgres: Postgres;
  redisUrl: string;
  spansTo: string;
  /** Containers, and the address that each has. */
  hosts: ReadonlyMap<string, string>;
}

/**
 * The mesh of deploy/ship/compose/compose.yaml, run by podman: its images, settings, hardening, migrations and health checks. Only
 * what its networks and stores would be differs: every container is on this machine's network with a loopback address
 * of its own under its name, PostgreSQL and Redis run beside them, and spans come to a receiver of the test.
 */
export async function startImageMesh() {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const [postgres, redis, collector] = await Promise.all([
    startPostgres({ ephemeral: true, log: () => {} }),
    startRedis({ url: undefined, log: () => {} }),
    startOtlpReceiver(),
  ]);
  ends.push(postgres.stop, redis.stop, collector.stop);

  const network = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`;
  const hosts = new Map(mesh.map(({ name }, i) => [name, `${network}.${i + 1}`]));
  const around = { postgres, redisUrl: redis.url, spansTo: collector.endpoint, hosts };
  const images = { SITEWRIGHT_IMAGES: 'localhost/sitewright', SITEWRIGHT_TAG: tag };
  const services = readServices({ ...makeSecrets(), ...images });
  const run = randomBytes(4).toString('hex');
  const containerOf = (name: string): Container => {
    const service = services.get(name);
    if (service === undefined) throw new Error(`The compose file has no ${name}.`);
    const environment = environmentHere(name, service, around);
    return { id: `sitewright-${run}-${name}`, service: { ...service, environment }, hosts };
  };
  const containers = new Map(mesh.map(({ name }) => [name, containerOf(name)]));
  const all = [...containers.values()];

  try {
    await provision(postgres, services.get('provision'));
    for (const { name, schema } of mesh) {
      if (schema === undefined) continue;
      const migration = containerOf(`${name}-migrate`);
      await runToEnd(migration, migration.service.command);
    }
    ends.push(() => command('podman', ['rm', '--force', '--ignore', '--time=5', ...all.map(({ id }) => id)]));
    await Promise.all(all.map(startContainer));
    await Promise.all(all.map(untilHealthy));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    baseUrl: `http://${hosts.get('gateway')}:8080`,
    hosts,
    containers,
    spans: collector.spans,
    /** The operators' tool, from its image. */
    sitewright: (...args: string[]) => runToEnd(containerOf('sitewright'), args),
    stop,
  };
}

/** What a container of the compose file sees, with the addresses that things have here. */
function environmentHere(name: string, service: ComposeService, around: Around): Record<string, string> {
  const entries = Object.entries(service.environment).map(([variable, value]) => {
    if (variable.endsWith('_REDIS_URL')) return [variable, around.redisUrl];
    // A name in the place of every address, since all are on one network.
    if (variable.endsWith('_LISTEN')) return [variable, value.replace('0.0.0.0', name)];
    return [variable, value.replace('postgres:5432', `127.0.0.1:${around.postgres.port}`)];
  });
  const host = around.hosts.get(name);
  if (host === undefined) return Object.fromEntries(entries);
  return {
    ...Object.fromEntries(entries),
    OTEL_EXPORTER_PROMETHEUS_HOST: host,
    OTEL_EXPORTER_OTLP_ENDPOINT: around.spansTo,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
}

/** Runs the file that makes roles and schemas, with the environment that its compose entry has. */
async function provision(postgres: Postgres, entry: ComposeService | undefined): Promise<void> {
  const url = new URL(postgres.adminUrl);
  const admin = { PGHOST: url.hostname, PGPORT: url.port, PGUSER: url.username, PGPASSWORD: url.password };
  const database = entry?.environment.PGDATABASE ?? '';
  await command('psql', ['--no-psqlrc', `--command=create database ${database}`, 'postgres'], admin);
  const options = entry?.entrypoint.slice(1).filter((word) => !word.startsWith('--file=')) ?? [];
  const file = `--file=${join(shipFolder, 'compose/provision.sql')}`;
  // Twice: a start that finds its roles and schemas there leaves them be.
  for (const _ of ['first', 'again']) {
    await command('psql', [...options, file], { ...entry?.environment, ...admin });
  }
}

async function untilHealthy({ id, service }: Container): Promise<void> {
  const check = service.healthcheck?.test.slice(1) ?? [];
  let last = '';
  const isHealthy = () =>
    execute(id, check).then(
      () => true,
      (error: Error) => {
        last = error.message;
        return undefined;
      },
    );
  await waitFor(isHealthy, `${id} to be healthy`, 120_000).catch(async (error: Error) => {
    throw new Error(`${error.message}: ${last}\n${await command('podman', ['logs', id])}`);
  });
}

export type ImageMesh = Awaited<ReturnType<typeof startImageMesh>>;
