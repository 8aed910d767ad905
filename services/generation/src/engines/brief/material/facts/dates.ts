import type { Text } from './reader.ts';

const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'er', 're', 'º', 'ª', 'e', 'de', 'ste', 'o', 'a']);
const LINKS = new Set(['de', 'of', 'del', 'di', 'du', 'd']);

const isDayNumber = (text: Text, at: number) => /^(0?[1-9]|[12]\d|3[01])$/.test(text.word(at));
const isMonthNumber = (text: Text, at: number) => /^(0?[1-9]|1[0-2])$/.test(text.word(at));

const isYearNumber = (text: Text, at: number) => /^(1[5-9]|20|21)\d\d$/.test(text.word(at));

/** A month's name of up to two words. */
function readMonth(text: Text, at: number): number {
  const pair = `${text.word(at)} ${text.word(at + 1)}`;
  if (text.words.months.has(pair)) return at + 2;
  if (!text.words.months.has(text.word(at)) || text.tokens[at]?.kind !== 'word') return at;
  const dotted = text.isJoined(at + 1) && text.word(at + 1) === '.' && text.tokens[at + 2]?.kind === 'number';
  return dotted ? at + 2 : at + 1;
}

function skipYear(text: Text, at: number): number {
  const link = LINKS.has(text.word(at)) ? at + 1 : text.mark(',', at);
  // "20XX": to be filled in.
  if (text.word(link) === '20' && text.word(link + 1) === 'xx' && text.isJoined(link + 1)) return link + 2;
  return isYearNumber(text, link) ? link + 1 : at;
}

const skipOrdinal = (text: Text, at: number): number =>
  text.isJoined(at) && (text.word(at) === '.' || ORDINALS.has(text.word(at))) ? at + 1 : at;

/** A day of a month with what ends a range of days: "22-23", "6., 7. und 8.". */
function readDayNumbers(text: Text, at: number): number {
  if (!isDayNumber(text, at)) return at;
  let end = skipOrdinal(text, at + 1);
  for (let count = 0; count < 6; count++) {
    const to = text.to(end);
    const comma = text.mark(',&/', end);
    const next = to > end ? to : text.skip('and', comma);
    if (
      next === end ||
      !isDayNumber(text, next) ||
      // "May 12, 10:30 AM": the hour of the day before it.
      /^(?::|[ap]m|uhr)$/.test(text.word(next + 1)) ||
      (text.isJoined(next + 1) &&
        text.tokens[next + 1]?.kind === 'word' &&
        !ORDINALS.has(text.word(next + 1)))
    )
      break;
    end = skipOrdinal(text, next + 1);
  }
  return end;
}

/** "14 June 2027", "14. Juni", "14 de junio de 2027", "22-23 April". */
function readDayMonth(text: Text, at: number): number {
  const day = readDayNumbers(text, at);
  if (day === at) return at;
  const link = LINKS.has(text.word(day)) ? day + 1 : text.mark('-', day);
  const month = readMonth(text, link);
  if (month === link || text.isJoined(link) !== (link > day && text.word(day) === '-')) return at;
  return skipYear(text, text.mark(text.isJoined(month) && text.word(month - 1) === '-' ? '-' : '', month));
}

/** "June 14th, 2027", "March 2026"; a bare month only by its capital and in full. */
function readMonthDay(text: Text, at: number): number {
  const month = readMonth(text, at);
  if (month === at) return at;
  const days =
    text.isCapital(at) || !text.tokens[at]?.text.startsWith('ma') ? readDayNumbers(text, month) : month;
  const dated = days > month ? skipYear(text, days) : days;
  if (dated > days || (days > month && text.words.language === 'en' && !measures(text, days))) return dated;
  const year = skipYear(text, month);
  if (year > month) return year;
  const caseless = !/^\p{Ll}/u.test(text.word(at));
  const alone = (caseless || text.isCapital(at)) && text.word(at).length > 3 && !starts(text, at);
  return alone ? month : at;
}

const measures = (text: Text, at: number) =>
  (['units', 'currencies', 'magnitudes'] as const).some((list) => text.has(list, at)) ||
  '%€$£'.includes(text.word(at) || ' ') ||
  (text.word(at) === ':' && text.isJoined(at + 1));

const starts = (text: Text, at: number) =>
  at === 0 || (text.isBoundary(at - 1) && '.!?'.includes(text.word(at - 1)));

