import { languagePacks } from './language-pack.ts';

/** Names of months, days and quarters in every language that there is a pack for. */

export type PeriodKind =
  | 'year'
  | 'month'
  | 'weekday'
  | 'quarter'
  | 'yearmonth'
  | 'yearquarter'
  | 'number'
  | 'date';

/** What a text can be read as; `mar` is a month and a day. */
export interface Period {
  kind: PeriodKind;
  /** Place in the order of its kind. */
  order: number;
}

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  hasTime: boolean;
}

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
    .toLowerCase();

const bare = (text: string) => fold(text.trim()).replace(/\.$/, '');

/** Monday, 1 January 2024 begins both a week and a year. */
const dayOf = (month: number, day: number) => new Date(Date.UTC(2024, month, day, 12));

function nameIn(language: string, options: Intl.DateTimeFormatOptions, date: Date): string {
  const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(date);
  const wanted = options.weekday === undefined ? 'month' : 'weekday';
  return parts.find((part) => part.type === wanted)?.value ?? '';
}

/** How `Intl` writes a month or a day, long and short, alone and in a date. */
export function namesOf(language: string, unit: 'month' | 'weekday', at: number): string[] {
  const date = unit === 'month' ? dayOf(at, 5) : dayOf(0, at + 1);
  return ['long', 'short'].flatMap((style) => [
    nameIn(language, { [unit]: style }, date),
    nameIn(language, { [unit]: style, day: 'numeric' }, date),
  ]);
}

function put(index: Map<string, number>, name: string, at: number): void {
  const key = bare(name);
  if (key.length > 0 && !/^\d+$/.test(key) && !index.has(key)) index.set(key, at);
}

/** Beginnings of names that begin no other name of their language: `sep`, `janv`. */
function putShort(index: Map<string, number>, names: readonly string[], length: number): void {
  names.forEach((name, at) => {
    const key = bare(name).slice(0, length);
    const shared = names.some((other, place) => place !== at && bare(other).startsWith(key));
    if (key.length === length && /^\p{L}+$/u.test(key) && !shared) put(index, key, at);
  });
}

function indexOf(unit: 'month' | 'weekday', size: number): Map<string, number> {
  const index = new Map<string, number>();
  const places = Array.from({ length: size }, (_, at) => at);
  for (const { language, data } of languagePacks) {
    for (const at of places) for (const name of namesOf(language, unit, at)) put(index, name, at);
    const more = unit === 'month' ? data.months : data.weekdays;
    for (const [at, names] of more.entries()) for (const name of names.split(' ')) put(index, name, at);
  }
  for (const { language } of languagePacks) {
    const names = places.map((at) => namesOf(language, unit, at)[0] ?? '');
    for (const length of [4, 3, 2].slice(0, unit === 'month' ? 2 : 3)) putShort(index, names, length);
  }
  return index;
}

const months = indexOf('month', 12);
const weekdays = indexOf('weekday', 7);
const units = new Set(
  languagePacks.flatMap(({ data }) => Object.values(data.units).flat()).map((word) => bare(word)),
);

/** 0 for January. */
export const monthIndex = (text: string): number | undefined => {
  const numbered = /^(1[0-2]|[1-9])月$/.exec(text.trim());
  return numbered ? Number(numbered[1]) - 1 : months.get(bare(text));
};
/** 0 for Monday. */
export const weekdayIndex = (text: string): number | undefined => weekdays.get(bare(text));
/** A calendar year as people write it. */
export const isYear = (text: string): boolean => /^(?:1[5-9]|20|21)\d{2}年?$/.test(text.trim());

