import { z } from 'zod';
import { type DatavizContent, datavizContentSchema } from './dataviz.ts';
import { type DesignContent, designContentSchema } from './design.ts';
import { type DocumentContent, documentContentSchema } from './document.ts';
import { envelopeShape } from './envelope.ts';
import { known } from './known.ts';
import { type SlidesContent, slidesContentSchema } from './slides.ts';
import { type WebsiteContent, websiteContentSchema } from './website/website.ts';

/** Checks the specification of a website. */
export const websiteSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('website'),
  content: known<WebsiteContent>(websiteContentSchema),
});
/** Checks the specification of a design. */
export const designSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('design'),
  content: known<DesignContent>(designContentSchema),
});
/** Checks the specification of a deck. */
export const slidesSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('slides'),
  content: known<SlidesContent>(slidesContentSchema),
});
/** Checks the specification of a document. */
export const documentSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('document'),
  content: known<DocumentContent>(documentContentSchema),
});
/** Checks the specification of a board of charts. */
export const datavizSpecSchema = z.strictObject({
  ...envelopeShape,
  buildType: z.literal('dataviz'),
  content: known<DatavizContent>(datavizContentSchema),
});

/** The specification of a website. */
export interface WebsiteSpec extends z.infer<typeof websiteSpecSchema> {}
/** The specification of a design. */
export interface DesignSpec extends z.infer<typeof designSpecSchema> {}
/** The specification of a deck. */
export interface SlidesSpec extends z.infer<typeof slidesSpecSchema> {}
/** The specification of a document. */
export interface DocumentSpec extends z.infer<typeof documentSpecSchema> {}
/** The specification of a board of charts. */
export interface DatavizSpec extends z.infer<typeof datavizSpecSchema> {}
/** The specification of any build type, told apart by `buildType`. */
export type SiteSpec = WebsiteSpec | DesignSpec | SlidesSpec | DocumentSpec | DatavizSpec;

/** The Site Specification: one envelope, and the content of one build type. */
export const siteSpecSchema = known<SiteSpec>(
  z.discriminatedUnion('buildType', [
    websiteSpecSchema,
    designSpecSchema,
    slidesSpecSchema,
    documentSpecSchema,
    datavizSpecSchema,
  ]),
);