/** "2026-06-14", "14.06.2026", "14.6.", "3/14/26". */
function readNumeric(text: Text, at: number): number {
  const sign = text.word(at + 1);
  if (/^\d{1,2}\.\d{1,2}$/.test(text.word(at)) && sign === '.' && text.isJoined(at + 1)) {
    const [day = 0, month = 0] = text.word(at).split('.').map(Number);
    return day >= 1 && day <= 31 && month >= 1 && month <= 12 && !text.isBoundary(at + 2)
      ? skipYear(text, at + 2)
      : at;
  }
  if (!'-/.'.includes(sign) || sign === '' || !text.isJoined(at + 1) || !text.isJoined(at + 2)) return at;
  const third = text.word(at + 3) === sign && text.isJoined(at + 3) && text.isJoined(at + 4);
  if (third && isYearNumber(text, at) && isMonthNumber(text, at + 2) && isDayNumber(text, at + 4))
    return at + 5;
  const pair =
    isDayNumber(text, at) &&
    isDayNumber(text, at + 2) &&
    (isMonthNumber(text, at) || isMonthNumber(text, at + 2));
  if (!pair) return at;
  if (third && (isYearNumber(text, at + 4) || (sign !== '-' && /^\d\d$/.test(text.word(at + 4)))))
    return at + 5;
  return sign === '/' && !third && isSlashDate(text, at) ? at + 3 : at;
}

/** 3/14 is a date; 3/4 is one only where a word says so, and 24/7 never. */
function isSlashDate(text: Text, at: number): boolean {
  const pair = [text.numberAt(at) ?? 0, text.numberAt(at + 2) ?? 0];
  if (pair[0] === 24 && pair[1] === 7) return false;
  const told =
    [1, 2].some((back) => text.has('dateWords', at - back)) || text.words.weekdays.has(text.word(at - 1));
  return told || (Math.max(...pair) > 12 && Math.min(...pair) <= 12 && !measures(text, at + 3));
}

/** "2026年10月24日（金）", "10月24日", "7〜9月", "10月". */
function readSigns(text: Text, at: number): number {
  let end = at;
  if (isYearNumber(text, at) && text.word(at + 1) === '年') end = at + 2;
  const range = isMonthNumber(text, end) ? text.to(end + 1) : end;
  const month = range > end + 1 && isMonthNumber(text, range) && text.word(range + 1) === '月' ? range : end;
  if (
    isMonthNumber(text, month) &&
    '月월'.includes(text.word(month + 1) || ' ') &&
    !'間'.includes(text.word(month + 2) || ' ')
  )
    end = month + 2;
  if (end > at && isDayNumber(text, end) && '日号일'.includes(text.word(end + 1) || ' ')) end += 2;
  return end;
}

function readYear(text: Text, at: number): number {
  if (!isYearNumber(text, at) || text.has('currencies', at + 1) || '×x*'.includes(text.word(at - 1) || ' '))
    return at;
  const year = Number(text.word(at));
  const told = text.has('dateWords', at - 1) || text.has('placeBefore', at - 1) || text.has('from', at - 1);
  const to = text.to(at + 1);
  if (to > at + 1 && (isYearNumber(text, to) || (text.isJoined(to) && /^\d\d$/.test(text.word(to)))))
    return to + 1;
  if ('/:.-'.includes(text.word(at + 1) || ' ') && text.isJoined(at + 2) && text.isNumber(at + 2)) return at;
  if (!told && measures(text, at + 1)) return at;
  return told || text.isBoundary(at + 1) || (year % 50 !== 0 && year > 1900 && year < 2060) ? at + 1 : at;
}

function readQuarter(text: Text, at: number): number {
  return /^[qt][1-4]$/.test(text.word(at)) ? skipYear(text, at + 1) : at;
}

function readCore(text: Text, at: number): number {
  for (const read of [readDayMonth, readMonthDay, readNumeric, readSigns, readQuarter, readYear]) {
    const end = read(text, at);
    if (end > at) return end;
  }
  return at;
}

/** A day of the week in full, or short before a date. */
function skipWeekday(text: Text, at: number): number {
  if (!text.words.weekdays.has(text.word(at))) return at;
  return text.mark(',', text.mark('.', at + 1));
}

function skipDayInBrackets(text: Text, at: number): number {
  const inside = text.mark('(', at);
  const closes = [1, 3].find((size) => text.word(inside + size) === ')');
  return inside > at && closes !== undefined && text.words.weekdays.has(text.word(inside))
    ? inside + closes + 1
    : at;
}

/** A date, a month, a year, a range of them; `at` where there is none. */
export function readDate(text: Text, at: number): number {
  const day = skipWeekday(text, at);
  const link = day > at ? skipThe(text, day) : day;
  const core = readCore(text, link);
  if (core === link) return day > at && isLoneDay(text, at) ? at + 1 : at;
  const end = skipDayInBrackets(text, core);
  const to = text.to(end);
  const second = to > end ? readCore(text, skipWeekday(text, to)) : to;
  return second > skipWeekday(text, to) && to > end ? skipDayInBrackets(text, second) : end;
}

/** A day of the week by itself, and no part of a name: "Black Friday", "Quinta do Sobral". */
function isLoneDay(text: Text, at: number): boolean {
  const full = text.word(at).length > 4 && text.isCapital(at) && !text.isCapital(at - 1);
  return (
    full &&
    (text.isBoundary(at + 1) || text.tokens[at + 1]?.kind === 'number' || text.has('clockBefore', at + 1))
  );
}

const skipThe = (text: Text, at: number) =>
  text.has('dateWords', at) || LINKS.has(text.word(at)) ? at + 1 : at;
