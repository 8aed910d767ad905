import { humanName } from './labels.ts';
import type { Axis, ChartPlan, Mark } from './plan.ts';
import { type Column, isGroup, isMeasure, isTime } from './profile.ts';

const MAX_PARTS = 6;
const MAX_CATEGORIES = 40;

type Axes = Pick<ChartPlan, 'x' | 'y'> & { group?: Column; color?: Column };

/** What to show of a table when the query does not say: time first, then categories, then two measures. */
export function chooseAxes(columns: readonly Column[], mark?: Mark): Axes {
  const measures = columns.filter(isMeasure);
  const [first, second] = measures;
  const time = columns.find(isTime);
  const names = columns.filter((column) => column.kind === 'category' && column.distinct <= MAX_CATEGORIES);
  if (mark === 'point' && first && second) return { x: { field: first.name }, y: { field: second.name } };
  const name =
    names.find((column) => column.distinct > 1) ??
    names[0] ??
    columns.find((column) => column.kind === 'category');
  const base = time ?? name ?? (second ? undefined : columns.find((column) => column.kind === 'id'));
  if (base && first) {
    const y = measureOf(first, base);
    const color = time && name && !time.isUnique && name.distinct <= 8 ? name : undefined;
    return {
      x: axisFor(base),
      y: color
        ? { field: first.name, ...(pairsRepeat(base, color) ? { aggregate: 'sum' as const } : {}) }
        : y,
      group: base,
      ...(color ? { color } : {}),
    };
  }
  if (first && second) return { x: { field: first.name }, y: { field: second.name } };
  const group = base ?? columns.find((column) => isGroup(column) && !column.isUnique) ?? columns[0];
  if (!group) return { x: { field: '' }, y: { aggregate: 'count' } };
  return {
    x: isMeasure(group) ? { field: group.name, bin: true } : axisFor(group),
    y: { aggregate: 'count' },
    group,
  };
}

function axisFor(column: Column): Axis {
  return {
    field: column.name,
    ...(column.kind === 'date' && column.hasTime ? { timeUnit: 'yearmonthdate' as const } : {}),
  };
}

/** Numbers that do not add up over rows: rates, prices, scores, temperatures. */
export function isRate(measure: Column): boolean {
  const words = `${humanName(measure.name)} ${measure.field.unit ?? ''}`;
  return /\b(?:rates?|ratios?|prices?|average|avg|mean|percent\w*|scores?|age|temp(?:erature)?s?|ratings?|index|quote|durchschnitt\w*|moyenne?|promedio|per (?:person|capita|head))\b|[%°]/i.test(
    words,
  );
}

function measureOf(measure: Column, base: Column): Axis {
  return base.isUnique
    ? { field: measure.name }
    : { field: measure.name, aggregate: isRate(measure) ? 'mean' : 'sum' };
}

function pairsRepeat(first: Column, second: Column): boolean {
  const pairs = first.cells.map((cell, at) => JSON.stringify([cell, second.cells[at] ?? null]));
  return new Set(pairs).size < pairs.length;
}

/** The mark by rule: time is a line, parts of a whole up to six an arc, two measures points, anything else bars. */
export function chooseMark(
  plan: ChartPlan,
  columns: readonly Column[],
  hint?: 'trend' | 'share' | 'relation',
): Mark {
  const x = columns.find((column) => column.name === plan.x.field);
  const y = columns.find((column) => column.name === plan.y.field);
  if (!x || plan.x.bin) return 'bar';
  if (plan.x.aggregate && plan.y.aggregate) return 'point';
  if (hint === 'relation' && x.isNumeric && x.kind !== 'period') return 'point';
  if (hint === 'share' && !plan.color) return 'arc';
  if (!plan.y.aggregate && isMeasure(x) && y && isMeasure(y)) return hint === 'trend' ? 'line' : 'point';
  if (isTime(x) && plan.x.timeUnit !== 'day' && plan.sort?.by !== 'y')
    return x.distinct > 2 || hint === 'trend' ? 'line' : 'bar';
  if (hint === 'trend') return 'line';
  return isWhole(plan, x, y) ? 'arc' : 'bar';
}

/** Whether the numbers are parts of one thing: counts or shares that add up, few and none negative. */
function isWhole(plan: ChartPlan, x: Column, y: Column | undefined): boolean {
  if (plan.sort || plan.color || plan.limit || plan.having || x.distinct < 2 || x.distinct > MAX_PARTS)
    return false;
  if (x.kind !== 'category') return false;
  if (plan.y.aggregate)
    return plan.y.aggregate === 'sum' && plan.asked.columns && x.distinct < x.cells.length;
  const values = y?.cells.filter((cell) => typeof cell === 'number') ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  return y?.field.unit === '%' && values.every((value) => value >= 0) && Math.abs(total - 100) < 1.5;
}
