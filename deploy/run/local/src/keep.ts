import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { KeeperOrder } from './keeper.ts';

const keeperFile = fileURLToPath(new URL('./keeper.ts', import.meta.url));

export interface KeptProgram {
  pid: number;
  /** Settles with the exit code when the program has ended, whatever ended it. */
  ended: Promise<number>;
  /** Asks the program to end and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts a program under a keeper of its own, which ends it when this process ends in any way. The keeper has a
 * session of its own, so that a Ctrl-C in the terminal reaches only this process, which then stops things in order.
 */
export async function keepProgram(order: Omit<KeeperOrder, 'owner'>, logFile: string): Promise<KeptProgram> {
  const log = openSync(logFile, 'a', 0o600);
  const keeper = spawn(process.execPath, [keeperFile, JSON.stringify({ ...order, owner: process.pid })], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log, 'ipc'],
    env: { PATH: process.env.PATH },
  });
  closeSync(log);
  const ended = once(keeper, 'exit').then(([code]) => Number(code ?? 1));
  const pid = await Promise.race([programPid(keeper), ended.then(() => undefined)]);
  if (pid === undefined) throw new Error(`${order.command} could not be started, see ${logFile}`);
  keeper.disconnect();
  // A program that is kept does not keep its owner: an owner with nothing left to do ends, and the program with it.
  keeper.unref();
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
  return {
    pid,
    ended,
    stop: async () => {
      keeper.ref();
      keeper.stdin?.end();
      await ended;
    },
  };
}

async function programPid(keeper: ChildProcess): Promise<number> {
  const [message] = await once(keeper, 'message');
  return message.pid;
}

/** Whether a process is alive only because its keeper was killed: nothing will ever end it but us. */
export function isKeeper(command: string): boolean {
  return command.includes(keeperFile);
}
