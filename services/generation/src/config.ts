import {
  buildDeadlineSettings,
  type Config,
  databaseSettings,
  integer,
  loadConfig,
  redisUrl,
  rpcServerSettings,
  rpcTarget,
  tlsSettings,
} from '@sitewright/config';
import { type ModelConfig, modelSettings, readEndpoints } from './engines/model-settings.ts';

/** Settings of the generation service; prefix GENERATION. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  ...buildDeadlineSettings,
  creditsTarget: rpcTarget().describe('where credits listens'),
  projectsTarget: rpcTarget().describe('where projects listens'),
  redisUrl: redisUrl().describe('Redis for the build window, and for the rests that models ask for'),
  replicas: integer(1)
    .describe('how many replicas run; divides the build window while Redis is down')
    .default(1),
  buildLimit: integer(1).describe('builds in any window from one address').default(20),
  buildWindowMs: integer(1000).describe('the window of the build limit').default(300_000),
  leaseMs: integer(500).describe('how long a worker owns a build without a sign of life').default(15_000),
  leaseRenewalMs: integer(100).describe('how often a worker renews its lease').default(5_000),
  takeoverIntervalMs: integer(100)
    .describe('how often builds without a worker are looked for')
    .default(5_000),
  settleMs: integer(100).describe('how long one step of commit or undo may take').default(5_000),
  reserveMs: integer(0).describe('kept back from the deadline for saving and charging').default(5_000),
  writerThreads: integer(1, 64)
    .describe(
      'threads in which prompts are read and written by rule, and drafts checked and given their form',
    )
    .default(2),
  writerTimeoutMs: integer(100).describe('how long one such task may take').default(5_000),
  writerMemoryMb: integer(64).describe('memory of one such thread').default(512),
  keptMs: integer(1000).describe('how long results and idempotency keys are kept').default(86_400_000),
  ...modelSettings,
};

export type GenerationConfig = Config<typeof settings> & ModelConfig;

/** @throws ConfigError naming every variable that is missing or wrong. */
export const loadGenerationConfig = (env: Record<string, string | undefined>): GenerationConfig => ({
  ...loadConfig('GENERATION', settings, env),
  endpoints: readEndpoints(env),
});
