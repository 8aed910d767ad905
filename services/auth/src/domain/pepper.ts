import { createHmac } from 'node:crypto';

/** What is stored of a key, and under which pepper. */
export interface KeyHash {
  hash: Buffer;
  pepperVersion: number;
}

/** Hashes keys under every configured pepper. */
export interface KeyHasher {
  /** The hash that a new key is stored under: the highest version's. */
  current(key: string): KeyHash;
  /** The hashes that a stored key may have: one HMAC for each pepper, whatever the key. */
  candidates(key: string): Buffer[];
}

/** @param peppers at least one, versions distinct. */
export function createKeyHasher(peppers: readonly { version: number; secret: string }[]): KeyHasher {
  const [newest] = [...peppers].sort((a, b) => b.version - a.version);
  if (newest === undefined) throw new RangeError('A key hasher needs a pepper.');
  return {
    current: (key) => ({ hash: hmac(newest.secret, key), pepperVersion: newest.version }),
    candidates: (key) => peppers.map(({ secret }) => hmac(secret, key)),
  };
}

const hmac = (secret: string, key: string): Buffer => createHmac('sha256', secret).update(key).digest();
