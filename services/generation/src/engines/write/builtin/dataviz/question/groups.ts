import type { Cell, Column } from '../../../../brief/datasets/profile.ts';
import type { DraftChart } from '../../../../draft/common.ts';
import type { PeriodUnit } from '../../../../packs/data.ts';
import type { Found } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import { axisColumn, countAt, cueBefore, has, isMarked, type Question } from './question.ts';

/** What the marks of a chart stand for. */
export interface Group {
  column: Column;
  step: DraftChart['step'];
  /** Words split it off as the second: "stacked by", "one line per". */
  isSplit: boolean;
  from: number;
  /** Named by words of the same meaning alone. */
  isLoose?: boolean;
}

const STEPS: Record<PeriodUnit, DraftChart['step']> = {
  year: 'year',
  quarter: 'yearquarter',
  month: 'yearmonth',
  week: 'yearweek',
  weekday: 'day',
  date: 'yearmonthdate',
  hours: 'hours',
};
const isUnit = (text: string): text is PeriodUnit => Object.hasOwn(STEPS, text);
const FEW = 12;

/** Whether numbers can be groups: a few of them, again and again. */
const isGroupable = (column: Column): boolean =>
  column.role !== 'measure' ||
  (column.distinct <= FEW &&
    column.distinct < column.cells.length &&
    column.cells.every((cell) => cell === null || Number.isInteger(cell)));

/** The dates that "per month" cuts: those named, else those of the first column of dates. */
function dateColumn(question: Question, at: number): Column | undefined {
  const named = question.mentions.filter(({ column }) => column.isDate);
  const near = named.toSorted((one, other) => Math.abs(one.from - at) - Math.abs(other.from - at))[0];
  const isDated = (column: Column) => column.isDate || column.periods?.kind === 'yearmonth';
  return near?.column ?? question.columns.find(isDated);
}

/** Whether the data lies in more than one of such stretches. */
function hasSteps(column: Column, unit: PeriodUnit): boolean {
  if (unit === 'hours') return column.cells.some((cell) => String(cell).length > 10);
  if (unit !== 'year' && unit !== 'quarter') return true;
  const of = (cell: Cell) =>
    unit === 'year'
      ? String(cell).slice(0, 4)
      : `${String(cell).slice(0, 4)} ${Math.floor((Number(String(cell).slice(5, 7)) - 1) / 3)}`;
  return new Set(column.cells.filter((cell) => cell !== null).map(of)).size > 1;
}

/** "per month", "each quarter", "monthly", over dates or over a column that has such periods. */
function periodGroups(question: Question): Group[] {
  const found: Group[] = [];
  for (const { cue, from, to } of question.cues) {
    const unit = cue.startsWith('unit ') ? cue.slice(5) : '';
    if (!isUnit(unit) || isMarked(question, from, to)) continue;
    const named = question.mentions.some(
      (mention) => mention.from <= from && to <= mention.to && mention.coverage > 0.6,
    );
    const column = dateColumn(question, from);
    const date = question.mentions.find(
      (mention) => mention.column === column && from - mention.to <= 1 && mention.to <= from,
    );
    const by = byBefore(question, from) ?? (date && byBefore(question, date.from));
    const isBinned = question.words
      .slice(Math.max(0, from - 9), from)
      .some(({ text }) => /^bin(?:ned)?$/.test(text));
    const adverb =
      isBinned ||
      question.cues.some(
        (other) => other.cue === cue && other.from !== from && Math.abs(other.from - from) <= 2,
      ) ||
      question.words[from]?.text.endsWith('ly') ||
      question.words.length < 7 ||
      question.cues.some((other) => other.cue === 'trend' && other.from <= from && from <= other.to + 2);
    const isOther = !named || column?.name.toLowerCase() === question.words[from]?.text;
    if (column && hasSteps(column, unit) && isOther && (by || adverb))
      found.push({
        column,
        step: STEPS[unit],
        isSplit: by?.cue === 'split' && !question.cues.some((each) => each.cue === 'by' && each.to === by.to),
        from,
      });
  }
  // "The date of borrowing, by month" names the dates, and no days.
  const coarse = found.filter(({ step }) => step !== STEPS.date);
  const named = coarse.length > 0 ? coarse : found;
  const steps = named.filter(
    (group, at) => named.findIndex((other) => other.column === group.column) === at || group.step === 'day',
  );
  const finer = named.find((group) => group.step !== 'year') ?? named[0];
  return named.length > 1 && finer && steps.length < 2 ? [{ ...finer, from: named[0]?.from ?? 0 }] : steps;
}

