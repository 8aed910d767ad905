import { context, trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, pino } from 'pino';
import { idsOf } from './ids.ts';
import { declaredFields, describeError, withoutSecrets } from './log-fields.ts';
import { readableLine } from './readable-line.ts';

export type { Logger } from 'pino';

/**
 * The logger of a process: JSON lines with the service's name, the ids of the active trace and of the request; on a
 * terminal lines for people.
 * @param level one of pino's levels; `silent` in tests that do not look at logs.
 */
export function createLogger(service: string, level = 'info', destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: declaredFields },
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: { streamWrite: withoutSecrets },
      mixin() {
        const active = context.active();
        const span = trace.getSpanContext(active);
        return {
          ...(span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId }),
          ...idsOf(active),
        };
      },
      // What a line says itself wins over what is known of its request.
      mixinMergeStrategy: (line, known) => ({ ...known, ...line }),
    },
    destination ?? (process.stdout.isTTY ? terminal : pino.destination({ fd: 1, sync: false })),
  );
}

const terminal: DestinationStream = {
  write: (line) => void process.stdout.write(`${readableLine(line)}\n`),
};
