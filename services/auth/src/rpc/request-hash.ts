import { createHash } from 'node:crypto';

/** Tells a repeat of a request from another one under the same id. */
export function hashRequest(...parts: (string | number | null | readonly string[])[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
