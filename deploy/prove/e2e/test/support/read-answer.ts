import { z } from 'zod';

const record = {
  projectId: z.string().nullish(),
  slug: z.string().nullish(),
  editorUrl: z.string().nullish(),
  publishedUrl: z.string().nullish(),
  deletedAt: z.string().nullish(),
};

const answerSchema = z.looseObject({
  ...record,
  items: z.array(z.looseObject(record)).default([]),
  nextCursor: z.string().nullish(),
  error: z.string().optional(),
});

/** What a route about projects answered, as far as tests look into it. */
export const readAnswer = async (response: Response) => answerSchema.parse(await response.json());
