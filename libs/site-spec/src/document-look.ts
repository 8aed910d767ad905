import { z } from 'zod';
import { colorRefSchema } from './theme.ts';

/** What of a document may be told how it looks. */
export const STYLED = [
  'text',
  'title',
  'head',
  'headings',
  'numbers',
  'callouts',
  'quotes',
  'tables',
  'rules',
  'dates',
  'receiver',
  'signatures',
] as const;

/** Ways in which some of these stand: each is of one or two of them. */
export const STYLE_FORMS = [
  'plain',
  'ruled',
  'panel',
  'letterhead',
  'beside',
  'above',
  'tint',
  'framed',
  'filled',
  'rows',
  'grid',
  'zebra',
  'thin',
  'none',
] as const;

/** How one thing of a document looks, where that was asked for. What is not said is the program's. */
export const documentStyleSchema = z.strictObject({
  of: z.enum(STYLED),
  color: colorRefSchema.optional(),
  points: z.number().min(6).max(72).optional().describe('The size of type, in points'),
  weight: z.enum(['regular', 'bold', 'italic']).optional(),
  align: z.enum(['start', 'center', 'end']).optional(),
  form: z.enum(STYLE_FORMS).optional(),
  spacing: z.number().min(1).max(3).optional().describe('Lines of text: 1.5 is one and a half'),
  widths: z
    .array(z.number().positive().max(1000))
    .min(2)
    .max(20)
    .optional()
    .describe('Shares of the columns of all tables that have so many'),
});

/** How one thing of a document looks. */
export type DocumentStyle = z.infer<typeof documentStyleSchema>;
/** One of `STYLED`. */
export type StyledThing = (typeof STYLED)[number];
