import {
  isoDay,
  isYear,
  monthIndex,
  monthYearIndex,
  periodIndex,
  quarterIndex,
  readDate,
  weekdayIndex,
} from './calendar.ts';
import type { Cell, Field } from './dataset.ts';
import { isDigitName, readQuantity, usesDecimalComma } from './number.ts';

const ID_NAME = /(?:^|[_\s-])(?:id|uuid|guid|key|zip|postcode|plz|isbn|sku|phone|fax|ssn)$|[a-z]I[Dd]$|^id$/i;
const RANGE = /^\d+\s?(?:[-–—]|to|bis|à|a)\s?\d+$/;
const NULLS = new Set(['', 'null', 'none', 'n/a', 'na', 'nan', '-', '–']);

export interface TypedColumn {
  field: Field;
  cells: Cell[];
}

/** Whether a column's name says that its numbers are names. */
export function isIdName(name: string): boolean {
  return ID_NAME.test(name);
}

/** Field names are read as paths by Vega where they hold dots or brackets, so those go. */
export function fieldName(header: string, at: number): string {
  const name = header
    .normalize('NFC')
    .replace(/[[\].\\"']/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return name === '' ? `Column ${at + 1}` : name;
}

const cleanCell = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 1000);

const ordered = [monthIndex, weekdayIndex, quarterIndex, monthYearIndex, periodIndex];

/** A number that orders a period (month, weekday, quarter, year, date) or undefined if some cell is none. */
export function periodOrder(cells: readonly Cell[]): ((cell: Cell) => number) | undefined {
  const texts = cells.filter((cell) => cell !== null).map(String);
  if (texts.length === 0) return undefined;
  for (const read of ordered) {
    if (texts.every((text) => read(text) !== undefined)) return (cell) => read(String(cell)) ?? 0;
  }
  if (texts.every(isYear)) return (cell) => Number(cell);
  if (!texts.every((text) => readDate(text) !== undefined)) return undefined;
  return (cell) => {
    const date = readDate(String(cell));
    return date ? date.year * 372 + date.month * 31 + date.day : 0;
  };
}

/**
 * Tells the type of a column from its cells and its name, and reads the cells. `stopsGroup` says that another column of
 * the same table groups thousands of euros by stops.
 */
export function typeColumn(
  header: string,
  at: number,
  texts: readonly string[],
  stopsGroup = false,
): TypedColumn {
  const name = fieldName(header, at);
  const inBrackets = /\(([^)]{1,20})\)\s*$/.exec(header)?.[1];
  // "Scores (1-5)": what they can be, and no unit.
  const unitInHeader = inBrackets && RANGE.test(inBrackets) ? undefined : inBrackets;
  const cleaned = texts.map(cleanCell);
  const filled = cleaned.filter((text) => !NULLS.has(text.toLowerCase()));
  const comma =
    usesDecimalComma(filled) ||
    (stopsGroup && filled.every((text) => /^€\s?\d{1,3}(?:\.\d{3})+$/.test(text)));
  const quantities = filled.map((text) => (isDigitName(text) ? undefined : readQuantity(text, comma)));
  const units = new Set(quantities.map((quantity) => quantity?.unit ?? ''));
  // "6h, 9h, 12h" in the first column are hours of a day, and in any other one how long something took.
  const isLong = at > 0 && filled.every((text) => /^\d{1,2}\s?(?:h|uhr)$/i.test(text));
  const numeric =
    (isLong || wordType(filled) !== 'ordinal') &&
    filled.length > 0 &&
    quantities.every((quantity) => quantity !== undefined) &&
    units.size === 1;
  if (!numeric) {
    const days = isoDays(cleaned, filled) ?? (dayFirst(filled) ? cleaned.map(turned) : cleaned);
    const cells = days.map((text) => (text === '' ? null : text));
    return { field: { name, type: wordType(days.filter((text) => text !== '')) }, cells };
  }
  const cells = cleaned.map((text): Cell => {
    if (NULLS.has(text.toLowerCase())) return text === '' ? null : text;
    return readQuantity(text, comma)?.value ?? text;
  });
  // A word in a numeric column would be drawn as zero: it is no value.
  const values = cells.map((cell) => (typeof cell === 'string' ? null : cell));
  const unit = [...units][0] || unitInHeader;
  if (isIdName(header.trim())) return { field: { name, type: 'nominal' }, cells: values };
  if (filled.every(isYear) && !unit) return { field: { name, type: 'ordinal' }, cells: values };
  return { field: { name, type: 'quantitative', ...(unit ? { unit: unit.trim() } : {}) }, cells: values };
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|\s)/;

/** `04/02/2021` is the fourth of February where the same column holds a `13/02/2021`. */
function dayFirst(filled: readonly string[]): boolean {
  const all = filled.map((text) => SLASHED.exec(text));
  return (
    all.length > 0 &&
    all.every((match) => match !== null && Number(match[2]) <= 12) &&
    all.some((match) => Number(match?.[1]) > 12)
  );
}

const SHAPES = [/^\d{4}-\d{2}-\d{2}/, SLASHED, /\p{L}/u, /^\d{1,2}\./];

/** Dates that are written in several ways become one way; slashes have the day first where only then they stay in order. */
function isoDays(cleaned: readonly string[], filled: readonly string[]): string[] | undefined {
  const shapes = new Set(filled.map((text) => SHAPES.findIndex((shape) => shape.test(text))));
  if (shapes.size < 2 || !filled.every((text) => readDate(text)?.hasTime === false)) return undefined;
  const read = (texts: readonly string[]) =>
    texts.map((text) => {
      const date = readDate(text);
      return date ? isoDay(date) : text;
    });
  const rises = (texts: readonly string[]) =>
    texts.every((text, at) => at === 0 || text >= (texts[at - 1] ?? ''));
  const turnable = filled.every((text) => Number(SLASHED.exec(text)?.[2] ?? 1) <= 12);
  const isDayFirst = turnable && !rises(read(filled)) && rises(read(filled.map(turned)));
  return read(isDayFirst ? cleaned.map(turned) : cleaned);
}

/** A date with the day first, as readers of dates everywhere take it. */
function turned(text: string): string {
  return text.replace(
    SLASHED,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

function wordType(filled: readonly string[]): Field['type'] {
  if (filled.length === 0) return 'nominal';
  if (filled.every((text) => readDate(text) !== undefined)) return 'temporal';
  return !filled.every(isYear) && periodOrder(filled) ? 'ordinal' : 'nominal';
}
