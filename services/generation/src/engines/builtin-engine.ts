import { AppError } from '@sitewright/errors';
import type { BuildOrder } from './build.ts';
import { builtinName, type Engine, engineVersion } from './engine.ts';
import { createPool, type PoolLimits, TaskTooLong } from './pool.ts';

// The worker's file has this file's ending: .ts from source, .js once built.
const worker = new URL(`./builtin-worker${import.meta.url.slice(-3)}`, import.meta.url);

/** The engine that needs no network and no key, in threads. */
export function createBuiltinEngine(limits: PoolLimits): Engine {
  const pool = createPool<BuildOrder, Uint8Array>(worker, limits);
  return {
    name: builtinName,
    version: engineVersion,
    async build({ prompt, buildType, mode, createdAt, signal, onProgress }) {
      onProgress?.('writing', 0.1, 'Reading the prompt and writing');
      try {
        const specJson = await pool.run({ prompt, buildType, mode, createdAt }, signal);
        return { specJson, model: null, inputTokens: 0, outputTokens: 0 };
      } catch (cause) {
        if (!(cause instanceof TaskTooLong)) throw cause;
        throw new AppError(
          'BUILD_TIMEOUT',
          'This prompt takes the built-in writer too long. It was not charged. Try a shorter prompt.',
          { cause },
        );
      }
    },
    close: () => pool.close(),
  };
}
