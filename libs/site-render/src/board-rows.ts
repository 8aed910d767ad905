import { type DatavizSpec, plainText, SHEETS } from '@sitewright/site-spec';
import { heightOf, wordsIn } from './board-heights.ts';
import { textWidth } from './chart-style/text-width.ts';
import { shownTable } from './figure.ts';
import { typeScale } from './theme-css.ts';

type Content = DatavizSpec['content'];
type Placement = Content['dashboard']['placements'][number];

/** A board where nothing says how wide it is, or its sheet is wide, and what is between two tiles, px. */
export const WIDE_BOARD = 1344;
export const BOARD_GAP = 20;

/** Spans of tiles in a row: even, but for the one of three that says next to nothing; two are as wide as they are long. */
function spansOf(lengths: readonly number[]): number[] {
  const [one = 0, other = 0] = lengths;
  if (lengths.length === 2) {
    const own = one + other === 0 ? 6 : Math.round((12 * one) / (one + other));
    const span = Math.min(8, Math.max(4, own));
    return [span, 12 - span];
  }
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (lengths.length !== 3 || least > 60 || most < 4 * least) return lengths.map(() => 12 / lengths.length);
  const rest = lengths.filter((length) => length !== least);
  const isLike = Math.max(...rest) < 2 * Math.min(...rest);
  return lengths.map((length) => (length === least ? 2 : isLike ? 5 : length === most ? 6 : 4));
}

/** Rows of tiles with their spans: a table and words that each had a row share one where it has room for both. */
function withSpans(
  [row, next, ...others]: readonly Placement[][],
  spec: DatavizSpec,
  wide: number,
): { row: Placement[]; spans: number[] }[] {
  if (row === undefined) return [];
  const both = [...row, ...(next ?? [])];
  const [one, other, ...more] = both;
  const isTwo = next !== undefined && one !== undefined && other !== undefined && more.length === 0;
  const beside = isTwo ? spansBeside(one, other, spec, wide) : undefined;
  if (beside !== undefined) return [{ row: both, spans: beside }, ...withSpans(others, spec, wide)];
  const spans = spansOf(row.map(({ ref }) => wordsIn(ref, spec.content)));
  return [{ row, spans }, ...withSpans(next === undefined ? [] : [next, ...others], spec, wide)];
}

/** Rows of three or two, so that none stands alone at the end of several. */
function rowsOfThree(run: readonly Placement[]): Placement[][] {
  if (run.length === 0) return [];
  const size = run.length === 4 || run.length === 2 ? 2 : 3;
  return [run.slice(0, size), ...rowsOfThree(run.slice(size))];
}

/** The size of words in a table, what a column has besides them, and what wider cells break to, px. */
const TABLE = { size: 16, beside: 30, broken: 190 };