/** The word of grouping right before a place, no other column between. */
function byBefore(question: Question, at: number): Found | undefined {
  const cue = cueBefore(question, at, ['by', 'split'], 2);
  const isTaken =
    cue &&
    (question.mentions.some(({ from, to }) => from >= cue.to && to <= at) ||
      (isArticle(question, cue) &&
        question.cues.some(
          ({ cue: name, from }) => name.startsWith('make ') && from >= cue.to && from < at,
        )));
  return isTaken ? undefined : cue;
}

/** "A chart for the amount paid" leads to what is drawn, where "for each amount" groups by it. */
const isArticle = (question: Question, { from, to }: Found): boolean =>
  to - from > 1 && [from, to - 1].every((at) => question.data.lead.includes(question.words[at]?.text ?? ''));

function columnGroup(question: Question, mention: Mention): Group | undefined {
  const { column, from } = mention;
  if (isMarked(question, mention.from, mention.to)) return undefined;
  const by = byBefore(question, from);
  const isCounted = cueBefore(question, from, ['make count'], 1) !== undefined && !by;
  const sole = question.words[from - 1]?.text;
  if (column.role === 'key' || (isCounted && column.role !== 'time')) return undefined;
  const isSorted = by && cueBefore(question, by.from, ['sort', 'descending', 'ascending'], 2) !== undefined;
  const isAxis =
    by !== undefined && !isSorted && !isArticle(question, by) && isGroupable(column) && column.distinct > 1;
  if (column.role === 'measure' && !isAxis) return undefined;
  const splits = question.cues.filter((cue) => cue.cue === 'split' && cue.to <= from && from - cue.to <= 2);
  const onlySplit = splits.some(
    (cue) => !question.cues.some((other) => other.cue === 'by' && other.to === cue.to),
  );
  return { column, step: '', isSplit: onlySplit && sole !== undefined, from, isLoose: !mention.isOwn };
}

/** "over time" puts the column of time on the axis, named or not. */
function withTime(question: Question, groups: Group[]): Group[] {
  const column = groups.some((group) => group.column.role === 'time')
    ? undefined
    : question.columns.find((each) => each.role === 'time' && each.distinct > 1);
  return column && groups.length === 1 ? [{ column, step: '', isSplit: false, from: -1 }, ...groups] : groups;
}

/** "lunch and dinner separately", "2023 with 2024": values side by side are a series, not one heap. */
function compared(question: Question, groups: readonly Group[]): Group[] {
  if (groups.length > 1 || (groups.length === 1 && isWhole(question))) return [];
  const free = question.values.filter(
    ({ column, from }) =>
      !groups.some((group) => group.column === column) && !cueBefore(question, from, ['not'], 3),
  );
  const isOr = ({ from, column }: (typeof free)[number]) =>
    question.words.slice(Math.max(0, from - 2), from).some(({ text }) => question.or.has(text)) &&
    free.some((other) => other.column === column && other.from < from);
  const columns = free
    .filter((value) => !isOr(value))
    .filter(({ column, value }, at, all) =>
      all.slice(0, at).some((other) => other.column === column && other.value !== value),
    )
    .map(({ column }) => column);
  return columns
    .slice(0, 1)
    .map((column) => ({ column, step: '', isSplit: groups.length > 0, from: question.words.length }));
}

/** "by country and year": the second has no cue of its own. */
function isChained(question: Question, group: Group, groups: readonly Group[]): boolean {
  const and = cueBefore(question, group.from, ['and'], 1);
  const before = groups.find((other) => and && other.from < and.from && and.from - other.from <= 3);
  return before !== undefined && byBefore(question, before.from) !== undefined;
}

