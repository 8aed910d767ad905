import { AppError } from '@sitewright/errors';
import { SpecError } from '@sitewright/site-spec';
import type { Stamp } from './assemble/assemble.ts';
import type { Brief } from './brief/brief.ts';
import type { BuildOrder } from './build.ts';
import type { Finding } from './check/finding.ts';
import type { Draft } from './draft/draft.ts';
import { createPool, type PoolLimits, TaskTooLong } from './pool.ts';
import type { StageResult, StageTask } from './stage-work.ts';

/**
 * The stages that are ours, in threads: no prompt holds up another build, a lease or a health check.
 * @throws from all of them AppError BUILD_TIMEOUT past the limit of a task, the signal's reason when aborted, and SpecError
 * where no valid specification comes of it.
 */
export interface Stages {
  /** The whole way with the built-in writer. */
  build(order: BuildOrder, signal: AbortSignal): Promise<Uint8Array>;
  read(order: Pick<BuildOrder, 'prompt' | 'buildType'>, signal: AbortSignal): Promise<Brief>;
  check(draft: Draft, brief: Brief, signal: AbortSignal): Promise<Finding[]>;
  /** A draft that is not whole yet, with its form. */
  preview(draft: Draft, brief: Brief, stamp: Stamp, signal: AbortSignal): Promise<Uint8Array>;
  finish(draft: Draft, brief: Brief, stamp: Stamp, signal: AbortSignal): Promise<Uint8Array>;
  /** Has every thread load its code and build once, so that no caller waits for that. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

// The worker's file has this file's ending: .ts from source, .js once built.
const worker = new URL(`./stage-worker${import.meta.url.slice(-3)}`, import.meta.url);

const trialOrder: BuildOrder = {
  prompt: 'A page',
  buildType: 'website',
  mode: 'lite',
  createdAt: '2026-01-01T00:00:00Z',
};

/** Of a thread's first build, most of whose time goes into code that has not run yet: a busy machine takes long for that. */
const coldMs = 120_000;

export function createStages(limits: PoolLimits): Stages {
  const pool = createPool<StageTask, StageResult>(worker, limits);

  async function run(task: StageTask, signal: AbortSignal, taskMs?: number): Promise<StageResult> {
    try {
      const result = await pool.run(task, signal, taskMs);
      if (result.stage === 'unsound') throw new SpecError(result.issues);
      return result;
    } catch (cause) {
      if (!(cause instanceof TaskTooLong)) throw cause;
      throw new AppError(
        'BUILD_TIMEOUT',
        'This prompt takes too long to work on. It was not charged. Try a shorter prompt.',
        { cause },
      );
    }
  }

  async function specOf(task: StageTask, signal: AbortSignal, taskMs?: number): Promise<Uint8Array> {
    const result = await run(task, signal, taskMs);
    if (!('specJson' in result)) throw new TypeError('A thread answered to another task.');
    return result.specJson;
  }

  return {
    build: (order, signal) => specOf({ stage: 'build', order }, signal),
    preview: (draft, brief, stamp, signal) => specOf({ stage: 'preview', draft, brief, stamp }, signal),
    finish: (draft, brief, stamp, signal) => specOf({ stage: 'finish', draft, brief, stamp }, signal),
    async read(order, signal) {
      const result = await run({ stage: 'read', order }, signal);
      if (result.stage !== 'read') throw new TypeError('A thread answered to another task.');
      return result.brief;
    },
    async check(draft, brief, signal) {
      const result = await run({ stage: 'check', draft, brief }, signal);
      if (result.stage !== 'check') throw new TypeError('A thread answered to another task.');
      return result.findings;
    },
    async warm() {
      const { signal } = new AbortController();
      const trial = async () => {
        await specOf({ stage: 'build', order: trialOrder }, signal, coldMs);
        // What a caller's first build will find.
        await specOf({ stage: 'build', order: trialOrder }, signal);
      };
      await Promise.all(Array.from({ length: limits.threads }, trial));
    },
    close: () => pool.close(),
  };
}
