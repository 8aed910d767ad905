import type { BuildType } from '@sitewright/site-spec';
import type { Request, SegmentRole } from '../brief.ts';
import { readRequests } from '../requests/read-requests.ts';
import { evidenceOf } from '../segments/evidence.ts';
import { type RoledClause, rolesOf } from '../segments/roles.ts';
import { isAnd, rowsOf } from '../segments/rows.ts';
import { isA, type Range, type Source } from '../segments/source.ts';
import { type Head, halvesOf, headOf, OFFERS } from './heads.ts';
import { openingOf } from './opening.ts';
import { listPart, ownAt, pairedWith, rowIn, type ToldPart, toldPart } from './parts.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { hasFact, isNext, startWithSign, type Value, valueIn } from './signs.ts';
import { nameOf } from './unnamed.ts';
import { newOf, wishesIn } from './wishes.ts';

/** A site whose brief says in one sentence what it is, and then names its parts one after another. */
export interface ToldSite {
  /** What the first sentence says of it, without the words that order. */
  opening: Range;
  /** Of which kind it is, in the words before "website". */
  kind: Range | undefined;
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
const LONGEST_WISH = 8;
/** A bracket with figures, which belongs to a name that is not known here. */
const LISTED = /[(（[][^()（）[\]\d]*\d/u;

/** Undefined where a prompt is no such brief: long, in lines, or with something private. */
export function tellSite(
  source: Source,
  read: { clauses: readonly RoledClause[]; roles: readonly SegmentRole[] },
  buildType: BuildType,
): ToldSite | undefined {
  const { text } = source;
  const isLong = text.length > LONGEST || text.trim().split('\n').length > MOST_LINES;
  if (buildType !== 'website' || isLong || read.roles.includes('private')) return undefined;
  const opening = openingOf(source, phrasesOf(source, read.clauses));
  if (opening === undefined) return undefined;
  const rows = rowsOf(source, read.clauses).filter(({ unit }) => unit === 'pages');
  const pages = rows.flatMap(({ parts }) => parts.map(({ name }) => name));
  const isPage = ({ start, end }: Range): boolean =>
    pages.some((name) => name.start < end && start < name.end);
  const told = partsOf(
    source,
    opening.rest.filter((phrase) => !isPage(phrase)),
  );
  if (opening.offers) told.parts.unshift(listPart(opening.offers));
  told.parts = told.parts.flatMap((part, at) =>
    pairedWith(source, part, told.parts[at - 1], told.parts[at + 1]),
  );
  // What was read as an order is not said, but for facts that are no wish ("needs to be done by 24 April").
  told.beside = told.beside.filter((range) => {
    const material = read.roles.slice(range.start, range.end).filter((role) => role === 'material');
    const first = source.lexemes.find((one) => one.start >= range.start);
    const isGiven = hasFact(source, range) && !isA(first, 'wish', 'polite');
    return isGiven || material.length * 2 > range.end - range.start;
  });
  if (told.parts.length < (pages.length > 0 ? 1 : LEAST_PARTS)) return undefined;
  const given = told.parts.flatMap(({ own, priced }) => (priced ? [...own, priced] : own));
  const roles = new Array<SegmentRole>(text.length).fill('order');
  const shown = [opening.said, opening.kind ?? [], given, told.beside].flat();
  for (const { start, end } of shown) roles.fill('material', start, end);
  const isLeft = told.beside.some(({ start, end }) => LISTED.test(text.slice(start, end)));
  const behind = opening.said.end;
  // What has a price is given, however the words before it were read.
  const priced = told.parts.flatMap(({ own }) => own.filter((range) => valueIn(source, range) === 'money'));
  const unpriced = roles.map((role, at) =>
    priced.some(({ start, end }) => start <= at && at < end) ? 'order' : role,
  );
  const isOrdered = saysOrders(read.roles.slice(behind), unpriced.slice(behind));
  if (isLeft || isOrdered || losesFacts(source, roles)) return undefined;
  // "Filter by light requirement" says nothing of the look.
  const isInWish = (words: string): boolean =>
    told.parts.some(({ kind, title }) => kind === 'feature' && title.includes(words));
  const isOther = ({ kind, unit, text: words }: Request): boolean =>
    kind === 'page' ? unit === 'whole' : !['section', 'feature'].includes(kind) && !isInWish(words);
  return {
    ...{ opening: opening.said, kind: opening.kind, ...told, roles },
    clauses: rolesOf(source, read.clauses, (at) => roles[at] ?? 'order'),
    requested: readRequests(source, read.clauses, buildType).filter(isOther),
  };
}

/** Whether a figure, a price or an address is left among the words that order: a brief of another kind. */
const losesFacts = ({ text }: Source, roles: readonly SegmentRole[]): boolean =>
  [...text.matchAll(/\d{3}|\d[.,:]\d|\p{Sc}\s?\d|\d\s?\p{Sc}|@|https?:/gu)].some(
    ({ index }) => roles[index] === 'order',
  );

/** Of what a brief gives behind its opening, at most so much was read as an order, word by word. */
const MOST_ORDERING = 0.3;

/** Whether much of what would be said was read as an order: the parts are named in another way than is known here. */
function saysOrders(read: readonly SegmentRole[], roles: readonly SegmentRole[]): boolean {
  const said = read.filter((_, at) => roles[at] === 'material');
  return said.filter((role) => role === 'order').length > said.length * MOST_ORDERING;
}

interface Telling {
  source: Source;
  parts: ToldPart[];
  beside: Range[];
  /** The part that phrases may go on with, and by what they are known to. */
  open: { part: ToldPart; by: 'colon' | Value } | undefined;
}

function partsOf(source: Source, phrases: readonly Phrase[]): Pick<ToldSite, 'parts' | 'beside'> {
  const telling: Telling = { source, parts: [], beside: [], open: undefined };
  for (const sentence of Map.groupBy(phrases, (phrase) => phrase.sentence).values()) {
    telling.open = undefined;
    const wishes = wishesIn(source, sentence);
    if (wishes !== undefined) {
      telling.parts.push(...newOf(wishes, telling.parts));
      continue;
    }
    const row = rowIn(source, sentence);
    if (row === undefined)
      tellSentence(
        telling,
        sentence.flatMap((phrase) => halvesOf(source, phrase)),
      );
    else telling.parts.push(row);
  }
  return { parts: telling.parts, beside: telling.beside };
}

const LEAST_NAMES = 3;

/** A wish about the form: "Navy and white", "no pricing please", "burgundy buttons"; a part that is named may stand "in the footer". */
function isWish(source: Source, { from, to, inner }: Phrase, head: Head | undefined): boolean {
  const words = source.lexemes.slice(from, to);
  if (words.some((one) => isA(one, 'avoid', 'talk'))) return true;
  // "Sponsors (Gold, Silver, Bronze)": names, whatever else they are.
  const names = inner ? source.lexemes.slice(inner.from, inner.to) : [];
  if (head && names.length >= LEAST_NAMES && !names.some((one) => isA(one, 'look', 'style'))) return false;
  const isStyle = !head && words.every((one) => isA(one, 'style', 'look', 'language', 'inLanguage', 'glue'));
  const isFormal = words.some((one) => isA(one, 'colour') || (isStyle && !isA(one, 'glue')));
  return isFormal && words.length <= LONGEST_WISH && evidenceOf(source, from, to).facts === 0;
}

/** "Sections:", "with these pages:". */
const isLabel = ({ lexemes }: Source, { label, from, to }: Phrase): boolean =>
  label && lexemes.slice(from, to).every((one) => isA(one, 'unit', 'glue', 'with', 'put', 'given', 'look'));

function tellSentence(telling: Telling, sentence: readonly Phrase[]): void {
  const { source } = telling;
  const heads = sentence.map((phrase) => headOf(source, phrase));
  const named = heads.filter((head) => head !== undefined).length;
  const [last] = sentence.slice(LEAST_PARTS);
  const isList =
    named > 1 ||
    named * 2 >= sentence.length ||
    (named > 0 && isAnd(source, source.lexemes[sentence.at(-1)?.from ?? 0]) && last !== undefined);
  const isFormal =
    named === 0 &&
    sentence.some((one) => isWish(source, one, undefined)) &&
    !sentence.some((one) => hasFact(source, one));
  if (isFormal) return;
  for (const [at, phrase] of sentence.entries()) {
    const isFor = isWish(source, phrase, heads[at]);
    const head = isFor ? undefined : heads[at];
    if ((head === undefined && isLabel(source, phrase)) || goesOn(telling, phrase, head)) continue;
    const isAlone =
      at + 1 === sentence.length || heads[at + 1] !== undefined || !OFFERS.includes(head?.target ?? '');
    if (head !== undefined) addPart(telling, phrase, head, isAlone);
    else if (isFor) telling.open = undefined;
    else {
      const name = isList ? nameOf(source, phrase) : undefined;
      if (name === undefined) addBeside(telling, phrase);
      else addPart(telling, phrase, name);
    }
  }
}

/** Whether a phrase is one more of what the part before it lists. */
function goesOn(telling: Telling, phrase: Phrase, head: Head | undefined): boolean {
  const { source, open } = telling;
  const own = open?.part.own.at(-1);
  if (open === undefined || own === undefined || isA(source.lexemes[phrase.from], 'wish')) return false;
  const isMore =
    open.by === 'colon'
      ? !phrase.label && !(head && phrase.inner)
      : head === undefined &&
        !phrase.inner &&
        (isAmount(telling, phrase) ||
          (valueIn(source, phrase) === open.by && !(open.by === 'figure' && open.part.target === 'pricing')));
  if (!isMore) return false;
  own.end = phrase.end + (/^[)）]/u.test(source.text.slice(phrase.end)) ? 1 : 0);
  open.part.end = own.end;
  return true;
}

/** "Prices 48.000, 44.000 and 30.000 pesos": what they are is said behind the last. */
const isAmount = ({ source, open }: Telling, phrase: Phrase): boolean =>
  open?.part.target === 'pricing' &&
  open.by !== 'none' &&
  valueIn(source, phrase) !== 'none' &&
  /^[\p{Sc}\d]/u.test(source.text.slice(phrase.start, phrase.end));

const isPriced = (source: Source, part: ToldPart | undefined): boolean =>
  part !== undefined &&
  part.own.length > 0 &&
  part.own.every((own) => own.bracketed && valueIn(source, own) === 'money');

function addPart(telling: Telling, phrase: Phrase, head: Head, isAlone = true): void {
  const { source, parts, beside } = telling;
  const part = toldPart(source, phrase, head, isAlone);
  telling.open = undefined;
  const last = parts.at(-1);
  const isGroup = head.target === '' || head.target === last?.target;
  if (last && isGroup && last.target !== '' && isPriced(source, last) && isPriced(source, part)) {
    // "Menu with starters (soup €5), mains (fish €14)".
    last.own.push(...part.own.map((own) => ({ ...own, heading: part.title })));
    last.end = part.end;
    return;
  }
  const [own] = part.own;
  const value = own && !own.bracketed ? valueIn(source, own) : undefined;
  const before = beside.at(-1);
  if (
    own &&
    before &&
    head.target === 'pricing' &&
    value === 'money' &&
    isNext(source, before, phrase) &&
    valueIn(source, before) === 'money'
  ) {
    // "Bouquets from €25, subscriptions €45": what is named is one more of them.
    beside.pop();
    part.title = '';
    own.start = before.start;
  }
  parts.push(part, ...part.buttons);
  if (phrase.label && own === undefined)
    part.own.push(ownAt({ start: startWithSign(source, phrase.to), end: phrase.end }));
  if (phrase.label) telling.open = { part, by: 'colon' };
  else if (value !== undefined && head.target !== '') telling.open = { part, by: value };
}

/** What is told in one sentence stays together. */
function addBeside({ source, beside }: Telling, phrase: Phrase): void {
  const last = beside.at(-1);
  if (last && isNext(source, last, phrase)) last.end = phrase.end;
  else beside.push({ start: phrase.start, end: phrase.end });
}
