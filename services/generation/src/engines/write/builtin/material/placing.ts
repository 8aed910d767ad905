import { languagePackOf } from '../../../packs/language-pack.ts';
import { wordsOf } from '../../../packs/segmenter.ts';
import { begun } from '../common/facts.ts';
import type { Material, Piece } from '../common/pieces.ts';
import type { Wanting } from './fitting.ts';
import { countWords, plainly } from './words.ts';

const LONGEST_LABEL = 6;

/** "Why now: 41 of 58 carers …": a short label before a colon. */
export function labelIn(text: string, language: string): { label: string; text: string } | undefined {
  const colon = text.search(/[:：](?=\s|$|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u);
  if (colon < 2 || colon > 60) return undefined;
  const label = text.slice(0, colon).trim();
  if (/[.!?。,;]/u.test(label) || countWords(label, language) > LONGEST_LABEL) return undefined;
  return { label, text: text.slice(colon + 1).trim() };
}

/** A piece as what stands under each of its labels. */
function underLabels(piece: Piece, language: string): Piece[] {
  const under = (label: string) => ({ heading: label, under: label, level: piece.level + 1 });
  if (piece.kind === 'list') {
    const { heading } = piece.list;
    return heading === '' || plainly(heading) === plainly(piece.under)
      ? [piece]
      : [{ ...piece, ...under(heading) }];
  }
  if (piece.kind !== 'prose') return [piece];
  const parts: Extract<Piece, { kind: 'prose' }>[] = [{ ...piece, sentences: [] }];
  for (const one of piece.sentences) {
    const found = one.final ? undefined : labelIn(one.text, language);
    if (found === undefined) parts.at(-1)?.sentences.push(one);
    else parts.push({ ...piece, ...under(found.label), sentences: [{ ...one, text: begun(found.text) }] });
  }
  return parts.filter(({ sentences }) => sentences.length > 0);
}

/** So many letters tell a word, whatever its ending: "Tickets" and "ticket". */
const STEM = 5;
const LEAST_LIKE = 0.5;

/** "Before opening at 10:00: …" goes under "Before the doors open": what stands under a label belongs to the chapter of a like name. */
export function placeByLabels(chapters: readonly Wanting[], material: Material, language: string): void {
  const named = chapters.filter(({ title }) => title !== '');
  const homeOf = (label: string): Wanting | undefined => mostAlike(label, named, language);
  const place = (piece: Piece, given?: Wanting): void => {
    const homeFor = (part: Piece) => homeOf(part.heading) ?? homeOf(part.under) ?? given;
    const labelled = underLabels(piece, language);
    const isBare = labelled.every((part) => homeFor(part) === undefined);
    for (const part of isBare ? [piece] : labelled) {
      const home = homeFor(part);
      if (home === undefined) material.giveBack(part);
      else home.pieces.push(headedBy(part, home.title, language));
    }
  };
  // What was given for one chapter may go on with the label of another.
  for (const chapter of named) for (const piece of chapter.pieces.splice(0)) place(piece, chapter);
  for (const piece of material.take(() => true)) place(piece);
}

/** The chapter of a like name; undefined where none is like enough. */
export function mostAlike<One extends { title: string }>(
  label: string,
  chapters: readonly One[],
  language: string,
): One | undefined {
  const scored = chapters.map((chapter) => ({ chapter, like: likeness(label, chapter.title, language) }));
  const [best] = scored.toSorted((one, other) => other.like - one.like);
  return label === '' || (best?.like ?? 0) < LEAST_LIKE ? undefined : best?.chapter;
}

/** What stands under a heading that says no more than the chapter's stands right under that. */
function headedBy(piece: Piece, title: string, language: string): Piece {
  const own = saysMore(piece.under, title, language) ? piece : { ...piece, heading: title, under: title };
  if (own.kind === 'list' && !saysMore(own.list.heading, title, language))
    return { ...own, list: { ...own.list, heading: '' } };
  return own;
}

/** How much of the shorter of two names stands in the other; "In: peelings, grounds" belongs to "What belongs in". */
function likeness(label: string, title: string, language: string): number {
  if (plainly(label) === plainly(title)) return 2;
  const which = wordsIn(label, language, 'telling').length > 0 ? 'telling' : 'all';
  const [own, words] = [wordsIn(label, language, which), wordsIn(title, language, which)];
  const shared = own.filter((word) => words.some((other) => isLike(word, other))).length;
  const least = Math.min(own.length, words.length);
  return least === 0 ? 0 : shared / least - Math.abs(own.length - words.length) / 100;
}

/** "Opening" and "open", "Tickets" and "ticket". */
function isLike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, STEM);
  return one.slice(0, length) === other.slice(0, length) && (length >= STEM - 1 || one === other);
}

/** Whether a heading has a figure or a word that the other has not. */
export function saysMore(heading: string, title: string, language: string): boolean {
  const words = wordsIn(title, language);
  const isNew = (word: string): boolean => !words.some((other) => isLike(word, other));
  return /\p{Nd}/u.test(heading) || wordsIn(heading, language, 'telling').some(isNew);
}

/** The words of a name that are no figures; those that say something are not such as "the". */
function wordsIn(name: string, language: string, which: 'all' | 'telling' = 'all'): string[] {
  const { glue } = languagePackOf(language).reading;
  return wordsOf(name.toLowerCase(), language).filter(
    (word) => !/^\p{Nd}/u.test(word) && (which === 'all' || !glue.includes(word)),
  );
}
