// Where the lines of a design's text end is part of what its frame says: who fits text to a box and who draws it must
// agree, so both measure here. Widths are in em of a grotesque sans at regular weight, rounded up so that what fits
// here fits when it is drawn.
const NARROW = new Set("iIljtfr.,:;'’‘|!()[]1 -");
const WIDE = new Set('mwMWQO@%&GDHNUCAKRVXYZBESP');
const WIDEST = new Set('mwMW@%');
const FULL_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
// Characters of the supplementary private use areas have no shape: an editor marks fields with them.
const COMBINING = /[\p{Mn}\p{Me}\p{Cf}\u{f0000}-\u{10fffd}]/u;

function unitWidth(character: string): number {
  if (COMBINING.test(character)) return 0;
  if (character === ' ') return 0.3;
  if (WIDEST.has(character)) return 0.94;
  if (NARROW.has(character)) return character === '1' ? 0.58 : 0.38;
  if (WIDE.has(character)) return 0.74;
  if (FULL_WIDTH.test(character)) return character.length > 1 ? 1.3 : 1.04;
  if (/\p{Lu}/u.test(character)) return 0.72;
  if (/[\u0900-\u0dff]/.test(character)) return /\p{Mc}/u.test(character) ? 0.42 : 0.72;
  return 0.6;
}

/** How a text looks, as far as its width goes. */
export interface MeasuredStyle {
  weight: number;
  /** Em added after each letter. */
  letterSpacing: number;
  uppercase: boolean;
  /** The family that leads its stack. */
  family?: string | undefined;
}

/** Families that are wider or narrower than most: their share of the widths above, for the Latin letters that they have. */
const FAMILIES: Readonly<Record<string, number>> = {
  Syne: 1.1,
  Anton: 0.86,
  'Baloo 2': 0.94,
  Barlow: 0.92,
  'Cormorant Garamond': 0.88,
  Figtree: 0.98,
  'Hanken Grotesk': 0.97,
  'Instrument Serif': 0.76,
  Newsreader: 0.97,
};

/** Width of a line of text in em. */
export function widthOf(text: string, style: MeasuredStyle): number {
  const shown = style.uppercase ? text.toUpperCase() : text;
  const boldness = 1 + Math.max(0, style.weight - 400) * 0.0003;
  const share = Object.hasOwn(FAMILIES, style.family ?? '') ? (FAMILIES[style.family ?? ''] ?? 1) : 1;
  let width = 0;
  for (const character of shown) {
    const isOwn = character < '\u0370' || /[\u2010-\u20bf]/.test(character);
    width += unitWidth(character) * boldness * (isOwn ? share : 1) + style.letterSpacing;
  }
  return width;
}

// Neither behind an opening bracket nor before a mark that ends something.
const BREAK_BETWEEN =
  /(?<=[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60])(?<![（「『【〈《])(?![、。，．！？：；」』）】〉》ー])/;
const BREAKS_ANYWHERE = /[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/;

/**
 * The pieces that a line may be broken between: words and the parts of words with a hyphen, and single characters of
 * scripts without spaces. Addresses and numbers stay whole.
 */
function pieces(text: string): string[] {
  return text.split(/(?<=\s)/).flatMap((word) => {
    if (BREAKS_ANYWHERE.test(word)) return word.split(BREAK_BETWEEN);
    return /[@/.]\S/.test(word) ? [word] : word.split(/(?<=\p{L}-)(?=\p{L})/u);
  });
}

/** A text measured once, to be broken at many widths. */
export interface MeasuredText {
  /** Width of its longest piece in em: nothing narrower holds it unbroken. */
  longest: number;
  /** Its lines in a box `width` em wide. A piece that alone is wider stands on a line of its own. */
  breakAt(width: number): { text: string; width: number }[];
}

/** Measures a text: lines break after spaces and hyphens, or between the characters of scripts without spaces. */
export function measureText(text: string, style: MeasuredStyle): MeasuredText {
  const paragraphs = text.split('\n').map((paragraph) =>
    pieces(paragraph).map((piece) => ({
      piece,
      width: widthOf(piece, style),
      bare: widthOf(piece.trimEnd(), style),
    })),
  );
  return {
    longest: Math.max(0, ...paragraphs.flat().map(({ bare }) => bare)),
    breakAt(room) {
      const lines: { text: string; width: number }[] = [];
      for (const paragraph of paragraphs) {
        let line = '';
        let used = 0;
        let filled = 0;
        for (const { piece, width, bare } of paragraph) {
          if (line !== '' && used + bare > room) {
            lines.push({ text: line.trimEnd(), width: filled });
            line = '';
            used = 0;
          }
          line += piece;
          filled = used + bare;
          used += width;
        }
        lines.push({ text: line.trimEnd(), width: filled });
      }
      return lines;
    },
  };
}

/** The lines of a text in a box `width` em wide. */
export const breakLines = (text: string, width: number, style: MeasuredStyle): string[] =>
  measureText(text, style)
    .breakAt(width)
    .map((line) => line.text);

/** The lines of a text, all at most `width` em wide; undefined if a word alone is wider. */
export function wrap(text: string, width: number, style: MeasuredStyle): string[] | undefined {
  const measured = measureText(text, style);
  return measured.longest > width ? undefined : measured.breakAt(width).map((line) => line.text);
}