function quarterOf(text: string): Period | undefined {
  const match = /^(?:(\d{4})[\s-]{0,3})?[QT]([1-4])(?:[\s'’-]{0,3}(\d{4}|\d{2}))?$/i.exec(text);
  if (!match) return undefined;
  const year = match[1] ?? match[3];
  const order = (year === undefined ? 0 : fullYear(year)) * 4 + Number(match[2]) - 1;
  return { kind: year === undefined ? 'quarter' : 'yearquarter', order };
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

function monthOfYear(text: string): Period | undefined {
  const iso = /^(\d{4})[-/.](\d{2})$/.exec(text) ?? /^(\d{4})年(\d{1,2})月$/.exec(text);
  if (iso && Number(iso[2]) >= 1 && Number(iso[2]) <= 12)
    return { kind: 'yearmonth', order: Number(iso[1]) * 12 + Number(iso[2]) - 1 };
  const worded = /^(\p{L}{2,12})\.?[\s'’-]{1,3}(\d{4}|\d{2})$/u.exec(text);
  const month = worded ? monthIndex(worded[1] ?? '') : undefined;
  return month === undefined || !worded
    ? undefined
    : { kind: 'yearmonth', order: fullYear(worded[2] ?? '') * 12 + month };
}

/** `Week 3`, `KW 12`, `7h`. */
function numbered(text: string): Period | undefined {
  const match = /^(\p{L}{1,12})\.?\s?(\d{1,4})$/u.exec(text);
  if (match && units.has(bare(match[1] ?? ''))) return { kind: 'number', order: Number(match[2]) };
  const hour = /^(\d{1,2})(?::(\d{2}))?\s?(?:h|uhr)$/i.exec(text) ?? /^(\d{1,2}):(\d{2})$/.exec(text);
  return hour && Number(hour[1]) < 25
    ? { kind: 'number', order: Number(hour[1]) * 60 + Number(hour[2] ?? 0) }
    : undefined;
}

/** All that a text can be as a point or stretch of time. */
export function readPeriods(source: string): Period[] {
  const text = source.trim();
  if (text === '' || text.length > 40) return [];
  if (isYear(text)) return [{ kind: 'year', order: Number.parseInt(text, 10) }];
  const [month, weekday] = [monthIndex(text), weekdayIndex(text)];
  const date = readDate(text);
  const others = [quarterOf(text), monthOfYear(text), numbered(text)].filter(
    (period) => period !== undefined,
  );
  return [
    ...(month === undefined ? [] : [{ kind: 'month' as const, order: month }]),
    ...(weekday === undefined ? [] : [{ kind: 'weekday' as const, order: weekday }]),
    ...others,
    ...(date && others.length === 0 ? [{ kind: 'date' as const, order: orderOfDate(date) }] : []),
  ];
}

const orderOfDate = (date: DateParts) =>
  Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute) / 60_000;

/** The kind of period that all texts are, with the order of each; undefined if some text is none of it. */
export function periodsOf(
  texts: readonly string[],
): { kind: PeriodKind; order: Map<string, number> } | undefined {
  const distinct = [...new Set(texts)];
  const read = distinct.map((text) => readPeriods(text));
  for (const { kind } of read[0] ?? []) {
    const orders = read.map((periods) => periods.find((period) => period.kind === kind)?.order);
    if (orders.every((order) => order !== undefined))
      return { kind, order: new Map(distinct.map((text, at) => [text, orders[at] ?? 0])) };
  }
  return undefined;
}

const TIME = /^[ T](\d{1,2}):(\d{2})/;

/** Reads `2024-03-09`, `2024-03-09 14:00`, `31.12.2024`, `12/31/2024`, `9 March 2024`, `March 9, 2024`, `9 de marzo de 2024`. */
export function readDate(source: string): DateParts | undefined {
  const text = source.trim().replace(/\s+/g, ' ').slice(0, 40);
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/.exec(text);
  if (iso) return partsOf(iso[1], iso[2], iso[3], text.slice(iso[0].length));
  const dotted = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})/.exec(text);
  if (dotted) {
    const dayFirst = dotted[2] !== '/' || Number(dotted[1]) > 12;
    const [day, month] = dayFirst ? [dotted[1], dotted[3]] : [dotted[3], dotted[1]];
    return partsOf(dotted[4], month, day, text.slice(dotted[0].length));
  }
  const words = text
    .replace(/,/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'de');
  if (words.length !== 3) return undefined;
  const at = words.findIndex((word) => /\p{L}{3}/u.test(word) && monthIndex(word) !== undefined);
  const day = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?$/.exec(words[at === 0 ? 1 : 0] ?? '');
  if ((at !== 0 && at !== 1) || !day || !/^\d{4}$/.test(words[2] ?? '')) return undefined;
  return partsOf(words[2], String((monthIndex(words[at] ?? '') ?? 0) + 1), day[1], '');
}

function partsOf(year = '', month = '', day = '', rest = ''): DateParts | undefined {
  const time = TIME.exec(rest);
  if (rest !== '' && !time) return undefined;
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  if (parts.month < 1 || parts.month > 12 || parts.day < 1 || parts.day > 31) return undefined;
  return { ...parts, hour: Number(time?.[1] ?? 0), minute: Number(time?.[2] ?? 0), hasTime: time !== null };
}

/** The name of a month or day in a language. */
export const periodName = (language: string, unit: 'month' | 'weekday', at: number): string =>
  nameIn(language, { [unit]: 'short' }, unit === 'month' ? dayOf(at, 5) : dayOf(0, at + 1));
