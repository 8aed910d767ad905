import { AppError } from '@sitewright/errors';
import type { ReadPublishedFileRequest, ReadPublishedFileResponse } from '@sitewright/protos/projects';
import {
  findPublished,
  findPublishedFile,
  findReplacedAsset,
  listPublishedPages,
  type Publication,
  type PublishedFile,
} from '../db/published-files.ts';
import { findMovedSlug } from '../db/slugs.ts';
import { sha256 } from '../db/specs.ts';
import { withCoverAt } from '../domain/cover.ts';
import {
  fileNamesOf,
  lacksSlash,
  missingPath,
  robotsPath,
  robotsText,
  sitemapPath,
  sitemapXml,
} from '../domain/published-path.ts';
import { isSlug } from '../domain/slug.ts';
import type { RpcContext } from './context.ts';

/** An answer as it is for everybody's projects. */
type Answer = Omit<ReadPublishedFileResponse, 'test'>;

export async function readPublishedFile(
  context: RpcContext,
  request: ReadPublishedFileRequest,
): Promise<ReadPublishedFileResponse> {
  const { slug, path } = request;
  const publication = isSlug(slug) ? await findPublished(context.db, slug) : undefined;
  if (publication === undefined || path.length > 300)
    return { ...(await moved(context, request)), test: false };
  return { ...(await answer(context, request, publication)), test: publication.test };
}

async function answer(
  context: RpcContext,
  request: ReadPublishedFileRequest,
  publication: Publication,
): Promise<Answer> {
  const { slug, path } = request;
  if (path === robotsPath) return answerText(request, 'text/plain', robotsText(request.baseUrl));
  if (path === sitemapPath) return sitemap(context, request, publication);

  // No file has such a name, and the database would not even look for it.
  const file = /\p{Cc}/u.test(path) ? undefined : await findFile(context, publication, path);
  if (file !== undefined && lacksSlash(path, file.path)) return answerMoved(`${slug}/${path}/`);
  if (file !== undefined && path !== missingPath) return answerFile(context, request, file, false);
  const missing = await findPublishedFile(context.db, publication, [missingPath]);
  if (missing === undefined) throw nothingHere();
  return answerFile(context, { ...request, ifNoneMatch: '' }, missing, true);
}

const nothingHere = (): AppError => new AppError('NOT_FOUND', 'There is nothing at this address.');

/** An address that was given out goes on leading to the site while its slug is kept. @throws AppError NOT_FOUND. */
async function moved({ db, config }: RpcContext, { slug, path }: ReadPublishedFileRequest): Promise<Answer> {
  const now = isSlug(slug) && path.length <= 300 && (await findMovedSlug(db, slug, config.binTtlMs));
  if (typeof now !== 'string') throw nothingHere();
  return answerMoved(`${now}/${path}`);
}

const answerMoved = (movedTo: string): Answer => ({
  ...{ body: Buffer.alloc(0), mediaType: '', etag: '', scriptSources: [] },
  ...{ immutable: false, notModified: false, missing: false },
  movedTo,
});

const findFile = async (
  { db }: RpcContext,
  publication: Publication,
  path: string,
): Promise<PublishedFile | undefined> =>
  (await findPublishedFile(db, publication, fileNamesOf(path))) ??
  (await findReplacedAsset(db, publication.id, path));

async function sitemap(
  { db }: RpcContext,
  request: ReadPublishedFileRequest,
  publication: Publication,
): Promise<Answer> {
  const pages = await listPublishedPages(db, publication);
  return answerText(request, 'application/xml', sitemapXml(request.baseUrl, pages, publication.publishedAt));
}

function answerText(request: ReadPublishedFileRequest, mediaType: string, text: string): Answer {
  const body = Buffer.from(text);
  const etag = tagOf(sha256(body));
  const notModified = matches(request.ifNoneMatch, etag);
  return {
    body: notModified ? Buffer.alloc(0) : body,
    mediaType: `${mediaType}; charset=utf-8`,
    etag,
    immutable: false,
    notModified,
    missing: false,
    scriptSources: [],
    movedTo: '',
  };
}

async function answerFile(
  { files }: RpcContext,
  request: ReadPublishedFileRequest,
  file: PublishedFile,
  missing: boolean,
): Promise<Answer> {
  const isPage = file.media_type.startsWith('text/html');
  // A page tells where it is, and so is another one at another address.
  const etag = tagOf(
    isPage ? sha256(Buffer.concat([file.sha256, Buffer.from(request.baseUrl)])) : file.sha256,
  );
  const notModified = matches(request.ifNoneMatch, etag);
  const body = notModified ? Buffer.alloc(0) : await files.read(file.sha256);
  if (body === undefined) throw new Error(`the content of ${file.path} is not in the store`);
  return {
    body: isPage ? withCoverAt(body, request.baseUrl) : body,
    mediaType: file.media_type,
    etag,
    immutable: file.immutable,
    notModified,
    missing,
    scriptSources: file.script_sources,
    movedTo: '',
  };
}

const tagOf = (hash: Buffer): string => `"${hash.subarray(0, 16).toString('base64url')}"`;

/** Weak comparison (RFC 9110, section 13.1.2). */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((word) => word.trim().replace(/^W\//, ''))
    .some((word) => word === etag || word === '*');
