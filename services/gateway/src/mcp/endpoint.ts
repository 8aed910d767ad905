import { Readable } from 'node:stream';
import { context } from '@opentelemetry/api';
import { AppError, isUnrecorded, required, toAppError } from '@sitewright/errors';
import { idsIn, type Logger, noteIds } from '@sitewright/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addHeaders } from '../http/add-headers.ts';
import { requirePlainEncoding, requireSize } from '../http/body.ts';
import { errorHeaders, fromFramework } from '../http/errors.ts';
import { eventStreamHeaders, withBeat } from '../http/event-stream.ts';
import type { Gateway } from '../http/route.ts';
import type { McpAnswer } from './answer.ts';
import { createBuildProgress } from './build-progress.ts';
import * as initialized from './initialized-era.ts';
import { codeOfStatus, errorText, rpcCodes } from './json-rpc.ts';
import type { McpCall } from './methods.ts';
import * as stateless from './stateless-era.ts';
import { joinToolCalls } from './tool-calls.ts';
import { createToolCatalog } from './tool-catalog.ts';
import { knowsLinks } from './versions.ts';

const path = '/api/mcp';
const maxBytes = 256 * 1024;
const json = 'application/json; charset=utf-8';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * POST /api/mcp: MCP over Streamable HTTP, every revision that is served, without sessions. Checked in the order of the interface:
 * 405, 403 for a foreign Origin, 401, 429, 413, 415, 406, 400. Every error is a JSON-RPC error.
 */
export function addMcpEndpoint(app: FastifyInstance, gateway: Gateway, logger: Logger): void {
  const answer = createAnswerer(gateway, logger);
  // A scope of its own: these parsers and this error handler are for this path alone.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes);
    scope.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, logger));

    scope.route({
      method: 'POST',
      url: path,
      bodyLimit: maxBytes,
      onRequest: (request, reply) => admit(request, reply, gateway),
      handler: async (request, reply) => {
        const body = parse(request.body);
        if (body === undefined) return reply.code(400).header('content-type', json).send(notJson);
        if (Array.isArray(body)) await countFurther(body.length, request, reply, gateway);
        return write(reply, await answer(body, request, reply));
      },
    });

    scope.route({
      method: scope.supportedMethods.filter((method) => method !== 'POST'),
      url: path,
      onRequest: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new AppError(
          'METHOD_NOT_ALLOWED',
          'Only POST is served here: MCP over Streamable HTTP, stateless.',
        );
      },
      handler: async () => undefined,
    });
    done();
  });
}

/** Says whose request it is and counts it, before its body is read. */
async function admit(request: FastifyRequest, reply: FastifyReply, gateway: Gateway): Promise<void> {
  checkOrigin(request, gateway.config.allowedOrigins);
  const address = gateway.guard.addressOf(request.raw);
  await context.with(request.trace.context, async () => {
    const { authorization } = request.headers;
    const { principal, counted } = await gateway.guard.authenticate(authorization, address);
    request.principal = principal;
    noteIds(idsIn(principal));
    addHeaders(reply, counted);
    addHeaders(reply, await gateway.guard.countMcpRequest(address));
  });
  checkHeaders(request);
}

/** The first entry of a batch is counted with its request. */
async function countFurther(
  entries: number,
  { principal, trace }: FastifyRequest,
  reply: FastifyReply,
  { guard }: Gateway,
): Promise<void> {
  const times = Math.min(entries, initialized.maxBatch) - 1;
  if (times < 1) return;
  const caller = required(principal, 'principal');
  addHeaders(reply, await context.with(trace.context, () => guard.countFurther(caller, times)));
}

/** Answers messages in the revision that they were sent in; what requests share is made once. */
function createAnswerer(gateway: Gateway, logger: Logger) {
  const { clients, config } = gateway;
  const catalog = createToolCatalog(clients.mcpTools);
  const callTool = joinToolCalls(clients.mcpTools);
  const progress = createBuildProgress(clients.generation);

  return (body: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isStateless = stateless.isStateless(request.headers, body);
    const call: McpCall = {
      principal: required(request.principal, 'principal'),
      address: gateway.guard.addressOf(request.raw),
      answerBy: Date.now() - reply.elapsedTime + config.mcpAnswerMs,
      callDeadlineMs: config.callDeadlineMs,
      catalog,
      callTool,
      mcpTools: clients.mcpTools,
      missingResource: isStateless ? rpcCodes.invalidParams : rpcCodes.resourceNotFound,
      takesLinks: knowsLinks(request.headers['mcp-protocol-version']),
      disowned: gateway.disowned,
    };
    return context.with(request.trace.context, () =>
      isStateless
        ? stateless.respond(body, request.headers, call, { logger, progress, gone: () => request.gone })
        : initialized.respond(body, call, logger),
    );
  };
}

/** A page of another site must not reach a server by the browser of somebody who can (DNS rebinding). */
function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return;
  throw new AppError('ORIGIN_NOT_ALLOWED', 'This origin may not call this endpoint from a browser.');
}

function checkHeaders(request: FastifyRequest): void {
  const { 'content-type': type, accept } = request.headers;
  requireSize(request.headers['content-length'], maxBytes);
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? '')) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be JSON. Send "Content-Type: application/json".',
    );
  }
  requirePlainEncoding(request.headers['content-encoding']);
  if (!acceptsJson(accept)) {
    throw new AppError(
      'NOT_ACCEPTABLE',
      'Answers are JSON. Send "Accept: application/json, text/event-stream".',
    );
  }
}

/** Lenient: only an Accept field that rules JSON out is refused. */
function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const ranges = accept.split(',').map((range) => range.trim().toLowerCase());
  const rank = (wanted: string): number | undefined => {
    const range = ranges.find((text) => text.split(';')[0]?.trim() === wanted);
    return range === undefined ? undefined : Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);
  };
  // The most specific range decides (RFC 9110, section 12.5.1).
  return (rank('application/json') ?? rank('application/*') ?? rank('*/*') ?? 0) > 0;
}

const notJson = errorText(null, rpcCodes.parseError, 'The body is not JSON in UTF-8.');

/** The parsed body; undefined when it is not JSON. */
function parse(body: unknown): unknown {
  try {
    return body instanceof Buffer ? JSON.parse(utf8.decode(body)) : undefined;
  } catch {
    return undefined;
  }
}

function write(reply: FastifyReply, { status, body, events }: McpAnswer): unknown {
  reply.code(status);
  if (events !== undefined) return reply.headers(eventStreamHeaders).send(Readable.from(withBeat(events)));
  return body === undefined ? reply.send() : reply.header('content-type', json).send(body);
}

/** Writes what is refused before there is a message, and what broke, as a JSON-RPC error. */
async function answerRefusal(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): Promise<void> {
  const error = fromFramework(thrown) ?? toAppError(thrown);
  // A client that went away within its body did so itself.
  if (isUnrecorded(error) && request.raw.complete)
    logger.error({ err: error.cause ?? error }, 'MCP request failed');
  request.trace?.span.setAttribute('error.type', error.reason);
  const { http } = error.form;
  const code =
    http === 400 ? rpcCodes.invalidRequest : http === 500 ? rpcCodes.internalError : codeOfStatus(http);
  addHeaders(reply.code(http).header('content-type', json), errorHeaders(error));
  await reply.send(errorText(null, code, error.message));
}
