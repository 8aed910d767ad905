import type { Locale } from 'vega';
import { formatOf, localeOf, MINUS } from './locale.ts';

type Five = [string, string, string, string, string];
type Seven = [...Five, string, string];
type Twelve = [...Seven, ...Five];

/** What stands between the thousands of one of the numbers of a chart, and before a percent sign, in words that have such: "9.250", "59 %". */
function writtenIn(
  words: string,
  decimal: string,
  numbers: ReadonlySet<number>,
): { group?: string; percent?: string } {
  const found = [...words.matchAll(/(?<![\d.,])(\d{1,3})([.,'’\u00a0\u202f])(\d{3})(?![\d.,])/gu)];
  const [, , group] = found.find(([, first = '', , rest = '']) => numbers.has(Number(first + rest))) ?? [];
  const [, before] = /\d([\s\u00a0\u202f]?)%/u.exec(words) ?? [];
  return {
    ...(group === undefined || group === decimal ? {} : { group }),
    ...(before === undefined ? {} : { percent: before === '' ? '%' : '\u00a0%' }),
  };
}

/** What a chart is called, and its numbers. */
interface Told {
  words: string;
  numbers: ReadonlySet<number>;
}

/**
 * How a language writes numbers and dates, in the form of Vega, and as the words of the chart have its numbers; `$` in a
 * format stands for the unit.
 */
export function chartLocale(language: string, unit: string, { words, numbers }: Told): Locale {
  const locale = localeOf(language);
  const parts = formatOf(locale, { useGrouping: true }).formatToParts(-1234567.8);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  // In groups of two before the last three digits, as in India: 17,30,400.
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const decimal = part('decimal') || '.';
  const told = writtenIn(words, decimal, numbers);
  const whole = formatOf(locale, { style: 'percent' }).format(1);
  const own = whole.replace(/[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u200e\u200f]/gu, '');
  const percent = isSignFirst(locale) ? own : (told.percent ?? own);
  return {
    number: {
      decimal,
      thousands: (told.group ?? part('group')).replace(/\u202f/gu, '\u00a0'),
      grouping: groups.at(-2) === 2 ? [3, ...Array<number>(9).fill(2)] : [3],
      minus: MINUS,
      currency: aroundNumber(unit, locale, percent),
      percent: percent.replace(/\u202f/gu, '\u00a0') || '%',
    },
    time: timeLocale(locale),
  };
}

const timeLocales = new Map<string, Locale['time']>();

/** How a language writes dates; asking for its names of days and months takes milliseconds, once. */
function timeLocale(locale: string): Locale['time'] {
  const known = timeLocales.get(locale);
  if (known !== undefined) return known;
  const date = (at: number, isDay: boolean, form: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(locale, { [isDay ? 'weekday' : 'month']: form, timeZone: 'UTC' }).format(
      // The first of January 2023 was a Sunday.
      new Date(Date.UTC(2023, isDay ? 0 : at, isDay ? at + 1 : 1)),
    );
  const days = (form: 'long' | 'short'): Seven => {
    const day = (at: number): string => date(at, true, form);
    return [day(0), day(1), day(2), day(3), day(4), day(5), day(6)];
  };
  const months = (form: 'long' | 'short'): Twelve => {
    const month = (at: number): string => date(at, false, form);
    const rest: Five = [month(7), month(8), month(9), month(10), month(11)];
    return [month(0), month(1), month(2), month(3), month(4), month(5), month(6), ...rest];
  };
  const time: Locale['time'] = {
    dateTime: '%x, %X',
    date: '%d/%m/%Y',
    time: '%H:%M:%S',
    periods: ['AM', 'PM'],
    days: days('long'),
    shortDays: days('short'),
    months: months('long'),
    shortMonths: months('short'),
  };
  timeLocales.set(locale, time);
  return time;
}

/** A sign of currency, and the unit in which it is counted, or of what one costs that: `£`, `R$`, `£ m`, `€bn`, `€/ha`. */
const MONEY = /^([A-Z]{0,3}\p{Sc})(\s*)(\p{L}{0,4}\.?|\/\p{L}{1,6})$/u;

/** A sign behind what it is counted in, which both stand behind their number: `M€`, `k€`. Of dollars letters may be whose they are. */
export const SCALED_MONEY = /^(?:\p{L}{1,4}\.?\s?(?!\$)\p{Sc}|[kM]\s?\$)$/u;

/** What stands before a number and what after it: of money its sign where the language has it, then what is counted. */
function aroundNumber(unit: string, locale: string, percent: string): [string, string] {
  const isScaled = SCALED_MONEY.test(unit);
  const [, sign, space = '', counted = ''] = (isScaled ? null : MONEY.exec(unit)) ?? [];
  const after = counted === '' ? '' : `${space === '' ? '' : '\u00a0'}${counted}`;
  if (sign !== undefined) {
    const [before] = formatOf(locale, {
      ...{ style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' },
    })
      .format(1)
      .split(/\d/u);
    if (before?.includes('€') === true) return [before.replace('€', sign), after];
    if (counted.startsWith('/')) return ['', `\u00a0${sign}${counted}`];
    return ['', `${counted === '' ? '' : `\u00a0${counted}`}\u00a0${sign}`];
  }
  if (unit === '') return ['', ''];
  return ['', unit === '%' || unit === '°' ? percentSuffix(unit, percent) : `\u00a0${unit}`];
}

/** A degree and a percent sign stand as far from their number as the language has its percent sign. */
const percentSuffix = (unit: string, percent: string): string =>
  unit === '%' ? percent.replace(/\u202f/gu, '\u00a0') || '%' : unit;

/** Whether a language has its percent sign before the number. */
const isSignFirst = (locale: string): boolean =>
  /^\p{P}/u.test(formatOf(locale, { style: 'percent' }).format(1));

/** Numbers with their percent sign before them, where their language has it there: the library writes it behind each. */
export function withPercents(svg: string, locale: string): string {
  return isSignFirst(locale) ? svg.replace(/>([-\u2212]?)([\p{Nd}.,]+)\s?([%٪])</gu, '>$1$3$2<') : svg;
}

/** Nought has no sign beside numbers that have theirs: the library writes a plus there too. */
export const withBareNought = (svg: string): string =>
  svg.replace(/>\+(0(?:[.,]0+)?)(?![\p{Nd}.,])/gu, '>$1');

/** Words that begin from right to left and end in a sign or a figure: an unseen letter keeps that at their end, where lines are set from the left. */
export const keptRight = (svg: string): string =>
  svg.replace(
    />(?=[^\p{L}<]*[\p{Script=Arabic}\p{Script=Hebrew}])[^<]*[\p{P}\p{S}\p{Nd}](?=<\/(?:text|tspan)>)/gu,
    '$&\u200f',
  );
