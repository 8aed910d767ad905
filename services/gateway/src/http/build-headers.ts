import { idempotencyKeySchema } from '@sitewright/public-api';
import { z } from 'zod';

export const buildHeadersSchema = z.object({
  'idempotency-key': idempotencyKeySchema.optional(),
  accept: z.string().optional().describe('`text/event-stream` streams the build; `Prefer` wins over it.'),
  prefer: z.string().optional().describe('`respond-async` answers 202 at once; see GET /api/v1/builds/{id}.'),
});

/** RFC 7240: a comma-separated list of preferences, of which this API knows one. */
export function prefersAsync(prefer: string | undefined): boolean {
  return (prefer ?? '')
    .split(',')
    .some((word) => word.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}
