import type { Column } from '../../../../brief/datasets/profile.ts';
import { type Period, readPeriods } from '../../../../packs/periods.ts';
import { cueFrom, type Question } from './question.ts';

/** A stretch of time that the question names, as it can be compared with the cells of a column. */
export interface NamedTime {
  column: Column;
  /** A cell, or the beginning of dates ("2024", "2024-10"); several cells where a year holds them. */
  values: string[];
  from: number;
  to: number;
}

const two = (value: number) => String(value).padStart(2, '0');
const isDated = (column: Column) => column.isDate || column.periods?.kind === 'yearmonth';

/** The one year in which the data has this month. */
function yearOf(month: number, column: Column): string | undefined {
  const ends = `-${two(month + 1)}`;
  const years = new Set(
    column.cells
      .map((cell) => String(cell ?? '').slice(0, 7))
      .filter((text) => text.endsWith(ends))
      .map((text) => text.slice(0, 4)),
  );
  return years.size === 1 ? [...years][0] : undefined;
}

function beginningOf(period: Period, column: Column): string | undefined {
  if (period.kind === 'year') return String(period.order);
  if (period.kind === 'yearmonth') return `${Math.floor(period.order / 12)}-${two((period.order % 12) + 1)}`;
  const year = period.kind === 'month' ? yearOf(period.order, column) : undefined;
  return year && `${year}-${two(period.order + 1)}`;
}

/** What a period says of a column: cells of the same kind, or the beginning of its dates. */
function valuesFor(period: Period, column: Column): string[] {
  const kind = column.periods?.kind;
  const beginning = isDated(column) ? beginningOf(period, column) : undefined;
  if (isDated(column)) return beginning === undefined ? [] : [beginning];
  const cells = [...(column.periods?.order ?? [])];
  if (kind === 'yearquarter' && period.kind === 'year')
    return cells.filter(([, order]) => Math.floor(order / 4) === period.order).map(([cell]) => cell);
  if (kind !== period.kind) return [];
  const same = cells.filter(([, order]) => order === period.order).map(([cell]) => cell);
  return same.length > 0 || kind !== 'year' ? same : [String(period.order)];
}

/** "7 March", "March 7": a day of dates. */
function dayAt(question: Question, at: number, column: Column): string | undefined {
  const pair = [question.words[at]?.raw ?? '', question.words[at + 1]?.raw ?? ''];
  const day = pair.find((word) => /^\d{1,2}$/.test(word));
  const month = readPeriods(pair.find((word) => !/^\d/.test(word)) ?? '').find(
    ({ kind }) => kind === 'month',
  );
  const year = month && column.isDate ? yearOf(month.order, column) : undefined;
  return day && month && year ? `${year}-${two(month.order + 1)}-${two(Number(day))}` : undefined;
}

/** The stretch of time that a place of the question names, of one or two words. */
export function timeAt(question: Question, at: number): NamedTime | undefined {
  const [first, second] = [question.words[at], question.words[at + 1]];
  if (!first || first.isBreak) return undefined;
  const both = second && !second.isBreak ? `${first.raw} ${second.raw}` : '';
  const isName = /^\p{Lu}/u.test(first.raw) || /\d/.test(first.raw) || first.text.length > 3;
  // "List" is an English order before it is a month of another language.
  const isLead = (at === 0 || /^\p{Ll}/u.test(first.raw)) && cueFrom(question, 'lead', at)?.from === at;
  if (isLead) return undefined;
  const said = question.mentions.find((mention) => mention.column.role === 'time')?.column;
  const times = question.columns.filter((column) => column.role === 'time');
  const columns = said ? [said, ...times] : times;
  const day = columns
    .map((column) => ({ column, value: dayAt(question, at, column) }))
    .find(({ value }) => value !== undefined);
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(first.raw) ? columns.find((column) => column.isDate) : undefined;
  if (iso) return { column: iso, values: [first.raw], from: at, to: at + 1 };
  if (day?.value !== undefined) return { column: day.column, values: [day.value], from: at, to: at + 2 };
  for (const [text, to] of [
    [both, at + 2],
    [first.raw, at + 1],
  ] as const) {
    const periods = isName ? readPeriods(text) : [];
    for (const column of columns) {
      const values = periods.map((period) => valuesFor(period, column)).find((found) => found.length > 0);
      if (values) return { column, values, from: at, to };
    }
  }
  return undefined;
}

/** Whether some row lies in it. */
export const isInData = ({ column, values }: NamedTime): boolean =>
  column.cells.some((cell) =>
    values.some((value) => (isDated(column) ? String(cell ?? '').startsWith(value) : String(cell) === value)),
  );

/** Whether it names more than the cells say themselves: dates, or a year of quarters. */
export const isStretch = ({ column, values }: NamedTime): boolean => isDated(column) || values.length > 1;
