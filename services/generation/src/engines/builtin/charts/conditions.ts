import type { Cell } from '../datasets/dataset.ts';
import { findComparisons } from './comparison.ts';
import { findMentions, type Mention } from './mentions.ts';
import type { ChartPlan, Predicate } from './plan.ts';
import { type Column, isTime } from './profile.ts';
import { smallNumber } from './query-text.ts';

/** One thing that rows must meet, and where the query says so. */
export interface Condition {
  column: Column;
  /** As Vega-Lite has it; missing if it can only be said by listing the values that meet it. */
  predicate?: Predicate;
  meets: (cell: Cell) => boolean;
  /** A plain "is this value": two of these about one column mean one or the other. */
  isValue: boolean;
  from: number;
  to: number;
}

export interface FoundConditions {
  conditions: Condition[];
  having?: NonNullable<ChartPlan['having']>;
  havingAt?: [number, number];
  /** Columns all of whose values are named. */
  spread?: Column[];
}

const NEGATION =
  /(?:\bnot|\bn't|\bother than|\bexcept(?: for)?|\bexcluding|\bwithout|\bno|\bdoes not equals? to|\bunequal to|!=)\s*(?:\w+\s+){0,2}["'“‘]?$/i;

const ALIASES: Record<string, string[]> = {
  M: ['male', 'males', 'men', 'boys'],
  F: ['female', 'females', 'women', 'girls'],
};

function valueIndex(columns: readonly Column[]): Map<string, Column> {
  const index = new Map<string, Column>();
  for (const column of columns) {
    if (column.kind !== 'category' && column.kind !== 'text' && column.kind !== 'period') continue;
    for (const cell of new Set(column.cells)) {
      if (typeof cell !== 'string' || cell.length > 60) continue;
      if (!index.has(cell)) index.set(cell, column);
    }
  }
  return index;
}

