import type { Box } from '../box.ts';
import type { Chart, Dataset } from '../chart.ts';
import { columnHead } from '../column-head.ts';
import type { DatavizContent, Placement } from '../dataviz.ts';
import { TABLE_ROWS } from '../table-rows.ts';
import { plainText } from '../text.ts';
import { measureText } from '../text-metrics.ts';
import type { Theme } from '../theme.ts';
import {
  linesIn,
  type MeasuredBlock,
  measuredBlock,
  type WordBlock,
  type WordSizes,
  wordsHeight,
} from './board-words.ts';

/** The words of a tile in two sizes: what it is for, and what stands beside that. */
export interface TileWords {
  blocks: readonly MeasuredBlock[];
  /** How many times smaller than the main words those beside them are, and between which sizes of running text. */
  share: { of: number; least: number; most: number };
  /** Whether it shows a figure. */
  isFigure?: true;
}

/** How much larger than what it stands over the heading of a note or a table is. */
export const HEADING = 1.2;
const HEADED: Omit<WordBlock, 'text'> = { font: 'heading', weight: 700, scale: HEADING, lineHeight: 1.25 };
const BOLD: Omit<WordBlock, 'text'> = { font: 'heading', weight: 700, lineHeight: 1.12 };

/** Words in marks are somebody's, and stand out. */
const isQuoted = (line: string): boolean => /^\s*["“„«»「『]/u.test(line);
/** What was said, and behind it in the same line who it was: a name, where a sentence would go on in small letters. */
const SPOKEN =
  /^(\s*["“„«»「『][^"“„”«»「」『』]{12,}["“”«»」』])\s*[,–—-]{0,2}\s*([\p{Lu}\p{Lt}\p{Lo}].*)$/u;

/** A line of somebody's words, and under them who it was, as pages have both. */
function spokenIn(line: string): WordBlock[] {
  const [, said = line, by = ''] = SPOKEN.exec(line) ?? [];
  const quote: WordBlock = { text: said, font: 'heading', scale: 1.25, lineHeight: 1.3, after: 0.4 };
  return by === '' ? [{ ...quote, after: 0.3 }] : [quote, { text: by, weight: 600, after: 0.45 }];
}

function saidIn(text: string): WordBlock[] {
  const lines = text.trim().split('\n');
  // "Tea: 2.40", "Cake: 3.10" stand in ruled rows.
  const between = lines.filter((line) => line.includes(':')).length > 1 ? 0.4 : 0.2;
  return lines.flatMap((line, at) => {
    const after = at === lines.length - 1 ? between - 0.2 : between;
    return isQuoted(line) ? spokenIn(line) : [{ text: line.trim() === '' ? '\u00a0' : line, after }];
  });
}

/** A short figure stands in one line: "352 → 387". */
const unbroken = (value: string): string => (value.length > 18 ? value : value.replaceAll(' ', '\u00a0'));

const SHARES = { of: 0.3, least: 1, most: 2.2 };

/** How boards say what was made up, in their language. */
export interface BoardMarks {
  replace: string;
  example: string;
}

/** What a note, a statement or a figure says, in the blocks that it is set in; of anything else in a place for words its main sentence. */
export function tileWords(
  { kind, ref, large }: Placement,
  { charts, datasets, insights, notes = [] }: DatavizContent,
  theme: Theme,
  marks?: BoardMarks,
): TileWords | undefined {
  const blocks = (words: readonly WordBlock[]): MeasuredBlock[] =>
    words.filter(({ text }) => text !== '').map((word) => measuredBlock(word, theme));
  const note = notes.find(({ id }) => id === ref);
  const insight = insights.find(({ id }) => id === ref);
  const { heading = '' } = note ?? { heading: insight?.label };
  const text = note === undefined ? (insight?.text ?? '') : plainText(note.text);
  if (note === undefined && insight === undefined) {
    const chart = charts.find(({ id }) => id === ref);
    const main = chart?.takeaway ?? datasets.find(({ id }) => id === ref)?.title;
    return main === undefined ? undefined : { blocks: blocks(saidIn(main)), share: SHARES };
  }
  const isAsked = (note ?? insight)?.placeholder === true;
  const asked = isAsked ? [{ text: marks?.replace ?? '…', lineHeight: 1.4, isBeside: true }] : [];
  const value = kind === 'number' ? (insight?.evidence.value ?? '') : '';
  const said = text === heading ? [] : saidIn(text);
  const head = { text: heading, ...HEADED, scale: 1, after: 0.25, isBeside: true };
  if (value !== '') {
    const under = said.map((word) => ({ ...word, isBeside: true }));
    return {
      blocks: blocks([head, { text: unbroken(String(value)), ...BOLD }, ...under, ...asked]),
      share: SHARES,
      isFigure: true,
    };
  }
  if (large === true && !isQuoted(text)) {
    const lines = text.split('\n').map((line) => ({ text: line, ...BOLD }));
    return { blocks: blocks([head, ...lines, ...asked]), share: SHARES };
  }
  return { blocks: blocks([{ text: heading, ...HEADED, after: 0.3 }, ...said, ...asked]), share: SHARES };
}

/** The sizes of the words of a tile where its main ones have one. */
export const sizesAt = ({ share }: TileWords, main: number, type: number): WordSizes => ({
  main,
  beside: Math.min(share.most * type, Math.max(share.least * type, main * share.of)),
});

/** How high the words of a tile are where its main ones have a size. */
export const tileHeight = (
  words: TileWords,
  room: { width: number; type: number },
  main: number,
): number | undefined => wordsHeight(words.blocks, room.width, sizesAt(words, main, room.type));

/** What a cell has beside and above its words, how far its lines are apart, in em, and how bold the head of a table is. */
export const TABLE_CELL = { beside: 1.3, above: 0.75, leading: 1.3, headWeight: 600 };
/** So much higher a row may be where its place has room left, and what a link to its file takes under a table, in em. */
const TABLE_ROOM = { row: 0.75, file: 1.9 };

/** A table in a size: the widths of its columns, and the lines of each cell, the head first. */
export interface SetTable {
  size: number;
  /** Over the words of a cell, and under them. */
  pad: number;
  columns: readonly number[];
  rows: { height: number; cells: string[][] }[];
}

/** The table of a dataset with what is said under it, to be set in many sizes: its wide columns broken where it has no room for them. */
export interface MeasuredTable {
  over: readonly MeasuredBlock[];
  under: readonly MeasuredBlock[];
  /** Whether a link to its file stands under it. */
  hasFile: boolean;
  setIn: (width: number, size: number) => SetTable | undefined;
}

export function measuredTable(
  { title, fields, rows: all }: Dataset,
  { text: under, file }: Pick<Placement, 'text' | 'file'>,
  theme: Theme,
): MeasuredTable {
  const rows = all.slice(0, TABLE_ROWS);
  const [family] = theme.tokens.font.body.$value;
  const measured = fields.map((field, at) =>
    [columnHead(field), ...rows.map((row) => String(row[at] ?? ''))].map((cell, row) =>
      measureText(cell, {
        weight: row === 0 ? TABLE_CELL.headWeight : 400,
        ...{ letterSpacing: 0, uppercase: false, family },
      }),
    ),
  );
  const wide = measured.map((cells) => Math.max(...cells.map((cell) => lineOf(cell))) + TABLE_CELL.beside);
  const least = measured.map((cells) => Math.max(...cells.map(({ longest }) => longest)) + TABLE_CELL.beside);
  return {
    over: title === '' ? [] : [measuredBlock({ text: title, ...HEADED, after: 0.4 }, theme)],
    under: under === undefined ? [] : [measuredBlock({ text: under }, theme)],
    hasFile: file !== undefined,
    setIn(width, size) {
      const columns = sharedOut(wide, least, width / size);
      if (columns === undefined) return undefined;
      const set = [0, ...rows.map((_, at) => at + 1)].map((row) => {
        const cells = measured.map((own, at) =>
          (own[row]?.breakAt((columns[at] ?? 0) - TABLE_CELL.beside + 0.01) ?? []).map((line) => line.text),
        );
        const lines = Math.max(1, ...cells.map(({ length }) => length));
        return { height: (lines * TABLE_CELL.leading + TABLE_CELL.above) * size, cells };
      });
      const pad = (TABLE_CELL.above / 2) * size;
      return { size, pad, columns: columns.map((own) => own * size), rows: set };
    },
  };
}

/** How high a table with its words is in a size. */
export function tableHeight(
  { over, under, hasFile, setIn }: MeasuredTable,
  width: number,
  size: number,
): number | undefined {
  const words = wordsHeight([...over, ...under], width, { main: size, beside: size });
  const table = setIn(width, size);
  if (words === undefined || table === undefined) return undefined;
  const gap = (under.length > 0 ? size * 0.5 : 0) + (hasFile ? size * TABLE_ROOM.file : 0);
  return words + table.rows.reduce((sum, { height }) => sum + height, gap);
}

/** A table set in a room, its rows as much further apart as that has left. */
export function tableIn(table: MeasuredTable, { width, height }: Box, size: number): SetTable | undefined {
  const set = table.setIn(width, size);
  if (set === undefined) return undefined;
  const free = Math.max(0, height - (tableHeight(table, width, size) ?? height));
  const more = Math.min(free / set.rows.length, TABLE_ROOM.row * size);
  const rows = set.rows.map((row) => ({ ...row, height: row.height + more }));
  return { ...set, pad: set.pad + more / 2, rows };
}

/** In how many lines the rows of a table stand in a size, where they can. */
export function tableLines({ setIn }: MeasuredTable, width: number, size: number): number {
  const rows = setIn(width, size)?.rows.map(({ cells }) => Math.max(1, ...cells.map(({ length }) => length)));
  return rows?.reduce((sum, lines) => sum + lines, 0) ?? Number.POSITIVE_INFINITY;
}

const lineOf = (cell: { breakAt: (width: number) => { width: number }[] }): number =>
  Math.max(0, ...cell.breakAt(1e6).map(({ width }) => width));

/** The widths of columns in a room: what is wider than its share gives way; undefined where words would be broken. */
function sharedOut(
  wide: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] | undefined {
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  // A table is as wide as its place.
  if (sum(wide) <= room) return wide.map((own) => (own * room) / sum(wide));
  const free = room - sum(least);
  const more = sum(wide) - sum(least);
  if (free < 0) return undefined;
  return least.map((own, at) => own + (((wide[at] ?? own) - own) * free) / more);
}

/** The heading of a chart: the wider the larger, but in no more lines than in the smallest of its sizes. */
const HEADS = [1.65, 1.5, 1.35, 1.2];
const LARGE_HEAD = 2.1;

/** What stands over a chart, and the size of its heading. */
export function chartWords(
  { title, subtitle = '', takeaway }: Chart,
  theme: Theme,
  { width, type, isLarge, mark = '' }: { width: number; type: number; isLarge: boolean; mark?: string },
): { size: number; blocks: MeasuredBlock[] } {
  const head = measuredBlock(
    { text: title, font: 'heading', weight: 700, lineHeight: 1.2, after: 0.3 },
    theme,
  );
  const small = [subtitle || mark, takeaway === title ? '' : takeaway]
    .filter((text) => text !== '')
    .map((text) => measuredBlock({ text, lineHeight: 1.35, after: 0.4, isBeside: true }, theme));
  const linesAt = (size: number): number => linesIn(head, width, size).length;
  const sizes = HEADS.filter((size) => size === HEADS.at(-1) || size <= width / 375).map(
    (size) => size * type,
  );
  const fewest = linesAt(sizes.at(-1) ?? type);
  const size = isLarge ? LARGE_HEAD * type : (sizes.find((one) => linesAt(one) <= fewest) ?? type);
  return { size, blocks: [head, ...small] };
}
