import { languagePackOf, languagePacks } from '../../packs/language-pack.ts';
import { fold, isYear, type Period, readPeriods } from '../../packs/periods.ts';
import { withoutEnd } from '../without-end.ts';

/** Prose cut into what a series told in words is made of. */
export interface Token {
  kind:
    | 'number'
    | 'period'
    | 'word'
    | 'comma'
    | 'semicolon'
    | 'colon'
    | 'stop'
    | 'line'
    | 'open'
    | 'close'
    | 'and'
    | 'other';
  text: string;
  start: number;
  end: number;
  /** What a period can be. */
  periods?: Period[];
  /** Sign or short unit that belongs to a number: "%", "€", "k", "°C". */
  unit?: string;
}

/** Words for "and" in the language of the text and in English: Dutch "en" is French for "in". */
function andsOf(language: string | undefined): ReadonlySet<string> {
  const packs = language === undefined ? languagePacks : [languagePackOf(language), languagePackOf('en')];
  return new Set(packs.flatMap(({ data }) => data.and).map(fold));
}

// In this order: what only looks like a number, numbers with their signs, words, marks.
const ODD =
  /\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)|\d{1,2}[.:/]\d{1,2}[.:/]\d{2,4}|\d{1,2}:\d{2}|\+?\d{2,5}[-/]\d{4,9}|\d{1,2}h(?=[\s:]{1,2}\d)|\d{1,2}月|(?:19|20)\d{2}年/y;
const SIGN = /(?:US\$|R\$|[$€£¥₹])\s?/y;
const NUMBER =
  /[-+−]?(?:\d{1,2}(?: \d{3})+(?!\d)|\d{3}(?: 000)+(?!\d)|\d{1,3}(?:[\u00a0\u202f'’]\d{3})+|\d+)(?:[.,]\d+)*/y;
/** Ideographs and kana have no blank between a name and its figure. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,60}|\p{L}[\p{L}\p{M}\d'’&/+-]{0,60}/uy;
const MARKS = ['\n', ',،、，', ';；', ':：=', '.!?。！？', '([（', ')]）'];
/** A sign or a word right behind a number, and a currency behind a scale: "M EUR". */
const SIGN_BEHIND = /\s?(?:[%٪]|°[CF]?|[$€£¥₹](?!\d))/y;
const WORD_BEHIND =
  /\s?(?:[\p{L}]{1,9}\.?|万円|億円|万元|亿元|[万億亿円元])(?![\p{L}\p{M}])(?:\s?(?:[$€£¥₹]|EUR|USD|GBP|CHF)(?![\p{L}\d]))?/uy;

const scales = new Set(languagePacks.flatMap(({ data }) => data.scales));

const at = (pattern: RegExp, text: string, place: number): string => {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? '';
};

const KINDS: Token['kind'][] = ['line', 'comma', 'semicolon', 'colon', 'stop', 'open', 'close', 'other'];

function wordToken(text: string, start: number, ands: ReadonlySet<string>): Token {
  const clean = withoutEnd(text, "'’&/+-");
  const end = start + clean.length;
  const periods = clean.length >= 2 && !/^\p{Ll}{2}$/u.test(clean) ? readPeriods(clean) : [];
  if (periods.length > 0) return { kind: 'period', text: clean, start, end, periods };
  return { kind: ands.has(fold(clean)) ? 'and' : 'word', text: clean, start, end };
}

/** "Week 3" and "Jan 2024" are one period; "12 Jan" is left as it is. */
function joined(tokens: readonly Token[], text: string): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    const near =
      last !== undefined && token.start - last.end <= 1 && (last.kind === 'word' || last.kind === 'period');
    const whole = near ? text.slice(last.start, token.end) : '';
    const periods =
      near && token.kind === 'number' && token.unit === undefined && /^\d{1,4}$/.test(token.text)
        ? readPeriods(whole)
        : [];
    // "Mar 24" of a series of months is a value; only a full year makes one with its month.
    const isOne = periods.some(
      ({ kind }) => kind === 'number' || (kind.startsWith('year') && isYear(token.text)),
    );
    if (last && isOne)
      out[out.length - 1] = { ...last, kind: 'period', text: whole, end: token.end, periods };
    else out.push(token);
  }
  return out;
}

/** The sign or unit behind a number; an unknown word is what is counted, not a unit. */
function tailAt(text: string, place: number): string {
  const sign = at(SIGN_BEHIND, text, place);
  const word = sign === '' ? at(WORD_BEHIND, text, place) : '';
  const isUnit = scales.has(word.trim().split(/[\s$€£¥₹]/u)[0] ?? '') || /^\s?[万億亿円元]/u.test(word);
  return isUnit ? word : sign;
}

function numberToken(text: string, start: number): Token | undefined {
  const sign = at(SIGN, text, start);
  const number = at(NUMBER, text, start + sign.length);
  if (number === '') return undefined;
  const behind = start + sign.length + number.length;
  const tail = tailAt(text, behind);
  const unit = `${tail.trim()} ${sign.trim()}`.trim();
  const end = behind + tail.length;
  if (unit === '' && /^(?:19|20)\d{2}$/.test(number))
    return { kind: 'period', text: number, start, end, periods: readPeriods(number) };
  return { kind: 'number', text: number, start, end, ...(unit === '' ? {} : { unit }) };
}

function tokenAt(text: string, start: number, ands: ReadonlySet<string>): Token {
  const odd = at(ODD, text, start);
  if (odd !== '') {
    const periods = readPeriods(odd);
    const kind = periods.length > 0 && !odd.includes(':') ? 'period' : 'other';
    return { kind, text: odd, start, end: start + odd.length, periods };
  }
  const number = numberToken(text, start);
  if (number) return number;
  const word = at(WORD, text, start);
  if (word !== '') return wordToken(word, start, ands);
  const sign = text[start] ?? '';
  const isStroke = sign === '/' || sign === '•';
  const kind = isStroke ? 'semicolon' : (KINDS[MARKS.findIndex((marks) => marks.includes(sign))] ?? 'other');
  return { kind, text: sign, start, end: start + 1 };
}

/** The tokens of a text in order. */
export function tokensOf(text: string, language: string | undefined): Token[] {
  const ands = andsOf(language);
  const tokens: Token[] = [];
  for (let place = 0; place < text.length; ) {
    if (text[place] !== '\n' && /\s/.test(text[place] ?? '')) {
      place += 1;
      continue;
    }
    const token = tokenAt(text, place, ands);
    tokens.push(token);
    place = Math.max(token.end, place + 1);
  }
  return joined(tokens, text);
}
