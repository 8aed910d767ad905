import { toCardinal as ar } from 'n2words/ar-SA';
import { toCardinal as de } from 'n2words/de-DE';
import { toCardinal as en } from 'n2words/en-US';
import { toCardinal as es } from 'n2words/es-ES';
import { toCardinal as fr } from 'n2words/fr-FR';
import { toCardinal as hi } from 'n2words/hi-IN';
import { toCardinal as it } from 'n2words/it-IT';
import { toCardinal as ja } from 'n2words/ja-JP';
import { toCardinal as nl } from 'n2words/nl-NL';
import { toCardinal as pl } from 'n2words/pl-PL';
import { toCardinal as pt } from 'n2words/pt-PT';
import { toCardinal as sv } from 'n2words/sv-SE';
import { toCardinal as tr } from 'n2words/tr-TR';

/** How languages say numbers. What n2words has for Chinese are the numerals of banks; Japanese ones are those of every day. */
const writers = new Map(Object.entries({ ar, de, en, es, fr, hi, it, ja, nl, pl, pt, sv, tr, zh: ja }));

/** Words between the parts of a number, which some leave out: "three hundred (and) fifty". */
const CONNECTING = new Set(['and', 'y', 'e', 'et', 'und', 'en', 'och', 'و']);
/** Numbers below this have words of their own, years too where a thousand is joined to them ("duemilaventisei"). */
const COUNTED = { apart: 1000, joined: 2100 };
/** What languages count in, the smallest last: "million" is said of ten million too, and is one. */
const SCALES = [1e7, 1e6, 1e5, 1e4, 1e3];
/** Forms that the word for a scale takes behind numbers: "tysiąc, tysiące, tysięcy". */
const SCALED = [1, 2, 5, 22];
/** A number that is told digit by digit has at least so many. */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 24;

interface NumberWords {
  /** By the words in order, connecting ones left out. */
  numbers: ReadonlyMap<string, number>;
  longest: number;
  scales: ReadonlyMap<string, number>;
  /** Between whole and fraction: "point", "virgule". */
  points: ReadonlySet<string>;
}

const known = new Map<string, NumberWords>();

const WORD = /[\p{Script=Han}]|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu;
const wordsIn = (text: string): string[] =>
  (arabicAlike(text.toLowerCase().normalize('NFC')).match(WORD) ?? []).filter(
    (word) => !CONNECTING.has(word),
  );

/** Arabic numbers in one spelling: an "and" and hundreds apart, without hamza, endings of one case: "وأربعمية", "وأربعمائة". */
const arabicAlike = (text: string): string =>
  text
    .replace(/[أإآ]/gu, 'ا')
    .replace(/(?<!\p{L})و(?=\p{L})/gu, '')
    .replace(/ما?[ئي](?=[هةت])/gu, ' مئ')
    .replace(/ة/gu, 'ه')
    .replace(/(?<=\p{L}{2})(?:ان|ون)(?!\p{L})/gu, 'ين');

/** How a nought is read out in a number told digit by digit. */
const spoken = (language: string) => (language === 'en' ? ([['oh', 0]] as const) : []);

function numberWordsOf(language: string): NumberWords | undefined {
  const write = writers.get(language);
  if (write === undefined) return undefined;
  const found = known.get(language);
  if (found !== undefined) return found;
  const length = wordsIn(write(2000)).length === 1 ? COUNTED.joined : COUNTED.apart;
  const entries = Array.from({ length }, (_, number) => [wordsIn(write(number)), number] as const);
  const scaled = SCALES.flatMap((scale) =>
    SCALED.map((count) => ({ words: wordsIn(write(count * scale)), scale, number: count * scale })),
  );
  const counting = scaled.filter(({ words, scale, number }) => words.length > 1 || number === scale);
  const made: NumberWords = {
    numbers: new Map([
      ...entries.map(([words, number]) => [words.join(' '), number] as const),
      // "Mil", "ألفين": a word for a number by itself.
      ...scaled.flatMap(({ words, number }) => (words.length === 1 ? [[words.join(), number] as const] : [])),
      ...spoken(language),
    ]),
    longest: Math.max(...entries.map(([words]) => words.length)),
    scales: new Map(counting.map(({ words, scale }) => [words.at(-1) ?? '', scale])),
    points: new Set(wordsIn(write(3.4)).slice(1, -1)),
  };
  known.set(language, made);
  return made;
}

