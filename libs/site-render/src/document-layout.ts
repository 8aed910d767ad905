import type { DocumentBlock, DocumentContent } from '@sitewright/site-spec';

/** Sheets of paper in millimetres, the short side first. */
export const pageMm = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
} as const;

/** Points of a millimetre. */
export const pointsPerMm = 72 / 25.4;

/** Widths on a page in millimetres. */
export interface PageColumns {
  /** Beside the text, where reading starts: headings reach into it, terms and dates stand in it. 0 where there is none. */
  side: number;
  /** The column of text, of 62 to 75 characters. */
  text: number;
}

const WITHOUT_SIDE: readonly DocumentContent['documentType'][] = ['letter', 'invoice', 'quotation'];
const TEXT = 130;
const LEAST_SIDE = 28;
const MOST_SIDE = 44;

/** How the width between the margins is shared out: the same in HTML, PDF and Word. */
export function pageColumns({ documentType, page }: DocumentContent): PageColumns {
  const [short, long] = pageMm[page.size];
  const whole = page.orientation === 'portrait' ? short : long;
  const width = Math.max(42, whole - page.marginMm.left - page.marginMm.right);
  const side = WITHOUT_SIDE.includes(documentType) ? 0 : Math.min(MOST_SIDE, width - TEXT);
  return side < LEAST_SIDE ? { side: 0, text: width } : { side, text: width - side };
}

/** From this many columns on a table takes the column beside the text as well. */
export const WIDE_TABLE = 4;

/** Whether terms stand beside what they mean: where that is asked, or there is a column for them and they are short. */
export const isBeside = (
  { layout, items }: Extract<DocumentBlock, { type: 'definitions' }>,
  { side }: PageColumns,
): boolean => layout === 'columns' || (side > 0 && items.every(({ term }) => term.length <= 32));

/** Size of a document's title in points, by its length. */
export const titlePoints = (title: string): number =>
  title.length <= 24 ? 34 : title.length <= 48 ? 28 : title.length <= 80 ? 24 : 20;

/** The facts of a cover, in the order in which they are read. */
export const coverFacts = (cover: DocumentContent['cover']): string[] =>
  [cover?.author, cover?.organisation, cover?.date, cover?.version].filter((fact) => fact !== undefined);
