import type { FactKind } from '../brief.ts';
import { factsIn, type Material } from './material.ts';
import { isClause } from './sentences.ts';
import { tokenize } from './tokens.ts';
import { bare, bareTextOf, type Range, textOf, trimmed, wordCount } from './view.ts';
import { isWord } from './words.ts';

/** What is listed, and the words over it. */
export interface Enumeration {
  head: Range;
  items: Range[];
  ordered: boolean;
  /** What is said behind a list in brackets. */
  tail?: Range;
}

const OPENERS = '([{（［【「『“„«';
const CLOSERS = ')]}）］】」』”»';
/** Kinds of facts that items of one list share. */
const SHARED: readonly (readonly FactKind[])[] = [
  ['price'],
  ['hours'],
  ['date', 'time'],
  ['phone', 'email', 'url', 'address'],
  ['person'],
  /** The last: two figures are no list yet. */
  ['number'],
];
const LONGEST_HEAD = 14;
const LONGEST_CLAUSE = 25;
const LONGEST_VALUED = 10;
const LONGEST_PLAIN = 6;
/** An "and" between longer phrases may belong to one of them. */
const LONGEST_JOINED = 4;

/** Positions of signs outside brackets, quotations and facts. */
export function openSigns(material: Material, range: Range, wanted: string): number[] {
  const { text } = material.view;
  const facts = factsIn(material, range).filter(({ kind }) => !['name', 'person', 'place'].includes(kind));
  const found: number[] = [];
  let depth = 0;
  let place = 0;
  for (let at = range.start; at < range.end; at++) {
    const sign = text[at] ?? '';
    while ((facts[place]?.end ?? Infinity) <= at) place++;
    if (OPENERS.includes(sign)) depth++;
    else if (CLOSERS.includes(sign)) depth = Math.max(0, depth - 1);
    else if (/^\p{Nd}.\p{Nd}$/u.test(text.slice(at - 1, at + 2))) continue;
    else if (depth === 0 && wanted.includes(sign) && at < (facts[place]?.start ?? Infinity)) found.push(at);
  }
  return found;
}

export function split(material: Material, { start, end }: Range, at: readonly number[]): Range[] {
  const edges = [start - 1, ...at, end];
  return edges
    .slice(1)
    .map((edge, index) => tidy(material, { start: (edges[index] ?? 0) + 1, end: edge }))
    .filter((part) => part.end > part.start);
}

function tidy({ view }: Material, part: Range): Range {
  const inner = trimmed(view, part);
  const stop =
    /[.。]/.test(view.text[inner.end - 1] ?? '') &&
    !/\.\p{L}\.$/u.test(view.text.slice(inner.start, inner.end));
  return bare(view, stop ? { start: inner.start, end: inner.end - 1 } : inner);
}

/** Where "and" stands between the last two items. */
export function splitAtAnd(material: Material, part: Range, longest = LONGEST_JOINED): Range[] {
  const tokens = tokenize(material.view.text.slice(part.start, part.end), []);
  const inside = factsIn(material, part);
  for (let at = tokens.length - 2; at >= 0; at--) {
    const token = tokens[at];
    if (token === undefined || token.text === '&' || !isWord(material.words, 'and', token.text)) continue;
    const [start, end] = [part.start + token.start, part.start + token.end];
    if (inside.some((fact) => fact.start < start && end < fact.end)) continue;
    const pieces = [
      tidy(material, { start: part.start, end: start }),
      tidy(material, { start: end, end: part.end }),
    ].filter((piece) => piece.end > piece.start);
    const isShort = pieces.every(
      (piece) =>
        wordCount(textOf(material.view, piece).replace(/\s?[(（][^()（）]{1,160}[)）]$/u, '')) <= longest,
    );
    return isShort || pieces.length === 1 ? pieces : [part];
  }
  return [part];
}

/** What stands between semicolons, else between commas, the last two parted at "and"; no bracket, quotation, date or address is cut. */
export function piecesOf(material: Material, range: Range): Range[] {
  const semicolons = openSigns(material, range, ';；');
  const signs = semicolons.length > 0 ? semicolons : openSigns(material, range, ',、，');
  const parts = split(material, range, signs).map((part) => withoutAnd(material, part));
  const last = parts.at(-1);
  const isParted = last !== undefined && parts.length > 1 && semicolons.length === 0;
  return isParted ? [...parts.slice(0, -1), ...splitAtAnd(material, last)] : parts;
}

