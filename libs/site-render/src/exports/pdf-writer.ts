import type { RichText, SiteSpec } from '@sitewright/site-spec';
import PDFDocument from 'pdfkit';
import { requireGlyphs } from './text/font-book.ts';
import { type Line, layLines, type Piece, shapeable, type TextStyle } from './text/lines.ts';
import { pdfFonts } from './text/pdf-fonts.ts';

export interface PdfText extends TextStyle {
  /** Lines start where the spec's language does. */
  align?: 'start' | 'center' | 'end';
  /** The height of a line in em. */
  leading?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A PDF file under way: text in fonts that are all embedded, every piece of it tagged for those who can't see it. */
export interface PdfWriter {
  doc: PDFKit.PDFDocument;
  rightToLeft: boolean;
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
  /** Begins a page. */
  page(): void;
  /** Where text ends on a page. */
  bottom(): number;
  /** The page under way, counted from 0. */
  pageNumber(): number;
  /** Names a place of the page under way, for links within the file. @returns the page. */
  place(name: string, y: number): { number: number };
  finish(): Promise<Uint8Array>;
}

export interface PdfOptions {
  size: [number, number];
  margins: { top: number; right: number; bottom: number; left: number };
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

const defaultLeading = 1.4;

/** @throws MissingGlyphsError where the text has characters that no font here has. */
export async function createPdf(spec: SiteSpec, { size, margins }: PdfOptions): Promise<PdfWriter> {
  const book = await requireGlyphs(spec);
  const doc = new PDFDocument({
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
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const setting = { book, language: spec.language, dir: spec.dir };
  const fontName = pdfFonts(doc, book, spec.language);
  const open: Element[] = [];
  const add = (element: Element): void => {
    const parent = open.at(-1);
    if (parent === undefined) doc.addStructure(element);
    else parent.add(element);
  };
  const lay = (text: RichText, style: PdfText, width: number): Line[] =>
    layLines(text, style, width, setting);
  const bottom = (): number => doc.page.height - doc.page.margins.bottom;

  const pageNumber = (): number => {
    const { start, count } = doc.bufferedPageRange();
    return start + count - 1;
  };

  function drawPiece(piece: Piece, style: PdfText, x: number, baseline: number): void {
    const words = shapeable(piece);
    if (words === '') return;
    const href =
      piece.href !== undefined && /^(?:https|mailto|tel):/.test(piece.href) ? piece.href : undefined;
    const { scale, rise } = piece.shift ?? { scale: 1, rise: 0 };
    doc
      .font(fontName(piece))
      .fontSize(style.size * scale)
      .fillColor(style.color);
    doc.text(words, x, baseline - rise * style.size, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [],
    });
    if (href !== undefined) {
      doc.link(x, baseline - style.size, piece.width, style.size * 1.25, href);
      doc
        .save()
        .moveTo(x, baseline + style.size * 0.12)
        .lineTo(x + piece.width, baseline + style.size * 0.12);
      doc
        .lineWidth(style.size * 0.05)
        .strokeColor(style.color)
        .stroke()
        .restore();
    }
  }

  function drawLines(lines: readonly Line[], style: PdfText, box: Box): number {
    const step = style.size * (style.leading ?? defaultLeading);
    let { y } = box;
    let left = lines.length;
    for (const line of lines) {
      if (breaksBefore(line === lines[0], left, Math.floor((bottom() + 0.5 - y) / step), lines.length)) {
        doc.addPage();
        y = doc.page.margins.top;
      }
      left -= 1;
      let x = box.x + startOf(line, style, box.width, spec.dir);
      // Ascenders take about four fifths of the size; the rest of the step is shared above and below.
      const baseline = y + (step - style.size) / 2 + style.size * 0.8;
      for (const piece of line.pieces) {
        drawPiece(piece, style, x, baseline);
        x += piece.width;
      }
      y += step;
    }
    return y;
  }

  return {
    doc,
    rightToLeft: spec.dir === 'rtl',
    text(tag, text, style, box) {
      let end = box.y;
      const write = (): void => {
        end = drawLines(lay(text, style, box.width), style, box);
      };
      if (tag === 'Artifact') {
        doc.markContent('Artifact');
        write();
        doc.endMarkedContent();
      } else add(doc.struct(tag, {}, write));
      doc.x = box.x;
      doc.y = end;
      return end;
    },
    heightOf: (text, style, width) =>
      lay(text, style, width).length * style.size * (style.leading ?? defaultLeading),
    widthOf: (text, style) =>
      Math.max(0, ...lay(text, style, Number.POSITIVE_INFINITY).map(({ width }) => width)),
    within(tag, work) {
      const element = doc.struct(tag);
      add(element);
      open.push(element);
      try {
        work();
      } finally {
        open.pop();
        element.end();
      }
    },
    artifact(draw) {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    figure(alt, draw) {
      if (alt !== undefined) {
        add(doc.struct('Figure', { alt }, draw));
        return;
      }
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    page() {
      doc.addPage();
      doc.x = doc.page.margins.left;
      doc.y = doc.page.margins.top;
    },
    bottom,
    pageNumber,
    place(name, y) {
      doc.addNamedDestination(name, 'XYZ', 0, y, null);
      return { number: pageNumber() };
    },
    async finish() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/**
 * Whether a page ends before a line. Of a paragraph two lines at least stand on either side of the end.
 * @param left lines still to come with this one; `room` how many the page holds; `all` how many there are.
 */
function breaksBefore(isFirst: boolean, left: number, room: number, all: number): boolean {
  if (room <= 0) return true;
  if (isFirst) return all >= 3 && room === 1;
  return left === 2 && room === 1 && all >= 4;
}

/** How far a line stands from the left of its box. */
function startOf(line: Line, { align = 'start' }: PdfText, width: number, dir: 'ltr' | 'rtl'): number {
  const rest = Math.max(0, width - line.width);
  if (align === 'center') return rest / 2;
  return (align === 'end') === (dir === 'ltr') ? rest : 0;
}
