import { z } from 'zod';
import { type Chart, chartSchema, type Dataset, datasetSchema } from './chart.ts';
import { known } from './known.ts';
import { idSchema, plain, richTextSchema } from './text.ts';

const insightSchema = z.strictObject({
  id: idSchema,
  label: plain(200).optional().describe('What the figure is called'),
  text: plain(600),
  placeholder: z.boolean().optional(),
  evidence: z.strictObject({
    dataset: idSchema,
    fields: z.array(plain(100)).max(10),
    calculation: plain(300).describe('How the statement follows from the rows'),
    value: z.union([z.number(), plain(200)]).optional(),
  }),
});

/** Words beside the charts: what the figures do not say. */
const noteSchema = z.strictObject({
  id: idSchema,
  heading: plain(200).optional(),
  text: richTextSchema,
  placeholder: z.boolean().optional(),
});

/** Paper and screens that a board can be made to fill, in pixels of 96 to the inch. */
export const SHEETS = {
  a3: [1123, 1587],
  'a3-landscape': [1587, 1123],
  a4: [794, 1123],
  'a4-landscape': [1123, 794],
  letter: [816, 1056],
  'letter-landscape': [1056, 816],
  screen: [1280, 720],
  square: [1080, 1080],
} as const satisfies Record<string, readonly [width: number, height: number]>;
/** One of `SHEETS`. */
export type Sheet = keyof typeof SHEETS;
/** The names of the sheets, for schemas. */
export const SHEET_NAMES = Object.keys(SHEETS).filter((name): name is Sheet => Object.hasOwn(SHEETS, name));

/** What a board on a sheet may put under a place. */
export const PLACE_GROUNDS = ['surface', 'primary', 'accent', 'dark', 'line'] as const;

const place = {
  column: z.int().min(1).max(12),
  row: z.int().min(1).max(100),
  columnSpan: z.int().min(1).max(12),
  rowSpan: z.int().min(1).max(100),
  ground: z.enum(PLACE_GROUNDS).optional().describe('What lies under it, or a line over it, on a sheet'),
  align: z.enum(['center', 'end']).optional().describe('How its words stand on a sheet'),
};
const headSchema = z.strictObject(place);

const placementSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['chart', 'insight', 'number', 'table', 'note']),
  ref: idSchema.describe('Id of a chart, an insight, a dataset or a note'),
  ...place,
  large: z.boolean().optional().describe('Set as large as its place on a sheet holds'),
  text: plain(600).optional().describe('What is said of a table'),
  file: z.enum(['csv']).optional().describe('As what a table can be taken along'),
});

/** A data visualisation: datasets, charts and insights over them, and a dashboard that places them. */
export const datavizContentSchema = z.strictObject({
  datasets: z.array(known<Dataset>(datasetSchema)).max(20),
  charts: z.array(known<Chart>(chartSchema)).max(24),
  insights: z.array(insightSchema).max(40),
  notes: z.array(noteSchema).max(24).optional(),
  dashboard: z.strictObject({
    columns: z.int().min(1).max(12),
    sheet: z.enum(SHEET_NAMES).optional().describe('The paper or the screen that the board fills'),
    rows: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('Into how many rows the sheet is parted, on which everything then keeps its place'),
    head: headSchema.optional().describe('Where the title stands on a sheet with rows'),
    placements: z.array(placementSchema).max(80),
  }),
});

/** What a board of charts is made of. */
export interface DatavizContent extends z.infer<typeof datavizContentSchema> {}
/** A statement about the data, with how it follows from the rows. */
export interface Insight extends z.infer<typeof insightSchema> {}
/** Where the title of a board stands, in columns and rows from 1. */
export interface BoardPlace extends z.infer<typeof headSchema> {}
/** Where on the dashboard something stands, in columns and rows from 1. */
export interface Placement extends z.infer<typeof placementSchema> {}
