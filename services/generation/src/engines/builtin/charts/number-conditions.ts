import { isoDay, readDate } from '../datasets/calendar.ts';
import type { Cell } from '../datasets/dataset.ts';
import { type Comparison, findComparisons } from './comparison.ts';
import type { Condition, FoundConditions } from './condition.ts';
import type { Mention } from './mentions.ts';
import type { Predicate } from './plan.ts';
import { type Column, isTime } from './profile.ts';
import { smallNumber } from './query-text.ts';
import { wordsOf } from './words.ts';

const asValue = (text: string): Cell => {
  const small = smallNumber(text);
  if (small !== undefined) return small;
  return /^\d{4}-\d/.test(text) ? text : Number(text.replace(/,/g, ''));
};

/** Where a comparison stands, and the columns it may be about. */
interface Found {
  comparison: Comparison;
  values: Cell[];
  near?: Mention;
  behind?: Mention;
  column?: Column;
}

/** What is said just before a column whose groups are compared: `whose average price is …`. */
const AGGREGATED =
  /\b(?:average|mean|avg|total|sum|maximum|minimum|highest|lowest|combined|durchschnittlich\w*|gesamt\w*)(?: value)?(?: of)?(?: the)?\s*$/i;

/** "advisors with more than one student": what they have is counted. */
const HOLDING = /^\s+(?:(?:who|that|which)\s+)?(?:with|have|has|had|having|own|made|placed|wrote)\s*$/i;

const isYearText = (text: string | undefined) => /^(?:19|20)\d\d$/.test(text ?? '');

/** The column of times that holds a year; `released since 2011` is about it, whatever stands nearer. */
function yearColumn(columns: readonly Column[], comparison: Comparison): Column | undefined {
  if (!isYearText(comparison.values[0])) return undefined;
  const years = (column: Column) =>
    column.cells.map((cell) => Number(/(?:19|20)\d\d/.exec(String(cell ?? ''))?.[0])).filter(Number.isFinite);
  return columns.filter(isTime).find((column) => {
    const held = years(column);
    if (held.length === 0) return false;
    const value = Number(comparison.values[0]);
    return comparison.op === 'equal' ? held.includes(value) : true;
  });
}

/** Whether a number could stand in a column: a year is no price of 40. */
function couldHold(column: Column, value: Cell): boolean {
  const numbers = column.cells.filter((cell) => typeof cell === 'number');
  return typeof value !== 'number' || (value >= Math.min(...numbers) && value <= Math.max(...numbers));
}

function mentionsAround(
  text: string,
  comparison: Comparison,
  mentions: readonly Mention[],
  isDate: boolean,
): { near?: Mention; behind?: Mention } {
  const isDay = /^\d{4}-\d/.test(comparison.values[0] ?? '');
  const fits = (column: Column) => (column.isNumeric && !isDay) || (isDate && isTime(column));
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
  return { ...(near ? { near } : {}), ...(behind ? { behind } : {}) };
}

const ADJECTIVES: [RegExp, RegExp][] = [
  [/\b(?:high|tall|short)er than/i, /height|elevation|altitude/i],
  [/\b(?:long|short)er than/i, /length|duration|runtime|minutes/i],
  [/\b(?:heavi|light)er than/i, /weight|mass/i],
  [/\bcheaper than|\bexpensive than|\bcosts? (?:more|less) than/i, /price|cost|fee/i],
  [/\b(?:fast|slow)er than/i, /speed|velocity/i],
  [/\b(?:larg|bigg|small)er than/i, /area|size|population|capacity/i],
];

/** The column that the comparing word itself names: older is about ages, taller about heights. */
function hinted(text: string, comparison: Comparison, columns: readonly Column[]): Column | undefined {
  if (comparison.hint === 'age')
    return columns.find((column) => /\bage\b|^age|age$/i.test(column.name) && column.isNumeric);
  if (comparison.hint === 'time') return columns.find(isTime);
  const words = text.slice(Math.max(0, comparison.from - 12), comparison.to);
  for (const [word, name] of ADJECTIVES) {
    const column = word.test(words)
      ? columns.find((each) => each.isNumeric && name.test(each.name))
      : undefined;
    if (column) return column;
  }
  return undefined;
}

