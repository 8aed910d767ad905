import type { BuildMode } from '@sitewright/site-spec';
import { builtinEngineOver } from './builtin-engine.ts';
import type { Engine } from './engine.ts';
import type { Stages } from './stages.ts';

/** The engines of this service. */
export interface Engines {
  /** The one that writes a build: a test key's is always the built-in one. */
  choose(build: { mode: BuildMode; test: boolean }): Engine;
  /** Settles once builds can begin without waiting for threads to load. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** @param models by mode; one that has none is written by the built-in engine, which works in the stages' threads. */
export function createEngines(stages: Stages, models: Partial<Record<BuildMode, Engine>>): Engines {
  const builtin = builtinEngineOver(stages);
  return {
    choose: ({ mode, test }) => (test ? builtin : (models[mode] ?? builtin)),
    warm: () => stages.warm(),
    async close() {
      await Promise.all([builtin, ...Object.values(models)].map((engine) => engine.close()));
    },
  };
}
