import type { Dataset } from '../../../../brief/brief.ts';
import { meets } from '../../../../brief/datasets/meets.ts';
import { type Column, labelColumn } from '../../../../brief/datasets/profile.ts';
import { isIdName } from '../../../../brief/datasets/typed-columns.ts';
import { blankChart, type DraftChart } from '../../../../draft/common.ts';
import type { Condition } from './cells.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { type Group, readGroups } from './groups.ts';
import { askedKind, kindOf } from './kind.ts';
import { type Measures, readMeasures } from './measures.ts';
import { type Order, readOrder } from './order.ts';
import { axisColumn, cueBefore, has, personColumn, type Question, questionOf } from './question.ts';

/** A chart for a question, and how much of the question it answers. */
export interface Reading {
  chart: DraftChart;
  /** Columns and kinds that the question names itself; none makes a chart by rule alone. */
  named: number;
  /** What is drawn over what, to tell charts apart. */
  isComplete: boolean;
  /** "The ten largest": some of the rows, in order. */
  isRanked?: boolean;
  /** How much of the names of its columns is said. */
  fit?: number;
}

const POINTS = new Set(['scatter', 'bubble']);

/** What stands along the axis where no words say so. */
function impliedGroups(question: Question, order: Order): Group[] {
  const time = question.columns.find((column) => column.role === 'time');
  const label = labelColumn(question.columns);
  const person = has(question, 'who') ? personColumn(question) : undefined;
  if (person) return [{ column: person, step: '', isSplit: false, from: -1 }];
  const isPart = has(question, 'kind pie', 'kind donut') && label?.role !== 'group';
  const part = question.columns.find(
    ({ role, isUnique, distinct }) => isPart && role === 'group' && !isUnique && distinct <= 8,
  );
  const isInTime = has(question, 'trend') || has(question, 'kind line');
  const column = part ?? (isInTime ? (time ?? label) : order.isRanked ? label : (label ?? time));
  return column ? [{ column, step: '', isSplit: false, from: -1 }] : [];
}

/** Two measures as points: what stands on the x axis, and what on the y axis. */
function pointsOf(question: Question, conditions: Conditions): { x: string; y: string[] } | undefined {
  const named = question.mentions.filter(
    ({ column, from }) => column.isNumeric && column.role !== 'key' && !question.used.has(from),
  );
  const columns = [...new Set(named.map(({ column }) => column))];
  const measures = question.columns.filter((column) => column.role === 'measure');
  // "Employee id against salary": a number of the rows is drawn where it is named in full.
  const key = question.mentions.find(
    ({ column, coverage }) => column.role === 'key' && coverage > 0.9,
  )?.column;
  if (key && columns.length === 1 && columns[0]) return { x: key.name, y: [columns[0].name] };
  const free = measures.filter((column) => !conditions.measures.includes(column));
  const pair = [...new Set([...columns, ...free, ...measures])];
  const [first, second] = pair;
  if (!first || !second) return undefined;
  const onX = axisColumn(question, 'x') ?? (axisColumn(question, 'y') === first ? second : undefined);
  const isAgainst = !onX && !question.cues.some(({ cue }) => cue === 'and');
  const x = onX ?? (isAgainst && has(question, 'relation') ? second : first);
  return { x: x.name, y: [(x === first ? second : first).name] };
}

function wantsPoints(question: Question, groups: readonly Group[]): boolean {
  const asked = askedKind(question);
  // "The number of courses of each teacher as a scatter chart": a point a group, and no two measures.
  const isMade =
    has(question, 'make count', 'make mean', 'make sum', 'make max', 'make min') ||
    (has(question, 'most') && has(question, 'least'));
  const isGrouped = groups.some(({ column, step }) => !column.isUnique || step !== '');
  if (asked === 'scatter' && isGrouped && isMade) return false;
  if (asked === 'scatter' || asked === 'bubble') return true;
  const named = question.mentions.filter(
    ({ column, from }) => column.role === 'measure' && !question.used.has(from),
  );
  const measures = [...new Set(named.map(({ column }) => column))];
  const onAxes = axisColumn(question, 'x') !== undefined && axisColumn(question, 'y') !== undefined;
  // "The relationship between A and B" is one of points, "A versus B by C" may be bars side by side.
  const relation = question.cues.find(({ cue }) => cue === 'relation');
  const isBetween = relation !== undefined && named.every(({ from }) => from >= relation.to);
  const isSole = groups.every((group) => group.column.isUnique);
  return (
    asked === undefined &&
    measures.length === 2 &&
    (onAxes || isBetween || (relation !== undefined && isSole))
  );
}

