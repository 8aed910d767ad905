import type { BuildType } from '@sitewright/site-spec';
import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf } from './evidence.ts';
import type { Lexeme, SenseType } from './lexicon.ts';
import { nameParts } from './parts-matter.ts';
import type { Quote } from './quotes.ts';
import { rowsOf } from './rows.ts';
import { endAt, hasA, isA, type Source, startAt } from './source.ts';
import { fillStated, fillTold, LIKE, ORDERS } from './told.ts';
import { fillWritten } from './written.ts';

/** Corrects in place what was read word by word: what is written as one thing is of one role. */
export function makeWhole(
  source: Source,
  clauses: readonly Clause[],
  roles: SegmentRole[],
  buildType: BuildType,
): void {
  // A document's order tells at length what it shall be about; what is told for a page is to be read there.
  const isShown = buildType === 'website' || buildType === 'design';
  for (const { from, to } of source.lexemes) {
    const [start, end] = [source.tokens[from]?.start ?? 0, source.tokens[to - 1]?.end ?? 0];
    if (to - from > 1) roles.fill(mostOf(roles, start, end), start, end);
  }
  for (const clause of clauses) extendRuns(source, clause, roles);
  const sentences = [...Map.groupBy(clauses, (clause) => clause.sentence).values()];
  for (const sentence of sentences) {
    fillTold(source, sentence, roles);
    if (isShown) fillStated(source, sentence, roles);
    joinListed(source, sentence, roles);
  }
  keepAddresses(source, clauses, roles);
  if (buildType === 'document') fillWritten(source, clauses, roles);
  dictateQuotes(source, clauses, roles);
  for (const { lines, led } of listsOf(source, clauses))
    if (led || isShown) makeListWhole(source, lines, led, roles);
  for (const { from, to, start, end, label } of clauses) {
    // "Title: …": what the words behind it are, in an order.
    if (label && to - from === 1 && isA(source.lexemes[from], 'called')) roles.fill('order', start, end + 1);
  }
  for (const { parts, lined } of rowsOf(source, clauses)) nameParts(source, parts, roles, lined);
}

/** "Prices: group 890, | one to one | 2400", "1998 | first litter |, 2006 a yard": much of what stands behind a label is told, so all is. */
function joinListed(source: Source, sentence: readonly Clause[], roles: SegmentRole[]): void {
  const label = sentence.findIndex((clause) => clause.label);
  const listed = sentence.slice(label + 1);
  const [first, last] = [listed[0], listed.at(-1)];
  // "Include the text 'Now hiring' and the positions: …": what is behind a quotation is over the list.
  const quoted = source.quoted.slice(sentence[0]?.from, sentence[label]?.to).lastIndexOf(true);
  const over = source.lexemes.slice((sentence[0]?.from ?? 0) + quoted + 1, sentence[label]?.to);
  if (first === undefined || last === undefined || label === -1 || listed.length < 2) return;
  if (over.some((one) => isA(one, ...LIKE))) return;
  const own = source.lexemes.slice(first.from, last.to);
  const told = own.filter((one) => roles[one.start] === 'material');
  const orders = own.some((one) => !told.includes(one) && isA(one, ...ORDERS));
  const isLabelTold = roles[sentence[label]?.start ?? 0] === 'material';
  const isMost = told.length * 5 >= own.length * 3 || (isLabelTold && told.length * 3 >= own.length);
  if (!orders && told.length < own.length && isMost) roles.fill('material', first.start, last.end);
}

function mostOf(roles: readonly SegmentRole[], start: number, end: number): SegmentRole {
  const shares = { order: 0, material: 0, private: 0 };
  for (let at = start; at < end; at++) shares[roles[at] ?? 'order']++;
  if (shares.private > shares.order && shares.private > shares.material) return 'private';
  return shares.material > shares.order ? 'material' : 'order';
}

const PLAIN: readonly SenseType[] = ['glue', 'for', 'inLanguage', 'number', 'polite'];

/** No pack knows it, or it says nothing of what is ordered. */
const isPlain = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.senses.every(({ type }) => PLAIN.includes(type)) ?? false;