/** Whether `department … Sales` is about the column, and not `by department, but not Sales`. */
function isSubjectOf(text: string, mention: Mention, at: number): boolean {
  const between = text.slice(mention.to, at);
  const before = text.slice(Math.max(0, mention.from - 12), mention.from);
  return (
    !/\b(?:by|each|per|every|over)\s+(?:the\s+)?$/i.test(before) &&
    /^(?:[\s"“'‘:=!]|\b(?:is|are|was|were|equals?|equal|to|named|called|of|with|the|value|not|does|do|don't|doesn't|code|in|from|as|or|and|be)\b)*$/i.test(
      between,
    )
  );
}

/** Cell values that the query names, quoted or as they stand: `processed with Visa`. */
function valueConditions(
  text: string,
  columns: readonly Column[],
  mentions: readonly Mention[],
): Condition[] {
  const exact = valueIndex(columns);
  const folded = new Map([...exact].map(([value, column]) => [value.toLowerCase(), { value, column }]));
  const found: Condition[] = [];
  const add = (value: string, column: Column, from: number, to: number) => {
    if (found.some((other) => from < other.to && other.from < to)) return;
    const negated = NEGATION.test(text.slice(Math.max(0, from - 32), from));
    const close = nearest(mentions, from, column);
    const near = close && isSubjectOf(text, close, from) ? close : undefined;
    const before = negated ? (NEGATION.exec(text.slice(Math.max(0, from - 32), from))?.[0].length ?? 0) : 0;
    const predicate: Predicate | undefined = negated ? undefined : { field: column.name, equal: value };
    found.push({
      column,
      ...(predicate ? { predicate } : {}),
      meets: (cell) => (cell === value) !== negated,
      isValue: !negated,
      from: near?.from ?? from - before,
      to,
    });
  };
  for (const match of text.matchAll(/["“‘']([^"”’'\n]{1,60})["”’']/g)) {
    const hit = folded.get((match[1] ?? '').trim().toLowerCase());
    if (hit) add(hit.value, hit.column, match.index, match.index + match[0].length);
  }
  for (const [value, aliases] of Object.entries(ALIASES)) {
    const column = exact.get(value);
    if (column && column.distinct <= 4 && !aliases.some((alias) => folded.has(alias))) {
      for (const alias of aliases) folded.set(alias, { value, column });
    }
  }
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'&/+-]*/gu)];
  for (let length = 6; length >= 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const first = words[at];
      const last = words[at + length - 1];
      if (!first || !last) continue;
      const to = last.index + last[0].replace(/[.'-]+$/, '').length;
      const phrase = text.slice(first.index, to);
      const hit = exact.has(phrase)
        ? { value: phrase, column: exact.get(phrase) }
        : phrase.length >= 3
          ? folded.get(phrase.toLowerCase())
          : undefined;
      if (!hit?.column) continue;
      // A word that names a column is no value, unless it is written as the cell is and the column is another.
      const clash = mentions.some(
        (mention) => mention.coverage > 0.6 && mention.from < to && first.index < mention.to,
      );
      const short = phrase.length < 2 || (phrase.length < 3 && !/\p{Lu}/u.test(phrase));
      if (clash || short || (length === 1 && /^(?:a|i|the|and|or|of|in|no|all|each|yes)$/i.test(phrase)))
        continue;
      add(hit.value, hit.column, first.index, to);
    }
  }
  return found;
}

/** The mention that a condition starts with: the last one of its column shortly before it. */
function nearest(mentions: readonly Mention[], at: number, column?: Column, reach = 48): Mention | undefined {
  return mentions.findLast(
    (mention) =>
      mention.to <= at && at - mention.to <= reach && (column === undefined || mention.column === column),
  );
}

const asValue = (text: string): Cell => {
  const small = smallNumber(text);
  if (small !== undefined) return small;
  return /^\d{4}-\d/.test(text) ? text : Number(text.replace(/,/g, ''));
};

function numberConditions(
  text: string,
  columns: readonly Column[],
  mentions: readonly Mention[],
): FoundConditions {
  const result: FoundConditions = { conditions: [] };
  for (const comparison of findComparisons(text)) {
    const values = comparison.values.map(asValue);
    const isDate =
      typeof values[0] === 'string' ||
      comparison.hint === 'time' ||
      /^(?:19|20)\d\d$/.test(comparison.values[0] ?? '');
    const ranged = comparison.op !== 'equal' && comparison.op !== 'not';
    const fits = (column: Column) => column.isNumeric || (isDate && isTime(column));
    const near = mentions.findLast(
      (mention) =>
        mention.to <= comparison.from &&
        comparison.from - mention.to <= 44 &&
        fits(mention.column) &&
        !/[.;?!]/.test(text.slice(mention.to, comparison.from)),
    );
    const behind = mentions.find(
      (mention) =>
        mention.from >= comparison.to &&
        mention.from - comparison.to <= 2 &&
        mention.column.isNumeric &&
        mention.coverage > 0.6,
    );
    const counted = /\b(?:number|count|total|times|frequency|amount)\b[^.,;]{0,24}$/i.test(
      text.slice(Math.max(0, comparison.from - 40), comparison.from),
    );
    const isPronoun = /\b(?:if|when|where)?\s*\b(?:it|they|this|that) (?:is|are)?\s*$/i.test(
      text.slice(Math.max(0, comparison.from - 20), comparison.from + 3),
    );
    const byHint =
      comparison.hint === 'age'
        ? columns.find((column) => /\bage\b|^age|age$/i.test(column.name) && column.isNumeric)
        : comparison.hint === 'time'
          ? columns.find(isTime)
          : undefined;
    const column =
      behind?.column ??
      (comparison.hint === 'age' ? byHint : undefined) ??
      (isPronoun ? undefined : counted && near && near.coverage < 0.6 ? undefined : near?.column) ??
      byHint;
    if (!column) {
      const value = values[0];
      if (ranged && comparison.op !== 'between' && typeof value === 'number') {
        result.having = {
          op: comparison.op === 'equal' || comparison.op === 'not' ? 'equal' : comparison.op,
          value,
        };
        result.havingAt = [comparison.from, comparison.to];
      }
      continue;
    }
    if (!ranged && !near && comparison.op === 'equal') continue;
    const from = near && near.column === column ? near.from : comparison.from;
    const to = behind && behind.column === column ? behind.to : comparison.to;
    result.conditions.push({
      ...numeric(column, comparison.op, values),
      isValue: comparison.op === 'equal',
      from,
      to,
    });
  }
  return result;
}

function numeric(
  column: Column,
  op: string,
  values: Cell[],
): Pick<Condition, 'column' | 'meets' | 'predicate'> {
  const field = column.name;
  const isDate = column.kind === 'date';
  const [low = null, high = null] = values.map((value) =>
    isDate && typeof value === 'number' ? String(value) : value,
  );
  const key = (cell: Cell) => (column.order && typeof cell === 'string' ? column.order(cell) : cell);
  const less = (left: Cell, right: Cell) =>
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left) < String(right)
        ? -1
        : String(left) > String(right)
          ? 1
          : 0;
  const at = (cell: Cell, value: Cell) =>
    less(
      isDate ? String(cell).slice(0, String(value).length) : typeof value === 'number' ? key(cell) : cell,
      value,
    );
  const filled = (cell: Cell) => cell !== null;
  // Dates that are compared with a year are cut by the year; Vega-Lite cannot compare texts with it, so values are listed.
  const plain = !isDate && column.isNumeric;
  if (op === 'between') {
    const predicate: Predicate = { field, range: [low, high] };
    return {
      column,
      ...(plain ? { predicate } : {}),
      meets: (cell) => filled(cell) && at(cell, low) >= 0 && at(cell, high) <= 0,
    };
  }
  if (op === 'equal')
    return {
      column,
      ...(plain ? { predicate: { field, equal: low } } : {}),
      meets: (cell) => at(cell, low) === 0,
    };
  if (op === 'not') return { column, meets: (cell) => at(cell, low) !== 0 };
  const tests: Record<string, (sign: number) => boolean> = {
    gt: (sign) => sign > 0,
    gte: (sign) => sign >= 0,
    lt: (sign) => sign < 0,
    lte: (sign) => sign <= 0,
  };
  const test = tests[op] ?? (() => true);
  return {
    column,
    ...(plain ? { predicate: { field, [op]: low } } : {}),
    meets: (cell) => filled(cell) && test(at(cell, low)),
  };
}

/** `department 60 or 90`, `advisor 1121`: a column and right behind it the numbers that it should be. */
function namedNumbers(text: string, mentions: readonly Mention[]): Condition[] {
  return mentions.flatMap((mention): Condition[] => {
    const { column } = mention;
    const match = /^\s(?:number |no\.? |#|id )?(\d[\d.]*)(?:,? (?:or|and) (\d[\d.]*))?(?![\d.,-]*\w)/.exec(
      text.slice(mention.to, mention.to + 40),
    );
    if (!match || !column.isNumeric || /\b(?:top|first|bottom|last)\s*$/i.test(text.slice(0, mention.from)))
      return [];
    const values = [match[1], match[2]].flatMap((each) => (each ? [Number(each)] : []));
    const meets = (cell: Cell) => values.some((value) => value === cell);
    return [{ column, meets, isValue: true, from: mention.from, to: mention.to + match[0].length }];
  });
}

const LIKE_IN =
  /\b(?:ha(?:s|ve|d|ving)|with|contain(?:s|ing)?|includ(?:e|es|ing))?\s*(?:the\s+)?(?:letters?|substrings?|strings?|words?|characters?)\s+["'“‘]?([\p{L}\d]+)["'”’]?(?:\s+or\s+(?:letters?\s+)?["'“‘]?([\p{L}\d]+)["'”’]?)?\s+in\s+(?:their|its|the|his|her)?\s*/giu;
const LIKE_AFTER =
  /\b(?:contain(?:s|ing)?|includ(?:e|es|ing)|like|start(?:s|ing)? with|begin(?:s|ning)? with|end(?:s|ing)? (?:with|in))\s+(?:the\s+)?(?:letters?\s+|substrings?\s+|strings?\s+|words?\s+)?["'“‘%]*([\p{L}\d][^"'”’%\n,.;]{0,30}?)["'”’%]*(?=\s|[,.;?!]|$)/giu;
const NULLNESS =
  /\b(?:is|are|does|do)?\s*(not\s+)?(?:have\s+|contain\s+|a\s+|any\s+)*(?:null|empty|missing)\b(?:\s+values?)?/giu;

function textConditions(text: string, columns: readonly Column[], mentions: readonly Mention[]): Condition[] {
  const found: Condition[] = [];
  for (const match of text.matchAll(LIKE_IN)) {
    const to = match.index + match[0].length;
    const mention = mentions.find((each) => each.from >= to - 1 && each.from - to <= 3);
    const parts = [match[1], match[2]].flatMap((part) => (part ? [part.toLowerCase()] : []));
    if (!mention) continue;
    const meets = (cell: Cell) =>
      parts.some((part) =>
        String(cell ?? '')
          .toLowerCase()
          .includes(part),
      );
    found.push({ column: mention.column, meets, isValue: false, from: match.index, to: mention.to });
  }
  for (const match of text.matchAll(LIKE_AFTER)) {
    const mention = nearest(mentions, match.index, undefined, 24);
    const column = mention?.column ?? columns.find((each) => each.kind === 'category');
    if (
      !column ||
      column.isNumeric ||
      found.some((other) => match.index < other.to && other.from < match.index + match[0].length)
    )
      continue;
    const part = (match[1] ?? '').trim().toLowerCase();
    const starts = /^(?:start|begin)/i.test(match[0]);
    const ends = /^end/i.test(match[0]);
    const meets = (cell: Cell) => {
      const value = String(cell ?? '').toLowerCase();
      return starts ? value.startsWith(part) : ends ? value.endsWith(part) : value.includes(part);
    };
    found.push({
      column,
      meets,
      isValue: false,
      from: mention?.from ?? match.index,
      to: match.index + match[0].length,
    });
  }
  for (const match of text.matchAll(NULLNESS)) {
    const mention = nearest(mentions, match.index, undefined, 16);
    if (!mention) continue;
    const wanted = match[1] === undefined;
    found.push({
      column: mention.column,
      meets: (cell) => (cell === null || /^(?:null|none)$/i.test(String(cell))) === wanted,
      isValue: false,
      from: mention.from,
      to: match.index + match[0].length,
    });
  }
  return found;
}

/** Everything the query says about which rows count, in the order of the text. */
export function findConditions(text: string, columns: readonly Column[]): FoundConditions {
  const found = allConditions(text, columns);
  // Every value of a column is no choice among them: "for male and female students" asks for both, side by side.
  const isAll = (condition: Condition) => {
    const same = found.conditions.filter((other) => other.isValue && other.column === condition.column);
    return same.length > 1 && condition.column.cells.every((cell) => same.some((other) => other.meets(cell)));
  };
  const spread = found.conditions
    .filter((condition) => condition.isValue && isAll(condition))
    .map((condition) => condition.column);
  return {
    ...found,
    conditions: found.conditions.filter((condition) => !spread.includes(condition.column)),
    spread: [...new Set(spread)],
  };
}

function allConditions(text: string, columns: readonly Column[]): FoundConditions {
  const mentions = findMentions(text, columns);
  const like = textConditions(text, columns, mentions);
  const numbers = numberConditions(text, columns, mentions);
  const compared = [...like, ...numbers.conditions];
  const named = namedNumbers(text, mentions).filter(
    (condition) => !compared.some((other) => condition.from < other.to && other.from < condition.to),
  );
  const taken = [...compared, ...named];
  const values = valueConditions(text, columns, mentions).filter(
    (condition) => !taken.some((other) => condition.from < other.to && other.from < condition.to),
  );
  const conditions = [...taken, ...values].sort((left, right) => left.from - right.from);
  return { ...numbers, conditions };
}
