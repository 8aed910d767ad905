import { BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { promptSchema } from './prompt.ts';

export const MODES = ['lite', 'economy', 'power'] as const;

/** What a build is asked for, over HTTP and MCP alike. Unknown fields are refused: a typing error must not cost credit. */
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
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .describe(
    'Makes a repeat of the same request answer with the first result instead of building again; kept 24 hours.',
  );
