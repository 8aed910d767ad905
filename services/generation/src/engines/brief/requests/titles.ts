import { quoteAt } from '../segments/quotes.ts';
import type { LexemeRange, RoledClause } from '../segments/roles.ts';
import { endAt, endOf, isA, type Source, startAt, startOf } from '../segments/source.ts';

/** The words of a stretch of lexemes; of a quotation what is between its marks. */
export function rangeText(source: Source, range: LexemeRange): string {
  const start = startAt(source, range.from);
  const end = endAt(source, range.to - 1);
  const quote = range.quoted === true ? quoteAt(source.quotes, start) : undefined;
  return source.text.slice(quote?.from ?? start, quote?.to ?? end).trim();
}

/** The words of a listed item up to where its content begins, without "and" before it. */
export function titleWords(source: Source, { from, to, end }: RoledClause): string {
  let first = from;
  while (first < to - 1 && isA(source.lexemes[first], 'glue') && !isA(source.lexemes[first], 'part', 'tell'))
    first++;
  let last = first;
  while (last < to && !isContentStart(source, last, first)) last++;
  const stop = last < to ? endAt(source, last - 1) : end;
  return source.text.slice(startAt(source, first), stop).trim();
}

function isContentStart(source: Source, at: number, first: number): boolean {
  const lexeme = source.lexemes[at];
  if (at === first) return false;
  if (isA(lexeme, 'with', 'called')) return !isA(lexeme, 'part', 'tell');
  const text = source.text.slice(startOf(source, lexeme), endOf(lexeme));
  return (
    /^\p{N}/u.test(text) ||
    /[€$£¥]\s?$/u.test(source.text.slice(Math.max(0, startOf(source, lexeme) - 2), startOf(source, lexeme)))
  );
}