/** About how wide a table is, with its longer cells in one line or in two, px. */
function tableWidth(ref: string, { content, theme, language }: DatavizSpec, isBroken: boolean): number {
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

/** What a table may have of the board beside words. */
const BESIDE_WORDS = [7, 8] as const;
/** A tile beside another is at least so much of its height. */
const LEAST_HIGH = 0.5;

/** The spans of a table and of words before or after it that have room in one row, and are about as high; else nothing. */
function spansBeside(
  one: Placement,
  other: Placement,
  spec: DatavizSpec,
  wide: number,
): number[] | undefined {
  const table = [one, other].find(({ kind }) => kind === 'table');
  const words = [one, other].find(({ kind }) => kind !== 'table');
  if (table === undefined || words === undefined) return undefined;
  const share = (span: number): number => (wide * span) / 12;
  const [span] = [false, true].flatMap((isBroken) => {
    const width = tableWidth(table.ref, spec, isBroken);
    return BESIDE_WORDS.filter((each) => width <= share(each) - BOARD_GAP);
  });
  if (span === undefined) return undefined;
  const heights = [heightOf(table, share(span), spec), heightOf(words, share(12 - span), spec)];
  if (Math.min(...heights) < LEAST_HIGH * Math.max(...heights)) return undefined;
  return one === table ? [span, 12 - span] : [12 - span, span];
}

/** The only chart and the table beside it, on a grid of so many columns. */
export interface Aside {
  chart: Placement;
  table: Placement;
  columns: number;
}

/** What each of a chart and a table beside it has of the board at least. */
const LEAST_SHARE = 0.3;

/**
 * The table that stands beside the only chart, with the place of both: one that was placed there, or that of a wide sheet,
 * which has little room under a chart.
 */
export function asideOf(spec: DatavizSpec): Aside | undefined {
  const { placements, sheet, columns } = spec.content.dashboard;
  const chart = placements.find(({ kind }) => kind === 'chart');
  const [table, ...more] = placements.filter(({ kind }) => kind === 'table');
  if (chart === undefined || table === undefined || more.length > 0) return undefined;
  const besides = placements.filter(({ row }) => row === chart.row);
  const isShared = besides.every(({ columnSpan }) => columnSpan >= columns * LEAST_SHARE);
  if (table.row === chart.row && besides.length === 2 && isShared)
    return { chart, table: { ...table, rowSpan: 1 }, columns };
  const [across, up] = sheet === undefined ? [0, 0] : SHEETS[sheet];
  if (across <= up) return undefined;
  // More columns than three stand too close in a third of a board.
  const fields = spec.content.datasets.find(({ id }) => id === table.ref)?.fields.length ?? 0;
  const span = (fields > 3 ? [7, 6] : [8, 7]).find(
    (own) => tableWidth(table.ref, spec, own < 8) <= (WIDE_BOARD * (12 - own)) / 12 - 3 * BOARD_GAP,
  );
  const row = { row: 1, rowSpan: 1 };
  return span === undefined
    ? undefined
    : {
        chart: { ...chart, ...row, column: 1, columnSpan: span },
        table: { ...table, ...row, column: span + 1, columnSpan: 12 - span },
        columns: 12,
      };
}

/** A board on a wide sheet with its only chart and its only table in rows of their own: both in the first of them. */
export function withTableBeside(spec: DatavizSpec): DatavizSpec {
  const { charts, dashboard } = spec.content;
  const aside = asideOf(spec);
  const { placements } = dashboard;
  if (aside === undefined || charts.length > 1 || dashboard.columns !== aside.columns) return spec;
  const places = new Map([aside.chart, aside.table].map((one) => [one.id, one]));
  const own = placements.filter(({ id }) => places.has(id));
  if (own.some(({ row }) => placements.filter((one) => one.row === row).length > 1)) return spec;
  const row = Math.min(...own.map((one) => one.row));
  const beside = placements.map((one) => ({
    ...one,
    ...places.get(one.id),
    row: places.has(one.id) ? row : one.row,
  }));
  return { ...spec, content: { ...spec.content, dashboard: { ...dashboard, placements: beside } } };
}

/** What stands about the only chart of so wide a board, in its order: words in rows of up to three, each table in a row of its own or with words. */
export function rowsAround(
  all: readonly Placement[],
  spec: DatavizSpec,
  wide: number,
): { row: Placement[]; spans: number[] }[] {
  const runs: Placement[][] = [];
  for (const placement of all) {
    const last = runs.at(-1);
    const isTable = placement.kind === 'table' || last?.[0]?.kind === 'table';
    if (last === undefined || isTable) runs.push([placement]);
    else last.push(placement);
  }
  return withSpans(runs.flatMap(rowsOfThree), spec, wide);
}

/** What is under or over the only chart: neither beside it nor the foot. */
const aboutOf = ({ content }: DatavizSpec, beside: readonly Placement[]): Placement[] => {
  const { placements, columns } = content.dashboard;
  const foot = footOf(rowsOf(placements, columns), content);
  return placements.filter((one) => one.kind !== 'chart' && one.id !== foot?.id && !beside.includes(one));
};

/** What tiles one under another take of the height of a board. */
export const stacked = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height + BOARD_GAP, 0);

