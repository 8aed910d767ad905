import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { AppError, isUnrecorded, toAppError } from '@sitewright/errors';
import { recordError } from '@sitewright/telemetry';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addHeaders } from './add-headers.ts';
import { bodyTooLarge } from './body.ts';
import { looseIds } from './tracing.ts';

/** The body of every error outside /api/mcp. */
export interface ErrorBody {
  error: string;
  code: string;
  retryable: boolean;
}

/** Writes `{ error, code, retryable }`: the only place that does. */
export async function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const error = fromClient(thrown, request) ?? fromFramework(thrown) ?? toAppError(thrown);
  const { http, code, retryable } = error.form;
  if (isUnrecorded(error)) {
    if (request.trace !== undefined) recordError(request.trace.span, error.cause ?? error);
    context.with(request.trace?.context ?? ROOT_CONTEXT, () =>
      request.log.error({ err: error.cause ?? error, route: request.routeOptions.url }, 'request failed'),
    );
  }
  request.trace?.span.setAttribute('error.type', error.reason);
  addHeaders(reply.code(http), errorHeaders(error));
  const body: ErrorBody = { error: error.message, code, retryable };
  await reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

/** The header fields that belong to an error: RFC 6750 for 401, RFC 9110 for Retry-After. */
export function errorHeaders(error: AppError): Record<string, string> {
  const headers: Record<string, string> = {};
  const { http } = error.form;
  if (http === 401) headers['www-authenticate'] = 'Bearer';
  if (error.reason === 'INSUFFICIENT_SCOPE') {
    headers['www-authenticate'] = `Bearer error="insufficient_scope", scope="${error.metadata.scope ?? ''}"`;
  }
  // A client that was refused learns against which revision to try again.
  const current = error.metadata.current_revision;
  if (error.reason === 'REVISION_CONFLICT' && current !== undefined) headers.etag = `"${current}"`;
  if (http === 429 || http === 503) {
    headers['retry-after'] = String(Math.max(1, Math.ceil((error.retryAfterMs ?? 1000) / 1000)));
  }
  const { rate_limit: limit, rate_limit_policy: policy } = error.metadata;
  if (limit !== undefined) headers.ratelimit = limit;
  if (policy !== undefined) headers['ratelimit-policy'] = policy;
  return headers;
}

/** What a client did itself: it went away, or was sent away for being slow, before its request had come whole. */
const fromClient = (cause: unknown, { raw }: FastifyRequest): AppError | undefined =>
  raw.destroyed && !raw.complete
    ? new AppError('CANCELLED', 'The request ended before it had come whole.', { cause })
    : undefined;

/** Fastify's own refusals in our words. */
export function fromFramework(thrown: unknown): AppError | undefined {
  if (!isFastifyError(thrown)) return undefined;
  switch (thrown.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(thrown);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(
        'UNSUPPORTED_MEDIA_TYPE',
        'The body must be JSON. Send "Content-Type: application/json".',
        {
          cause: thrown,
        },
      );
    default:
      if (thrown.statusCode === undefined || thrown.statusCode >= 500) return undefined;
      return new AppError('INVALID_REQUEST', 'The request could not be read as HTTP.', { cause: thrown });
  }
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('FST_');

const clientErrors: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Answers what is not HTTP at all, before there is a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Where an answer waits already, the client reads nothing.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  const [status, message] = clientErrors[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request could not be read as HTTP.',
  ];
  answerRaw(socket, status, { error: message, code: 'invalid_request', retryable: false });
}

/** RFC 9110, section 9.3.6: this is no proxy. */
export function refuseConnect(socket: Duplex): void {
  const error = 'CONNECT is not allowed here. See /docs for what there is.';
  answerRaw(
    socket,
    '405 Method Not Allowed',
    { error, code: 'method_not_allowed', retryable: false },
    { allow: '' },
  );
}

/** Answers where the framework has nothing to answer with, and closes. */
function answerRaw(socket: Duplex, status: string, body: ErrorBody, more: Record<string, string> = {}): void {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
    ...more,
    ...looseIds(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // The client may never close its side.
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy());
}
