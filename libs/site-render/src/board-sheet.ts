import { type DatavizSpec, type Placement, type SHEETS, typeScale } from '@sitewright/site-spec';
import { wideCss } from './board-css.ts';
import { heightOf, sidesOf, stacked, WIDE_BOARD } from './board-heights.ts';
import { heightAround, heightBesideChart } from './board-words.ts';
import { kindOf } from './chart-kind.ts';

type Content = DatavizSpec['content'];

/** What a printer calls the sheets of paper. */
const pages: Partial<Record<keyof typeof SHEETS, string>> = {
  a3: 'A3 portrait',
  'a3-landscape': 'A3 landscape',
  a4: 'A4 portrait',
  'a4-landscape': 'A4 landscape',
  letter: 'letter portrait',
  'letter-landscape': 'letter landscape',
};
/** How wide a board is on a high sheet, px. */
const NARROW = 992;
/** The edge of a printed sheet, px. */
const EDGE = 30;
/** A board that is too high for its sheet is drawn so much smaller at most. */
const SMALLEST = 0.72;

/** What a board has beside its tiles, and a chart beside its drawing, px of height. */
const HEAD = 210;
const AROUND = 130;
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
  const [across, up] = sidesOf(spec.content);
  const isHigh = up >= across;
  const base = isHigh ? NARROW : WIDE_BOARD;
  const grown = typeScale(spec.theme);
  const isOnly = charts.length === 1 && placements.every(({ kind }) => kind !== 'number');
  const rows = [...Map.groupBy(placements, ({ row }) => row).values()];
  const others = rows.filter((row) => row.every(({ kind }) => kind !== 'chart'));
  const taken = HEAD * grown + (isOnly ? heightAround(spec, base) : stacked(heightsOf(others, spec, base)));
  const count = isOnly ? 1 : Math.max(1, rows.length - others.length);
  const around = AROUND * grown;
  const least = LEAST[isOnly ? 'only' : 'usual'] * grown;
  const high = isOnly ? Math.max(least, heightBesideChart(spec, base) - around / 2) : least;
  // What is read from afar is not drawn smaller.
  const smallest = grown > 1 ? 1 : SMALLEST;
  const withCharts = rows.filter((row) => !others.includes(row));
  const drawn = isOnly ? [high + around] : heightsOf(withCharts, spec, base, high + around);
  const needed = (base * up) / across / (taken + drawn.reduce((sum, height) => sum + height, 0));
  // What has no room on its screen even at its smallest goes on below it, as large as on any other board; on paper it goes
  // on to further sheets.
  if (needed < smallest && pages[sheet] === undefined)
    return { width: base, zoom: 1, isHigh, chart: Math.round(LEAST.only * grown) };
  const zoom = Math.min(1, Math.max(smallest, needed));
  const width = base / zoom;
  const left = ((width * up) / across - taken) / count - around;
  return { width, zoom, isHigh, chart: Math.round(Math.max(high, Math.min(MOST, left))) };
}

/** How high rows are: as their highest tile without a chart, and at least so high. */
function heightsOf(rows: readonly Placement[][], spec: DatavizSpec, base: number, least = 0): number[] {
  const { columns } = spec.content.dashboard;
  return rows.map((row) => {
    const plain = row.filter(({ kind }) => kind !== 'chart');
    return Math.max(least, ...plain.map((one) => heightOf(one, (one.columnSpan / columns) * base, spec)));
  });
}

/** How wide a board is, in px of its own. */
export const boardWidthOf = (spec: DatavizSpec): number => onSheet(spec)?.width ?? WIDE_BOARD;

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
  const [across, up] = sidesOf(spec.content);
  const ratio = up / across;
  const [least, most] = [`calc(100vw*${(ratio / on.zoom).toFixed(3)})`, `${Math.round(on.width * ratio)}px`];
  const page = pages[sheet] ?? `${across}px ${up}px`;
  const printed = (across - 2 * EDGE) / on.width;
  return `@media (min-width:64rem){.board.filling{zoom:${on.zoom.toFixed(3)};max-width:${Math.round(on.width)}px;min-height:min(${least},${most});display:flex;flex-direction:column;outline:1px solid var(--border)}.board.filling>.board-grid{flex:1}}${on.isHigh ? larger(on.zoom) : ''}@page{size:${page};margin:${EDGE}px}@media print{${wideCss}.board.filling{zoom:${printed.toFixed(3)};outline:0;padding:0;min-height:0;max-width:none}}`;
}

/** How high a chart is drawn beside a tile without one, so that no blank is left under it. */
export const heightBeside = (placement: Placement, spec: DatavizSpec): number => {
  const share = placement.columnSpan / spec.content.dashboard.columns;
  return heightOf(placement, boardWidthOf(spec) * share, spec) - AROUND * typeScale(spec.theme);
};

/** Charts of lines over the same places that stand one under another, in rows or places of one width: their axes begin and end alike. */
export function alignedIn({ charts, dashboard }: Content): ReadonlySet<string> {
  const { placements, columns, rows } = dashboard;
  const lines = placements.flatMap(({ ref, column, columnSpan }) => {
    const chart = charts.find(({ id }) => id === ref);
    const isLine = chart !== undefined && ['line', 'area'].includes(kindOf(chart));
    const isUnder = rows !== undefined || columnSpan === columns;
    return isLine && isUnder ? { chart, of: `${column} ${columnSpan} ${chart.spec.encoding.x?.field}` } : [];
  });
  const byPlaces = Map.groupBy(lines, ({ of }) => of);
  return new Set(
    [...byPlaces.values()].flatMap((some) => (some.length > 1 ? some.map(({ chart }) => chart.id) : [])),
  );
}
