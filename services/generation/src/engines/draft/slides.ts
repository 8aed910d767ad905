import { z } from 'zod';
import { text, texts } from './common.ts';
import { ASPECTS, SLIDE_BLOCKS, SLIDE_KINDS, SLOTS } from './vocabulary.ts';

export const slidesForm = {
  format: z.strictObject({ aspect: z.enum(ASPECTS), presenter: text, date: text, footer: text }),
};

export const slideDraftBlockSchema = z.strictObject({
  slot: z.enum(SLOTS),
  kind: z.enum(SLIDE_BLOCKS),
  heading: text,
  text,
  items: z.array(z.strictObject({ label: text, title: text, text, picture: text })),
  columns: texts,
  rows: z.array(texts),
  totals: texts,
  by: text,
  role: text,
  target: text,
  picture: text,
  chart: text,
  /** `x y width height` in units of which a slide is 90 high, with words for its side and its colour; '' where the program finds one. */
  place: text.default(''),
});

export const slidePartSchema = z.strictObject({
  ref: text,
  layout: z.enum(SLIDE_KINDS),
  section: text,
  title: text,
  subtitle: text,
  picture: text,
  /** Lines of a drawing in the same units, and `title`, `subtitle`, `picture` and `free`, each with a place. */
  art: texts.default([]),
  blocks: z.array(slideDraftBlockSchema),
  notes: text,
});

export type SlideDraftBlock = z.infer<typeof slideDraftBlockSchema>;
export type SlidePart = z.infer<typeof slidePartSchema>;

/** A block of a slide; fields that are not named are empty. */
export const slideBlock = (
  kind: SlideDraftBlock['kind'],
  fields: Partial<Omit<SlideDraftBlock, 'kind'>>,
): SlideDraftBlock => ({
  ...({ slot: 'main', kind, heading: '', text: '', by: '', role: '', target: '' } as const),
  ...{ items: [], columns: [], rows: [], totals: [], picture: '', chart: '', place: '' },
  ...fields,
});

/** A slide; fields that are not named are empty. */
export const slidePart = (
  layout: SlidePart['layout'],
  fields: Partial<Omit<SlidePart, 'layout'>>,
): SlidePart => ({
  ...{ ref: '', layout, section: '', title: '', subtitle: '', picture: '', art: [], blocks: [], notes: '' },
  ...fields,
});

type SlideItem = SlideDraftBlock['items'][number];

/** An item of a block; fields that are not named are empty. */
export const slideItem = (fields: Partial<SlideItem>): SlideItem => ({
  ...{ label: '', title: '', text: '', picture: '' },
  ...fields,
});
