/** Turns places in code points into places in UTF-16 units. */
export function unitOffsets(text: string): (codePoint: number) => number {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return (codePoint) => offsets[codePoint] ?? text.length;
}
