import { APICallError } from '@ai-sdk/provider';
import { trace } from '@opentelemetry/api';
import { BUILD_MODES } from '@sitewright/site-spec';
import { createMeter, type Logger } from '@sitewright/telemetry';
import type { OpenBuilds } from './db/taken-builds.ts';
import type { ProviderFault } from './engines/provider/fault.ts';

const meter = createMeter('generation');
const buildSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60, 90, 120, 180, 300];

const inFlight = meter.upDownCounter('sitewright.builds.in_flight', {
  unit: '{build}',
  description: 'Builds that this process is working on; what generation is scaled by',
});
const ended = meter.counter('sitewright.builds.ended', {
  unit: '{build}',
  description: '`succeeded`, `lost` to another worker, or the code of the error that the caller was told',
  by: {
    'sitewright.build_type': 20,
    'sitewright.mode': BUILD_MODES,
    'sitewright.engine': 10,
    'sitewright.outcome': 40,
  },
});
const duration = meter.histogram('sitewright.build.duration', {
  unit: 's',
  description: 'Builds from acceptance to end, however they ended',
  by: {
    'sitewright.build_type': 20,
    'sitewright.mode': BUILD_MODES,
    'sitewright.engine': 10,
    'sitewright.outcome': 40,
  },
  bounds: buildSeconds,
});
const takeovers = meter.counter('sitewright.builds.taken_over', {
  unit: '{build}',
  description: 'Builds whose worker was lost and that this process took over, by how far they were',
  by: { 'sitewright.status': ['running', 'built', 'undoing', 'succeeded', 'failed'] },
});
const open = meter.gauge('sitewright.builds.open', {
  unit: '{build}',
  description:
    'Builds that have not ended, of all replicas: with a worker, or `abandoned` by one that was lost',
  by: { 'sitewright.state': ['working', 'abandoned'] },
});
const oldest = meter.gauge('sitewright.builds.oldest_age', {
  unit: 's',
  description:
    'How long ago the oldest build that has not ended was accepted, and how long the longest `abandoned` has been waiting for a worker',
  by: { 'sitewright.state': ['working', 'abandoned'] },
});
const swept = meter.gauge('sitewright.sweep.last_success', {
  unit: 's',
  description:
    'When the last look for builds without a worker ended well, or when the process started, in Unix time',
});
const modelFaults = meter.counter('sitewright.model.faults', {
  unit: '{call}',
  description: 'Calls to language models that failed, by kind of fault',
  by: { 'sitewright.model': 20, 'error.type': 12 },
});
const coolDowns = meter.counter('sitewright.model.cool_downs', {
  unit: '{cool_down}',
  description: 'How often a provider asked to be left alone for a while',
  by: { 'sitewright.model': 20 },
});
const ceilings = meter.counter('sitewright.model.ceilings_reached', {
  unit: '{build}',
  description: 'Builds refused because a daily ceiling was reached',
  by: { 'sitewright.ceiling': 10 },
});
const cost = meter.counter('sitewright.model.cost', {
  unit: '{currency}',
  description: 'What builds cost by the price table, in its currency, charged or not',
  by: { 'sitewright.mode': BUILD_MODES },
});
const revenues = meter.counter('sitewright.model.revenue', {
  unit: '{currency}',
  description: 'What charged builds brought in, in the currency of the price table',
  by: { 'sitewright.mode': BUILD_MODES },
});
const modelCalls = meter.watched('sitewright.model.active_calls', {
  unit: '{call}',
  description: 'Calls to language models that are at work, and that wait for a place in the bulkhead',
  by: { 'sitewright.model': 20, 'sitewright.state': ['working', 'waiting'] },
});
const writers = meter.watched('sitewright.writer.tasks', {
  unit: '{task}',
  description: 'Tasks of the threads that write: at work, and waiting for a thread',
  by: { 'sitewright.state': ['working', 'waiting'] },
});

// By OpenTelemetry's semantic conventions for generative AI, which are in development.
const genAi = {
  'gen_ai.operation.name': ['chat'],
  'gen_ai.provider.name': 10,
  'gen_ai.request.model': 20,
} as const;
export const modelMetrics = {
  duration: meter.histogram('gen_ai.client.operation.duration', {
    unit: 's',
    description: 'Calls to language models, from the request to the end of the answer',
    by: { ...genAi, 'error.type': 12 },
    bounds: [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92],
  }),
  firstChunk: meter.histogram('gen_ai.client.operation.time_to_first_chunk', {
    unit: 's',
    description: 'Calls to language models, from the request to the first text',
    by: genAi,
    bounds: [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92],
  }),
  tokens: meter.histogram('gen_ai.client.token.usage', {
    unit: '{token}',
    description: 'Tokens of calls to language models, by the provider’s own count',
    by: { ...genAi, 'gen_ai.token.type': ['input', 'output'] },
    bounds: [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576],
  }),
};

