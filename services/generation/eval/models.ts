import { loadConfig } from '@sitewright/config';
import type { Engine, EngineUse } from '../src/engines/engine.ts';
import { modelSettings, readEndpoints } from '../src/engines/model-settings.ts';
import { openEngines } from '../src/engines/open-engines.ts';
import { costOf } from '../src/engines/prices.ts';
import { repairWithModel, writeWithModel } from '../src/engines/write/model/write-model.ts';

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
      writer: { write: writeWithModel, repair: repairWithModel },
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

/** An engine whose use of models is gathered. */
export function gathering(engine: Engine): { engine: Engine; uses: EngineUse[] } {
  const uses: EngineUse[] = [];
  return {
    uses,
    engine: { ...engine, build: (request) => engine.build({ ...request, onUse: (use) => uses.push(use) }) },
  };
}

/** Tokens, calls and cost of all builds, in one line. */
export function renderUse(uses: readonly EngineUse[], prices: Parameters<typeof costOf>[0]): string {
  const sum = (of: (use: EngineUse) => number): number => uses.reduce((total, use) => total + of(use), 0);
  const cost = sum(({ uses: models }) => costOf(prices, models)) / 1e6;
  return [
    `${uses.length} builds by ${[...new Set(uses.flatMap(({ usage }) => usage.providers))].join(', ')}`,
    `${sum(({ usage }) => usage.calls)} calls, ${sum(({ usage }) => usage.repairs)} of them repairs`,
    `tokens in ${sum(({ usage }) => usage.input)} (from cache ${sum(({ usage }) => usage.cacheRead)}), out ${sum(({ usage }) => usage.output)}`,
    `cost ${cost.toFixed(4)} by GENERATION_PRICES`,
  ].join('; ');
}
