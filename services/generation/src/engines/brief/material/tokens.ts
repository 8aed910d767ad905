import type { Range } from './view.ts';

/** A word, number or mark of a text. Letters of scripts without spaces are words of their own. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'break' | 'link';
  /** In lower case, digits and full-width signs folded to ASCII. */
  text: string;
  start: number;
  end: number;
  /** White space before it on its line. */
  gap: boolean;
  /** Begins with a capital letter. */
  capital: boolean;
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const LETTER = /[\p{L}\p{M}°µ]/u;
const INNER = /[\p{L}\p{M}\p{Nd}²³'’]/u;
const DIGIT = /[0-9]/;
const SPACE = /[\s\u00a0\u202f\u2009\u3000\u200b]/;
const GROUP_SEPARATOR = /[.,'’\u00a0\u202f\u2009 ]/;

/** Vowel signs and stretches that Arabic is written with or without. */
const ARABIC_MARKS = /[\u0640\u064b-\u0652]/g;

const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Digits of other scripts and full-width signs as ASCII, one character for one. */
export function foldText(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) folded += foldCode(text.charCodeAt(at));
  return folded;
}

function foldCode(code: number): string {
  if (code < 0x80) return String.fromCharCode(code);
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  if (zero !== undefined) return String.fromCharCode(48 + code - zero);
  if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - 0xfee0);
  const other = '、，؛؟،٫٬–—−〜～’‘'.indexOf(String.fromCharCode(code));
  return other < 0 ? String.fromCharCode(code) : (",,;?,.,---~~''"[other] ?? ' ');
}

const digitAt = (text: string, at: number) => DIGIT.test(text[at] ?? '');

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (digitAt(text, at)) at++;
  return at;
}

/** End of a number with its thousands and decimals; dots and slashes of dates end it. */
function numberEnd(text: string, start: number): number {
  let end = digitsEnd(text, start);
  const separator = text[end] ?? '';
  if (end - start <= 3 && text[start] !== '0' && GROUP_SEPARATOR.test(separator))
    while (text[end] === separator && digitsEnd(text, end + 1) === end + 4) end += 4;
  const decimals = /[.,]/.test(text[end] ?? '') && digitAt(text, end + 1) ? digitsEnd(text, end + 1) : end;
  const more = /[.,:/]/.test(text[decimals] ?? '') && digitAt(text, decimals + 1);
  return more && text[decimals] === text[end] ? end : decimals;
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && INNER.test(text[end] ?? '') && !SPACELESS.test(text[end] ?? '')) end++;
  while (end > start + 1 && /['’]/.test(text[end - 1] ?? '')) end--;
  return end;
}

function tokenAt(folded: string, at: number): Pick<Token, 'kind' | 'end'> {
  const sign = folded[at] ?? '';
  if (sign === '\n') return { kind: 'break', end: at + 1 };
  if (DIGIT.test(sign)) return { kind: 'number', end: numberEnd(folded, at) };
  if (SPACELESS.test(sign)) return { kind: 'word', end: at + 1 };
  if (LETTER.test(sign)) return { kind: 'word', end: wordEnd(folded, at) };
  const pair = sign >= '\ud800' && sign <= '\udbff' ? 2 : 1;
  return { kind: 'mark', end: at + pair };
}

/** Splits a text; `claims`, in order (an address of the web, a telephone number), become tokens of kind `link`. Linear. */
export function tokenize(text: string, claims: readonly Range[]): Token[] {
  const folded = foldText(text);
  const tokens: Token[] = [];
  let gap = true;
  let claim = 0;
  for (let at = 0; at < folded.length; ) {
    const claimed = claims[claim];
    if (claimed?.start === at) {
      tokens.push({ kind: 'link', text: '', start: at, end: claimed.end, gap, capital: false });
      at = claimed.end;
      claim++;
      gap = false;
    } else if (folded[at] !== '\n' && SPACE.test(folded[at] ?? '')) {
      gap = true;
      at++;
    } else {
      const { kind, end } = tokenAt(folded, at);
      const limit = claimed === undefined ? end : Math.min(end, claimed.start);
      const own = folded.slice(at, limit);
      const lower = own.toLowerCase().replace(ARABIC_MARKS, '');
      tokens.push({
        kind,
        text: lower,
        start: at,
        end: limit,
        gap,
        capital: kind === 'word' && /^\p{Lu}/u.test(own),
      });
      gap = kind === 'break';
      at = limit;
    }
  }
  return tokens;
}

/** Whether a character belongs to a script that writes no spaces. */
export const isSpaceless = (sign: string): boolean => SPACELESS.test(sign);
