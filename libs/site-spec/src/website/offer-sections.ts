import { z } from 'zod';
import { hrefSchema, iconNameSchema, idSchema, plain, richTextSchema } from '../text.ts';
import { actionSchema, cardShape, groupedShape, itemBase, priceSchema, sectionBase } from './section-base.ts';

/** What the owner does for others. */
export const servicesSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('services'),
  layout: z.enum(['cards', 'list', 'grid', 'alternating']),
  items: z
    .array(z.strictObject({ ...cardShape, price: priceSchema.optional(), duration: plain(60).optional() }))
    .min(1)
    .max(40),
});

/** Plans to choose from. */
export const pricingSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('pricing'),
  layout: z.enum(['cards', 'table', 'list']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        name: plain(120),
        price: priceSchema.optional(),
        text: plain(400).optional(),
        features: z.array(z.strictObject({ id: idSchema, text: plain(200), included: z.boolean() })).max(20),
        highlighted: z.boolean().optional(),
        badge: plain(60).optional(),
        action: actionSchema.optional(),
      }),
    )
    .min(1)
    .max(12),
});

/** What is served, at what price. */
export const menuSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('menu'),
  layout: z.enum(['list', 'columns', 'cards']),
  ...groupedShape,
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        title: plain(160),
        text: plain(400).optional(),
        price: priceSchema.optional(),
        image: idSchema.optional(),
        tags: z.array(plain(40)).max(8),
        group: idSchema.optional(),
      }),
    )
    .min(1)
    .max(200),
});

/** Goods for sale. */
export const productGridSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('productGrid'),
  layout: z.enum(['grid', 'carousel', 'list']),
  ...groupedShape,
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        title: plain(160),
        text: plain(600).optional(),
        price: priceSchema.optional(),
        image: idSchema.optional(),
        badge: plain(60).optional(),
        group: idSchema.optional(),
        action: actionSchema.optional(),
      }),
    )
    .min(1)
    .max(200),
});

/** Works that the owner has done. */
export const portfolioSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('portfolio'),
  layout: z.enum(['grid', 'masonry', 'caseStudies', 'list']),
  ...groupedShape,
  items: z
    .array(
      z.strictObject({
        ...cardShape,
        tags: z.array(plain(40)).max(8),
        client: plain(120).optional(),
        year: plain(20).optional(),
        group: idSchema.optional(),
      }),
    )
    .min(1)
    .max(60),
});

/** Options side by side: a row a question, a cell a column; true and false stand for a tick and a dash. */
export const comparisonSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('comparison'),
  layout: z.enum(['table', 'cards']),
  corner: plain(120).optional().describe('What the rows are: stands over their labels'),
  columns: z
    .array(z.strictObject({ id: idSchema, title: plain(120), highlighted: z.boolean().optional() }))
    .min(1)
    .max(8),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        label: plain(160),
        cells: z
          .array(z.union([plain(200), z.boolean()]))
          .min(1)
          .max(8),
      }),
    )
    .min(1)
    .max(60),
});

/** What takes place, when and where. */
export const eventsSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('events'),
  layout: z.enum(['list', 'schedule', 'cards']),
  ...groupedShape,
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        title: plain(200),
        text: richTextSchema.optional(),
        date: plain(80).optional(),
        time: plain(60).optional(),
        place: plain(200).optional(),
        person: plain(160).optional(),
        price: priceSchema.optional(),
        icon: iconNameSchema.optional(),
        image: idSchema.optional(),
        href: hrefSchema.optional(),
        group: idSchema.optional(),
        action: actionSchema.optional(),
      }),
    )
    .min(1)
    .max(120),
});
