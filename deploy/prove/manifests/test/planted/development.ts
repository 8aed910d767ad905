import type { Planted } from './planted.ts';

/** Errors in what the local overlay has alone: stores beside the services, and their passwords. */
export const developmentErrors: readonly Planted[] = [
  {
    error: 'a Redis that is asked without a password',
    in: 'Secret/gateway',
    at: ['stringData', 'GATEWAY_REDIS_URL'],
    value: 'redis://redis:6379',
    found: 'GATEWAY_REDIS_URL has no password',
  },
  {
    error: 'a Redis that asks for no password',
    in: 'StatefulSet/redis',
    at: ['spec', 'template', 'spec', 'containers', 0, 'args'],
    value: ['redis-server'],
    found: 'it lets in whoever asks',
  },
  {
    error: 'a database under the role of another service',
    in: 'Secret/credits',
    at: ['stringData', 'CREDITS_DATABASE_URL'],
    value: 'postgres://auth:development@postgres:5432/sitewright',
    found: 'CREDITS_DATABASE_URL is not under the role credits',
  },
  {
    error: 'stores that are looked for elsewhere',
    in: 'NetworkPolicy/to-redis',
    at: ['spec', 'egress', 0, 'to'],
    value: [{ ipBlock: { cidr: '10.64.0.16/28' } }],
    found: 'it closes the way out for StatefulSet/redis:6379',
  },
];
