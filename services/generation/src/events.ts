import { metrics } from '@opentelemetry/api';
import type { Logger } from '@sitewright/telemetry';

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
    sweepFailed: (err: unknown) => logger.error({ err }, 'sweep failed; trying again at the next one'),
  };
}

export type Events = ReturnType<typeof createEvents>;
