import { type DatavizSpec, plainText, SHEETS } from '@sitewright/site-spec';
import { wideCss } from './board-css.ts';
import { kindOf } from './chart-kind.ts';
import { textWidth } from './chart-style/text-width.ts';
import { shownTable } from './figure.ts';
import { typeScale } from './theme-css.ts';

type Content = DatavizSpec['content'];
type Placement = Content['dashboard']['placements'][number];

/** What a printer calls the sheets of paper. */
const pages: Partial<Record<keyof typeof SHEETS, string>> = {
  a3: 'A3 portrait',
  'a3-landscape': 'A3 landscape',
  a4: 'A4 portrait',
  'a4-landscape': 'A4 landscape',
  letter: 'letter portrait',
  'letter-landscape': 'letter landscape',
};
/** A board where nothing says how wide it is, or its sheet is wide; and on a high sheet: px. */
const WIDE = 1344;
const NARROW = 992;
/** The edge of a printed sheet, px. */
const EDGE = 30;
/** A board that is too high for its sheet is drawn so much smaller at most. */
const SMALLEST = 0.72;

/** What a board has beside its tiles, and a chart beside its drawing, px of height. */
const HEAD = 210;
const AROUND = 130;
const GAP = 20;
const LEAST = { usual: 230, only: 400 };
const MOST = 640;

/** How a board stands on its sheet: lengths in px of its own, which are `zoom` px of the screen. */
export interface OnSheet {
  width: number;
  /** How high each row of charts is drawn. */
  chart: number;
  zoom: number;
  isHigh: boolean;
}

/** A board on its sheet: smaller where it is too high for it, its charts higher where it is not; undefined where it has none. */
export function onSheet(spec: DatavizSpec): OnSheet | undefined {
  const { charts, dashboard } = spec.content;
  const { sheet, placements } = dashboard;
  if (sheet === undefined) return undefined;
  const [across, up] = SHEETS[sheet];
  const isHigh = up >= across;
  const base = isHigh ? NARROW : WIDE;
  const grown = typeScale(spec.theme);
  const isOnly = charts.length === 1 && placements.every(({ kind }) => kind !== 'number');
  const rows = [...Map.groupBy(placements, ({ row }) => row).values()];
  const others = rows.filter((row) => row.every(({ kind }) => kind !== 'chart'));
  const taken = HEAD * grown + (isOnly ? inThrees(spec, base) : inRows(others, spec, base));
  const count = isOnly ? 1 : Math.max(1, rows.length - others.length);
  const [high, around] = [LEAST[isOnly ? 'only' : 'usual'] * grown, AROUND * grown];
  // What is read from afar is not drawn smaller.
  const smallest = grown > 1 ? 1 : SMALLEST;
  const needed = (base * up) / across / (taken + count * (high + around));
  // What has no room on its screen even at its smallest goes on below it, as large as on any other board; on paper it goes
  // on to further sheets.
  if (needed < smallest && pages[sheet] === undefined)
    return { width: base, zoom: 1, isHigh, chart: Math.round(LEAST.only * grown) };
  const zoom = Math.min(1, Math.max(smallest, needed));
  const width = base / zoom;
  const left = ((width * up) / across - taken) / count - around;
  return { width, zoom, isHigh, chart: Math.round(Math.min(MOST, Math.max(high, left))) };
}

/** What rows without charts take of the height. */
function inRows(rows: readonly Placement[][], spec: DatavizSpec, base: number): number {
  const { columns } = spec.content.dashboard;
  const heights = rows.map((row) =>
    Math.max(...row.map((one) => heightOf(one, (one.columnSpan / columns) * base, spec))),
  );
  return heights.reduce((sum, height) => sum + height + GAP, 0);
}

/** What stands under the only chart, three in a row, takes of the height. */
function inThrees(spec: DatavizSpec, base: number): number {
  const aside = asideOf(spec)?.table.id;
  const words = spec.content.dashboard.placements.filter(({ kind, id }) => kind !== 'chart' && id !== aside);
  const heights = words.map((one) => heightOf(one, one.kind === 'table' ? base : base / 3, spec));
  return Math.max(0, ...heights) * Math.ceil(words.length / 3);
}

/** How wide a board is, in px of its own. */
export const boardWidthOf = (spec: DatavizSpec): number => onSheet(spec)?.width ?? WIDE;

/** What is drawn in a tile is read from further away than a page, also where the board is smaller on its sheet. */
export const enlargedOn = (spec: DatavizSpec): number => 1.15 / (onSheet(spec)?.zoom ?? 1);

/** A high sheet on a wide screen is drawn larger. */
const larger = (zoom: number): string =>
  `@media (min-width:77rem){.board.filling{zoom:${(zoom * 1.2).toFixed(3)}}}`;

