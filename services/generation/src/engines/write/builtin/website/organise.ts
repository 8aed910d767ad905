import type { Brief, Fact } from '../../../brief/brief.ts';
import { begun, isNamed, isTold } from '../common/facts.ts';
import { type Piece, paragraphsOf, type Sentence } from '../common/pieces.ts';
import { isContactGroup, isContactPiece, isContactSentence } from './contact.ts';
import { naturalSections, sectionsFrom } from './fill.ts';
import { addSections, type Site } from './site.ts';

/** Pieces of one topic in the person's order. */
function topicsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.topic === piece.topic && piece.topic !== '') last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Splits so that each list stands with the words before it; words after the last one stand alone. */
function runsOf(group: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const piece of group) {
    runs.at(-1)?.push(piece);
    if (piece.kind === 'list' || piece.kind === 'dataset') runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** What the whole is about, told in prose without a heading; it stands where its first sentence stood. */
interface Telling {
  pieces: Piece[];
  at: number;
}

function tell(telling: Telling, piece: Piece, site: Site): void {
  if (telling.pieces.length === 0) telling.at = site.sections.length;
  telling.pieces.push(piece);
}

function placeHeadless(run: readonly Piece[], telling: Telling, site: Site): void {
  const [end, before] = [run.at(-1), run.at(-2)];
  const isListed = end?.kind === 'list' || end?.kind === 'dataset';
  // "We make three cheeses." goes with the list that it leads to.
  const isLed =
    before?.kind === 'prose' &&
    (before.sentences.length === 1 || /[:：]$/u.test(before.sentences.at(-1)?.text.trim() ?? ''));
  const listed = isListed ? run.slice(isLed ? -2 : -1) : [];
  for (const piece of run.slice(0, run.length - listed.length)) tell(telling, piece, site);
  if (isListed) addSections(site, naturalSections(listed, site));
}

function placeHeaded(group: readonly Piece[], site: Site): void {
  const [first, ...more] = runsOf(group);
  if (first === undefined) return;
  addSections(site, naturalSections(first, site));
  for (const run of more) {
    const before = site.sections.at(-1)?.part;
    const isProse = run.every(({ kind }) => kind === 'prose' || kind === 'quote');
    // What stands further down under the same words does not repeat them.
    const rest = run.map((piece) => ({
      ...piece,
      under: '',
      heading: piece.heading === piece.under ? '' : piece.heading,
    }));
    const parts = isProse ? sectionsFrom('richText', '', rest, site) : naturalSections(rest, site);
    if (isProse && before?.kind === 'richText') before.items.push(...parts.flatMap(({ items }) => items));
    else addSections(site, parts);
  }
}

/** Takes what is said about reaching somebody out of what stands without a heading or under one of its own. */
export function takeContacts(site: Site): Piece[] {
  const facts = new Map<string, Fact>(site.brief.facts.map((fact) => [fact.id, fact]));
  const name = site.brief.organisation;
  const groups = topicsOf(site.material.rest());
  const whole = new Set(groups.filter((group) => isContactGroup(group, facts, name)).flat());
  const taken = site.material.take(
    (piece) =>
      whole.has(piece) ||
      (isContactPiece(piece, facts, name) && (piece.kind === 'list' || piece.heading === '')),
  );
  const split: Piece[] = [];
  for (const piece of site.material.rest()) {
    if (piece.kind !== 'prose') continue;
    const reached = piece.sentences.filter((sentence) => isContactSentence(sentence, facts, name));
    piece.sentences = piece.sentences.filter((sentence) => !reached.includes(sentence));
    if (reached.length > 0) split.push({ ...piece, heading: '', under: '', sentences: reached });
  }
  site.material.take((piece) => piece.kind === 'prose' && piece.sentences.length === 0);
  return [...taken, ...split];
}

/** Leaves out sentences that say no more than the first screen does; the rest begin as sentences do. */
export function dropTold(site: Site): void {
  for (const piece of site.material.rest()) {
    if (piece.kind !== 'prose') continue;
    piece.sentences = piece.sentences
      .filter(
        ({ text, final }) => (final && text.trim() !== site.brief.organisation) || !isTold(text, site.brief),
      )
      .map((sentence) => (sentence.final ? sentence : { ...sentence, text: begun(sentence.text) }));
  }
  site.material.take((piece) => piece.kind === 'prose' && piece.sentences.length === 0);
}

/** Given for a part that says something else than what the whole is. */
function isOfPart({ topic }: Piece, { topics, requested }: Brief): boolean {
  const of = topics.find(({ id }) => id === topic)?.request ?? '';
  const part = requested.find(({ id, kind }) => id === of && (kind === 'section' || kind === 'page'));
  return part !== undefined && !OPENING.has(part.target);
}

const OPENING: ReadonlySet<string> = new Set(['home', 'hero', 'about', 'cover', '']);

/** The paragraph or sentence that the first screen opens with, where the order does not say what the thing is. */
export function takeOpening(site: Site): string {
  const first = site.material.rest()[0];
  if (first?.kind !== 'prose' || first.level > 1 || isOfPart(first, site.brief)) return '';
  const paragraph = first.sentences.filter(
    (one, at) => one === first.sentences[0] || paragraphsOf(first.sentences.slice(0, at + 1)).length === 1,
  );
  const whole = paragraphsOf(paragraph)[0] ?? '';
  const opening = whole.length <= 240 ? paragraph : paragraph.slice(0, 1);
  first.sentences = first.sentences.filter((sentence) => !opening.includes(sentence));
  if (first.sentences.length === 0) site.material.take((piece) => piece === first);
  return paragraphsOf(opening)[0] ?? '';
}

const LONGEST_INTRODUCTION = 200;

/**
 * The sentence that names whose site it is: "We are Oxlip, a mill in Ghent since 1902". Where it is known what that is,
 * only a sentence that says it too and more.
 */
export function takeIntroduction(site: Site, { organisation, descriptor }: Brief): string {
  const isOne = ({ text, final }: Sentence): boolean =>
    !final &&
    text.includes(organisation) &&
    text.includes(descriptor) &&
    text.length <= LONGEST_INTRODUCTION &&
    (descriptor === '' || isNamed(text, `${organisation} ${descriptor}`));
  const opening = site.material.rest().find(({ kind, heading }) => kind === 'prose' && heading === '');
  if (opening?.kind !== 'prose') return '';
  const sentence = opening.sentences.slice(0, 3).find(isOne);
  opening.sentences = opening.sentences.filter((one) => one !== sentence);
  if (opening.sentences.length === 0) site.material.take((piece) => piece === opening);
  return sentence?.text.trim() ?? '';
}

/** Everything that no request took, organised into sections by what it is, in the person's order. */
export function placeRest(site: Site): void {
  const telling: Telling = { pieces: [], at: 0 };
  for (const group of topicsOf(
    site.material.take((piece) => piece.kind !== 'prose' || piece.sentences.length > 0),
  )) {
    if (group.some(({ heading, kind }) => heading !== '' && kind !== 'list') || (group[0]?.level ?? 0) > 0) {
      placeHeaded(group, site);
    } else for (const run of runsOf(group)) placeHeadless(run, telling, site);
  }
  if (telling.pieces.length === 0) return;
  const later = site.sections.splice(telling.at);
  addSections(site, naturalSections(telling.pieces, site));
  site.sections.push(...later);
}
