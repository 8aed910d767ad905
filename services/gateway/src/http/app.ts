import { METHODS } from 'node:http';
import { context } from '@opentelemetry/api';
import { AppError, beyondItsProject, requireScope } from '@sitewright/errors';
import type { CallContext } from '@sitewright/rpc';
import { idsIn, type Logger, noteIds } from '@sitewright/telemetry';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createBoundedServer } from '../guard/connections.ts';
import { credentialsOf } from '../guard/credentials.ts';
import type { Principal } from '../guard/principal.ts';
import { addMcpEndpoint } from '../mcp/endpoint.ts';
import { addHeaders } from './add-headers.ts';
import { addBodyParsers, requireMediaType, requirePlainEncoding, requireSize } from './body.ts';
import { addBuilder } from './builder.ts';
import { compressed } from './compressed-answer.ts';
import { addCors } from './cors.ts';
import { answerClientError, answerError, refuseConnect } from './errors.ts';
import { addPublishedPages } from './published.ts';
import { addReference } from './reference.ts';
import type { Answer, Gateway, Route } from './route.ts';
import { addTracing, looseIds } from './tracing.ts';

const nobody: Principal = { keyId: '', workspaceId: '', scopes: [], test: false };

/** The HTTP application: every route of the table, checked in the interface's order, and one error handler. */
export function createApp(gateway: Gateway, routes: readonly Route[], logger: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Its own would number requests; the ids of ours come from their context.
    childLoggerFactory: (parent) => parent,
    bodyLimit: 256 * 1024,
    serverFactory: (handler) =>
      createBoundedServer(handler, { ...gateway.config, addressOf: gateway.guard.peerAddress }),
    return503OnClosing: false,
    exposeHeadRoutes: true,
    // As long as an address can be: the schema of a route says what is too long.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
    clientErrorHandler: answerClientError,
    // What cannot be routed at all, such as an address that cannot be decoded; no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      const ids = looseIds();
      void answerError(error, request, reply.headers(ids));
      logger.info({ route: 'unknown', status: reply.statusCode, request_id: ids['x-request-id'] }, 'refused');
    },
  });
  // Those that the framework does not know would be told as an unknown path. CONNECT is no request to it.
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  // RFC 9110, section 10.1.1, lets a server pass over an expectation that it does not know.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket) => refuseConnect(socket));
  addTracing(app, {
    trusts: (peer) => gateway.guard.peerAddress(peer) === undefined,
    addressOf: gateway.guard.addressOf,
    logger,
  });
  addCors(app, gateway.config.allowedOrigins);
  // A request on a connection that is about to close would be lost: the client is told with the answer before.
  app.addHook('onRequest', async (_request, reply) => {
    if (gateway.draining) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request) => {
    requireOneHost(request);
    // Before the body is read, which nobody would look at.
    if (request.is404) throw unknownPath(request.method, request.url);
  });
  addBodyParsers(app);
  app.decorateRequest('principal');
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  for (const route of routes) addRoute(app, gateway, route);
  refuseOtherMethods(app, routes);
  addMcpEndpoint(app, gateway, logger);
  addPublishedPages(app, gateway);
  addReference(app, routes, gateway.config.publicUrl);
  addBuilder(app, gateway.config);
  return app;
}

/** RFC 9112, section 3.2: one Host, unless the request is of HTTP/1.0. */
function requireOneHost({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return;
  const problem = hosts === 0 ? 'no Host header' : 'more than one Host header';
  throw new AppError('INVALID_REQUEST', `The request has ${problem}. Send one.`);
}

const unknownPath = (method: string, url: string): AppError =>
  new AppError(
    'NOT_FOUND',
    `There is nothing at ${method} ${url.split('?')[0]?.slice(0, 200)}. See /docs for what there is.`,
  );

function addRoute(app: FastifyInstance, gateway: Gateway, route: Route): void {
  const maxBytes = route.body?.maxBytes ?? 1024;
  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    bodyLimit: maxBytes,
    // Before the body is read: a stranger's body is not worth parsing.
    onRequest: async (request, reply) => {
      if (route.access === 'public') return;
      const credentials = credentialsOf(request.headers);
      const address = gateway.guard.addressOf(request.raw);
      const verify = () => gateway.guard.admit(credentials, address);
      const { principal, counted } = await context.with(request.trace.context, verify);
      noteIds(idsIn(principal), request.trace.context);
      addHeaders(reply, counted);
      if (principal.link !== undefined && route.links !== true) throw beyondItsProject();
      requireScope(principal.scopes, route.access);
      if (route.also !== undefined) requireScope(principal.scopes, [route.also]);
      request.principal = principal;
    },
    // Only once the key is known: a stranger learns nothing of what a route takes.
    preParsing: async (request) => {
      requireSize(request.headers['content-length'], maxBytes);
      if (route.body === undefined) return;
      requireMediaType(request.headers['content-type'], route.body.mediaType);
      requirePlainEncoding(request.headers['content-encoding']);
    },
    handler: async (request, reply) => {
      const { params, query, headers, body, principal = nobody } = request;
      const answer = await context.with(request.trace.context, () =>
        route.serve(gateway, {
          params,
          query,
          headers,
          body,
          principal,
          address: gateway.guard.addressOf(request.raw),
          credentials: credentialsOf(request.headers),
          open: (deadlineMs) => openCall(request, deadlineMs),
        }),
      );
      return write(
        reply,
        route.compressed === true ? await compressed(answer, request.headers['accept-encoding']) : answer,
      );
    },
  });
}

/** `{id}` in OpenAPI is `:id` in the router. */
const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** A context that ends when the client goes away before its answer, or when the time is up. */
function openCall(request: FastifyRequest, deadlineMs: number): CallContext {
  return { signal: request.gone, deadline: Date.now() + deadlineMs };
}

async function write(reply: FastifyReply, answer: Answer): Promise<unknown> {
  addHeaders(reply.code(answer.status), answer.headers ?? {});
  return reply.send(answer.body);
}

/** RFC 9110, section 15.5.6: a known path with another method is 405 and says which are allowed. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const own: string[] = routes.filter((route) => route.path === path).map((route) => route.method);
    const allowed = own.includes('GET') ? [...own, 'HEAD'] : own;
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: fastifyPath(path),
      // Refused before its body is looked at.
      onRequest: async (request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError(
          'METHOD_NOT_ALLOWED',
          `${request.method} is not allowed here. Allowed: ${allowed.join(', ')}.`,
        );
      },
      handler: async () => undefined,
    });
  }
}