/** What rows about the only chart of so wide a board take of its height. */
const rowsHeight = (all: readonly Placement[], spec: DatavizSpec, wide: number): number =>
  stacked(
    rowsAround(all, spec, wide).map(({ row, spans }) =>
      Math.max(...row.map((one, at) => heightOf(one, (wide * (spans[at] ?? 12)) / 12, spec))),
    ),
  );

/** Words under a chart have at most so much of a wide sheet, and beside it so much. */
const WORDS = { under: 0.25, beside: 0.9 };
/** What words beside a chart have of the columns of a board. */
export const WORDS_BESIDE = 4;

/** The words that stand beside the only chart of a wide sheet, under which they would leave it flat. */
export function wordsBeside(spec: DatavizSpec): Placement[] {
  const { placements, sheet } = spec.content.dashboard;
  const [across, up] = sheet === undefined ? [0, 0] : SHEETS[sheet];
  // Large letters stand too close beside a chart.
  if (
    across <= up ||
    typeScale(spec.theme) > 1 ||
    placements.some(({ kind }) => kind === 'table' || kind === 'number')
  )
    return [];
  const chart = placements.find(({ kind }) => kind === 'chart');
  const words = aboutOf(spec, []);
  if (words.length < 2 || words.some(({ row }) => row <= (chart?.row ?? 0))) return [];
  const high = (WIDE_BOARD * up) / across;
  const isFlat = rowsHeight(words, spec, WIDE_BOARD) > high * WORDS.under;
  return isFlat && besideHeight(words, spec, WIDE_BOARD) <= high * WORDS.beside ? words : [];
}

const besideHeight = (words: readonly Placement[], spec: DatavizSpec, wide: number): number =>
  stacked(words.map((one) => heightOf(one, (wide * WORDS_BESIDE) / 12, spec)));

/** How high the words beside the only chart are. */
export const heightBesideChart = (spec: DatavizSpec, wide: number): number =>
  besideHeight(wordsBeside(spec), spec, wide);

/** What stands over and under the only chart takes of the height. */
export function heightAround(spec: DatavizSpec, wide: number): number {
  const { placements, columns } = spec.content.dashboard;
  const foot = footOf(rowsOf(placements, columns), spec.content);
  const table = asideOf(spec)?.table.id;
  const about = aboutOf(spec, wordsBeside(spec)).filter(({ id }) => id !== table);
  const last = foot === undefined ? [] : [heightOf(foot, wide, spec)];
  return rowsHeight(about, spec, wide) + stacked(last);
}

/** The tiles that begin in the same row, in rows from above. */
export function rowsOf(placements: readonly Placement[], columns: number): Placement[][] {
  const rows = Map.groupBy(placements, ({ row }) => row);
  return [...rows.values()].map((row) => row.filter(({ column }) => column <= Math.max(columns, 12)));
}

/** Of so many letters a note without a link is read for itself and is no foot. */
const MOST_FOOT = 240;

/** A note that stands alone in the last row says who tells this, or where more of it is, unless it is long. */
export function footOf(
  rows: readonly Placement[][],
  { dashboard: { columns }, notes = [] }: Content,
): Placement | undefined {
  const last = rows.at(-1) ?? [];
  const [only] = last;
  const isAlone = last.length === 1 && only?.kind === 'note' && only.columnSpan >= columns;
  const text = notes.find(({ id }) => id === only?.ref)?.text ?? '';
  const hasLink = typeof text !== 'string' && text.some(({ href }) => href !== undefined);
  const isFoot = isAlone && (hasLink || plainText(text).length <= MOST_FOOT);
  return isFoot && rows.length > 1 ? only : undefined;
}
