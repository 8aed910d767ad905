import { foldText } from '../material/tokens.ts';

export interface Quantity {
  value: number;
  /** Currency sign or code, `%`, or the word after the number: `EUR`, `M EUR`, `%`, `mm`. */
  unit?: string;
}

const SIGN = /^(?:US\$|R\$|A\$|C\$|CHF|EUR|USD|GBP|JPY|PLN|INR|zł|kr|[$€£¥₹₩₽])\s?/u;
/** Thousand groups by comma (as in India: 17,30,400), full stop, apostrophe or space, or plain digits, with an optional fraction. */
const NUMBER =
  /^[-+−]?(?:\d{1,2}(?:,\d\d)+,\d{3}(?!\d)(?:\.\d+)?|\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?:[eE][-+]?\d{1,3})?/;
/** A sign, or a word or two: "%", "mm", "M EUR", "€ / kg". */
const TAIL =
  /^(?:[%٪$€£¥₹₩₽]|°[CF]?|\p{L}[\p{L}°²³/%.]{0,14}[$€£¥₹]?)(?:\s?\/?\s?(?:\p{L}{1,14}[²³]?|[%$€£¥₹]))?$/u;

/** Digits of every script as plain ones, unit by unit, so that places stay. */
export const plainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]|[\u066b\u066c]/gu, foldText);

/** The value of a written number. A sole separator before exactly three digits groups; a comma otherwise is decimal. */
export function numberValue(text: string, decimalComma = false): number | undefined {
  let digits = text
    .trim()
    .replace(/−/g, '-')
    .replace(/['’\u00a0\u202f ]/g, '');
  const comma = digits.lastIndexOf(',');
  const stop = digits.lastIndexOf('.');
  if (comma !== -1 && stop !== -1) {
    digits = comma > stop ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '');
  } else if (comma !== -1) {
    const groups =
      /^[-+]?\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(digits) && !(decimalComma && /^[-+]?\d+,\d{3}$/.test(digits));
    digits = groups ? digits.replace(/,/g, '') : digits.replace(',', '.');
  } else if (
    /^[-+]?\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ||
    (decimalComma && /^[-+]?\d{1,3}(?:\.\d{3})+$/.test(digits))
  ) {
    digits = digits.replace(/\./g, '');
  }
  if (!/^[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

/** Reads a cell such as `1,234.5`, `€4.80`, `30 %`, `78 mm` or `$4.2M`. */
export function readQuantity(source: string, decimalComma = false): Quantity | undefined {
  const text = source.trim();
  const sign = SIGN.exec(text)?.[0] ?? '';
  const number = NUMBER.exec(text.slice(sign.length))?.[0] ?? '';
  const tail = text.slice(sign.length + number.length).trim();
  const value = numberValue(number, decimalComma);
  if (value === undefined || tail.length > 30 || (tail !== '' && !TAIL.test(tail))) return undefined;
  const spaced = tail.replace(/(?<=\p{L})(?=[$€£¥₹])/u, ' ').replace('٪', '%');
  const unit = [spaced, sign.trim()].filter((part) => part !== '').join(' ');
  return unit === '' ? { value } : { value, unit: unit.slice(0, 20) };
}

/** Whether a text is written like a number but is a name: leading zero, or more digits than a number keeps. */
export function isDigitName(text: string): boolean {
  return /^0\d/.test(text) || text.replace(/\D/g, '').length > 15;
}

/**
 * "1.200 €" beside "980 €", "€12.400": money has no thousandths, so a stop before three digits groups them; before the
 * sign, the price of a litre of fuel is written so.
 */
export function isGroupedMoney(cells: readonly string[]): boolean {
  const isBehind = cells.every((cell) => /^\d{1,3}(?:\.\d{3})*\s?€$/.test(cell));
  const isBefore = cells.every((cell) => /^€\s?\d{1,3}(?:\.\d{3})*$/.test(cell));
  // "€3.200, €2.800": a price of fuel does not end in noughts, again and again.
  const isRound = cells.length >= 2 && cells.every((cell) => /\.\d{2}0$/.test(cell));
  const isGrouped =
    isRound || cells.some((cell) => (isBehind ? /\.\d{3}/ : /\d{2}\.\d{3}|\.\d{3}\./).test(cell));
  return (isBehind || isBefore) && isGrouped;
}

/** Whether any of the cells can only be read with a comma before the fraction. */
export function usesDecimalComma(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => /\d,(?!\d{3}(?!\d)|\d\d,\d)\d/.test(cell) || /\d\.\d{3},\d/.test(cell)) ||
    isGroupedMoney(cells)
  );
}
