import type { Column } from '../../brief/datasets/profile.ts';
import { fold } from '../../packs/periods.ts';
import type { Cell, ChartTable } from './chart-table.ts';
import type { Spot } from './draw-marks.ts';
import { keptRows, totalRow } from './keep-rows.ts';
import { type ChartPlan, POINTS, unitOf } from './resolve-chart.ts';

/** The table that a chart is drawn from, and what its columns are called there. */
export interface Drawn {
  plan: ChartPlan;
  table: ChartTable;
  names: { x: string; y: string; y2: string; middle: string; series: string; size: string };
}

/** Words for columns that a worked-out table gets. */
export interface ColumnNames {
  value: string;
  series: string;
  count: string;
}

type Kept = Pick<ChartPlan, 'kind' | 'aggregate' | 'x' | 'y'>;

/** Whether the rows are drawn as they are; points may stand for groups of them instead. */
export const isRaw = ({ kind, aggregate, x, y }: Kept): boolean =>
  POINTS.has(kind) &&
  (kind !== 'scatter' || !x || (aggregate === 'none' && y.every(({ make }) => make === undefined)));

/** Whether each row of the table is a mark as it stands. */
function isDrawnAsGiven(plan: ChartPlan, marks: readonly Spot[]): boolean {
  const isPlain =
    (plan.step === '' || plan.step === 'bin') &&
    plan.where.length + plan.having.length === 0 &&
    plan.draft.top === 0 &&
    plan.kind !== 'range' &&
    totalRow(plan.table) === undefined;
  const isSole = plan.y.length < 2 && plan.y.every((measure) => measure.column !== undefined);
  const hasGaps = [plan.x, plan.series].some((column) => column?.hasGaps);
  const isEach =
    isRaw(plan) ||
    plan.kind === 'histogram' ||
    (plan.aggregate === 'none' && marks.length === plan.table.rows.length);
  return isPlain && isSole && isEach && !hasGaps;
}

const namesIn = (plan: ChartPlan) => ({
  x: plan.x?.name ?? '',
  y: plan.y[0]?.name ?? '',
  y2: '',
  middle: '',
  series: plan.series?.name ?? '',
  size: plan.size?.name ?? '',
});

/** Names of columns that differ from each other. */
function distinctNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let count = 2; own !== '' && seen.has(own); count += 1) own = `${name.slice(0, 90)} ${count}`;
    seen.add(own);
    return own;
  });
}

function labelType(plan: ChartPlan): ChartTable['columns'][number]['type'] {
  if (plan.step === 'yearmonthdate') return 'temporal';
  return plan.step !== '' || plan.x?.role === 'time' || plan.x?.isNumeric ? 'ordinal' : 'nominal';
}

const methodOf = ({ table, y, aggregate, x, where, draft }: ChartPlan): string =>
  [
    aggregate === 'none' ? '' : `${aggregate} of`,
    y.map(({ name }) => name).join(', ') || 'rows',
    x ? `by ${x.name}` : '',
    ...where.map(({ column, op, values }) => `where ${column.name} ${op} ${values.join(', ')}`),
    draft.top > 0 ? `first ${draft.top}` : '',
    `from ${table.title || table.ref}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 300);

/** The marks as a table of their own. */
function marksTable(plan: ChartPlan, marks: readonly Spot[], words: ColumnNames): Drawn {
  const hasSeries = marks.some((mark) => mark.series !== undefined);
  const isRange = plan.kind === 'range';
  const measure = plan.y.length > 1 && !isRange ? words.value : (plan.y[0]?.name ?? words.count);
  const unit = unitOf(plan);
  const [x = '', series = '', y = '', y2 = '', middle = ''] = distinctNames([
    plan.x?.name ?? words.value,
    hasSeries ? (plan.y.length > 1 ? words.series : (plan.series?.name ?? words.series)) : '',
    measure,
    ...(isRange ? [plan.y[1]?.name ?? measure, plan.y[2]?.name ?? ''] : []),
  ]);
  const number = { type: 'quantitative' as const, unit };
  const own = [
    { name: x, type: labelType(plan), unit: '', of: (mark: Spot) => textCell(mark.x) },
    { name: series, type: 'nominal' as const, unit: '', of: (mark: Spot) => textCell(mark.series ?? null) },
    { name: y, ...number, of: (mark: Spot) => mark.y },
    { name: y2, ...number, of: (mark: Spot) => mark.y2 ?? null },
    { name: middle, ...number, of: (mark: Spot) => mark.middle ?? null },
  ].filter(({ name }) => name !== '');
  const table: ChartTable = {
    ref: plan.table.ref,
    title: plan.table.title,
    columns: own.map(({ of: _, ...column }) => column),
    rows: marks.map((mark) => own.map(({ of }) => of(mark))),
    source: { kind: 'derived', method: methodOf(plan) },
  };
  return { plan, table, names: { x, y, y2, middle, series, size: '' } };
}

const textCell = (cell: Cell): string | number | null => (typeof cell === 'boolean' ? String(cell) : cell);

/** The column of groups, beside points that the series names one by one: one of a few that the chart names, else the only one. */
export function groupOf({ columns, series, x, draft }: ChartPlan): Column | undefined {
  const told = fold(`${draft.title} ${draft.takeaway}`);
  const isGroup = ({ role, isNumeric, isUnique, hasGaps, distinct }: Column): boolean =>
    role === 'group' && !isNumeric && !isUnique && !hasGaps && distinct > 1;
  const groups = columns.filter((column) => column !== x && isGroup(column));
  const said = groups.find(({ name, distinct }) => distinct <= 8 && told.includes(fold(name)));
  const [only] = groups.length === 1 ? groups.filter(({ distinct }) => distinct <= 4) : [];
  return series?.isUnique ? (said ?? only) : undefined;
}

/** The rows that are kept, with the columns that the chart draws. */
function rowsTable(plan: ChartPlan): Drawn {
  const columns = [
    ...new Set([plan.x, plan.series, plan.size, groupOf(plan)].flatMap((column) => column ?? [])),
  ];
  const measures = plan.y.filter((measure) => !columns.some((column) => column === measure.column));
  const of = (column: Column) =>
    plan.table.columns[column.at] ?? { name: column.name, type: 'nominal' as const, unit: column.unit };
  const table: ChartTable = {
    ...plan.table,
    columns: [
      ...columns.map(of),
      ...measures.map(({ name, unit }) => ({ name, type: 'quantitative' as const, unit })),
    ],
    rows: keptRows(plan).map((row) => [
      ...columns.map((column) => column.cells[row] ?? null),
      ...measures.map((measure) => measure.values[row] ?? null),
    ]),
    source: { kind: 'derived', method: methodOf(plan) },
  };
  return { plan, table, names: namesIn(plan) };
}

/** The given table where each of its rows is drawn, else one that is worked out. */
export function drawnTable(plan: ChartPlan, marks: readonly Spot[], words: ColumnNames): Drawn {
  if (isDrawnAsGiven(plan, marks)) return { plan, table: plan.table, names: namesIn(plan) };
  return isRaw(plan) || plan.kind === 'histogram' ? rowsTable(plan) : marksTable(plan, marks, words);
}
