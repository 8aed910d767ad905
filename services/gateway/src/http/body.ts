import { AppError } from '@sitewright/errors';
import type { FastifyInstance } from 'fastify';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Accepts JSON alone: as UTF-8 (RFC 8259, section 8.1), refused with a message that says what was wrong. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'buffer' },
    // Many clients name a content type on every request, with a body or without.
    async (_request: unknown, bytes: Buffer) => (bytes.length === 0 ? undefined : parseJson(bytes)),
  );
}

/**
 * Refuses a body by the size that it says it has, before any of it is read: the framework, once it has begun, closes
 * the connection under a client that is still sending. @throws AppError PAYLOAD_TOO_LARGE
 */
export function requireSize(contentLength: string | undefined, maxBytes: number): void {
  if (Number(contentLength ?? 0) > maxBytes) throw bodyTooLarge();
}

/** Refuses a body before or while it is read. */
export const bodyTooLarge = (cause?: unknown): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', 'The request body is too large. At most 256 KiB are accepted.', {
    cause,
  });

/** @throws AppError UNSUPPORTED_MEDIA_TYPE where a route was sent a kind of JSON that is not its own, nor plain JSON. */
export function requireMediaType(contentType: string | undefined, mediaType: string): void {
  const sent = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/json' || sent === mediaType || sent === 'application/json') return;
  throw new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    `The body must be a JSON Patch. Send "Content-Type: ${mediaType}" or "application/json".`,
  );
}

/** @throws AppError UNSUPPORTED_MEDIA_TYPE for a compressed body (RFC 9110, section 15.5.16), which nothing here unpacks. */
export function requirePlainEncoding(contentEncoding: string | undefined): void {
  if (contentEncoding === undefined || contentEncoding.trim().toLowerCase() === 'identity') return;
  throw new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'The body must not be compressed. Leave "Content-Encoding" out.',
  );
}

/** @throws AppError INVALID_REQUEST when the bytes are not JSON in UTF-8. */
export function parseJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', 'The body is not valid UTF-8.', { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', 'The body is not valid JSON. Send a JSON object.', { cause });
  }
}
