import { AppError } from '@sitewright/errors';
import type { Engine, EngineRequest, EngineResult } from '../engine.ts';
import { composeSpec, type Stage } from './compose.ts';
import { ENGINE_NAME, ENGINE_VERSION } from './version.ts';

const PROGRESS: Readonly<Record<Stage, readonly [fraction: number, message: string]>> = {
  brief: [0.1, 'Reading the prompt'],
  content: [0.35, 'Composing the content'],
  check: [0.85, 'Checking the result'],
};

/** The engine that needs no network and no key. */
export const builtinEngine: Engine = {
  name: ENGINE_NAME,
  version: ENGINE_VERSION,
  build: async (request: EngineRequest): Promise<EngineResult> => {
    const { prompt, buildType, mode, createdAt, signal, onProgress } = request;
    const spec = composeSpec({ prompt, buildType, mode, createdAt }, (stage) => {
      stopIfAborted(signal);
      onProgress?.(stage, ...PROGRESS[stage]);
    });
    stopIfAborted(signal);
    return { spec, model: null, inputTokens: 0, outputTokens: 0 };
  },
};

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted)
    throw new AppError('BUILD_CANCELLED', 'The build was cancelled.', { cause: signal.reason });
}
