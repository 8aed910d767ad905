import { z } from 'zod';
import { embeddedChartShape } from '../chart.ts';
import { hrefSchema, httpsUrlSchema, idSchema, plain, richTextSchema } from '../text.ts';
import { cardShape, groupedShape, itemBase, sectionBase } from './section-base.ts';

/** Opens a page; its heading is the page's first. `items` are short points under the words. */
export const heroSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('hero'),
  layout: z.enum(['centered', 'split', 'cover', 'minimal', 'banner']),
  heading: plain(200),
  items: z.array(z.strictObject({ ...itemBase, text: plain(120), href: hrefSchema.optional() })).max(6),
});

/** What speaks for the subject, point by point. */
export const featuresSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('features'),
  layout: z.enum(['grid', 'list', 'alternating', 'cards', 'columns']),
  items: z.array(z.strictObject(cardShape)).min(1).max(24),
});

/** One picture of a gallery. */
export const galleryImageSchema = z.strictObject({
  ...itemBase,
  image: idSchema.optional().describe('Absent until the owner supplies the picture'),
  caption: plain(200).optional(),
  group: idSchema.optional(),
});

/** Pictures to look at. */
export const gallerySchema = z.strictObject({
  ...sectionBase,
  type: z.literal('gallery'),
  layout: z.enum(['grid', 'masonry', 'carousel', 'fullWidth']),
  ...groupedShape,
  items: z.array(galleryImageSchema).min(1).max(120),
});

/** Figures that speak for the subject. */
export const statsSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('stats'),
  layout: z.enum(['row', 'grid', 'split']),
  items: z
    .array(z.strictObject({ ...itemBase, value: plain(40), label: plain(160) }))
    .min(1)
    .max(12),
});

/** How something goes, in order. */
export const stepsSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('steps'),
  layout: z.enum(['numbered', 'cards', 'vertical']),
  items: z.array(z.strictObject(cardShape)).min(1).max(16),
});

/** What happened when. */
export const timelineSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('timeline'),
  layout: z.enum(['vertical', 'horizontal', 'alternating']),
  items: z
    .array(
      z.strictObject({ ...itemBase, date: plain(60), title: plain(160), text: richTextSchema.optional() }),
    )
    .min(1)
    .max(40),
});

/** Running text. */
export const richTextSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('richText'),
  layout: z.enum(['narrow', 'wide', 'columns', 'imageStart', 'imageEnd']),
  items: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...itemBase, kind: z.literal('paragraph'), text: richTextSchema }),
        z.strictObject({ ...itemBase, kind: z.literal('subheading'), text: plain(200) }),
        z.strictObject({
          ...itemBase,
          kind: z.literal('list'),
          ordered: z.boolean(),
          entries: z.array(richTextSchema).min(1).max(60),
        }),
        z.strictObject({
          ...itemBase,
          kind: z.literal('quote'),
          text: richTextSchema,
          by: plain(160).optional(),
        }),
      ]),
    )
    .min(1)
    .max(200),
});

/** A chart with its own data; `items` is empty. */
export const chartSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('chart'),
  layout: z.enum(['wide', 'split']),
  ...embeddedChartShape,
  items: z.array(z.never()).max(0),
});

/** Films, each by its address once there is one. */
export const videoSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('video'),
  layout: z.enum(['single', 'grid']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        title: plain(160),
        text: plain(600).optional(),
        href: httpsUrlSchema.optional().describe('Absent until the owner supplies the film'),
        poster: idSchema.optional(),
        duration: plain(20).optional(),
      }),
    )
    .min(1)
    .max(24),
});
