import { z } from 'zod';
import { text, texts } from './common.ts';
import { BLOCK_STYLES, DOCUMENT_BLOCKS, DOCUMENT_KINDS, EXTRAS, PAGE_SIZES } from './vocabulary.ts';

/** `lines` are the items of an invoice or an offer, as given; sums are worked out from them, never written. */
export const documentForm = {
  format: z.strictObject({
    documentType: z.enum(DOCUMENT_KINDS),
    size: z.enum(PAGE_SIZES),
    extras: z.array(z.enum(EXTRAS)),
    /** How things look, a line for each: "margins: left 25 mm, right 60 mm", "headings: sans, quiet, dark red". */
    looks: texts.default([]),
    currency: text,
    from: texts,
    to: texts,
    date: text,
    details: z.array(z.strictObject({ label: text, text })),
  }),
  lines: z.array(z.strictObject({ group: text, text, quantity: text, unit: text, price: text, tax: text })),
};

export const documentDraftBlockSchema = z.strictObject({
  kind: z.enum(DOCUMENT_BLOCKS),
  style: z.enum(BLOCK_STYLES),
  title: text,
  text,
  items: z.array(z.strictObject({ label: text, text, points: texts })),
  columns: texts,
  rows: z.array(texts),
  totals: texts,
  by: text,
  picture: text,
  chart: text,
});

export const documentPartSchema = z.strictObject({
  ref: text,
  heading: text,
  blocks: z.array(documentDraftBlockSchema),
});

export type DocumentDraftBlock = z.infer<typeof documentDraftBlockSchema>;
export type DocumentPart = z.infer<typeof documentPartSchema>;

/** A block of a document; fields that are not named are empty. */
export const docBlock = (
  kind: DocumentDraftBlock['kind'],
  fields: Partial<Omit<DocumentDraftBlock, 'kind'>>,
): DocumentDraftBlock => ({
  ...{ kind, style: '', title: '', text: '', by: '', picture: '', chart: '' },
  ...{ items: [], columns: [], rows: [], totals: [] },
  ...fields,
});
