import type { BuildMode } from '@sitewright/site-spec';
import type { Engine } from './engine.ts';

/** The engines of this service. */
export interface Engines {
  /** The one that writes a build: a test key's is always the built-in one. */
  choose(build: { mode: BuildMode; test: boolean }): Engine;
  close(): Promise<void>;
}

/** @param models by mode; one that has none is written by the built-in engine. */
export function createEngines(builtin: Engine, models: Partial<Record<BuildMode, Engine>>): Engines {
  return {
    choose: ({ mode, test }) => (test ? builtin : (models[mode] ?? builtin)),
    async close() {
      await Promise.all([builtin, ...Object.values(models)].map((engine) => engine.close()));
    },
  };
}
