import { type DatavizSpec, plainText, SHEETS } from '@sitewright/site-spec';
import { typeScale } from './theme-css.ts';

type Content = DatavizSpec['content'];
type Placement = Content['dashboard']['placements'][number];

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
export const wordsIn = (ref: string, content: Content): number => wordsOf(ref, content).length;

/** The letters of the longest cell of each column, with the air beside them: more than a table is wide break its rows. */
const lettersIn = ({ fields, rows }: Content['datasets'][number]): number =>
  fields.reduce((sum, { name, title = name, unit = '' }, at) => {
    const cells = rows.map((row) => `${row[at] ?? ''}`.length);
    return sum + Math.max(title.length + unit.length + 3, ...cells) + 3;
  }, 0);

/** About how high a tile without a chart is. */
export function heightOf({ kind, ref }: Placement, width: number, { content, theme }: DatavizSpec): number {
  const { datasets } = content;
  const grown = typeScale(theme);
  if (kind === 'number') return 140 * grown;
  if (kind === 'table') {
    const dataset = datasets.find(({ id }) => id === ref);
    const isBroken = dataset !== undefined && lettersIn(dataset) * 8.5 * grown > width - 60;
    const [head, row] = isBroken ? [130, 72] : [90, 42];
    return (head + row * (dataset?.rows.length ?? 0)) * grown;
  }
  const room = Math.max(200, width - 60) / (8.5 * grown);
  const lines = wordsOf(ref, content)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / room)));
  return (80 + lines.reduce((sum, count) => sum + count * 27, 0)) * grown;
}
