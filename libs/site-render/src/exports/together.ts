import type { PdfWriter } from './pdf-writer.ts';

/** What is no higher than this share of a page is not broken. */
const WHOLE = 0.34;

/** How much of parts one under another has to stand together on a page: all of what is short, else the first of them. */
export function together(
  pdf: Pick<PdfWriter, 'bottom' | 'doc'>,
  heights: readonly number[],
  least: number,
  whole = WHOLE,
): number {
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);
  const all = sum(heights);
  return all < (pdf.bottom() - pdf.doc.page.margins.top) * whole ? all : sum(heights.slice(0, least));
}