const isNone = (measures: Measures, kind: DraftChart['kind'], groups: readonly Group[]) =>
  groups.length === 0 && (kind === 'histogram' || (measures.y.length === 1 && kind === 'boxplot'));

function groupedChart(
  question: Question,
  groups: readonly Group[],
  measures: Measures,
  order: Order,
): Partial<DraftChart> {
  const kind = kindOf(question, groups, measures, order.isRanked || order.top > 0);
  if (isNone(measures, kind, groups))
    return { kind, y: [], x: measures.y[0] ?? '', step: kind === 'histogram' ? 'bin' : '' };
  const [first, second] = groups.length > 0 ? groups : impliedGroups(question, order);
  // Points that nothing is made of are rows.
  const isRaw =
    kind === 'boxplot' ||
    (kind === 'scatter' && measures.aggregate === 'sum' && !has(question, 'make sum', 'make count'));
  const isCount = measures.aggregate === 'count' && measures.y.length === 0;
  // Two numbers that are made of each group, one over the other.
  const isPair =
    kind === 'scatter' && measures.y.length === 2 && /^(?:mean|sum|median|min|max)$/.test(measures.aggregate);
  const isDefault = order.sort === undefined || order.sort === 'data';
  return {
    kind,
    x: first?.column.name ?? '',
    step: first?.step || (isCount && first ? wholeStep(first.column) : ''),
    series: second?.column.name ?? '',
    y: isCount
      ? nounOf(question)
      : measures.y.slice(0, 8).map((name) => (isPair ? `${measures.aggregate}(${name})` : name)),
    aggregate: isRaw || isPair ? 'none' : measures.aggregate,
    sort:
      isDefault || isInCycle(question, first, order)
        ? naturalSort(kind, first, measures)
        : (order.sort ?? 'data'),
    top: order.top,
  };
}

/** "Which day is busiest?": days of a week and months of a year stay in their order. */
const isInCycle = (question: Question, group: Group | undefined, { sort, top }: Order): boolean =>
  sort === 'valueDown' &&
  top === 0 &&
  (group?.step === 'day' || group?.step === 'month' || group?.column.periods?.kind === 'weekday') &&
  !has(question, 'sort', 'descending');

/** Rows counted by moments are counted by their days. */
const wholeStep = ({ isDate, cells }: Column): DraftChart['step'] =>
  isDate && cells.some((cell) => String(cell ?? '').length > 10) ? 'yearmonthdate' : '';

/** Where the conditions on one side of an "or" are enough, the rows that meet them, by what is their own. */
function eitherOf({ columns }: Question, { where, either }: Conditions): Conditions['where'] {
  const own =
    columns.find(({ isUnique, role }) => isUnique && role === 'key') ??
    columns.find(({ isUnique, role }) => isUnique && role === 'group');
  if (!either || !own) return where;
  const values = own.cells.flatMap((name, row) => {
    const passes = ({ field, op, values: asked }: Condition): boolean => {
      const column = columns.find((each) => each.name === field);
      return meets(column?.cells[row] ?? null, op, asked, column?.periods?.order);
    };
    return either.some((side) => side.every(passes)) ? [String(name)] : [];
  });
  return values.length > 0 ? [{ field: own.name, op: 'in', values }] : where;
}

/** "2023 with 2024": years side by side are a group of their own. */
function withYears(question: Question, groups: Group[], { where }: Conditions): Group[] {
  const years = where.find(
    ({ op, values }) => op === 'in' && values.length > 1 && values.every((value) => /^\d{4}$/.test(value)),
  );
  const column = years && question.columns.find(({ name, isDate }) => isDate && name === years.field);
  return column && groups.length === 1 && groups[0]?.column.role !== 'time'
    ? [{ column, step: 'year', isSplit: false, from: -1 }, ...groups]
    : groups;
}

/** Says what is drawn over what, or which kind of chart over which numbers. */
function isWhole(question: Question, groups: readonly Group[], named: number): boolean {
  if (groups.length > 0) return named > groups.length || has(question, 'also');
  return (
    askedKind(question) !== undefined && question.mentions.some(({ column }) => column.role === 'measure')
  );
}

