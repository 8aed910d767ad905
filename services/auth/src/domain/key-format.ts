import { crc32 } from 'node:zlib';
import { drawBase62, toBase62 } from './base62.ts';

/** Whether builds with a key are charged. */
export type Mode = 'live' | 'test';

export const prefixes = { live: 'sw_live_', test: 'sw_test_' } as const satisfies Record<Mode, string>;

/** What a key looks like to anyone; the last six characters are the checksum of all before them. */
export const keyPattern = /^sw_(?:live|test)_[0-9A-Za-z]{36}$/;

const randomLength = 30;
const checksumLength = 6;

/** A new key. @param randomBytes a source of cryptographically random bytes. */
export function mintKey(mode: Mode, randomBytes: (size: number) => Uint8Array): string {
  const stem = prefixes[mode] + drawBase62(randomLength, randomBytes);
  return stem + checksum(stem);
}

/** Tells a key from a typing error, without asking anyone. */
export function isWellFormed(key: string): boolean {
  return keyPattern.test(key) && checksum(key.slice(0, -checksumLength)) === key.slice(-checksumLength);
}

const checksum = (stem: string): string => toBase62(crc32(stem), checksumLength);
