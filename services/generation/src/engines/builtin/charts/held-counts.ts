import { type Column, isMeasure } from './profile.ts';
import { isRate } from './rules.ts';

/** Whether numbers can be counts of things. */
const isCountable = (column: Column): boolean =>
  !isRate(column) &&
  column.cells.every((cell) => cell === null || (Number.isInteger(cell) && Number(cell) >= 0));

/**
 * The column of counts of a table whose rows stand for many things each: `region, day, cases`, where no row has a name
 * or key of its own. Its rows themselves are not what anyone counts.
 */
export function heldCounts(columns: readonly Column[]): Column | undefined {
  const measures = columns.filter(isMeasure);
  const [measure] = measures;
  const rest = columns.filter((column) => column !== measure);
  if (measures.length !== 1 || !measure || !isCountable(measure) || measure.cells.length < 3)
    return undefined;
  const isNamed = rest.some((column) => column.kind === 'id' || column.kind === 'text' || column.isUnique);
  if (rest.length < 2 || isNamed) return undefined;
  const keys = new Set(
    measure.cells.map((_, row) => JSON.stringify(rest.map((column) => column.cells[row]))),
  );
  return keys.size === measure.cells.length ? measure : undefined;
}
