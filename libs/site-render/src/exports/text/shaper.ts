/** A glyph in its place, in units of the font. */
export interface ShapedGlyph {
  id: number;
  /** The characters that it stands for. */
  codePoints: number[];
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Turns text of one direction into glyphs, from left to right. */
export type Shaper = (text: string, direction: 'ltr' | 'rtl', language: string) => readonly ShapedGlyph[];

/** Text is measured, placed and drawn, so each piece is asked for several times. */
const maxKnown = 4000;

/** Shapes text as HarfBuzz does: joined letters, ligatures, marks and the orders of Indic scripts. */
export async function openShaper(data: Uint8Array): Promise<Shaper> {
  // Not at the top: it awaits there, and a thread that is ended while modules wait for such a one takes its process along
  // (nodejs/node#53238).
  const { Blob, Direction, Face, Feature, Font, Buffer: ShapingBuffer, shape } = await import('harfbuzzjs');
  // Figures as high as capitals, whatever a font has by itself: they stand in pairs, tables and titles.
  const lining = [new Feature('lnum', 1)];
  const font = new Font(new Face(new Blob(data)));
  const buffer = new ShapingBuffer();
  const known = new Map<string, ShapedGlyph[]>();
  return (text, direction, language) => {
    const key = `${direction} ${language} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(language);
    shape(font, buffer, lining);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const glyphs = infos.map(({ codepoint: id, cluster }, index) => {
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { id, cluster, codePoints: Array.of<number>(), xAdvance, yAdvance, xOffset, yOffset };
    });
    nameGlyphs(glyphs, text, direction);
    if (known.size >= maxKnown) known.clear();
    known.set(key, glyphs);
    return glyphs;
  };
}

interface ClusterGlyph extends ShapedGlyph {
  cluster: number;
}

/**
 * Shares the characters of each cluster out among its glyphs, in the order in which both are read. Where there are
 * enough, only glyphs with a width bear letters: a reader would take what has a width and no letter for a space.
 */
function nameGlyphs(glyphs: readonly ClusterGlyph[], text: string, direction: 'ltr' | 'rtl'): void {
  const read = direction === 'rtl' ? glyphs.toReversed() : glyphs;
  for (let from = 0; from < read.length; ) {
    const cluster = read[from]?.cluster ?? 0;
    let to = from + 1;
    while (to < read.length && read[to]?.cluster === cluster) to += 1;
    const letters = [...text.slice(cluster, read[to]?.cluster ?? text.length)];
    const bearers = bearersOf(read.slice(from, to), letters.length, direction);
    for (const [at, glyph] of bearers.entries()) {
      const own = at === bearers.length - 1 ? letters.splice(0) : letters.splice(0, 1);
      glyph.codePoints.push(...own.map((letter) => letter.codePointAt(0) ?? 0));
    }
    from = to;
  }
}

/** In right-to-left text readers turn the letters of one glyph around, so that a mark must bear its own. */
function bearersOf(
  members: readonly ClusterGlyph[],
  letters: number,
  direction: 'ltr' | 'rtl',
): ClusterGlyph[] {
  const wide = members.filter(({ xAdvance }) => xAdvance > 0);
  if (wide.length === 0) return [...members];
  if (direction === 'ltr' || wide.length > 1 || members.length < letters) return wide;
  const marks = members.filter(({ xAdvance }) => xAdvance <= 0);
  return [...wide, ...(letters > 1 ? marks.slice(1 - letters) : [])];
}
