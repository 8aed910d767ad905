import type { Face, FontBook } from './font-book.ts';
import { isRightToLeft, type Piece } from './pieces.ts';

type Font = Face['font'];

/** Glyph ids of OpenType have 16 bits; what stands above them tells apart the texts that a glyph stands for. */
const glyphIds = 0x10000;

/**
 * The fonts of a file. One glyph may stand for several texts (a dotless letter, a shape shared by two scripts), and a
 * reader who copies or searches should find the one that was written: each text has a code of its own.
 * @returns the name of the font for a piece, and turns it in the direction of that piece.
 */
export function pdfFonts(
  doc: PDFKit.PDFDocument,
  { faces }: FontBook,
  language: string,
): (piece: Piece) => string {
  const names = new Map(faces.map(({ font }, index) => [font, `f${index}`]));
  const registered = new Set<string>();
  let direction: 'ltr' | 'rtl' = 'ltr';
  return (piece) => {
    const { face } = piece;
    const name = names.get(face.font) ?? 'f';
    direction = isRightToLeft(piece) ? 'rtl' : 'ltr';
    if (!registered.has(name)) {
      doc.registerFont(
        name,
        shapedFont(face, (text) => face.shape(text, direction, language)),
      );
      registered.add(name);
    }
    return name;
  };
}

/** A glyph under the code of its text. */
interface Glyph {
  id: number;
  codePoints: readonly number[];
  advanceWidth: number;
}

/** A font whose layout is the shaper's. */
function shapedFont({ font }: Face, shape: (text: string) => ReturnType<Face['shape']>): Font {
  const codes = new Map<string, number>();
  const counts = new Map<number, number>();
  const codeOf = (id: number, codePoints: readonly number[]): number => {
    const key = [id, ...codePoints].join();
    let code = codes.get(key);
    if (code === undefined) {
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      code = count * glyphIds + id;
      codes.set(key, code);
    }
    return code;
  };
  const known = new WeakMap<ReturnType<typeof shape>, Glyph[]>();
  const glyphsOf = (shapes: ReturnType<typeof shape>): Glyph[] => {
    const glyphs =
      known.get(shapes) ??
      shapes.map(({ id, codePoints }) => ({
        id: codeOf(id, codePoints),
        codePoints,
        advanceWidth: font.getGlyph(id).advanceWidth,
      }));
    known.set(shapes, glyphs);
    return glyphs;
  };
  const layout = (text: string) => {
    const shapes = shape(text);
    const glyphs = glyphsOf(shapes);
    // They are scaled in place.
    const positions = shapes.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  const shaped: Font = Object.create(font, {
    layout: { value: layout },
    createSubset: { value: () => subsetOfCodes(font) },
  });
  return shaped;
}

/** A subset that may hold a glyph more than once, under a code for each of its texts. */
function subsetOfCodes(font: Font) {
  const subset = font.createSubset();
  const glyphs: unknown = 'glyphs' in subset ? subset.glyphs : undefined;
  if (!Array.isArray(glyphs)) throw new Error('the subset of a font has no list of glyphs');
  const places = new Map<number, number>([[0, 0]]);
  return Object.assign(subset, {
    includeGlyph(code: number): number {
      let place = places.get(code);
      if (place === undefined) {
        place = glyphs.push(code % glyphIds) - 1;
        places.set(code, place);
      }
      return place;
    },
  });
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** It takes open fonts too, which its types do not say. */
      registerFont(name: string, font: Font): this;
    }
    interface TextOptions {
      /** How wide a line is and how many words it has, where that is known: else both are measured. */
      textWidth?: number;
      wordCount?: number;
    }
  }
}
