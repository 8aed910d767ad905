import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readableLine } from '@sitewright/telemetry';
import { type MeshService, mainFileOf, rootFolder } from './mesh.ts';

const endWithOwner = fileURLToPath(new URL('./end-with-owner.ts', import.meta.url));
/** A little over the drain that services get here. */
const stopLimitMs = 8_000;

export interface ServiceProcess {
  name: string;
  pid: number;
  /** Settles when the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  logFile: string;
  /** Drains it, and kills it when that takes too long: by default as long as a local start waits. */
  stop(limitMs?: number): Promise<void>;
  kill(): void;
}

export interface ServiceProcessOptions {
  env: NodeJS.ProcessEnv;
  logFile: string;
  args?: string[];
  /** The port at which a debugger may attach. */
  inspectPort?: number | undefined;
}

/** Starts a service as a process that ends with this one; what it writes goes to its log file. */
export function spawnService(service: MeshService, options: ServiceProcessOptions): ServiceProcess {
  const log = openSync(options.logFile, 'a', 0o600);
  const inspect = options.inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${options.inspectPort}`];
  const child = spawn(
    process.execPath,
    [
      ...inspect,
      '--conditions=sitewright',
      '--import',
      endWithOwner,
      mainFileOf(service),
      ...(options.args ?? []),
    ],
    // A session of its own: Ctrl-C reaches only the start, which stops services in their order.
    { cwd: rootFolder, detached: true, stdio: ['ignore', log, log, 'ipc'], env: options.env },
  );
  closeSync(log);
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  return {
    name: service.name,
    pid: child.pid ?? 0,
    ended,
    logFile: options.logFile,
    stop: (limitMs = stopLimitMs) => stop(child, ended, limitMs),
    kill: () => child.kill('SIGKILL'),
  };
}

async function stop(child: ChildProcess, ended: Promise<unknown>, limitMs: number): Promise<void> {
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await ended;
  clearTimeout(limit);
}

/** With which exit code, or by which signal. */
export async function howItEnded({ ended }: ServiceProcess): Promise<string> {
  const { code, signal } = await ended;
  return signal === null ? `with exit code ${code}` : `by ${signal}`;
}

/** What a service that ended by itself has to say: how it ended, and its last words. */
export async function describeEnd(service: ServiceProcess): Promise<string> {
  const how = await howItEnded(service);
  const words = lastLines(service.logFile);
  const hint = words.includes('Cannot find package')
    ? '\nThe installed packages are out of date: type npm ci.'
    : '';
  return `The service ${service.name} ended ${how}. Its last lines (all of them are in ${service.logFile}):\n${words}${hint}`;
}

const shownLines = 12;

/** The end of a log; from the error on where a stack trace would push it out of sight. */
function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const errorAt = lines.findLastIndex((line) => /^(Uncaught )?([A-Z]\w*)?Error\b/.test(line));
  const start = errorAt === -1 ? Math.max(lines.length - shownLines, 0) : errorAt;
  return lines
    .slice(start, start + shownLines)
    .map((line) => `  ${readableLine(line)}`)
    .join('\n');
}
