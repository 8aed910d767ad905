import { crc32 } from 'node:zlib';
import { drawBase62, toBase62 } from './base62.ts';

const randomLength = 30;
const checksumLength = 6;

/** What follows a prefix: random characters, then the checksum of all before them. */
export const sealedForm = new RegExp(`^[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/**
 * A new secret that people and scanners can tell from a typing error.
 * @param randomBytes a source of cryptographically random bytes.
 */
export function mintToken(prefix: string, randomBytes: (size: number) => Uint8Array): string {
  const stem = prefix + drawBase62(randomLength, randomBytes);
  return stem + checksum(stem);
}

/** Tells a secret from a typing error, without asking anyone. */
export const isSealed = (prefix: string, token: string): boolean =>
  token.startsWith(prefix) &&
  sealedForm.test(token.slice(prefix.length)) &&
  checksum(token.slice(0, -checksumLength)) === token.slice(-checksumLength);

const checksum = (stem: string): string => toBase62(crc32(stem), checksumLength);
