import { z } from 'zod';

/** The query of every list: how many, and from where on. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('How many items a page has.'),
  cursor: z
    .string()
    .max(500)
    .default('')
    .describe('`nextCursor` of the page before. Opaque; left out for the first page.'),
};

/** What every list answers with. */
export const pageOf = <S extends z.core.SomeType>(item: S) => ({
  items: z.array(item),
  nextCursor: z.string().nullable().describe('Ask again with it for the next page; null on the last.'),
});
