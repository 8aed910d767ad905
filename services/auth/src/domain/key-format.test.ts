import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { alphabet, drawBase62, toBase62 } from './base62.ts';
import { isWellFormed, keyPattern, mintKey } from './key-format.ts';

describe('a minted key', () => {
  test('has its prefix, 30 random characters and 6 of checksum', () => {
    expect(mintKey('live', randomBytes)).toMatch(/^sw_live_[0-9A-Za-z]{36}$/);
    expect(mintKey('test', randomBytes)).toMatch(keyPattern);
  });

  test('has the CRC-32 of all that stands before, as anyone can compute it', () => {
    // The check value of CRC-32/ISO-HDLC for "123456789" is cbf43926.
    expect(toBase62(0xcbf43926, 6)).toBe('3jZRME');
    expect(mintKey('live', (size) => new Uint8Array(size))).toBe(
      'sw_live_0000000000000000000000000000003QNRoB',
    );
  });

  test('is well formed, and is not once any character is another', () => {
    fc.assert(
      fc.property(fc.nat(43), fc.constantFrom(...alphabet), (at, character) => {
        const key = mintKey('live', randomBytes);
        const changed = key.slice(0, at) + character + key.slice(at + 1);
        return isWellFormed(key) && isWellFormed(changed) === (changed === key);
      }),
    );
  });
});

describe('drawing', () => {
  test('throws away the bytes that would favour some characters', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte);
    const drawn = drawBase62(248, () => Uint8Array.from(bytes));
    const counts = new Map([...alphabet].map((character) => [character, 0]));
    for (const character of drawn) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  test('asks for more until it has enough', () => {
    const pieces = [Uint8Array.from([255, 255, 7]), Uint8Array.from([250, 8, 9])];
    expect(drawBase62(3, () => pieces.shift() ?? new Uint8Array())).toBe('789');
  });
});
