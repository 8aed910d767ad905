export { type Attributes, type Context, type Span, SpanKind } from '@opentelemetry/api';
export { measureStatement } from './database-metrics.ts';
export { createLogger, type Logger } from './log.ts';
export {
  type Adds,
  callSeconds,
  createMeter,
  type DeclaredMetric,
  declaredMetrics,
  type Records,
  type Watched,
} from './meter.ts';
export { stopTelemetry } from './sdk.ts';
export { errorType, failSpan, recordSpan, type SpanOptions, withSpan } from './span.ts';
export { contextOf, traceparentOf } from './traceparent.ts';
