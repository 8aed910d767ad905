import { changelog } from '@sitewright/public-api/changelog';
import Fastify, { type FastifyInstance } from 'fastify';
import { brunoCollection, postmanCollection } from './collections.ts';
import { createFileSender, type KnownFile, knownFile } from './known-file.ts';
import { openApiDocument } from './openapi.ts';
import { addReadOnly } from './read-only.ts';
import { referenceDocument, referencePage, referencePolicy } from './reference-page.ts';
import type { Route } from './route.ts';

/** A file of the reference, and what its answers say besides. */
interface ReferenceFile {
  file: KnownFile;
  headers: Record<string, string>;
}

const json = 'application/json; charset=utf-8';

/**
 * Adds `/docs`: the API to read, to search and to try with a key of one's own, and its collections for Postman and Bruno.
 * All of it is made from the OpenAPI document, when it is first asked for.
 */
export function addReference(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  const document = once(() => openApiDocument(routes, publicUrl));
  const downloadOf = (collection: object, name: string): ReferenceFile =>
    fileOf(JSON.stringify(collection, null, 2), json, {
      'content-disposition': `attachment; filename="${name}"`,
    });
  const page = () => fileOf(referencePage(), 'text/html; charset=utf-8', referencePolicy);
  const files: Record<string, () => ReferenceFile | Promise<ReferenceFile>> = {
    '/docs': page,
    '/docs/': page,
    '/docs/openapi.json': () => fileOf(JSON.stringify(referenceDocument(document(), changelog())), json),
    '/docs/scalar.js': async () => fileOf(await libraryScript(), 'text/javascript; charset=utf-8'),
    '/docs/postman.json': () =>
      downloadOf(postmanCollection(document(), publicUrl), 'sitewright.postman_collection.json'),
    '/docs/bruno.json': () => downloadOf(brunoCollection(document(), publicUrl), 'sitewright.bruno.json'),
  };
  const send = createFileSender();
  for (const [url, make] of Object.entries(files)) {
    const made = once(make);
    addReadOnly(app, url, async (request, reply) => {
      const { file, headers } = await made();
      return send(request, reply.header('cache-control', 'no-cache').headers(headers), file);
    });
  }
}

const fileOf = (text: string, mediaType: string, headers = {}): ReferenceFile => ({
  file: knownFile(Buffer.from(text), mediaType),
  headers,
});

/** The library's script, which its plugin has within itself and gives only as an answer. */
async function libraryScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const library = Fastify();
  await library.register(scalar, { routePrefix: '/docs', configuration: { url: '/api/v1/openapi.json' } });
  const { body } = await library.inject('/docs/js/scalar.js');
  await library.close();
  return body;
}

/** Makes a thing when it is first asked for, and never again. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