/** Facts of one kind in every item, in none: both are lists; in some only, what commas divide is a sentence. */
function sharedBy(material: Material, items: readonly Range[], sets = SHARED): 'all' | 'none' | 'some' {
  const kinds = items.map((item) => factsIn(material, item).map(({ kind }) => kind));
  if (sets.some((shared) => kinds.every((own) => own.some((kind) => shared.includes(kind))))) return 'all';
  // Names of people are not always known for such, and what stands in brackets is said of one item.
  const open = items.map((item) => openFacts(material, item).filter((kind) => kind !== 'person'));
  return open.some((own) => own.some((kind) => SHARED.flat().includes(kind))) ? 'some' : 'none';
}

function openFacts(material: Material, item: Range): FactKind[] {
  const at = material.view.text.slice(item.start, item.end).search(/[(（]/u);
  return factsIn(material, item).flatMap(({ kind, start }) =>
    at < 0 || start < item.start + at ? [kind] : [],
  );
}

function itemsOf(material: Material, range: Range, opened: boolean, led = opened): Range[] | undefined {
  return (
    itemsBetween(material, range, { opened, led, atSlashes: true }) ??
    itemsBetween(material, range, { opened, led, atSlashes: false })
  );
}

function itemsBetween(
  material: Material,
  range: Range,
  { opened, led, atSlashes }: { opened: boolean; led: boolean; atSlashes: boolean },
): Range[] | undefined {
  const words = (item: Range) => wordCount(textOf(material.view, item));
  const semicolons = openSigns(material, range, ';；');
  if (semicolons.length > 0) {
    const items = split(material, range, semicolons);
    return items.length > (opened ? 1 : 2) && items.every((item) => words(item) <= LONGEST_CLAUSE)
      ? items
      : undefined;
  }
  const slashes = openSigns(material, range, atSlashes ? '/|' : '').filter((at) =>
    /\s[/|]\s/.test(material.view.text.slice(at - 1, at + 2)),
  );
  const divided = split(material, range, slashes);
  if (divided.length > 2 && divided.every((item) => isNamedPrice(material, item))) return divided;
  const parts = split(
    material,
    range,
    [...openSigns(material, range, ',،、，'), ...slashes].toSorted((one, other) => one - other),
  );
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  const ends = splitAtAnd(material, last);
  if (parts.length < 2)
    return opened && ends.length > 1 && sharedBy(material, ends, SHARED.slice(0, -1)) === 'all'
      ? ends
      : undefined;
  const apart = [...parts.slice(0, -1), ...ends];
  const items = !opened && sharedBy(material, apart) === 'some' ? parts : apart;
  if (items.length >= LEAST_COUNTED && items.every((item) => counts(material, item))) return items;
  const isPriced =
    (opened || led) &&
    items.length > 2 &&
    items.filter((item) => isNamedPrice(material, item)).length > items.length - 2;
  const shared = isPriced ? 'all' : sharedBy(material, items);
  const isPair = items.length < 3 && sharedBy(material, items, SHARED.slice(0, -1)) !== 'all';
  if (shared === 'some' || (isPair && !opened)) return undefined;
  const most = shared === 'all' ? LONGEST_VALUED : isPair ? 2 : LONGEST_PLAIN;
  // "He lays sheets, he sweeps, he takes the soot away": statements of one form are items too.
  const opening = (item: Range): string => textOf(material.view, item).split(' ')[0]?.toLowerCase() ?? '';
  const bareItems = items.map((item) => withoutAnd(material, item));
  const isAlike =
    led && items.length > 2 && bareItems.every((item) => opening(item) === opening(bareItems[0] ?? item));
  if (isAlike && items.every((item) => words(item) <= LONGEST_VALUED + 2)) return bareItems;
  const fits = (item: Range) => words(item) <= most && !isClause(material, textOf(material.view, item));
  return items.every(fits) ? items : undefined;
}

/** Without the "and" that opens the last item. */
function withoutAnd({ view, words }: Material, item: Range): Range {
  const [first = ''] = view.text.slice(item.start, item.end).split(' ');
  return isWord(words, 'and', first.toLowerCase())
    ? { start: item.start + first.length + 1, end: item.end }
    : item;
}

/** "1. wash, 2. peel, 3. boil" on one line: numbers that count up from one, three at least. */
export function findNumbered(material: Material, range: Range): Enumeration | undefined {
  const text = material.view.text.slice(range.start, range.end);
  const marks: Range[] = [];
  for (const { index, 0: mark, 1: digits } of text.matchAll(/(?<![^\s(（:：])\(?(\d{1,2})[.)]\s(?=\S)/g))
    if (Number(digits) === marks.length + 1)
      marks.push({ start: range.start + index, end: range.start + index + mark.length });
  const [first] = marks;
  if (first === undefined || marks.length < 3) return undefined;
  const items = marks.map(({ end }, at) =>
    tidy(material, { start: end, end: marks[at + 1]?.start ?? range.end }),
  );
  return { head: { start: range.start, end: first.start }, items, ordered: true };
}

/** An enumeration behind a colon; `opened`: a colon or a bracket of the order stands before the range. */
export function findEnumeration(
  material: Material,
  sentence: Range,
  opened: boolean,
): Enumeration | undefined {
  const stop = /[.。]/.test(material.view.text[sentence.end - 1] ?? '') ? sentence.end - 1 : sentence.end;
  const whole = { start: sentence.start, end: stop };
  const colonIn = (range: Range): number | undefined =>
    openSigns(material, range, ':：').find((at) => !/\d/.test(material.view.text[at + 1] ?? ''));
  const groups = split(material, whole, openSigns(material, whole, ';；'));
  // "Fri: walk 2 PM; Sat: clinic 10 AM, dinner 7 PM".
  if (groups.length > 1 && groups.every((group) => colonIn(group) !== undefined))
    return { head: { start: whole.start, end: whole.start }, items: groups, ordered: false };
  const colon = colonIn(whole);
  const bracketed = findBracketed(material, whole, colon === undefined);
  if (bracketed !== undefined) return bracketed;
  if (colon === undefined && !opened) return findCounted(material, whole);
  const head = { start: whole.start, end: colon ?? whole.start };
  const rest = { start: colon === undefined ? whole.start : colon + 1, end: stop };
  const items = itemsOf(material, rest, opened, opened || colon !== undefined);
  if (items === undefined || wordCount(bareTextOf(material.view, head)) > LONGEST_HEAD) return undefined;
  return { head, items, ordered: false };
}

const LEAST_COUNTED = 3;

/** "312 tonnes removed, 41 groups, 9 cities", "Basic £9, Family £14": nothing but phrases that begin with a figure or hold a price. */
function findCounted(material: Material, sentence: Range): Enumeration | undefined {
  const items = itemsOf(material, sentence, false) ?? [];
  const isPriced = items.length > 1 && items.every((item) => isNamedPrice(material, item));
  if (!isPriced && (items.length < LEAST_COUNTED || !items.every((item) => counts(material, item))))
    return undefined;
  return { head: { start: sentence.start, end: sentence.start }, items, ordered: false };
}

/** "38 dogs in training": a figure, and what it counts. */
function counts({ view }: Material, item: Range): boolean {
  const words = wordCount(textOf(view, item));
  return /^[€$£¥~≈+<>]?\s?\p{N}/u.test(textOf(view, item)) && words > 1 && words <= LONGEST_VALUED;
}

/** A price, and the name of what it buys before it. */
function isNamedPrice(material: Material, item: Range): boolean {
  const [price] = factsIn(material, item).filter(({ kind }) => kind === 'price');
  return price !== undefined && /\p{L}/u.test(material.view.text.slice(item.start, price.start));
}

const BRACKETED = /^([^()（）]{0,160}?)\s?[(（]([^()（）]+)[)）]/u;

/** "Our breads (rye €3.90, seeded baguette €2.60)": priced or dated things in brackets behind what they are; `isAlone`: no colon stands anywhere. */
function findBracketed(material: Material, { start, end }: Range, isAlone: boolean): Enumeration | undefined {
  const found = BRACKETED.exec(material.view.text.slice(start, end));
  const [whole = '', head = '', inner = ''] = found ?? [];
  const from = start + whole.lastIndexOf(inner, whole.length - 1);
  const range = { start: from, end: from + inner.length };
  const items = inner === '' ? undefined : itemsOf(material, range, true);
  const tail = tidy(material, { start: start + whole.length, end });
  const isFree = isAlone && tail.end <= tail.start;
  const kinds = isFree ? SHARED.slice(0, -1) : SHARED.slice(0, 1);
  if (items === undefined || sharedBy(material, items, kinds) !== 'all') return undefined;
  if (!isFree && items.length < 3) return undefined;
  return { head: { start, end: start + head.length }, items, ordered: false, tail };
}
