import { isAnd } from './rows.ts';
import { lexemesIn, type Range, type Source } from './source.ts';

/** A text whose brackets hold nothing, sign for sign. */
export const blanked = (text: string): string =>
  text.replace(/[(（][^()（）]{0,200}[)）]/gu, (inside) => ' '.repeat(inside.length));

/** What a row names between its commas, without an "and" before it; what is last is two where one stands in it: "Plan and open questions". */
export function listedIn(source: Source, { start, end }: Range): Range[] {
  const text = blanked(source.text.slice(start, end));
  const all: Range[] = [];
  let from = start;
  for (const { index } of text.matchAll(/[,，;；、](?=\s|\p{Lo})/gu)) {
    all.push({ start: from, end: start + index });
    from = start + index + 1;
  }
  const last = lexemesIn(source, { start: from, end });
  const and = last.find((word, at) => at > 0 && isAnd(source, word));
  if (and === undefined || isAnd(source, last[0])) all.push({ start: from, end });
  else all.push({ start: from, end: and.start }, { start: and.end, end });
  return all.map((one) => {
    const [first, second] = lexemesIn(source, one);
    const start = isAnd(source, first) ? (second?.start ?? one.end) : one.start;
    return { start: start + source.text.slice(start, one.end).search(/\S|$/u), end: one.end };
  });
}
