import { context } from '@opentelemetry/api';
import { AppError } from '@sitewright/errors';
import type { ReadPublishedFileResponse } from '@sitewright/protos/projects';
import { publishedUrl } from '@sitewright/public-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { createCompressor, encodingFor } from './content-encoding.ts';
import { addReadOnly } from './read-only.ts';
import type { Gateway } from './route.ts';

interface PageRoute {
  Params: { slug: string; '*'?: string };
}

/** Adds `/s/{slug}/…`: published projects, as anybody sees them, under an origin of their own when there is one. */
export function addPublishedPages(app: FastifyInstance, gateway: Gateway): void {
  const { config } = gateway;
  if (config.publishedOrigin !== undefined) separateOrigins(app, config, config.publishedOrigin);
  const compress = createCompressor();

  const serve = async (request: FastifyRequest<PageRoute>, reply: FastifyReply): Promise<unknown> => {
    const { slug, '*': path } = request.params;
    const held = request.headers['if-none-match'] ?? '';
    // Relative addresses in its pages need the slash.
    if (path === undefined) {
      if (slug === '') throw nothingHere();
      return reply.redirect(`/s/${encodeURIComponent(slug)}/${queryOf(request)}`, 308);
    }
    const file = await context.with(request.trace.context, () =>
      gateway.clients.projects.readPublishedFile(
        {
          slug,
          path,
          ifNoneMatch: withoutEncodings(held),
          baseUrl: publishedUrl(config, slug),
        },
        { within: { signal: request.gone, deadline: Date.now() + config.callDeadlineMs } },
      ),
    );
    if (file.movedTo !== '') {
      const to = file.movedTo.split('/').map(encodeURIComponent).join('/');
      return reply.header('cache-control', 'public, no-cache').redirect(`/s/${to}${queryOf(request)}`, 308);
    }
    const encoding = encodingFor(request.headers['accept-encoding'], file.mediaType, file.body.length);
    reply.headers(headersOf(file));
    if (file.notModified) return reply.code(304).header('etag', heldTag(held, file.etag)).send();
    reply.header('etag', encoding === undefined ? file.etag : file.etag.replace(/"$/, `-${encoding}"`));
    reply.code(file.missing ? 404 : 200);
    if (encoding === undefined) return reply.send(file.body);
    reply.header('content-encoding', encoding);
    return reply.send(await compress(file.body, file.etag, encoding));
  };

  for (const url of ['/s/:slug', '/s/:slug/*']) addReadOnly(app, url, serve);
}

const nothingHere = (): AppError => new AppError('NOT_FOUND', 'There is nothing at this address.');

/** What follows the path, from the question mark on. */
const queryOf = ({ url }: FastifyRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';

/** An entity tag names one encoding of a file; the service knows it without. */
const withoutEncodings = (tags: string): string => tags.replace(/-(?:br|gzip)"/g, '"');

/** Of the tags that a client holds, the one of this file, in the encoding that the client has it in. */
const heldTag = (tags: string, etag: string): string =>
  tags.match(/"[^"]*"/g)?.find((tag) => withoutEncodings(tag) === etag) ?? etag;

function headersOf(file: ReadPublishedFileResponse): Record<string, string> {
  return {
    'content-type': file.mediaType,
    'cache-control':
      file.immutable && !file.missing ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    vary: 'accept-encoding',
    ...(file.test ? { 'x-robots-tag': 'noindex' } : {}),
    'content-security-policy': contentSecurityPolicy(file.scriptSources),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** Nothing inline, nothing from a third party; scripts only by the hashes that the page came with. */
function contentSecurityPolicy(scriptSources: readonly string[]): string {
  const scripts = scriptSources.length === 0 ? "'none'" : scriptSources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // A form writes a mail, if anything.
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * With an origin of their own, published pages are served there alone, and nothing else is: a page can't reach
 * what this API's origin holds.
 */
function separateOrigins(app: FastifyInstance, config: GatewayConfig, publishedOrigin: string): void {
  const published = new URL(publishedOrigin).host;
  if (published === new URL(config.publicUrl).host) return;
  app.addHook('onRequest', async (request, reply) => {
    // By its route: the same address can be written in many ways.
    const isPage = request.routeOptions.url?.startsWith('/s/') === true;
    const isThere = request.host.toLowerCase() === published;
    if (isPage && !isThere) return reply.redirect(`${publishedOrigin}${request.url}`, 308);
    if (isThere && !isPage) throw nothingHere();
  });
}
