import { builtinName, type Engine, engineVersion } from './engine.ts';
import type { PoolLimits } from './pool.ts';
import { createStages, type Stages } from './stages.ts';

/** The engine that needs no network and no key. */
export function createBuiltinEngine(limits: PoolLimits): Engine {
  return builtinEngineOver(createStages(limits));
}

/** The same over stages that other engines use too; it closes them. */
export function builtinEngineOver(stages: Pick<Stages, 'build' | 'close'>): Engine {
  return {
    name: builtinName,
    version: engineVersion,
    spends: false,
    async build({ prompt, buildType, mode, createdAt, signal, onProgress }) {
      onProgress?.('writing', 0.1, 'Reading the prompt and writing');
      const specJson = await stages.build({ prompt, buildType, mode, createdAt }, signal);
      return { specJson, engine: builtinName, model: null };
    },
    close: () => stages.close(),
  };
}
