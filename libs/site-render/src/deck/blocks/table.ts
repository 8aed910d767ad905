import { plainText, type SlideBlock } from '@sitewright/site-spec';
import { bound } from '../../rich-text.ts';
import type { TextStyle } from '../element.ts';
import { bodyStyle, type Fitted, type Room, stacked, words } from '../fitted.ts';

type Table = Extract<SlideBlock, { type: 'table' }>;

/** A table over the whole width: columns by what they hold, rows with air where there is room. */
export function tableFit(block: Table, width: number, room: Room): Fitted {
  const { look, scale, measure } = room;
  const { columns, rows, totals, caption } = block;
  const bind = (row: readonly string[]): string[] => row.map((cell) => plainText(bound(cell)));
  const all = [columns.map(({ label }) => label), ...rows, ...(totals === undefined ? [] : [totals])].map(
    bind,
  );
  const isLarge = all.length <= 7 && columns.length <= 5;
  const style: TextStyle = { ...bodyStyle(room, isLarge ? 19 : 16), leading: 1.25 };
  const strong = { ...style, bold: true };
  const padding = style.size * 0.5;
  const widths = columnWidths(all, width, padding * 2, (text) => measure.width(text, strong));
  const heights = all.map(
    (row) =>
      Math.max(
        ...columns.map((_, at) =>
          measure.height(row[at] || ' ', strong, Math.max(10, (widths[at] ?? 0) - padding * 2)),
        ),
      ) +
      padding * 2,
  );
  const height = heights.reduce((sum, one) => sum + one, 0);
  const table: Fitted = {
    height,
    most: height + all.length * style.size * 1.1,
    draw(area) {
      const more = (area.height - height) / all.length;
      const grown = heights.map((one) => one + more);
      return [
        {
          kind: 'table',
          columns,
          rows: rows.map(bind),
          totals: totals === undefined ? undefined : bind(totals),
          style,
          widths,
          heights: grown,
          padding,
          line: look.border,
          head: look.strong,
          ...area,
          width,
        },
      ];
    },
  };
  if (caption === undefined) return table;
  const small = { ...bodyStyle(room, 15), color: look.muted };
  return stacked([words([{ tag: 'Caption', text: caption, style: small }], width, room), table], 8 * scale);
}

/** Columns share the width by what their cells hold; each has room for its longest word, if all of them do. */
function columnWidths(
  rows: readonly (readonly string[])[],
  width: number,
  padding: number,
  widthOf: (text: string) => number,
): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const measured = Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf)) + padding + 1;
    const least = widest(cells.flatMap((cell) => cell.split(/[ \n]/u)));
    return { least, wanted: Math.max(least, Math.min(widest(cells), width * 0.6), width / count / 2.5) };
  });
  const sumOf = (key: 'least' | 'wanted'): number => measured.reduce((sum, one) => sum + one[key], 0);
  const [least, wanted] = [sumOf('least'), sumOf('wanted')];
  if (wanted <= width) {
    const more = (width - wanted) / count;
    return measured.map((one) => one.wanted + more);
  }
  if (least >= width) return measured.map((one) => (one.least / least) * width);
  const share = (width - least) / (wanted - least);
  return measured.map((one) => one.least + (one.wanted - one.least) * share);
}
