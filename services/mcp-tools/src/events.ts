import { metrics } from '@opentelemetry/api';
import type { Logger } from '@sitewright/telemetry';

const meter = metrics.getMeter('sitewright.mcp-tools');
const calls = meter.createHistogram('sitewright.tool.duration', {
  unit: 's',
  description: 'Duration of tool calls, by tool and outcome',
});
const dropped = meter.createCounter('sitewright.audit.dropped', {
  description: 'Audited calls that were dropped since they could not be written for too long',
});

/** Every metric and log event of the service. */
export function createEvents(logger: Logger) {
  return {
    toolCalled: (tool: string, outcome: string, durationMs: number) =>
      calls.record(durationMs / 1000, { 'sitewright.tool': tool, 'sitewright.outcome': outcome }),
    toolFailed: (tool: string, err: unknown) => logger.error({ err, tool }, 'tool call failed'),
    auditDropped: () => dropped.add(1),
    auditPostponed: (err: unknown) =>
      logger.warn({ err }, 'audited calls could not be written; trying again'),
  };
}

export type Events = ReturnType<typeof createEvents>;