/** Parts of a whole have one name each. */
const isWhole = (question: Question): boolean =>
  has(question, 'kind pie', 'kind donut') ||
  (has(question, 'share') &&
    !has(question, 'kind stacked', 'kind grouped', 'kind bar', 'kind line', 'kind area'));

/** Beside a group that the words ask for, others count only where the words set them apart. */
function isApart(question: Question, group: Group): boolean {
  if (group.column.role === 'time') return has(question, 'trend') || has(question, 'kind line');
  const isSplitKind =
    has(question, 'kind stacked', 'kind grouped') && !group.column.isUnique && group.isLoose !== true;
  const count = group.from > 0 ? countAt(question, group.from - 1) : undefined;
  return isSplitKind || (count !== undefined && count > 1 && count === group.column.distinct);
}

/** Each column once, where the words ask for it if they do somewhere. */
function uniqueGroups(question: Question): Group[] {
  const periods = periodGroups(question);
  const named = question.mentions
    .flatMap((mention) => columnGroup(question, mention) ?? [])
    .filter((group) => !periods.some((period) => period.column === group.column));
  const byCue = named.toSorted(
    (one, other) =>
      Number(byBefore(question, other.from) !== undefined) -
      Number(byBefore(question, one.from) !== undefined),
  );
  // "Box id on the x axis" puts there whatever it is.
  const onX = axisColumn(question, 'x');
  const axis: Group[] =
    onX && onX.role !== 'measure' && !periods.some(({ column }) => column === onX)
      ? [{ column: onX, step: '', isSplit: false, from: -1 }]
      : [];
  const kept = [...axis, ...periods, ...byCue];
  return kept
    .filter(
      (group, at) =>
        kept.findIndex(({ column, step }) => column === group.column && step === group.step) === at,
    )
    .toSorted((one, other) => one.from - other.from);
}

/** "The number of venues": with nothing else to group by, each of them is counted. */
function countedGroup(question: Question): Group[] {
  const mention = question.mentions.find(
    ({ column, from, coverage }) =>
      (column.role === 'group' || column.role === 'time') &&
      !column.isUnique &&
      coverage > 0.6 &&
      cueBefore(question, from, ['make count'], 1) !== undefined,
  );
  return mention && !has(question, 'make distinct')
    ? [{ column: mention.column, step: '', isSplit: false, from: mention.from }]
    : [];
}

/** What the question groups by, the axis first. */
export function readGroups(question: Question): Group[] {
  const sole = uniqueGroups(question);
  const named = sole.length > 0 ? sole : countedGroup(question);
  const unique = [...named, ...compared(question, named)];
  const split = (group: Group) => (group.isSplit ? 1 : 0);
  const time = (group: Group) => (group.column.role === 'time' ? 0 : 1);
  const isCued = (group: Group) =>
    group.isSplit ||
    group.step !== '' ||
    group.column === axisColumn(question, 'x') ||
    byBefore(question, group.from) !== undefined ||
    isChained(question, group, unique);
  const cued = unique.filter(isCued);
  const whole = has(question, 'trend') ? withTime(question, unique) : unique;
  const kept = cued.length > 0 ? whole.filter((group) => isCued(group) || isApart(question, group)) : unique;
  const byRole = (one: Group, other: Group) =>
    Number(isCued(other)) - Number(isCued(one)) ||
    Number(one.column.isUnique) - Number(other.column.isUnique);
  const isPlain =
    cued.length === 0 && has(question, 'kind bar') && !has(question, 'kind stacked', 'kind grouped');
  if (isWhole(question) || isPlain) return kept.toSorted(byRole).slice(0, 1);
  const onAxis = (one: Group, other: Group) =>
    split(one) - split(other) ||
    time(one) - time(other) ||
    Number(isCued(other)) - Number(isCued(one)) ||
    one.from - other.from;
  return kept.toSorted(onAxis).slice(0, 2);
}
