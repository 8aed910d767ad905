import { add, type Exact, exact, negate } from './exact.ts';

export type DecimalMark = '.' | ',';

/** A number found in a text, with the half-open range of UTF-16 units that it takes. */
export interface FoundNumber {
  value: Exact;
  start: number;
  end: number;
}

const DIGIT = /\p{Nd}/u;
const GROUPING = new Set([' ', '\u00a0', '\u202f', '\u2009', "'", '’', '٬']);
const MINUS = new Set(['-', '−', '–', '﹣', '－']);
const FRACTIONS = new Map([
  ['½', exact(5, 1)],
  ['¼', exact(25, 2)],
  ['¾', exact(75, 2)],
]);

/** Decimal digits stand in blocks of ten, the zero first, in every script. */
export function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return DIGIT.test(character) ? (code - zero) % 10 : Number.NaN;
}

interface Token {
  mark: string;
  digits: string;
}

const MAX_DIGITS = 24;

/** Groups of digits with the mark before each, from a digit on; a mark without a digit behind it ends the number. */
function tokensFrom(characters: readonly string[], start: number): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let at = start;
  let mark = '';
  for (;;) {
    let digits = '';
    while (at < characters.length && DIGIT.test(characters[at] ?? '')) {
      digits += digitValue(characters[at] ?? '');
      at += 1;
    }
    tokens.push({ mark, digits });
    mark = characters[at] ?? '';
    const isMark = mark === '.' || mark === ',' || mark === '٫' || GROUPING.has(mark);
    if (!isMark || !DIGIT.test(characters[at + 1] ?? '')) return { tokens, end: at };
    if (GROUPING.has(mark) && !isGroupOfThree(characters, at + 1)) return { tokens, end: at };
    at += 1;
  }
}

const isGroupOfThree = (characters: readonly string[], at: number): boolean =>
  [0, 1, 2].every((step) => DIGIT.test(characters[at + step] ?? '')) && !DIGIT.test(characters[at + 3] ?? '');

/** Which token begins the decimals; -1 where none does. A mark used twice groups; of two marks the later is decimal. */
function decimalToken(tokens: readonly Token[], decimalMark: DecimalMark): number {
  const last = tokens.findLastIndex(({ mark }) => mark === '.' || mark === ',' || mark === '٫');
  const mark = tokens[last]?.mark ?? '';
  if (last <= 0 || last !== tokens.length - 1) return -1;
  if (mark === '٫') return last;
  if (tokens.slice(0, last).some((token) => token.mark === mark)) return -1;
  const isAlone = last === 1;
  const groups = isAlone && tokens[last]?.digits.length === 3 && (tokens[0]?.digits.length ?? 0) <= 3;
  return groups && mark !== decimalMark && tokens[0]?.digits !== '0' ? -1 : last;
}

/** The number that begins at a character, with a fraction behind it: its value, undefined where it is too long, and its end. */
function numberAt(characters: readonly string[], start: number, decimalMark: DecimalMark) {
  const alone = FRACTIONS.get(characters[start] ?? '');
  if (!DIGIT.test(characters[start] ?? '')) return alone && { value: alone, end: start + 1 };
  const { tokens, end } = tokensFrom(characters, start);
  const decimals = decimalToken(tokens, decimalMark);
  const digits = tokens.map((token) => token.digits).join('');
  const scale = decimals === -1 ? 0 : (tokens[decimals]?.digits.length ?? 0);
  const value = digits.length > MAX_DIGITS ? undefined : exact(BigInt(digits || '0'), scale);
  const half = FRACTIONS.get(characters[end] ?? '');
  return half === undefined ? { value, end } : { value: value && add(value, half), end: end + 1 };
}

/** The mark before decimals that amounts written like `12,50` or `1.200,00` show; undefined where none tells. */
export function decimalMarkIn(texts: readonly string[]): DecimalMark | undefined {
  for (const text of texts) {
    const characters = [...text];
    for (let at = 0; at < characters.length; at += 1) {
      if (!DIGIT.test(characters[at] ?? '')) continue;
      const { tokens, end } = tokensFrom(characters, at);
      at = end;
      const last = tokens.at(-1);
      if (tokens.length < 2 || (last?.mark !== '.' && last?.mark !== ',')) continue;
      const marks = new Set(tokens.slice(1).map(({ mark }) => mark));
      if (marks.size > 1 || last.digits.length < 3) return last.mark;
    }
  }
  return undefined;
}

/** The mark before decimals of a language. */
export function decimalMarkOf(language: string): DecimalMark {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/** A language tag that Intl takes. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Every number of a text, from the start; those too long to be an amount are left out. */
export function numbersIn(text: string, decimalMark: DecimalMark): FoundNumber[] {
  const found: FoundNumber[] = [];
  const characters = [...text];
  let offset = 0;
  for (let at = 0; at < characters.length; ) {
    const read = numberAt(characters, at, decimalMark);
    const [start, end] = [offset, read?.end ?? at + 1];
    offset += characters.slice(at, end).join('').length;
    if (read?.value !== undefined) {
      const value = isMinusBefore(characters, at) ? negate(read.value) : read.value;
      found.push({ value, start, end: offset });
    }
    at = end;
  }
  return found;
}

/** A minus right before the number or before its currency, and nothing but the start of the text before that. */
function isMinusBefore(characters: readonly string[], at: number): boolean {
  if (at > 6) return false;
  const before = characters.slice(0, at).join('').trim();
  return MINUS.has(before.charAt(0)) && !/\p{Nd}/u.test(before);
}
