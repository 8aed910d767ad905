import type { BuildType } from '@sitewright/site-spec';
import type { Request, SegmentRole } from '../brief.ts';
import { readRequests } from '../requests/read-requests.ts';
import { evidenceOf } from '../segments/evidence.ts';
import { type RoledClause, rolesOf } from '../segments/roles.ts';
import { isAnd, rowsOf } from '../segments/rows.ts';
import { sentencesOf } from '../segments/sentences.ts';
import { isA, type Range, type Source, textAt } from '../segments/source.ts';
import { type Acts, actsIn } from './acts.ts';
import { actsOpening } from './acts-opening.ts';
import { type Head, halvesOf, headOf, unknownHead } from './heads.ts';
import { openingOf } from './opening.ts';
import {
  FORMS,
  fieldsAt,
  foundIn,
  listPart,
  ownAt,
  PRICE,
  pairedIn,
  rowIn,
  type ToldPart,
  toldPart,
  withBracket,
} from './parts.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { hasFact, isNext, startWithSign, type Value, valueIn } from './signs.ts';
import { addActs } from './wished-parts.ts';

/** A site whose brief says in one sentence what it is, and then names its parts one after another. */
export interface ToldSite {
  /** What the first sentence says of it, without the words that order. */
  opening: Range;
  /** What it is and what for, where it is told by what is done there. */
  named: { subject: string; descriptor: string } | undefined;
  parts: ToldPart[];
  /** What is said and belongs to no part. */
  beside: Range[];
  clauses: RoledClause[];
  roles: SegmentRole[];
  /** What else is asked for: pages, colours, counts. */
  requested: Request[];
}

const LONGEST = 1200;
const LEAST_PARTS = 2;
const MOST_LINES = 4;
const LEAST_ACTS = 3;
const LONGEST_WISH = 8;

/** Undefined where a prompt is no such brief: long, in lines, or with something private. */
export function tellSite(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  buildType: BuildType,
): ToldSite | undefined {
  const { text } = source;
  const isLong = text.length > LONGEST || text.trim().split('\n').length > MOST_LINES;
  if (buildType !== 'website' || isLong || read.roles.includes('private')) return undefined;
  const acts = actsOfSite(source);
  const phrases = phrasesOf(source, read.clauses);
  const isOfActs = ({ start }: Range): boolean =>
    acts !== undefined &&
    (start < acts.end || acts.told.some((one) => one.start <= start && start < one.end));
  const rest = phrases.filter((phrase) => !isOfActs(phrase));
  const opening = acts ? { said: acts.said, offers: undefined, rest } : openingOf(source, phrases);
  if (opening === undefined) return undefined;
  const rows = rowsOf(source, read.clauses).filter(({ unit }) => unit === 'pages');
  const pages = rows.flatMap(({ parts }) => parts.map(({ name }) => name));
  const isPage = ({ start, end }: Range): boolean =>
    pages.some((name) => name.start < end && start < name.end);
  const unpaged = opening.rest.filter((phrase) => !isPage(phrase));
  const told = partsOf(source, unpaged);
  if (opening.offers) told.parts.unshift(listPart(opening.offers));
  if (acts) told.parts.unshift(...acts.parts);
  // What was read as an order is not said, but for facts that are no wish ("needs to be done by 24 April").
  told.beside = told.beside.filter((range) => {
    const material = read.roles.slice(range.start, range.end).filter((role) => role === 'material');
    const first = source.lexemes.find((one) => one.start >= range.start);
    const isGiven = hasFact(source, range) && !isA(first, 'wish', 'polite');
    return isGiven || material.length * 2 > range.end - range.start;
  });
  if (told.parts.length < (pages.length > 0 ? 1 : LEAST_PARTS)) return undefined;
  const done = told.parts.filter(({ group, pairs }) => group ?? pairs);
  const given = [...told.parts.flatMap(({ own }) => own), ...done];
  const roles = new Array<SegmentRole>(text.length).fill('order');
  const shown = [opening.said, given, told.beside].flat();
  for (const { start, end } of shown) roles.fill('material', start, end);
  const behind = opening.said.end;
  // What has a price is given, and what a form asks for, however the words before it were read.
  const priced = told.parts.flatMap(({ own, target }) =>
    own.filter((range) => FORMS.has(target) || target === 'table' || valueIn(source, range) === 'money'),
  );
  const isSure = (at: number): boolean =>
    [...priced, ...done].some(({ start, end }) => start <= at && at < end);
  // Where much of it was read as an order, its parts are named in another way than is known here.
  const said = [...roles.keys()].filter((at) => at >= behind && roles[at] === 'material');
  const ordering = said.filter((at) => read.roles[at] === 'order' && !isSure(at));
  const isOrdered = ordering.length > said.length * MOST_ORDERING;
  if (isOrdered || losesFacts(source, roles)) return undefined;
  const isOther = ({ kind, unit }: Request): boolean =>
    kind === 'page' ? unit === 'whole' : !['section', 'feature'].includes(kind);
  return {
    ...{ opening: opening.said, named: acts, ...told, roles },
    clauses: rolesOf(source, read.clauses, (at) => roles[at] ?? 'order'),
    requested: readRequests(source, read.clauses, buildType).filter(isOther),
  };
}

