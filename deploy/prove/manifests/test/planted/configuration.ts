import { container, type Planted } from './planted.ts';

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
  {
    error: 'a secret in a container',
    in: 'Deployment/auth',
    at: [...container, 'env', 6],
    value: { name: 'AUTH_PEPPERS', value: '1:abcdefghijklmnopqrstuvwxyz012345' },
    found: 'AUTH_PEPPERS is a secret',
  },
  {
    error: 'a variable twice',
    in: 'Deployment/auth',
    at: [...container, 'env', 6],
    value: { name: 'OTEL_SERVICE_NAME', value: 'auth2' },
    found: 'OTEL_SERVICE_NAME stands twice',
  },
  {
    error: 'a server that only its pod reaches',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_LISTEN'],
    value: '127.0.0.1:8080',
    found: 'it listens on 127.0.0.1, to its own pod alone',
  },
  {
    error: 'a Secret that may be missing',
    in: 'Deployment/credits',
    at: [...container, 'envFrom', 1, 'secretRef', 'optional'],
    value: true,
    found: 'it would start without its secrets',
  },
  {
    error: "another service's remote secret",
    in: 'ExternalSecret/auth',
    at: ['spec', 'data', 0, 'remoteRef', 'key'],
    value: 'sitewright/credits',
    found: 'AUTH_DATABASE_URL is taken from sitewright/credits',
  },
  {
    error: 'two secrets mixed up',
    in: 'ExternalSecret/auth',
    at: ['spec', 'data', 0, 'remoteRef', 'property'],
    value: 'AUTH_PEPPERS',
    found: 'AUTH_DATABASE_URL is taken from AUTH_PEPPERS',
  },
  {
    error: 'a secret that is never read again',
    in: 'ExternalSecret/auth',
    at: ['spec', 'refreshInterval'],
    value: '0',
    found: 'ExternalSecret.spec.refreshInterval is 0, of others 1h',
  },
  {
    error: 'a Secret that goes with its ExternalSecret',
    in: 'ExternalSecret/auth',
    at: ['spec', 'target', 'deletionPolicy'],
    value: 'Delete',
    found: 'ExternalSecret.spec.target.deletionPolicy is Delete, of others Retain',
  },
];
