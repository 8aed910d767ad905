import { saysUnit } from '@sitewright/site-spec';
import { shownName } from '../../brief/datasets/column-name.ts';
import { type Column, columnsOf } from '../../brief/datasets/profile.ts';
import type { DraftChart } from '../../draft/common.ts';
import { fold } from '../../packs/periods.ts';
import type { Cell, ChartTable } from './chart-table.ts';
import { daysBetween, isDated } from './cut-time.ts';

/** Numbers of the rows: a column, or one worked out from two. */
export interface Measure {
  name: string;
  unit: string;
  values: (number | string | null)[];
  isRate: boolean;
  /** The column as it stands, undefined where it is worked out. */
  column?: Column;
  /** What is made of it, where several things are: "min(Age)". */
  make?: (typeof MADE)[number];
}

const MADE = ['sum', 'mean', 'median', 'min', 'max'] as const;

/** A chart whose columns are known. */
export interface ChartPlan {
  draft: DraftChart;
  table: ChartTable;
  columns: Column[];
  kind: DraftChart['kind'];
  x: Column | undefined;
  step: DraftChart['step'];
  series: Column | undefined;
  size: Column | undefined;
  y: Measure[];
  aggregate: DraftChart['aggregate'];
  /** What is counted, in words: a count needs no column. */
  noun: string;
  where: { column: Column; op: DraftChart['where'][number]['op']; values: string[] }[];
  /** Conditions on what is drawn, once it is worked out. */
  having: { op: DraftChart['where'][number]['op']; values: string[] }[];
}

/** The unit of all that is drawn; none of counts, nor where measures have several. */
export const unitOf = ({ y, aggregate }: Pick<ChartPlan, 'y' | 'aggregate'>): string =>
  aggregate === 'count' || aggregate === 'distinct' || new Set(y.map(({ unit }) => unit)).size > 1
    ? ''
    : (y[0]?.unit ?? '');

/** What a column is called, with the unit of its numbers where it does not say it. */
export const withUnit = (name: string, unit: string): string => {
  const shown = shownName(name);
  return (unit === '' || saysUnit(shown, unit) ? shown : `${shown} (${unit})`).slice(0, 200);
};

/** Why a chart is refused, for whoever wrote it. */
export interface ChartFault {
  fault: string;
}

const squeezed = (name: string) =>
  fold(name)
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** A column by its name, however it is written. */
export function columnNamed(columns: readonly Column[], name: string): Column | undefined {
  if (name.trim() === '') return undefined;
  const key = squeezed(name);
  const alike = columns.filter((column) => squeezed(column.name) === key && key !== '');
  const exact =
    columns.find((column) => column.name === name.trim()) ??
    columns.find((column) => fold(column.name) === fold(name.trim()));
  if (exact ?? alike[0]) return exact ?? alike[0];
  const near = columns.filter((column) => {
    const own = squeezed(column.name);
    return key.length >= 4 && own.length >= 4 && (own.startsWith(key) || key.startsWith(own));
  });
  return near.length === 1 ? near[0] : undefined;
}

const OPERATORS = [' - ', ' − ', ' / ', ' ÷ ', ' * ', ' × '] as const;

const exact = (value: number): number => Number(value.toPrecision(12));

function worked(one: Cell, other: Cell, operator: string): number | null {
  if (typeof one !== 'number' || typeof other !== 'number') return null;
  if (operator === '-' || operator === '−') return exact(one - other);
  if (operator === '/' || operator === '÷') return other === 0 ? null : exact(one / other);
  return operator === '+' ? exact(one + other) : exact(one * other);
}

/** "Gold + Silver + Bronze". */
function sumOf(columns: readonly Column[], text: string): Measure | undefined {
  const parts = text.split(' + ').map((name) => columnNamed(columns, name));
  const known = parts.filter((column) => column !== undefined);
  const [first] = known;
  if (!first || known.length < 2 || known.length < parts.length) return undefined;
  const values = first.cells.map((_, row) =>
    known.reduce<number | null>((sum, column) => worked(sum, column.cells[row] ?? null, '+'), 0),
  );
  const unit = known.every((column) => column.unit === first.unit) ? first.unit : '';
  const names = known.map(({ name }) => name);
  return { name: names.join(' + ').slice(0, 100), unit, values, isRate: false };
}

/** "Revenue - Costs", "GWh / Plants", "closed - opened" in days. */
function formulaOf(columns: readonly Column[], text: string): Measure | undefined {
  if (text.includes(' + ')) return sumOf(columns, text);
  for (const operator of OPERATORS) {
    const at = text.indexOf(operator);
    const one = at === -1 ? undefined : columnNamed(columns, text.slice(0, at));
    const other = at === -1 ? undefined : columnNamed(columns, text.slice(at + operator.length));
    if (!one || !other) continue;
    const sign = operator.trim();
    const isSpan = sign === '-' && isDated(one.cells) && isDated(other.cells) && !one.isNumeric;
    const values = one.cells.map((cell, row) =>
      isSpan
        ? (daysBetween(other.cells[row] ?? null, cell) ?? null)
        : worked(cell, other.cells[row] ?? null, sign),
    );
    const unit = one.unit === other.unit && (sign === '-' || sign === '+') ? one.unit : '';
    return {
      name: `${one.name} ${sign} ${other.name}`.slice(0, 100),
      unit,
      values,
      isRate: sign === '/' || one.isRate,
    };
  }
  return undefined;
}

