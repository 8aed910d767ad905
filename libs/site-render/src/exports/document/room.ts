import { type DocumentBlock, plainText } from '@sitewright/site-spec';
import { isAsked, isWarning } from '../../document-layout.ts';
import type { PdfText } from '../pdf-writer.ts';
import { together } from '../together.ts';
import { baseline, type Flow, styled } from './flow.ts';
import { calloutTexts } from './pdf-callout.ts';
import { definitionsHeights } from './pdf-definitions.ts';
import { tableRoom } from './pdf-document-table.ts';
import { itemHeights } from './pdf-list.ts';

type Quote = Extract<DocumentBlock, { type: 'quote' }>;
type Heading = Extract<DocumentBlock, { type: 'heading' }>;

/** Parts of a list that stand together, and the share of a page from which on a list of items is broken. */
const PARTS = 2;
const BROKEN = 0.16;
/** Lines of a paragraph that stand together, and that a paragraph which leads to something has at most. */
const LINES = 3;

/** What has to stand on a page together with what is before it: the first blocks of `blocks`, as far as they belong together. */
export function roomFor(flow: Flow, [block, ...rest]: readonly DocumentBlock[]): number {
  switch (block?.type) {
    case 'heading':
      return baseline * 3 + roomUnder(flow, block, rest);
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
      return together(
        flow.pdf,
        itemHeights(flow, block, closingRoom(flow, rest)),
        block.items.length === PARTS + 1 ? PARTS + 1 : PARTS,
        BROKEN,
      );
    case 'definitions':
      return together(flow.pdf, definitionsHeights(flow, block), PARTS);
    case 'quote':
      return Math.min(quoteHeight(flow, block) + baseline * 1.75, baseline * 12);
    case 'callout': {
      const texts = calloutTexts(flow, block);
      const room = flow.width - baseline * (isWarning(block) ? 4.5 : 2);
      const height = texts.reduce((sum, { text, style }) => sum + flow.pdf.heightOf(text, style, room), 0);
      return Math.min(height + baseline * 2, baseline * 14);
    }
    case 'figure':
      return flow.width * 0.2 + baseline * LINES;
    default:
      return baseline * LINES;
  }
}

/** The height of what closes a section in a few lines, a warning or what is to be noted too: it stays with the lines before it. */
export function closingRoom(flow: Flow, [block, next]: readonly DocumentBlock[]): number {
  const isLast = next === undefined || next.type === 'heading';
  if (block === undefined || !isLast || isAsked(block)) return 0;
  const isClosing = block.type === 'callout' || (block.type === 'paragraph' && isBrief(flow, block));
  return isClosing ? baseline + roomFor(flow, [block]) : 0;
}

/** What has to stand on a page together with a heading: a sentence over parts with heads of their own is not alone under it. */
export function roomUnder(flow: Flow, { level }: Heading, rest: readonly DocumentBlock[]): number {
  const [first, next] = rest;
  const isOver =
    first?.type === 'paragraph' && next?.type === 'heading' && next.level > level && isBrief(flow, first, 2);
  if (!isOver) return roomFor(flow, rest);
  return paragraphHeight(flow, first, flow.styles.body) + baseline / 2 + roomFor(flow, rest.slice(1));
}

/** Whether a list is so short that it looks torn where it is broken. */
export const isShortList = (flow: Flow, block: Extract<DocumentBlock, { type: 'list' }>): boolean => {
  const heights = itemHeights(flow, block);
  return together(flow.pdf, heights, 0, BROKEN) > 0;
};

/** How high the words of a quotation are. */
export const quoteHeight = (flow: Flow, { text }: Quote): number =>
  flow.pdf.heightOf(text, quoteStyle(flow), flow.width - QUOTE_INDENT);

/** The type of quotations, and where they begin. */
export const quoteStyle = ({ styles: { heading }, spec }: Flow): PdfText =>
  styled({ ...heading, ...{ bold: false, size: 17, leading: 22.5 / 17 } }, spec, 'quotes');
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
  return LED.includes(next.type) && isBrief(flow, block);
}

/** What a line or two over it say what it is. */
const LED: readonly DocumentBlock['type'][] = ['table', 'chart', 'list', 'definitions'];

const isBrief = (flow: Flow, block: Extract<DocumentBlock, { type: 'paragraph' }>, lines = LINES): boolean =>
  paragraphHeight(flow, block, flow.styles.body) <= baseline * (lines + 0.5);

/** A chart is flatter where all stands closer. */
export const chartHeight = ({ width, air }: Flow): number =>
  Math.min(width * 0.45, 260) * (air > 0.5 ? 1 : 0.8);
