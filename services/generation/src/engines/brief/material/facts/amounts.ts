import { isSpaceless } from '../tokens.ts';
import type { WordList } from '../words.ts';
import type { Text } from './reader.ts';

const CODES = new Set([...Intl.supportedValuesOf('currency'), 'RMB'].map((code) => code.toLowerCase()));
const BEFORE_DOLLAR = new Set(['us', 'a', 'au', 'c', 'ca', 'nz', 'hk', 's', 'r', 'mx']);
const SIGN = /^\p{Sc}$/u;

/** Symbols of units that are the same in every language. */
const SYMBOLS = new Set(
  'km m cm mm µm nm ha kg g mg t l ml cl dl hl m² km² m2 km2 cm² m³ m3 s ms h kwh mwh gwh kw mw w wh v ah gb mb tb kb px pt dpi °c °f ° db hz khz mhz ghz bar pa hpa kcal cal kj ppm pp rpm mph lb lbs oz ft in sqm sqft °'.split(
    ' ',
  ),
);

/** Currencies that are shortened alike in every language. */
const SHORT_NAMES = new Set(['kr', 'kč', 'zł', 'rs']);

function readSign(text: Text, at: number): number {
  if (SIGN.test(text.word(at))) return at + 1;
  if (BEFORE_DOLLAR.has(text.word(at)) && text.word(at + 1) === '$' && text.isJoined(at + 1)) return at + 2;
  return isCurrencyCode(text, at) || SHORT_NAMES.has(text.word(at)) ? at + 1 : at;
}

/** "EUR", in capitals. */
export function isCurrencyCode(text: Text, at: number): boolean {
  const word = text.word(at);
  return (
    CODES.has(word) && text.source.slice(text.tokens[at]?.start, text.tokens[at]?.end) === word.toUpperCase()
  );
}

const readCurrency: (text: Text, at: number) => number = (text, at) => {
  const sign = readSign(text, at);
  return sign > at ? sign : text.skip('currencies', at);
};

/** A number with its thousand, million; in Chinese and Japanese with several: 18億4,000万. */
function readAmount(text: Text, at: number): number {
  const signed = text.isJoined(at) && !text.isBoundary(at - 1) ? at : text.mark('-+±~<>', at);
  const first = text.isNumber(signed) && (signed === at || text.isJoined(signed)) ? signed : at;
  if (!text.isNumber(first)) return at;
  let end = first + 1;
  for (let count = 0; count < 3; count++) {
    const magnitude = skipMagnitude(text, end);
    if (magnitude === end) break;
    end = magnitude;
    if (!text.isNumber(end) || !text.isJoined(end)) break;
    end++;
  }
  return end;
}

/** "k", "M" and "b" are thousands and millions only where they touch the number or a currency follows. */
function skipMagnitude(text: Text, at: number): number {
  const end = text.skip('magnitudes', at);
  if (end > at && text.word(at).length > 1) return end;
  if (
    /^(k|m|b|bn|mn)$/.test(text.word(at)) &&
    (readSign(text, at + 1) > at + 1 || (end > at && text.isJoined(at)))
  )
    return at + 1;
  return end > at && /[^a-z]/.test(text.word(at)) ? end : at;
}

/** "/month", "a kilo", "per person", "each". */
function skipPer(text: Text, at: number): number {
  const each = text.skip('each', at);
  if (each > at) return each;
  const slash = text.mark('/', at);
  // "£8 / child £4": a slash between blanks divides what is priced.
  if (slash > at && !text.isJoined(at) && !text.isJoined(slash)) return at;
  const per = slash > at ? slash : text.skip('per', at);
  if (per === at) return at;
  if (slash === at && isSpaceless(text.word(per - 1))) return per;
  // "£68 per 100".
  if (slash === at && text.isNumber(per) && text.isBoundary(per + 1)) return per + 1;
  const noun = slash === at || !text.isNumber(per) ? per : per + 1;
  return text.tokens[noun]?.kind === 'word' && !text.isFunction(noun) ? noun + 1 : at;
}

function readOnePrice(text: Text, at: number): number {
  const sign = readSign(text, at);
  if (sign > at) {
    const amount = readAmount(text, sign);
    if (amount === sign) return at;
    const code = readSign(text, amount);
    return code > amount && !text.isNumber(code) ? code : amount;
  }
  const amount = readAmount(text, at);
  if (amount === at) return at;
  const end = readCurrency(text, amount);
  return end > amount && !(text.isNumber(end) && text.isJoined(end)) ? end : at;
}

