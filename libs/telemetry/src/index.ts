export { type Attributes, type Context, type Span, SpanKind } from '@opentelemetry/api';
export { measureStatement } from './database-metrics.ts';
export { type Ids, idsIn, idsOf, noteIds, withIds } from './ids.ts';
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
export { readableLine } from './readable-line.ts';
export { stopTelemetry } from './sdk.ts';
export { errorType, failSpan, recordError, recordSpan, type SpanOptions, withSpan } from './span.ts';
export { contextOf, linkTo, traceparentOf } from './traceparent.ts';
