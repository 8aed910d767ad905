import { loadConfig } from '@sitewright/config';
import { modelSettings, readEndpoints } from './model-settings.ts';
import { openEngines } from './open-engines.ts';
import { modelWriter } from './write/model/write-model.ts';

/** For whoever builds one prompt after another, and waits for each. */
export const threads = { threads: 1, taskMs: 60_000, memoryMb: 1024 };

type Environment = Record<string, string | undefined>;

/**
 * Opens the engine of a language model, for all modes, as the service would: keys, limits and prices by its settings.
 * @param list as in `GENERATION_ENGINE_ECONOMY`. @throws ConfigError
 */
export function openModel(list: string, env: Environment) {
  const named = {
    ...env,
    GENERATION_ENGINE_LITE: list,
    GENERATION_ENGINE_ECONOMY: list,
    GENERATION_ENGINE_POWER: list,
  };
  const config = loadConfig('GENERATION', modelSettings, named);
  const engines = openEngines(
    { ...config, endpoints: readEndpoints(env) },
    {
      threads,
      writer: modelWriter,
      coolDown: { left: async () => 0, begin: async () => undefined },
      onFault: (provider, fault) => process.stderr.write(`${provider}: ${fault.kind}: ${fault.message}\n`),
    },
  );
  return {
    engine: engines.choose({ mode: 'economy', test: false }),
    prices: config.prices,
    close: engines.close,
  };
}
