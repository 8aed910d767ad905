import type { RichText, SiteSpec } from '@sitewright/site-spec';
import PDFDocument from 'pdfkit';
import { bound } from '../rich-text.ts';
import { bottomOf, pagesOf } from './pdf-pages.ts';
import { structureOf, untold } from './pdf-structure.ts';
import type { FontBook } from './text/font-book.ts';
import { countLines, type Line, layLines, type Setting, type TextStyle } from './text/lines.ts';
import { pdfFonts } from './text/pdf-fonts.ts';
import { type Piece, shapeable } from './text/pieces.ts';
import { withRaisedNotes } from './text/raised.ts';

/** The style of a paragraph. */
export interface PdfText extends TextStyle {
  /** Lines start where the spec's language does. */
  align?: 'start' | 'center' | 'end';
  /** The height of a line in em. */
  leading?: number;
}

/** A place on a page; lengths in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A PDF file under way: text in fonts that are all embedded, every piece of it tagged for those who can't see it. */
export interface PdfWriter {
  doc: PDFKit.PDFDocument;
  rightToLeft: boolean;
  /** Sets type so many times as large from here on. */
  grow(by: number): void;
  /** Writes text into a box as wide as it says, on to the next page where this one ends. @returns where it ends. */
  text(tag: string, text: RichText, style: PdfText, box: Box): number;
  heightOf(text: RichText, style: PdfText, width: number): number;
  widthOf(text: RichText, style: PdfText): number;
  /** What is written within `work` lies within an element of this kind. */
  within(tag: string, work: () => void): void;
  /** Draws what says nothing. */
  artifact(draw: () => void): void;
  /** A picture with its words. */
  figure(alt: string | undefined, draw: () => void): void;
  /** Begins a page, or the next of its columns. */
  page(): void;
  /** From here on, text runs in two columns: the second is so far from the first on each page. `undefined`: in one again. @returns whether the second was under way. */
  columns(shift: number | undefined): boolean;
  /** How far what is written now is moved: 0 but in a second column. */
  shift(): number;
  /** Where text ends on a page. */
  bottom(): number;
  /** The page under way, counted from 0. */
  pageNumber(): number;
  /** Names a place of the page under way, for links within the file. @returns the page. */
  place(name: string, y: number): { number: number };
  finish(): Promise<Uint8Array>;
}

/** The pages of a file; lengths in points. */
export interface PdfOptions {
  size: [number, number];
  margins: { top: number; right: number; bottom: number; left: number };
  /** All type is set at this share of the size that it is asked in. */
  type?: number;
  /** Whether it is only tried how things stand: no text is then written, nor said what it is. */
  isTrial?: boolean;
}

type Doc = PDFKit.PDFDocument;

interface Pen {
  doc: Doc;
  fontName: ReturnType<typeof pdfFonts>;
  dir: SiteSpec['dir'];
  page(): void;
}

const defaultLeading = 1.4;

/** Begins a file whose text is set in the fonts of a book. */
export function createPdf(spec: SiteSpec, book: FontBook, options: PdfOptions): PdfWriter {
  const doc = openDocument(spec, options);
  const bytes = collect(doc);
  const { isTrial = false } = options;
  const { element, ...structure } = isTrial ? untold : structureOf(doc);
  const pages = pagesOf(doc);
  return {
    doc,
    rightToLeft: spec.dir === 'rtl',
    ...textOf(doc, spec, book, { element, page: pages.page, scale: options.type ?? 1, isTrial }),
    ...structure,
    ...pages,
    finish() {
      doc.end();
      return bytes;
    },
  };
}

function openDocument(spec: SiteSpec, { size, margins }: PdfOptions): Doc {
  return new PDFDocument({
    size,
    margins,
    tagged: true,
    lang: spec.language,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    autoFirstPage: false,
    // The library's own first font is one that it would not embed.
    font: '',
    info: {
      Title: spec.title,
      Subject: spec.description,
      Creator: 'Sitewright',
      CreationDate: new Date(spec.provenance.createdAt),
    },
  });
}

/** The bytes of a document once it has ended. */
function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}

