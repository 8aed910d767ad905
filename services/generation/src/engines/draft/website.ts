import type { SectionType } from '@sitewright/site-spec';
import { z } from 'zod';
import { text, texts } from './common.ts';
import { FIELD_KINDS, FORM_PURPOSES, SECTION_KINDS } from './vocabulary.ts';

export const websiteForm = {
  pages: z.array(z.strictObject({ ref: text, title: text, description: text })),
};

/** What the fields of an item mean by kind of section: see the README of generation, Drafts. */
export const websiteItemSchema = z.strictObject({
  group: text,
  title: text,
  text,
  value: text,
  date: text,
  time: text,
  place: text,
  person: text,
  label: text,
  points: texts,
  target: text,
  picture: text,
});

export const websitePartSchema = z.strictObject({
  ref: text,
  kind: z.enum(SECTION_KINDS),
  page: text,
  eyebrow: text,
  heading: text,
  intro: text,
  note: text,
  items: z.array(websiteItemSchema),
  columns: texts,
  rows: z.array(texts),
  actions: z.array(z.strictObject({ label: text, target: text })),
  form: z.enum(FORM_PURPOSES),
  fields: z.array(
    z.strictObject({ label: text, kind: z.enum(FIELD_KINDS), required: z.boolean(), options: texts }),
  ),
  picture: text,
  chart: text,
});

export type WebsiteItem = z.infer<typeof websiteItemSchema>;
export type WebsitePart = z.infer<typeof websitePartSchema>;
/** A part that is a section of its page. */
export type SectionPart = WebsitePart & { kind: SectionType };

/** A section with nothing in it but what is given; its ref is made unique when it joins the site. */
export const websitePart = (kind: SectionType, given: Partial<Omit<WebsitePart, 'kind'>>): SectionPart => ({
  ...{ ref: '', kind, page: '', eyebrow: '', heading: '', intro: '', note: '', picture: '', chart: '' },
  ...{ items: [], columns: [], rows: [], actions: [], form: '', fields: [] },
  ...given,
});

/** An item with nothing in it but what is given. */
export const websiteItem = (given: Partial<WebsiteItem>): WebsiteItem => ({
  ...{ group: '', title: '', text: '', value: '', date: '', time: '', place: '', person: '', label: '' },
  ...{ points: [], target: '', picture: '' },
  ...given,
});