/** A price with what it is for, or a range of prices. */
export function readPrice(text: Text, at: number): number {
  const from = text.skip('fromPrice', at);
  const start = from > at && readOnePrice(text, from) > from ? from : at;
  const first = readOnePrice(text, start);
  const end = first > start ? first : start;
  const to = text.to(end > start ? end : readAmount(text, start));
  const second = readOnePrice(text, to);
  if (second > to && (end > start || (to > start + 1 && text.isNumber(start) && isRangeOf(text, start, to))))
    return skipPer(text, second);
  return end > start ? skipPer(text, end) : at;
}

/** "12–15 €", but not "Calendar 2027 – ₹200": a dash between blanks leads to a sum with its sign before it. */
const isRangeOf = (text: Text, from: number, to: number) =>
  to - from <= 3 &&
  readSign(text, from) === from &&
  (text.isJoined(to - 1) || text.word(to - 1) !== '-' || readSign(text, to) === to);

/** A unit with what it is divided by: "kg", "m/s", "%", "weeks". */
function skipUnit(text: Text, at: number): number {
  const percent = text.mark('%‰', at);
  if (percent > at) return percent;
  const word = text.skip('units', at);
  const end = word > at ? word : isSymbol(text, at) ? at + 1 : at;
  if (end === at) return at;
  const below =
    text.word(end) === '/' &&
    text.isJoined(end + 1) &&
    (isSymbol(text, end + 1) || text.has('units', end + 1));
  return below ? end + 2 : end;
}

export const isSymbol = (text: Text, at: number) => SYMBOLS.has(text.word(at)) && !(text.word(at) === 'in');

const STOPS: readonly WordList[] = ['until', 'clockAfter', 'am', 'pm', 'and', 'copulas', 'clause'];

/** Up to two words that a bare figure counts: "640 cows". */
function skipCounted(text: Text, at: number): number {
  let end = at;
  while (end < at + 2 && countable(text, end)) end++;
  return end;
}

function countable(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !token.gap || text.isFunction(at)) return false;
  if (token.capital && !text.words.nounsHaveCapitals) return false;
  return (
    token.text.length > 2 && !STOPS.some((list) => text.has(list, at)) && !text.words.months.has(token.text)
  );
}

/** A figure with its unit or what it counts: "9 kg", "640 cows". */
export function readNumber(text: Text, at: number): number {
  const end = readMeasure(text, at);
  const bare = end > at && text.tokens[end - 1]?.kind === 'number';
  return bare ? skipCounted(text, end) : end;
}

/** A figure with its unit, or a range of them; "2025/0178" is one number. */
export function readMeasure(text: Text, at: number): number {
  const first = readAmount(text, at);
  if (first === at || isOrdinalSign(text, at)) return at;
  const ordinal = text.isJoined(first) && /^(st|nd|rd|th)$/.test(text.word(first));
  if (ordinal) return at;
  const code = skipCode(text, first);
  if (code > first) return code;
  const own = skipUnit(text, first);
  if (own === first && text.isJoined(first) && /^[a-z]/.test(text.word(first))) return at;
  const to = Math.max(text.to(own), text.mark('±', own));
  const times = text.mark('×x', to === own ? own : at);
  const next = to > own ? to : times;
  const second = next > own || text.word(own) === 'x' ? readAmount(text, next > own ? next : own + 1) : own;
  const reached = second > Math.max(next, own) && text.word(own) !== '×' ? second : own;
  const last = skipUnit(text, reached);
  const unlike = own > first && last === reached && text.word(own) !== '±';
  return reached === own || unlike ? own : last;
}

/** "(1)" and 第3 number things and count none. */
const isOrdinalSign = (text: Text, at: number) =>
  (text.word(at - 1) === '(' && text.word(at + 1) === ')') ||
  (text.word(at - 1) === '第' && text.isJoined(at));

function skipCode(text: Text, at: number): number {
  let end = at;
  while (
    '/-'.includes(text.word(end) || ' ') &&
    text.isJoined(end) &&
    text.isNumber(end + 1) &&
    text.isJoined(end + 1)
  )
    end += 2;
  return text.word(at) === '-' && end === at + 2 ? at : end;
}

/** A price in words, "on request" or "free", next to a name or a word about prices. */
export function readWordPrice(text: Text, at: number): number {
  const end = text.skip('onRequest', at);
  const free = end > at ? end : text.skip('free', at);
  if (free === at) return at;
  const near = [at - 1, at - 2, free, free + 1].some((place) => place >= 0 && text.has('priceWords', place));
  const named = end > at && text.isCapital(at - 1) && text.isBoundary(end);
  return near || named ? free : at;
}
