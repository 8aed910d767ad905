import type { Planted } from './planted.ts';

/** Settings that a service cannot start with, or does not know. */
export const configurationErrors: readonly Planted[] = [
  {
    error: 'a setting that is missing',
    in: 'ConfigMap/generation',
    at: ['data', 'GENERATION_CREDITS_TARGET'],
    found: 'GENERATION_CREDITS_TARGET: Invalid input',
  },
  {
    error: 'a setting of the wrong form',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_TRUSTED_PROXIES'],
    value: 'all',
    found: 'GATEWAY_TRUSTED_PROXIES',
  },
  {
    error: 'a setting that nobody reads',
    in: 'ConfigMap/generation',
    at: ['data', 'GENERATION_MAX_INFLIGHT'],
    value: '8',
    found: 'GENERATION_MAX_INFLIGHT is not read by generation',
  },
  {
    error: 'a secret in a ConfigMap',
    in: 'ConfigMap/auth',
    at: ['data', 'AUTH_DATABASE_URL'],
    value: 'postgres://auth:secret@db/sitewright',
    found: 'AUTH_DATABASE_URL is a secret',
  },
];
