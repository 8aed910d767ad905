/**
 * Runs one program that does not know how to end with its owner, and ends it when the pipe on standard input
 * closes: on a normal stop, and as surely when the owner was killed with SIGKILL. Started by keep.ts.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

export interface KeeperOrder {
  owner: number;
  command: string;
  args: string[];
  env: Record<string, string | undefined>;
  uid?: number;
  gid?: number;
  /** Sent one after another, each after the time that the one before was given. */
  signals: { signal: NodeJS.Signals; graceMs: number }[];
  /** Folder to remove once the program has ended. */
  remove?: string;
}

const order: KeeperOrder = JSON.parse(process.argv[2] ?? '');

const program = spawn(order.command, order.args, {
  cwd: '/',
  env: order.env,
  uid: order.uid,
  gid: order.gid,
  stdio: ['ignore', 'inherit', 'inherit'],
});

program.once('error', (error) => leave(`could not start ${order.command}: ${error.message}`, 1));
program.once('spawn', () => tell({ pid: program.pid }));
program.once('exit', (code, signal) => leave(undefined, code ?? (signal ? 1 : 0)));

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  let delay = 0;
  for (const { signal, graceMs } of order.signals) {
    setTimeout(() => program.kill(signal), delay);
    delay += graceMs;
  }
}

process.stdin.once('end', end).once('error', end).resume();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);

function tell(message: object): void {
  if (process.connected) process.send?.(message, () => {});
}

function leave(problem: string | undefined, code: number): void {
  if (problem !== undefined) process.stderr.write(`${problem}\n`);
  if (order.remove !== undefined) rmSync(order.remove, { recursive: true, force: true });
  process.exit(code);
}
