import { isYear, periodsOf, readDate } from '../../packs/periods.ts';
import type { Dataset } from '../brief.ts';
import { unitInName } from './column-name.ts';
import { isDigitName, isGroupedMoney, plainDigits, readQuantity, usesDecimalComma } from './number.ts';
import { MAX_CELL_UNITS, MAX_COLUMNS, MAX_ROWS } from './raw-table.ts';

type Column = Dataset['columns'][number];
type Cell = Dataset['rows'][number][number];

const ID_NAME = /(?:^|[_\s-])(?:id|uuid|guid|key|zip|postcode|plz|isbn|sku|phone|fax|ssn)$/i;
const NUMBER_NAME = /[a-z][_\s](?:no|nr|number)\.?$/i;
const ID_TAIL = /[a-z]I[Dd]$/;
const RANGE = /^\d+\s?[-–—]\s?\d+$/;
const NULLS = new Set(['', 'null', 'none', 'n/a', 'na', 'nan', '-', '–', '—']);

/** Whether a column's name says that its numbers are names; "Flight_No" says so of numbers alone. */
export const isIdName = (name: string, isNumeric: boolean): boolean =>
  ID_NAME.test(name) || ID_TAIL.test(name) || (isNumeric && NUMBER_NAME.test(name));

/** Names without what Vega would read as a path. */
export function columnName(header: string, at: number): string {
  const name = header
    .normalize('NFC')
    .replace(/[[\].\\"'\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return name === '' ? `Column ${at + 1}` : name;
}

export function uniqueNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((name, at) => {
    const base = columnName(name, at);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return times === 1 ? base : `${base.slice(0, 90)} ${times}`;
  });
}

const cleanCell = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 1000);

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|\s)/;

/** `04/02/2021` is the fourth of February where the same column holds a `13/02/2021`. */
const dayFirst = (filled: readonly string[]) =>
  filled.some((text) => Number(SLASHED.exec(text)?.[1]) > 12) &&
  filled.every((text) => Number(SLASHED.exec(text)?.[2] ?? 99) <= 12);

const two = (value: number) => String(value).padStart(2, '0');

