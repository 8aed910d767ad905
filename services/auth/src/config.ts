import { type Config, databaseSettings, integer, rpcServerSettings, tlsSettings } from '@sitewright/config';
import { z } from 'zod';

/** A secret of the HMAC under which keys are stored. Its version stands beside each hash. */
export interface Pepper {
  version: number;
  secret: string;
}

/** `1:secret,2:secret`. Problems never quote a secret. */
const peppers = () =>
  z
    .string()
    .transform((text): Pepper[] => text.split(',').map(readPepper))
    .refine((list) => list.every(({ version }) => version >= 1 && version <= 32_767), {
      error: 'must be version:secret, by commas, with versions from 1 to 32767',
    })
    .refine((list) => list.every(({ secret }) => secret.length >= 32), {
      error: 'must have at least 32 characters in each secret',
    })
    .refine((list) => new Set(list.map(({ version }) => version)).size === list.length, {
      error: 'must not name a version twice',
    });

function readPepper(text: string): Pepper {
  const [, version = '0', secret = ''] = /^\s*(\d{1,5}):(.*?)\s*$/.exec(text) ?? [];
  return { version: Number(version), secret };
}

/** Settings of the auth service; prefix AUTH. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  peppers: peppers().describe(
    'secrets under which keys are hashed, as `1:secret,2:secret`; the highest version is for new keys',
  ),
  usageFlushMs: integer(10)
    .describe('how often the times of last use are written, one statement for all keys')
    .default(60_000),
};

export type AuthConfig = Config<typeof settings>;
