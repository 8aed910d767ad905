import { segmenterOf } from '../../packs/segmenter.ts';
import { factsIn, type Material } from './material.ts';
import { tokenize } from './tokens.ts';
import { HIDDEN, type Range, textOf, trimmed } from './view.ts';
import { isWord, phraseAt } from './words.ts';

/** Whether a full stop at the end of `head` belongs to an abbreviation, an initial or a German ordinal. */
function goesOn({ words }: Material, head: string, next: string): boolean {
  const text = head.trimEnd();
  if (!text.endsWith('.')) return false;
  const last = text
    .slice(text.lastIndexOf(' ') + 1)
    .toLowerCase()
    .replace(/^[("„“]/, '');
  // "In St. Anne's Hall", but "14 King St."
  if (/(?:^|\p{Ll} )St\.$/u.test(text)) return true;
  if ((/^\p{L}\.$/u.test(last) && last !== 'i.') || /^[ivx]{1,5}\.$/.test(last)) return true;
  const tokens = tokenize(last, []);
  if (phraseAt(words, 'abbreviations', tokens, 0) === tokens.length) return true;
  return (
    /\d\.$/.test(last) &&
    words.months.has(
      next
        .trimStart()
        .split(/[\s.,]/)[0]
        ?.toLowerCase() ?? '',
    )
  );
}

const STOP = /[.!?…。！？][)\]"”»’」』]*\s/g;

/** Where sentences may end: where Unicode says, and after full stops that small letters follow, as people type. */
function stopsOf(material: Material, text: string): number[] {
  const stops = new Set<number>();
  for (const { index } of segmenterOf(material.words.language, 'sentence').segment(text)) {
    const opened = /[「『（([“"„«]{1,3}$/.exec(text.slice(Math.max(0, index - 3), index))?.[0].length ?? 0;
    stops.add(index - opened);
  }
  for (const { index, 0: mark } of text.matchAll(STOP)) stops.add(index + mark.length - 1);
  return [...stops, text.length].toSorted((one, other) => one - other);
}

/** Sentences of a range, in order; together they are the range. */
export function sentencesOf(material: Material, range: Range): Range[] {
  const text = material.view.text.slice(range.start, range.end).replace(/\n/g, ' ');
  const facts = factsIn(material, range).filter(({ kind }) => kind !== 'quote');
  const cuts: Range[] = [];
  let start = 0;
  let place = 0;
  for (const stop of stopsOf(material, text)) {
    const end = range.start + stop;
    while ((facts[place]?.end ?? Infinity) <= end) place++;
    const inside = facts[place];
    const divides = inside !== undefined && inside.start < range.start + text.slice(0, stop).trimEnd().length;
    const held =
      divides || goesOn(material, text.slice(Math.max(start, stop - 40), stop), text.slice(stop, stop + 20));
    if (stop < text.length && held) continue;
    cuts.push(trimmed(material.view, { start: range.start + start, end }));
    start = stop;
  }
  return cuts.filter((cut) => cut.end > cut.start);
}

/** Whether a text has a subject or a verb that its language's pack knows. */
export function isClause({ words }: Material, text: string): boolean {
  const tokens = tokenize(text, []);
  return tokens.some(
    (token, at) =>
      token.kind === 'word' &&
      (isWord(words, 'clause', token.text) || phraseAt(words, 'clause', tokens, at) > 0),
  );
}

/** Without what joined it to a neighbour. */
function stripped(text: string): string {
  let [start, end] = [0, text.length];
  if (/^[-–—•] /.test(text)) start = 2;
  while (start < end && ',;:、，)） '.includes(text[start] ?? '')) start++;
  while (end > start && ',;、，(（ '.includes(text[end - 1] ?? '')) end--;
  return text.slice(start, end);
}

/**
 * A sentence as it is printed: one typed in small letters gets its capital, a clause that an order cut off its full
 * stop; lines of the person's own and fragments stay as they are.
 */
export function printed(material: Material, range: Range): string {
  const { view } = material;
  const text = stripped(textOf(view, range));
  if (!text.includes(' ') && text.endsWith('.') && /\p{L}\.\p{L}/u.test(text)) return text.slice(0, -1);
  const clause = isClause(material, text);
  if (!clause && !/[.!?]$/.test(text)) return text;
  const before = view.prompt.slice(Math.max(0, range.start - 3), range.start).replace(/[ \t]{1,3}$/, '');
  const opens =
    (before === '' || /[.!?。！？]$|\n\n$/.test(before)) && /^\p{Ll}[\p{Ll}']*(?=[\s,])/u.test(text);
  const first = opens ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  const cut = view.text.slice(range.end, range.end + 2).includes(HIDDEN);
  const last = first.split(/\s/).at(-1) ?? '';
  return cut &&
    clause &&
    first.includes(' ') &&
    /^\p{Lu}/u.test(first) &&
    /[\p{L}\p{N}]$/u.test(first) &&
    !/[@/]/.test(last)
    ? `${first}.`
    : first;
}
