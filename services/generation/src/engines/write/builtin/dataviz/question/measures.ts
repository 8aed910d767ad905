import type { Column } from '../../../../brief/datasets/profile.ts';
import type { DraftChart } from '../../../../draft/common.ts';
import type { AskedAggregate } from '../../../../packs/data.ts';
import type { Conditions } from './conditions.ts';
import type { Group } from './groups.ts';
import type { Mention } from './mentions.ts';
import type { Order } from './order.ts';
import { cueBefore, cueFrom, has, isMarked, personColumn, type Question } from './question.ts';

/** The numbers that a chart draws. */
export interface Measures {
  y: string[];
  aggregate: DraftChart['aggregate'];
}

const MAKES: AskedAggregate[] = ['distinct', 'median', 'mean', 'min', 'max', 'sum'];

const EXTREMES = new Map<string, AskedAggregate>([
  ['most', 'max'],
  ['least', 'min'],
]);

/** "sales of tea": what the column is called by words of the same meaning says less than its own name behind "of". */
const isTitleOf = (question: Question, mention: Mention, others: readonly Mention[]): boolean =>
  !mention.isOwn &&
  others.some((other) => other.isOwn && other.from - mention.to === 1 && isOf(question, mention.to));

const isOf = (question: Question, at: number): boolean => {
  const cues = question.cues.filter(({ from, to }) => from <= at && at < to).map(({ cue }) => cue);
  return cues.includes('lead') && !cues.some((cue) => cue === 'by' || cue === 'and' || cue === 'to');
};

/** Measures that the question names outside of conditions and groups. */
function namedMeasures(question: Question, groups: readonly Group[]): Mention[] {
  const free = question.mentions.filter(
    ({ column, from, to }) =>
      column.role === 'measure' &&
      !isMarked(question, from, to) &&
      !groups.some((group) => group.column === column),
  );
  return free.filter((mention) => !isTitleOf(question, mention, free));
}

const columnsOfMentions = (mentions: readonly Mention[]): Column[] => [
  ...new Set(mentions.flatMap(({ column, others }) => [column, ...others])),
];

/** "revenue minus costs", "GWh per plant", "goal difference", "days from opening to closing". */
function computed(
  question: Question,
  named: readonly Mention[],
  groups: readonly Group[],
): string | undefined {
  const pairs = named.slice(1).map((second, at) => ({ first: named[at], second }));
  for (const { first, second } of pairs) {
    if (!first || first.column === second.column || second.from - first.to > 3) continue;
    const between = question.cues.filter(({ from, to }) => from >= first.to && to <= second.from);
    if (between.some(({ cue }) => cue === 'times')) return `${first.column.name} * ${second.column.name}`;
    if (between.some(({ cue }) => cue === 'minus')) return `${first.column.name} - ${second.column.name}`;
    if (groups.length > 0 && isRatio(question, first, second))
      return `${first.column.name} / ${second.column.name}`;
  }
  const pair = has(question, 'difference')
    ? kindred(question, columnsOfMentions(named))
    : columnsOfMentions(named);
  if (has(question, 'difference') && pair.length === 2) return `${pair[0]?.name} - ${pair[1]?.name}`;
  const dates = question.mentions.filter(({ column }) => column.isDate).map(({ column }) => column);
  const [start, end] = [...new Set(dates)].toSorted((one, other) => one.at - other.at);
  const isSpan =
    start &&
    end &&
    (has(question, 'unit date') || has(question, 'make mean')) &&
    cueFrom(question, ['is between', 'is since', 'to']) !== undefined;
  return isSpan && named.length === 0 ? `${end.name} - ${start.name}` : undefined;
}

/** "goal difference" over "Goals for" and "Goals against". */
function kindred(question: Question, named: Column[]): Column[] {
  const [first] = named;
  const word = first?.name.split(/[\s_]+/)[0] ?? '';
  return named.length === 1
    ? question.columns.filter((column) => column.role === 'measure' && column.name.startsWith(word))
    : named;
}

