import { AppError } from '@sitewright/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Adds a path that can only be read: any method but GET and HEAD is refused before a body is looked at. */
export function addReadOnly<P>(
  app: FastifyInstance,
  url: string,
  serve: (request: FastifyRequest<{ Params: P }>, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route<{ Params: P }>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler: serve });
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD');
      throw new AppError('METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed here.');
    },
    handler: async () => undefined,
  });
}
