import { AppError } from '@sitewright/errors';
import { unprintable, unsupportedFormat, withoutBleed } from '../domain/export-format.ts';
import { requireSize } from '../domain/rendered-size.ts';
import { watchRenderings } from '../events.ts';
import { createRenderLane, type RenderLimits } from './render-lane.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import type { Renderer } from './renderer.ts';

/**
 * Rendering in threads, so that the event loop stays free. A task that takes too long, or whose caller has gone,
 * ends with its thread; so does one that uses too much memory. Others go on. Pages, which somebody looks at while
 * they are made, have a thread of their own: they never wait behind exports.
 * @param worker the module whose default export does a task.
 * @param readVersion tells the version of what the worker renders with.
 */
export function createRenderPool(
  limits: RenderLimits,
  worker: URL,
  readVersion: () => Promise<string>,
): Renderer {
  const pages = createRenderLane(limits, 1, worker);
  const files = createRenderLane(limits, Math.max(1, limits.renderWorkers - 1), worker);
  const unwatch = watchRenderings(() => ({
    working: pages.working() + files.working(),
    waiting: pages.waiting() + files.waiting(),
  }));
  let version: Promise<string> | undefined;

  async function run<K extends RenderTask['kind']>(
    task: RenderTask & { kind: K },
    caller: AbortSignal,
  ): Promise<Extract<RenderResult, { kind: K }>> {
    const result = await (task.kind === 'page' ? pages : files).run(task, caller);
    if (result.kind === 'missing') throw new AppError('NOT_FOUND', 'There is no such page.');
    if (result.kind === 'unsupported') {
      const asked: RenderTask = task;
      throw unsupportedFormat(asked.kind === 'export' ? asked.format : '', result.formats);
    }
    if (result.kind === 'bleedless') throw withoutBleed();
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
      const { files: made } = await run({ kind: 'site', specJson }, signal);
      for (const { content } of made) requireSize('page', content);
      return made;
    },
    async export(specJson, wish, signal) {
      const { file } = await run({ kind: 'export', specJson, ...wish }, signal);
      requireSize('export', file.content);
      return file;
    },
    async close() {
      unwatch();
      await Promise.all([pages.close(), files.close()]);
    },
  };
}

const isKind = <K extends RenderTask['kind']>(
  result: RenderResult,
  kind: K,
): result is Extract<RenderResult, { kind: K }> => result.kind === kind;
