import { z } from 'zod';
import { promptSchema } from './prompt.ts';

export const BUILD_TYPES = ['website', 'design', 'slides', 'document', 'dataviz'] as const;
export const MODES = ['lite', 'economy', 'power'] as const;

/** The body of POST /api/v1/generate. Unknown fields are refused: a typing error must not cost credit. */
export const buildRequestSchema = z.strictObject({
  prompt: promptSchema,
  buildType: z.enum(BUILD_TYPES).default('website').describe('What kind of thing to build.'),
  mode: z
    .enum(MODES)
    .default('economy')
    .describe(
      'lite: one pass, the short form. economy: the usual size. power: the full size, reviewed and repaired.',
    ),
  save: z
    .boolean()
    .default(true)
    .describe(
      'true: saved as a project that opens in the builder. false: only the specification is returned.',
    ),
});

export type BuildRequestBody = z.output<typeof buildRequestSchema>;

/** 1 to 255 visible ASCII characters. */
const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .optional()
  .describe(
    'Makes a repeat of the same request answer with the first result instead of building again; kept 24 hours.',
  );

export const buildHeadersSchema = z.object({
  'idempotency-key': idempotencyKey,
  prefer: z.string().optional().describe('`respond-async` answers 202 at once; see GET /api/v1/builds/{id}.'),
});

/** RFC 7240: a comma-separated list of preferences, of which this API knows one. */
export function prefersAsync(prefer: string | undefined): boolean {
  return (prefer ?? '')
    .split(',')
    .some((word) => word.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}
