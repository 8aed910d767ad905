import type { DatavizSpec, Placement } from '@sitewright/site-spec';
import { BOARD_GAP, heightOf, sidesOf, tableWidth, WIDE_BOARD } from './board-heights.ts';

/** What a table may have of the board beside words. */
const BESIDE_WORDS = [7, 8] as const;
/** A tile beside another is at least so much of its height. */
const LEAST_HIGH = 0.5;

/** The spans of a table and of words before or after it that have room in one row, and are about as high; else nothing. */
export function spansBeside(
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
  const { placements, columns } = spec.content.dashboard;
  const chart = placements.find(({ kind }) => kind === 'chart');
  const [table, ...more] = placements.filter(({ kind }) => kind === 'table');
  if (chart === undefined || table === undefined || more.length > 0) return undefined;
  const besides = placements.filter(({ row }) => row === chart.row);
  const isShared = besides.every(({ columnSpan }) => columnSpan >= columns * LEAST_SHARE);
  if (table.row === chart.row && besides.length === 2 && isShared)
    return { chart, table: { ...table, rowSpan: 1 }, columns };
  const [across, up] = sidesOf(spec.content);
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
