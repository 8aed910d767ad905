import { type Theme, typeScale, widthOf } from '@sitewright/site-spec';
import { columnWidths } from './column-widths.ts';
import { boundWords } from './rich-text.ts';

/** The size of a table's type on a telephone, px, the space between cells, and the most lines of one. */
const PHONE = { size: 16, gap: 9, lines: 4 };

/** The room of a board on a telephone, whose edges grow with its type, px. */
export const boardRoomOnPhone = (theme: Theme): number => 390 - 80 * typeScale(theme);

/** Whether a table has room on a telephone as it is; else each of its rows is told in words. @param width px at 390. */
export function fitsPhone(rows: readonly (readonly string[])[], theme: Theme, width = 350): boolean {
  const scale = typeScale(theme);
  const gap = PHONE.gap * scale;
  const families = [theme.tokens.font.body, theme.tokens.font.heading].map(({ $value }) => $value[0]);
  const style = { weight: 700, letterSpacing: 0, uppercase: false };
  const widthIn = (text: string): number =>
    PHONE.size * scale * Math.max(...families.map((family) => widthOf(text, { ...style, family })));
  const { splits, widths } = columnWidths({
    rows: rows.map((row) => row.map(boundWords)),
    width,
    padding: gap,
    widthOf: widthIn,
    wordsOf: (text) => text.split(/[^\S\u00a0]+/u),
  });
  const isLow = rows.every((row) =>
    row.every((cell, at) => widthIn(cell) <= ((widths[at] ?? 0) - gap) * (PHONE.lines - 0.3)),
  );
  return !splits && isLow;
}
