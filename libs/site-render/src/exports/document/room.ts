import { type DocumentBlock, plainText } from '@sitewright/site-spec';
import type { PdfText } from '../pdf-writer.ts';
import { together } from '../together.ts';
import { baseline, type Flow, type Styles } from './flow.ts';
import { definitionsHeights } from './pdf-definitions.ts';
import { tableRoom } from './pdf-document-table.ts';
import { itemHeights } from './pdf-list.ts';

type Quote = Extract<DocumentBlock, { type: 'quote' }>;

/** Parts of a list that stand together. */
const PARTS = 2;
/** Lines of a paragraph that stand together, and that a paragraph which leads to something has at most. */
const LINES = 3;

/** What has to stand on a page together with what is before it: the first blocks of `blocks`, as far as they belong together. */
export function roomFor(flow: Flow, [block, ...rest]: readonly DocumentBlock[]): number {
  switch (block?.type) {
    case 'heading':
      return baseline * 3 + roomFor(flow, rest);
    case 'paragraph': {
      const height = paragraphHeight(flow, block, flow.styles.body);
      return leadsOn(flow, block, rest[0])
        ? height + baseline / 2 + roomFor(flow, rest)
        : Math.min(height, baseline * LINES);
    }
    case 'table':
      return tableRoom(flow, block);
    case 'chart':
      return chartHeight(flow) + 70;
    case 'list':
      return together(flow.pdf, itemHeights(flow, block), PARTS);
    case 'definitions':
      return together(flow.pdf, definitionsHeights(flow, block), PARTS);
    case 'quote':
      return Math.min(quoteHeight(flow, block) + baseline * 1.75, baseline * 12);
    case 'callout':
      return Math.min(
        flow.pdf.heightOf(block.text, flow.styles.body, flow.width) + baseline * 3,
        baseline * 12,
      );
    case 'figure':
      return flow.width * 0.2 + baseline * LINES;
    default:
      return baseline * LINES;
  }
}

/** How high the words of a quotation are. */
export const quoteHeight = ({ pdf, styles, width }: Flow, { text }: Quote): number =>
  pdf.heightOf(text, quoteStyle(styles), width - QUOTE_INDENT);

/** The type of quotations, and where they begin. */
export const quoteStyle = ({ heading }: Styles): PdfText => ({
  ...heading,
  ...{ bold: false, size: 17, leading: 22.5 / 17 },
});
/** How far quotations stand in from the edge of the text, in points. */
export const QUOTE_INDENT = baseline * 1.25;

const paragraphHeight = (
  { pdf, width }: Flow,
  { text }: Extract<DocumentBlock, { type: 'paragraph' }>,
  style: PdfText,
): number => pdf.heightOf(text, style, width);

/** Whether a paragraph says what comes next: "She said:", or one line or two over a table. */
export function leadsOn(flow: Flow, block: DocumentBlock, next: DocumentBlock | undefined): boolean {
  if (block.type !== 'paragraph' || next === undefined || next.type === 'heading') return false;
  if (/[:：]$/u.test(plainText(block.text).trim())) return true;
  return (
    (next.type === 'table' || next.type === 'chart') &&
    paragraphHeight(flow, block, flow.styles.body) <= baseline * (LINES + 0.5)
  );
}

/** A chart is flatter where all stands closer. */
export const chartHeight = ({ width, air }: Flow): number =>
  Math.min(width * 0.45, 260) * (air > 0.5 ? 1 : 0.8);
