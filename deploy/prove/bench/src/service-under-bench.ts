import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@sitewright/local/free-port';
import { mesh } from '@sitewright/local/mesh';
import { startPostgres } from '@sitewright/local/postgres';
import { isRpcReady } from '@sitewright/local/readiness';
import { spawnService } from '@sitewright/local/service-process';
import { until } from '@sitewright/local/until';
import { createRpcClient, type ServiceDefinition } from '@sitewright/rpc';
import { Client } from 'pg';
import { ulid } from 'ulid';

/** The PostgreSQL in DATABASE_URL, whose user may make roles, or an embedded one that is thrown away. */
export interface BenchDatabase {
  admin: Client;
  url: string;
  close(): Promise<void>;
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await startPostgres({ ephemeral: true, log: (line) => console.log(line) });
  const url = process.env.DATABASE_URL ?? embedded?.adminUrl ?? '';
  const admin = new Client({ connectionString: url });
  await admin.connect();
  return {
    admin,
    url,
    async close() {
      await admin.end();
      await embedded?.stop();
    },
  };
}

export interface BenchedService<D extends ServiceDefinition> {
  name: string;
  definition: D;
  env?: Record<string, string>;
  /** Fills the migrated schema before the service starts. */
  seed?: (schema: string) => Promise<void>;
}

/** Runs one service as a process over a schema of its own, which is gone when it is closed. */
export async function openService<D extends ServiceDefinition>(
  { admin, url }: BenchDatabase,
  { name, definition, env = {}, seed }: BenchedService<D>,
) {
  const service = mesh.find((each) => each.name === name);
  if (service === undefined) throw new Error(`the mesh has no ${name}`);
  const schema = `bench_${ulid().toLowerCase()}`;
  await admin.query(`create role ${schema} login password '${schema}'`);
  await admin.query(`grant ${schema} to current_user; create schema ${schema} authorization ${schema}`);
  const own = new URL(url);
  own.username = schema;
  own.password = schema;
  const target = `127.0.0.1:${await findFreePort()}`;
  const environment = {
    ...process.env,
    [`${service.prefix}_DATABASE_URL`]: own.href,
    [`${service.prefix}_LISTEN`]: target,
    [`${service.prefix}_DRAIN_MS`]: '1000',
    ...env,
  };
  const logFile = join(mkdtempSync(join(tmpdir(), 'sitewright-bench-')), `${name}.log`);
  const { code } = await spawnService(service, { env: environment, logFile, args: ['migrate'] }).ended;
  if (code !== 0) throw new Error(`the schema could not be migrated, see ${logFile}`);
  await seed?.(schema);
  const running = spawnService(service, { env: environment, logFile });
  if (!(await until(() => isRpcReady(target), { withinMs: 60_000, everyMs: 50 })))
    throw new Error(`the service did not start, see ${logFile}`);
  const client = createRpcClient({ definition, target, deadlineMs: 120_000 });
  return {
    rpc: client.rpc,
    schema,
    pid: running.pid,
    async close(): Promise<void> {
      client.close();
      await running.stop();
      await admin.query(`drop schema ${schema} cascade; drop role ${schema}`);
    },
  };
}
