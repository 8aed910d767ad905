import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type Context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { idsOf, type Logger, withIds } from '@sitewright/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

interface TracingOptions {
  /** Whether a peer is a proxy of ours, whose trace goes on here. */
  trusts(peer: string): boolean;
  /** The address that limits count a request under. */
  addressOf(request: IncomingMessage): string;
  logger: Logger;
}

/**
 * Gives each request an id, a server span, an access line and a signal for a client that leaves. The id is the trace's,
 * and each answer tells it; a caller's own is kept beside it.
 */
export function addTracing(app: FastifyInstance, options: TracingOptions): void {
  const { trusts } = options;
  const tracer = trace.getTracer('sitewright');
  app.decorateRequest('trace');
  app.decorateRequest('departure');
  app.decorateRequest('gone', {
    getter(this: FastifyRequest) {
      return this.departure.signal;
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    const sent = propagation.extract(ROOT_CONTEXT, request.headers);
    const trusted = trusts(request.socket.remoteAddress ?? '');
    // A stranger decides neither which trace this is nor whether it is kept.
    const parent = withIds(trusted ? sent : ROOT_CONTEXT);
    const stranger = trusted ? undefined : trace.getSpanContext(sent);
    const route = routeOf(request);
    const ownId = callersId(request);
    const started = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'url.scheme': request.protocol,
          ...(ownId === undefined ? {} : { 'http.request.header.x-request-id': [ownId] }),
        },
        links: stranger === undefined ? [] : [{ context: stranger }],
      },
      parent,
    );
    const span = withTraceId(started);
    request.trace = { span, context: trace.setSpan(parent, span) };
    request.departure = watchDeparture(request, reply.raw, () => logAccess(options, request, reply));
    reply.headers(idHeaders(span.spanContext()));
  });

  app.addHook('onResponse', async (request, reply) => {
    if (request.departure.told) return;
    const status = reply.statusCode;
    const { span } = request.trace;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    requestDuration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': status,
    });
    logAccess(options, request, reply);
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Where probes ask all day long. */
const probed = ['/healthz', '/readyz'];

function logAccess(
  { logger, addressOf }: TracingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { span, context: within } = request.trace;
  const { traceId } = span.spanContext();
  const departed = request.departure.told;
  // Whoever went away before the head of an answer was told none.
  const status = departed && !reply.raw.headersSent ? undefined : reply.statusCode;
  const level = (status ?? 0) >= 500 ? 'warn' : probed.includes(routeOf(request)) ? 'debug' : 'info';
  logger[level](
    {
      ...idsOf(within),
      method: request.method,
      route: routeOf(request),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      trace_id: traceId,
      request_id: traceId,
      client_request_id: callersId(request),
      departed: departed || undefined,
      // Whose key is not known is told by nothing else.
      client_address:
        (departed || reply.statusCode >= 400) && request.principal === undefined
          ? addressOf(request.raw)
          : undefined,
    },
    'served',
  );
}

/** What a caller calls the request itself, where that can be an id. */
function callersId(request: FastifyRequest): string | undefined {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:/+=-]{1,128}$/.test(id) ? id : undefined;
}

/** The ids of an answer to what could not be routed, or was no request: it has no span. */
export const looseIds = (): Record<string, string> => idHeaders(ownContext());

const idHeaders = ({ traceId, spanId, traceFlags }: SpanContext) => ({
  'x-request-id': traceId,
  traceresponse: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
});

/** Where no SDK has been started no span has ids, and yet answers and logs are told apart by them. */
const withTraceId = (span: Span): Span =>
  isSpanContextValid(span.spanContext()) ? span : trace.wrapSpanContext(ownContext());

function ownContext(): SpanContext {
  const traceId = randomUUID().replaceAll('-', '');
  return { traceId, spanId: traceId.slice(0, 16), traceFlags: TraceFlags.NONE };
}

/** A signal that is made when it is asked for: most requests end without. */
class Departure {
  #abort: AbortController | undefined;
  /** Whether the client went away before its answer was made. */
  left = false;
  /** Whether it went away before it had its answer, which the access line said. */
  told = false;

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.left) this.#abort.abort();
    return this.#abort.signal;
  }

  leave(): void {
    this.left = true;
    this.#abort?.abort();
  }
}

function watchDeparture(
  request: FastifyRequest,
  response: NodeJS.EventEmitter & { writableEnded: boolean; writableFinished: boolean },
  logAccess: () => void,
): Departure {
  const departure = new Departure();
  response.once('close', () => {
    if (response.writableFinished) return;
    request.trace.span.addEvent('client went away');
    request.trace.span.end();
    departure.told = true;
    logAccess();
    if (!response.writableEnded) departure.leave();
  });
  return departure;
}
