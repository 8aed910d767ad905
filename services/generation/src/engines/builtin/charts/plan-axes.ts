import { heldCounts } from './held-counts.ts';
import type { MarkClause } from './mark-clause.ts';
import { findMentions } from './mentions.ts';
import type { Axis, ChartPlan, TimeUnit } from './plan.ts';
import { type Column, isGroup, isMeasure, isTime } from './profile.ts';
import { measuresOf, type Question, type Reading, readMain } from './read-main.ts';
import { chooseAxes, chooseMark, isRate } from './rules.ts';
import { sortOf } from './sort-target.ts';

/** The column to group by when a count is asked for: the group named, else what is counted. */
function groupOfCount(reading: Reading, question: Question): Column | undefined {
  const counted = reading.cues.find((cue) => cue.op === 'count')?.of?.column;
  const [group] = reading.groups;
  const binned = question.clauses.bin ? binColumn(question) : undefined;
  if (reading.placed.x) return reading.placed.x;
  if (binned) return binned;
  // "the number of venues of each workshop": the rows are the workshops, so the venues are what repeats.
  if (
    group?.isUnique &&
    group.kind !== 'date' &&
    counted &&
    counted !== group &&
    !counted.isUnique &&
    isGroup(counted)
  )
    return counted;
  if (group && (!isMeasure(group) || !counted)) return group;
  if (counted && isGroup(counted) && !counted.isUnique) return counted;
  return (
    group ??
    reading.named.find((column) => isGroup(column) && !column.isUnique) ??
    // "advisors with more than one student": numbers that repeat stand for somebody.
    reading.named.find((column) => column !== counted && !column.isUnique && question.clauses.having) ??
    (counted && isGroup(counted) ? counted : undefined) ??
    reading.named.find(isGroup)
  );
}

function binColumn({ clauses, columns, mentions }: Question): Column | undefined {
  const target = clauses.bin?.target ?? '';
  const named = target === '' ? undefined : findMentions(target, columns)[0]?.column;
  if (named) return named;
  return (
    mentions.find((mention) => isTime(mention.column))?.column ??
    columns.find((column) => column.kind === 'date') ??
    columns.find(isTime)
  );
}

function timeUnitFor(column: Column | undefined, question: Question): TimeUnit | undefined {
  const unit = question.clauses.bin?.unit;
  if (!column) return undefined;
  if (unit && binColumn(question) === column && column.kind === 'date')
    return unit === 'time' ? 'year' : unit;
  // A time of day would make every row a group of its own.
  return column.kind === 'date' && column.hasTime ? 'yearmonthdate' : undefined;
}

function axisOf(column: Column, question: Question): Axis {
  const timeUnit = timeUnitFor(column, question);
  return { field: column.name, ...(timeUnit ? { timeUnit } : {}) };
}

function colorOf(reading: Reading, x: Column | undefined, y: Axis, mark: MarkClause): Column | undefined {
  const free = (column: Column | undefined) =>
    column !== undefined && column !== x && column.name !== y.field;
  if (free(reading.placed.color)) return reading.placed.color;
  const splits = (column: Column) =>
    mark.mark === 'point' && column.distinct <= 12 && column.distinct < column.cells.length;
  const split = reading.groups.find((column) => free(column) && splits(column));
  if (split) return split;
  const second = reading.groups.find(
    (column) =>
      free(column) &&
      // The hours of a heat map are numbers, and still what its rows are.
      (!isMeasure(column) || mark.mark === 'rect') &&
      column?.kind !== 'id' &&
      !column?.isUnique,
  );
  if (second) return second;
  const key = reading.groups.find(
    (column) => free(column) && column.kind === 'id' && !column.isUnique && column.distinct <= 12,
  );
  if (key && (mark.grouped || x?.kind === 'date')) return key;
  if (!mark.grouped) return undefined;
  return reading.named.find(
    (column) => free(column) && (column.kind === 'category' || column.kind === 'period'),
  );
}

type Axes = Pick<ChartPlan, 'x' | 'y'> & { group?: Column; color?: Column; detail?: Column };

/** Two measures against each other, one mark a group: `max price against average rating, by maker`. */
function twoMeasures(measures: Axis[], reading: Reading): Axes | undefined {
  const [x, y] = measures;
  if (!x || !y) return undefined;
  const group =
    reading.groups.find((column) => column.name !== x.field && column.name !== y.field) ??
    reading.named.find((column) => column.kind === 'category');
  return { x, y, ...(group ? { detail: group } : {}) };
}

