import { z } from 'zod';
import { embeddedChartShape } from './chart.ts';
import { documentStyleSchema, STYLED } from './document-look.ts';
import { known } from './known.ts';
import { tableShape } from './table.ts';
import { idSchema, marking, plain, plainOrEmpty, richTextSchema } from './text.ts';

/** What kind of text a document is. */
export const DOCUMENT_TYPES = [
  'report',
  'proposal',
  'memo',
  'letter',
  'brief',
  'resume',
  'article',
  'policy',
  'invoice',
  'essay',
  'minutes',
  'quotation',
  'manual',
] as const;
/** What a paragraph is to its document. */
export const PARAGRAPH_ROLES = [
  'body',
  'lead',
  'abstract',
  'address',
  'date',
  'reference',
  'subject',
  'salutation',
  'closing',
  'contact',
  'byline',
  'meta',
] as const;

const block = {
  id: idSchema,
  ...marking,
};

const listItem = z.strictObject({
  id: idSchema,
  text: richTextSchema,
  checked: z.boolean().optional(),
  items: z
    .array(z.strictObject({ id: idSchema, text: richTextSchema, ...marking }))
    .max(40)
    .optional(),
  ...marking,
});

/** What a document is made of, in the order of reading, told apart by `type`. */
export const documentBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...block,
    type: z.literal('heading'),
    level: z.int().min(1).max(6),
    text: plain(300),
    numbering: plain(20).optional(),
  }),
  z.strictObject({
    ...block,
    type: z.literal('paragraph'),
    role: z.enum(PARAGRAPH_ROLES),
    text: richTextSchema,
  }),
  z.strictObject({
    ...block,
    type: z.literal('list'),
    style: z.enum(['bullet', 'numbered', 'check', 'plain']),
    columns: z.literal(2).optional(),
    items: z.array(listItem).min(1).max(200),
  }),
  z.strictObject({
    ...block,
    type: z.literal('table'),
    ...tableShape,
    rowMm: z.number().min(4).max(250).optional().describe('How high empty rows are at least, to write in'),
  }),
  z.strictObject({
    ...block,
    type: z.literal('callout'),
    tone: z.enum(['info', 'success', 'warning', 'danger', 'note']),
    title: plain(200).optional(),
    text: richTextSchema,
  }),
  z.strictObject({
    ...block,
    type: z.literal('quote'),
    text: richTextSchema,
    by: plain(200).optional(),
    source: plain(300).optional(),
  }),
  z.strictObject({
    ...block,
    type: z.literal('code'),
    language: plain(40).optional(),
    text: plainOrEmpty(16_000),
    caption: plain(300).optional(),
  }),
  z.strictObject({ ...block, type: z.literal('figure'), asset: idSchema, caption: plain(400).optional() }),
  z.strictObject({
    ...block,
    type: z.literal('chart'),
    ...embeddedChartShape,
    caption: plain(400).optional(),
  }),
  z.strictObject({
    ...block,
    type: z.literal('definitions'),
    layout: z.enum(['list', 'columns']).optional(),
    items: z
      .array(
        z.strictObject({
          id: idSchema,
          term: plain(200),
          text: richTextSchema,
          ...marking,
        }),
      )
      .min(1)
      .max(200),
  }),
  z.strictObject({
    ...block,
    type: z.literal('divider'),
    isCut: z.boolean().optional().describe('Whether the sheet is to be cut apart there, as over a slip'),
  }),
  z.strictObject({ ...block, type: z.literal('pageBreak') }),
  z.strictObject({ ...block, type: z.literal('footnote'), marker: plain(8), text: richTextSchema }),
  z.strictObject({
    ...block,
    type: z.literal('signature'),
    items: z
      .array(
        z.strictObject({
          id: idSchema,
          name: plainOrEmpty(200),
          role: plain(200).optional(),
          organisation: plain(200).optional(),
          dateLabel: plain(80).optional(),
          ...marking,
        }),
      )
      .min(1)
      .max(8),
  }),
]);

const margin = z.number().min(0).max(80);

const pageSchema = z.strictObject({
  size: z.enum(['A3', 'A4', 'A5', 'Letter', 'Legal']),
  orientation: z.enum(['portrait', 'landscape']),
  marginMm: z.strictObject({ top: margin, right: margin, bottom: margin, left: margin }),
  header: plain(200).optional(),
  footer: plain(200).optional(),
  pageNumbers: z.boolean(),
  most: z.int().min(1).max(20).optional().describe('The number of pages that was asked for'),
  columns: z.literal(2).optional().describe('Columns of the text under the title'),
  keepsMargins: z.boolean().optional().describe('Whether the margins were asked for, and stay as they are'),
});

const coverSchema = z.strictObject({
  id: idSchema,
  title: plain(200),
  subtitle: plain(300).optional(),
  author: plain(200).optional(),
  organisation: plain(200).optional(),
  date: plain(60).optional(),
  version: plain(60).optional(),
  image: idSchema.optional(),
  placeholder: z.boolean().optional(),
});

/** A document: its page, its cover, its table of contents and its blocks. */
export const documentContentSchema = z.strictObject({
  documentType: z.enum(DOCUMENT_TYPES),
  page: pageSchema,
  cover: coverSchema.optional(),
  tableOfContents: z.strictObject({
    show: z.boolean(),
    depth: z.int().min(1).max(4),
    title: plain(120).optional(),
  }),
  look: z
    .array(documentStyleSchema)
    .max(STYLED.length)
    .optional()
    .describe('How things look, where that was asked for'),
  blocks: z.array(known<DocumentBlock>(documentBlockSchema)).min(1).max(2000),
});

/** One of `DOCUMENT_TYPES`. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
/** What a document is made of, told apart by `type`. */
export type DocumentBlock = z.infer<typeof documentBlockSchema>;
/** What stands in a document, and on what page. */
export interface DocumentContent extends z.infer<typeof documentContentSchema> {}
