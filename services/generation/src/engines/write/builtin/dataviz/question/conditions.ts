import type { Column } from '../../../../brief/datasets/profile.ts';
import type { Comparison } from '../../../../packs/data.ts';
import { fold } from '../../../../packs/periods.ts';
import {
  type Condition,
  flagConditions,
  partConditions,
  type Span,
  stateConditions,
  valueConditions,
} from './cells.ts';
import type { Found } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import {
  cueBefore,
  cueFrom,
  has,
  isMarked,
  isSetApart,
  mark,
  numberWithin,
  partedAt,
  type Question,
} from './question.ts';
import { isInData, isStretch, type NamedTime, timeAt } from './times.ts';
import { isForm, numberOf } from './words.ts';

/** What the question keeps of the rows, and of the groups once they are counted. */
export interface Conditions {
  where: Condition[];
  having: Condition[];
  /** Columns that a condition is about, which may be the measure as well. */
  measures: Column[];
  /** Where "or" stands between conditions, those on each side of it: one side is enough. */
  either?: Condition[][];
}

const OPS: Record<Comparison, Condition['op']> = {
  over: 'over',
  atLeast: 'atLeast',
  under: 'under',
  atMost: 'atMost',
  between: 'between',
  since: 'atLeast',
  after: 'over',
  before: 'under',
  until: 'atMost',
};
const OPPOSITES: Partial<Record<Condition['op'], Condition['op']>> = {
  ...{ over: 'atMost', atMost: 'over', under: 'atLeast', atLeast: 'under' },
};

/** "Did not get a licence after 2005": the bound the other way round. */
function turned(question: Question, op: Condition['op'], at: number, column: Column): Condition['op'] {
  const not = cueBefore(question, at, ['not'], REACH);
  const isWithin = ({ from }: { from: number }) => not !== undefined && from >= not.to && from < at;
  const isOther =
    question.cues.some((cue) => isWithin(cue) && /^(?:and|who|make )/.test(cue.cue)) ||
    question.values.some(isWithin) ||
    question.mentions.some((mention) => isWithin(mention) && mention.column !== column);
  return not && !isOther ? (OPPOSITES[op] ?? op) : op;
}

const isComparison = (text: string): text is Comparison => Object.hasOwn(OPS, text);
const REACH = 4;

interface Bound extends Span {
  op: Condition['op'];
  numbers: number[];
  /** "Until", "since": of times, unless a column of numbers is named. */
  isOfTime?: boolean;
}

function boundOf(question: Question, cue: Found): Bound | undefined {
  const name = cue.cue.slice(3);
  const first = numberWithin(question, cue.to, 4, cue.to - cue.from > 1);
  // "Between meter_200 and meter_400" compares nothing: the numbers are of names.
  const isName = question.mentions.some(
    ({ from, to, coverage }) => first && from <= first.at && first.at < to && coverage > 0.9,
  );
  if (!isComparison(name) || !first || isName) return undefined;
  const joint = question.cues.find(
    ({ cue: other, from }) => (other === 'and' || other === 'to') && from > first.at && from <= first.at + 3,
  );
  const second = joint ? numberWithin(question, joint.to, 2) : undefined;
  if (name === 'between')
    return second
      ? { op: 'between', numbers: [first.value, second.value], from: cue.from, to: second.at + 1 }
      : undefined;
  const isOfTime = ['since', 'after', 'before', 'until'].includes(name);
  return { op: OPS[name], numbers: [first.value], from: cue.from, to: first.at + 1, isOfTime };
}

/** "8.5 or better", "2019 onwards": the bound stands behind the number. */
function boundsBehind(question: Question): Bound[] {
  return question.cues.flatMap((cue): Bound[] => {
    if (cue.cue !== 'orMore' && cue.cue !== 'orLess') return [];
    const at = [cue.from - 1, cue.from - 2].find((place) => numberOf(question.words[place]) !== undefined);
    const value = numberOf(question.words[at ?? -1]);
    return at === undefined || value === undefined
      ? []
      : [{ op: cue.cue === 'orMore' ? 'atLeast' : 'atMost', numbers: [value], from: at, to: cue.to }];
  });
}

