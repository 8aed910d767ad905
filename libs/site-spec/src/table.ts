import { z } from 'zod';
import { plain, plainOrEmpty } from './text.ts';

/** A table of words, the same in slides and documents. Rows have a cell a column. */
export const tableShape = {
  caption: plain(300).optional(),
  columns: z
    .array(z.strictObject({ label: plainOrEmpty(120), align: z.enum(['start', 'center', 'end']) }))
    .min(1)
    .max(20),
  rows: z.array(z.array(plainOrEmpty(1000)).max(20)).max(500),
  totals: z.array(plainOrEmpty(1000)).max(20).optional().describe('A closing row that sums up'),
  open: z
    .array(z.strictObject({ row: z.int().min(0).max(500), column: z.int().min(0).max(19) }))
    .max(200)
    .optional()
    .describe('Cells that ask the owner, counted from 0; the closing row is behind the last row'),
};
