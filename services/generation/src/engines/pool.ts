import { Piscina } from 'piscina';
import { watchWriters } from '../events.ts';
import { hasBegun, type Sent, sent } from './pool-task.ts';

/** The bounds of a pool. */
export interface PoolLimits {
  /** Threads that work at once; what comes meanwhile waits in line. */
  threads: number;
  /** How long one task may work; its wait in line, and for its thread to load, not counted. */
  taskMs: number;
  memoryMb: number;
}

/** A task worked past its limit: it would have held up others. */
export class TaskTooLong extends Error {}

export interface Pool<Task, Result> {
  /**
   * Runs a task in a thread, so that the event loop stays free. One that is aborted ends at once, with its thread.
   * @param taskMs how long it may work, where that is not the pool's own limit.
   * @throws the signal's reason when aborted, TaskTooLong past the limit, else what the worker threw.
   */
  run(task: Task, signal: AbortSignal, taskMs?: number): Promise<Result>;
  close(): Promise<void>;
}

/** @param worker the module whose default export is a `taskOf`. */
export function createPool<Task, Result>(worker: URL, limits: PoolLimits): Pool<Task, Result> {
  const threads = new Piscina<Sent<Task>, Result>({
    filename: worker.href,
    // A thread works on what strangers wrote: it gets none of the service's settings and secrets.
    env: {},
    execArgv: worker.pathname.endsWith('.ts') ? ['--conditions=sitewright', '--no-warnings'] : [],
    minThreads: limits.threads,
    maxThreads: limits.threads,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    recordTiming: false,
  });
  let free = limits.threads;
  const line: (() => void)[] = [];
  const unwatch = watchWriters(() => ({ working: limits.threads - free, waiting: line.length }));

  // The line stands here and not in the pool, so that a task's time is counted from when it is worked on.
  async function takeTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      line.splice(line.indexOf(turn.resolve), 1);
      turn.reject(signal.reason);
    };
    line.push(turn.resolve);
    signal.addEventListener('abort', leave, { once: true });
    await turn.promise.finally(() => signal.removeEventListener('abort', leave));
  }

  function passTurn(): void {
    const next = line.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return {
    async run(task, signal, taskMs = limits.taskMs) {
      await takeTurn(signal);
      const limit = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      try {
        const message = sent(task);
        void hasBegun(message).then(() => {
          timer = setTimeout(() => limit.abort(), taskMs);
        });
        return await threads.run(message, { signal: AbortSignal.any([signal, limit.signal]) });
      } catch (cause) {
        signal.throwIfAborted();
        if (limit.signal.aborted) throw new TaskTooLong(`a task took more than ${taskMs} ms`, { cause });
        throw cause;
      } finally {
        clearTimeout(timer);
        passTurn();
      }
    },
    close() {
      unwatch();
      return threads.destroy();
    },
  };
}
