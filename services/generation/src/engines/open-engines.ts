import { readFileSync } from 'node:fs';
import { ConfigError } from '@sitewright/config';
import { BUILD_MODES, type BuildMode } from '@sitewright/site-spec';
import { createEngines, type Engines } from './choose.ts';
import type { Engine } from './engine.ts';
import { createModelEngine, type ModelEngineOptions } from './model-engine.ts';
import type { ModelConfig } from './model-settings.ts';
import type { PoolLimits } from './pool.ts';
import type { CoolDown } from './provider/cool-down.ts';
import { createProvider } from './provider/create-provider.ts';
import { type EngineEntry, isProviderName } from './provider/engine-list.ts';
import type { ProviderFault } from './provider/fault.ts';
import type { Endpoint } from './provider/language-models.ts';
import type { Provider } from './provider/provider.ts';
import { createStages } from './stages.ts';

export interface EngineParts {
  threads: PoolLimits;
  writer: ModelEngineOptions['writer'];
  coolDown: CoolDown;
  onFault: (provider: string, fault: ProviderFault) => void;
}

/**
 * Opens the engines that the settings name.
 * @throws ConfigError where they name a model that can't be asked: without a key, or at an endpoint that nobody gave.
 */
export function openEngines(
  config: ModelConfig,
  { threads, writer, coolDown, onFault }: EngineParts,
): Engines {
  const endpointsOf = readerOfEndpoints(config);
  const policy = {
    firstSignMs: config.modelFirstSignMs,
    silenceMs: config.modelSilenceMs,
    answerBytes: config.modelAnswerBytes,
    inFlight: config.modelInFlight,
    breakerFaults: config.modelBreakerFaults,
    breakerRestMs: config.modelBreakerRestMs,
  };
  const opened = new Map<string, Provider>();
  // A model that writes in several modes is one, with one policy.
  const providerOf = (entry: EngineEntry, mode: BuildMode): Provider => {
    const name = JSON.stringify(entry);
    const endpoints = endpointsOf(entry, mode);
    const provider =
      opened.get(name) ?? createProvider({ id: entry.provider, endpoints, policy, coolDown, onFault });
    opened.set(name, provider);
    return provider;
  };
  const lists = { lite: config.engineLite, economy: config.engineEconomy, power: config.enginePower };
  const chosen = BUILD_MODES.flatMap((mode) => {
    const providers = (lists[mode] ?? []).map((entry) => providerOf(entry, mode));
    return providers.length === 0 ? [] : [{ mode, providers }];
  });
  const stages = createStages(threads);
  const models = chosen.map(({ mode, providers }): [BuildMode, Engine] => [
    mode,
    createModelEngine({ stages, writer, providers, ceiling: ceilingOf(config, mode) }),
  ]);
  return createEngines(stages, Object.fromEntries(models));
}

const ceilingOf = (config: ModelConfig, mode: BuildMode) =>
  ({
    lite: { calls: config.modelCallsLite, outputTokens: config.modelTokensLite },
    economy: { calls: config.modelCallsEconomy, outputTokens: config.modelTokensEconomy },
    power: { calls: config.modelCallsPower, outputTokens: config.modelTokensPower },
  })[mode];

function readerOfEndpoints(config: ModelConfig) {
  const keys = {
    openai: { key: config.openaiKey, file: config.openaiKeyFile },
    anthropic: { key: config.anthropicKey, file: config.anthropicKeyFile },
    google: { key: config.googleKey, file: config.googleKeyFile },
    compatible: { key: config.compatibleKey, file: config.compatibleKeyFile },
  };
  return ({ provider, model, url }: EngineEntry, mode: BuildMode): [Endpoint, ...Endpoint[]] => {
    const setting = `GENERATION_ENGINE_${mode.toUpperCase()}`;
    if (isProviderName(provider)) {
      const { key, file } = keys[provider];
      const found = key ?? keyIn(file, `GENERATION_${provider.toUpperCase()}_KEY_FILE`);
      if (found === undefined && provider !== 'compatible') {
        const variable = `GENERATION_${provider.toUpperCase()}_KEY`;
        throw new ConfigError([`${setting} names ${provider}, which needs ${variable} or ${variable}_FILE`]);
      }
      return [{ kind: provider, model, url, key: found }];
    }
    const variable = `GENERATION_ENDPOINT_${provider.toUpperCase().replaceAll('-', '_')}`;
    const named = config.endpoints[provider];
    const [first, ...others] = url === undefined ? (named?.urls ?? []) : [url];
    if (first === undefined)
      throw new ConfigError([`${setting} names the endpoint ${provider}, which needs ${variable}_URLS`]);
    const key = keyIn(named?.keyFile, `${variable}_KEY_FILE`);
    const at = (where: string): Endpoint => ({ kind: 'compatible', model, url: where, key });
    return [at(first), ...others.map(at)];
  };
}

function keyIn(file: string | undefined, variable: string): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError([`${variable}: the file can't be read (${codeOf(cause)})`]);
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
