import { type DocumentBlock, type DocumentContent, plainText } from '@sitewright/site-spec';
import { isDirect } from './address.ts';
import { styleOf } from './document-style.ts';

interface TableCells {
  columns: readonly { label: string }[];
  rows: readonly (readonly string[])[];
}

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
  /** The column of text, of 62 to 75 characters. */
  text: number;
  /** How much wider than the text wide tables are, half of it on either side. */
  beyond: number;
  /** On either side of all columns, beside the margins: the text stands in the middle of the page. */
  around: number;
  /** Before the text: the column of the heads that stand beside what they are over. */
  side: number;
}

const BILLS: readonly DocumentContent['documentType'][] = ['invoice', 'quotation'];

/** Whether a document is an offer or a bill. */
export const isBill = ({ documentType }: Pick<DocumentContent, 'documentType'>): boolean =>
  BILLS.includes(documentType);

/** So long is a sentence under a title at most; a longer one opens the text. */
const TAGLINE = 160;
const FACTS: readonly Paragraph['role'][] = ['byline', 'date', 'contact', 'reference', 'meta'];

/** Whether a block is nothing but a question to whom the document is made for. */
export const isAsked = (block: DocumentBlock): boolean =>
  (block.type === 'paragraph' || block.type === 'callout') &&
  block.placeholder === true &&
  block.questions?.includes('text') === true;

/** Where a sheet begins at the end that is for its owner alone; the end of the document where there is none. */
export function ownersSheet(blocks: readonly DocumentBlock[]): number {
  const [sheet, last] = blocks.slice(-2);
  return sheet?.type === 'pageBreak' && last !== undefined && isAsked(last)
    ? blocks.length - 2
    : blocks.length;
}

/** Whether a block warns. */
export const isWarning = (block: DocumentBlock): boolean =>
  block.type === 'callout' && (block.tone === 'warning' || block.tone === 'danger') && !isAsked(block);

/** Whether a callout says how to reach somebody, which is to be seen at once. */
export const isCall = (block: DocumentBlock): boolean =>
  block.type === 'callout' &&
  typeof block.text !== 'string' &&
  block.text.some(({ href = '' }) => isDirect(href));

/** Whether a block and the next are warnings without heads: they are rows of one box. */
export const areWarningRows = (block: DocumentBlock | undefined, next: DocumentBlock | undefined): boolean =>
  [block, next].every((one) => one?.type === 'callout' && one.title === undefined && isWarning(one));

/** Whether a block opens the foot of a document: how to reach whose it is, after all else. */
export function isFoot({ blocks }: DocumentContent, block: DocumentBlock): boolean {
  const isContact = (one: DocumentBlock | undefined): boolean =>
    one?.type === 'paragraph' && one.role === 'contact';
  const at = blocks.indexOf(block);
  const before = blocks[at - 1];
  return (
    at > headLength(blocks) &&
    before?.type !== 'divider' &&
    !isContact(before) &&
    blocks.slice(at, ownersSheet(blocks)).every(isContact)
  );
}

/** Whether a name stands at the end of a text, as who signs it, and not under its title. */
export const isSigned = ({ blocks }: DocumentContent, block: DocumentBlock): boolean =>
  block.type === 'paragraph' &&
  block.role === 'byline' &&
  blocks.indexOf(block) > headLength(blocks) + 2 &&
  blocks.slice(blocks.indexOf(block)).every(({ type }) => type !== 'heading');

/** How many blocks at the beginning are the title with what is said of it; none where the first is no title. */
export function headLength(blocks: readonly DocumentBlock[]): number {
  const [title] = blocks;
  if (title?.type !== 'heading' || title.level !== 1) return 0;
  const isOfHead = (block: DocumentBlock, at: number): boolean =>
    at === 0 ||
    (block.type === 'paragraph' &&
      (FACTS.includes(block.role) ||
        (at === 1 && block.role === 'lead' && plainText(block.text).length <= TAGLINE)));
  const end = blocks.findIndex((block, at) => !isOfHead(block, at));
  return end === -1 ? blocks.length : end;
}

type Paragraph = Extract<DocumentBlock, { type: 'paragraph' }>;

/** The sender's name and address at the top of a letter, if another address follows, and of what else was asked to have them. */
export function letterhead({ documentType, blocks, look }: DocumentContent): Paragraph | undefined {
  const [first] = blocks;
  if (first?.type !== 'paragraph' || first.role !== 'address') return undefined;
  if (styleOf({ look }, 'head').form === 'letterhead') return first;
  if (documentType !== 'letter') return undefined;
  const others = blocks.slice(1, 5).some((block) => block.type === 'paragraph' && block.role === 'address');
  return others ? first : undefined;
}

/** Whether a document is a letter without such a head. */
export const isPlainLetter = (content: DocumentContent): boolean =>
  content.documentType === 'letter' && letterhead(content) === undefined;

/** The lines of a letterhead: the name, and those that are said of it. */
export const letterheadLines = ({ text }: Paragraph): [string, string[]] => {
  const [name = '', ...lines] = plainText(text).split('\n');
  return [name, lines];
};

const TEXT = 134;

/** Those whose short sections have their heads beside them. */
const SIDED: readonly DocumentContent['documentType'][] = ['resume', 'policy', 'minutes'];
/** The width of these heads with the space behind them, the narrowest page between its margins, and their longest words. */
const SIDE = { width: 42, margin: 20, least: 120, word: 15, text: 60 };
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u;

