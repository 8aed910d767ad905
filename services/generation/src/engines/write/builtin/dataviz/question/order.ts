import type { DraftChart } from '../../../../draft/common.ts';
import type { Found } from './lexicon.ts';
import { countAt, cueBefore, isMarked, mark, type Question, sameSentence } from './question.ts';

/** How the marks stand, and how many of them. */
export interface Order {
  sort?: DraftChart['sort'];
  top: number;
  /** A superlative that asks for one number of each group: "longest wait in each department". */
  extreme?: { make: 'max' | 'min'; at: number };
  /** Some superlative is there: the rows are ranked by what it is about. */
  isRanked: boolean;
}

const MAX_TOP = 60;

/** A small number near a superlative: "top 5", "the four coldest", "five films with the highest gross". */
function topNear(question: Question, cue: Found): number {
  const isFree = (at: number) =>
    !question.used.has(at) &&
    !question.mentions.some(({ from, to }) => from <= at && at < to && to - from > 1);
  const before = Array.from({ length: cue.from }, (_, at) => ({ at, least: 2 }));
  const beside = [cue.to, cue.from - 1, cue.from - 2, cue.to + 1].map((at) => ({ at, least: 1 }));
  // "One of the" and "each one", further off, count nothing.
  for (const { at, least } of [...beside, ...before]) {
    const count = isFree(at) ? (countAt(question, at) ?? 0) : 0;
    const isSmall = count >= least && count <= MAX_TOP && Number.isInteger(count);
    if (!isSmall || !sameSentence(question, at, cue.from)) continue;
    mark(question, at, at + 1);
    return count;
  }
  return 0;
}

const isFirst = (question: Question, cue: Found): boolean =>
  beginsRange(question, cue) ||
  question.cues.some(
    ({ cue: name, from }) =>
      name === 'first' &&
      from >= cue.to &&
      from - cue.to <= 2 &&
      sameSentence(question, cue.from, from) &&
      !question.words.slice(cue.to, from).some((word) => word.isBreak),
  );

/** "from cheapest to most expensive", "best to worst". */
const beginsRange = (question: Question, cue: Found): boolean => {
  const to = question.cues.find(
    ({ cue: name, from }) => name === 'to' && from >= cue.to && from - cue.to <= 1,
  );
  return (
    to !== undefined &&
    question.cues.some(
      ({ cue: name, from }) =>
        (name === 'most' || name === 'least') && name !== cue.cue && from >= to.to && from - to.to <= 1,
    )
  );
};

/** Superlatives outside of conditions and names of columns. */
function superlatives(question: Question): Found[] {
  const all = question.cues.filter(
    ({ cue, from, to }) => (cue === 'most' || cue === 'least') && !isMarked(question, from, to),
  );
  const isWithin = (cue: Found) =>
    question.cues.some(
      (other) =>
        other.from <= cue.from &&
        other.to >= cue.to &&
        other.to - other.from > cue.to - cue.from &&
        /^(?:kind|descending|ascending|split|trend)/.test(other.cue),
    );
  return all.filter(
    ({ from, to, cue }) =>
      !isWithin({ cue, from, to }) &&
      !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
}

const extremeOf = (cue: Found): NonNullable<Order['extreme']> => ({
  make: cue.cue === 'most' ? 'max' : 'min',
  at: cue.from,
});

const sortOf = (cue: Found): DraftChart['sort'] => (cue.cue === 'most' ? 'valueDown' : 'valueUp');

const isSorting = (cue: Found['cue']): boolean =>
  cue === 'sort' || cue === 'descending' || cue === 'ascending';

/** "rank the x axis", "in ascending order by X": an axis is sorted, and it is that of the labels. */
const isXAxis = (question: Question, at: number): boolean =>
  question.words.some(
    ({ text }, place) =>
      text === 'x' &&
      Math.abs(place - at) <= 6 &&
      sameSentence(question, place, at) &&
      !question.words.slice(Math.min(place, at), Math.max(place, at)).some(({ text: word }) => word === 'y'),
  );

/** "sorted by name": the labels are sorted, not the values. */
function isByLabel(question: Question): boolean {
  if (question.cues.some(({ cue, from }) => isSorting(cue) && isXAxis(question, from))) return true;
  const sort = question.cues.find(({ cue }) => cue === 'sort');
  const by =
    sort && question.cues.find(({ cue, from }) => cue === 'by' && from >= sort.to && from - sort.to <= 3);
  const mention = by && question.mentions.find(({ from }) => from >= by.to && from - by.to <= 2);
  if (!mention || !sort) return question.cues.some(({ cue }) => cue === 'byName');
  const isLabel = mention.column.role !== 'measure';
  if (isLabel) mark(question, sort.from, mention.to);
  return isLabel;
}

export function readOrder(question: Question, isGrouped: boolean): Order {
  const found = superlatives(question);
  const [first] = found;
  const down = question.cues.some(({ cue }) => cue === 'descending');
  const up = question.cues.some(({ cue }) => cue === 'ascending');
  if (isByLabel(question)) {
    const sort = down || (first?.cue === 'most' && !up) ? 'nameDown' : 'nameUp';
    const isOfGroup = first && isGrouped && !isFirst(question, first) && !isCompared(question, first);
    return { sort, top: 0, isRanked: false, ...(isOfGroup ? { extreme: extremeOf(first) } : {}) };
  }
  const told = found.find((cue) => isFirst(question, cue));
  const sort = told ? sortOf(told) : down ? 'valueDown' : up ? 'valueUp' : undefined;
  if (!first) {
    const ranked = question.cues.some(({ cue }) => cue === 'sort');
    return { ...(sort || ranked ? { sort: sort ?? 'valueDown' } : {}), top: 0, isRanked: sort !== undefined };
  }
  const isRange = told !== undefined && beginsRange(question, told);
  const others = isRange ? [] : found.filter((cue) => cue !== told);
  const tops = found.map((cue) => ({ cue, top: topNear(question, cue) })).find(({ top }) => top > 0);
  if (tops) return { sort: sortOf(tops.cue), top: tops.top, isRanked: true };
  const [extreme] = others;
  const isOfGroup = extreme && isGrouped && !isCompared(question, extreme);
  if (isOfGroup)
    return {
      ...(sort ? { sort } : {}),
      top: 0,
      extreme: extremeOf(extreme),
      isRanked: false,
    };
  return { sort: sort ?? sortOf(first), top: 0, isRanked: true };
}

/** "who has the most", "which is the largest": a rank among the groups, not a number of each. */
const isCompared = (question: Question, cue: Found): boolean =>
  cueBefore(question, cue.from, ['make count', 'sort'], 4) !== undefined ||
  (question.words[cue.to]?.isBreak ?? true);