/** Which column a comparison is about; none if it is about how many rows there are. */
function aboutOf(
  text: string,
  comparison: Comparison,
  columns: readonly Column[],
  mentions: readonly Mention[],
): Found {
  const values = comparison.values.map(asValue);
  const isDate =
    typeof values[0] === 'string' || comparison.hint === 'time' || isYearText(comparison.values[0]);
  const { near: nearby, behind } = mentionsAround(text, comparison, mentions, isDate);
  const year = yearColumn(columns, comparison);
  const isYears =
    year && (!nearby || (!isTime(nearby.column) && !couldHold(nearby.column, values[0] ?? null)));
  if (isYears) return { comparison, values, column: year };
  const near = nearby;
  const before = text.slice(Math.max(0, comparison.from - 40), comparison.from);
  const count = /\b(?:number|count|total|times|frequency|amount)\b[^.,;]{0,24}$/i.exec(before);
  const countAt = count ? comparison.from - before.length + count.index : -1;
  // "department number 60" is a key, and no number of departments.
  const isKeyNumber =
    near?.column.kind === 'id' && /^\s+number\b/i.test(text.slice(near.to, comparison.from));
  const counted = count !== null && !isKeyNumber && !(near && near.from <= countAt && countAt < near.to);
  const isPronoun = /\b(?:if|when|where)?\s*\b(?:it|they|this|that) (?:is|are)?\s*$/i.test(
    text.slice(Math.max(0, comparison.from - 20), comparison.from + 3),
  );
  const byHint = hinted(text, comparison, columns);
  const column =
    behind?.column ??
    (comparison.hint === 'age' ? byHint : undefined) ??
    (isPronoun ? undefined : counted && near && near.coverage < 0.6 ? undefined : near?.column) ??
    byHint;
  return {
    comparison,
    values,
    ...(near ? { near } : {}),
    ...(behind ? { behind } : {}),
    ...(column ? { column } : {}),
  };
}

/** "at least two employees", "whose average price is above 150": groups are compared, not rows. */
function havingOf(
  text: string,
  { comparison, values, near, behind, column }: Found,
  table: string,
): FoundConditions | undefined {
  const [value] = values;
  const { op } = comparison;
  if (typeof value !== 'number' || op === 'between' || op === 'outside') return undefined;
  if (op === 'equal' || op === 'not') return undefined;
  const noun = wordsOf(text.slice(comparison.to, comparison.to + 24))[0];
  const isRow = noun !== undefined && wordsOf(table).some((word) => word.stem === noun.stem);
  const isHeld =
    near !== undefined &&
    behind === undefined &&
    HOLDING.test(text.slice(near.to, comparison.from)) &&
    /^\s+\p{L}{3,}/u.test(text.slice(comparison.to, comparison.to + 12));
  const isCount =
    behind !== undefined && behind.column === column && column?.kind === 'id' && column.isUnique;
  const isOf = near !== undefined && near.column === column && !behind && !isRow && !isHeld;
  const isNext = isOf && /^\s*(?:is|are|was|were)?\s*$/i.test(text.slice(near.to, comparison.from));
  const lead = isNext ? AGGREGATED.exec(text.slice(0, near.from)) : null;
  if (column && !isCount && !isRow && !isHeld && !lead) return undefined;
  const from = lead ? lead.index : comparison.from;
  const to = isCount && behind ? behind.to : comparison.to;
  return { conditions: [], having: { op, value, of: lead ? 'numbers' : 'rows' }, havingAt: [from, to] };
}

/** Comparisons with numbers and dates, each with the column that it is about. */
export function numberConditions(
  text: string,
  columns: readonly Column[],
  mentions: readonly Mention[],
  table = '',
): FoundConditions {
  const result: FoundConditions = { conditions: [] };
  for (const comparison of findComparisons(text)) {
    const found = aboutOf(text, comparison, columns, mentions);
    const having = havingOf(text, found, table);
    if (having) Object.assign(result, { having: having.having, havingAt: having.havingAt });
    const { column, near, behind, values } = found;
    if (having || !column) continue;
    const isYears = isYearText(comparison.values[0]) && isTime(column);
    if (!near && comparison.op === 'equal' && !isYears) continue;
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
  const day = (cell: Cell) => {
    const date = readDate(String(cell));
    return date ? isoDay(date) : String(cell);
  };
  const at = (cell: Cell, value: Cell) =>
    less(
      isDate ? day(cell).slice(0, String(value).length) : typeof value === 'number' ? key(cell) : cell,
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
  if (op === 'outside')
    return { column, meets: (cell) => filled(cell) && (at(cell, low) < 0 || at(cell, high) > 0) };
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
    const ahead = numberAhead(text, mention);
    if (ahead) return [ahead];
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

/** `hotels with 5 star ratings`: the number stands before the column that it is a value of. */
function numberAhead(text: string, { column, coverage, from, to }: Mention): Condition | undefined {
  const lead = /\b(?:with|ha(?:s|ve|d|ving))\s+(?:an? )?(\d+(?:\.\d+)?)[\s-]+$/i.exec(
    text.slice(Math.max(0, from - 24), from),
  );
  const value = Number(lead?.[1]);
  if (!lead || coverage < 0.6 || !column.cells.includes(value)) return undefined;
  const more = /^\s+or (more|above|higher|less|fewer|below|lower)\b/i.exec(text.slice(to, to + 16));
  const sign = more ? (/more|above|higher/i.test(more[0]) ? 1 : -1) : 0;
  const meets = (cell: Cell) => typeof cell === 'number' && (cell === value || (cell - value) * sign > 0);
  return {
    column,
    meets,
    isValue: !more,
    from: from - lead[0].length,
    to: to + (more?.[0].length ?? 0),
  };
}
