import { withToldThings } from '@sitewright/pictograms';
import { z } from 'zod';
import { headShape, requestedShape } from './common.ts';
import { datavizForm, panelPartSchema } from './dataviz.ts';
import { framePartSchema } from './design.ts';
import { documentForm, documentPartSchema } from './document.ts';
import { slidePartSchema, slidesForm } from './slides.ts';
import { websiteForm, websitePartSchema } from './website.ts';

// Property order is binding: what others refer to comes first, the account of requests last.
const draftOf = <Form extends z.ZodRawShape, Part extends z.ZodType>(form: Form, part: Part) =>
  z.strictObject({ ...headShape, ...form, parts: z.array(part), ...requestedShape });

/** A whole draft, as one call writes it in lite; outline and parts of the other modes are merged into this. */
export const draftSchemas = {
  website: draftOf(websiteForm, websitePartSchema),
  slides: draftOf(slidesForm, slidePartSchema),
  document: draftOf(documentForm, documentPartSchema),
  design: draftOf({}, framePartSchema),
  dataviz: draftOf(datavizForm, panelPartSchema),
} as const;

export type WebsiteDraft = z.infer<typeof draftSchemas.website>;
export type SlidesDraft = z.infer<typeof draftSchemas.slides>;
export type DocumentDraft = z.infer<typeof draftSchemas.document>;
export type DesignDraft = z.infer<typeof draftSchemas.design>;
export type DatavizDraft = z.infer<typeof draftSchemas.dataviz>;

const anyDraftSchema = z.discriminatedUnion('buildType', [
  z.object({ buildType: z.literal('website'), draft: draftSchemas.website }),
  z.object({ buildType: z.literal('slides'), draft: draftSchemas.slides }),
  z.object({ buildType: z.literal('document'), draft: draftSchemas.document }),
  z.object({ buildType: z.literal('design'), draft: draftSchemas.design }),
  z.object({ buildType: z.literal('dataviz'), draft: draftSchemas.dataviz }),
]);

/** A draft with the build type that it is of. */
export type Draft = z.infer<typeof anyDraftSchema>;

/** A draft of which only the build type is known. @throws ZodError where it does not fit. */
export const parseDraft = (buildType: Draft['buildType'], draft: unknown): Draft =>
  anyDraftSchema.parse({ buildType, draft: withToldThings(draft) });

/** What all drafts have in common. */
export type DraftHead = Pick<
  WebsiteDraft,
  'title' | 'tagline' | 'organisation' | 'summary' | 'look' | 'datasets' | 'charts' | 'requested'
>;
