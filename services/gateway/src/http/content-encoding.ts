import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const leastBytes = 1024;
const cacheBytes = 32 * 1024 * 1024;
const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|schema\+json|xml|javascript|manifest\+json))/;

/** The best encoding that the client takes and that is worth it; undefined for none. */
export function encodingFor(
  acceptEncoding: string | string[] | undefined,
  mediaType: string,
  size: number,
): Encoding | undefined {
  if (size < leastBytes || !compressible.test(mediaType)) return undefined;
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .filter((word) => !/;\s*q=0(?:\.0*)?$/.test(word))
      .map((word) => word.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** Compresses off the event loop. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return encoding === 'br' ? brotli(body, { params }) : deflate(body);
};

/** Compresses, and remembers what it made by the entity tag of what it was made from. */
export function createCompressor(): (body: Buffer, etag: string, encoding: Encoding) => Promise<Buffer> {
  const made = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (body) => Math.max(1, body.length),
  });
  return async (body, etag, encoding) => {
    const key = `${encoding} ${etag}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const compressed = await compress(body, encoding);
    made.set(key, compressed);
    return compressed;
  };
}
