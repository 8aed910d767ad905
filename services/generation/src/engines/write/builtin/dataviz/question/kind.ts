import type { DraftChart } from '../../../../draft/common.ts';
import { CHART_KINDS } from '../../../../draft/vocabulary.ts';
import { type AskedKind, NAMED_KINDS } from '../../../../packs/data.ts';
import type { Group } from './groups.ts';
import type { Measures } from './measures.ts';
import { cueBefore, has, type Question, sameSentence } from './question.ts';

type Kind = DraftChart['kind'];

/** "Grouped by team" says by what, and nothing of bars side by side. */
const isGrouping = (question: Question, from: number, to: number): boolean =>
  question.cues.some(
    ({ cue, ...other }) => cue === 'by' && other.from <= to && other.to > to && other.from >= from,
  );

/** The kind that the words name: the last word on it counts, and none that is not wanted. */
export function askedKind(question: Question): AskedKind | undefined {
  const named = question.cues.filter(
    ({ cue, from, to }) =>
      NAMED_KINDS.some((kind) => cue === `kind ${kind}`) &&
      !cueBefore(question, from, ['not']) &&
      !(cue === 'kind grouped' && isGrouping(question, from, to)),
  );
  const last = Math.max(-1, ...named.map(({ from }) => from));
  const kept = named.filter(({ from }) => sameSentence(question, from, last));
  return NAMED_KINDS.find((kind) => kept.some(({ cue }) => cue === `kind ${kind}`));
}

function isTimeline({ column, step }: Group): boolean {
  if (step === 'day' || step === 'month' || step === 'hours') return false;
  return step !== '' || (column.role === 'time' && column.periods?.kind !== 'weekday' && column.distinct > 2);
}

/** The kind of chart that fits what is drawn, as asked where it was asked. */
export function kindOf(
  question: Question,
  groups: readonly Group[],
  { y, aggregate }: Measures,
  isRanked: boolean,
): Kind {
  const asked = askedKind(question);
  const isMany = groups.length > 1 || y.length > 1;
  const plain = CHART_KINDS.find((kind) => kind === asked && kind !== 'bar');
  if (asked === 'stacked') return has(question, 'kind area') ? 'areaStacked' : 'barStacked';
  if (asked === 'grouped') return 'barGrouped';
  if (plain) return plain;
  const [first] = groups;
  if (asked !== 'bar' && !first && y.length === 2 && aggregate === 'none') return 'scatter';
  if (!first && asked !== 'bar' && y.length === 1) return 'histogram';
  if (
    asked !== 'bar' &&
    first &&
    !isRanked &&
    has(question, 'share') &&
    !isMany &&
    !isTimeline(first) &&
    first.column.distinct <= 8
  )
    return 'pie';
  if (asked !== 'bar' && first && !isRanked && isTimeline(first)) return 'line';
  if (has(question, 'share') && isMany) return 'barShare';
  return isMany ? 'barGrouped' : 'bar';
}
