import { digitsOf, type Exact } from './exact.ts';
import { type DecimalMark, digitValue, localeOf, numbersIn } from './read-number.ts';

/** Signs of currencies and the codes that they most often stand for; names are words of a language's pack. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  R$: 'BRL',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₩': 'KRW',
  원: 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
  '₦': 'NGN',
  '₱': 'PHP',
  zł: 'PLN',
  Kč: 'CZK',
  kr: 'SEK',
  'kr.': 'DKK',
  Ft: 'HUF',
  lei: 'RON',
  'Fr.': 'CHF',
};
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const LONGEST = 12;

/** How a currency stands at an amount. */
export interface CurrencyForm {
  /** The sign, code or name as written; '' where there is none. */
  token: string;
  /** ISO 4217; '' where it can't be told. */
  code: string;
  isBefore: boolean;
  /** Between token and number. */
  space: string;
}

/** Names of currencies in a language, lower case, and their codes. */
export type CurrencyNames = Readonly<Record<string, string>>;

/** The code that a sign, code or name stands for. */
export function currencyCode(token: string, names: CurrencyNames): string | undefined {
  const upper = token.toUpperCase();
  if (Object.hasOwn(names, token.toLowerCase())) return names[token.toLowerCase()];
  if (Object.hasOwn(SIGNS, token)) return SIGNS[token];
  return CODES.has(upper) ? upper : undefined;
}

/** The longest token that ends (or begins) a text; letters must not run on beyond it. */
function tokenAt(text: string, side: 'end' | 'start', names: CurrencyNames): string | undefined {
  for (let length = Math.min(LONGEST, text.length); length > 0; length -= 1) {
    const token = side === 'end' ? text.slice(-length) : text.slice(0, length);
    const beyond = side === 'end' ? text.charAt(text.length - length - 1) : text.charAt(length);
    const edge = side === 'end' ? token.charAt(0) : token.charAt(length - 1);
    if (/\p{L}/u.test(edge) && /\p{L}/u.test(beyond) && !/[\u3040-\u9fff]/.test(token)) continue;
    if (currencyCode(token, names) !== undefined) return token;
  }
  return undefined;
}

/** The currency that stands at the first number of a price. */
export function currencyOf(
  price: string,
  decimalMark: DecimalMark,
  names: CurrencyNames,
): CurrencyForm | undefined {
  const [number] = numbersIn(price, decimalMark);
  if (number === undefined) return undefined;
  const before = price.slice(0, number.start);
  const after = price.slice(number.end);
  const prefix = /^.*[^-−–\s]/su.exec(before.slice(-LONGEST * 3))?.[0] ?? '';
  const first = tokenAt(prefix.slice(-LONGEST * 2), 'end', names);
  if (first !== undefined) {
    const space = /\s$/u.test(before) ? '\u00a0' : '';
    return { token: first, code: currencyCode(first, names) ?? '', isBefore: true, space };
  }
  const suffix = after.trimStart();
  const last = tokenAt(suffix.slice(0, LONGEST * 2), 'start', names);
  if (last === undefined) return undefined;
  const space = suffix === after ? '' : '\u00a0';
  return { token: last, code: currencyCode(last, names) ?? '', isBefore: false, space };
}

/** A text in pieces of one number each, with the words around it. */
export function aroundNumbers(text: string, decimalMark: DecimalMark): string[] {
  const numbers = numbersIn(text, decimalMark);
  return numbers.map((_, at) => text.slice(numbers[at - 1]?.end ?? 0, numbers[at + 1]?.start));
}

/**
 * How a language sets a currency that is named apart from the amounts: one named by its code by that, but where the words of
 * the piece (`said`) have a sign of it beside numbers, for amounts are written in one way: "48,500元".
 */
