import type { Column } from '../../../../brief/datasets/profile.ts';
import type { DraftChart } from '../../../../draft/common.ts';
import { fold } from '../../../../packs/periods.ts';
import type { Mention, ValueMention } from './mentions.ts';
import { cueBefore, isMarked, isSetApart, mark, type Question, sameSentence } from './question.ts';

export type Condition = DraftChart['where'][number];

export interface Span {
  from: number;
  to: number;
}

/** Rows with the cells that are named, or without them. */
export function valueConditions(question: Question): Condition[] {
  const found = new Map<string, Condition>();
  let past: { value: ValueMention; isNot: boolean } | undefined;
  for (const value of question.values) {
    if (isMarked(question, value.from, value.to) || isSetApart(question, value)) continue;
    const chained =
      past?.value.column === value.column &&
      question.words
        .slice(past.value.to, value.from)
        .every((word) => word.raw === ',' || word.text.length <= 3);
    const isNot =
      cueBefore(question, value.from, ['not'], 3) !== undefined || (chained && past?.isNot === true);
    const key = `${value.column.name}\u0000${isNot}`;
    const same = found.get(key);
    const values = [...new Set([...(same?.values ?? []), String(value.value)])];
    found.set(key, {
      field: value.column.name,
      op: values.length > 1 ? (isNot ? 'notIn' : 'in') : isNot ? 'isNot' : 'is',
      values,
    });
    if (past && chained) mark(question, past.value.to, value.from);
    past = { value, isNot };
    const isNamed = ({ column, from, to }: Mention) =>
      column === value.column && isTold(question, { from, to }, value);
    if (question.mentions.some(isNamed)) markNames(question, value.column);
    mark(question, value.from, value.to);
  }
  return [...found.values()];
}

const HOLDS: Partial<Record<string, 'includes' | 'startsWith' | 'endsWith'>> = {
  ...{ holds: 'includes', begins: 'startsWith', ends: 'endsWith' },
};

/** "Whose title contains the word Review", "with the letters D or S in their last name": cells by a part of them. */
export function partConditions(question: Question): Condition[] {
  return question.cues.flatMap(({ cue, from, to }): Condition[] => {
    const how = HOLDS[cue];
    const named = question.mentions.filter(({ column }) => !column.isNumeric && !column.isDate);
    const { column } =
      named.findLast((name) => name.to <= from && from - name.to <= 4) ??
      named.find((name) => name.from > to && name.from - to <= 6) ??
      {};
    if (!how || !column || isMarked(question, from, to)) return [];
    const said = question.words.slice(to, to + 5).map(({ text }) => text);
    const [end = said.length] = said.flatMap((word, at) => (at % 2 && !question.or.has(word) ? at : []));
    const parts = said.slice(0, end).filter((_, at) => at % 2 === 0);
    const cells = [...new Set(column.cells.map((cell) => String(cell ?? '')))];
    const values = cells.filter((cell) => parts.some((part) => fold(cell)[how](part)));
    if (values.length === 0) return [];
    mark(question, from, to + end);
    markNames(question, column);
    return [{ field: column.name, op: cueBefore(question, from, ['not']) ? 'notIn' : 'in', values }];
  });
}

/** A column that says which rows are kept is no group, unless it is one in other words. */
function markNames(question: Question, named: Column): void {
  for (const { column, from, to } of question.mentions)
    if (column === named && !isGroupedBy(question, from)) mark(question, from, to);
}

const MOST_BETWEEN = 6;

/** "Whose payment method is not equal to cash", "the Harbour district": the column of a cell that is named. */
function isTold(question: Question, name: Span, value: Span): boolean {
  if (name.from === value.to) return true;
  const between = question.words.slice(name.to, value.from);
  return (
    name.to <= value.from &&
    between.length <= MOST_BETWEEN &&
    between.every(
      ({ text, isBreak }, at) => !isBreak && (at === 0 || text.length < 4 || /^(?:equals?|code)$/.test(text)),
    )
  );
}

function isGroupedBy(question: Question, at: number): boolean {
  const by = cueBefore(question, at, ['by', 'split']);
  const isTaken = ({ from, to }: Span): boolean => by !== undefined && from >= by.to && to <= at;
  return by !== undefined && ![...question.mentions, ...question.values].some(isTaken);
}

/** "with no closing date yet": columns that are empty. */
export function stateConditions(question: Question): Condition[] {
  return question.mentions.flatMap((mention): Condition[] => {
    const { column } = mention;
    const empty = column.hasGaps
      ? question.cues.find(
          ({ cue, from, to }) =>
            cue === 'empty' &&
            sameSentence(question, from, mention.from) &&
            ((mention.from - to <= 2 && mention.from >= to) ||
              (from - mention.to <= 2 && from >= mention.to)),
        )
      : undefined;
    if (!empty) return [];
    mark(question, Math.min(empty.from, mention.from), Math.max(empty.to, mention.to));
    markNames(question, column);
    const isNot = question.cues.some(({ cue, to }) => cue === 'not' && to === empty.from);
    return [{ field: column.name, op: isNot ? 'isNot' : 'is', values: [''] }];
  });
}

const YES = new Set(['y', 'yes', 't', 'true', 'ja', 'oui', 'si', 'sim', 'tak']);

/** "Electric routes", "shifts that are not at night": a column of yes and no that nothing is grouped by. */
export function flagConditions(question: Question): Condition[] {
  const { mentions, values, cues } = question;
  return mentions.flatMap(({ column, from, to }): Condition[] => {
    const cells = [...new Set(column.cells)].filter((cell) => cell !== null).map(String);
    const yes = cells.find((cell) => YES.has(fold(cell)));
    const isGrouping =
      mentions.some(
        (one) =>
          one.column === column &&
          (isGroupedBy(question, one.from) ||
            cueBefore(question, one.from, ['make count', 'relation']) ||
            cueBefore(question, one.from, ['and'], 0)),
      ) || cues.some(({ cue }) => /^(?:kind (?:stacked|grouped)|trend|share)$/.test(cue));
    const isSaid = values.some((value) => value.column === column) || isMarked(question, from, to);
    const no = cells.find((cell) => cell !== yes);
    const isNot = cueBefore(question, from, ['not']) !== undefined;
    if (cells.length !== 2 || yes === undefined || no === undefined || (isGrouping && !isNot) || isSaid)
      return [];
    mark(question, from, to);
    return [{ field: column.name, op: 'is', values: [isNot ? no : yes] }];
  });
}