/** "Explicit = 0", "zone is not 3": a number right behind the column that holds it. */
function equalBounds(question: Question): Bound[] {
  return question.mentions.flatMap(({ column, to }): Bound[] => {
    const between = question.words.slice(to, to + 5);
    const size = between.findIndex(({ text }) => !/^(?:=|is|are|was|does|not|equals?|to)$/.test(text));
    const value = numberOf(between[size]);
    if (column.role !== 'measure' || size < 1 || value === undefined) return [];
    const isNot = between.slice(0, size).some(({ text }) => text === 'not');
    return [{ op: isNot ? 'isNot' : 'is', numbers: [value], from: to, to: to + size + 1 }];
  });
}

const passes = (cell: number, { op, numbers }: Bound): boolean => {
  const [low = 0, high = low] = numbers;
  if (op === 'is') return cell === low;
  if (op === 'isNot') return cell !== low;
  if (op === 'over') return cell > low;
  if (op === 'atLeast') return cell >= low;
  if (op === 'under') return cell < low;
  return op === 'atMost' ? cell <= low : cell >= low && cell <= high;
};

/** Whether a condition keeps some of the rows and leaves others out. */
function splits(column: Column, bound: Bound): boolean {
  const numbers = column.cells.filter((cell) => typeof cell === 'number');
  const kept = numbers.filter((cell) => passes(cell, bound)).length;
  return kept > 0 && kept < numbers.length;
}

/** How near a mention is to a bound, within its clause. */
function nearness(question: Question, mention: Mention, bound: Bound): number {
  if (mention.from >= bound.from && mention.to <= bound.to) return 6 * mention.coverage;
  const isBefore = mention.to <= bound.from;
  const between = isBefore
    ? question.words.slice(mention.to, bound.from)
    : question.words.slice(bound.to, mention.from);
  if (between.length > REACH || between.some((word) => word.isBreak && word.raw !== '(')) return 0;
  return (5 - between.length) * mention.coverage;
}

const hasUnit = (question: Question, column: Column, bound: Bound): boolean => {
  const next = question.words[bound.to];
  return [next, question.words[bound.from - 1]].some(
    (word) =>
      word !== undefined &&
      (fold(column.unit) === word.text ||
        fold(column.name)
          .split(/[^\p{L}\p{N}]+/u)
          .some((part) => part.length > 1 && isForm(part, word.text))),
  );
};

/** The column that a number is compared with; undefined where it may be the count of a group. */
function columnFor(question: Question, bound: Bound): { column: Column; mention?: Mention } | undefined {
  const numeric = question.columns.filter((column) => column.role === 'measure');
  const near = question.mentions
    .filter((mention) => mention.column.role === 'measure')
    .map((mention) => ({
      mention,
      score: nearness(question, mention, bound) + (hasUnit(question, mention.column, bound) ? 2 : 0),
    }))
    .filter(({ score }) => score > 0.5)
    .toSorted((one, other) => other.score - one.score)[0];
  const byUnit = numeric.find((column) => hasUnit(question, column, bound));
  if (near && (!byUnit || near.score > 3)) return { column: near.mention.column, mention: near.mention };
  if (byUnit) return { column: byUnit };
  const split = bound.isOfTime ? [] : numeric.filter((column) => splits(column, bound));
  return split.length === 1 && split[0] ? { column: split[0] } : undefined;
}

/** What a stretch of time says with its words: "since September", "after 2020", "2019 to 2021", "in October". */
function timeCondition(question: Question, time: NamedTime): Condition | undefined {
  const field = time.column.name;
  const [first = '', last = time.values.at(-1) ?? ''] = [time.values[0], time.values.at(-1)];
  const at = (cue: Found['cue']) =>
    question.cues.find(({ cue: name, from }) => name === cue && from === time.to);
  const cues = question.cues.filter(
    ({ cue, to }) => cue.startsWith('is ') && cue !== 'is over' && to <= time.from && time.from - to <= 1,
  );
  const cue = cues.find(({ cue: name }) => name !== 'is between') ?? cues[0];
  if (cue) markMentions(question, time.column, cue.from, time.to);
  const more = at('orMore') ?? at('orLess');
  if (more) {
    mark(question, cue?.from ?? time.from, more.to);
    return {
      field,
      op: more.cue === 'orMore' ? 'atLeast' : 'atMost',
      values: [more.cue === 'orMore' ? first : last],
    };
  }
  const name = cue?.cue.slice(3) ?? '';
  const joint = cueFrom(question, ['and', 'to'], time.to);
  const end = joint && joint.from === time.to ? timeAt(question, joint.to) : undefined;
  if (name === 'between' && end) {
    mark(question, cue?.from ?? time.from, end.to);
    return { field, op: 'between', values: [first, end.values.at(-1) ?? first] };
  }
  if (cue && isComparison(name) && name !== 'between') {
    mark(question, cue.from, time.to);
    const op = turned(question, OPS[name], cue.from, time.column);
    return { field, op, values: [name === 'after' || name === 'until' ? last : first] };
  }
  if (!isInData(time) || !isStretch(time) || isSetApart(question, time)) return undefined;
  mark(question, time.from, time.to);
  const isNot = cueBefore(question, time.from, ['not']) !== undefined;
  return { field, op: isNot ? 'notIn' : 'in', values: time.values };
}

