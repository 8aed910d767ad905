import { type Context, type Link, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';

/** The W3C `traceparent` of a context, for a message that carries the work of several traces; empty without a span. */
export function traceparentOf(context: Context): string {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context, carrier);
  return carrier.traceparent ?? '';
}

/** The context in which work goes on that came with a `traceparent`. */
export const contextOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent });

/** A link to the span of a `traceparent`; none where it is empty. */
export function linkTo(traceparent: string): Link[] {
  const context = trace.getSpanContext(contextOf(traceparent));
  return context === undefined ? [] : [{ context }];
}
