import { type Config, integer, list, loadConfig } from '@sitewright/config';
import { z } from 'zod';
import { priceTable } from './prices.ts';
import { engineList, isPlainUrl } from './provider/engine-list.ts';

const engines = (mode: string) =>
  engineList()
    .describe(
      `language models that write ${mode} builds, in order: provider:MODEL or compatible:MODEL@URL, separated by commas; none: the built-in writer`,
    )
    .optional();
const key = (provider: string) => ({
  key: z.string().min(1).describe(`API key of ${provider}`).optional(),
  file: z.string().min(1).describe(`file that holds the API key of ${provider}`).optional(),
});
const [openai, anthropic, google, compatible] = [
  key('OpenAI'),
  key('Anthropic'),
  key('Google'),
  key('compatible endpoints'),
];

/** Settings of the language models that write. */
export const modelSettings = {
  engineLite: engines('lite'),
  engineEconomy: engines('economy'),
  enginePower: engines('power'),
  openaiKey: openai.key,
  openaiKeyFile: openai.file,
  anthropicKey: anthropic.key,
  anthropicKeyFile: anthropic.file,
  googleKey: google.key,
  googleKeyFile: google.file,
  compatibleKey: compatible.key,
  compatibleKeyFile: compatible.file,
  modelFirstSignMs: integer(100)
    .describe('how long a model may take to the first byte of its answer')
    .default(20_000),
  modelSilenceMs: integer(100).describe('how long a model may fall silent within an answer').default(15_000),
  modelAnswerBytes: integer(1024).describe('the largest answer of a model').default(1_048_576),
  modelInFlight: integer(1, 10_000)
    .describe('calls at once to one model, by one replica; as many again wait in line')
    .default(64),
  modelBreakerFaults: integer(1)
    .describe('faults in a row after which a model is left alone by a replica')
    .default(5),
  modelBreakerRestMs: integer(100).describe('for how long it is').default(10_000),
  modelCallsLite: integer(1).describe('calls to models that a lite build may make').default(6),
  modelCallsEconomy: integer(1).describe('calls that an economy build may make').default(30),
  modelCallsPower: integer(1).describe('calls that a power build may make').default(60),
  modelTokensLite: integer(100).describe('tokens that models may write for a lite build').default(40_000),
  modelTokensEconomy: integer(100).describe('tokens written for an economy build').default(120_000),
  modelTokensPower: integer(100).describe('tokens written for a power build').default(300_000),
  unchargedTokensPerDay: integer(0)
    .describe(
      'tokens that builds of one workspace may use in a day (UTC) without being charged; then provider_busy',
    )
    .default(2_000_000),
  tokensPerDay: integer(0)
    .describe('tokens that all builds together may use in a day (UTC); then provider_busy')
    .optional(),
  costPerDay: z.coerce
    .number()
    .min(0)
    .describe('what all builds together may cost in a day (UTC), by the price table; then provider_busy')
    .optional(),
  prices: priceTable()
    .describe(
      'price table as JSON: what a million tokens of each model cost; for metrics, `sitewright builds cost` and the daily cost',
    )
    .default({}),
  creditPrice: z.coerce
    .number()
    .min(0)
    .describe('what one credit brings in, in the currency of the price table; for margins')
    .default(0),
};

/** What the engines are opened with. */
export interface ModelConfig extends Config<typeof modelSettings> {
  /** Endpoints of the operator's own, by name. */
  endpoints: Record<string, NamedEndpoint>;
}

/** An endpoint of the operator's own. */
export interface NamedEndpoint {
  /** Where it listens; several are replicas of one. */
  urls: string[];
  keyFile: string | undefined;
}

const urlsVariable = /^GENERATION_ENDPOINT_([A-Z][A-Z0-9_]*)_URLS$/;
const urlsSchema = list().refine(
  (all) => all.length > 0 && all.every(isPlainUrl),
  'must be http or https URLs, separated by commas',
);

/**
 * The endpoints that an environment names: `GENERATION_ENDPOINT_FARM_URLS` and `_KEY_FILE` make `farm:MODEL` an engine.
 * @throws ConfigError
 */
export function readEndpoints(env: Record<string, string | undefined>): Record<string, NamedEndpoint> {
  const names = Object.keys(env).flatMap((variable) => urlsVariable.exec(variable)?.[1] ?? []);
  return Object.fromEntries(
    names.map((name) => {
      const prefix = `GENERATION_ENDPOINT_${name}`;
      const { urls, keyFile } = loadConfig(prefix, { urls: urlsSchema, keyFile: z.string().optional() }, env);
      return [name.toLowerCase().replaceAll('_', '-'), { urls, keyFile }];
    }),
  );
}
