import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCompressor, encodingFor } from './content-encoding.ts';

/** A file that is in memory whole. */
export interface KnownFile {
  content: Buffer;
  mediaType: string;
  /** Names the content, with quotes and without the mark of a weak one. */
  etag: string;
}

/** A file whose tag is made from its content. */
export function knownFile(content: Buffer, mediaType: string): KnownFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { content, mediaType, etag: `"${hash}"` };
}

/** Sends files in the best encoding that each client takes, and to who holds one already only that it still is so. */
export function createFileSender() {
  const compress = createCompressor();
  return async (request: FastifyRequest, reply: FastifyReply, file: KnownFile): Promise<unknown> => {
    const { content, mediaType, etag } = file;
    reply.headers({
      'content-type': mediaType,
      // Weak: the bytes on the way may be compressed, and the content is the same.
      etag: `W/${etag}`,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    if (tagsIn(request.headers['if-none-match']).includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding'], mediaType, content.length);
    if (encoding === undefined) return reply.send(content);
    return reply.header('content-encoding', encoding).send(await compress(content, etag, encoding));
  };
}

const tagsIn = (header = ''): string[] => header.match(/"[^"]*"/g) ?? [];