/** Terms before their texts are a column of their own: where most sections have some, a third one beside it would be narrow. */
function hasTermColumns(blocks: readonly DocumentBlock[]): boolean {
  const parts = blocks.slice(blocks.findIndex(({ type }, at) => type === 'heading' && at > 0));
  const count = (type: DocumentBlock['type']): number => parts.filter((block) => block.type === type).length;
  return count('definitions') * 2 >= count('heading');
}

/** Whether the heads of sections stand beside them: there are some, all are short and over no others, and nothing is wider than the text. */
export function hasSideHeads({ documentType, page, cover, blocks, look }: DocumentContent): boolean {
  const { form } = styleOf({ look }, 'headings');
  const isFree = form === 'above' || page.columns !== undefined || page.keepsMargins === true;
  const isSided = form === 'beside' || (!isFree && SIDED.includes(documentType));
  if (!isSided || cover !== undefined || headLength(blocks) === 0) return false;
  if (form !== 'beside' && hasTermColumns(blocks)) return false;
  const heads = blocks.filter(({ type }) => type === 'heading').slice(1);
  const isShort = (text: string): boolean =>
    text.length <= SIDE.text &&
    (UNSPACED.test(text) || text.split(/[\s-]/u).every((word) => word.length <= SIDE.word));
  return (
    pageWidth(page) - SIDE.margin * 2 - SIDE.width >= SIDE.least &&
    heads.length >= 2 &&
    heads.every((block) => block.type === 'heading' && block.level === 2 && isShort(block.text)) &&
    !blocks.some(isWide)
  );
}

function pageWidth({ size, orientation }: DocumentContent['page']): number {
  const [short, long] = pageMm[size];
  return orientation === 'portrait' ? short : long;
}

/** How the width between the margins is shared out: the same in HTML, PDF and Word. */
export function pageColumns(content: DocumentContent): PageColumns {
  const { documentType, page } = content;
  const whole = pageWidth(page);
  const width = Math.max(42, whole - page.marginMm.left - page.marginMm.right);
  if (hasSideHeads(content)) {
    const text = Math.min(TEXT, whole - SIDE.margin * 2 - SIDE.width);
    return { text, beyond: 0, around: (width - text - SIDE.width) / 2, side: SIDE.width };
  }
  if (page.keepsMargins === true) return { text: width, beyond: 0, around: 0, side: 0 };
  const text = isBill({ documentType }) || page.columns !== undefined ? width : Math.min(TEXT, width);
  const beyond = Math.max(0, whole - WIDE_MARGIN * 2 - text);
  return { text, beyond, around: (width - text) / 2, side: 0 };
}

/** The margin beside a wide table. */
const WIDE_MARGIN = 20;

/** Fewer columns than these fit the column of text. */
const WIDE_TABLE = 4;
/** Characters that a row has room for in the column of text, and those that the space between two cells takes. */
const ROW = 100;
const SPACE = 3;

/** Whether a table is wider than the text. */
export function isWideTable({ columns, rows }: TableCells): boolean {
  const widths = columns.map(({ label }, at) =>
    Math.max(headOf(label), ...rows.map((row) => longest(row[at] ?? ''))),
  );
  return columns.length >= WIDE_TABLE && widths.reduce((sum, width) => sum + width + SPACE, 0) > ROW;
}

/** The length of a label, which may stand in two lines. */
const headOf = (label: string): number =>
  Math.max(Math.ceil(label.length / 2), ...label.split(/\s/u).map(({ length }) => length));

/** The length of a cell, which is broken where it is long. */
const longest = (cell: string): number => Math.min(cell.length, ROW / 2);

/** Whether a block is wider than the text. */
const isWide = (block: DocumentBlock): boolean => block.type === 'table' && isWideTable(block);

/** A heading's number, and its words: "1.2", "Fees" of a numbered one, and of "1. Fees". */
export function headingParts({ numbering, text }: { numbering?: string | undefined; text: string }): {
  number: string;
  words: string;
} {
  if (numbering !== undefined) return { number: numbering, words: text };
  const [, number = '', words = text] = /^(\p{Nd}{1,2})[.)]\s+(\S.*)$/u.exec(text) ?? [];
  return { number, words };
}

/** So many items of so few characters stand in two columns. */
const IN_TWO = { items: 6, text: 30 };

/** Whether a list stands in two columns: where that is asked, or it is a long one of short items whose order is free. */
export const isInTwo = ({ columns, style, items }: Extract<DocumentBlock, { type: 'list' }>): boolean =>
  columns === 2 ||
  (style !== 'numbered' &&
    items.length >= IN_TWO.items &&
    items.every((item) => item.items === undefined && plainText(item.text).length <= IN_TWO.text));

/** How wide a table is on a page, in millimetres: as the text, or beyond it for a wide one. */
export const tableWidth = (table: TableCells, { text, beyond }: PageColumns): number =>
  isWideTable(table) ? text + beyond : text;

/** Size of a document's title in points, by its length. */
export const titlePoints = (title: string): number =>
  title.length <= 24 ? 34 : title.length <= 48 ? 28 : title.length <= 80 ? 24 : 20;

/** The facts of a cover, in the order in which they are read. */
export const coverFacts = (cover: DocumentContent['cover']): string[] =>
  [cover?.author, cover?.organisation, cover?.date, cover?.version].filter((fact) => fact !== undefined);
