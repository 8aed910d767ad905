import { fileURLToPath } from 'node:url';
import { AppError } from '@sitewright/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { createBuilderFiles } from './builder-files.ts';
import { createFileSender } from './known-file.ts';
import { addReadOnly } from './read-only.ts';

interface BuilderRoute {
  Params: { '*'?: string };
}

/** From services/gateway, as source or compiled, to the files that `npm run build -w services/builder` writes. */
const builtBesideUs = fileURLToPath(
  new URL('builder/dist', import.meta.url.replace(/gateway\/(?:dist\/)?src\/http\/[^/]*$/, '')),
);

/**
 * Adds `/builder`: the page where a project is opened and edited, from its built files. `/` leads there. Paths that
 * name no file are places within the page.
 */
export function addBuilder(app: FastifyInstance, config: GatewayConfig): void {
  const files = createBuilderFiles(config.builderFolder ?? builtBesideUs);
  const send = createFileSender();

  const serve = async (request: FastifyRequest<BuilderRoute>, reply: FastifyReply): Promise<unknown> => {
    const path = request.params['*'] ?? '';
    const isAsset = path.startsWith('assets/');
    const isFile = isAsset || /\.[^/]*$/.test(path);
    const name = isFile ? path : path === 'preview' ? 'preview.html' : 'index.html';
    // While releases change, a page of the one before may ask for its parts here.
    const file =
      (await files.find(name, isAsset)) ??
      (isAsset ? await files.find(name.replace(/^assets\//, 'before/'), isAsset) : undefined);
    if (file === undefined) throw isFile ? noSuchFile() : notBuilt();
    return send(request, reply.headers(headersOf(name)), file);
  };

  for (const url of ['/builder', '/builder/*']) addReadOnly(app, url, serve);
  addReadOnly(app, '/', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(config.builderUrl ?? '/builder', 302),
  );
}

const noSuchFile = (): AppError => new AppError('NOT_FOUND', 'The builder has no such file.');

const notBuilt = (): AppError =>
  new AppError(
    'UNAVAILABLE',
    'The builder is not here yet: its files have not been built. The API works; `npm run build -w services/builder` builds them.',
    { retryAfterMs: 5_000 },
  );

/** Everything from this origin, nothing inline, nothing evaluated; markup only through the policy named `builder`. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types builder',
].join('; ');

/**
 * The frame draws what may come from anybody: an origin of its own, no network, no way out. Its styles are adopted by
 * script, which no policy of styles looks at.
 */
const framePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'none'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

function headersOf(name: string): Record<string, string> {
  const isAsset = name.startsWith('assets/');
  return {
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': name === 'preview.html' ? framePolicy : pagePolicy,
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // The frame's origin is opaque: its scripts and fonts are another origin's to it.
    ...(isAsset ? { 'access-control-allow-origin': '*' } : {}),
  };
}
