import { isNativeError } from 'node:util/types';
import {
  type Attributes,
  type Context,
  context,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('sitewright');

/** What a span says of its work, and where it belongs. */
export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The parent; the active span where it is left out. */
  parent?: Context;
  /** What else the work comes from: spans that have ended, or are another's. */
  links?: Link[];
  /** Whether what was thrown is a failure, and not an answer like any; it is, where this is left out. */
  fails?: (error: unknown) => boolean;
}

/** Runs `work` within a span that ends when it ends, and records what it throws. */
export async function withSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const { kind = SpanKind.INTERNAL, attributes = {}, links = [], parent = context.active(), fails } = options;
  const span = tracer.startSpan(name, { kind, attributes, links }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    if (fails === undefined || fails(error)) failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed. Only the kind of error is recorded: messages may hold what callers sent. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', errorType(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Records an error with its place on a span: once, where it is logged and not passed on. */
export function recordError(span: Span, error: unknown): void {
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  span.addEvent('exception', {
    'exception.type': errorType(error),
    'exception.stacktrace': frames.join('\n'),
  });
}

/** The kind of an error, for spans and metrics: the reason of one of ours, the SQLSTATE of a database's. */
export function errorType(error: unknown): string {
  if (!isNativeError(error)) return typeof error;
  if ('reason' in error && typeof error.reason === 'string') return error.reason;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Records as a span something that has just ended and took this long. */
export function recordSpan(
  name: string,
  durationMs: number,
  options: SpanOptions & { error?: unknown },
): void {
  const end = Date.now();
  const span = tracer.startSpan(
    name,
    {
      kind: options.kind ?? SpanKind.INTERNAL,
      attributes: options.attributes ?? {},
      startTime: end - durationMs,
    },
    options.parent ?? context.active(),
  );
  if (options.error !== undefined) failSpan(span, options.error);
  span.end(end);
}
