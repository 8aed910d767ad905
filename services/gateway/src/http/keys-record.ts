import { required } from '@sitewright/errors';
import { type Key, KeyMode, KeyState } from '@sitewright/protos/auth';
import { named } from '@sitewright/public-api';
import { z } from 'zod';
import { SCOPES } from '../guard/principal.ts';
import { fromWireScopes } from '../guard/wire-scopes.ts';

const states: Record<KeyState, 'active' | 'expired' | 'revoked'> = {
  [KeyState.KEY_STATE_ACTIVE]: 'active',
  [KeyState.KEY_STATE_EXPIRED]: 'expired',
  [KeyState.KEY_STATE_REVOKED]: 'revoked',
  // What cannot be read is shown as what cannot be used.
  [KeyState.KEY_STATE_UNSPECIFIED]: 'revoked',
  [KeyState.UNRECOGNIZED]: 'revoked',
};

export const keySchema = named(
  'Key',
  z.object({
    keyId: z.string().describe('`key_` and a ULID in lower case.'),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    mode: z.enum(['live', 'test']).describe('Builds with a test key are free and use the built-in engine.'),
    state: z.enum(['active', 'expired', 'revoked']),
    prefix: z.string().describe('How the key begins, to recognise it.'),
    lastFour: z.string().describe('How the key ends, to recognise it.'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable().describe('When it ends by itself; null: never.'),
    revokedAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().describe('To about a minute; null: never used.'),
    rotatedFrom: z
      .string()
      .nullable()
      .describe('The key that this one replaces; null when it replaces none.'),
  }),
);

export type KeyJson = z.input<typeof keySchema>;

/** The one answer that shows a key. */
export const issuedKeySchema = named(
  'IssuedKey',
  keySchema.extend({
    key: z.string().describe('The key itself. It is shown this once; keep it now.'),
  }),
);

export const keyExample: KeyJson = {
  keyId: 'key_01kagq3fx2v8m5n1r7t0c9d4eh',
  name: 'Deploy bot',
  scopes: ['read', 'publish'],
  mode: 'live',
  state: 'active',
  prefix: 'sw_live_',
  lastFour: 'Q8xz',
  createdAt: '2026-11-21T09:30:00.000Z',
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  rotatedFrom: null,
};

/** Not a real key: its checksum is wrong, so that no scanner takes it for one. */
export const issuedKeyExample = { ...keyExample, key: `sw_live_${'x'.repeat(32)}Q8xz` };

/** A record as the API shows it. */
export function keyJson(answered: Key | undefined): KeyJson {
  const key = required(answered, 'key');
  return {
    keyId: key.keyId,
    name: key.name,
    scopes: fromWireScopes(key.scopes),
    mode: key.mode === KeyMode.KEY_MODE_TEST ? 'test' : 'live',
    state: states[key.state],
    prefix: key.prefix,
    lastFour: key.lastFour,
    createdAt: required(key.createdAt, 'created_at').toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    rotatedFrom: key.rotatedFrom ?? null,
  };
}