/** The word between is "per" itself, not "for each": it stands right beside both. */
const isRatio = (question: Question, first: Mention, second: Mention): boolean => {
  const by = question.cues.find(({ cue, from, to }) => cue === 'by' && from >= first.to && to <= second.from);
  const isBeside = by !== undefined && second.from - by.to <= 1 && by.to - by.from === 1;
  const isVersus = question.cues.some(({ cue, from }) => cue === 'relation' && from === by?.from);
  return isBeside && !isVersus && second.column.distinct > 4;
};

/** The aggregate that the words ask for, and whether it counts rows. */
function askedMake(question: Question, order: Order): AskedAggregate | undefined {
  if (order.extreme) return order.extreme.make;
  const isUnused = (make: AskedAggregate) =>
    question.cues.some(({ cue, from, to }) => cue === `make ${make}` && !isMarked(question, from, to));
  const distinct = question.cues.find(({ cue }) => cue === 'make distinct');
  if (distinct && !cueBefore(question, distinct.from, ['make count'], 1))
    return MAKES.slice(1).find(isUnused) ?? (isUnused('count') ? 'count' : undefined);
  return MAKES.find(isUnused) ?? (isUnused('count') ? 'count' : undefined);
}

/** The column that holds the numbers counted: "Count", or the only one that counts what is asked for. */
function totalColumn(question: Question, groups: readonly Group[]): Column | undefined {
  const totals = question.columns.filter(
    (column) =>
      column.role === 'measure' &&
      column.isTotal &&
      !column.isRate &&
      !groups.some((group) => group.column === column),
  );
  const isNamed = (column: Column) =>
    question.mentions.some(
      (mention) => mention.column === column && !isMarked(question, mention.from, mention.to),
    );
  const isPlain = !question.columns.some(({ role }) => role === 'key');
  return (
    totals.find(({ isBareTotal }) => isBareTotal) ??
    totals.find((column) => isNamed(column) || (isPlain && totals.length === 1))
  );
}

/** Rows with the same labels are added up, or averaged where adding makes no sense. */
function plainAggregate(
  question: Question,
  column: Column | undefined,
  groups: readonly Group[],
): DraftChart['aggregate'] {
  const keys = question.columns.filter((each) => groups.some((group) => group.column === each));
  const rows = keys[0]?.cells.map((_, row) => JSON.stringify(keys.map((key) => key.cells[row]))) ?? [];
  const isUnique = new Set(rows).size === rows.length && !groups.some((group) => group.step !== '');
  if (isUnique || groups.length === 0) return 'none';
  return column?.isRate ? 'mean' : 'sum';
}

function counted(question: Question, groups: readonly Group[], conditions: Conditions): Measures {
  const { measures } = conditions;
  const total = totalColumn(question, groups);
  // "How many medals", where a column counts them.
  const noun = question.mentions.find(
    ({ column, from, to, isOwn, coverage }) =>
      isOwn &&
      column.role === 'measure' &&
      (coverage > 0.9 || !column.isRate) &&
      (cueBefore(question, from, ['make count'], 4) ?? cueFrom(question, 'make count', to))?.from !==
        undefined &&
      !isMarked(question, from, to) &&
      !groups.some((group) => group.column === column),
  );
  const isRow = groups.length > 0 && groups.every((group) => group.column.isUnique && group.step === '');
  const column = noun?.column ?? (isRow ? measures[0] : undefined) ?? total;
  // To count what is one row each is to count nothing: "the total number of medals" of each country.
  const numbers = question.columns.filter(({ role }) => role === 'measure');
  const isOther = !question.mentions.some(({ from }) => cueBefore(question, from, ['make count'], 1));
  if (!column && isRow && isOther && numbers.length > 1) return unnamed(question, groups, conditions, 'sum');
  return column
    ? { y: [column.name], aggregate: plainAggregate(question, column, groups) }
    : { y: [], aggregate: 'count' };
}

function distinctOf(question: Question, groups: readonly Group[]): Measures | undefined {
  const cue = question.cues.find(({ cue: name }) => name === 'make distinct');
  const target = cue && question.mentions.find(({ from }) => from >= cue.to && from - cue.to <= 2);
  const isGrouped = (column: Column) => groups.some((group) => group.column === column);
  const column = target && !isGrouped(target.column) ? target.column : personColumn(question);
  return cue && column && !isGrouped(column) ? { y: [column.name], aggregate: 'distinct' } : undefined;
}

