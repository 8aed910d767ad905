import type { RichText, SiteSpec } from '@sitewright/site-spec';
import PDFDocument from 'pdfkit';
import { type FontData, fontData } from './font-data.ts';

export interface TextStyle {
  family: string;
  size: number;
  color: string;
  bold?: boolean;
  italic?: boolean;
  align?: 'left' | 'center' | 'right';
  lineGap?: number;
  width?: number;
}

/** A PDF file under way: text in the fonts of a spec, every piece of it tagged for those who can't see it. */
export interface PdfWriter {
  doc: PDFKit.PDFDocument;
  /** Writes text where the pen is, or at a point. */
  text(tag: string, text: RichText, style: TextStyle, at?: { x: number; y: number }): void;
  heightOf(text: string, style: TextStyle): number;
  finish(): Promise<Uint8Array>;
}

export interface PdfOptions {
  size: [number, number];
  margins: { top: number; right: number; bottom: number; left: number };
}

export async function createPdf(spec: SiteSpec, { size, margins }: PdfOptions): Promise<PdfWriter> {
  const fonts = await fontData(spec);
  const doc = new PDFDocument({
    size,
    margins,
    tagged: true,
    lang: spec.language,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    autoFirstPage: false,
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
  for (const { file, data } of fonts) doc.registerFont(file, data);
  const pick = fontPicker(fonts);
  return {
    doc,
    text(tag, text, style, at) {
      const pieces = piecesOf(text, style, pick);
      const words = (): void => {
        for (const [index, piece] of pieces.entries()) {
          const last = index === pieces.length - 1;
          const options = {
            align: style.align ?? 'left',
            lineGap: style.lineGap ?? style.size * 0.3,
            continued: !last,
            ...(style.width === undefined ? {} : { width: style.width }),
            ...(piece.link === undefined ? {} : { link: piece.link, underline: true }),
          };
          doc.font(piece.font).fontSize(style.size).fillColor(style.color);
          if (index === 0 && at !== undefined) doc.text(piece.text, at.x, at.y, options);
          else doc.text(piece.text, options);
        }
      };
      doc.addStructure(doc.struct(tag, {}, words));
    },
    heightOf: (text, style) =>
      doc
        .font(pick(text[0] ?? ' ', style))
        .fontSize(style.size)
        .heightOfString(text, {
          lineGap: style.lineGap ?? style.size * 0.3,
          ...(style.width === undefined ? {} : { width: style.width }),
        }),
    async finish() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

type PickFont = (character: string, style: TextStyle) => string;

/** The face for a character: of the family, weight and style that is asked for, or the nearest that has it. */
function fontPicker(fonts: readonly FontData[]): PickFont {
  const ranges = fonts.map((font) => ({
    ...font,
    spans: [...font.range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, low = '0', high = low]) => [
      Number.parseInt(low, 16),
      Number.parseInt(high, 16),
    ]),
  }));
  const picked = new Map<string, string>();
  return (character, { family, bold, italic }) => {
    const key = `${character}${family}${bold}${italic}`;
    const known = picked.get(key);
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    const able = ranges.filter(({ spans }) =>
      spans.some(([low = 0, high = 0]) => code >= low && code <= high),
    );
    const score = (font: FontData): number =>
      (font.family === family ? 4 : 0) +
      (font.weight >= 600 === (bold === true) ? 2 : 0) +
      ((font.style === 'italic') === (italic === true) ? 1 : 0);
    const [best] = able.toSorted((one, other) => score(other) - score(one));
    const name = best?.file ?? (bold === true ? 'Helvetica-Bold' : 'Helvetica');
    picked.set(key, name);
    return name;
  };
}

interface Piece {
  text: string;
  font: string;
  link?: string;
}

/** Text in pieces of one font each. */
function piecesOf(text: RichText, style: TextStyle, pick: PickFont): Piece[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  const pieces: Piece[] = [];
  for (const run of runs) {
    const look = {
      ...style,
      ...('bold' in run && run.bold === true ? { bold: true } : {}),
      ...('italic' in run && run.italic === true ? { italic: true } : {}),
    };
    const href = 'href' in run ? run.href : undefined;
    const link = href !== undefined && /^(?:https|mailto|tel):/.test(href) ? { link: href } : {};
    let current: Piece | undefined;
    for (const character of run.text) {
      const font: string =
        /\s/.test(character) && current !== undefined ? current.font : pick(character, look);
      if (current?.font === font) current.text += character;
      else {
        current = { text: character, font, ...link };
        pieces.push(current);
      }
    }
  }
  return pieces.length > 0 ? pieces : [{ text: ' ', font: pick(' ', style) }];
}
