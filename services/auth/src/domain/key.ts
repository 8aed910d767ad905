import type { Mode } from './key-format.ts';

/** What a key may do, in the order of the contract. None implies another. */
export const scopeNames = ['read', 'write', 'publish', 'admin'] as const;
/** One of `scopeNames`. */
export type ScopeName = (typeof scopeNames)[number];

/** What has become of a key, by the database's clock. */
export type State = 'active' | 'expired' | 'revoked';

/** The record of a key: everything but its secret. */
export interface KeyRecord {
  keyId: string;
  workspaceId: string;
  name: string;
  scopes: ScopeName[];
  mode: Mode;
  state: State;
  lastFour: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  rotatedFrom: string | null;
}

/** What the asking key itself holds. */
export interface Holding {
  scopes: readonly ScopeName[];
  mode: Mode;
}

/** What `wanted` would hold beyond `grantor`; undefined when it would hold nothing more. */
export function excess(grantor: Holding, wanted: Holding): string | undefined {
  const scope = wanted.scopes.find((name) => !grantor.scopes.includes(name));
  if (scope !== undefined) return `the scope "${scope}"`;
  return wanted.mode === 'live' && grantor.mode === 'test' ? 'the live mode' : undefined;
}
