import { type DatavizSpec, type Placement, plainText } from '@sitewright/site-spec';
import { spansBeside } from './board-aside.ts';
import { lettersOf } from './board-heights.ts';

type Content = DatavizSpec['content'];

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
  const spans = spansOf(row.map(({ ref }) => lettersOf(ref, spec.content)));
  return [{ row, spans }, ...withSpans(next === undefined ? [] : [next, ...others], spec, wide)];
}

/** Rows of three or two, so that none stands alone at the end of several. */
function rowsOfThree(run: readonly Placement[]): Placement[][] {
  if (run.length === 0) return [];
  const size = run.length === 4 || run.length === 2 ? 2 : 3;
  return [run.slice(0, size), ...rowsOfThree(run.slice(size))];
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

/** The tiles that begin in the same row, in the order of their columns, in rows from above. */
export function rowsOf(placements: readonly Placement[], columns: number): Placement[][] {
  const inOrder = placements.toSorted((one, other) => one.row - other.row || one.column - other.column);
  const rows = Map.groupBy(inOrder, ({ row }) => row);
  return [...rows.values()].map((row) => row.filter(({ column }) => column <= Math.max(columns, 12)));
}

/** Of so many letters a note without a link is read for itself and is no foot. */
const MOST_FOOT = 240;

/** A note that stands alone in the last row says who tells this, or where more of it is, unless it is long. */
export function footOf({ dashboard: { placements, columns }, notes = [] }: Content): Placement | undefined {
  const rows = rowsOf(placements, columns);
  const last = rows.at(-1) ?? [];
  const [only] = last;
  const isAlone = last.length === 1 && only?.kind === 'note' && only.columnSpan >= columns;
  const text = notes.find(({ id }) => id === only?.ref)?.text ?? '';
  const hasLink = typeof text !== 'string' && text.some(({ href }) => href !== undefined);
  const isFoot = isAlone && (hasLink || plainText(text).length <= MOST_FOOT);
  return isFoot && rows.length > 1 ? only : undefined;
}
