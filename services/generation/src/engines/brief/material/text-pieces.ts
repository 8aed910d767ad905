import { findEnumeration } from './enumerations.ts';
import type { Line } from './lines.ts';
import { kindOfList } from './list-kind.ts';
import { factsIn, type Material } from './material.ts';
import { isProse } from './passages.ts';
import { sentencesOf } from './sentences.ts';
import { labelEnd } from './separators.ts';
import { type Range, textOf, wordCount } from './view.ts';

const WRAPPED_FROM = 50;
/** A label of more words is a sentence. */
export const LONG_LABEL = 6;

/** What ranges are as a list without a heading. */
export const kindOf = (material: Material, ...ranges: Range[]): string =>
  kindOfList(material, ranges, '', false);

/** Pieces of a paragraph; lines broken at a margin are put together again. */
export function piecesOf(material: Material, lines: readonly Line[]): Range[] {
  const pieces: Range[] = [];
  // Notes in small letters: a small letter at a line's start is no sign of a broken line.
  const isNote = /^\p{Ll}/u.test(material.view.prompt.slice(lines[0]?.body.start));
  for (const [index, line] of lines.entries()) {
    for (const [place, piece] of line.pieces.entries()) {
      const last = pieces.at(-1);
      const before = lines[index - 1];
      const wrapped =
        !isNote &&
        place === 0 &&
        line.whole &&
        before !== undefined &&
        last !== undefined &&
        isWrapped(material, before, last, piece);
      if (wrapped) last.end = piece.end;
      else pieces.push({ ...piece });
    }
  }
  return pieces;
}

function isWrapped({ view }: Material, before: Line, last: Range, piece: Range): boolean {
  const full = before.body.end - before.body.start >= WRAPPED_FROM && last.end >= before.body.end - 1;
  return (
    full &&
    !/[.!?:;。！？]/.test(view.text[last.end - 1] ?? '.') &&
    /\p{Ll}/u.test(view.text[piece.start] ?? '')
  );
}

/** Lines that are looked at together at most; a longer list goes on as the next one. */
const LONGEST_RUN = 80;

/** Kinds of lists that are told by their lines alone. */
export const RUNS = new Set(['hours', 'priced', 'dated', 'contacts', 'people', 'questions']);

/** How many pieces from `from` on are items of one list without bullets: prices, dates, hours, labels with values. */
export function runAt(material: Material, pieces: readonly Range[], from: number): number {
  const isItem = (piece: Range | undefined) =>
    piece !== undefined && !isProse(material, piece) && findEnumeration(material, piece, false) === undefined;
  let end = from;
  while (end - from < LONGEST_RUN && isItem(pieces[end])) end++;
  if (end - from < 2) return 0;
  const whole = kindOf(material, ...pieces.slice(from, end));
  if (RUNS.has(whole) || whole === 'pairs' || (whole === 'figures' && end - from > 2)) return end - from;
  const kindAt = (index: number) => kindOf(material, ...pieces.slice(index, index + 1));
  const kind = kindAt(from);
  let last = from + 1;
  while (last < end && kindAt(last) === kind) last++;
  return RUNS.has(kind) || kind === 'pairs' ? last - from : 0;
}

/** A short line right above lines that are a list is its heading: "Mains". */
export function isHeadOf(material: Material, pieces: readonly Range[]): boolean {
  const [first] = pieces;
  if (first === undefined || runAt(material, pieces, 1) < pieces.length - 1 || pieces.length < 3)
    return false;
  const text = textOf(material.view, first);
  return (
    wordCount(text) <= LONG_LABEL &&
    !/[.!?,;]$/.test(text) &&
    labelEnd(material, first) < 0 &&
    factsIn(material, first).every(({ kind }) => kind === 'name' || kind === 'place')
  );
}

/** "Present: Holt, Kaur. Apologies: T. Byrne. The kettle is new.": sentences of which several have labels stand for themselves. */
export function labelledIn(material: Material, piece: Range): Range[] {
  const sentences = sentencesOf(material, piece);
  const labelled = sentences.map((sentence) => isLabelled(material, sentence));
  if (labelled.filter(Boolean).length < 2) return [piece];
  return sentences.flatMap((sentence, at) => {
    if (labelled[at] === true) return [sentence];
    const end = sentences[labelled.indexOf(true, at) - 1]?.end ?? piece.end;
    return at === 0 || labelled[at - 1] === true ? [{ start: sentence.start, end }] : [];
  });
}

/** It begins with words before a colon, and something stands behind it. */
export function isLabelled(material: Material, { start, end }: Range): boolean {
  const label = labelEnd(material, { start, end });
  const rest = { start: label + 1, end };
  return (
    label > 0 && !/["“”«»]/.test(material.view.text.slice(start, label)) && textOf(material.view, rest) !== ''
  );
}

/** A label with more than a few words, or with a list. */
export function isLong(material: Material, sentence: Range): boolean {
  if (!isLabelled(material, sentence)) return false;
  const rest = { start: labelEnd(material, sentence) + 1, end: sentence.end };
  return wordCount(textOf(material.view, rest)) > LONG_LABEL;
}
