import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findFreePort } from './free-port.ts';

const start = fileURLToPath(new URL('../start.mjs', import.meta.url));
const runSchema = z.object({ pid: z.number(), baseUrl: z.string(), apiKey: z.string() });
const limitMs = 120_000;

export interface RunningMesh {
  baseUrl: string;
  apiKey: string;
  /** The process that started everything else. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the mesh as one command does, with the settings given, in a folder of its own; in one that is given, which is
 * kept, its secrets are those of the mesh before.
 */
export async function startMesh(env: Record<string, string>, keptFolder?: string): Promise<RunningMesh> {
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'sitewright-mesh-'));
  // PostgreSQL, which runs as another user here, must be able to pass through.
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  const child = spawn(process.execPath, [start, '--port', String(port)], {
    env: { ...process.env, SITEWRIGHT_LOCAL_FOLDER: folder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => stop(child, keptFolder === undefined ? folder : undefined);
  const runFile = join(folder, 'run.json');
  const until = Date.now() + limitMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error('The mesh did not start; see above.');
    if (Date.now() > until) {
      // Nobody else knows of it: left alone it would go on starting, and then serve for ever.
      await end();
      throw new Error(`The mesh was not ready within ${limitMs / 1000} s; see above.`);
    }
    const run = existsSync(runFile)
      ? runSchema.safeParse(JSON.parse(readFileSync(runFile, 'utf8')))
      : undefined;
    if (run?.success === true && (await isReady(run.data.baseUrl))) {
      return { ...run.data, stop: end };
    }
    await delay(100);
  }
}

async function stop(child: ChildProcess, folder: string | undefined): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

const isReady = (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
