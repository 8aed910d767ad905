import { z } from 'zod';
import { headShape, requestedShape, text, texts } from '../../draft/common.ts';
import { datavizForm, panelPartSchema } from '../../draft/dataviz.ts';
import { framePartSchema } from '../../draft/design.ts';
import { documentForm, documentPartSchema } from '../../draft/document.ts';
import { slidePartSchema, slidesForm } from '../../draft/slides.ts';
import { PANEL_KINDS, SECTION_KINDS, SLIDE_KINDS } from '../../draft/vocabulary.ts';
import { websiteForm, websitePartSchema } from '../../draft/website.ts';

/** What the parts of an outline are: which, where and what for, and what each shows to the letter. */
const planOf = <const Kinds extends readonly string[], Own extends z.ZodRawShape>(
  kinds: Kinds,
  own: Own,
) => ({
  tone: texts,
  parts: z.array(
    z.strictObject({
      ref: text,
      kind: z.enum(kinds),
      page: text,
      heading: text,
      purpose: text,
      shows: texts,
      words: z.number(),
      ...own,
    }),
  ),
  /** Words that must stand nowhere. */
  hides: texts,
  /** How many words were ordered, of the whole or of each part; 0 where no limit was. */
  ordered: z.strictObject({ of: z.enum(['piece', 'part']), least: z.number(), most: z.number() }),
});

/** The first of the calls that write a draft: all but its parts, and a plan of those. */
export const outlineSchemas = {
  website: z.strictObject({ ...headShape, ...websiteForm, ...planOf(SECTION_KINDS, {}), ...requestedShape }),
  slides: z.strictObject({ ...headShape, ...slidesForm, ...planOf(SLIDE_KINDS, {}), ...requestedShape }),
  document: z.strictObject({ ...headShape, ...documentForm, ...planOf(['chapter'], {}), ...requestedShape }),
  design: z.strictObject({ ...headShape, ...planOf(['frame'], {}), ...requestedShape }),
  dataviz: z.strictObject({
    ...headShape,
    ...datavizForm,
    ...planOf(PANEL_KINDS, { place: text }),
    ...requestedShape,
  }),
} as const;

/** A call that writes some of the parts of an outline. */
export const partsSchemas = {
  website: z.strictObject({ parts: z.array(websitePartSchema) }),
  slides: z.strictObject({ parts: z.array(slidePartSchema) }),
  document: z.strictObject({ parts: z.array(documentPartSchema) }),
  design: z.strictObject({ parts: z.array(framePartSchema) }),
  dataviz: z.strictObject({ parts: z.array(panelPartSchema) }),
} as const;

/** Tiles of a board written once more, with what holds of all of it, and the refs of those that go. */
export const boardSchema = z.strictObject({
  title: text,
  ...datavizForm,
  gone: texts,
  ...partsSchemas.dataviz.shape,
});

/** What a reader of the whole draft wants written once more. */
export const reviewSchema = z.strictObject({
  /** The message's wishes and givens one by one: naming each makes the reader look for it. */
  asked: z.array(z.strictObject({ text, isThere: z.boolean() })),
  rewrite: z.array(z.strictObject({ ref: text, reason: text })),
});

/** Texts of the whole draft in a new wording, by the numbers that they were shown with. */
export const textsSchema = z.strictObject({
  texts: z.array(z.strictObject({ number: z.number(), text })),
});

/** A part of an outline, before it is written. */
export type PlannedPart = z.infer<(typeof outlineSchemas)[keyof typeof outlineSchemas]>['parts'][number];

/** What all outlines have in common, beside the members of a draft. */
export interface Outline extends Pick<z.infer<(typeof outlineSchemas)['website']>, 'hides' | 'ordered'> {
  parts: PlannedPart[];
}