function timeConditions(question: Question): Condition[] {
  const found: Condition[] = [];
  for (let at = 0; at < question.words.length; at += 1) {
    const time = question.used.has(at) ? undefined : timeAt(question, at);
    if (!time || question.values.some((value) => value.from === at && value.column !== time.column)) continue;
    const condition = timeCondition(question, time);
    const same = found.find(
      (each) => each.field === condition?.field && each.op === 'in' && condition.op === 'in',
    );
    if (same && condition) same.values.push(...condition.values);
    else if (condition) found.push({ ...condition, values: [...condition.values] });
  }
  return found;
}

/** Words that only say what a condition is about: "whose age is older than 18", "hired before June". */
function markMentions(question: Question, column: Column, start: number, end: number): void {
  for (const { column: named, from, to } of question.mentions)
    if (named === column && start - to <= 3 && from - end <= 1) mark(question, from, to);
}

function numberConditions(question: Question, found: Conditions): void {
  const cues = question.cues.filter(({ cue }) => cue.startsWith('is '));
  const bounds = [
    ...boundsBehind(question),
    ...cues.flatMap((cue) => boundOf(question, cue) ?? []),
    ...equalBounds(question),
  ];
  for (const bound of bounds) {
    if (isMarked(question, bound.from, bound.to)) continue;
    const target = columnFor(question, bound);
    const values = bound.numbers.map(String);
    const isWeak = target !== undefined && !target.mention && !hasUnit(question, target.column, bound);
    const isRow = ({ column, from }: Mention): boolean =>
      from === bound.to && (column.role === 'key' || (column.role === 'group' && column.isUnique));
    const isOfRows =
      isForm(question.words[bound.to]?.text ?? '', fold(question.title)) || question.mentions.some(isRow);
    const isCount =
      (has(question, 'make count') || isOfRows) &&
      (target === undefined || isOfRows || (isWeak && !splits(target.column, bound)));
    // "On average more than 15 hours", "an average salary over 8000": what is made of a group is compared.
    const made = [bound.from, target?.mention?.from ?? bound.from].some((at) => {
      const make = cueBefore(question, at, ['make mean', 'make sum', 'make max', 'make min'], 1);
      return make !== undefined && make.to <= (target?.mention?.from ?? at);
    });
    if (isCount || (target && made)) found.having.push({ field: '', op: bound.op, values });
    else if (target) {
      const op = turned(question, bound.op, bound.from, target.column);
      found.where.push({ field: target.column.name, op, values });
      found.measures.push(target.column);
      markMentions(question, target.column, bound.from, bound.to);
      if (target.mention) mark(question, target.mention.from, target.mention.to);
    } else if (cueFrom(question, ['make sum', 'make mean', 'make max', 'make min']))
      found.having.push({ field: '', op: bound.op, values });
    mark(question, bound.from, bound.to);
  }
}

export function readConditions(question: Question): Conditions {
  const found: Conditions = { where: [], having: [], measures: [] };
  found.where.push(...partConditions(question), ...timeConditions(question), ...stateConditions(question));
  numberConditions(question, found);
  found.where.push(...valueConditions(question), ...flagConditions(question));
  const at = partedAt(question);
  if (at === -1 || found.where.length < 2) return found;
  const sides = [(place: number) => place < at, (place: number) => place > at];
  const either = sides.map((isWithin) => readConditions(partOf(question, isWithin)).where);
  return either.every((side) => side.length > 0) ? { ...found, either } : found;
}

/** A question with the words of some places alone. */
const partOf = (question: Question, isWithin: (at: number) => boolean): Question => {
  const kept = <T extends { from: number }>(all: readonly T[]): T[] =>
    all.filter(({ from }) => isWithin(from));
  return {
    ...question,
    words: question.words.map((word, at) => (isWithin(at) ? word : { text: '', raw: '', isBreak: true })),
    cues: kept(question.cues),
    mentions: kept(question.mentions),
    values: kept(question.values),
    used: new Set(),
  };
};
