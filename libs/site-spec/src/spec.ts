import { z } from 'zod';
import { datavizContentSchema } from './dataviz.ts';
import { designContentSchema } from './design.ts';
import { documentContentSchema } from './document.ts';
import { envelopeShape } from './envelope.ts';
import { slidesContentSchema } from './slides.ts';
import { websiteContentSchema } from './website/website.ts';

export const websiteSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('website'),
  content: websiteContentSchema,
});
export const designSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('design'),
  content: designContentSchema,
});
export const slidesSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('slides'),
  content: slidesContentSchema,
});
export const documentSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('document'),
  content: documentContentSchema,
});
export const datavizSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('dataviz'),
  content: datavizContentSchema,
});

/** The Site Specification: one envelope, and the content of one build type. */
export const siteSpecSchema = z.discriminatedUnion('buildType', [
  websiteSpecSchema,
  designSpecSchema,
  slidesSpecSchema,
  documentSpecSchema,
  datavizSpecSchema,
]);

export type WebsiteSpec = z.infer<typeof websiteSpecSchema>;
export type DesignSpec = z.infer<typeof designSpecSchema>;
export type SlidesSpec = z.infer<typeof slidesSpecSchema>;
export type DocumentSpec = z.infer<typeof documentSpecSchema>;
export type DatavizSpec = z.infer<typeof datavizSpecSchema>;
export type SiteSpec = z.infer<typeof siteSpecSchema>;