const ADDRESS =
  /\(0?\d{2,4}\) ?\d{3,5}[ -]?\d{3,5}|https?:\/\/[^\s"”»)<>]{3,200}|[a-z0-9._+-]{1,64}@[a-z0-9.-]{3,100}|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,63}\.(?:com|org|net|info|example)(?![\p{L}\p{N}-])/giu;

/** An address in an order is to be read, unless the order refuses it or speaks of it. */
function keepAddresses(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  for (const { 0: address, index } of source.text.matchAll(ADDRESS)) {
    const clause = clauses.find(({ start, end }) => start <= index && index < end);
    const words = source.lexemes.slice(clause?.from, clause?.to);
    if (roles[index] !== 'order' || words.some((lexeme) => isA(lexeme, 'avoid', 'hide', 'private', 'talk')))
      continue;
    roles.fill('material', index, index + address.replace(/[.,;:]{1,3}$/u, '').length);
  }
}

/** Material goes on over words that no pack knows, up to the clause's end or what is to go with it: "Dr. Lindner in Kiel". */
function extendRuns(source: Source, { from, to }: Clause, roles: SegmentRole[]): void {
  const { lexemes } = source;
  const isOf = (at: number, role: SegmentRole): boolean => roles[startAt(source, at)] === role;
  const begin = lexemes.slice(from, to).findIndex((_, at) => isOf(from + at, 'material'));
  // "The regular price | is $8.99": material that begins with its verb has its subject before it.
  const isCut = begin > 0 && isA(lexemes[from + begin], 'glue', 'tell') && !isA(lexemes[from + begin], 'for');
  const isSaying = lexemes
    .slice(from, from + begin)
    .every((lexeme, at) => !source.quoted[from + at] && isPlain(lexeme));
  if (isCut && isSaying && lexemes.slice(from, from + begin).some(({ senses }) => senses.length === 0))
    roles.fill('material', startAt(source, from), startAt(source, from + begin));
  for (let at = from + 1; at < to; at++) {
    if (source.quoted[at - 1] || !isOf(at - 1, 'material') || !isOf(at, 'order')) continue;
    let end = at;
    while (end < to && isOf(end, 'order') && !source.quoted[end] && isPlain(lexemes[end])) end++;
    const stops = end === to || isA(lexemes[end], 'with');
    while (end > at && (lexemes[end - 1]?.senses.length ?? 0) > 0) end--;
    if (stops && end > at) roles.fill('material', endAt(source, at - 1), endAt(source, end - 1));
  }
}

/** What an order says in quotation marks is to be read: 'add the text "…"', but not "never the word …". */
function dictateQuotes(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  const { lexemes, quotes } = source;
  let [next, sentence, at] = [0, -1, 0];
  let orders = false;
  let refuses = false;
  let avoided = -1;
  let filled = -1;
  for (const [index, quote] of quotes.entries()) {
    for (; (clauses[next]?.start ?? Number.POSITIVE_INFINITY) <= quote.from; next++) {
      const clause = clauses[next];
      if (clause === undefined || clause.sentence === sentence) continue;
      [sentence, at, orders, refuses] = [clause.sentence, clause.from, false, false];
    }
    const clause = clauses[next - 1];
    if (clause === undefined) continue;
    for (; at < clause.to && endAt(source, at) <= quote.start; at++) {
      orders ||= isA(lexemes[at], 'make', 'put', 'called', 'given');
      refuses ||= isA(lexemes[at], 'avoid', 'hide', 'private', 'talk');
      if (isA(lexemes[at], 'avoid')) avoided = at;
    }
    if (mostOf(roles, quote.from, quote.to) === 'private') continue;
    // "With the columns “Room”, “Seats”": quotations in a row are read alike.
    const before = quotes[index - 1];
    const inRow = before && isRow(source.text.slice(before.end, quote.start));
    if (inRow && roles[before.from] === 'material' && !refuses) dictate(source, quote, roles);
    if (avoided >= clause.from) roles.fill('order', quote.start, quote.end);
    if (!orders || refuses) continue;
    if (ordersFrom(source, clause) && filled !== clause.from) roles.fill('order', clause.start, clause.end);
    filled = clause.from;
    const behind = Math.min(clause.end, quotes[index + 1]?.start ?? clause.end);
    if (behind > quote.end && !/\p{N}/u.test(source.text.slice(quote.end, behind)))
      roles.fill('order', quote.end, behind);
    dictate(source, quote, roles);
  }
}

/** A comma, or a word such as "and". */
const isRow = (between: string): boolean => /^\s*(?:[,、，]\s*)?(?:\p{L}{1,3}\s+)?$/u.test(between);

/** "Then put the paragraph …": a clause that begins with what is to be done. */
const ordersFrom = (source: Source, clause: Clause | undefined): boolean =>
  source.lexemes
    .slice(clause?.from ?? 0, Math.min(clause?.to ?? 0, (clause?.from ?? 0) + 2))
    .some((lexeme) => isA(lexeme, 'make', 'put'));

/** The marks are of the order, and a comma before the last; what is between them is to be read. */
function dictate({ text }: Source, { start, from, to, end }: Quote, roles: SegmentRole[]): void {
  roles.fill('order', start, end);
  roles.fill('material', from, ',،'.includes(text[to - 1] ?? ' ') ? to - 1 : to);
}

/** Lines with bullets, one below the other; `led`: under a line that orders them: "List the following items:". */
function listsOf(source: Source, clauses: readonly Clause[]): { lines: Clause[][]; led: boolean }[] {
  const lists: { lines: Clause[][]; led: boolean }[] = [];
  let last: Clause[] = [];
  for (const line of Map.groupBy(clauses, ({ line }) => line).values()) {
    const isNext = (line[0]?.line ?? 0) - (last[0]?.line ?? 0) <= 1;
    if (line[0]?.bullet) {
      if (last[0]?.bullet && isNext) lists.at(-1)?.lines.push(line);
      else lists.push({ lines: [line], led: isLead(source, last) });
    }
    last = line;
  }
  return lists;
}

function isLead(source: Source, line: readonly Clause[]): boolean {
  const lexemes = source.lexemes.slice(line[0]?.from ?? 0, line.at(-1)?.to ?? 0);
  const orders = lexemes.some((lexeme) => isA(lexeme, 'make', 'put', 'given'));
  return orders && line.at(-1)?.label === true && !lexemes.some((lexeme) => isA(lexeme, 'avoid', 'hide'));
}

/** A longer list is nobody's order. */
const MOST_ITEMS = 100;

/** Of a list of which much is material every item is, but one that orders something. */
function makeListWhole(source: Source, lines: readonly Clause[][], led: boolean, roles: SegmentRole[]): void {
  if (lines.length > MOST_ITEMS) return;
  const alike = lines.length > 2 && lines.every((line) => line.some(({ opener }) => opener === 'dash'));
  const items = lines.map((line) => {
    const [start, end] = [line[0]?.start ?? 0, line.at(-1)?.end ?? 0];
    const isOrder = mostOf(roles, start, end) === 'order';
    // Where nothing orders a list, an item behind a label of its own is told as its neighbours are.
    const asRead = !isOrder || opensAsOrder(source, line);
    const orders = led ? ordersItself(source, line, isOrder) : alike ? ordersFrom(source, line[0]) : asRead;
    return { start, end, orders };
  });
  const given = items.filter(({ start, end }) => mostOf(roles, start, end) === 'material');
  if (led ? given.length * 3 <= items.length : given.length * 2 < items.length) return;
  for (const { start, end, orders } of items) {
    if (orders || mostOf(roles, start, end) === 'private') continue;
    roles.fill('material', start, end);
    const quotes = source.quotes.filter((quote) => quote.start < end && start < quote.end);
    const isWhole = quotes.some((quote) => quote.start <= start && end <= quote.end);
    if (isWhole || (quotes.length > 0 && ordersAround(source, start, end))) {
      roles.fill('order', start, end);
      for (const quote of quotes) dictate(source, quote, roles);
    }
  }
}

const opensAsOrder = (source: Source, line: readonly Clause[]): boolean =>
  line[0]?.label !== true ||
  line.some(({ opener }) => opener === 'bracket') ||
  evidenceOf(source, line[0].to, line.at(-1)?.to ?? 0).unknown === 0 ||
  source.quoted.slice(line[0].from, line.at(-1)?.to).includes(true) ||
  hasA(source, { from: line[0].from, to: line[0].to }, 'polite', ...ORDERS, ...LIKE);

/** A line of a list that says what to do, or what the list below it is: "Include these points:". */
function ordersItself(source: Source, line: readonly Clause[], isOrder: boolean): boolean {
  const [from, to] = [line[0]?.from ?? 0, line.at(-1)?.to ?? 0];
  if (isA(source.lexemes[from], 'make', 'put', 'avoid', 'wish', 'use', 'hide')) return true;
  return isOrder && (line.at(-1)?.label === true || evidenceOf(source, from, to).order >= 2);
}

/** 'Left section: "…" (in yellow)': words beside a quotation that order something. */
function ordersAround(source: Source, start: number, end: number): boolean {
  const from = source.lexemes.findIndex((lexeme) => lexeme.start >= start);
  const after = source.lexemes.findIndex((lexeme) => lexeme.start >= end);
  return evidenceOf(source, from, after === -1 ? source.lexemes.length : after).order > 0;
}

const LONGEST_BRACKET = 400;

/** Brackets are of the role of what is in them where what stands before them is too, else of the order. */
export function closeBrackets(text: string, roles: SegmentRole[]): void {
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\n' && text[at + 1] === '\n') open.length = 0;
    if ('(（['.includes(sign)) open.push(at);
    if (!')）]'.includes(sign)) continue;
    const start = open.pop();
    if (start === undefined || at - start < 2 || at - start > LONGEST_BRACKET) continue;
    // "(41) 5550-0193"
    if (/^\(\d{1,4}\) ?\d{3}/u.test(text.slice(start, at + 5)) && roles[at] === 'material') continue;
    const inside = mostOf(roles, start + 1, at);
    // 'hero (headline “Know”)' orders and tells.
    if (!/["“„«]/u.test(text.slice(start, at))) roles.fill(inside, start + 1, at);
    let before = start - 1;
    while (before > 0 && text[before] === ' ') before--;
    const around = roles[before] === inside ? inside : 'order';
    roles[start] = around;
    roles[at] = around;
  }
}
