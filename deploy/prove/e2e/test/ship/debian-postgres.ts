import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@sitewright/local/free-port';
import { chooseRunAs } from '@sitewright/local/run-as';
import { waitFor } from '@sitewright/testing';
import { Client } from 'pg';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';
const password = 'of-this-test-alone';

/** A PostgreSQL server of Debian's packages, thrown away at its end. */
export async function startDebianPostgres() {
  const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
  if (newest === undefined) throw new Error("Debian's package postgresql is missing: .ci/debian-packages");
  const bin = join(versions, newest, 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-debian-postgres-'));
  const runAs = chooseRunAs(folder);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  mkdirSync(data, { mode: 0o700 });
  if (runAs !== undefined)
    for (const path of [folder, data, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(
    join(bin, 'initdb'),
    [`--pgdata=${data}`, '--encoding=UTF8', '--no-locale', '--no-sync', ...access],
    {
      cwd: '/',
      ...runAs,
    },
  );
  const port = await findFreePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      stdio: 'ignore',
      cwd: '/',
      ...runAs,
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await waitFor(() => query(urlOf('postgres'), 'select 1').catch(() => undefined), 'PostgreSQL answers');

  return {
    urlOf,
    async createDatabase(name: string): Promise<string> {
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    query: (database: string, text: string) => query(urlOf(database), text),
    async stop(): Promise<void> {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type DebianPostgres = Awaited<ReturnType<typeof startDebianPostgres>>;

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
