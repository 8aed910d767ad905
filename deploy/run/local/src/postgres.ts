import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort, isPortFree } from './free-port.ts';
import { type KeptProgram, keepProgram } from './keep.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { ensureCluster } from './postgres-cluster.ts';
import { makeEphemeralHome, openLastingHome, type PostgresHome } from './postgres-home.ts';
import { clearLeftover } from './postgres-leftover.ts';

export interface Postgres {
  /** Address with the superuser's name and password. */
  adminUrl: string;
  port: number;
  dataDir: string;
  pid: number;
  /** Settles when the server has ended, on request or not. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

export type PostgresOptions = { port?: number; log: (line: string) => void } & (
  | { dataDir: string; ephemeral?: false }
  | { ephemeral: true }
);

const readyWithinMs = 60_000;

/** Starts a PostgreSQL from the npm packages, on the loopback address and with a password, and waits until it answers. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const ephemeral = options.ephemeral === true ? makeEphemeralHome() : undefined;
  const home = ephemeral ?? openLastingHome('dataDir' in options ? options.dataDir : '', options.log);
  const binaries = findPostgresBinaries(home.runAs);
  await clearLeftover(home.data, options.log);
  await ensureCluster(binaries, home, ephemeral === undefined);
  if (existsSync(home.logFile)) truncateSync(home.logFile);
  const wantedPort = options.port || undefined;
  if (wantedPort !== undefined && !(await isPortFree(wantedPort))) {
    throw new Error(`Port ${wantedPort} for PostgreSQL is taken by another program: choose another one.`);
  }
  return launch(binaries, home, { port: wantedPort, folder: ephemeral?.folder });
}

interface LaunchOptions {
  port: number | undefined;
  /** Set for a database that is thrown away. */
  folder: string | undefined;
}

async function launch(
  binaries: PostgresBinaries,
  home: PostgresHome,
  options: LaunchOptions,
): Promise<Postgres> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await findFreePort());
    const program = await keepProgram(
      {
        command: binaries.postgres,
        args: serverArguments(home.data, port, options.folder !== undefined),
        env: binaries.env,
        ...home.runAs,
        signals: [
          { signal: 'SIGINT', graceMs: 10_000 },
          { signal: 'SIGQUIT', graceMs: 5_000 },
          { signal: 'SIGKILL', graceMs: 0 },
        ],
        remove: options.folder,
      },
      home.logFile,
    );
    const adminUrl = `postgres://postgres:${home.password}@127.0.0.1:${port}/postgres`;
    if (await becomesReady(adminUrl, program)) {
      return {
        adminUrl,
        port,
        dataDir: home.data,
        pid: program.pid,
        ended: program.ended,
        stop: program.stop,
      };
    }
    await program.stop();
    const lastLines = readLog(home.logFile);
    // Between choosing a free port and listening on it another program may have taken it.
    if (options.port !== undefined || attempt === 3 || !lastLines.includes('Address already in use')) {
      throw new Error(`PostgreSQL does not start on ${home.data}. Its last lines:\n${lastLines}`);
    }
  }
}

function serverArguments(data: string, port: number, throwaway: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function becomesReady(adminUrl: string, program: KeptProgram): Promise<boolean> {
  let running = true;
  void program.ended.then(() => {
    running = false;
  });
  const end = performance.now() + readyWithinMs;
  while (running && performance.now() < end) {
    const problem = await tryConnect(adminUrl);
    if (problem === undefined) return running;
    if (problem.includes('password authentication failed')) {
      await program.stop();
      throw new Error(
        'The kept password does not open the database: the data folder and its password do not belong together.',
      );
    }
    await pause(20);
  }
  return false;
}

async function tryConnect(adminUrl: string): Promise<string | undefined> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message || 'refused' : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

function readLog(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
}