/** What is counted, in the words of the question: "how many late flights". What it is counted by is not it. */
function nounOf(question: Question): string[] {
  const isEnd = (at: number) =>
    (question.words[at]?.isBreak ?? true) ||
    question.used.has(at) ||
    question.cues.some(
      ({ cue, from }) => from === at && /^(?:by|split|is |lead|not|make|and|unit|trend|kind|share)/.test(cue),
    ) ||
    question.mentions.some(
      ({ column, from, to }) => !isIdName(column.name, column.isNumeric) && from <= at && at < to,
    );
  const nouns = question.cues.flatMap(({ cue, to }) => {
    const size = [0, 1, 2, 3].find((place) => isEnd(to + place)) ?? 3;
    return cue === 'make count' ? [question.words.slice(to, to + size).map(({ raw }) => raw)] : [];
  });
  const noun = nouns.find((words) => words.join('').length > 2);
  return noun ? [noun.join(' ')] : [];
}

/** Bars of groups that were made one number stand by size, but for labels that have an order of their own. */
function naturalSort(
  kind: DraftChart['kind'],
  group: Group | undefined,
  { aggregate }: Measures,
): DraftChart['sort'] {
  const hasOrder =
    group?.column.role !== 'group' || group.column.cells.some((cell) => /^\d/.test(String(cell ?? '')));
  const isSole = kind === 'bar' || kind === 'barHorizontal';
  return kind.startsWith('bar') && !hasOrder && (isSole || aggregate !== 'none') ? 'valueDown' : 'data';
}

/** What a question asks of a table, as a chart. */
export function readQuestion(text: string, dataset: Dataset, language: string): Reading {
  const question = questionOf(text, dataset, language);
  const conditions = readConditions(question);
  const order = readOrder(question, readGroups(question).length > 0);
  const groups = withYears(question, readGroups(question), conditions);
  const named =
    question.mentions.length +
    question.values.length +
    conditions.where.length +
    (askedKind(question) || has(question, 'share') ? 1 : 0);
  const fit = question.mentions.reduce((sum, { coverage }) => sum + coverage, 0);
  const points = wantsPoints(question, groups) ? pointsOf(question, conditions) : undefined;
  const where = [...eitherOf(question, conditions), ...conditions.having];
  if (points) {
    const kind = askedKind(question) === 'bubble' ? 'bubble' : 'scatter';
    return {
      chart: {
        ...blankChart(dataset.id),
        kind,
        ...points,
        where,
        series: seriesOfPoints(question, groups, where),
      },
      named,
      isComplete: POINTS.has(kind),
    };
  }
  const implied = groups.length > 0 || isSpread(question) ? groups : impliedGroups(question, order);
  const measures = readMeasures(question, implied, conditions, order);
  const label = implied[0]?.column;
  // "So that the board sees that Brae Loch is the problem": among bars of sites, one alone compares nothing.
  const isAlone = ({ field, op }: Condition): boolean =>
    label?.isUnique === true && field === label.name && op === 'is' && !has(question, 'only');
  const either = eitherOf(question, conditions).filter((one) => !isAlone(one));
  const kept = [...either, ...conditions.having];
  const chart = {
    ...blankChart(dataset.id),
    ...groupedChart(question, implied, measures, order),
    where: kept,
  };
  // An average of nothing that is named: to count rows instead would be a guess.
  const isGuess =
    chart.aggregate === 'count' &&
    !has(question, 'make count') &&
    (question.mentions.length === 0 ||
      has(question, 'make mean', 'make median', 'make sum', 'make max', 'make min')) &&
    question.columns.some(({ role }) => role === 'measure');
  if (isGuess) return { chart, named: 0, isComplete: false };
  return { chart, named, isComplete: isWhole(question, groups, named), isRanked: order.top > 0, fit };
}

const isSpread = (question: Question): boolean => {
  const asked = askedKind(question);
  return (
    asked === 'histogram' ||
    (asked === undefined &&
      has(question, 'spread') &&
      question.mentions.some(({ column }) => column.role === 'measure'))
  );
};

/** Points are coloured by what the words group them by. */
const seriesOfPoints = (question: Question, groups: readonly Group[], where: Conditions['where']): string =>
  groups.find(
    ({ column, isSplit, from }) =>
      !column.isUnique &&
      !where.some(({ field }) => field === column.name) &&
      column.distinct <= 8 &&
      (isSplit || cueBefore(question, from, ['by', 'split'], 2) !== undefined),
  )?.column.name ?? '';
