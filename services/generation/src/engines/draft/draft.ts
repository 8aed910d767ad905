import { z } from 'zod';
import { headShape, requestedShape } from './common.ts';
import { panelPartSchema } from './dataviz.ts';
import { framePartSchema } from './design.ts';
import { documentForm, documentPartSchema } from './document.ts';
import { slidePartSchema, slidesForm } from './slides.ts';
import { websiteForm, websitePartSchema } from './website.ts';

// Property order is binding: what others refer to comes first, the account of requests last.
export const websiteDraftSchema = z.strictObject({
  ...headShape,
  ...websiteForm,
  parts: z.array(websitePartSchema),
  ...requestedShape,
});
export const slidesDraftSchema = z.strictObject({
  ...headShape,
  ...slidesForm,
  parts: z.array(slidePartSchema),
  ...requestedShape,
});
export const documentDraftSchema = z.strictObject({
  ...headShape,
  ...documentForm,
  parts: z.array(documentPartSchema),
  ...requestedShape,
});
export const designDraftSchema = z.strictObject({
  ...headShape,
  parts: z.array(framePartSchema),
  ...requestedShape,
});
export const datavizDraftSchema = z.strictObject({
  ...headShape,
  parts: z.array(panelPartSchema),
  ...requestedShape,
});

/** A whole draft, as one call writes it in lite; outline and parts of the other modes are merged into this. */
export const draftSchemas = {
  website: websiteDraftSchema,
  slides: slidesDraftSchema,
  document: documentDraftSchema,
  design: designDraftSchema,
  dataviz: datavizDraftSchema,
} as const;

export type WebsiteDraft = z.infer<typeof websiteDraftSchema>;
export type SlidesDraft = z.infer<typeof slidesDraftSchema>;
export type DocumentDraft = z.infer<typeof documentDraftSchema>;
export type DesignDraft = z.infer<typeof designDraftSchema>;
export type DatavizDraft = z.infer<typeof datavizDraftSchema>;

/** A draft with the build type that it is of. */
export type Draft =
  | { buildType: 'website'; draft: WebsiteDraft }
  | { buildType: 'slides'; draft: SlidesDraft }
  | { buildType: 'document'; draft: DocumentDraft }
  | { buildType: 'design'; draft: DesignDraft }
  | { buildType: 'dataviz'; draft: DatavizDraft };

const anyDraftSchema = z.discriminatedUnion('buildType', [
  z.object({ buildType: z.literal('website'), draft: websiteDraftSchema }),
  z.object({ buildType: z.literal('slides'), draft: slidesDraftSchema }),
  z.object({ buildType: z.literal('document'), draft: documentDraftSchema }),
  z.object({ buildType: z.literal('design'), draft: designDraftSchema }),
  z.object({ buildType: z.literal('dataviz'), draft: datavizDraftSchema }),
]);

/** A draft of which only the build type is known. @throws ZodError where it does not fit. */
export const parseDraft = (buildType: Draft['buildType'], draft: unknown): Draft =>
  anyDraftSchema.parse({ buildType, draft });

/** What all drafts have in common. */
export type DraftHead = Pick<
  WebsiteDraft,
  'title' | 'tagline' | 'organisation' | 'summary' | 'look' | 'datasets' | 'charts' | 'requested'
>;
