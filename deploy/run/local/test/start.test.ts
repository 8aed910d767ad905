import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../src/free-port.ts';
import { findProcess } from '../src/process-table.ts';
import type { Run } from '../src/run-file.ts';
import { until } from '../src/until.ts';

const startFile = fileURLToPath(new URL('../start.mjs', import.meta.url));
const prompt = 'A one-page site for Kessler & Daughters, a bakery in Freiburg, sourdough since 1987';

let folder: string;
let running: Started | undefined;

interface Started {
  process: ChildProcess;
  output(): string;
  ended: Promise<number>;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-test-'));
  chmodSync(folder, 0o711);
});

afterEach(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(words: string[]): Promise<Started> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, [startFile, '--port', port, ...words], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      SITEWRIGHT_LOCAL_FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += piece));
  const ended = once(child, 'close').then(([code]) => Number(code));
  running = { process: child, output: () => text, ended };
  return running;
}

test.each([
  { script: 'start', kept: ['mode', 'once'], typed: 'npm start -- "A bakery in Freiburg" --once' },
  { script: 'dev', kept: ['inspect'], typed: 'npm run dev -- credits --inspect' },
])('options that npm has kept of npm $script for want of a -- are named, with what to type', (one) => {
  const settings = one.kept.map((name) => [`npm_config_${name}`, 'true']);
  const { status, stderr } = spawnSync(process.execPath, [startFile, prompt, 'lite'], {
    env: { ...process.env, npm_lifecycle_event: one.script, ...Object.fromEntries(settings) },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`npm has kept ${one.kept.map((name) => `--${name}`).join(', ')} for itself.`);
  expect(stderr).toContain(`\n  ${one.typed}\n`);
});

function readRun(): Run | undefined {
  const file = join(folder, 'run.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The run file once the start serves, or an error with what it printed. */
async function serving(started: Started): Promise<Run & { baseUrl: string; pids: Record<string, number> }> {
  const exited = started.ended.then(() => true);
  const run = await until(
    async () => {
      if (await Promise.race([exited, Promise.resolve(false)])) throw new Error(started.output());
      const found = readRun();
      // A start that was killed leaves its file, which is not the one waited for.
      const own = found !== undefined && findProcess(found.pid)?.parent === started.process.pid;
      return own && found.apiKey !== undefined ? found : undefined;
    },
    { withinMs: 120_000 },
  );
  if (run?.baseUrl === undefined || run.pids === undefined) throw new Error(started.output());
  return { ...run, baseUrl: run.baseUrl, pids: run.pids };
}

/** Every process of a start: itself, its services, and its PostgreSQL. */
function processesOf(run: Run): number[] {
  const server = readFileSync(join(folder, 'postgres', 'cluster', 'data', 'postmaster.pid'), 'utf8');
  return [run.pid, ...Object.values(run.pids ?? {}), Number.parseInt(server, 10)];
}

const alive = (pids: number[]) => pids.filter((pid) => findProcess(pid) !== undefined);

/** The process number that the run file tells of a service once it is another than before. */
async function nextPid(service: string, before: number | undefined): Promise<number> {
  const find = () => {
    const pid = readRun()?.pids?.[service];
    return pid === before ? undefined : pid;
  };
  return (await until(find, { withinMs: 120_000 })) ?? 0;
}

/** Whether the service that keeps credit answers. */
async function hasCredits(run: Run): Promise<boolean> {
  const headers = { authorization: `Bearer ${run.apiKey}` };
  return (await fetch(`${run.baseUrl}/api/v1/credits`, { headers })).ok;
}

describe('npm start', () => {
  test('builds a prompt, says what it made and what it cost, and leaves with --once', async () => {
    const { ended, output } = await start([prompt, '--once']);
    expect(`${await ended} ${output()}`).toMatch(/^0 /);
    expect(output()).toMatch(/Kessler/);
    expect(output()).toMatch(/Cost:\s+2 credits; left: 998/);
    expect(output()).toMatch(/Project: prj_/);
    expect(readRun()).toBeUndefined();
  });

  test('serves without a prompt under the same key and the same credit as before, until it is told to stop', async () => {
    const started = await start([]);
    const run = await serving(started);
    const pids = processesOf(run);
    expect(alive(pids)).toEqual(pids);
    const answer = await fetch(`${run.baseUrl}/api/v1/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${run.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt, buildType: 'website', mode: 'lite' }),
    });
    expect(await answer.json()).toMatchObject({ credits: { remaining: 997, charged: 1 } });

    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(alive(pids)).toEqual([]);
    expect(readRun()).toBeUndefined();
  });

  test('refuses to run twice and says where the first one is', async () => {
    const first = await start([]);
    const { baseUrl } = await serving(first);
    const second = await start([]);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`at ${baseUrl}`);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('takes every process with it when it is killed, and starts again after that', async () => {
    const killed = await start([]);
    const run = await serving(killed);
    const pids = processesOf(run);
    killed.process.kill('SIGKILL');
    process.kill(run.pid, 'SIGKILL');
    const again = await start([]);
    const next = await serving(again);
    expect(next.apiKey).toBe(run.apiKey);
    expect(alive(pids)).toEqual([]);
  });

  test('starts a service that died again, says where its log is, and tells its new process number', async () => {
    const started = await start([]);
    const run = await serving(started);
    const log = join(folder, 'logs', 'credits.log');
    const logged = readFileSync(log, 'utf8');
    process.kill(run.pids.credits ?? 0, 'SIGKILL');

    const credits = await nextPid('credits', run.pids.credits);
    expect(findProcess(credits)?.command).toContain('services/credits');
    expect(started.output()).toContain(
      `The service credits ended by SIGKILL; it is started again in 0.5 s. Log: ${log}`,
    );
    expect(readFileSync(log, 'utf8').slice(0, logged.length)).toBe(logged);
    expect(readRun()).toMatchObject({ ...run, pids: { ...run.pids, credits } });
    const asked = await until(() => hasCredits(run), { withinMs: 120_000, everyMs: 200 });
    expect(asked).toBe(true);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(alive([credits])).toEqual([]);
  });

  test('ends everything and shows the last words of a service that died three times in a minute', async () => {
    const started = await start([]);
    const run = await serving(started);
    const pids = processesOf(run);
    let credits = run.pids.credits ?? 0;
    process.kill(credits, 'SIGKILL');
    for (let times = 2; times <= 3; times++) {
      credits = await nextPid('credits', credits);
      process.kill(credits, 'SIGKILL');
    }
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/The service credits ended by SIGKILL. Its last lines/);
    expect(started.output()).toMatch(/It ended 3 times within a minute/);
    expect(alive(pids)).toEqual([]);
  });

  test('says so when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { ended, output } = await start(['--port', String(port)]);
    expect(await ended).toBe(1);
    expect(output()).toContain(`Port ${port} is taken by another program: choose one with --port N.`);
    other.close();
  });
});