function isoDate(text: string, swap: boolean): string {
  const date = readDate(swap ? text.replace(SLASHED, '$2/$1/$3') : text);
  if (!date) return text;
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`;
  return date.hasTime ? `${day} ${two(date.hour)}:${two(date.minute)}` : day;
}

function wordColumn(name: string, cleaned: readonly string[], filled: readonly string[]) {
  const isDate = filled.length > 0 && filled.every((text) => readDate(text) !== undefined);
  const swap = isDate && dayFirst(filled);
  const cells = cleaned.map(
    (text): Cell => (text === '' ? null : isDate ? isoDate(plainDigits(text), swap) : text),
  );
  const isOrdinal = !isDate && filled.length > 0 && periodsOf(filled) !== undefined;
  const column: Column = { name, type: isDate ? 'temporal' : isOrdinal ? 'ordinal' : 'nominal', unit: '' };
  return { column, cells };
}

/** Words that are periods as whole: "Jan" but not "7h" of a later column, which is how long something took. */
function arePeriods(filled: readonly string[], at: number): boolean {
  const isLong = at > 0 && filled.every((text) => /^\d{1,2}\s?(?:h|uhr)$/i.test(text));
  return !isLong && !filled.every(isYear) && periodsOf(filled) !== undefined;
}

const CLOCK = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/u;

/** Times of a programme: "7.00, 7.10, 8.05" in the first column, one after the other. */
function areTimes(filled: readonly string[], at: number): boolean {
  const minutes = filled.map((text) => {
    const [, hour, minute] = CLOCK.exec(text) ?? [];
    return hour === undefined ? Number.NaN : Number(hour) * 60 + Number(minute);
  });
  return (
    at === 0 &&
    filled.length > 2 &&
    minutes.every((own, index) => own % 5 === 0 && own > (minutes[index - 1] ?? -1))
  );
}

function typeColumn(header: string, at: number, texts: readonly string[], stopsGroup: boolean) {
  // "Turnover €", "Price, €", "Change in %"
  const name = header.replace(/,?(?:\s(?:in|en|em))?\s[$€£¥%]$/, '');
  const inBrackets = /[(（]([^()（）]{1,20})[)）]\s*$/.exec(header)?.[1] ?? /\s([$€£¥%])$/.exec(header)?.[1];
  // "Scores (1-5)": what they can be, and no unit.
  const unitInHeader = inBrackets && RANGE.test(inBrackets) ? undefined : inBrackets;
  const cleaned = texts.map(cleanCell);
  // Numbers are read in the digits of every script; names keep theirs.
  const plain = cleaned.map(plainDigits);
  const filled = plain.filter((text) => !NULLS.has(text.toLowerCase()));
  const comma =
    usesDecimalComma(filled) ||
    (stopsGroup && filled.every((text) => /^(?:€\s?)?\d{1,3}(?:\.\d{3})*(?:\s?€)?$/.test(text)));
  const quantities = filled.map((text) => (isDigitName(text) ? undefined : readQuantity(text, comma)));
  const said = new Set(quantities.map((quantity) => quantity?.unit ?? ''));
  const isNumeric =
    filled.length > 0 && quantities.every((quantity) => quantity !== undefined) && said.size === 1;
  if (!isNumeric || arePeriods(filled, at) || areTimes(filled, at)) return wordColumn(name, cleaned, filled);
  // A word in a column of numbers would be drawn as zero: it is no value.
  const cells = plain.map((text): Cell => readQuantity(text, comma)?.value ?? null);
  const unit = ([...said][0] || unitInHeader || unitInName(header)).trim();
  if (isIdName(header, true)) return { column: { name, type: 'nominal' as const, unit: '' }, cells };
  if (filled.every(isYear) && unit === '')
    return { column: { name, type: 'ordinal' as const, unit: '' }, cells };
  // "9.0, 8.0": means, not to be read as whole days.
  const decimals = new Set(filled.map((text) => /\d[.,](0{1,2})(?!\d)/u.exec(text)?.[1]?.length ?? 0));
  const [given = 0] = decimals.size === 1 ? decimals : [];
  const number = { name, type: 'quantitative' as const, unit: unit.slice(0, 20) };
  // "+6" beside "-3" is by how much something changed.
  const format = `${filled.some((text) => text.startsWith('+')) ? '+' : ''}${given > 0 ? `.${given}f` : ''}`;
  return { column: format === '' ? number : { ...number, format }, cells };
}

/** The rows that a specification can hold. */
export function boundedRows(rows: readonly string[][], width: number): string[][] {
  let units = 0;
  const kept: string[][] = [];
  for (const row of rows.slice(0, MAX_ROWS)) {
    const cells = Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, at) => row[at] ?? '');
    units += cells.reduce((sum, cell) => sum + Math.min(cell.length, 1000) + 3, 0);
    if (units > MAX_CELL_UNITS) break;
    kept.push(cells);
  }
  return kept;
}

/** "21.400", "9.300", "612": whole thousands where a comma stands before fractions. */
const isGrouped = (column: readonly string[]): boolean =>
  column.length > 1 &&
  column.some((cell) => cell.includes('.')) &&
  column.every((cell) => /^(?:0|[1-9]\d{0,2}(?:\.\d{3})*)$/.test(cell));

/** Tells the types of a table of text and reads its numbers and dates. */
export function typeTable(
  header: readonly string[],
  rows: readonly string[][],
  unit = '',
  language = 'en',
): Pick<Dataset, 'columns' | 'rows'> {
  const names = uniqueNames(header.slice(0, MAX_COLUMNS));
  const kept = boundedRows(rows, header.length);
  const texts = names.map((_, at) => kept.map((row) => row[at] ?? ''));
  const isContinental = (column: readonly string[]) => isGroupedMoney(column) || usesDecimalComma(column);
  const stopsGroup =
    texts.some((column) => isContinental(column.filter((cell) => cell !== ''))) ||
    (new Intl.NumberFormat(language).format(1.5).includes(',') && texts.some(isGrouped));
  const typed = names.map((name, at) => typeColumn(name, at, texts[at] ?? [], stopsGroup));
  const last = typed.findLast(({ column }) => column.type === 'quantitative');
  if (last && unit !== '' && last.column.unit === '') last.column.unit = unit.slice(0, 20);
  return {
    columns: typed.map(({ column }) => column),
    rows: kept.map((_, row) => typed.map(({ cells }) => cells[row] ?? null)),
  };
}
