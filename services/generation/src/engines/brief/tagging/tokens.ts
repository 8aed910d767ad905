import { findQuotes, quoteAt } from '../segments/quotes.ts';
import type { Stretch } from '../segments/source.ts';
import { foldWord } from '../segments/tokens.ts';

/** A word, one sign, a line break, or one character of a script that writes without spaces. */
export interface TagToken {
  /** Folded, each figure as 0. */
  key: string;
  /** Form of a word (Capital, CAPITALS, small, figures, mixed, character); a sign or a line break stands for itself. */
  shape: string;
  isWord: boolean;
  /** Where the quotation begins that it stands in, its marks included; -1 outside of any. */
  quote: number;
  /** Offsets in UTF-16 units. */
  start: number;
  end: number;
}

const TOKEN =
  /\n+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}_])+|\S/gu;
const WORD = /^[\p{L}\p{N}_]/u;
const CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Every token of a prompt in order; blanks between them belong to none. */
export function tagTokens(text: string): TagToken[] {
  const quotes = findQuotes(text);
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
    key: token.startsWith('\n') ? token.slice(0, 2) : foldWord(token).replace(/\p{N}/gu, '0'),
    shape: shapeOf(token),
    isWord: WORD.test(token),
    quote: quoteAt(quotes, index)?.start ?? -1,
    start: index,
    end: index + token.length,
  }));
}

function shapeOf(token: string): string {
  if (token.startsWith('\n')) return token.length > 1 ? 'paragraph' : 'line';
  if (!WORD.test(token)) return token;
  if (CHARACTER.test(token)) return 'character';
  if (/^\p{N}+$/u.test(token)) return token.length < 3 ? `figure${token.length}` : 'figures';
  if (/\p{N}/u.test(token)) return 'mixed';
  if (/^\p{Lu}[^\p{Lu}]*$/u.test(token)) return 'Capital';
  return /^\p{Lu}/u.test(token) ? 'CAPITALS' : 'small';
}

export const isBreak = ({ shape }: TagToken): boolean => shape === 'line' || shape === 'paragraph';

const CLAUSE_ENDS = new Set([...',;:，、；：،؛–—()（）|"“”„«»「」•']);
const SENTENCE_ENDS = new Set([...'.!?…。！？؟।']);

/** A sign that another word follows without a blank (3.5, example.org) ends nothing; those of East Asia do. */
const isFree = (token: TagToken, next: TagToken | undefined): boolean =>
  next === undefined || next.start > token.end || !/^[\p{N}\p{Script=Latin}]/u.test(next.key);

const endsSentence = (token: TagToken, next: TagToken | undefined): boolean =>
  isBreak(token) || (SENTENCE_ENDS.has(token.key) && isFree(token, next));

const endsClause = (token: TagToken, next: TagToken | undefined): boolean =>
  endsSentence(token, next) || (CLAUSE_ENDS.has(token.key) && isFree(token, next));

/** For each token, the clause, the sentence and the line that it stands in. */
export function stretchesOf(tokens: readonly TagToken[]): {
  clauses: Stretch[];
  sentences: Stretch[];
  lines: Stretch[];
} {
  return {
    clauses: cutAt(tokens, endsClause),
    sentences: cutAt(tokens, endsSentence),
    lines: cutAt(tokens, isBreak),
  };
}

function cutAt(
  tokens: readonly TagToken[],
  ends: (token: TagToken, next: TagToken | undefined) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  let current: Stretch = { from: 0, to: 0 };
  for (const [index, token] of tokens.entries()) {
    found.push(current);
    current.to = index + 1;
    if (ends(token, tokens[index + 1])) current = { from: index + 1, to: index + 1 };
  }
  return found;
}
