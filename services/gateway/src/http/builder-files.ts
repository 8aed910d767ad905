import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { internalError } from '@sitewright/errors';
import { LRUCache } from 'lru-cache';
import { type KnownFile, knownFile } from './known-file.ts';

const mediaTypes: Record<string, string | undefined> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const cacheBytes = 32 * 1024 * 1024;
const segment = /^[\w-][\w.-]*$/;

/**
 * Reads the builder's built files. What is named by its content is kept in memory; the rest is read each time, so that
 * a builder that is built anew shows without a restart.
 */
export function createBuilderFiles(folder: string) {
  const kept = new LRUCache<string, KnownFile>({
    maxSize: cacheBytes,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
  });
  return {
    /** @returns undefined when there is no such file. */
    async find(path: string, isNamedByContent: boolean): Promise<KnownFile | undefined> {
      const mediaType = mediaTypes[extname(path)];
      // No way out of the folder: each part of the path is a plain name.
      if (mediaType === undefined || !path.split('/').every((part) => segment.test(part))) return undefined;
      const known = kept.get(path);
      if (known !== undefined) return known;
      const content = await readFile(join(folder, path)).catch(unlessMissing);
      if (content === undefined) return undefined;
      const file = knownFile(content, mediaType);
      if (isNamedByContent) kept.set(path, file);
      return file;
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw internalError(error);
}
