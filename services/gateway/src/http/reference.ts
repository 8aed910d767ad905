import { createHash } from 'node:crypto';
import { AppError } from '@sitewright/errors';
import { changelog } from '@sitewright/public-api/changelog';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { brunoCollection, postmanCollection } from './collections.ts';
import { createCompressor, encodingFor } from './content-encoding.ts';
import { openApiDocument } from './openapi.ts';
import { referenceDocument, referencePage, referencePolicy } from './reference-page.ts';
import type { Route } from './route.ts';

/** A file of the reference. */
interface ReferenceFile {
  content: Buffer;
  headers: Record<string, string>;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Adds `/docs`: the API to read, to search and to try with a key of one's own, and its collections for Postman and Bruno.
 * All of it is made from the OpenAPI document, when it is first asked for.
 */
export function addReference(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  const document = once(() => openApiDocument(routes, publicUrl));
  const downloadOf = (collection: object, name: string): ReferenceFile =>
    fileOf(JSON.stringify(collection, null, 2), {
      ...json,
      'content-disposition': `attachment; filename="${name}"`,
    });
  const files: Record<string, () => ReferenceFile | Promise<ReferenceFile>> = {
    '/docs': () => fileOf(referencePage(), referencePolicy),
    '/docs/openapi.json': () => fileOf(JSON.stringify(referenceDocument(document(), changelog())), json),
    '/docs/scalar.js': async () =>
      fileOf(await libraryScript(), { 'content-type': 'text/javascript; charset=utf-8' }),
    '/docs/postman.json': () =>
      downloadOf(postmanCollection(document(), publicUrl), 'sitewright.postman_collection.json'),
    '/docs/bruno.json': () => downloadOf(brunoCollection(document(), publicUrl), 'sitewright.bruno.json'),
  };
  const compress = createCompressor();
  for (const [url, make] of Object.entries(files)) {
    const file = once(make);
    app.route({
      method: ['GET', 'HEAD'],
      url,
      exposeHeadRoute: false,
      handler: async (request, reply) => serve(await file(), request, reply, compress),
    });
    refuseWrites(app, url);
  }
}

async function serve(
  { content, headers }: ReferenceFile,
  request: FastifyRequest,
  reply: FastifyReply,
  compress: ReturnType<typeof createCompressor>,
): Promise<unknown> {
  reply.headers(headers);
  const { etag = '', 'content-type': mediaType = '' } = headers;
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], mediaType, content.length);
  if (encoding === undefined) return reply.send(content);
  return reply.header('content-encoding', encoding).send(await compress(content, etag, encoding));
}

function fileOf(text: string, headers: Record<string, string>): ReferenceFile {
  const content = Buffer.from(text);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return {
    content,
    headers: {
      ...headers,
      // Weak: the bytes on the way may be compressed, and the content is the same.
      etag: `W/"${hash}"`,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** The library's script, which its plugin has within itself and gives only as an answer. */
async function libraryScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const library = Fastify();
  await library.register(scalar, { routePrefix: '/docs', configuration: { url: '/api/v1/openapi.json' } });
  const { body } = await library.inject('/docs/js/scalar.js');
  await library.close();
  return body;
}

function refuseWrites(app: FastifyInstance, url: string): void {
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

/** Makes a thing when it is first asked for, and never again. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