/** Numbers that a text says in words, in some languages: "ninety-one", "zwei Millionen", "nine four nine oh three". */
export function saidFigures(text: string, languages: readonly string[]): number[] {
  const words = wordsIn(text);
  return [...new Set(languages)].flatMap((language) => {
    const known = numberWordsOf(language);
    return known === undefined ? [] : figuresIn(words, known);
  });
}

/** The number that a text begins with, and the words behind it: 32 of "treinta y dos sacos"; undefined where it begins with none. */
export function figureAtStart(text: string, language: string): { value: number; rest: string[] } | undefined {
  const words = wordsIn(text);
  const known = numberWordsOf(language);
  if (known === undefined || numberAt(words, 0, known) === undefined) return undefined;
  const { value, end } = scaledAt(words, 0, known);
  return { value, rest: words.slice(end) };
}

/** Whether a number is told as the half of a year. */
const isPair = (value: number): boolean => value >= 10 && value < 100;

function figuresIn(words: readonly string[], known: NumberWords): number[] {
  const found: number[] = [];
  let digits = '';
  const endDigits = (): void => {
    if (digits.length >= FEWEST_DIGITS) found.push(...partsOf(digits.slice(0, MOST_DIGITS)));
    digits = '';
  };
  for (let at = 0; at < words.length; ) {
    const first = numberAt(words, at, known);
    if (first === undefined) {
      endDigits();
      at += 1;
      continue;
    }
    // "Oh seven seven hundred nine hundred": what begins with a nought is told to its end in digits and hundreds.
    const rest = first.value % 100;
    if (first.value < 10) digits += first.value;
    else if (!digits.startsWith('0')) endDigits();
    else digits += rest > 0 && rest < 10 ? `${first.value - rest}${rest}` : first.value;
    const whole = scaledAt(words, at, known);
    found.push(first.value, whole.value, ...whole.parts);
    // "Nineteen thirty-eight".
    const second = numberAt(words, first.end, known);
    if (second && isPair(first.value) && isPair(second.value)) found.push(first.value * 100 + second.value);
    // "Six thirty", written 6.30.
    if (second && first.value < 24 && second.value < 60) found.push(first.value + second.value / 100);
    const fraction = known.points.has(words[whole.end] ?? '')
      ? numberAt(words, whole.end + 1, known)
      : undefined;
    if (fraction !== undefined) found.push(Number(`${whole.value}.${fraction.value}`));
    at = fraction?.end ?? whole.end;
  }
  endDigits();
  return found;
}

/** The number below a thousand that begins at a word, of as many words as possible. */
function numberAt(
  words: readonly string[],
  at: number,
  { numbers, longest }: NumberWords,
): { value: number; end: number } | undefined {
  for (let size = Math.min(longest, words.length - at); size > 0; size--) {
    const end = at + size;
    const value = numbers.get(words.slice(at, end).join(' '));
    // "Seven hundred nine hundred" is not 709 and a word more.
    const isTorn = size > 1 && numbers.has(words.slice(end - 1, end + 1).join(' ')) && end < words.length;
    if (value !== undefined && !isTorn) return { value, end };
  }
  return undefined;
}

/** "Two million three hundred thousand": numbers and what they are counted in, as long as these get smaller. */
function scaledAt(
  words: readonly string[],
  from: number,
  known: NumberWords,
): { value: number; parts: number[]; end: number } {
  const parts: number[] = [];
  let sum = 0;
  let end = from;
  for (let last = Number.POSITIVE_INFINITY; last > 1; ) {
    const next = numberAt(words, end, known);
    if (next === undefined) break;
    const scale = known.scales.get(words[next.end] ?? '') ?? 1;
    if (Math.max(scale, next.value) >= last) break;
    parts.push(next.value * scale);
    sum += next.value * scale;
    end = scale === 1 ? next.end : next.end + 1;
    last = next.value < 1000 ? scale : 1000;
  }
  return { value: sum, parts, end };
}

/** A telephone number is written in groups: every run of its digits. */
const partsOf = (digits: string): number[] =>
  Array.from(digits).flatMap((_, from) =>
    Array.from({ length: digits.length - from }, (_, size) => Number(digits.slice(from, from + size + 1))),
  );