/** The opening and the parts of a site that is told by what is done there; undefined where it is told in another way. */
function actsOfSite(source: Source) {
  const [first, ...more] = sentencesOf(source);
  const opening = first && actsOpening(source, first);
  if (first === undefined || opening === undefined) return undefined;
  const told = more.flatMap((sentence) => {
    const acts = actsIn(source, sentence);
    return acts ? [{ ...sentence, acts }] : [];
  });
  const all: Acts[] = [...opening.acts, ...told.flatMap(({ acts }) => acts)];
  const isTold = all.some(({ kind }) => kind === 'can' || kind === 'listed');
  if (!isTold || all.flatMap(({ items }) => items).length < LEAST_ACTS) return undefined;
  const parts: ToldPart[] = [];
  addActs(source, parts, all);
  return { ...opening, told, parts, end: first.end };
}

/** Whether a figure, a price or an address is left among the words that order: a brief of another kind. */
const losesFacts = ({ text }: Source, roles: readonly SegmentRole[]): boolean =>
  [...text.matchAll(/\d{3}|\d[.,:]\d|\p{Sc}\s?\d|\d\s?\p{Sc}|@|https?:/gu)].some(
    ({ index }) => roles[index] === 'order',
  );

/** Of what a brief gives behind its opening, at most so much was read as an order, word by word. */
const MOST_ORDERING = 0.3;

interface Telling {
  source: Source;
  parts: ToldPart[];
  beside: Range[];
  /** The part that phrases may go on with, and by what they are known to. */
  open: { part: ToldPart; by: 'colon' | Value; isRow?: boolean } | undefined;
}

function partsOf(source: Source, phrases: readonly Phrase[]): Pick<ToldSite, 'parts' | 'beside'> {
  const telling: Telling = { source, parts: [], beside: [], open: undefined };
  for (const sentence of Map.groupBy(phrases, (phrase) => phrase.sentence).values()) {
    telling.open = undefined;
    const row = rowIn(source, sentence) ?? pairedIn(source, sentence);
    if (row === undefined)
      tellSentence(
        telling,
        sentence.flatMap((phrase) => (fieldsAt(source, phrase) ? phrase : halvesOf(source, phrase))),
      );
    else telling.parts.push(row);
  }
  return { parts: telling.parts, beside: telling.beside };
}

const LEAST_NAMES = 3;
/** What has fewer words, beside parts that are known, tells nothing. */
const LEAST_TOLD = 4;

/** A wish about the form: "Navy and white", "no pricing please", "burgundy buttons"; a part that is named may stand "in the footer". */
function isWish(source: Source, { from, to, inner }: Phrase, head: Head | undefined): boolean {
  const words = source.lexemes.slice(from, to);
  // "Sponsors (Gold, Silver, Bronze)": names, whatever else they are.
  const names = inner ? source.lexemes.slice(inner.from, inner.to) : [];
  if (words.some((one) => isA(one, 'avoid', 'talk') && !names.includes(one))) return true;
  if (head && names.length >= LEAST_NAMES && !names.some((one) => isA(one, 'look', 'style'))) return false;
  const isStyle = words.every((one) => isA(one, 'style', 'look', 'language', 'inLanguage', 'glue'));
  const isFormal = words.some((one) => isA(one, 'colour') || (isStyle && !isA(one, 'glue')));
  return isFormal && words.length <= LONGEST_WISH && evidenceOf(source, from, to).facts === 0;
}

/** "Sections:", "with these pages:". */
const isLabel = ({ lexemes }: Source, { label, from, to }: Phrase): boolean =>
  label && lexemes.slice(from, to).every((one) => isA(one, 'unit', 'glue', 'with', 'put', 'given', 'look'));

function tellSentence(telling: Telling, sentence: readonly Phrase[]): void {
  const { source } = telling;
  const heads = sentence.map((phrase) => headOf(source, phrase));
  const things = sentence.map((phrase, at) => isThing(source, phrase, heads[at]));
  const named = heads.filter((head) => head !== undefined).length;
  const [last] = sentence.slice(LEAST_PARTS);
  const isList =
    named > 1 ||
    named * 2 >= sentence.length ||
    (named > 0 && isAnd(source, source.lexemes[sentence.at(-1)?.from ?? 0]) && last !== undefined);
  for (const [at, phrase] of sentence.entries()) {
    const isFor = isWish(source, phrase, heads[at]);
    // "Classes (35 €), private lessons (60 €)": a row of things, whatever parts their names are.
    const isOne = things[at] === true && [things[at - 1], things[at + 1]].includes(true);
    const head = isFor || isOne ? undefined : heads[at];
    if ((head === undefined && isLabel(source, phrase)) || goesOn(telling, phrase, head)) continue;
    if (head !== undefined) addPart(telling, phrase, head);
    else if (isOne) {
      const part = listPart({ start: phrase.start, end: withBracket(source, phrase) }, 'pricing');
      telling.parts.push(part);
      telling.open = { part, by: 'money' };
    } else if (isFor) telling.open = undefined;
    else
      tellUnknown(
        telling,
        phrase,
        sentence[at + 1],
        isList || (named > 0 && phrase.to - phrase.from < LEAST_TOLD),
      );
  }
}

