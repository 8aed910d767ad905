import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rootFolder } from '../src/mesh.ts';
import { findProcess } from '../src/process-table.ts';
import { claimRun } from '../src/run-file.ts';

let folder: string;
let other: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-file-test-'));
});

afterEach(async () => {
  if (other?.kill('SIGKILL')) await once(other, 'exit');
  other = undefined;
  rmSync(folder, { recursive: true });
});

/** A process whose command line names this checkout, as those of a start do. */
async function startOther(code: string): Promise<number> {
  other = spawn(process.execPath, ['-e', `${code}; console.log('up')`, rootFolder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (other.stdout !== null) await once(other.stdout, 'data');
  return other.pid ?? 0;
}

const runFile = () => join(folder, 'run.json');

test('the file is readable by its owner only and goes when the start ends', async () => {
  const run = await claimRun(folder);
  run.write({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'sw_live_x', pids: { auth: 1 } });
  expect(JSON.parse(readFileSync(runFile(), 'utf8'))).toMatchObject({
    pid: process.pid,
    apiKey: 'sw_live_x',
  });
  expect(statSync(runFile()).mode & 0o777).toBe(0o600);
  run.release();
  expect(existsSync(runFile())).toBe(false);
});

test('a second start is told where the first one is', async () => {
  const pid = await startOther('setInterval(() => {}, 1000)');
  writeFileSync(runFile(), JSON.stringify({ pid, baseUrl: 'http://127.0.0.1:8080' }));
  await expect(claimRun(folder)).rejects.toThrow(`(process ${pid}) at http://127.0.0.1:8080`);
});

test('the file of a start that was killed does not stand in the way', async () => {
  writeFileSync(runFile(), JSON.stringify({ pid: 4_194_304, pids: {} }));
  (await claimRun(folder)).release();
});

test('a process number that now belongs to another program does not stand in the way', async () => {
  writeFileSync(runFile(), JSON.stringify({ pid: 1 }));
  (await claimRun(folder)).release();
});

test('a file cut short does not stand in the way', async () => {
  writeFileSync(runFile(), '{"pid":');
  (await claimRun(folder)).release();
});

test('services that a killed start left behind have ended before the next one starts', async () => {
  const pid = await startOther('setTimeout(() => {}, 300)');
  writeFileSync(runFile(), JSON.stringify({ pid: 4_194_304, pids: { auth: pid } }));
  const run = await claimRun(folder);
  expect([process.pid, pid].map((one) => findProcess(one) !== undefined)).toEqual([true, false]);
  run.release();
});
