import type { DraftChart } from '../../../../draft/common.ts';
import { fold } from '../../../../packs/periods.ts';
import type { Found } from './lexicon.ts';
import { countAt, cueBefore, has, isMarked, mark, type Question, sameSentence } from './question.ts';
import { isForm } from './words.ts';

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
const superlatives = (question: Question): Found[] =>
  question.cues.filter(
    ({ cue, from, to }) => (cue === 'most' || cue === 'least') && !isMarked(question, from, to),
  );

const extremeOf = (cue: Found): NonNullable<Order['extreme']> => ({
  make: cue.cue === 'most' ? 'max' : 'min',
  at: cue.from,
});

const sortOf = (cue: Found): DraftChart['sort'] => (cue.cue === 'most' ? 'valueDown' : 'valueUp');

const isSorting = (cue: Found['cue']): boolean =>
  cue === 'sort' || cue === 'descending' || cue === 'ascending';

const NEAR = 5;

/** Words that sort, up to the first that says which way: "descending by price and ascending by name". */
function anchorsOf({ cues }: Question): Found[] {
  const ways = cues.filter(({ cue }) => cue === 'descending' || cue === 'ascending');
  const other = ways.find(({ cue }) => cue !== ways[0]?.cue);
  return cues.filter(({ cue, from }) => isSorting(cue) && from < (other?.from ?? Number.POSITIVE_INFINITY));
}

/** How far a place is from the words that sort, within their clause; undefined where it is not near them. */
function distance(question: Question, anchors: readonly Found[], at: number): number | undefined {
  const gaps = anchors.map(({ from, to }) =>
    at < from ? question.words.slice(at + 1, from) : question.words.slice(to, at),
  );
  const near = gaps.filter((gap) => gap.length <= NEAR && !gap.some(({ isBreak }) => isBreak));
  return near.length === 0 ? undefined : Math.min(...near.map(({ length }) => length));
}

/** What is sorted: "by the X-axis", "rank Y", "sort the bars", "in desc by the title", "by the total number". */
function targetOf(question: Question): 'label' | 'value' | undefined {
  const { words, mentions, cues } = question;
  const anchors = anchorsOf(question);
  const targets = words.flatMap(({ text }, at): { target: 'label' | 'value'; far: number }[] => {
    const near = distance(question, anchors, at);
    if (near === undefined) return [];
    // "Rank the fuels by number of plants": what stands behind "by" is meant.
    // "In descending order of credits" as well.
    const isOf = words[at - 1]?.text === 'of' && anchors.some(({ to }) => to === at - 1);
    const by = cueBefore(question, at, ['by'], 1);
    const far = isOf || (by && anchors.some(({ to }) => to <= by.from)) ? near - NEAR : near;
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    const isBars = /^bars?$/.test(text) && !/^(?:chart|graph|plot)/.test(words[at + 1]?.text ?? '');
    const isMade = cues.some(({ cue, from }) => from === at && (cue === 'make count' || cue === 'make sum'));
    if (text === 'x' || isBars || /^names?$/.test(text)) return [{ target: 'label', far: far - 1 }];
    if (text === 'y' || isMade) return [{ target: 'value', far: far - 1 }];
    const isNumber = mention && cueBefore(question, mention.from, ['make count', 'make sum', 'make mean'], 1);
    return mention
      ? [{ target: isNumber || mention.column.role === 'measure' ? 'value' : 'label', far }]
      : [];
  });
  return targets.toSorted((one, other) => one.far - other.far)[0]?.target;
}

export function readOrder(question: Question, isGrouped: boolean): Order {
  const found = superlatives(question);
  const [first] = found;
  const anchors = anchorsOf(question);
  const down = anchors.some(({ cue }) => cue === 'descending');
  const up = anchors.some(({ cue }) => cue === 'ascending');
  const target = targetOf(question);
  if (target === 'label' || has(question, 'byName')) {
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
  (question.words[cue.to]?.isBreak ?? true) ||
  // "The largest mean": of what is made of each, the largest.
  has(question, 'make mean', 'make sum', 'make count') ||
  (/^mo?st$/.test(question.words[cue.from]?.text ?? '') &&
    isForm(question.words[cue.to]?.text ?? '', fold(question.title)));
