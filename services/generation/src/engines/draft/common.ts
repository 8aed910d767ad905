import { z } from 'zod';
import {
  CHART_AGGREGATES,
  CHART_KINDS,
  COLOUR_USES,
  COLUMN_TYPES,
  DRAFT_REQUEST_KINDS,
  FILTER_OPS,
  LETTERS,
  MOODS,
  REQUEST_PLANS,
  SORTS,
  STEPS,
} from './vocabulary.ts';

/** A text as a writer writes it: marks `**b** *i* `code` [label](target) [^ref]`, or a question `[[…]]` alone. */
export const text = z.string();
export const texts = z.array(text);

/** A table made of what the material says in prose; `quote` is the passage, to the letter. */
export const draftDatasetSchema = z.strictObject({
  ref: text,
  columns: z.array(z.strictObject({ name: text, type: z.enum(COLUMN_TYPES), unit: text })),
  rows: z.array(texts),
  quote: text,
});

/** A chart over a dataset of the draft or of the brief. */
export const draftChartSchema = z.strictObject({
  ref: text,
  dataset: text,
  kind: z.enum(CHART_KINDS),
  x: text,
  y: texts,
  series: text,
  size: text,
  aggregate: z.enum(CHART_AGGREGATES),
  step: z.enum(STEPS),
  where: z.array(z.strictObject({ field: text, op: z.enum(FILTER_OPS), values: texts })),
  sort: z.enum(SORTS),
  top: z.number(),
  title: text,
  takeaway: text,
  /** Points to be marked, each `x | series | words`. */
  marks: texts.default([]),
});

/** What every draft begins with, in the order in which it is written. */
export const headShape = {
  title: text,
  tagline: text,
  organisation: text,
  summary: text,
  look: z.strictObject({
    mood: z.enum(MOODS),
    letters: z.enum(LETTERS).default('any'),
    print: z.enum(['usual', 'large']).default('usual'),
    colours: z.array(z.strictObject({ text, use: z.enum(COLOUR_USES) })),
  }),
  datasets: z.array(draftDatasetSchema),
  charts: z.array(draftChartSchema),
};

/** What a writer did about each request; `id` is the brief's, or '' for one that the brief missed. */
export const requestedShape = {
  requested: z.array(
    z.strictObject({
      id: text,
      text,
      kind: z.enum(DRAFT_REQUEST_KINDS),
      plan: z.enum(REQUEST_PLANS),
      refs: texts,
      note: text,
    }),
  ),
};

export type DraftDataset = z.infer<typeof draftDatasetSchema>;
export type DraftChart = z.infer<typeof draftChartSchema>;

/** A chart of a dataset that nothing is said of yet. */
export const blankChart = (dataset: string): DraftChart => ({
  ...({ kind: 'bar', aggregate: 'none', step: '', sort: 'data' } as const),
  ...{ ref: '', dataset, x: '', y: [], series: '', size: '', where: [], top: 0, title: '', takeaway: '' },
  marks: [],
});
