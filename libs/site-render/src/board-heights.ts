import { type DatavizSpec, type Placement, plainText, SHEETS, typeScale } from '@sitewright/site-spec';
import { textWidth } from './chart-style/text-width.ts';
import { shownTable } from './figure.ts';

type Content = DatavizSpec['content'];

/** A board where nothing says how wide it is, or its sheet is wide, and what is between two tiles, px. */
export const WIDE_BOARD = 1344;
export const BOARD_GAP = 20;

/** The sides of the sheet that a board fills; nought where it fills none. */
export const sidesOf = ({ dashboard: { sheet } }: Content): readonly [across: number, up: number] =>
  sheet === undefined ? [0, 0] : SHEETS[sheet];

/** What tiles one under another take of the height of a board. */
export const stacked = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height + BOARD_GAP, 0);

function wordsOf(ref: string, { insights, notes = [] }: Content): string {
  const insight = insights.find(({ id }) => id === ref);
  const note = notes.find(({ id }) => id === ref);
  return insight?.text ?? (note === undefined ? '' : plainText(note.text));
}

/** How many letters a note or a statement has. */
export const lettersOf = (ref: string, content: Content): number => wordsOf(ref, content).length;

/** The size of words in a table, what a column has besides them, and what wider cells break to, px. */
const TABLE = { size: 16, beside: 30, broken: 190 };

/** About how wide a table is, with its longer cells in one line or in two, px. */
export function tableWidth(
  ref: string,
  { content, theme, language }: DatavizSpec,
  isBroken: boolean,
): number {
  const dataset = content.datasets.find(({ id }) => id === ref);
  if (dataset === undefined) return TABLE.beside;
  const { heads, shown } = shownTable(dataset, language);
  const wide = (text: string): number => textWidth(text, TABLE.size) * typeScale(theme);
  const cellWidth = (text: string): number =>
    isBroken ? Math.min(wide(text), Math.max(TABLE.broken, wide(text) / 2)) : wide(text);
  const columns = heads.map((head, at) =>
    Math.max(...head.split(' ').map(wide), ...shown.map((row) => cellWidth(row[at] ?? ''))),
  );
  return columns.reduce((sum, column) => sum + column + TABLE.beside, TABLE.beside);
}

/** About how high a tile without a chart is. */
export function heightOf({ kind, ref }: Placement, width: number, spec: DatavizSpec): number {
  const { content, theme } = spec;
  const grown = typeScale(theme);
  if (kind === 'number') return 140 * grown;
  if (kind === 'table') {
    const dataset = content.datasets.find(({ id }) => id === ref);
    const isBroken = tableWidth(ref, spec, false) > width - 60;
    const [head, row] = isBroken ? [130, 72] : [90, 42];
    return (head + row * (dataset?.rows.length ?? 0)) * grown;
  }
  const room = Math.max(200, width - 60) / (8.5 * grown);
  const lines = wordsOf(ref, content)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / room)));
  return (80 + lines.reduce((sum, count) => sum + count * 27, 0)) * grown;
}
