import { BUILD_MODES, BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { promptSchema } from './prompt.ts';
import { named } from './schema-names.ts';

/** What a build is asked for, over HTTP and MCP alike. Unknown fields are refused: a typing error must not cost credit. */
export const buildRequestSchema = named(
  'BuildRequest',
  z.strictObject({
    prompt: promptSchema,
    buildType: z.enum(BUILD_TYPES).default('website'),
    mode: z
      .enum(BUILD_MODES)
      .default('economy')
      .describe('lite: short; economy: usual; power: full, reviewed.'),
    save: z.boolean().default(true).describe('false: only the specification is returned.'),
  }),
);

/** A request for a build as it was read: every default filled in. */
export type BuildRequestBody = z.output<typeof buildRequestSchema>;

/** 1 to 255 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .describe('A repeat with the same key answers with the first result.');