function counted(reading: Reading, question: Question, measure: Axis): Axes | undefined {
  const group = groupOfCount(reading, question);
  return group ? { x: axisOf(group, question), y: measure, group } : undefined;
}

function aggregated(reading: Reading, question: Question, measure: Axis): Axes | undefined {
  const others = (column: Column) => column.name !== measure.field;
  const group =
    reading.placed.x ??
    (question.clauses.bin ? binColumn(question) : undefined) ??
    reading.groups.find(others) ??
    reading.placed.color ??
    reading.named.find((column) => others(column) && isGroup(column) && column.kind !== 'id') ??
    reading.named.find(others);
  return group ? { x: axisOf(group, question), y: measure, group } : undefined;
}

/** Columns drawn as they are: a name against a number, or two numbers against each other. */
function plain(reading: Reading, question: Question): Axes | undefined {
  const { named, placed, groups } = reading;
  const bases = groups.filter((column) => !isMeasure(column));
  // "budget vs actual by quarter" sets two things side by side over a base; without one, against each other.
  const isScatter =
    question.mark.mark === 'point' ||
    (!question.mark.mark && question.mark.hint === 'relation' && !bases.some((column) => column.isUnique));
  const numbers = named.filter(
    (column) => column.isNumeric && (isScatter || (column.kind !== 'period' && column.kind !== 'id')),
  );
  if (isScatter && numbers.length >= 2) {
    const [first, second] =
      placed.x || placed.y
        ? [
            placed.x ?? numbers.find((each) => each !== placed.y),
            placed.y ?? numbers.find((each) => each !== placed.x),
          ]
        : overOrder(numbers, groups);
    if (first && second) return { x: { field: first.name }, y: { field: second.name }, group: first };
  }
  // "the top products by revenue": a measure behind "by" is what they are ranked by.
  const rowNames = question.clauses.limit ? question.columns.find(isRowName) : undefined;
  const isRanked =
    bases.length === 0 && (rowNames !== undefined || named.some((column) => column.kind === 'category'));
  // "over time per country": a line a country along the time, whatever the time's column is called.
  const along =
    question.mark.hint === 'trend' ? question.columns.find((column) => isTime(column)) : undefined;
  const over =
    bases.find((column) => isTime(column)) ?? along ?? bases[0] ?? (isRanked ? undefined : groups[0]);
  const x =
    placed.x ??
    (over && over !== placed.y ? over : undefined) ??
    named.find(
      (column) =>
        (column.kind === 'category' || column.kind === 'text' || isTime(column)) && column !== placed.y,
    ) ??
    (question.clauses.bin ? binColumn(question) : undefined) ??
    (isRanked ? rowNames : undefined) ??
    // "Revenue and costs over time": the time need not be called by its column's name.
    (question.mark.hint === 'trend' || question.mark.mark === 'line'
      ? question.columns.find((column) => isTime(column) && column.isUnique)
      : undefined) ??
    (named.length > 1 ? named[0] : undefined);
  const y =
    placed.y ??
    named.find(
      (column) => column.isNumeric && column !== x && column.kind !== 'id' && column.kind !== 'period',
    ) ??
    onlyMeasure(named, x, question.columns) ??
    named.find((column) => column.isNumeric && column !== x);
  if (x && y) {
    const axis = axisOf(x, question);
    // Keys are no sizes: a share of employees is how many there are.
    const isShare = question.mark.mark === 'arc' || question.mark.hint === 'share';
    if (y.kind === 'id' && y.isUnique && !x.isUnique && isShare && y !== placed.y)
      return { x: axis, y: { aggregate: 'count' }, group: x };
    // Days that are cut to months stand for several rows each, even if no day comes twice.
    const isCut = axis.timeUnit !== undefined && question.clauses.bin !== undefined;
    const isRepeated = !x.isUnique && (reading.isGrouped || axis.timeUnit !== undefined);
    const repeats = isMeasure(y) && (isCut || isRepeated);
    return {
      x: axis,
      y: {
        field: y.name,
        ...(repeats ? { aggregate: isRate(y) ? ('mean' as const) : ('sum' as const) } : {}),
      },
      group: x,
      ...(splitBy(named, x, y) ? { color: splitBy(named, x, y) } : {}),
    };
  }
  // A measure alone is shown by what names the rows.
  const rowName =
    y && !x
      ? (question.columns.find((column) => column.kind === 'category' && column.isUnique) ??
        question.columns.find((column) => column.kind === 'id' && column.isUnique))
      : undefined;
  if (rowName && y && isMeasure(y))
    return { x: { field: rowName.name }, y: { field: y.name }, group: rowName };
  const isCutDate = (column: Column) => column.kind === 'date' && question.clauses.bin !== undefined;
  const only = [x, ...named].find(
    (column) => column && isGroup(column) && (!column.isUnique || isCutDate(column)),
  );
  // Values that are all named say nothing of counting where there are numbers to show.
  const isSpread =
    only !== undefined && question.clauses.spread.includes(only) && question.columns.some(isMeasure);
  if (!only || isSpread) return undefined;
  return { x: axisOf(only, question), y: { aggregate: 'count' }, group: only };
}

