import { isSealed, mintToken } from './sealed-token.ts';

/** Whether builds with a key are charged. */
export type Mode = 'live' | 'test';

/** What keys begin with, by mode. */
export const prefixes = { live: 'sw_live_', test: 'sw_test_' } as const satisfies Record<Mode, string>;

/** What a key looks like to anyone; the last six characters are the checksum of all before them. */
export const keyPattern = /^sw_(?:live|test)_[0-9A-Za-z]{36}$/;

/** A new key. @param randomBytes a source of cryptographically random bytes. */
export const mintKey = (mode: Mode, randomBytes: (size: number) => Uint8Array): string =>
  mintToken(prefixes[mode], randomBytes);

/** Tells a key from a typing error, without asking anyone. */
export const isWellFormed = (key: string): boolean =>
  isSealed(prefixes.live, key) || isSealed(prefixes.test, key);