/** Watches how many calls a provider has, and how many wait. */
export const watchModelCalls = (
  model: string,
  read: () => { working: number; waiting: number },
): (() => void) =>
  modelCalls.watch((observe) => {
    for (const [state, count] of Object.entries(read()))
      observe(count, { 'sitewright.model': model, 'sitewright.state': state });
  });

/** Watches the threads that write. @returns what ends the watch. */
export const watchWriters = (read: () => { working: number; waiting: number }): (() => void) =>
  writers.watch((observe) => {
    for (const [state, count] of Object.entries(read())) observe(count, { 'sitewright.state': state });
  });

const now = (): number => Date.now() / 1000;
swept.record(now());

/** The status that a provider answered with; its words are not ours to log. */
const statusOf = (cause: unknown): number | undefined =>
  APICallError.isInstance(cause) ? cause.statusCode : undefined;

/** Every metric and log event of the service. */
export function createEvents(logger: Logger) {
  return {
    /** On the span at work, too, so that traces of builds are found by what they were. */
    buildStarted(build: { buildType: string; mode: string; test: boolean }) {
      inFlight.add(1);
      trace.getActiveSpan()?.setAttributes({
        'sitewright.build_type': build.buildType,
        'sitewright.mode': build.mode,
        'sitewright.test': build.test,
      });
    },
    creditHeld: (credits: number) => trace.getActiveSpan()?.setAttribute('sitewright.credits', credits),
    buildLeft: () => inFlight.add(-1),
    buildEnded(build: { buildType: string; mode: string }, engine: string, outcome: string, ms: number) {
      const attributes = {
        'sitewright.build_type': build.buildType,
        'sitewright.mode': build.mode,
        'sitewright.engine': engine,
        'sitewright.outcome': outcome,
      };
      ended.add(1, attributes);
      trace.getActiveSpan()?.setAttributes({ 'sitewright.engine': engine, 'sitewright.outcome': outcome });
      duration.record(ms / 1000, attributes);
    },
    /** Which builds have not ended, as a look that ended well has found them. */
    looked(found: OpenBuilds) {
      open.record(found.working, { 'sitewright.state': 'working' });
      open.record(found.abandoned, { 'sitewright.state': 'abandoned' });
      oldest.record(found.oldestMs / 1000, { 'sitewright.state': 'working' });
      oldest.record(found.abandonedMs / 1000, { 'sitewright.state': 'abandoned' });
      swept.record(now());
    },
    takenOver(buildId: string, epoch: number, status: string) {
      takeovers.add(1, { 'sitewright.status': status });
      logger.warn({ build_id: buildId, epoch, status }, 'took over a build whose worker was lost');
    },
    leaseLost: (buildId: string) => logger.warn({ build_id: buildId }, 'lost the lease of a build'),
    undoPostponed: (buildId: string, err: unknown) =>
      logger.error({ build_id: buildId, err }, 'could not undo a build now; the takeover will'),
    finishPostponed: (buildId: string, err: unknown) =>
      logger.error({ build_id: buildId, err }, 'could not finish a committed build now; the takeover will'),
    engineFailed: (buildId: string, err: unknown) =>
      logger.error({ build_id: buildId, err }, 'engine failed'),
    reversed: (buildId: string) =>
      logger.warn({ build_id: buildId }, 'reversed a committed build with no caller left'),
    /** Loud where only the operator can help. */
    modelFault(model: string, fault: ProviderFault) {
      modelFaults.add(1, { 'sitewright.model': model, 'error.type': fault.kind });
      if (fault.kind === 'busy') coolDowns.add(1, { 'sitewright.model': model });
      const line = { model, fault: fault.kind, status: statusOf(fault.cause) };
      if (fault.kind === 'misconfigured')
        logger.error(line, 'a language model refuses our key, address or name');
      else logger.warn(line, 'a call to a language model failed');
    },
    ceilingReached(workspaceId: string, ceiling: string) {
      ceilings.add(1, { 'sitewright.ceiling': ceiling });
      logger.warn({ workspace_id: workspaceId, ceiling }, 'a daily ceiling of language models is reached');
    },
    modelUsed: (build: { mode: string }, costMicros: number) =>
      cost.add(costMicros / 1e6, { 'sitewright.mode': build.mode }),
    charged: (build: { mode: string }, revenue: number) =>
      revenues.add(revenue, { 'sitewright.mode': build.mode }),
    useNotRecorded: (buildId: string, err: unknown) =>
      logger.error({ build_id: buildId, err }, 'could not record what a build used of language models'),
    sweepFailed: (err: unknown) => logger.error({ err }, 'sweep failed; trying again at the next one'),
  };
}

export type Events = ReturnType<typeof createEvents>;
