import { languagePacks } from '../../packs/language-pack.ts';
import { quoteAt } from './quotes.ts';
import type { Range, Source } from './source.ts';
import { foldWord } from './tokens.ts';

const STOP = /[.!?。！？]["”»*)]{0,3}\s+(?=[\p{Lu}\p{Lo}"“«„*])/gu;
/** "J. Wren", "27. September", but not "until 19 h. Bring a cup". */
const SHORTENED = /(?:^|[\s("“])(?:(?<!\d\s)\p{L}|\p{Lu}\p{Ll}|\d{1,2})$/u;

/** A line cut at its stops, but those within quotation marks and behind what is shortened. */
export function cut({ text, quotes }: Source, { start, end }: Range): Range[] {
  const ranges: Range[] = [];
  let from = start;
  for (const { 0: stop, index } of text.slice(start, end).matchAll(STOP)) {
    const at = start + index;
    const quote = quoteAt(quotes, at);
    const isInside = quote !== undefined && quote.end > at + stop.trimEnd().length;
    if (isInside || SHORTENED.test(text.slice(from, at))) continue;
    ranges.push({ start: from, end: at + stop.trimEnd().length });
    from = at + stop.length;
  }
  return [...ranges, { start: from, end }];
}

const abbreviations = new Set(
  languagePacks.flatMap(({ reading }) =>
    reading.material.abbreviations.map((word) => foldWord(word.replace('.', ''))),
  ),
);

/** Languages in which a number with a full stop counts on: "am 5. Mai". */
const COUNTS_ON = new Set(['de', 'pl', 'tr', 'sv']);
const AFTER_NUMBER = /\d[.]\s+(?=\p{Lu})/gu;

/** The sentences of all lines. */
export function sentencesOf(source: Source): Range[] {
  const sentences: Range[] = [];
  let from = 0;
  for (const line of source.text.split('\n')) {
    const start = from + line.length - line.trimStart().length;
    if (line.trim() !== '')
      sentences.push(...sentencesIn(source, { start, end: from + line.trimEnd().length }));
    from += line.length + 1;
  }
  return sentences;
}

/** The sentences of a line. */
export function sentencesIn(source: Source, line: Range): Range[] {
  const { text, languages } = source;
  const sentences: Range[] = [];
  for (const one of cut(source, line)) {
    const last = sentences.at(-1);
    const word =
      last && text[last.end - 1] === '.'
        ? text
            .slice(last.start, last.end - 1)
            .split(/\s/u)
            .at(-1)
        : '';
    // "supervised by Prof. Karl Dahl" goes on.
    if (last && abbreviations.has(foldWord(word ?? ''))) last.end = one.end;
    else sentences.push(one);
  }
  if (COUNTS_ON.has(languages[0] ?? '')) return sentences;
  return sentences.flatMap(({ start, end }) => {
    const stops = [...text.slice(start, end).matchAll(AFTER_NUMBER)];
    const edges = [start, ...stops.map(({ 0: stop, index }) => start + index + stop.length), end];
    return edges.slice(1).map((edge, at) => ({ start: edges[at] ?? start, end: edge }));
  });
}
