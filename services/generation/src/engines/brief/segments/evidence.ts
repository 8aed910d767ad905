import type { Lexeme, SenseType } from './lexicon.ts';
import { endAt, isA, type Source, startAt } from './source.ts';

/** What the words from one lexeme to another say for an order and for material. */
export interface Evidence {
  /** Words that no pack knows. */
  unknown: number;
  /** Figures that count nothing of the result, addresses of mail and web, amounts. */
  facts: number;
  /** Weight of words of form, parts, results and other words that orders are made of. */
  order: number;
}

/** What words say that have several senses is what stands first. */
const WEIGHTS: readonly (readonly [number, ...SenseType[]])[] = [
  [2, 'look'],
  [1.5, 'unit', 'colour', 'result', 'function'],
  [1, 'make', 'put'],
  [1.5, 'use'],
  [1, 'style', 'part'],
  [0.5, 'bound'],
  [1, 'avoid'],
  [0.5, 'given', 'called'],
  [1, 'audience'],
  [0.5, 'language'],
  [2, 'wish', 'talk'],
];
const MEASURE = /^(?:x|px|mm|cm|pt|dpi|pixels?)$/i;
const DIGIT = /\p{N}/u;
const CURRENCY = /[€$£¥₹₺]|%/;
const LETTER_SIZE = /^a[0-7]$/;
/** One character of a script without spaces is less than a word. */
const CHARACTER = 0.5;

export function evidenceOf(source: Source, from: number, to: number): Evidence {
  const evidence: Evidence = { unknown: 0, facts: 0, order: 0 };
  for (let index = from; index < to; index++) {
    const lexeme = source.lexemes[index];
    if (!lexeme) continue;
    if (!source.quoted[index]) weigh(source, lexeme, index, evidence);
    else if (index === from || !source.quoted[index - 1]) evidence.facts += 1;
  }
  return evidence;
}

function weigh(source: Source, lexeme: Lexeme, index: number, evidence: Evidence): void {
  const weight = WEIGHTS.find(([, ...types]) => isA(lexeme, ...types))?.[0] ?? 0;
  if (weight > 0) {
    evidence.order += weight;
    return;
  }
  const words = lexeme.text;
  if (DIGIT.test(words)) {
    if (isCount(source, index)) evidence.order += 0.5;
    else if (!isOutlineNumber(source, index)) evidence.facts += 1;
  } else if (MEASURE.test(words) && isCount(source, index - 1)) evidence.order += 0.5;
  else if (lexeme.senses.length === 0) {
    evidence.unknown += /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(words)
      ? CHARACTER
      : 1;
  }
}

/** "10 slides", "1200 x 400 px", "A3": a figure about the result. */
export function isCount(source: Source, index: number): boolean {
  const lexeme = source.lexemes[index];
  if (!lexeme || !(isA(lexeme, 'number') || DIGIT.test(lexeme.text))) return false;
  const after = source.text.slice(lexeme.end, lexeme.end + 16);
  const before = source.text.slice(Math.max(0, lexeme.start - 12), lexeme.start);
  if (CURRENCY.test(after.slice(0, 2)) || CURRENCY.test(before.slice(-2))) return false;
  if (LETTER_SIZE.test(lexeme.text.toLowerCase())) return true;
  if (
    /^\s?(?:px|pixels?|mm|cm|dpi|pt)\b/i.test(after) ||
    /^\s?[x×*]\s?\d/i.test(after) ||
    /\d\s?[x×*]\s?$/i.test(before)
  )
    return true;
  if (/^:\d/.test(after) || /\d:$/.test(before))
    return /^(?:16:9|4:3|1:1|9:16|16:10)/.test(
      source.text.slice(
        lexeme.start - (/\d:$/.test(before) ? before.length - before.search(/\d{1,11}:$/) : 0),
      ),
    );
  const next = source.lexemes.slice(index + 1, index + 3);
  return (
    isA(next[0], 'unit') ||
    (isA(next[0], 'style', 'part', 'bound') && isA(next[1], 'unit')) ||
    isA(source.lexemes[index - 1], 'unit')
  );
}

/** The number of an outline's line: "1. Introduction". */
function isOutlineNumber(source: Source, index: number): boolean {
  const start = startAt(source, index);
  const end = endAt(source, index);
  const before = source.text.slice(Math.max(0, start - 3), start);
  return (
    /(?:^|\n)\s{0,3}$/.test(start <= 2 ? `\n${before}` : before) &&
    /^[.)]\s/.test(source.text.slice(end, end + 2))
  );
}