export function customaryForm(
  token: string,
  language: string,
  { decimalMark, words }: { decimalMark: DecimalMark; words: { currencies: CurrencyNames } },
  said: () => string,
): CurrencyForm {
  const code = currencyCode(token, words.currencies);
  if (code === undefined) return { token, code: '', isBefore: false, space: token === '' ? '' : '\u00a0' };
  const style = { style: 'currency', currency: code } as const;
  const partsBy = (currencyDisplay: 'code' | 'narrowSymbol') =>
    new Intl.NumberFormat(localeOf(language), { ...style, currencyDisplay }).formatToParts(1);
  const signed = partsBy('narrowSymbol');
  const sign = signed.find(({ type }) => type === 'currency')?.value ?? code;
  const isCode = token.toUpperCase() === code;
  const pieces = isCode ? aroundNumbers(said(), decimalMark) : [];
  const forms = pieces.flatMap((piece) => currencyOf(piece, decimalMark, {}) ?? []);
  const written = forms.find((form) => form.token === sign || (form.code === code && form.token !== code));
  if (written !== undefined && written.token !== sign) return written;
  const parts = isCode && written === undefined ? partsBy('code') : signed;
  const at = parts.findIndex(({ type }) => type === 'currency');
  const isBefore = at < parts.findIndex(({ type }) => type === 'integer');
  const space = parts.some(({ type }) => type === 'literal') ? '\u00a0' : '';
  return { token: parts[at]?.value ?? token, code, isBefore, space };
}

/** Decimals of a currency's smallest coin in accounts: none for the yen, three for the dinar. */
export function minorDigits(code: string): number {
  if (!CODES.has(code)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

/** How amounts are written in one document. */
export interface AmountStyle {
  language: string;
  decimalMark: DecimalMark;
  /** A digit as the person wrote them, for the script of digits. */
  digit: string;
  /** The apostrophe that groups thousands, where the person groups by one. */
  apostrophe: string;
  /** Whether thousands are grouped from four digits on: not where prices that stand as they were given are not. */
  useGrouping: 'always' | 'auto';
}

/** The style of amounts that the given prices show, else the language's. */
export function amountStyle(
  prices: readonly string[],
  language: string,
  decimalMark: DecimalMark,
): AmountStyle {
  const all = prices.join(' ');
  const digit = [...all].find((character) => /\p{Nd}/u.test(character)) ?? '0';
  const isPlain = prices.some((price) => /\d{4}/u.test(price) && /[^\d.,\s]/u.test(price));
  const useGrouping = isPlain ? 'auto' : 'always';
  return { language, decimalMark, digit, useGrouping, apostrophe: /\d(['’])\d{3}/u.exec(all)?.[1] ?? '' };
}

/** A number in the style of its document, with so many decimals as it has. */
export function formatNumber(value: Exact, style: AmountStyle): string {
  const { isNegative, whole, fraction } = digitsOf(value);
  const other = style.decimalMark === ',' ? '.' : ',';
  const { useGrouping } = style;
  const grouped = new Intl.NumberFormat(localeOf(style.language), { numberingSystem: 'latn', useGrouping })
    .formatToParts(BigInt(whole))
    .map(({ type, value: part }) => {
      if (type !== 'group') return part;
      if (style.apostrophe !== '') return style.apostrophe;
      // A narrow no-break space is missing from many fonts.
      return part === '\u202f' ? '\u00a0' : part === style.decimalMark ? other : part;
    })
    .join('');
  const zero = (style.digit.codePointAt(0) ?? 48) - digitValue(style.digit);
  const digits = `${isNegative ? '−' : ''}${grouped}${fraction === '' ? '' : style.decimalMark + fraction}`;
  return zero === 48 ? digits : digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** An amount with its currency as the document writes it. */
export function formatAmount(value: Exact, form: CurrencyForm, style: AmountStyle): string {
  const number = formatNumber(value, style);
  if (form.token === '') return number;
  const sign = number.startsWith('−') ? '−' : '';
  const bare = number.slice(sign.length);
  return form.isBefore
    ? `${sign}${form.token}${form.space}${bare}`
    : `${sign}${bare}${form.space}${form.token}`;
}
