import type { Clause } from './clauses.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { SenseType } from './lexicon.ts';
import { quoteAt } from './quotes.ts';
import { endOf, isA, objectsFirst, type Source, startOf, wordsOf } from './source.ts';

/** Lexemes `from` up to `to`; of a quotation only what is between its marks. */
export interface LexemeRange {
  from: number;
  to: number;
  quoted?: boolean;
}

/** A stretch of an order with the word that opens it: "for Quill & Ash", "titled X". */
interface Chunk {
  /** What sort of word opens it; '' for the clause's own beginning. */
  opener: SenseType | '';
  /** First lexeme after the opener. */
  from: number;
  to: number;
}

const OPENERS: readonly SenseType[] = [
  'called',
  'about',
  'signed',
  'with',
  'given',
  'for',
  'put',
  'make',
  'wish',
];
const LEADING: readonly SenseType[] = [
  'part',
  'unit',
  'look',
  'function',
  'given',
  'number',
  'glue',
  'bound',
  'result',
  'called',
  'use',
];

/** The material inside an order: subject, facts, names, quotations, contents. */
export function materialIn(source: Source, clause: Clause, head: string): LexemeRange[] {
  if (objectsFirst(source, clause.from, clause.to)) return runsIn(source, clause);
  const ranges: LexemeRange[] = [];
  for (const chunk of chunksOf(source, clause, head)) {
    if (isQuoted(source, chunk)) {
      const open = ranges.at(-1);
      if (open && open.to === chunk.from && open.quoted !== true) {
        open.to = chunk.to;
        continue;
      }
      ranges.push({ from: chunk.from, to: chunk.to, quoted: true });
      continue;
    }
    const found = materialOfChunk(source, chunk, head, ranges.at(-1)?.to === opensAt(source, chunk, clause));
    const last = ranges.at(-1);
    if (found === undefined) continue;
    if (found.joined && last && last.quoted !== true) last.to = found.to;
    else ranges.push({ from: found.from, to: found.to });
  }
  return ranges;
}

/** Where the opener of a chunk begins. */
function opensAt(source: Source, chunk: Chunk, clause: Clause): number {
  return chunk.from > clause.from && isA(source.lexemes[chunk.from - 1], ...OPENERS)
    ? chunk.from - 1
    : chunk.from;
}

function chunksOf(source: Source, clause: Clause, head: string): Chunk[] {
  const chunks: Chunk[] = [
    { opener: head === 'label' || head === 'outline' ? 'given' : '', from: clause.from, to: clause.from },
  ];
  let at = clause.from;
  while (at < clause.to) {
    const current = chunks.at(-1);
    if (!current) break;
    const quote = quoteEndAt(source, at, clause.to);
    if (quote > at) {
      chunks.push({ opener: current.opener, from: at, to: quote }, { opener: '', from: quote, to: quote });
      at = quote;
      continue;
    }
    const opener = openerAt(source, at, current);
    if (opener === undefined) current.to = at + 1;
    else chunks.push({ opener, from: at + 1, to: at + 1 });
    at++;
  }
  return chunks.filter((chunk) => chunk.to > chunk.from);
}

/** Words that also join ("of", "de") open nothing within what a stronger word has opened. */
const openerAt = (source: Source, at: number, { opener, from, to }: Chunk): SenseType | undefined => {
  const lexeme = source.lexemes[at];
  if (isA(lexeme, 'glue') && to > from && ['about', 'called', 'for', 'with', 'put', 'given'].includes(opener))
    return undefined;
  if (isA(lexeme, 'part', 'unit', 'result')) return undefined;
  return OPENERS.find((type) => isA(lexeme, type));
};

/** End of the quotation that begins right at a lexeme, in lexemes; the same lexeme where none does. */
function quoteEndAt(source: Source, at: number, to: number): number {
  const start = startOf(source, source.lexemes[at]);
  const quote = quoteAt(source.quotes, start);
  if (!quote || endOf(source, source.lexemes[at - 1]) > quote.start) return at;
  let end = at;
  while (end < to && startOf(source, source.lexemes[end]) < quote.to) end++;
  return end;
}

function isQuoted(source: Source, { from, to }: Chunk): boolean {
  return quoteEndAt(source, from, to) === to;
}

interface Found extends LexemeRange {
  /** Goes on with the range before it. */
  joined: boolean;
}