/** "Private lessons (60 €)", "day ticket €48": a thing with its price. */
const isThing = (source: Source, phrase: Phrase, head: Head | undefined): boolean =>
  !phrase.label &&
  (phrase.inner !== undefined || head === undefined) &&
  foundIn(source, phrase, PRICE).length === 1;

/** What no pack knows: a part by its name, things with prices, or words beside the parts. */
function tellUnknown(telling: Telling, phrase: Phrase, next: Phrase | undefined, isList: boolean): void {
  const { source } = telling;
  const isMoney = (range: Range | undefined): boolean =>
    range !== undefined && valueIn(source, range) === 'money';
  const prices = phrase.inner && { start: startWithSign(source, phrase.inner.from), end: phrase.end };
  // "Candles: Myrtle 24 AUD, …", "flavours with prices (lemon 3 €, …)".
  const isOver = (phrase.label && isMoney(next)) || isMoney(prices);
  const isReached = /@|(?:\d[\s().-]{0,2}){7}/u.test(source.text.slice(phrase.start, phrase.end + 1));
  const { from, inner } = phrase;
  const title = isOver && inner && inner.from > from ? textAt(source, from, inner.from) : '';
  // "Our repairs with prices (spine £8, …)".
  const priced: Head = { kind: 'section', target: '', title, rest: inner?.from ?? from };
  const found = (isList || isOver) && !isReached ? unknownHead(source, phrase) : undefined;
  const name = found ?? (title !== '' ? priced : undefined);
  if (name !== undefined)
    addPart(telling, phrase, isOver ? { ...name, target: 'pricing', title: name.title } : name);
  else addBeside(telling, phrase);
}

/** Whether a phrase is one more of what the part before it lists. */
function goesOn(telling: Telling, phrase: Phrase, head: Head | undefined): boolean {
  const { source, open } = telling;
  const own = open?.part.own.at(-1);
  if (open === undefined || own === undefined || isA(source.lexemes[phrase.from], 'wish')) return false;
  const isMore =
    open.by === 'colon'
      ? !phrase.label && !(head && phrase.inner)
      : head === undefined && isLike(telling, phrase);
  if (!isMore) return false;
  const end = withBracket(source, phrase);
  open.part.end = end;
  if (own.bracketed) open.part.own.push({ ...own, start: phrase.start, end });
  else own.end = end;
  return true;
}

/** Whether a phrase holds what the open list does: prices, or as many figures, but no address beside hours. */
function isLike({ source, open }: Telling, phrase: Phrase): boolean {
  const value = valueIn(source, phrase);
  const textOf = (range: Range | undefined): string => source.text.slice(range?.start, range?.end);
  if (open === undefined) return false;
  const isFigure = open.part.target !== 'pricing' && !phrase.inner && isRow(textOf(phrase)) === open.isRow;
  return value === open.by && (value === 'money' || isFigure);
}

function addPart(telling: Telling, phrase: Phrase, head: Head): void {
  const { source, parts } = telling;
  const part = toldPart(source, phrase, head);
  telling.open = undefined;
  const [own] = part.own;
  const value = own && valueIn(source, own);
  parts.push(part);
  if (phrase.label && own === undefined)
    part.own.push(ownAt({ start: startWithSign(source, phrase.to), end: phrase.end }));
  if (phrase.label) telling.open = { part, by: 'colon' };
  else if (value && head.target !== '' && !FORMS.has(head.target) && (!own?.bracketed || value === 'money'))
    telling.open = { part, by: value, isRow: isRow(source.text.slice(own?.start, own?.end)) };
}

/** Several figures in one: "Mon to Fri 8-18". */
const isRow = (text: string): boolean => /\d\D+\d/u.test(text);

/** What is told in one sentence stays together. */
function addBeside({ source, beside }: Telling, phrase: Phrase): void {
  const last = beside.at(-1);
  const isPhone = /(?:\d[\s-]?){7}/u.test(source.text.slice(phrase.start, phrase.end));
  const end = withBracket(source, phrase);
  if (last && isNext(source, last, phrase) && !isPhone) last.end = end;
  else beside.push({ start: phrase.start, end });
}
