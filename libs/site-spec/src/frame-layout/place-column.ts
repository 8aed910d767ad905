import type { Box } from '../box.ts';
import {
  AROUND,
  type Column,
  type MeasuredRow,
  measureColumn,
  type PlacedColumn,
  type PlacedText,
  type Sizes,
} from './fit-text.ts';
import { balancedWidth, PAD } from './measure-text.ts';
import type { SetText } from './set-text.ts';

/** Where the group with the largest text ends, which is the head of a frame. */
export function headEnd(rows: readonly { group: number; cells: readonly { text: SetText }[] }[]): number {
  const head = rows.findIndex(({ cells }) => cells.some(({ text }) => text.level === 'large'));
  const group = rows[head]?.group;
  const after = rows.findIndex((row, index) => index > head && row.group !== group);
  return after === -1 ? rows.length : after;
}

/** Less than this share of an area is no place for a motif, only a hole. */
const OPEN = 0.18;

/**
 * What to do with the room that a spread column leaves: one open place behind its head, or, where that would be a hole
 * or there are several heads, the same more between all groups.
 */
function rhythmOf(
  rows: readonly MeasuredRow[],
  { column, left, small }: { column: Column; left: number; small: number },
): { isOpen: boolean; between: number; groups: number } {
  const groups = rows.filter((row, index) => index > 0 && row.group !== rows[index - 1]?.group).length;
  const heads = rows.filter(({ cells }) => cells.some(({ text }) => text.level === 'large')).length;
  const gap = left + (rows[headEnd(rows)]?.gap ?? 0);
  const isOpen = heads === 1 && gap >= column.area.height * OPEN;
  if (column.valign !== 'spread' || isOpen || groups === 0) return { isOpen, between: 0, groups };
  return { isOpen, between: Math.min(left / groups, heads === 1 ? left : small * 1.2), groups };
}

/** Under centred texts the columns of a list stand in the middle too: how far each group is moved. */
function indentsOf(rows: readonly MeasuredRow[], { align, box }: Column): Map<number, number> {
  const groups = Map.groupBy(
    align === 'center' ? rows.filter(({ isSplit }) => isSplit) : [],
    ({ group }) => group,
  );
  return new Map(
    [...groups].map(([group, own]) => {
      const ends = own.flatMap(({ cells }) =>
        cells.map(({ text, x, room, fontSize, align: side }) =>
          side === 'start' ? x + balancedWidth(text, room, fontSize) : x + room,
        ),
      );
      return [group, Math.max(0, (box.width - Math.max(...ends)) / 2)];
    }),
  );
}

/** Puts the rows of a column in place. */
export function placeColumn(column: Column, sizes: Sizes): PlacedColumn {
  const rows = measureColumn(column, sizes) ?? [];
  const { box, fill, align, valign } = column;
  const used = rows.reduce((sum, { height, gap }) => sum + height + gap, 0);
  // Things of a list take some of the room that is left, so that they are told apart.
  const nexts = rows.filter((row) => row.isNext).length;
  const air = Math.min((box.height - used) * 0.5, nexts * sizes.small * (column.isRuled ? 2 : 0.4));
  const apart = nexts === 0 ? 0 : Math.max(0, air) / nexts;
  const left = Math.max(0, box.height - used - apart * nexts);
  const rhythm = rhythmOf(rows, { column, left, small: sizes.small });
  const split = valign === 'spread' && rhythm.isOpen ? headEnd(rows) : -1;
  const over = left - rhythm.between * rhythm.groups;
  let y = box.y + (valign === 'middle' ? left / 2 : valign === 'bottom' ? left : 0);
  const indents = indentsOf(rows, column);
  const texts: PlacedText[] = [];
  const rules: Box[] = [];
  const boxes: Box[] = [];
  let free: Box = {
    x: box.x,
    y: box.y + used + apart * nexts,
    width: box.width,
    height: valign === 'top' ? left : 0,
  };
  for (const [index, row] of rows.entries()) {
    if (split === index) {
      free = { x: box.x, y, width: box.width, height: left + row.gap };
      y += left;
    }
    const isGroup = index > 0 && row.group !== rows[index - 1]?.group;
    const gap = row.gap + (row.isNext ? apart : 0) + (isGroup ? rhythm.between : 0);
    y += gap;
    const indent = indents.get(row.group) ?? 0;
    if (row.isLed && row.isNext)
      rules.push({ x: box.x + indent, y: y - gap / 2, width: box.width - indent * 2, height: 0 });
    const around = sizes.small * AROUND;
    const boxed = Map.groupBy(
      row.cells.filter(({ text }) => text.isBoxed),
      ({ x }) => x,
    );
    for (const [x, [cell]] of boxed)
      boxes.push({ x: box.x + x - around, y, width: (cell?.room ?? 0) + around * 2, height: row.height });
    for (const cell of row.cells) {
      const isCentred = align === 'center' && !row.isSplit;
      // Words in the middle of their cell leave none alone on a line.
      const isOwn =
        !row.isSplit ||
        cell.align === 'start' ||
        (cell.align === 'center' && !cell.text.isBlank) ||
        cell.text.isButton;
      const width = isOwn ? balancedWidth(cell.text, cell.room, cell.fontSize) : cell.room;
      const side = cell.align === 'center' ? 0.5 : cell.align === 'end' ? 1 : 0;
      const x = isCentred ? (box.width - width) / 2 : cell.x + (cell.room - width) * side + indent;
      texts.push({
        text: cell.text,
        box: { x: box.x + x, y: y + cell.y, width, height: cell.height },
        fontSize: cell.fontSize,
        align: isCentred ? 'center' : cell.align,
        fill,
      });
    }
    y += row.height;
  }
  if (valign === 'spread' && (split === -1 || split >= rows.length))
    free = { x: box.x, y, width: box.width, height: over };
  return { column, texts, rules, boxes, free };
}

/** Room around the words of a button. */
export const innerBox = ({ box, fontSize }: PlacedText): Box => ({
  x: box.x + PAD.x * fontSize,
  y: box.y + PAD.y * fontSize,
  width: box.width - PAD.x * 2 * fontSize,
  height: box.height - PAD.y * 2 * fontSize,
});
