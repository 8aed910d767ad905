import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startPostgres } from '../src/postgres.ts';
import { findProcess } from '../src/process-table.ts';
import { until } from '../src/until.ts';

const log = () => {};
const ownerFile = fileURLToPath(new URL('./postgres-owner.ts', import.meta.url));
let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  chmodSync(parent, 0o755);
  dataDir = join(parent, '.local', 'postgres');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function ask(adminUrl: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

async function startOwner(): Promise<{ owner: ChildProcess; adminUrl: string; pid: number }> {
  const owner = fork(ownerFile, [dataDir], { execArgv: [] });
  const [{ adminUrl, pid }] = await once(owner, 'message');
  return { owner, adminUrl, pid };
}

async function kill(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

describe('a database that lasts', () => {
  test('keeps its data from one start to the next', async () => {
    const first = await startPostgres({ dataDir, log });
    await ask(first.adminUrl, 'create table kept (id int); insert into kept values (7)');
    await first.stop();
    expect(findProcess(first.pid)).toBeUndefined();

    const second = await startPostgres({ dataDir, log });
    expect(await ask(second.adminUrl, 'select id from kept')).toEqual([{ id: 7 }]);
    await second.stop();
  });

  test('lets nobody in without the password', async () => {
    const { adminUrl, stop } = await startPostgres({ dataDir, log });
    const stranger = new URL(adminUrl);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    await stop();
  });

  test('refuses a folder that another start uses, and names the process', async () => {
    const { stop } = await startPostgres({ dataDir, log });
    await expect(startPostgres({ dataDir, log })).rejects.toThrow(/already in use.*process \d+/);
    await stop();
  });

  test('makes the database anew when an earlier making was cut short', async () => {
    const remains = join(dataDir, 'cluster', 'data.making-4194304');
    mkdirSync(remains, { recursive: true });
    const { adminUrl, stop } = await startPostgres({ dataDir, log });
    expect(await ask(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect(existsSync(remains)).toBe(false);
  });

  test('says what to do about a folder that holds no database', async () => {
    mkdirSync(join(dataDir, 'cluster', 'data'), { recursive: true });
    await expect(startPostgres({ dataDir, log })).rejects.toThrow(/holds no complete database.*remove it/);
  });

  test('says so when the wanted port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    await expect(startPostgres({ dataDir, port, log })).rejects.toThrow(
      `Port ${port} for PostgreSQL is taken`,
    );
    other.close();
  });

  test('starts although the pid file of a crash names a process that is alive and something else', async () => {
    const first = await startPostgres({ dataDir, log });
    await first.stop();
    const pidFile = join(first.dataDir, 'postmaster.pid');
    writeFileSync(pidFile, `${process.ppid}\n${first.dataDir}\n1\n1\n\n127.0.0.1\n`, { mode: 0o600 });
    const second = await startPostgres({ dataDir, log });
    await second.stop();
  });
});

describe('an owner that is killed', () => {
  test('takes its PostgreSQL with it, and the next start finds the data', async () => {
    const { owner, adminUrl, pid } = await startOwner();
    await ask(adminUrl, 'create table kept as select 7 as id');
    await kill(owner);
    const next = await startPostgres({ dataDir, log });
    expect(findProcess(pid)).toBeUndefined();
    expect(await ask(next.adminUrl, 'select id from kept')).toEqual([{ id: 7 }]);
    await next.stop();
  });

  test('leaves no PostgreSQL running even when nobody starts again', async () => {
    const { owner, pid } = await startOwner();
    await kill(owner);
    expect(await until(() => findProcess(pid) === undefined, { withinMs: 120_000 })).toBe(true);
  });

  test('together with its keeper leaves a server that the next start stops', async () => {
    const { owner, pid } = await startOwner();
    const keeper = findProcess(pid)?.parent ?? 0;
    process.kill(keeper, 'SIGKILL');
    await kill(owner);
    const lines: string[] = [];
    const next = await startPostgres({ dataDir, log: (line) => lines.push(line) });
    expect(lines.join()).toContain(`(process ${pid})`);
    expect(next.pid).not.toBe(pid);
    await next.stop();
  });
});

test('a database that is thrown away leaves no folder behind', async () => {
  const postgres = await startPostgres({ ephemeral: true, log });
  expect(await ask(postgres.adminUrl, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await postgres.stop();
  expect(existsSync(dirname(postgres.dataDir))).toBe(false);
});

// Only root can start it as somebody else.
if (process.getuid?.() === 0) {
  test('PostgreSQL runs as another user', async () => {
    const { pid, stop } = await startPostgres({ dataDir, log });
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s/m);
    await stop();
  });

  test('a private checkout keeps a pointer to its data, which lasts', async () => {
    chmodSync(parent, 0o700);
    const first = await startPostgres({ dataDir, log });
    const { folder } = JSON.parse(readFileSync(join(dataDir, 'location.json'), 'utf8'));
    expect(first.dataDir).toBe(join(folder, 'data'));
    await ask(first.adminUrl, 'create table kept as select 7 as id');
    await first.stop();

    const second = await startPostgres({ dataDir, log });
    expect(await ask(second.adminUrl, 'select id from kept')).toEqual([{ id: 7 }]);
    await second.stop();
    rmSync(folder, { recursive: true });
  });
}
