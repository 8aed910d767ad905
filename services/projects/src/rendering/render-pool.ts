import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { AppError } from '@sitewright/errors';
import { Piscina } from 'piscina';
import type { ProjectsConfig } from '../config.ts';
import { unprintable, unsupportedFormat } from '../domain/export-format.ts';
import { requireSize } from '../domain/rendered-size.ts';
import { inRenderSpan, watchQueue } from '../events.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import type { Renderer } from './renderer.ts';

/** The bounds of rendering. */
export type RenderLimits = Pick<
  ProjectsConfig,
  'renderWorkers' | 'renderTimeoutMs' | 'renderMemoryMb' | 'renderMaxQueue'
>;

/**
 * Rendering in threads, so that the event loop stays free. A task that takes too long, or whose caller has gone,
 * ends with its thread; so does one that uses too much memory. Others go on.
 * @param worker the module whose default export does a task.
 * @param readVersion tells the version of what the worker renders with.
 */
export function createRenderPool(
  limits: RenderLimits,
  worker: URL,
  readVersion: () => Promise<string>,
): Renderer {
  // Loading the renderer costs more than starting a service: only who renders pays for it.
  let pool: Piscina<RenderTask, RenderResult> | undefined;
  // What threads write lies here, so that nothing of theirs is left, however they end.
  let folder: string | undefined;
  const openPool = () => {
    folder = mkdtempSync(join(tmpdir(), 'sitewright-render-'));
    return new Piscina<RenderTask, RenderResult>({
      filename: worker.href,
      // A thread works on what strangers wrote: it gets none of the service's settings and secrets.
      env: { TMPDIR: folder },
      execArgv: worker.pathname.endsWith('.ts') ? ['--conditions=sitewright', '--no-warnings'] : [],
      // At least one, or tasks that wait would be forgotten when the threads of those before them end.
      minThreads: 1,
      maxThreads: limits.renderWorkers,
      idleTimeout: 300_000,
      resourceLimits: { maxOldGenerationSizeMb: limits.renderMemoryMb },
      recordTiming: false,
    });
  };
  let atWork = 0;
  const unwatch = watchQueue(() => Math.max(0, atWork - limits.renderWorkers));
  let version: Promise<string> | undefined;

  async function run<K extends RenderTask['kind']>(
    task: RenderTask & { kind: K },
    caller: AbortSignal,
  ): Promise<Extract<RenderResult, { kind: K }>> {
    if (atWork >= limits.renderWorkers + limits.renderMaxQueue) {
      throw new AppError('OVERLOADED', 'Too many renderings are waiting. Try again shortly.', {
        retryAfterMs: 2000,
      });
    }
    const limit = AbortSignal.timeout(limits.renderTimeoutMs);
    pool ??= openPool();
    atWork += 1;
    let result: RenderResult;
    try {
      const signal = AbortSignal.any([caller, limit]);
      const threads = pool;
      result = await inRenderSpan(task, async () => {
        try {
          return await threads.run(task, { signal });
        } catch (cause) {
          throw explain(cause, caller, limit);
        }
      });
    } finally {
      atWork -= 1;
    }
    if (result.kind === 'missing') throw new AppError('NOT_FOUND', 'There is no such page.');
    if (result.kind === 'unsupported') {
      const asked: RenderTask = task;
      throw unsupportedFormat(asked.kind === 'export' ? asked.format : '', result.formats);
    }
    if (result.kind === 'unprintable') {
      const asked: RenderTask = task;
      throw unprintable(asked.kind === 'export' ? asked.format : '', result.characters);
    }
    if (!isKind(result, task.kind)) throw new Error(`a ${task.kind} was asked for, a ${result.kind} came`);
    return result;
  }

  return {
    version() {
      version ??= readVersion();
      return version;
    },
    page: async (specJson, pagePath, signal) =>
      requireSize('page', (await run({ kind: 'page', specJson, pagePath }, signal)).html),
    async site(specJson, signal) {
      const { files } = await run({ kind: 'site', specJson }, signal);
      for (const { content } of files) requireSize('page', content);
      return files;
    },
    async export(specJson, format, signal) {
      const { file } = await run({ kind: 'export', specJson, format }, signal);
      requireSize('export', file.content);
      return file;
    },
    async close() {
      unwatch();
      await pool?.destroy();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
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
  if (isNativeError(cause) && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new AppError('RENDER_FAILED', 'Rendering this project takes more memory than is allowed.', {
      cause,
    });
  }
  return cause;
}