/** Nothing is named: the only measure, the filter's own, or a count. */
function unnamed(
  question: Question,
  groups: readonly Group[],
  conditions: Conditions,
  make: AskedAggregate | undefined,
): Measures {
  const measures = question.columns.filter(
    (column) => column.role === 'measure' && !groups.some((group) => group.column === column),
  );
  const [own] = conditions.measures;
  const isEntity = question.mentions.some(({ column }) => column.role === 'key');
  const total = totalColumn(question, groups);
  const additive = measures.filter((column) => !column.isRate);
  const only = measures.length === 1 ? measures[0] : additive.length === 1 ? additive[0] : undefined;
  const column =
    (make === undefined || make === 'sum' ? own : undefined) ??
    (isEntity && make === undefined ? undefined : (total ?? only));
  const isRowed = groups.length > 0 && groups.every((group) => group.column.isUnique && group.step === '');
  if (make === 'sum' && isRowed && !own && additive.length > 1)
    return { y: [additive.map(({ name }) => name).join(' + ')], aggregate: 'none' };
  if (make !== undefined && make !== 'count' && make !== 'distinct' && column)
    return { y: [column.name], aggregate: make };
  const isRow = groups.every((group) => group.column.isUnique && group.step === '');
  if (!column || (column.isRate && !isRow && column !== own)) {
    if (isRow && groups.length > 0 && measures.length > 0)
      return { y: measures.map((each) => each.name), aggregate: 'none' };
    return { y: [], aggregate: 'count' };
  }
  return { y: [column.name], aggregate: plainAggregate(question, column, groups) };
}

/** "The average, minimum and maximum age", "the highest and lowest bid": aggregates side by side. */
function severalMakes(question: Question): AskedAggregate[] {
  const cues = question.cues.flatMap(({ cue, from, to }) => {
    const make = MAKES.find((each) => cue === `make ${each}` && each !== 'distinct') ?? EXTREMES.get(cue);
    return make && !isMarked(question, from, to) ? [{ make, from, to, isExtreme: EXTREMES.has(cue) }] : [];
  });
  const isPair = (one: (typeof cues)[number], other: (typeof cues)[number]) =>
    one.make !== other.make &&
    other.from >= one.to &&
    other.from - one.to <= 2 &&
    (!(one.isExtreme || other.isExtreme) || cueBefore(question, other.from, ['and'], 0)?.from === one.to);
  const near = cues.filter((one) => cues.some((other) => isPair(one, other) || isPair(other, one)));
  return [...new Set(near.map(({ make }) => make))];
}

export function readMeasures(
  question: Question,
  groups: readonly Group[],
  conditions: Conditions,
  order: Order,
): Measures {
  const named = namedMeasures(question, groups);
  const make = askedMake(question, order);
  const formula = computed(question, named, groups);
  if (formula !== undefined) {
    const aggregate = plainAggregate(question, undefined, groups);
    const isAdded = aggregate === 'sum' && make === undefined && formula.includes(' / ');
    return {
      y: [formula],
      aggregate:
        make === 'count' || make === 'distinct' || make === undefined
          ? isAdded
            ? 'mean'
            : aggregate
          : aggregate === 'none'
            ? 'none'
            : make,
    };
  }
  const several = severalMakes(question);
  const [only, ...more] = columnsOfMentions(named);
  if (several.length > 1 && only && more.length === 0 && groups.length > 0)
    return { y: several.map((each) => `${each}(${only.name})`), aggregate: 'none' };
  if (make === 'distinct') return distinctOf(question, groups) ?? counted(question, groups, conditions);
  if (make === 'count') return counted(question, groups, conditions);
  const columns = columnsOfMentions(named);
  if (columns.length === 0) return unnamed(question, groups, conditions, make);
  const plain = plainAggregate(question, columns[0], groups);
  // The average of one value is the value.
  const isSole = plain === 'none' && groups.length > 0;
  return { y: columns.map((column) => column.name), aggregate: make === undefined || isSole ? plain : make };
}
