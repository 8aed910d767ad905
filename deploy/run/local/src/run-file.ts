import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rootFolder } from './mesh.ts';
import { findProcess } from './process-table.ts';
import { until } from './until.ts';

const runSchema = z.object({
  /** The start itself. */
  pid: z.number(),
  baseUrl: z.string().optional(),
  apiKey: z.string().optional(),
  workspaceId: z.string().optional(),
  /** `host:port` of the services by name, for tools that speak gRPC. */
  targets: z.record(z.string(), z.string()).optional(),
  /** Process ids of the services by name. */
  pids: z.record(z.string(), z.number()).optional(),
});

/** What `.local/run.json` says while a start runs: where it is, and with which key to call it. */
export type Run = z.infer<typeof runSchema>;

export interface RunFile {
  write(run: Omit<Run, 'pid'>): void;
  release(): void;
}

/** Makes this the one start of the checkout. @throws when another one runs. */
export async function claimRun(folder: string): Promise<RunFile> {
  const file = join(folder, 'run.json');
  const earlier = existsSync(file) ? readRun(file) : undefined;
  if (earlier !== undefined) {
    if (isOurs(earlier.pid)) {
      const where = earlier.baseUrl === undefined ? 'and is still starting' : `at ${earlier.baseUrl}`;
      throw new Error(
        `Sitewright already runs from this checkout (process ${earlier.pid}) ${where}: use it, or stop it first.`,
      );
    }
    await clearServices(Object.values(earlier.pids ?? {}));
  }
  rmSync(file, { force: true });
  // Of two that get here at once, one fails.
  writeFileSync(file, text({ pid: process.pid }), { mode: 0o600, flag: 'wx' });
  return {
    write(run) {
      writeFileSync(`${file}.new`, text({ pid: process.pid, ...run }), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Services of a start that was killed are about to end by themselves; what hangs is killed. */
async function clearServices(pids: number[]): Promise<void> {
  const alive = () => pids.filter(isOurs);
  if (await until(() => alive().length === 0, { withinMs: 12_000 })) return;
  for (const pid of alive()) process.kill(pid, 'SIGKILL');
}

function isOurs(pid: number): boolean {
  return pid !== process.pid && findProcess(pid)?.command.includes(rootFolder) === true;
}

function readRun(file: string): Run | undefined {
  try {
    return runSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function text(run: Run): string {
  return `${JSON.stringify(run, null, 2)}\n`;
}
