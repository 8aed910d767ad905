import { z } from 'zod';
import { hrefSchema, iconNameSchema, idSchema, marking, plain, richTextSchema } from '../text.ts';

/** A call to action with the place that it leads to. */
export const actionSchema = z.strictObject({
  id: idSchema,
  label: plain(80),
  href: hrefSchema,
  style: z.enum(['primary', 'secondary', 'link']),
  icon: iconNameSchema.optional(),
});

/** A price: `text` as it was given, to the letter; the rest is what could be read from it. */
export const priceSchema = z.strictObject({
  text: plain(80),
  amount: z.number().min(0).max(1e12).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  period: z.enum(['once', 'hour', 'night', 'day', 'week', 'month', 'quarter', 'year']).optional(),
  placeholder: z.boolean().optional(),
});

/** A part of a section by which its items are grouped: a course of a menu, a day of a programme, a gallery. */
export const groupSchema = z.strictObject({ id: idSchema, title: plain(120), text: plain(400).optional() });

/** What a section has whose items are in groups. */
export const groupedShape = {
  groups: z.array(groupSchema).max(24),
  filter: plain(60)
    .optional()
    .describe('Words of the choice of all: with them visitors choose one of two or more groups'),
};

/**
 * What every section has, so that a renderer or a scorer can treat all alike: words over it, the actions
 * under it, and `items`, which may be empty where a section lives from its own fields.
 */
export const sectionBase = {
  id: idSchema,
  background: z.enum(['default', 'surface', 'primary', 'accent', 'dark', 'image']),
  eyebrow: plain(80).optional(),
  heading: plain(200).optional(),
  lead: richTextSchema.optional(),
  image: idSchema.optional().describe('Asset that belongs to the section as a whole'),
  actions: z.array(actionSchema).max(4),
  note: plain(500).optional().describe('Small print under the items'),
  ...marking,
};

/** What items have in common. */
export const itemBase = { id: idSchema, ...marking };

/** A title with words, a picture and a way on: the plain card that many sections are made of. */
export const cardShape = {
  ...itemBase,
  title: plain(160),
  text: richTextSchema.optional(),
  icon: iconNameSchema.optional(),
  image: idSchema.optional(),
  action: actionSchema.optional(),
};

/** A call to action with the place that it leads to. */
export interface Action extends z.infer<typeof actionSchema> {}
/** A price as it was given, and what could be read from it. */
export interface Price extends z.infer<typeof priceSchema> {}
/** A part of a section by which its items are grouped. */
export interface Group extends z.infer<typeof groupSchema> {}
