import { boundWords, nearWords } from './joined-words.ts';
import { letterWidths } from './letter-widths.ts';

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

/** Width of a letter by the file of its family, else by what kind of letter it is. */
function letterWidth(character: string, widths: ReadonlyMap<string, number> | undefined): number | undefined {
  const width = widths?.get(character);
  if (width !== undefined || widths === undefined || COMBINING.test(character)) return width;
  return widths.get(character.normalize('NFD').slice(0, 1));
}

/** Width of a line of text in em. */
export function widthOf(text: string, style: MeasuredStyle): number {
  const shown = style.uppercase ? text.toUpperCase() : text;
  const boldness = 1 + Math.max(0, style.weight - 400) * 0.0003;
  const widths = letterWidths(style.family, style.weight);
  let width = 0;
  for (const character of shown)
    width += (letterWidth(character, widths) ?? unitWidth(character) * boldness) + style.letterSpacing;
  return width;
}

// Neither behind an opening bracket nor before a mark that ends something.
const BREAK_BETWEEN =
  /(?<=[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60])(?<![（「『【〈《])(?![、。，．！？：；」』）】〉》ー])/;
const BREAKS_ANYWHERE = /[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/;

/** A word with a hyphen is not broken at it up to so many signs: "Abgrall-Tissot" is one name. */
const SHORT = 15;

/**
 * The pieces that a line may be broken between: words and the parts of words with a hyphen, and single characters of
 * scripts without spaces. Addresses and numbers stay whole.
 */
function pieces(text: string): string[] {
  return text.split(/(?<=[^\S\u00a0\u202f])/).flatMap((word) => {
    if (BREAKS_ANYWHERE.test(word)) return word.split(BREAK_BETWEEN);
    return word.length <= SHORT || /[@/.]\S/.test(word) ? [word] : word.split(/(?<=\p{L}-)(?=\p{L})/u);
  });
}

/** A text measured once, to be broken at many widths. */
export interface MeasuredText {
  /** Width of its longest piece in em: nothing narrower holds it unbroken. */
  longest: number;
  /** Width in em of its longest date, amount, number or name: in anything narrower one of them is broken. */
  bound: number;
  /** Its lines in a box `width` em wide. A piece that alone is wider stands on a line of its own. */
  breakAt(width: number): { text: string; width: number }[];
}

interface Piece {
  piece: string;
  width: number;
  bare: number;
}

/** Pieces that a line is not broken between where the room allows it. */
interface Run<Part extends Piece> extends Piece {
  parts: readonly Part[];
}

const pieceOf = (piece: string, style: MeasuredStyle): Piece => ({
  piece,
  width: widthOf(piece, style),
  bare: widthOf(piece.trimEnd(), style),
});

/** Pieces as one; most runs have one alone, which is measured. */
function runOf<Part extends Piece>(parts: readonly Part[], style: MeasuredStyle): Run<Part> {
  const [only, ...others] = parts;
  const { piece, width, bare } =
    only !== undefined && others.length === 0
      ? only
      : pieceOf(parts.map((part) => part.piece).join(''), style);
  return { piece, width, bare, parts };
}

function runsOf(paragraph: string, style: MeasuredStyle): Run<Run<Piece>>[] {
  const bound = boundWords(pieces(paragraph)).map((words) =>
    runOf(
      words.map((word) => pieceOf(word, style)),
      style,
    ),
  );
  let at = 0;
  return nearWords(bound.map(({ piece }) => piece)).map((words) => {
    const parts = bound.slice(at, at + words.length);
    at += words.length;
    return runOf(parts, style);
  });
}

/** What stays whole in a room. */
const wholeIn = (runs: readonly Run<Run<Piece>>[], room: number): Piece[] =>
  runs.flatMap((run) =>
    run.bare <= room ? [run] : run.parts.flatMap((part) => (part.bare <= room ? [part] : part.parts)),
  );

/**
 * Measures a text: lines break after spaces and hyphens, or between the characters of scripts without spaces; not
 * within a date, an amount or a name while there is room for it on a line.
 */
export function measureText(text: string, style: MeasuredStyle): MeasuredText {
  const paragraphs = text.split('\n').map((paragraph) => runsOf(paragraph, style));
  return {
    longest: Math.max(
      0,
      ...paragraphs
        .flat()
        .flatMap(({ parts }) => parts.flatMap((part) => part.parts.map(({ bare }) => bare))),
    ),
    bound: Math.max(0, ...paragraphs.flat().flatMap(({ parts }) => parts.map(({ bare }) => bare))),
    breakAt(room) {
      const lines: { text: string; width: number }[] = [];
      for (const paragraph of paragraphs) {
        let line = '';
        let used = 0;
        let filled = 0;
        for (const { piece, width, bare } of wholeIn(paragraph, room)) {
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
