import { BUILD_MODES, BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';

const strings = z.array(z.string());

/** What a prompt's author says can be checked without a judge; unknown keys are kept and ignored. */
export const expectSchema = z.looseObject({
  facts: strings.optional(),
  figures: strings.optional(),
  quoted: strings.optional(),
  title_quoted: strings.optional(),
  bold_terms: strings.optional(),
  headings_in_order: strings.optional(),
  titles_in_order: strings.optional(),
  page_titles: strings.optional(),
  sections: strings.optional(),
  absent_sections: strings.optional(),
  placeholders: strings.optional(),
  requested_unsupported: strings.optional(),
  unsupported_or_adapted: strings.optional(),
  never: strings.optional(),
  insight: z.string().optional(),
  language: z.string().optional(),
  colours: z.record(z.string(), z.string()).optional(),
  frames: z.array(z.tuple([z.number(), z.number()])).optional(),
  chart: z.union([z.string(), strings]).optional(),
  chart_data: z.array(z.number()).optional(),
  vql: z.string().optional(),
  vega_lite: z
    .looseObject({ data: z.object({ values: z.array(z.record(z.string(), z.unknown())) }) })
    .optional(),
  slide_count: z.number().optional(),
  tables: z.number().optional(),
  rows: z.number().optional(),
  pages: z.number().optional(),
  plans: z.number().optional(),
  faq_min: z.number().optional(),
  team_count: z.number().optional(),
  posts: z.number().optional(),
  words: z.number().optional(),
});

export type Expect = z.infer<typeof expectSchema>;

const rowSchema = z.object({
  id: z.string(),
  buildType: z.enum(BUILD_TYPES),
  prompt: z.string(),
  mode: z.enum(BUILD_MODES).optional(),
  expect: expectSchema.default({}),
});

export type Row = z.infer<typeof rowSchema>;

/** Reads JSON lines; a broken line names its file and number rather than vanishing from the figures. */
export function parseRows(text: string, file: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [rowSchema.parse(JSON.parse(line))];
    } catch (cause) {
      throw new Error(`${file}:${index + 1} is not a row of the evaluation`, { cause });
    }
  });
}