/** Numbered periods that are named beside the base split it: one line a year over the months. */
function splitBy(named: readonly Column[], x: Column, y: Column): Column | undefined {
  return named.includes(y)
    ? undefined
    : named.find((column) => column.kind === 'period' && column.isNumeric && column !== x);
}

/** "this year by month": the years tell the rows apart, and what there is to show is the one column of numbers. */
function onlyMeasure(
  named: readonly Column[],
  x: Column | undefined,
  columns: readonly Column[],
): Column | undefined {
  const measures = columns.filter(isMeasure);
  const isPeriod = named.some((column) => column.kind === 'period' && column.isNumeric && column !== x);
  return isPeriod && measures.length === 1 ? measures[0] : undefined;
}

const isRowName = (column: Column) => column.kind === 'category' && column.isUnique;

/** "y over x": what stands behind `over` is the base. */
function overOrder(numbers: readonly Column[], groups: readonly Column[]): (Column | undefined)[] {
  const base = numbers.find((column) => groups[0] === column);
  return base && base === numbers[1] ? [base, numbers[0]] : [numbers[0], numbers[1]];
}

function withHeldCounts(axes: Axes, color: Column | undefined, question: Question): Axes {
  const measure = axes.y.aggregate === 'count' ? heldCounts(question.columns) : undefined;
  if (!measure) return axes;
  const used = [axes.group, color].filter((column) => column !== undefined);
  const rows = measure.cells.map((_, row) => JSON.stringify(used.map((column) => column.cells[row])));
  const repeats = new Set(rows).size < rows.length || axes.x.timeUnit !== undefined;
  return { ...axes, y: { field: measure.name, ...(repeats ? { aggregate: 'sum' as const } : {}) } };
}

/** Puts columns and numbers on the axes as the query asks, and by rule where it does not. */
export function planAxes(question: Question): ChartPlan {
  const reading = readMain(question);
  const measures = measuresOf(reading, question);
  const [measure] = measures;
  const isScatter = question.mark.mark === 'point';
  const axes =
    (isScatter && measures.length >= 2 ? twoMeasures(measures, reading) : undefined) ??
    (measure?.aggregate === 'count' || measure?.aggregate === 'distinct'
      ? counted(reading, question, measure)
      : undefined) ??
    (measure ? aggregated(reading, question, measure) : undefined) ??
    plain(reading, question);
  const first: Axes = axes ?? chooseAxes(question.columns, question.mark.mark);
  const group = first.group ?? question.columns.find((column) => column.name === first.x.field);
  const color = first.color ?? colorOf(reading, group, first.y, question.mark);
  const chosen = withHeldCounts(first, color, question);
  const { clauses } = question;
  const plan: ChartPlan = {
    mark: question.mark.mark ?? 'bar',
    x: chosen.x,
    y: chosen.y,
    ...(color ? { color: color.name } : {}),
    ...(chosen.detail ? { detail: chosen.detail.name } : {}),
    ...(question.mark.stack ? { stack: true } : {}),
    ...(question.mark.horizontal ? { horizontal: true } : {}),
    ...(question.mark.dodge && color && question.mark.mark === 'bar' ? { dodge: true } : {}),
    filters: clauses.filters,
    ...(clauses.having && chosen.y.aggregate ? { having: clauses.having } : {}),
    ...(clauses.limit ? { limit: clauses.limit.count } : {}),
    asked: { mark: question.mark.mark !== undefined, columns: axes !== undefined },
  };
  const sort = sortOf(plan, question);
  const sorted = sort ? { ...plan, sort } : plan;
  return question.mark.mark
    ? sorted
    : { ...sorted, mark: chooseMark(sorted, question.columns, question.mark.hint) };
}
