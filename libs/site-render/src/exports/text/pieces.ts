import { type Face, isShapeless } from './font-book.ts';
import type { Shift } from './raised.ts';

/** Text in one font and direction. */
export interface Piece {
  text: string;
  face: Face;
  level: number;
  width: number;
  href?: string | undefined;
  /** Where it is not on the line. */
  shift?: Shift | undefined;
}

/** One user-perceived character. */
export interface Unit {
  text: string;
  face: Face;
  level: number;
  href?: string | undefined;
  shift?: Shift | undefined;
}

/** Whether a run of that bidirectional level reads from right to left. */
export const isRightToLeft = ({ level }: { level: number }): boolean => level % 2 === 1;

/** What is handed to the shaper: nothing that has no glyph. */
export const shapeable = ({ text, face }: Pick<Piece, 'text' | 'face'>): string =>
  [...text]
    .filter(
      (character) => !isShapeless(character) || (/[\u200c\u200d]/.test(character) && face.has(character)),
    )
    .join('');

const widths = new WeakMap<Face['font'], Map<string, number>>();
const maxWidths = 20_000;

/** The width of a piece in em. */
export function widthOf(piece: Pick<Piece, 'text' | 'face' | 'level' | 'shift'>, language: string): number {
  const { font, shape } = piece.face;
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const key = `${piece.level % 2}${language} ${piece.text}`;
  let width = known.get(key);
  if (width === undefined) {
    const glyphs = shape(shapeable(piece), isRightToLeft(piece) ? 'rtl' : 'ltr', language);
    width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
    if (known.size >= maxWidths) known.clear();
    known.set(key, width);
  }
  return width * (piece.shift?.scale ?? 1);
}

export const trimmed = (units: Unit[]): Unit[] =>
  units.slice(0, units.findLastIndex(({ text }) => text.trim() !== '') + 1);

/** Neighbours of one font, direction and link, in the order in which they are read. */
export function joined(units: readonly Unit[]): Omit<Piece, 'width'>[] {
  const pieces: Omit<Piece, 'width'>[] = [];
  for (const unit of units) {
    const last = pieces.at(-1);
    if (
      last?.face.font === unit.face.font &&
      last.level === unit.level &&
      last.href === unit.href &&
      last.shift === unit.shift
    )
      last.text += unit.text;
    else pieces.push({ ...unit });
  }
  return pieces;
}

const widthOfUnits = (units: readonly Unit[], language: string): number =>
  joined(units).reduce((sum, piece) => sum + widthOf(piece, language), 0);

/** What is not broken where it fits into a line, and its width in em, with the space behind it and without. */
export interface Word {
  units: Unit[];
  width: number;
  bare: number;
}

export function wordOf(units: Unit[], language: string): Word {
  const width = widthOfUnits(units, language);
  const bare = trimmed(units);
  return { units, width, bare: bare.length === units.length ? width : widthOfUnits(bare, language) };
}