/** Lays text out and writes it. */
function textOf(
  doc: Doc,
  spec: SiteSpec,
  book: FontBook,
  {
    element,
    page,
    scale,
    isTrial,
  }: Pick<ReturnType<typeof structureOf>, 'element'> &
    Pick<Pen, 'page'> & { scale: number; isTrial: boolean },
) {
  const ends = spec.buildType === 'slides' ? 'phrases' : 'words';
  const isProse = spec.buildType === 'document';
  const setting: Setting = { book, language: spec.language, dir: spec.dir, ends, isProse };
  const pen: Pen = { doc, fontName: pdfFonts(doc, book, spec.language), dir: spec.dir, page };
  let grown = 1;
  const sized = (style: PdfText): PdfText => ({ ...style, size: style.size * scale * grown });
  // It is measured before it is written, mostly more than once.
  const known = new Map<RichText, RichText>();
  const shown = (text: RichText): RichText => {
    const found = known.get(text) ?? bound(withRaisedNotes(text));
    known.set(text, found);
    return found;
  };
  const lay = (text: RichText, style: PdfText, width: number): Line[] =>
    layLines(shown(text), style, width, setting);
  const blankLines = (text: RichText, style: PdfText, width: number): Line[] =>
    Array.from({ length: countLines(shown(text), style, width, setting) }, () => ({ pieces: [], width: 0 }));
  return {
    grow(by: number): void {
      grown = by;
    },
    text(tag: string, text: RichText, style: PdfText, box: Box): number {
      let end = box.y;
      element(tag, () => {
        const own = sized(style);
        const lines = isTrial ? blankLines(text, own, box.width) : lay(text, own, box.width);
        end = drawLines(pen, lines, own, box);
      });
      doc.x = box.x;
      doc.y = end;
      return end;
    },
    heightOf: (text: RichText, style: PdfText, width: number): number =>
      countLines(shown(text), sized(style), width, setting) *
      sized(style).size *
      (style.leading ?? defaultLeading),
    widthOf: (text: RichText, style: PdfText): number =>
      Math.max(0, ...lay(text, sized(style), Number.POSITIVE_INFINITY).map(({ width }) => width)),
  };
}

/** Writes lines beneath one another, on to the next page where one ends. @returns where they end. */
function drawLines(pen: Pen, lines: readonly Line[], style: PdfText, box: Box): number {
  const { doc, dir } = pen;
  const step = style.size * (style.leading ?? defaultLeading);
  let { y } = box;
  let left = lines.length;
  for (const line of lines) {
    const room = Math.floor((bottomOf(doc) + 0.5 - y) / step);
    if (breaksBefore(line === lines[0], left, room, lines.length)) {
      pen.page();
      y = doc.page.margins.top;
    }
    left -= 1;
    let x = box.x + startOf(line, style, box.width, dir);
    // Ascenders take about four fifths of the size; the rest of the step is shared above and below.
    const baseline = y + (step - style.size) / 2 + style.size * 0.8;
    for (const piece of line.pieces) {
      drawPiece(pen, piece, style, x, baseline);
      x += piece.width;
    }
    y += step;
  }
  return y;
}

function drawPiece({ doc, fontName }: Pen, piece: Piece, style: PdfText, x: number, baseline: number): void {
  const words = shapeable(piece);
  if (words === '') return;
  const { scale, rise } = piece.shift ?? { scale: 1, rise: 0 };
  doc
    .font(fontName(piece))
    .fontSize(style.size * scale)
    .fillColor(style.color);
  doc.text(words, x, baseline - rise * style.size, {
    lineBreak: false,
    baseline: 'alphabetic',
    features: [],
    textWidth: piece.width,
    wordCount: 1,
  });
  if (piece.href === undefined || !/^(?:https|mailto|tel):/.test(piece.href)) return;
  const under = baseline + style.size * 0.12;
  doc.link(x, baseline - style.size, piece.width, style.size * 1.25, piece.href);
  doc
    .save()
    .lineWidth(style.size * 0.05)
    .strokeColor(style.color);
  doc
    .moveTo(x, under)
    .lineTo(x + piece.width, under)
    .stroke()
    .restore();
}

/**
 * Whether a page ends before a line. Of a paragraph two lines at least stand on either side of the end.
 * @param left lines still to come with this one; `room` how many the page holds; `all` how many there are.
 */
function breaksBefore(isFirst: boolean, left: number, room: number, all: number): boolean {
  if (room <= 0) return true;
  if (isFirst) return all >= 2 && room === 1;
  return left === 2 && room === 1 && all >= 4;
}

/** How far a line stands from the left of its box. */
function startOf(line: Line, { align = 'start' }: PdfText, width: number, dir: 'ltr' | 'rtl'): number {
  const rest = Math.max(0, width - line.width);
  if (align === 'center') return rest / 2;
  return (align === 'end') === (dir === 'ltr') ? rest : 0;
}