/** The rules of a board that fills a sheet of paper or a screen. */
export function sheetCss(spec: DatavizSpec): string {
  const { sheet } = spec.content.dashboard;
  const on = onSheet(spec);
  if (sheet === undefined || on === undefined) return '';
  const [across, up] = SHEETS[sheet];
  const ratio = up / across;
  const [least, most] = [`calc(100vw*${(ratio / on.zoom).toFixed(3)})`, `${Math.round(on.width * ratio)}px`];
  const page = pages[sheet] ?? `${across}px ${up}px`;
  const printed = (across - 2 * EDGE) / on.width;
  return `@media (min-width:64rem){.board.filling{zoom:${on.zoom.toFixed(3)};max-width:${Math.round(on.width)}px;min-height:min(${least},${most});display:flex;flex-direction:column;outline:1px solid var(--border)}.board.filling>.board-grid{flex:1}}${on.isHigh ? larger(on.zoom) : ''}@page{size:${page};margin:${EDGE}px}@media print{${wideCss}.board.filling{zoom:${printed.toFixed(3)};outline:0;padding:0;min-height:0;max-width:none}}`;
}

function wordsOf(ref: string, { insights, notes = [] }: Content): string {
  const insight = insights.find(({ id }) => id === ref);
  const note = notes.find(({ id }) => id === ref);
  return insight?.text ?? (note === undefined ? '' : plainText(note.text));
}

/** How many letters a note or a statement has. */
const wordsIn = (ref: string, content: Content): number => wordsOf(ref, content).length;

/** About how high a tile without a chart is. */
function heightOf({ kind, ref }: Placement, width: number, { content, theme }: DatavizSpec): number {
  const { datasets } = content;
  const grown = typeScale(theme);
  if (kind === 'number') return 140 * grown;
  if (kind === 'table') return (90 + 42 * (datasets.find(({ id }) => id === ref)?.rows.length ?? 0)) * grown;
  const room = Math.max(200, width - 60) / (8.5 * grown);
  const lines = wordsOf(ref, content)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / room)));
  return (80 + lines.reduce((sum, count) => sum + count * 27, 0)) * grown;
}

/** How high a chart is drawn beside a tile without one, so that no blank is left under it. */
export const heightBeside = (placement: Placement, spec: DatavizSpec): number => {
  const share = placement.columnSpan / spec.content.dashboard.columns;
  return heightOf(placement, boardWidthOf(spec) * share, spec) - AROUND * typeScale(spec.theme);
};

/** Charts of lines over the same places that stand one under another in rows of their own: their axes begin and end alike. */
export function alignedIn({ charts, dashboard }: Content): ReadonlySet<string> {
  const wide = new Set(
    dashboard.placements.filter(({ columnSpan }) => columnSpan === dashboard.columns).map(({ ref }) => ref),
  );
  const lines = charts.filter((chart) => wide.has(chart.id) && ['line', 'area'].includes(kindOf(chart)));
  const byPlaces = Map.groupBy(lines, ({ spec }) => spec.encoding.x?.field ?? '');
  return new Set([...byPlaces.values()].flatMap((some) => (some.length > 1 ? some.map(({ id }) => id) : [])));
}

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
export function withSpans(
  [row, next, ...others]: readonly Placement[][],
  spec: DatavizSpec,
): { row: Placement[]; spans: number[] }[] {
  if (row === undefined) return [];
  const both = [...row, ...(next ?? [])];
  const [one, other, ...more] = both;
  const isTwo = next !== undefined && one !== undefined && other !== undefined && more.length === 0;
  const beside = isTwo ? spansBeside(one, other, spec) : undefined;
  if (beside !== undefined) return [{ row: both, spans: beside }, ...withSpans(others, spec)];
  const spans = spansOf(row.map(({ ref }) => wordsIn(ref, spec.content)));
  return [{ row, spans }, ...withSpans(next === undefined ? [] : [next, ...others], spec)];
}

/** Rows of three or two, so that none stands alone at the end of several. */
export function rowsOfThree(run: readonly Placement[]): Placement[][] {
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
function spansBeside(one: Placement, other: Placement, spec: DatavizSpec): number[] | undefined {
  const table = [one, other].find(({ kind }) => kind === 'table');
  const words = [one, other].find(({ kind }) => kind !== 'table');
  if (table === undefined || words === undefined) return undefined;
  const share = (span: number): number => (boardWidthOf(spec) * span) / 12;
  const [span] = [false, true].flatMap((isBroken) => {
    const width = tableWidth(table.ref, spec, isBroken);
    return BESIDE_WORDS.filter((each) => width <= share(each) - GAP);
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
  const span = (fields > 3 ? [7] : [8, 7]).find(
    (own) => tableWidth(table.ref, spec, own === 7) <= (WIDE * (12 - own)) / 12 - 3 * GAP,
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
