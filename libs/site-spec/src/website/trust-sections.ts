import { z } from 'zod';
import { hrefSchema, idSchema, plain, richTextSchema } from '../text.ts';
import { itemBase, sectionBase } from './section-base.ts';

/** What others say. */
export const testimonialsSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('testimonials'),
  layout: z.enum(['cards', 'carousel', 'single', 'columns']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        quote: plain(1000),
        name: plain(120).optional(),
        role: plain(160).optional(),
        image: idSchema.optional(),
        rating: z.number().min(0).max(5).optional(),
      }),
    )
    .min(1)
    .max(24),
});

/** Questions with their answers. */
export const faqSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('faq'),
  layout: z.enum(['accordion', 'list', 'columns']),
  items: z
    .array(z.strictObject({ ...itemBase, question: plain(300), answer: richTextSchema }))
    .min(1)
    .max(60),
});

/** Who is behind the subject. */
export const teamSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('team'),
  layout: z.enum(['grid', 'cards', 'list']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        name: plain(120),
        role: plain(160).optional(),
        text: richTextSchema.optional(),
        image: idSchema.optional(),
        links: z.array(z.strictObject({ id: idSchema, label: plain(80), href: hrefSchema })).max(6),
      }),
    )
    .min(1)
    .max(60),
});

/** Whom the owner works with, or who wrote of it. */
export const logosSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('logos'),
  layout: z.enum(['row', 'grid', 'tiers']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        name: plain(120),
        image: idSchema.optional(),
        href: hrefSchema.optional(),
        tier: plain(60).optional(),
      }),
    )
    .min(1)
    .max(60),
});

/** Articles: a journal, a blog, the news. */
export const postsSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('posts'),
  layout: z.enum(['cards', 'list', 'featured']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        title: plain(200),
        excerpt: plain(600).optional(),
        body: z.array(richTextSchema).max(40).optional(),
        date: plain(60).optional(),
        author: plain(120).optional(),
        tags: z.array(plain(40)).max(8),
        image: idSchema.optional(),
        href: hrefSchema.optional(),
      }),
    )
    .min(1)
    .max(60),
});
