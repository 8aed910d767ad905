import type { Dataset } from '../datasets/dataset.ts';
import { humanName } from './labels.ts';
import { findMentions } from './mentions.ts';
import type { ChartPlan } from './plan.ts';
import { type Column, columnsOf, isMeasure } from './profile.ts';

export interface Folded {
  plan: ChartPlan;
  dataset: Dataset;
  /** What the columns are called, for the title. */
  names: string[];
}

interface FoldRequest {
  query: string;
  dataset: Dataset;
  id: (prefix: string) => string;
}

const MAX_SERIES = 6;
const MAX_ROWS = 1000;

const largest = (column: Column) =>
  Math.max(...column.cells.map((cell) => (typeof cell === 'number' ? Math.abs(cell) : 0)));

/** Columns that share a scale: same unit, and none dwarfs another. */
function comparable(columns: readonly Column[]): Column[] {
  const [first] = columns;
  if (!first) return [];
  const size = largest(first);
  return columns
    .filter(
      (column) =>
        column.field.unit === first.field.unit && largest(column) > size / 20 && largest(column) < size * 20,
    )
    .slice(0, MAX_SERIES);
}

/**
 * Several columns of numbers over one base (`Month, Sales, Cost`) become one long table with a series column, since
 * a chart of the vocabulary draws one number column. Only where the query asks for no single one of them.
 */
export function foldMeasures(plan: ChartPlan, request: FoldRequest): Folded | undefined {
  if (
    plan.color ||
    plan.y.aggregate ||
    plan.x.aggregate ||
    plan.mark === 'point' ||
    plan.mark === 'arc' ||
    plan.limit
  )
    return undefined;
  if (plan.filters.length > 0 || plan.x.timeUnit || plan.sort?.by === 'y') return undefined;
  const columns = columnsOf(request.dataset);
  const base = columns.find((column) => column.name === plan.x.field);
  const measures = columns.filter((column) => isMeasure(column) && column !== base);
  if (!base?.isUnique || measures.length < 2) return undefined;
  const named = new Set(findMentions(request.query, measures, 0.6).map((mention) => mention.column));
  // Columns of the same name are one thing measured several times.
  for (const column of measures)
    if ([...named].some((other) => column.name.replace(/ \d{1,2}$/, '') === other.name)) named.add(column);
  const wanted = comparable(
    named.size >= 2 ? measures.filter((column) => named.has(column)) : named.size === 1 ? [] : measures,
  );
  if (wanted.length < 2 || wanted.length * base.cells.length > MAX_ROWS) return undefined;
  const unit = wanted[0]?.field.unit;
  const dataset: Dataset = {
    id: request.id('data'),
    title: request.dataset.title,
    fields: [
      base.field,
      { name: 'Series', type: 'nominal' },
      { name: 'Value', type: 'quantitative', ...(unit ? { unit } : {}) },
    ],
    rows: base.cells.flatMap((cell, at) =>
      wanted.map((column) => [cell, humanName(column.name), column.cells[at] ?? null]),
    ),
    source: {
      kind: request.dataset.source.kind === 'illustrative' ? 'illustrative' : 'derived',
      method: `columns ${wanted.map((column) => column.name).join(', ')} put under one another`.slice(0, 300),
    },
  };
  const taken = base.name === 'Series' || base.name === 'Value';
  return taken
    ? undefined
    : {
        dataset,
        names: wanted.map((column) => humanName(column.name)),
        plan: {
          ...plan,
          y: { field: 'Value' },
          color: 'Series',
          ...(plan.mark === 'bar' && !plan.stack ? { dodge: true } : {}),
          asked: { ...plan.asked, columns: true },
        },
      };
}
