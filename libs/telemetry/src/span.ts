import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('sitewright');

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The parent; the active span where it is left out. */
  parent?: Context;
}

/** Runs `work` within a span that ends when it ends, and records what it throws. */
export async function withSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = options.parent ?? context.active();
  const span = tracer.startSpan(
    name,
    { kind: options.kind ?? SpanKind.INTERNAL, attributes: options.attributes ?? {} },
    parent,
  );
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    failSpan(span, error);
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

/** The kind of an error, for spans and metrics. */
export const errorType = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

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