function measureOf(columns: readonly Column[], text: string): Measure | undefined {
  const isExact = columns.some((each) => each.name === text.trim());
  const [, word = '', inner = ''] = /^(\w+)\((.+)\)$/.exec(text.trim()) ?? [];
  const make = isExact ? undefined : MADE.find((each) => each === word);
  if (make) {
    const measure = measureOf(columns, inner);
    return measure && { ...measure, make };
  }
  const formula = isExact ? undefined : formulaOf(columns, text);
  const column = formula ? undefined : columnNamed(columns, text);
  if (!column) return formula;
  const values = column.cells.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell));
  return { name: column.name, unit: column.unit, values, isRate: column.isRate, column };
}

/** Kinds that draw points, each row one where nothing groups them. */
export const POINTS: ReadonlySet<DraftChart['kind']> = new Set(['scatter', 'bubble', 'strip', 'boxplot']);

function needsNumber(plan: Pick<ChartPlan, 'aggregate' | 'y'>): string | undefined {
  if (plan.aggregate === 'count' || plan.aggregate === 'distinct') return undefined;
  const words = plan.y.find((measure) => !measure.values.some((value) => typeof value === 'number'));
  return words ? `"${words.name}" holds no numbers` : undefined;
}

type Resolved = Pick<ChartPlan, 'x' | 'series' | 'size'> & { y: Measure[] };

/** The columns that a draft names; a name that there is not refuses the chart. */
function columnsNamed(draft: DraftChart, columns: readonly Column[]): Resolved | ChartFault {
  const unknown: string[] = [];
  const find = (name: string) => {
    const column = columnNamed(columns, name);
    if (!column && name.trim() !== '') unknown.push(name);
    return column;
  };
  const [x, series, size] = [find(draft.x), find(draft.series), find(draft.size)];
  const y = draft.y
    .filter((name) => name.trim() !== '')
    .flatMap((name) => {
      const measure = measureOf(columns, name);
      if (!measure && draft.aggregate !== 'count') unknown.push(name);
      return measure ?? [];
    });
  return unknown.length > 0
    ? { fault: `there is no column ${unknown.map((name) => `"${name}"`).join(', ')}` }
    : { x, series, size, y };
}

/** The columns of a range in the order low, high, estimate, in whatever order they are named. */
function endsFirst(y: readonly Measure[]): Measure[] {
  const sum = ({ values }: Measure) => values.reduce<number>((total, value) => total + Number(value), 0);
  const [low, ...others] = y.toSorted((one, other) => sum(one) - sum(other));
  const high = others.pop();
  return [low, high, ...others].filter((measure) => measure !== undefined);
}

/** A draft's chart over its table, or why it can't be drawn. */
export function resolveChart(draft: DraftChart, table: ChartTable): ChartPlan | ChartFault {
  const columns = columnsOf(table);
  const named = columnsNamed(draft, columns);
  if ('fault' in named) return named;
  const { x, y } = named;
  const isSpread = draft.kind === 'histogram';
  const aggregate = y.length === 0 && !isSpread ? 'count' : draft.aggregate;
  const plan = { ...named, aggregate };
  if (!x && y.length === 0) return { fault: 'neither x nor y is given' };
  if (!x && (draft.kind === 'pie' || draft.kind === 'donut') && y.length < 2)
    return { fault: `a ${draft.kind} needs names of its parts` };
  if (isSpread && !x && !y[0]?.column) return { fault: 'a histogram needs a column of numbers' };
  const isCount = draft.kind === 'scatter' && aggregate === 'count' && x !== undefined;
  if (
    POINTS.has(draft.kind) &&
    !isCount &&
    (y.length === 0 || (!x && draft.kind !== 'boxplot' && draft.kind !== 'strip'))
  )
    return { fault: `a ${draft.kind} needs x and y` };
  const fault = isSpread ? undefined : needsNumber(plan);
  if (fault) return { fault };
  const conditions = draft.where.filter(({ values }) => values.length > 0);
  const where = conditions.flatMap(({ field, op, values }) => {
    const column = columnNamed(columns, field);
    return column ? [{ column, op, values }] : [];
  });
  const lost = conditions.find(({ field }) => field.trim() !== '' && !columnNamed(columns, field));
  if (lost) return { fault: `there is no column "${lost.field}"` };
  const having = conditions.filter(({ field }) => field.trim() === '');
  const step = draft.step !== 'bin' && draft.step !== '' && x && !isDated(x.cells) ? '' : draft.step;
  return {
    draft,
    noun: draft.aggregate === 'count' && y.length === 0 ? (draft.y[0] ?? '').trim() : '',
    table,
    columns,
    // Squares of a size each, over two measures, are bubbles.
    kind: draft.kind === 'squares' && named.size && x?.isNumeric ? 'bubble' : draft.kind,
    ...named,
    x: x ?? (isSpread ? y[0]?.column : undefined),
    y: draft.kind === 'range' ? endsFirst(y) : y,
    step,
    aggregate,
    where,
    having,
  };
}
