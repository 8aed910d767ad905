import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { z } from 'zod';
import { type StartedCommand, startOneCommand } from '../support/one-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-dev-'));
// PostgreSQL, which runs as another user here, must be able to pass through.
chmodSync(folder, 0o711);
const source = fileURLToPath(new URL('../../../../../services/credits/src/main.ts', import.meta.url));
let run: StartedCommand | undefined;

afterAll(async () => {
  const start = run?.process;
  const ended = new Promise((resolve) => start?.once('exit', resolve));
  if (start?.exitCode === null && start.kill('SIGINT')) await ended;
  rmSync(folder, { recursive: true, force: true });
});

const pids = (): Record<string, number> =>
  z
    .object({ pids: z.record(z.string(), z.number()) })
    .parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).pids;

test('a service whose source changes is started again alone, and the mesh goes on', async () => {
  run = await startOneCommand(folder, { args: ['--dev', 'credits', '--inspect'], env: {} });
  const { output, baseUrl, apiKey } = run;
  expect(output()).toMatch(/^Debugger of credits: 127\.0\.0\.1:\d+$/m);
  const before = pids();
  const now = new Date();
  utimesSync(source, now, now);
  await waitFor(() => output().includes('credits runs again') || undefined, 'credits to run again', 30_000);
  const { credits, ...others } = pids();
  expect(credits).not.toBe(before.credits);
  expect({ ...others, credits: before.credits }).toEqual(before);
  const answer = await fetch(`${baseUrl}/api/v1/credits`, { headers: { authorization: `Bearer ${apiKey}` } });
  expect(answer.status).toBe(200);
});
