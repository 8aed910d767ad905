import { randomUUID } from 'node:crypto';
import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestDuration } from '../events.ts';
import type { Principal } from '../guard/principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: { span: Span; context: Context };
    departure: Departure;
    /** Aborted when the client goes away before it has its answer. */
    readonly gone: AbortSignal;
    /** Set once the key of a route that needs one has been verified. */
    principal: Principal | undefined;
  }
}

/** Gives each request an id, a server span and a signal for a client that leaves; each answer tells the ids. */
export function addTracing(app: FastifyInstance): void {
  const tracer = trace.getTracer('sitewright');
  app.decorateRequest('trace');
  app.decorateRequest('departure');
  app.decorateRequest('gone', {
    getter(this: FastifyRequest) {
      return this.departure.signal;
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    const parent = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'unknown';
    const requestId = randomUUID();
    const started = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'url.scheme': request.protocol,
        },
      },
      parent,
    );
    const span = withIds(started, requestId);
    request.trace = { span, context: trace.setSpan(parent, span) };
    request.departure = watchDeparture(request, reply.raw);
    reply.headers(idHeaders(requestId, span.spanContext()));
  });

  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    const { span } = request.trace;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    requestDuration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': status,
    });
  });
}

/** The ids of an answer to what could not be routed, or was no request: it has no span. */
export function looseIds(): Record<string, string> {
  const requestId = randomUUID();
  return idHeaders(requestId, ownContext(requestId));
}

const idHeaders = (requestId: string, { traceId, spanId, traceFlags }: SpanContext) => ({
  'x-request-id': requestId,
  traceresponse: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
});

/** Where nobody reads traces no span has ids, and yet logs and answers are told apart by them: the request's own serve. */
const withIds = (span: Span, requestId: string): Span =>
  isSpanContextValid(span.spanContext()) ? span : trace.wrapSpanContext(ownContext(requestId));

function ownContext(requestId: string): SpanContext {
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(0, 16), traceFlags: TraceFlags.NONE };
}

/** A signal that is made when it is asked for: most requests end without. */
class Departure {
  #abort: AbortController | undefined;
  #left = false;

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.#left) this.#abort.abort();
    return this.#abort.signal;
  }

  leave(): void {
    this.#left = true;
    this.#abort?.abort();
  }
}

function watchDeparture(
  request: FastifyRequest,
  response: NodeJS.EventEmitter & { writableEnded: boolean },
): Departure {
  const departure = new Departure();
  response.once('close', () => {
    if (response.writableEnded) return;
    request.trace.span.addEvent('client went away');
    request.trace.span.end();
    departure.leave();
  });
  return departure;
}
