import { AppError } from '@sitewright/errors';
import { named } from '@sitewright/public-api';
import { z } from 'zod';
import { defineRoute } from './route.ts';

const status = named('Health', z.object({ status: z.literal('ok') }));
const answers = { 200: { description: 'It is.', schema: status, example: { status: 'ok' } } };

export const healthRoute = defineRoute({
  method: 'GET',
  path: '/healthz',
  id: 'getHealth',
  tag: 'Operations',
  summary: 'Whether this process is alive',
  access: 'public',
  answers,
  errors: [],
  handle: async () => ({ status: 200, body: { status: 'ok' } }),
});

/** Ready means that this replica takes new requests; the services behind it answer for themselves. */
export const readinessRoute = defineRoute({
  method: 'GET',
  path: '/readyz',
  id: 'getReadiness',
  tag: 'Operations',
  summary: 'Whether this process takes requests',
  description:
    'For balancers: of this replica alone, and on purpose not of the services behind it, whose trouble no other replica ' +
    'would be spared. Operators see those with `sitewright doctor`.',
  access: 'public',
  answers,
  errors: ['UNAVAILABLE'],
  async handle(gateway) {
    if (gateway.draining) {
      throw new AppError('UNAVAILABLE', 'This replica is shutting down. Try again.', { retryAfterMs: 1000 });
    }
    return { status: 200, body: { status: 'ok' } };
  },
});
