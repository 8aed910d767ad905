import { type AggregateCue, findAggregates, findGroups, findPlaced } from './main-clause.ts';
import type { MarkClause } from './mark-clause.ts';
import type { Mention } from './mentions.ts';
import type { Axis } from './plan.ts';
import { type Column, isMeasure, isTime } from './profile.ts';
import type { Clauses } from './read-query.ts';

export interface Question {
  text: string;
  columns: readonly Column[];
  mentions: readonly Mention[];
  mark: MarkClause;
  clauses: Clauses;
}

/** What the main clause says, before marks and rules are applied. */
export interface Reading {
  cues: AggregateCue[];
  groups: Column[];
  named: Column[];
  placed: { x?: Column; y?: Column; color?: Column };
  isGrouped: boolean;
}

/** "Which ones cost more? Show names and prices": what is to be shown stands behind the question. */
function afterQuestion({ text, mentions }: Question): readonly Mention[] {
  const cut = text.search(/\?\s+\S/);
  const behind =
    cut === -1 ? [] : mentions.filter((mention) => mention.from > cut && mention.coverage >= 0.45);
  return new Set(behind.map((mention) => mention.column)).size >= 2 ? behind : mentions;
}

const unique = (columns: readonly Column[]) => [...new Set(columns)];

/** Reads the main clause: what is counted, what it is grouped by, and which columns it names. */
export function readMain(question: Question): Reading {
  const { text, mark, clauses } = question;
  const mentions = afterQuestion(question);
  const placed = findPlaced(text, mentions);
  const groups = findGroups(text, mentions);
  const usable = mentions.filter(
    (mention) => mention.coverage >= 0.45 || groups.some((group) => group.mention === mention),
  );
  // Where the query writes columns out, half the name of a key only says whose rows they are.
  const exact = new Set(usable.filter(({ coverage }) => coverage >= 0.95).map(({ column }) => column));
  const named = usable.filter(
    ({ column, coverage }) => exact.size < 2 || coverage >= 0.8 || column.kind !== 'id',
  );
  // What a number runs over is the base, whatever else it is split by.
  const base = (group: { mention: Mention; cue: string }) =>
    /\bover\b/.test(group.cue) && isTime(group.mention.column) ? 0 : 1;
  const isTrend = mark.mark === 'line' || mark.hint === 'trend';
  const time = isTrend
    ? mentions.find((mention) => isTime(mention.column) && mention.coverage >= 0.45)
    : undefined;
  if (time && !clauses.bin && groups[0]?.mention.column.kind === 'id')
    groups[0] = { ...groups[0], mention: time };
  groups.sort((left, right) => base(left) - base(right));
  const cues = findAggregates(text, mentions);
  const counted = cues.flatMap((cue) => (cue.op === 'distinct' && cue.of ? [cue.of] : []));
  return {
    cues,
    groups: unique([
      ...groups
        .filter((group) => group.mention !== placed.color && !counted.includes(group.mention))
        .map((group) => group.mention.column),
      ...clauses.spread,
    ]),
    named: unique((named.length > 0 ? named : mentions).map((mention) => mention.column)),
    placed: {
      ...(placed.x ? { x: placed.x.column } : {}),
      ...(placed.y ? { y: placed.y.column } : {}),
      ...(placed.color ? { color: placed.color.column } : {}),
    },
    isGrouped: groups.some((group) => /each|per|by|every|nach|par|por|je|pro/.test(group.cue)),
  };
}

/** Whether a counting cue in fact names a column of numbers: `number of students enrolled` over `Enrollment`. */
function isSumOf(cue: AggregateCue): boolean {
  const mention = cue.of;
  return cue.op === 'count' && mention !== undefined && isMeasure(mention.column) && mention.coverage >= 0.75;
}

/** `maximum price and score`: the second column shares the word of the first. */
function alsoMeasured(cue: AggregateCue, { mentions, text }: Question): Column | undefined {
  const next = cue.of ? mentions[mentions.indexOf(cue.of) + 1] : undefined;
  if (!cue.of || !next || !isMeasure(next.column)) return undefined;
  return /^\s*(?:and|,|&)\s*(?:the\s+)?$/i.test(text.slice(cue.of.to, next.from)) ? next.column : undefined;
}

/** The numbers that the query asks for, each with its column. A count needs none. */
export function measuresOf(reading: Reading, question: Question): Axis[] {
  const { columns } = question;
  const measures: Axis[] = [];
  for (const cue of reading.cues) {
    const column = cue.of?.column;
    const also = column?.isNumeric ? alsoMeasured(cue, question) : undefined;
    if (isSumOf(cue) && column) measures.push({ aggregate: 'sum', field: column.name });
    else if (cue.op === 'count') measures.push({ aggregate: 'count' });
    else if (cue.op === 'distinct')
      measures.push({ aggregate: 'distinct', ...(column ? { field: column.name } : {}) });
    else if (
      (cue.op === 'min' || cue.op === 'max') &&
      (!column?.isNumeric || column.kind === 'id') &&
      reading.named.some(isMeasure)
    ) {
      // "the youngest of each country": the measure is named elsewhere in the sentence.
      measures.push({ aggregate: cue.op, field: reading.named.find(isMeasure)?.name ?? '' });
    } else if (column?.isNumeric) {
      measures.push({ aggregate: cue.op, field: column.name });
      if (also) measures.push({ aggregate: cue.op, field: also.name });
    } else if (cue.op === 'sum' && column) measures.push({ aggregate: 'count' });
    else if (!column && (cue.op === 'mean' || cue.op === 'sum')) {
      const only = columns.filter(isMeasure);
      const named = reading.named.find(isMeasure) ?? (only.length === 1 ? only[0] : undefined);
      if (named) measures.push({ aggregate: cue.op, field: named.name });
    }
  }
  const seen = new Set<string>();
  return measures.filter((measure) => {
    const key = `${measure.aggregate} ${measure.field}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
