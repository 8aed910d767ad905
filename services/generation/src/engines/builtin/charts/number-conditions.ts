import type { Cell } from '../datasets/dataset.ts';
import { findComparisons } from './comparison.ts';
import type { Condition, FoundConditions } from './condition.ts';
import type { Mention } from './mentions.ts';
import type { Predicate } from './plan.ts';
import { type Column, isTime } from './profile.ts';
import { smallNumber } from './query-text.ts';

const asValue = (text: string): Cell => {
  const small = smallNumber(text);
  if (small !== undefined) return small;
  return /^\d{4}-\d/.test(text) ? text : Number(text.replace(/,/g, ''));
};

/** Comparisons with numbers and dates, each with the column that it is about. */
export function numberConditions(
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
export function namedNumbers(text: string, mentions: readonly Mention[]): Condition[] {
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
