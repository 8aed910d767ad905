import { type Brief, saidIn } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { lettersOf } from '../../draft/plain.ts';
import { sentencesOf } from '../../packs/segmenter.ts';
import { comparable, isFigure, isUnspaced, wordsShown } from './words-shown.ts';

/** Passages told at most, and how much of each. */
const most = { passages: 36, length: 160 };
/** A passage of which more than this share stands nowhere is told. */
const mostMissing = 0.5;
/** A piece that holds less than this share of the message's words says it in another language: figures alone compare. */
const leastShared = 0.4;
/** Shorter words are particles in most languages. */
const shortest = 4;
/** Letters by which a word is known whatever its ending. */
const stem = 5;
/** A passage without a sign within it is looked at by so many words: a dictated message has no others. */
const breath = 12;

const isTelling = (word: string): boolean => isFigure(word) || isUnspaced(word) || word.length >= shortest;
/** Signs that part what is said from what is said beside it: a condition, an aside, an entry of a list. */
const between = /(?<=[,;:،؛])\s+|(?=\()|(?<=\))\s*|(?<=[，、；：])|\s(?=[–—]\s)/u;

/** A number to call; with points or strokes it may be a date. */
const dialled = /(?<![\p{L}\p{N}.,-])(?:\+|\(?0)\d[\d ()-]{5,16}\d/gu;

/** A mail address, a link or a number to call: of these every letter counts. */
export const addressesIn = (text: string): string[] => [
  ...text
    .split(/\s+/u)
    .filter((word) => /@|:\/\/|^\W*www\./iu.test(word))
    .map((word) => word.replace(/^\W*(?:https?:\/\/)?/iu, '').replace(/[^\p{L}\p{N}/]$/u, '')),
  ...[...text.matchAll(dialled)].flatMap((one, at, all) => (isTakenBack(one, all[at + 1]) ? [] : one[0])),
];

/** A number is told anew behind a few words of its line, with a digit or two changed: "… 314, no wait, it is … 341". */
function isTakenBack(one: RegExpExecArray, next: RegExpExecArray | undefined): boolean {
  const behind = one.input.slice(one.index + one[0].length, next?.index);
  const [digits, others] = [lettersOf(one[0]), lettersOf(next?.[0] ?? '')];
  const isAlike = [...digits].filter((digit, at) => digit !== others[at]).length <= 2;
  const isOnLine = !behind.includes('\n') && comparable(behind).length > 1;
  return digits.length === others.length && isAlike && isOnLine;
}

/** An address as it is sought: a number to call stands with and without the code of its country. */
export const keyOf = (address: string): string =>
  /\p{L}/u.test(address) ? lettersOf(address) : lettersOf(address).slice(-7);

/** Lines that name what stands in them, at the top of a message. */
const named = /^\s*(?:\p{L}[\p{L} -]{0,15}:[^\n]*\n){2,}/u;

/** A message without the head of a mail, which says from whom it came and where it was only sent. */
export function withoutHead(message: string): string {
  const [head = ''] = named.exec(message) ?? [];
  return head.includes('<') ? message.slice(head.length) : message;
}

/** What is said between two signs or breaths, with its words that tell something; the first of a sentence opens it. */
interface Passage {
  text: string;
  own: string[];
  isFirst: boolean;
}

const passagesOf = (sentence: string): Passage[] =>
  sentence
    .split(between)
    .flatMap((text) => {
      const words = text.trim().split(/\s+/u);
      const count = Math.ceil(words.length / breath);
      const size = Math.ceil(words.length / count);
      return Array.from({ length: count }, (_, at) => words.slice(at * size, (at + 1) * size).join(' '));
    })
    .map((text, at) => ({ text, own: comparable(text).filter(isTelling), isFirst: at === 0 }));

/**
 * Passages of the message of which an address, a figure or most words stand nowhere in the piece, those with addresses and figures
 * first. Most are orders and remarks; what was forgotten is among them, and a reader of the whole tells it from them.
 */
export function unsaid({ segments, datasets }: Brief, draft: Draft): string[] {
  const shown = wordsShown(draft, datasets);
  const [found, run] = [new Set(shown), lettersOf(shown.join(''))];
  const stems = new Set(shown.map((word) => word.slice(0, stem)));
  const isFound = (word: string): boolean =>
    found.has(word) || (!isFigure(word) && word.length > stem && stems.has(word.slice(0, stem)));
  const passages = withoutHead(saidIn(segments))
    .split('\n')
    .flatMap((line) => sentencesOf(line, 'und').flatMap((sentence) => passagesOf(sentence.trim())));
  const words = passages.flatMap(({ own }) => own);
  const isTranslated = words.filter(isFound).length < words.length * leastShared;
  const isExact = ({ text, own }: Passage): boolean =>
    own.some((word) => isFigure(word) && !found.has(word)) ||
    addressesIn(text).some((address) => !run.includes(keyOf(address)));
  const isUnsaid = (passage: Passage): boolean => {
    const { length } = passage.own;
    const missing = passage.own.filter((word) => !isFound(word));
    return (!isTranslated && (length === 0 || missing.length > length * mostMissing)) || isExact(passage);
  };
  return (
    joined(passages, isUnsaid)
      .map((one) => ({ ...one, isExact: isExact(one) }))
      // A single word says little, and "3." counts what follows.
      .filter(({ text, own, isExact }) => (isExact || own.length > 1) && /\p{L}/u.test(text))
      .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
      .slice(0, most.passages)
      .map(({ text }) => text.slice(0, most.length).toWellFormed())
  );
}

/** Passages that hold something, each with its neighbours that hold it too: those of its sentence, or words with a line each. */
function joined(passages: readonly Passage[], holds: (passage: Passage) => boolean): Passage[] {
  const isLine = ({ isFirst, own }: Passage): boolean => isFirst && own.length === 1;
  const runs: Passage[] = [];
  let before: Passage | undefined;
  for (const passage of passages) {
    const { text, own, isFirst } = passage;
    const isIn = holds(passage);
    const isOn = before !== undefined && (!isFirst || (isLine(before) && isLine(passage)));
    const run = isIn && isOn ? runs.at(-1) : undefined;
    if (run !== undefined) {
      run.text += ` ${text}`;
      run.own.push(...own);
    } else if (isIn) runs.push({ ...passage, own: [...own] });
    before = isIn ? passage : undefined;
  }
  return runs;
}
