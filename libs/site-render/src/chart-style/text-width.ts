/** Widths of letters as shares of the size of type, as usual text faces have them. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}/u, 0],
  [/\p{Mc}/u, 0.4],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u, 1],
  [/[iljI.,:;'’‘|!]/u, 0.28],
  [/[ftr()[\]\-\s"/]/u, 0.36],
  [/[mwMW@%—…]/u, 0.87],
  [/\p{Lu}/u, 0.68],
  [/\p{Nd}/u, 0.58],
  [/[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}]/u, 0.62],
];
const OTHER = 0.55;

/** Charts measure the same letters over and over. */
const known = new Map<string, number>();

function letterWidth(letter: string): number {
  const width = known.get(letter) ?? WIDTHS.find(([of]) => of.test(letter))?.[1] ?? OTHER;
  known.set(letter, width);
  return width;
}

/** About how wide a line of text is in any face, in pixels; the same on a server and in a browser. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

/** Where a line may end: after a blank, and between two ideographs or behind their comma. */
const ENDS = /(?<=\s)|(?<=[\p{Script=Han}，、：；])(?=\p{Script=Han})/u;

/** Lines no wider than `width` pixels, as far as words allow. */
export function linesOf(text: string, width: number, size: number): string[] {
  const lines = [''];
  for (const word of text.split(ENDS)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && textWidth((last + word).trimEnd(), size) > width) lines.push(word);
    else lines[lines.length - 1] = last + word;
  }
  return lines.map((line) => line.trimEnd());
}

/** Words in two lines are as broad as the first of these shares of one line that bears them. */
const HALVES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75];

/** Words in two lines, as narrow as they may be; undefined where they have only one. */
export function inTwoLines(words: string, size: number): string[] | undefined {
  const wide = textWidth(words, size);
  return HALVES.map((share) => linesOf(words, wide * share, size)).find(({ length }) => length === 2);
}
