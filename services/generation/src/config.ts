import {
  buildDeadlineSettings,
  type Config,
  databaseSettings,
  integer,
  redisUrl,
  rpcServerSettings,
  rpcTarget,
  tlsSettings,
} from '@sitewright/config';

/** Settings of the generation service; prefix GENERATION. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  ...buildDeadlineSettings,
  creditsTarget: rpcTarget().describe('where credits listens'),
  projectsTarget: rpcTarget().describe('where projects listens'),
  redisUrl: redisUrl().describe('Redis for the build window'),
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
  writerThreads: integer(1, 64).describe('threads in which the built-in writer works').default(2),
  writerTimeoutMs: integer(100)
    .describe('how long the built-in writer may take for one build')
    .default(5_000),
  writerMemoryMb: integer(64).describe('memory of one such thread').default(512),
  keptMs: integer(1000).describe('how long results and idempotency keys are kept').default(86_400_000),
};

export type GenerationConfig = Config<typeof settings>;
