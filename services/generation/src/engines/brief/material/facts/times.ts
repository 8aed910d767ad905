import { isSymbol } from './amounts.ts';
import type { Text } from './reader.ts';

interface Clock {
  end: number;
  /** Written so that it can be nothing but a time of day. */
  sure: boolean;
}

const NONE: Clock = { end: -1, sure: false };

/** "6:30", "6.30", "18h30", "18": hours with their minutes. */
function readHour(text: Text, at: number): Clock {
  const token = text.tokens[at];
  if (token?.kind !== 'number') return NONE;
  if (/^([01]?\d|2[0-4])[.,][0-5]\d$/.test(token.text)) return { end: at + 1, sure: false };
  const hour = text.numberAt(at);
  if (hour === undefined || hour > 24 || token.text.length > 2) return NONE;
  const minutes = text.isJoined(at + 2) && /^[0-5]\d$/.test(text.word(at + 2));
  if (text.word(at + 1) === ':' && text.isJoined(at + 1) && minutes) return { end: at + 3, sure: true };
  if (/^[hu][0-5]\d$/.test(text.word(at + 1))) return { end: at + 2, sure: true };
  return { end: at + 1, sure: false };
}

function skipMinutes(text: Text, at: number): number {
  const minutes = text.numberAt(at);
  return minutes !== undefined && minutes < 60 && text.word(at + 1) === '分' ? at + 2 : at;
}

/** One time of day with words such as "Uhr" and "pm"; `inside` a range or hours also with those before it: "at". */
function readClock(text: Text, at: number, inside: boolean): Clock {
  const early = text.skip('am', at);
  const before = /^[ap]$|^[ap]m$/.test(text.word(at)) ? at : Math.max(early, text.skip('pm', at));
  const lead = before > at ? before : inside ? text.skip('clockBefore', at) : at;
  const told = lead > at || (!inside && (text.has('clockBefore', at - 1) || text.has('clockBefore', at - 2)));
  const hour = readHour(text, lead);
  if (hour.end < 0)
    return text.isNumber(lead) || !text.has('noon', at) ? NONE : { end: text.skip('noon', at), sure: true };
  const unit = skipMinutes(text, text.skip('clockAfter', hour.end));
  const half = Math.max(text.skip('am', unit), text.skip('pm', unit));
  const sure = hour.sure || before > at || half > hour.end || unit > hour.end;
  if (sure) return { end: half, sure };
  return isQuantity(text, hour.end) ? NONE : { end: half, sure: told && endsThere(text, half) };
}

/** Whether what follows a number says that it counts or measures something. */
const isQuantity = (text: Text, at: number): boolean =>
  text.has('units', at) ||
  isSymbol(text, at) ||
  text.has('currencies', at) ||
  text.has('magnitudes', at) ||
  '%€$£¥/'.includes(text.word(at) || ' ');

const endsThere = (text: Text, at: number) =>
  text.isBoundary(at) || text.isFunction(at) || text.has('until', at);

/** A time of day or a range of two; with `loose`, bare numbers pass as the ends of a range: "10 till 4". */
export function readTime(text: Text, at: number, loose: boolean): number {
  const opened = loose ? text.skip('from', at) : at;
  const first = readClock(text, opened, loose);
  if (first.end < 0) return at;
  const between = text.to(first.end);
  const second = between > first.end ? readClock(text, between, true) : NONE;
  if (second.end > 0 && (loose || first.sure || second.sure))
    return isQuantity(text, second.end) ? at : second.end;
  if (between > first.end && text.isNumber(between) && second.end < 0) return at;
  if (second.end < 0 && first.sure && !isFraction(text, opened)) return first.end;
  return at;
}

const isFraction = (text: Text, at: number) => text.word(at - 1) === '/' && text.isJoined(at);

const isDay = (text: Text, at: number): boolean =>
  text.words.weekdays.has(text.word(at)) && !afterNumber(text, at);

/** A sign that is a day and a month (月) is no day behind a number. */
const afterNumber = (text: Text, at: number) => text.isJoined(at) && text.isNumber(at - 1);

function readDay(text: Text, at: number): number {
  const word = text.tokens.slice(at, at + 3).map((token) => token.text);
  if (text.isJoined(at + 1))
    for (const size of [3, 2])
      if (word.length >= size && text.words.weekdays.has(word.slice(0, size).join(''))) return at + size;
  if (isDay(text, at)) return text.mark('.', at + 1);
  return text.skip('daily', at);
}

/** Days of the week: "Tue-Sat", "Tuesdays and Thursdays", "daily"; those `behind` times end before a day with its own. */
function readDays(text: Text, at: number, behind: boolean): number {
  let end = readDay(text, at);
  for (let count = 0; end > at && count < 7; count++) {
    const joined = text.mark(',/&+·・', end);
    const word = text.skip('and', joined);
    const next = word > end ? word : text.to(end);
    const day = readDay(text, next);
    if (day === next || (behind && readTimes(text, day) > day)) break;
    end = day;
  }
  return end;
}

function readTimes(text: Text, at: number): number {
  let end = readTime(text, at, true);
  for (let count = 0; end > at && count < 4; count++) {
    const joined = text.mark(',/&+', end);
    const next = text.skip('and', joined);
    const time = next > end ? readTime(text, next, true) : next;
    if (time === next) break;
    end = time;
  }
  if (end > at) return end;
  const until = text.skip('until', at);
  return until > at ? Math.max(at, readClock(text, until, true).end) : at;
}

/** Opening hours: days with times, in either order, or days that are closed. */
export function readHours(text: Text, at: number): number {
  const days = readDays(text, at, false);
  if (days > at) {
    const after = text.mark(':,|', days);
    const times = readTimes(text, after);
    if (times > after) return times;
    const closed = text.skip('closed', after);
    return closed > after ? closed : at;
  }
  const times = readTime(text, at, false);
  const comma = text.mark(',(', times);
  const later = times > at ? readDays(text, comma, true) : comma;
  const closes = text.word(comma - 1) === '(' ? text.mark(')', later) : later;
  return later > comma && isRange(text, at, times) ? closes : at;
}

const isRange = (text: Text, from: number, to: number) =>
  text.tokens
    .slice(from, to)
    .some((token, index) => token.text === '-' || text.size('until', from + index) > 0);
