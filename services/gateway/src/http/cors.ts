import type { FastifyInstance } from 'fastify';

const exposed =
  'ETag, Retry-After, RateLimit, RateLimit-Policy, Location, Idempotency-Replayed, Deprecation, Sunset, Link, x-request-id';
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const headers =
  'Authorization, Content-Type, Accept, Prefer, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, ' +
  'MCP-Protocol-Version, Mcp-Method, Mcp-Name, traceparent';
const preflightSeconds = '600';

/**
 * Lets pages of the named origins call the API with a key. Never with the cookie: no answer allows credentials, and
 * sessions are for pages of this origin alone.
 */
export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('vary', 'origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed });
    if (request.method !== 'OPTIONS' || asked === undefined) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': preflightSeconds,
      })
      .send();
  });
}
