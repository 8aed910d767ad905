import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { mesh } from '@sitewright/local/mesh';
import { type Postgres, startPostgres } from '@sitewright/local/postgres';
import { startRedis } from '@sitewright/local/redis';
import { waitFor } from '@sitewright/testing';
import { type ComposeService, deployFolder, makeSecrets, readServices } from './compose-file.ts';
import { startOtlpReceiver } from './otlp-receiver.ts';
import { type Container, command, execute, runToEnd, startContainer } from './podman.ts';

const tag = 'system-test';

/** Makes the images named, or those of every service and of the operators' tool; their base too where it is missing. */
export function buildImages(
  names: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string> {
  return command('bash', [join(deployFolder, 'images/build.sh'), ...names], {
    TAG: tag,
    NODE_IMAGE: '',
    ...env,
  });
}

/**
 * The mesh of deploy/compose.yaml, run by podman: its images, settings, hardening, migrations and health checks. Only
 * what its networks and stores would be differs: every container is on this machine's network with a loopback address
 * of its own under its name, PostgreSQL and Redis run beside them, and spans come to a receiver of the test.
 */
export async function startImageMesh() {
  const ends: (() => Promise<unknown>)[] = [];
  const secrets = makeSecrets();
  const services = readServices({
    ...secrets,
    SITEWRIGHT_IMAGES: 'localhost/sitewright',
    SITEWRIGHT_TAG: tag,
  });
  const [postgres, redis, collector] = await Promise.all([
    startPostgres({ ephemeral: true, log: () => {} }),
    startRedis({ url: undefined, log: () => {} }),
    startOtlpReceiver(),
  ]);
  ends.push(postgres.stop, redis.stop, collector.stop);

  const network = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`;
  const hosts = new Map(mesh.map(({ name }, i) => [name, `${network}.${i + 1}`]));
  const baseUrl = `http://${hosts.get('gateway')}:8080`;
  const run = randomBytes(4).toString('hex');
  const containerOf = (name: string): Container => {
    const service = services.get(name);
    if (service === undefined) throw new Error(`The compose file has no ${name}.`);
    const environment = Object.entries(service.environment).map(([variable, value]) => {
      if (variable.endsWith('_REDIS_URL')) return [variable, redis.url];
      if (variable.endsWith('_PUBLIC_URL')) return [variable, baseUrl];
      // A name in the place of every address, since all are on one network.
      if (variable.endsWith('_LISTEN')) return [variable, value.replace('0.0.0.0', name)];
      return [variable, value.replace('postgres:5432', `127.0.0.1:${postgres.port}`)];
    });
    const around = {
      OTEL_EXPORTER_PROMETHEUS_HOST: hosts.get(name) ?? '',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    const seen = {
      ...Object.fromEntries(environment),
      ...(mesh.some((one) => one.name === name) ? around : {}),
    };
    return { id: `sitewright-${run}-${name}`, service: { ...service, environment: seen }, hosts };
  };

  await provision(postgres, services.get('provision'));
  for (const { name, schema } of mesh) {
    if (schema === undefined) continue;
    const migration = containerOf(`${name}-migrate`);
    await runToEnd(migration, migration.service.command);
  }
  const containers = new Map(mesh.map(({ name }) => [name, containerOf(name)]));
  ends.push(() =>
    command('podman', ['rm', '--force', '--time=5', ...[...containers.values()].map(({ id }) => id)]),
  );
  try {
    await Promise.all([...containers.values()].map(startContainer));
    await Promise.all([...containers.values()].map(untilHealthy));
  } catch (error) {
    await stop();
    throw error;
  }

  async function stop(): Promise<void> {
    for (const end of ends.reverse()) await end();
  }
  return {
    baseUrl,
    hosts,
    containers,
    spans: collector.spans,
    /** The operators' tool, from its image. */
    sitewright: (...args: string[]) => runToEnd(containerOf('sitewright'), args),
    stop,
  };
}

/** Runs the file that makes roles and schemas, with the environment that its compose entry has. */
async function provision(postgres: Postgres, entry: ComposeService | undefined): Promise<void> {
  const url = new URL(postgres.adminUrl);
  const admin = { PGHOST: url.hostname, PGPORT: url.port, PGUSER: url.username, PGPASSWORD: url.password };
  const database = entry?.environment.PGDATABASE ?? '';
  await command('psql', ['--no-psqlrc', `--command=create database ${database}`, 'postgres'], admin);
  const file = join(deployFolder, 'compose/provision.sql');
  const [, ...options] = entry?.entrypoint ?? [];
  // Twice: a start that finds its roles and schemas there leaves them be.
  for (const _ of ['first', 'again']) {
    await command('psql', [...options.filter((word) => !word.startsWith('--file')), `--file=${file}`], {
      ...entry?.environment,
      ...admin,
    });
  }
}

async function untilHealthy({ id, service }: Container): Promise<void> {
  const [, ...check] = service.healthcheck?.test ?? [];
  let last = '';
  await waitFor(
    () =>
      execute(id, check).then(
        () => true,
        (error: Error) => {
          last = error.message;
          return undefined;
        },
      ),
    `${id} to be healthy`,
    120_000,
  ).catch(async (error: Error) => {
    throw new Error(`${error.message}: ${last}\n${await command('podman', ['logs', id])}`);
  });
}

export type ImageMesh = Awaited<ReturnType<typeof startImageMesh>>;
