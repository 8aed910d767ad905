import { z } from 'zod';
import { idSchema, plain, pointerSchema } from './text.ts';

/** What a prompt can ask for. */
export const REQUEST_KINDS = [
  'page',
  'section',
  'feature',
  'fact',
  'colour',
  'count',
  'language',
  'style',
  'absence',
  'order',
  'length',
  'size',
] as const;
/** What became of a request. */
export const REQUEST_STATUSES = ['honoured', 'adapted', 'unsupported', 'missing'] as const;
/** What a fact of the prompt is. */
export const FACT_KINDS = [
  'name',
  'place',
  'person',
  'price',
  'date',
  'time',
  'hours',
  'address',
  'phone',
  'email',
  'url',
  'number',
  'quote',
] as const;

/** Half-open range of code points of the prompt. */
export const spanSchema = z.tuple([z.int().min(0).max(16_000), z.int().min(0).max(16_000)]);

/** One thing that the prompt asked for, and what became of it. */
export const requestedSchema = z.strictObject({
  id: idSchema,
  text: plain(300),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  where: pointerSchema.optional().describe('Where in this spec the request went'),
  note: plain(300).optional(),
});

/** A fact that the prompt gave; `value` is kept to the letter. */
export const factSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(FACT_KINDS),
  value: plain(1000),
  span: spanSchema,
});

/** What was understood of the prompt, and an account of what was done about it. */
export const briefSchema = z.strictObject({
  summary: plain(600),
  subject: plain(200),
  organisation: plain(120).optional(),
  audience: plain(200).optional(),
  tone: z.array(plain(40)).max(8),
  goals: z.array(plain(200)).max(8),
  requested: z.array(requestedSchema).max(200),
  facts: z.array(factSchema).max(400),
});

/** What was understood of the prompt, and an account of what was done about it. */
export interface Brief extends z.infer<typeof briefSchema> {}
/** One thing that the prompt asked for, and what became of it. */
export interface Requested extends z.infer<typeof requestedSchema> {}
/** A fact that the prompt gave, to the letter, and where it stands there. */
export interface Fact extends z.infer<typeof factSchema> {}
