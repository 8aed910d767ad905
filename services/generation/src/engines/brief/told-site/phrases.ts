import type { RoledClause } from '../segments/roles.ts';
import { endAt, type Range, type Source } from '../segments/source.ts';
import { endWithSign, startWithSign } from './signs.ts';

/** What stands between two commas of an order: lexemes `from` up to `to`. */
export interface Phrase extends Range {
  from: number;
  to: number;
  /** Counts the sentences. */
  sentence: number;
  /** A colon stands behind it. */
  label: boolean;
  /** The first bracket in it. */
  inner: { from: number; to: number } | undefined;
}

const OPENERS = '([（［【';
const CLOSERS = ')]）］】';
/** Languages that write "3. May". */
const ORDINALS: ReadonlySet<string> = new Set(['de', 'pl', 'tr']);
const COMMA = /[;；،؛、，|]|,\s/u;
const COLON = /:[\s"“„«]|：/u;

/** The phrases of an order that names one thing after another; what stands in brackets or quotation marks stays whole. */
export function phrasesOf(source: Source, clauses: readonly RoledClause[]): Phrase[] {
  const { text, lexemes, quoted, languages } = source;
  const begins = new Set(
    clauses.flatMap(({ opener, from }) => (opener === 'sentence' || opener === 'line' ? [from] : [])),
  );
  const phrases: Phrase[] = [];
  let [depth, sentence] = [0, -1];
  for (const [at, lexeme] of lexemes.entries()) {
    const [before, start] = [at === 0 ? 0 : endAt(source, at - 1), lexeme.start];
    const gap = text.slice(before, start);
    const isWhole = quoted[at - 1] === true && quoted[at] === true;
    // "7 to 16. grey", "a sign-up. hand-drawn look": but for ordinals, a stop behind figures or a long word ends a sentence.
    const ends = ORDINALS.has(languages[0] ?? '') ? /[\p{L}-]{6}$/u : /\d$|[\p{L}-]{6}$/u;
    const word = text.slice(text.lastIndexOf(' ', before - 1) + 1, before);
    const isStop = /^\.\s/u.test(gap) && (ends.test(word) || word.includes('@'));
    const begin = (begins.has(at) || isStop) && !isWhole;
    if (begin) depth = 0;
    let outer = '';
    const last = phrases.at(-1);
    for (const sign of gap) {
      if (OPENERS.includes(sign) && depth++ === 0 && last && !last.inner) last.inner = { from: at, to: at };
      else if (CLOSERS.includes(sign)) {
        depth = Math.max(0, depth - 1);
        if (depth === 0 && last?.inner?.to === last?.inner?.from && last?.inner) last.inner.to = at;
      } else if (depth === 0) outer += sign;
    }
    if (last !== undefined) last.label ||= COLON.test(outer) && !isWhole;
    if (begin || at === 0) sentence++;
    const isCut = begin || at === 0 || (!isWhole && (COMMA.test(outer) || COLON.test(outer)));
    if (isCut)
      phrases.push({
        from: at,
        to: at,
        start: startWithSign(source, at),
        end: start,
        sentence,
        label: false,
        inner: undefined,
      });
    const open = phrases.at(-1);
    if (open === undefined) continue;
    open.to = at + 1;
    open.end = endWithSign(source, at);
  }
  for (const { inner, to } of phrases) if (inner && inner.to === inner.from) inner.to = to;
  return phrases;
}

/** A phrase from one lexeme up to another. */
export const stretchOf = (source: Source, phrase: Phrase, from: number, to: number): Phrase => ({
  ...phrase,
  from,
  to,
  start: startWithSign(source, from),
  end: endWithSign(source, to - 1),
  label: phrase.label && to === phrase.to,
  inner: phrase.inner && phrase.inner.from >= from && phrase.inner.to <= to ? phrase.inner : undefined,
});
