import { APICallError } from '@ai-sdk/provider';
import { metrics } from '@opentelemetry/api';
import type { Logger } from '@sitewright/telemetry';
import type { ProviderFault } from './engines/provider/fault.ts';

const meter = metrics.getMeter('sitewright.generation');
const inFlight = meter.createUpDownCounter('sitewright.builds.in_flight', {
  description: 'Builds that this process is working on; what generation is scaled by',
});
const ended = meter.createCounter('sitewright.builds.ended', {
  description: 'Builds that ended, by outcome',
});
const duration = meter.createHistogram('sitewright.build.duration', {
  unit: 's',
  description: 'From acceptance to end',
});
const takeovers = meter.createCounter('sitewright.builds.taken_over', {
  description: 'Builds whose worker was lost and that this process took over',
});

const modelFaults = meter.createCounter('sitewright.model.faults', {
  description: 'Calls to language models that failed, by kind of fault',
});
const ceilings = meter.createCounter('sitewright.model.ceilings_reached', {
  description: 'Builds refused because a daily ceiling was reached',
});
const cost = meter.createCounter('sitewright.model.cost', {
  description: 'What builds cost by the price table, in its currency, charged or not',
});
const revenues = meter.createCounter('sitewright.model.revenue', {
  description: 'What charged builds brought in, in the currency of the price table',
});

/** The status that a provider answered with; its words are not ours to log. */
const statusOf = (cause: unknown): number | undefined =>
  APICallError.isInstance(cause) ? cause.statusCode : undefined;

/** Every metric and log event of the service. */
export function createEvents(logger: Logger) {
  return {
    buildStarted: () => inFlight.add(1),
    buildLeft: () => inFlight.add(-1),
    buildEnded(build: { buildType: string; mode: string }, outcome: string, ms: number) {
      const attributes = { 'sitewright.build_type': build.buildType, 'sitewright.mode': build.mode };
      ended.add(1, { ...attributes, 'sitewright.outcome': outcome });
      duration.record(ms / 1000, attributes);
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
