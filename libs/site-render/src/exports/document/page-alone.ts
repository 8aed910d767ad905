import { type DocumentBlock, type DocumentType, plainText } from '@sitewright/site-spec';
import { baseline, type Flow } from './flow.ts';
import { tableHeight } from './pdf-document-table.ts';

type Table = Extract<DocumentBlock, { type: 'table' }>;

/** How much larger the type of a page may be that holds one list of prices, the largest first. */
const GROWN = [1.6, 1.45, 1.3, 1.15];
/** So much of a page they then take at most. */
const FULL = 0.8;
/** Words beside such a list are no longer. */
const BRIEF = 200;
/** On whose pages things are looked up; what is read from its first page to its last has one size of type on all of them. */
const LOOKED_UP: readonly DocumentType[] = ['policy', 'invoice', 'quotation', 'manual'];

/** What a block takes of such a page; undefined for what is no part of one. */
function heightOf(flow: Flow, block: DocumentBlock): number | undefined {
  const { pdf, styles, width } = flow;
  switch (block.type) {
    case 'heading':
      return baseline * 3;
    case 'table':
      return tableHeight(flow, block);
    case 'paragraph':
      return plainText(block.text).length > BRIEF
        ? undefined
        : pdf.heightOf(block.text, styles.body, width) + baseline;
    default:
      return undefined;
  }
}

/**
 * How much larger the last page of a document is set in PDF, where it stands behind the only page break and holds one table
 * of prices and little else: it is taken for a list that is read from afar. Word and the page on a screen keep one size.
 */
export function growthOfPage(flow: Flow, blocks: readonly DocumentBlock[], from: number, to: number): number {
  const breaks = blocks.slice(0, to).filter(({ type }) => type === 'pageBreak').length;
  const own = blocks.slice(from, to);
  const tables = own.filter((block) => block.type === 'table');
  const isOfPrices = tables.length === 1 && tables.every(hasPrices);
  if (breaks !== 1 || !isOfPrices || !LOOKED_UP.includes(flow.spec.content.documentType)) return 1;
  const { pdf } = flow;
  const room = (pdf.bottom() - pdf.doc.page.margins.top) * FULL;
  const found = GROWN.find((by) => {
    pdf.grow(by);
    const heights = own.map((block) => heightOf(flow, block));
    return heights.reduce<number>((sum, one) => sum + (one ?? Number.POSITIVE_INFINITY), 0) <= room;
  });
  pdf.grow(1);
  return found ?? 1;
}

/** Whether most rows of a table end with a figure. */
const hasPrices = ({ rows }: Table): boolean =>
  rows.filter((row) => /\p{Nd}/u.test(row.at(-1) ?? '')).length > rows.length / 2;
