import { type DocumentBlock, type DocumentContent, plainText } from '@sitewright/site-spec';

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
  /** Behind the text: wide tables and charts reach into it. */
  beyond: number;
  /** On either side of the text, where nothing reaches beyond it: it stands in the middle of the page. */
  around: number;
}

const BILLS: readonly DocumentContent['documentType'][] = ['invoice', 'quotation'];

/** Whether a document is an offer or a bill. */
export const isBill = ({ documentType }: Pick<DocumentContent, 'documentType'>): boolean =>
  BILLS.includes(documentType);

/** Those that are read as prose, and letters, which have a head of their own. */
const PLAIN: readonly DocumentContent['documentType'][] = ['letter', 'article', 'essay', 'memo', 'minutes'];

/** Whether a band of the main colour runs along the top of the first page, and the title has that colour too. */
export const isBanded = ({ documentType, cover }: Pick<DocumentContent, 'documentType' | 'cover'>): boolean =>
  cover === undefined && !PLAIN.includes(documentType);

type Paragraph = Extract<DocumentBlock, { type: 'paragraph' }>;

/** The sender's name and address at the top of a letter, if another address follows: whose the letter is comes first. */
export function letterhead({ documentType, blocks }: DocumentContent): Paragraph | undefined {
  const [first] = blocks;
  if (documentType !== 'letter' || first?.type !== 'paragraph' || first.role !== 'address') return undefined;
  const others = blocks.slice(1, 5).some((block) => block.type === 'paragraph' && block.role === 'address');
  return others ? first : undefined;
}

/** The lines of a letterhead: the name, and what is said of it. */
export const letterheadLines = ({ text }: Paragraph): [string, string] => {
  const [name = '', ...lines] = plainText(text).split('\n');
  return [name, lines.join('  ·  ')];
};

const TEXT = 134;

/** How the width between the margins is shared out: the same in HTML, PDF and Word. */
export function pageColumns({ documentType, page, blocks }: DocumentContent): PageColumns {
  const [short, long] = pageMm[page.size];
  const whole = page.orientation === 'portrait' ? short : long;
  const width = Math.max(42, whole - page.marginMm.left - page.marginMm.right);
  const text = isBill({ documentType }) ? width : Math.min(TEXT, width);
  const beyond = width - text;
  // The window of an envelope is where a letter's address has always been.
  const isCentred = documentType !== 'letter' && !blocks.some(isWide);
  return isCentred ? { text, beyond: 0, around: beyond / 2 } : { text, beyond, around: 0 };
}

/** Fewer columns than these fit the column of text. */
const WIDE_TABLE = 4;
/** Characters that a row has room for in the column of text, and those that the space between two cells takes. */
const ROW = 76;
const SPACE = 3;

/** Whether a table takes the column beside the text as well. */
export function isWideTable({ columns, rows }: TableCells): boolean {
  const widths = columns.map(({ label }, at) =>
    Math.max(...[label, ...rows.map((row) => row[at] ?? '')].map(longest)),
  );
  return columns.length >= WIDE_TABLE && widths.reduce((sum, width) => sum + width + SPACE, 0) > ROW;
}

/** The length of a cell, which is broken where it is long. */
const longest = (cell: string): number => Math.min(cell.length, ROW / 2);

/** Whether a block reaches into the column beside the text. */
const isWide = (block: DocumentBlock): boolean =>
  block.type === 'chart' || (block.type === 'table' && isWideTable(block));

/** Whether terms stand beside what they mean: where that is asked, or they are short. */
export const isBeside = ({ layout, items }: Extract<DocumentBlock, { type: 'definitions' }>): boolean =>
  layout === 'columns' || items.every(({ term }) => term.length <= 32);

/** What stands at the head of a document: on a bill in three columns, on minutes and memos between two rules. */
export function headForm(
  { documentType, blocks }: DocumentContent,
  block: DocumentBlock,
): 'grid' | 'ruled' | undefined {
  if (blocks.find(({ type }) => type === 'definitions') !== block) return undefined;
  if (isBill({ documentType })) return 'grid';
  return documentType === 'minutes' || documentType === 'memo' ? 'ruled' : undefined;
}

const NARROW = 24;

/** As wide as a slight table is at most, in millimetres. */
const NARROW_TABLE = 90;

/** Whether a table is so slight that across the page its cells would stand far apart. */
export const isNarrowTable = ({ columns, rows }: TableCells): boolean =>
  columns.length <= 2 &&
  [columns.map(({ label }) => label), ...rows].flat().every((cell) => cell.length <= NARROW);

/** How wide a table is on a page, in millimetres: all of the page for a wide one, less than the text for a slight one. */
export const tableWidth = (table: TableCells, { text, beyond }: PageColumns): number =>
  isWideTable(table) ? text + beyond : isNarrowTable(table) ? Math.min(text, NARROW_TABLE) : text;

/** Whether a row of a table is the title of those under it, or a first sum of those over it: both are set bold. */
export function isBold(rows: readonly (readonly string[])[], at: number): boolean {
  const [row = [], before] = [rows[at], rows[at - 1]];
  const [first = '', ...others] = row;
  if (row.length < 3 || first === '') return false;
  const isBare = (cells: readonly string[]): boolean => cells.slice(1, -1).every((cell) => cell === '');
  if (others.every((cell) => cell === '')) return true;
  return row.length > 3 && isBare(row) && before !== undefined && !isBare(before);
}

/** Size of a document's title in points, by its length. */
export const titlePoints = (title: string): number =>
  title.length <= 24 ? 34 : title.length <= 48 ? 28 : title.length <= 80 ? 24 : 20;

/** The facts of a cover, in the order in which they are read. */
export const coverFacts = (cover: DocumentContent['cover']): string[] =>
  [cover?.author, cover?.organisation, cover?.date, cover?.version].filter((fact) => fact !== undefined);
