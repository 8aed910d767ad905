// Where the lines of a design's text end is part of what its frame says: who fits text to a box and who draws it must
// agree, so both measure here. Widths are in em of a grotesque sans at regular weight, rounded up so that what fits
// here fits when it is drawn.
const NARROW = new Set("iIljtfr.,:;'’‘|!()[]1 -");
const WIDE = new Set('mwMWQO@%&GDHNUCAKRVXYZBESP');
const WIDEST = new Set('mwMW@%');
const FULL_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const COMBINING = /[\p{Mn}\p{Me}\p{Cf}]/u;

function unitWidth(character: string): number {
  if (COMBINING.test(character)) return 0;
  if (character === ' ') return 0.3;
  if (WIDEST.has(character)) return 0.94;
  if (NARROW.has(character)) return character === '1' ? 0.58 : 0.38;
  if (WIDE.has(character)) return 0.74;
  if (FULL_WIDTH.test(character)) return character.length > 1 ? 1.3 : 1.04;
  if (/\p{Lu}/u.test(character)) return 0.72;
  if (/[\u0900-\u0dff]/.test(character)) return 0.72;
  return 0.6;
}

/** How a text looks, as far as its width goes. */
export interface MeasuredStyle {
  weight: number;
  /** Em added after each letter. */
  letterSpacing: number;
  uppercase: boolean;
}

/** Width of a line of text in em. */
export function widthOf(text: string, style: MeasuredStyle): number {
  const shown = style.uppercase ? text.toUpperCase() : text;
  const boldness = 1 + Math.max(0, style.weight - 400) * 0.0003;
  let width = 0;
  for (const character of shown) width += unitWidth(character) * boldness + style.letterSpacing;
  return width;
}

const BREAKS_ANYWHERE = /[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/;

/** The pieces that a line may be broken between: words, and single characters of scripts without spaces. */
function pieces(text: string): string[] {
  return text.split(/(?<=\s)|(?<=-)/).flatMap((word) => {
    if (!BREAKS_ANYWHERE.test(word)) return [word];
    return word.split(/(?<=[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60])(?![、。，．！？」』)）])/);
  });
}

/**
 * The lines of a text in a box `width` em wide: broken after spaces and hyphens, or between the characters of scripts
 * that have no spaces. A word that alone is wider stands on a line of its own.
 */
export function breakLines(text: string, width: number, style: MeasuredStyle): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const piece of pieces(paragraph)) {
      if (line !== '' && used + widthOf(piece.trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += piece;
      used += widthOf(piece, style);
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** The lines of a text, all at most `width` em wide; undefined if a word alone is wider. */
export function wrap(text: string, width: number, style: MeasuredStyle): string[] | undefined {
  const isTooWide = (piece: string): boolean => widthOf(piece.trimEnd(), style) > width;
  return pieces(text).some(isTooWide) ? undefined : breakLines(text, width, style);
}
