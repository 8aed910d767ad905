import { type Context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** The W3C `traceparent` of a context, for a message that carries the work of several traces; empty without a span. */
export function traceparentOf(context: Context): string {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context, carrier);
  return carrier.traceparent ?? '';
}

/** The context in which work goes on that came with a `traceparent`. */
export const contextOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent });
