import { localeOf } from '../document/money/read-number.ts';
import type { Cell } from './chart-table.ts';

const SIGN = /^(?:[$€£¥₹₩₽]|US\$|R\$|A\$|C\$)$/;
const SCALED = /^(\S+) ([$€£¥])$/;
/** Languages that write signs of currency before the number. */
const SIGN_FIRST = /^(?:en|ja|zh|hi|pt|nl)/;

/** A number as its language writes it, with no more digits than it needs; the parts of a unit of money whole. */
export function writeNumber(value: number, language: string, isMoney = false): string {
  const size = Math.abs(value);
  const least = isMoney && !Number.isInteger(value) ? 2 : 0;
  const digits = Number.isInteger(value) ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3;
  return new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, digits),
    numberingSystem: 'latn',
  }).format(value);
}

/** A number with its unit: `1,250 users`, `$4.20`, `30 %`, `1 250 €`. */
export function writeValue(value: number, unit: string, language: string): string {
  const number = writeNumber(value, language, SIGN.test(unit));
  if (unit === '') return number;
  if (unit === '%') return writeShare(value / 100, language);
  const scaled = SCALED.exec(unit);
  if (scaled) return `${scaled[2]}${number}${scaled[1]}`;
  if (SIGN.test(unit) && SIGN_FIRST.test(language))
    return /^(?:nl|pt)/.test(language) ? `${unit}\u00a0${number}` : `${unit}${number}`;
  return /^[\p{Script=Han}]/u.test(unit) ? `${number}${unit}` : `${number}\u00a0${unit}`;
}

/** A share of a whole: `30%`, `30 %`. */
export function writeShare(share: number, language: string, sign: 'auto' | 'exceptZero' = 'auto'): string {
  const percent = Math.abs(share * 100);
  const isWhole = Number.isInteger(Number(percent.toFixed(6)));
  const digits = !isWhole && percent < (sign === 'auto' ? 100 : 10) ? 1 : 0;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
    signDisplay: sign,
  }).format(share);
}

/** A label as it stands in a sentence; a date as the language writes it. */
export function writeLabel(cell: Cell, language = ''): string {
  const text = String(cell ?? '');
  const isDay = language !== '' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) return text === '' ? '–' : text;
  const [locale, date] = [localeOf(language), new Date(`${text}T00:00:00Z`)];
  const calendar = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' };
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...calendar }).format(date);
}
