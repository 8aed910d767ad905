import { AT_LEAST_WORDS, COUNT_NOUNS, NUMBER_WORDS } from '../words/count-words.ts';
import type { BuildType } from './brief.ts';
import { type PhraseHit, PhraseIndex, phrasesOf, splitPhrases } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { overlaps } from './reading.ts';
import type { CountNoun, RequestedCount } from './requests.ts';

const NOUNS = new PhraseIndex<CountNoun>(phrasesOf(COUNT_NOUNS));
const NUMBERS = new PhraseIndex<number>(
  Object.entries(NUMBER_WORDS).flatMap(([value, words]) =>
    splitPhrases(words).map((word): [string, number] => [word, Number(value)]),
  ),
);
const AT_LEAST = new PhraseIndex<true>(
  splitPhrases(AT_LEAST_WORDS).map((word): [string, true] => [word, true]),
);
const DIGITS =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:$€£#/-])\d{1,5}(?:[,.]\d{3})?(?![\d%:])(?!\.\d)/gu;
const GAP =
  /^[ \-–\u00a0]{0,2}(?:[\p{L}'’-]{1,20}[ -]){0,2}[つの個个枚件名人本条篇张位款种场项页ページ]{0,4}$/u;
/** "128 l per person" counts litres. */
const UNIT_GAP = /^ ?(?:%|°|[lgmk]|kg|km|cm|mm|ml|€|eur|usd)(?![\p{L}])|(?:^|\s)(?:pro|per|par|por|na)\s/u;
/** Nouns that count no part of a result of the type: "14 collection points" is a fact of a food bank. */
const NOT_ASKED: Readonly<Record<BuildType, readonly CountNoun[]>> = {
  website: ['slides', 'points', 'frames', 'columns', 'rows', 'words', 'charts'],
  slides: ['days', 'frames', 'plans', 'posts', 'products'],
  document: ['slides', 'frames', 'plans', 'posts', 'products'],
  design: ['slides', 'points', 'days', 'words', 'plans', 'posts', 'products', 'members'],
  dataviz: ['slides', 'points', 'days', 'words', 'plans', 'posts', 'products', 'members', 'frames'],
};
/** "14 days" is a guarantee or a deadline, no programme. */
const LONGEST_EVENT_DAYS = 7;
const LONGEST_GAP = 32;

export interface NumberHit {
  value: number;
  start: number;
  end: number;
}

/** Counts asked for: a number, then the noun it counts with at most two words between; `slides: 10` as well. */
export function readCounts(reading: Reading): RequestedCount[] {
  const numbers = findNumbers(reading);
  const nouns = NOUNS.findAll(reading.lower, reading.tokens);
  const floors = AT_LEAST.findAll(reading.lower, reading.tokens);
  const counts: RequestedCount[] = [];
  let from = 0;
  for (const noun of nouns) {
    while (from < numbers.length && (numbers[from]?.end ?? 0) + LONGEST_GAP < noun.start) from++;
    const number = nearestBefore(reading, numbers, from, noun) ?? labelledAfter(reading, numbers, from, noun);
    if (!number || number.value < 1 || NOT_ASKED[reading.buildType].includes(noun.value)) continue;
    if (noun.value === 'days' && number.value > LONGEST_EVENT_DAYS) continue;
    const atLeast = floors.some(
      (floor) => Math.abs(floor.end - number.start) <= 3 || Math.abs(number.end - floor.start) <= 1,
    );
    const start = Math.min(number.start, noun.start);
    const end = Math.max(number.end, noun.end);
    if (counts.some((count) => count.noun === noun.value)) continue;
    counts.push({
      noun: noun.value,
      value: number.value,
      atLeast,
      text: reading.prose.slice(start, end),
      span: reading.spanOf(start, end),
    });
  }
  return counts;
}

export function findNumbers(reading: Reading): NumberHit[] {
  const digits = Array.from(reading.prose.matchAll(DIGITS), (match) => ({
    value: Number(match[0].replace(/[.,]/g, '')),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = NUMBERS.findAll(reading.lower, reading.tokens);
  return [...digits, ...words.filter((word) => !digits.some((digit) => overlaps(digit, word)))].sort(
    (left, right) => left.start - right.start,
  );
}

function nearestBefore(
  reading: Reading,
  numbers: readonly NumberHit[],
  from: number,
  noun: PhraseHit<CountNoun>,
): NumberHit | undefined {
  let best: NumberHit | undefined;
  for (let index = from; index < numbers.length; index++) {
    const number = numbers[index];
    if (!number || number.end > noun.start) break;
    const gap = reading.lower.slice(number.end, noun.start);
    if (GAP.test(gap) && !UNIT_GAP.test(gap)) best = number;
  }
  return best;
}

/** `Slides: 10`, `スライド10枚`. */
function labelledAfter(
  reading: Reading,
  numbers: readonly NumberHit[],
  from: number,
  noun: PhraseHit<CountNoun>,
): NumberHit | undefined {
  for (let index = from; index < numbers.length; index++) {
    const number = numbers[index];
    if (!number || number.start > noun.end + 3) return undefined;
    if (number.start >= noun.end && /^(?:: ?|：|は|を)?$/.test(reading.lower.slice(noun.end, number.start))) {
      const isLabel =
        reading.lower[noun.end] === ':' ||
        reading.lower[noun.end] === '：' ||
        /[\u3040-\u9fff]/.test(reading.lower[noun.end - 1] ?? '');
      return isLabel ? number : undefined;
    }
  }
  return undefined;
}
