// The widths by which the built-in engine fits text to its box: a line that it made fit must not break here.
// In em of a grotesque sans at regular weight, rounded up, so that what is measured here fits when it is drawn.
const narrow = new Set("iIljtfr.,:;'’‘|!()[]1 -");
const wide = new Set('mwMWQO@%&GDHNUCAKRVXYZBESP');
const widest = new Set('mwMW@%');
const fullWidth =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const combining = /[\p{Mn}\p{Me}\p{Cf}]/u;

function advance(character: string): number {
  if (combining.test(character)) return 0;
  if (character === ' ') return 0.3;
  if (widest.has(character)) return 0.94;
  if (narrow.has(character)) return character === '1' ? 0.58 : 0.38;
  if (wide.has(character)) return 0.74;
  if (fullWidth.test(character)) return character.length > 1 ? 1.3 : 1.04;
  if (/\p{Lu}/u.test(character)) return 0.72;
  if (/[\u0900-\u0dff]/.test(character)) return 0.72;
  return 0.6;
}

interface TextBox {
  width: number;
  fontSize: number;
  fontWeight: number;
  letterSpacing: number;
}

/** Rounding in the engine may leave a box this much too narrow, in the unit of the frame. */
const slack = 0.01;

const breaksAnywhere = /[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/;

/** The pieces that a line may be broken between: words, and single characters of scripts without spaces. */
const pieces = (text: string): string[] =>
  text.split(/(?<=\s)|(?<=-)/).flatMap((word) => {
    if (!breaksAnywhere.test(word)) return [word];
    return word.split(/(?<=[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60])(?![、。，．！？」』)）])/);
  });

/** Breaks text into the lines that fit a box, at spaces, or anywhere in scripts that have none. */
export function wrapLines(text: string, { width, fontSize, fontWeight, letterSpacing }: TextBox): string[] {
  const boldness = 1 + Math.max(0, fontWeight - 400) * 0.00022;
  const room = (width + slack) / fontSize;
  const widthOf = (line: string): number =>
    [...line].reduce((sum, character) => sum + advance(character) * boldness + letterSpacing, 0);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of pieces(paragraph)) {
      if (line !== '' && widthOf(line) + widthOf(piece.trimEnd()) > room) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
    return [...lines, line.trimEnd()];
  });
}
