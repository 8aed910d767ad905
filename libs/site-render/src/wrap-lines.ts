/** Average advance of a character as a part of the font size, by its kind; close for the families in use. */
function advance(character: string): number {
  if (/[ilj.,:;'|!()[\]]/.test(character)) return 0.3;
  if (/[mwMW@%]/.test(character)) return 0.88;
  if (/[A-ZÄÖÜ0-9]/.test(character)) return 0.66;
  if (/\s/.test(character)) return 0.28;
  if (/[\u1100-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(character)) return 1;
  return 0.54;
}

interface TextBox {
  width: number;
  fontSize: number;
  fontWeight: number;
  letterSpacing: number;
}

/** Breaks text into the lines that fit a box, at spaces, or anywhere in scripts that have none. */
export function wrapLines(text: string, { width, fontSize, fontWeight, letterSpacing }: TextBox): string[] {
  const weight = fontWeight >= 600 ? 1.06 : 1;
  const widthOf = (line: string): number =>
    [...line].reduce((sum, character) => sum + (advance(character) * weight + letterSpacing) * fontSize, 0);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.match(
      /[\u3040-\u9fff\uac00-\ud7af]|[^\s\u3040-\u9fff\uac00-\ud7af]+\s*|\s+/g,
    ) ?? ['']) {
      if (line !== '' && widthOf((line + word).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = word.trimStart();
      } else {
        line += word;
      }
    }
    return [...lines, line.trimEnd()];
  });
}
