import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { AppError } from '@sitewright/errors';
import { Piscina } from 'piscina';
import type { ProjectsConfig } from '../config.ts';
import { inRenderSpan, inWaitSpan } from '../events.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import { createTurns } from './turns.ts';

/** The bounds of rendering. */
export type RenderLimits = Pick<
  ProjectsConfig,
  'renderWorkers' | 'renderTimeoutMs' | 'renderWaitMs' | 'renderMemoryMb' | 'renderMaxQueue'
>;

/** Threads and a queue of their own for one kind of work. */
export interface RenderLane {
  /** Does a task in a thread. @throws AppError OVERLOADED, RENDER_FAILED or CANCELLED; a bug of the renderer as it is. */
  run(task: RenderTask, caller: AbortSignal): Promise<RenderResult>;
  /** How many tasks a thread works on. */
  working(): number;
  /** How many tasks wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** @param worker the module whose default export does a task. */
export function createRenderLane(limits: RenderLimits, threads: number, worker: URL): RenderLane {
  // Loading the renderer costs more than starting a service: only who renders pays for it.
  let pool: Piscina<RenderTask, RenderResult> | undefined;
  // What threads write lies here, so that nothing of theirs is left, however they end.
  let folder: string | undefined;
  const openPool = () => {
    folder = mkdtempSync(join(tmpdir(), `sitewright-render-${process.pid}-`));
    return new Piscina<RenderTask, RenderResult>({
      filename: worker.href,
      // A thread works on what strangers wrote: it gets none of the service's settings and secrets.
      env: { TMPDIR: folder },
      execArgv: worker.pathname.endsWith('.ts') ? ['--conditions=sitewright', '--no-warnings'] : [],
      // At least one, or tasks that wait would be forgotten when the threads of those before them end.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 300_000,
      resourceLimits: { maxOldGenerationSizeMb: limits.renderMemoryMb },
      recordTiming: false,
    });
  };
  const turns = createTurns(threads, limits.renderWaitMs);
  let atWork = 0;

  return {
    working: () => Math.min(atWork, threads),
    waiting: () => Math.max(0, atWork - threads),

    async run(task, caller) {
      if (atWork >= threads + limits.renderMaxQueue) {
        throw new AppError('OVERLOADED', 'Too many renderings are waiting. Try again shortly.', {
          retryAfterMs: 2000,
        });
      }
      pool ??= openPool();
      const opened = pool;
      atWork += 1;
      try {
        return await inRenderSpan(task, async () => {
          const endTurn = await inWaitSpan(() => turns.take(caller));
          // From its turn on: what others take is not its own fault.
          const limit = AbortSignal.timeout(limits.renderTimeoutMs);
          try {
            return await opened.run(task, { signal: AbortSignal.any([caller, limit]) });
          } catch (cause) {
            throw explain(cause, caller, limit);
          } finally {
            endTurn();
          }
        });
      } finally {
        atWork -= 1;
      }
    },

    async close() {
      await pool?.destroy();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What ended a task, in words for its caller; a bug in rendering stays one. */
function explain(cause: unknown, caller: AbortSignal, limit: AbortSignal): unknown {
  if (caller.aborted) return new AppError('CANCELLED', 'The call was cancelled.', { cause });
  if (limit.aborted) {
    return new AppError('RENDER_FAILED', 'Rendering this project takes longer than is allowed.', { cause });
  }
  if (isNativeError(cause) && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new AppError('RENDER_FAILED', 'Rendering this project takes more memory than is allowed.', {
      cause,
    });
  }
  return cause;
}
