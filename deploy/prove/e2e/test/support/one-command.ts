import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@sitewright/local/free-port';
import { waitFor } from '@sitewright/testing';
import { z } from 'zod';

const startFile = fileURLToPath(new URL('../../../../run/local/start.mjs', import.meta.url));

/** What the start wrote of itself for the operators' tool. */
const runFile = z.object({
  baseUrl: z.string(),
  apiKey: z.string(),
  workspaceId: z.string(),
  pids: z.record(z.string(), z.number()),
});

/** The mesh as `npm start` starts it, as a process of its own. */
export interface StartedCommand extends z.infer<typeof runFile> {
  process: ChildProcess;
  /** All that it has said. */
  output(): string;
}

/** Starts the mesh on a free port, with its data in the folder, and waits until it serves. */
export async function startOneCommand(
  folder: string,
  { args, env }: { args: readonly string[]; env: Readonly<Record<string, string>> },
): Promise<StartedCommand> {
  let output = '';
  const start = spawn(process.execPath, [startFile, ...args, '--port', String(await findFreePort())], {
    env: { ...process.env, NODE_OPTIONS: '', SITEWRIGHT_LOCAL_FOLDER: folder, ...env },
  });
  for (const stream of [start.stdout, start.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await waitFor(
    () => {
      if (start.exitCode !== null) throw new Error(`the start ended:\n${output}`);
      return output.includes('Serving until Ctrl-C') || undefined;
    },
    'the mesh to serve',
    120_000,
  ).catch((error: unknown) => {
    start.kill('SIGKILL');
    throw error;
  });
  const run = runFile.parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
  return { ...run, process: start, output: () => output };
}
