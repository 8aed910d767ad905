import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Names under which a secret or a prompt could reach a log line by mistake. */
const forbidden = ['key', 'secret', 'password', 'prompt', 'authorization', 'spec', 'specJson', 'spec_json'];

/**
 * The logger of a process: JSON lines with the service's name and the ids of the active trace.
 * @param level one of pino's levels; `silent` in tests that do not look at logs.
 */
export function createLogger(service: string, level = 'info', destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: forbidden.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
      mixin() {
        const span = trace.getActiveSpan()?.spanContext();
        return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
      },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}