function materialOfChunk(source: Source, chunk: Chunk, head: string, follows: boolean): Found | undefined {
  const evidence = evidenceOf(source, chunk.from, chunk.to);
  const names = chunk.opener === 'with' && isA(source.lexemes[afterGlue(source, chunk)], 'part', 'unit');
  const strong = chunk.opener === 'about' || chunk.opener === 'called' || chunk.opener === 'signed';
  const weak = isA(source.lexemes[chunk.from - 1], 'glue');
  if (follows && !names && !(strong && !weak && isContent(evidence))) {
    return evidence.known === 0 || isContent(evidence)
      ? { from: chunk.from, to: chunk.to, joined: true }
      : undefined;
  }
  if (strong) return evidence.unknown + evidence.facts > 0 ? { ...chunk, joined: false } : undefined;
  if (chunk.opener === 'for') {
    const bare =
      weak && evidence.unknown + evidence.facts <= 1 && evidence.facts === 0 && !hasCapital(source, chunk);
    return isContent(evidence) && !bare ? { ...chunk, joined: false } : undefined;
  }
  const from = afterLeading(source, chunk);
  const rest = evidenceOf(source, from, chunk.to);
  if (!isContent(rest)) return undefined;
  const closed =
    chunk.opener === 'make' ||
    chunk.opener === 'wish' ||
    (chunk.opener === '' && (head === 'make' || head === 'wish' || head === 'result'));
  if (closed && rest.facts === 0) return undefined;
  return { from, to: chunk.to, joined: false };
}

function afterGlue(source: Source, { from, to }: Chunk): number {
  let at = from;
  while (at < to - 1 && isA(source.lexemes[at], 'glue', 'number')) at++;
  return at;
}

/** "A sentence of support" names nothing; "a photo of Salma" does. */
const hasCapital = (source: Source, { from, to }: Chunk): boolean =>
  source.lexemes
    .slice(from, to)
    .some((lexeme) => lexeme.senses.length === 0 && /^\p{Lu}/u.test(wordsOf(source, lexeme)));

const isContent = ({ unknown, facts, order }: Evidence): boolean =>
  unknown + facts > 0 && unknown + 2 * facts > order * 0.8;

/** After the words of the order that a chunk begins with: "opening hours | Tue-Sat 6:30-14:00". */
function afterLeading(source: Source, { from, to }: Chunk): number {
  let at = from;
  while (at < to && isA(source.lexemes[at], ...LEADING)) at++;
  const onlyGlue = source.lexemes.slice(from, at).every((lexeme) => isA(lexeme, 'glue'));
  return onlyGlue ? from : at;
}

const LONG_ENOUGH = 1;

/**
 * Where objects stand before the words that say what they are for, each run of words that are no words of an order
 * is material, without the particles at its ends.
 */
function runsIn(source: Source, clause: Clause): LexemeRange[] {
  const ranges: LexemeRange[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    let end = at;
    while (end < clause.to && isContentWord(source, end)) end++;
    const range = trimmed(source, at, end);
    const { unknown, facts } = evidenceOf(source, range.from, range.to);
    if (unknown + facts > LONG_ENOUGH || (facts > 0 && unknown + facts >= LONG_ENOUGH)) ranges.push(range);
    at = Math.max(at, end);
  }
  return ranges;
}

function isContentWord(source: Source, at: number): boolean {
  const lexeme = source.lexemes[at];
  if (!lexeme) return false;
  if (source.quoted[at]) return true;
  if (isA(lexeme, ...OPENERS, 'result', 'unit', 'look', 'function', 'avoid', 'talk', 'polite')) return false;
  if (!isA(lexeme, 'part', 'style', 'colour', 'use', 'bound'))
    return /[\p{L}\p{N}]/u.test(wordsOf(source, lexeme));
  const { unknown } = evidenceOf(source, at - 1, at + 2);
  return (
    unknown >= LONG_ENOUGH &&
    source.lexemes[at - 1]?.senses.length === 0 &&
    source.lexemes[at + 1]?.senses.length === 0
  );
}

function trimmed(source: Source, from: number, to: number): LexemeRange {
  let start = from;
  let end = to;
  while (start < end && isA(source.lexemes[start], 'glue', 'number')) start++;
  while (end > start && isA(source.lexemes[end - 1], 'glue')) end--;
  return { from: start, to: end };
}
