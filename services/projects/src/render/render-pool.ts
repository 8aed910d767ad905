import { AppError } from '@sitewright/errors';
import { Piscina } from 'piscina';
import type { ProjectsConfig } from '../config.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import type { Renderer } from './renderer.ts';
import { rendererVersion } from './renderer-version.ts';

// The worker's file has this file's ending: .ts from source, .js once built.
const ending = import.meta.url.slice(-3);

/**
 * Rendering in threads, so that the event loop stays free. A task that takes too long, or whose caller has gone,
 * ends with its thread; so does one that uses too much memory. Others go on.
 */
export function createRenderPool(config: ProjectsConfig): Renderer {
  const pool = new Piscina<RenderTask, RenderResult>({
    filename: new URL(`./render-worker${ending}`, import.meta.url).href,
    execArgv: ending === '.ts' ? ['--conditions=source', '--no-warnings'] : [],
    minThreads: 0,
    maxThreads: config.renderWorkers,
    maxQueue: config.renderMaxQueue,
    idleTimeout: 300_000,
    resourceLimits: { maxOldGenerationSizeMb: config.renderMemoryMb },
    recordTiming: false,
  });

  async function run<K extends RenderTask['kind']>(
    task: RenderTask & { kind: K },
    caller: AbortSignal,
  ): Promise<Extract<RenderResult, { kind: K }>> {
    const limit = AbortSignal.timeout(config.renderTimeoutMs);
    let result: RenderResult;
    try {
      result = await pool.run(task, { signal: AbortSignal.any([caller, limit]) });
    } catch (cause) {
      throw explain(cause, caller, limit);
    }
    if (result.kind === 'missing') throw new AppError('NOT_FOUND', 'There is no such page.');
    if (!isKind(result, task.kind)) throw new Error(`a ${task.kind} was asked for, a ${result.kind} came`);
    return result;
  }

  return {
    version: rendererVersion,
    page: async (specJson, pagePath, signal) =>
      (await run({ kind: 'page', specJson, pagePath }, signal)).html,
    site: async (specJson, signal) => (await run({ kind: 'site', specJson }, signal)).files,
    export: async (specJson, format, signal) =>
      (await run({ kind: 'export', specJson, format }, signal)).file,
    close: () => pool.destroy(),
  };
}

const isKind = <K extends RenderTask['kind']>(
  result: RenderResult,
  kind: K,
): result is Extract<RenderResult, { kind: K }> => result.kind === kind;

/** What ended a task, in words for its caller; a bug in rendering stays one. */
function explain(cause: unknown, caller: AbortSignal, limit: AbortSignal): unknown {
  if (caller.aborted) return new AppError('CANCELLED', 'The call was cancelled.', { cause });
  if (limit.aborted) {
    return new AppError('RENDER_FAILED', 'Rendering this project takes longer than is allowed.', { cause });
  }
  const { code, message } = cause instanceof Error ? describe(cause) : { code: '', message: '' };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new AppError('RENDER_FAILED', 'Rendering this project takes more memory than is allowed.', {
      cause,
    });
  }
  if (message === 'Task queue is at limit') {
    return new AppError('OVERLOADED', 'Too many renderings are waiting. Try again shortly.', {
      cause,
      retryAfterMs: 2000,
    });
  }
  return cause;
}

const describe = (error: Error): { code: string; message: string } => ({
  code: 'code' in error && typeof error.code === 'string' ? error.code : '',
  message: error.message,
});
