import { z } from 'zod';
import { type Asset, assetSchema } from './asset.ts';
import { type Brief, briefSchema } from './brief.ts';
import { BUILD_MODES } from './build-types.ts';
import { known } from './known.ts';
import { httpsUrlSchema, idSchema, languageSchema, plain, plainOrEmpty, pointerSchema } from './text.ts';
import { type Theme, themeSchema } from './theme.ts';

/** The version that is written; every one of its major version can be read. */
export const SPEC_VERSION = '1.0';
/** Path under which the JSON Schema is published. */
export const SCHEMA_PATH = '/schemas/site-spec/v1.json';

/** Any JSON value, for the two places that hold foreign vocabularies: JSON-LD and extensions. */
export const jsonSchemaValue = z.json();

const jsonLdSchema = z.record(z.string().regex(/^@?[A-Za-z][A-Za-z0-9]{0,60}$/), jsonSchemaValue);

/** What search engines are told. */
export const metaSchema = z.strictObject({
  seo: z.strictObject({
    title: plain(120),
    description: plainOrEmpty(300),
    canonical: httpsUrlSchema.optional(),
    image: idSchema.optional().describe('Id of an asset'),
  }),
  jsonLd: z.array(jsonLdSchema).max(20).describe('schema.org objects, made from given facts only'),
});

/** Who made the specification, of what, and how. */
export const provenanceSchema = z.strictObject({
  engine: plain(60),
  model: plain(120).optional(),
  providers: z.array(plain(200)).max(10).optional(),
  instructionsSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  engineVersion: plain(40),
  mode: z.enum(BUILD_MODES).optional(),
  recipe: plain(80).optional(),
  seed: z.int().min(0).max(4_294_967_295).optional(),
  promptSha256: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/),
  revisionOf: plain(80).optional(),
});

/** What the owner should know of the result. */
export const warningSchema = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9_]{0,60}$/),
  message: plain(500),
  path: pointerSchema.optional(),
});

/** Words that a renderer puts around the content, in the language of the spec. */
export const labelsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,40}$/), plain(200));

/** The fields that every build type shares; `buildType` and `content` complete a spec. */
export const envelopeShape = {
  $schema: z
    .string()
    .max(300)
    .regex(/^(?:https?:[/]{2}[^\s/]+)?[/]schemas[/]site-spec[/]v1[.]json$/),
  specVersion: z.string().regex(/^1[.]\d{1,3}$/),
  title: plain(120),
  description: plainOrEmpty(300),
  language: languageSchema,
  dir: z.enum(['ltr', 'rtl']),
  brief: known<Brief>(briefSchema),
  theme: known<Theme>(themeSchema),
  meta: known<Meta>(metaSchema),
  labels: labelsSchema.optional(),
  assets: z.array(known<Asset>(assetSchema)).max(300),
  provenance: known<Provenance>(provenanceSchema),
  warnings: z.array(warningSchema).max(100),
  extensions: z.record(z.string().regex(/^[a-z][a-z0-9.-]{0,80}$/), jsonSchemaValue).optional(),
};

/** What search engines are told. */
export interface Meta extends z.infer<typeof metaSchema> {}
/** Who made the specification, of what, and how. */
export interface Provenance extends z.infer<typeof provenanceSchema> {}
/** What the owner should know of the result. */
export interface Warning extends z.infer<typeof warningSchema> {}
/** Words that a renderer puts around the content, by name. */
export type Labels = z.infer<typeof labelsSchema>;
