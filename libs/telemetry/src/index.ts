export { type Attributes, type Context, type Span, SpanKind } from '@opentelemetry/api';
export { createLogger, type Logger } from './log.ts';
export { stopTelemetry } from './sdk.ts';
export { failSpan, recordSpan, type SpanOptions, withSpan } from './span.ts';
export { contextOf, traceparentOf } from './traceparent.ts';
