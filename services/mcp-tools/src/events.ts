import { callSeconds, createMeter, type Logger } from '@sitewright/telemetry';

const meter = createMeter('mcp-tools');
const calls = meter.histogram('sitewright.tool.duration', {
  unit: 's',
  description: 'Duration of tool calls',
  by: { 'gen_ai.tool.name': 40, 'sitewright.outcome': 10 },
  // A build is a tool, too.
  bounds: [...callSeconds, 120, 180],
});
const dropped = meter.counter('sitewright.audit.dropped', {
  unit: '{call}',
  description: 'Audited calls that were dropped since they could not be written for too long',
});

/** Every metric and log event of the service. */
export function createEvents(logger: Logger) {
  return {
    toolCalled(tool: string, outcome: string, durationMs: number) {
      calls.record(durationMs / 1000, { 'gen_ai.tool.name': tool, 'sitewright.outcome': outcome });
      logger.info({ tool, outcome, ms: Math.round(durationMs * 10) / 10 }, 'tool called');
    },
    toolFailed: (tool: string, err: unknown) => logger.error({ err, tool }, 'tool call failed'),
    auditDropped: () => dropped.add(1),
    auditPostponed: (err: unknown) =>
      logger.warn({ err }, 'audited calls could not be written; trying again'),
  };
}

export type Events = ReturnType<typeof createEvents>;
