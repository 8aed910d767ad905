import { type Exact, exact } from './exact.ts';

/** Numbers in words of a language: each word with its value, and the words between two that add up. */
export interface NumberWords {
  values: ReadonlyMap<string, number>;
  joints: ReadonlySet<string>;
}

type Piece = number | 'joint';

const LONGEST_WORD = 40;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/u;

/** The number words that a word is put together from; undefined if anything is left over. */
function takeApart(word: string, words: NumberWords, isFirst: boolean): Piece[] | undefined {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < word.length) {
    let taken = 0;
    for (let length = Math.min(LONGEST_WORD, word.length - at); length > 0; length -= 1) {
      const piece = word.slice(at, at + length);
      const value = words.values.get(piece);
      if (value === undefined && !(words.joints.has(piece) && (pieces.length > 0 || !isFirst))) continue;
      pieces.push(value ?? 'joint');
      taken = length;
      break;
    }
    if (taken === 0) return UNSPACED.test(word) && pieces.length > 0 ? pieces : undefined;
    at += taken;
  }
  return pieces;
}

/** What a row of number words says: larger after smaller multiplies, smaller after larger adds. */
function numberOf(pieces: readonly Piece[]): number {
  let total = 0;
  let group = 0;
  let last = 0;
  let isJoined = false;
  for (const piece of pieces) {
    if (piece === 'joint') {
      isJoined = true;
      continue;
    }
    const multiplies = last > 0 && last < piece && (!isJoined || piece === 100);
    if (piece < 1) {
      // "ein halber", "one and a half": the one is an article.
      group = last === 1 ? group - 1 + piece : isJoined || group === 0 ? group + piece : group * piece;
      last = piece;
    } else if (piece >= 1000) {
      total = group === 0 && total > 0 ? total * piece : total + (group || 1) * piece;
      group = 0;
      last = 0;
    } else {
      const value = multiplies ? last * piece : piece;
      group = multiplies ? group - last + value : group + value;
      last = value;
    }
    isJoined = false;
  }
  return total + group;
}

/** Whether a text is nothing but a number in words. */
export const isNumberInWords = (text: string, words: NumberWords): boolean =>
  text
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .every((word) => words.values.has(word) || words.joints.has(word));

const MOST_CHARACTERS = 200;

/** The first number that a text says in words. */
export function numberInWords(text: string, words: NumberWords): Exact | undefined {
  const pieces: Piece[] = [];
  for (const word of text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)) {
    if (word === '') continue;
    const found =
      words.joints.has(word) && pieces.length > 0
        ? (['joint'] as const)
        : takeApart(word, words, pieces.length === 0);
    if (found !== undefined) pieces.push(...found);
    else if (pieces.length > 0) break;
  }
  if (!pieces.some((piece) => piece !== 'joint')) return undefined;
  return exact(Math.round(numberOf(pieces) * 100), 2);
}
