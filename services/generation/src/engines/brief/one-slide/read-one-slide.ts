import type { SegmentRole } from '../brief.ts';
import { TITLE } from '../segments/lexicon.ts';
import { isA, type Source, senseOf } from '../segments/source.ts';
import { isOfElement, type Range, type Unit, unitsOf, wordsBetween } from './units.ts';

/** A point of a group; `label` is what the person calls it. */
export interface Placed {
  label: Range | undefined;
  text: Range;
}

/** What stands together on the slide. */
export interface Group {
  heading: Range | undefined;
  items: Placed[];
  /** Its items stand in lines of their own or in a row of quotations. */
  listed: boolean;
  /** A heading that waits for the list that it is for: a second title. */
  waits: boolean;
  /** Id of the data that the order gives here. */
  dataset: string;
}

/** What one slide shall show, element by element, in the order given. */
export interface OneSlide {
  title: Range | undefined;
  groups: Group[];
}

/** Data of the prompt by its place. */
export interface PlacedData extends Range {
  id: string;
}

interface Reading {
  source: Source;
  roles: readonly SegmentRole[];
  data: readonly PlacedData[];
  slide: OneSlide;
}

/** Reads an order of one slide: what it dictates, under which heading, and nothing of how it shall look. */
export function readOneSlide(
  source: Source,
  roles: readonly SegmentRole[],
  data: readonly PlacedData[],
): OneSlide {
  const slide: OneSlide = { title: undefined, groups: [] };
  for (const unit of unitsOf(source)) readUnit({ source, roles, data, slide }, unit, undefined);
  slide.groups = slide.groups.filter(
    ({ items, dataset, heading }) => items.length > 0 || dataset !== '' || heading,
  );
  return slide;
}

/** A unit, with the group that it stands in; below a group's heading all is of that group. */
function readUnit(reading: Reading, unit: Unit, inside: Group | undefined): void {
  const { source, slide } = reading;
  const dataset = reading.data.find(({ start, end }) => start < unit.end && unit.start < end);
  if (dataset !== undefined) placeData(slide, dataset.id);
  const words = wordsBetween(source, unit);
  const isHidden = words.some((at) => isA(source.lexemes[at], 'hide'));
  const quotes = isHidden ? [] : unit.quotes.filter((quote) => isSaid(reading, unit, quote));
  if (unit.children.length > 0) {
    const group = openGroup(reading, unit, quotes, inside);
    readChildren(reading, unit, group);
    return;
  }
  const rest = quotes.filter((quote) => !takeTitle(reading, unit, quote, inside));
  if (rest.length === 0) {
    if (quotes.length === 0 && dataset === undefined) readPlain(reading, unit, inside);
    return;
  }
  const label = labelOf(source, unit);
  const isItem = rest.length === 1 && label !== undefined && isOnly(source, unit, label, rest[0]);
  const items = rest.map((text): Placed => ({ label: isItem ? label.range : undefined, text }));
  if (inside !== undefined) {
    if (
      inside.heading === undefined &&
      inside.items.length === 0 &&
      rest.length === 1 &&
      calls(source, unit, rest[0])
    )
      [inside.heading] = rest;
    else inside.items.push(...items);
    return;
  }
  const waits = rest.length === 1 && calls(source, unit, rest[0]);
  slide.groups.push({ heading: undefined, items, listed: rest.length > 1, waits, dataset: '' });
}

function placeData(slide: OneSlide, id: string): void {
  if (slide.groups.some(({ dataset }) => dataset === id)) return;
  slide.groups.push({ heading: undefined, items: [], listed: false, waits: false, dataset: id });
}

/** The group of a unit with lines below it: its own where it has a heading, else the one that it stands in. */
function openGroup(
  reading: Reading,
  unit: Unit,
  quotes: Range[],
  inside: Group | undefined,
): Group | undefined {
  const { source, slide } = reading;
  const [first] = quotes;
  const opensTitle =
    first !== undefined && !unit.marked && !unit.bold && takeTitle(reading, unit, first, inside);
  const quoted = opensTitle ? undefined : first;
  const heading = quoted ?? (opensTitle ? undefined : ownHeading(reading, unit));
  if (heading === undefined && inside !== undefined && !isDescribed(source, unit)) return inside;
  const last = slide.groups.at(-1);
  const isWaiting = heading === undefined && last?.waits === true && inside === undefined;
  if (isWaiting) slide.groups.pop();
  const waiting = isWaiting ? last.items[0]?.text : undefined;
  const group = { heading: heading ?? waiting, items: [], listed: true, waits: false, dataset: '' };
  slide.groups.push(group);
  return group;
}

/** Lines below say what its title is and what its text: it is a group of its own. */
const isDescribed = (source: Source, { children }: Unit): boolean =>
  children.some((child) => labelOf(source, child)?.isOwn === false);

/** Words over lines that are none of an order: "Remedies:", "**1. Representational art**". */
function ownHeading({ source }: Reading, unit: Unit): Range | undefined {
  const words = wordsBetween(source, unit);
  const lexemes = words.map((at) => source.lexemes[at]);
  const isOrder =
    words.some((at) => isOfElement(source, at)) ||
    lexemes.some((lexeme) => isA(lexeme, ...ORDERS)) ||
    lexemes.every((lexeme) => lexeme?.senses.length !== 0 && !isA(lexeme, 'part'));
  if (isOrder || words.length === 0 || words.length > 10) return undefined;
  return bare(source, unit);
}

/** A range without the marks of emphasis and the colon around it. */
function bare({ text }: Source, { start, end }: Range): Range {
  const words = text.slice(start, end);
  const from = start + (/^[*_\s]*/u.exec(words)?.[0].length ?? 0);
  let to = end;
  while (to > from && '*_:： \t'.includes(text[to - 1] ?? '')) to--;
  return { start: from, end: to };
}

/** "Include these points:", "a list with the items:", or words in quotation marks over lines: what they hold is to be read. */
function givesLines(source: Source, unit: Unit): boolean {
  const words = wordsBetween(source, unit);
  return (
    unit.quotes.length > 0 ||
    words.some(
      (at) =>
        isA(source.lexemes[at], 'given') ||
        ['points', 'rows', 'items', 'steps', 'questions'].includes(
          senseOf(source.lexemes[at], 'unit') ?? '',
        ) ||
        senseOf(source.lexemes[at], 'part') === 'list',
    )
  );
}

function readChildren(reading: Reading, unit: Unit, group: Group | undefined): void {
  const { source, roles } = reading;
  const leaves = unit.children.filter(({ children, quotes }) => children.length === 0 && quotes.length === 0);
  const isGiven = givesLines(source, unit);
  const told = leaves.filter((leaf) => shareOf(roles, leaf) >= 0.5);
  const hasHeading = told.length > 0 && ownHeading(reading, unit) !== undefined;
  const isTold = isGiven || told.length * 2 > leaves.length || hasHeading;
  for (const child of unit.children) {
    if (isTold && isSentence(reading, child))
      group?.items.push({ label: undefined, text: bare(source, child) });
    else if (!leaves.includes(child) || !child.marked) readUnit(reading, child, group);
    else if (isTold && !isElement(reading, child, isGiven)) group?.items.push(itemOf(source, child));
    else readElement(reading, child, group);
  }
}

/** How much of a unit was read as material. */
function shareOf(roles: readonly SegmentRole[], { start, end }: Range): number {
  const own = roles.slice(start, end);
  return own.filter((role) => role === 'material').length / Math.max(1, own.length);
}

/** "He wrote a game called “Blaster”, and sold it": a line of its own words that quotes some. */
function isSentence({ source, roles }: Reading, unit: Unit): boolean {
  const [quote] = unit.quotes;
  if (quote === undefined || unit.children.length > 0 || !unit.marked) return false;
  const words = wordsBetween(source, { start: unit.start, end: quote.start });
  const isOrder = isA(source.lexemes[words[0] ?? -1], ...ORDERS);
  return words.length > 4 && !isOrder && shareOf(roles, { start: unit.start, end: quote.start }) > 0.8;
}

const ORDERS = ['make', 'put', 'avoid', 'wish'] as const;

/** "Title: …", "Background: use …", "Add a vertical bar": a line about an element, not of its words. */
function isElement({ source, roles }: Reading, unit: Unit, isGiven: boolean): boolean {
  const label = labelOf(source, unit);
  const words = wordsBetween(source, label === undefined ? unit : { start: label.after, end: unit.end });
  const first = source.lexemes[words[0] ?? -1];
  const isOrder = isA(first, 'make', 'put') || (!isGiven && isA(first, 'avoid', 'wish'));
  const orders = isOrder && shareOf(roles, unit) < 0.9;
  const said = words.map((at) => source.lexemes[at]).find((one) => !isA(one, 'glue', 'number'));
  if (label && (said === undefined || senseOf(said, 'part') === 'picture')) return true;
  return orders || (label !== undefined && !label.isOwn);
}

/** "Content: Oak lasts longest." and "Heading: Oak" of an element without quotation marks. */
function readElement({ source, slide }: Reading, unit: Unit, group: Group | undefined): void {
  const label = labelOf(source, unit);
  if (label === undefined || label.isOwn) return;
  const words = wordsBetween(source, label.range);
  const own = wordsBetween(source, { start: label.after, end: unit.end });
  if (isA(source.lexemes[own[0] ?? -1], ...ORDERS) || own.length === 0) return;
  const text = bare(source, { start: label.after, end: unit.end });
  const isTitle = words.some((at) => senseOf(source.lexemes[at], 'called') === TITLE);
  const isText = words.some((at) => isA(source.lexemes[at], 'given'));
  if (isTitle && slide.title === undefined) slide.title = text;
  else if (isTitle && group && group.heading === undefined) group.heading = text;
  else if (isText) group?.items.push({ label: undefined, text });
}

function itemOf(source: Source, unit: Unit): Placed {
  const label = labelOf(source, unit);
  const text = bare(source, label === undefined ? unit : { start: label.after, end: unit.end });
  return { label: label?.isOrder ? undefined : label?.range, text };
}

const LABEL = /^(\*{0,2}[^:：\n]{2,60}?)(?::\*{0,2}|\*{0,2}:|：|\*{0,2}\s[–—-]|\s\/)\s+/u;

interface Label {
  range: Range;
  after: number;
  /** It is the person's word for what follows, not one for an element. */
  isOwn: boolean;
  /** "Include the source: …". */
  isOrder: boolean;
}

/** The words before a colon, a dash or a stroke at the beginning of a unit. */
function labelOf(source: Source, unit: Unit): Label | undefined {
  const match = LABEL.exec(source.text.slice(unit.start, unit.end));
  const [all = '', words = ''] = match ?? [];
  const end = unit.start + words.length;
  if (all === '' || unit.quotes.some((quote) => quote.start < end)) return undefined;
  const range = bare(source, { start: unit.start, end });
  const own = wordsBetween(source, range);
  const isOwn = own.length > 0 && own.length <= 8 && !own.some((at) => isOfElement(source, at));
  const isOrder = isA(source.lexemes[own[0] ?? -1], ...ORDERS);
  return { range, after: unit.start + all.length, isOwn, isOrder };
}

/** Whether a unit is a label and a quotation, and nothing else. */
const isOnly = (source: Source, unit: Unit, label: Label, quote: Range | undefined): boolean =>
  label.isOwn &&
  quote !== undefined &&
  wordsBetween(source, { start: label.after, end: unit.end }).length === 0;

/** A quotation to be read: neither the name of a font nor told in confidence. */
function isSaid({ source, roles }: Reading, unit: Unit, quote: Range): boolean {
  const [next] = wordsBetween(source, { start: quote.end, end: unit.end });
  const isFont =
    quote.end - quote.start < 30 &&
    isA(source.lexemes[next ?? -1], 'look') &&
    /^["”»]\s\p{Ll}/u.test(source.text.slice(quote.end)) &&
    !isA(source.lexemes[next ?? -1], 'called', 'part', 'unit');
  const before = wordsBefore(source, unit, quote);
  const refused = before.findLastIndex((at) => isA(source.lexemes[at], 'avoid'));
  const isRefused =
    refused !== -1 && !before.slice(refused).some((at) => isA(source.lexemes[at], 'put', 'make', 'called'));
  return !isFont && !isRefused && roles[quote.start] !== 'private';
}

/** Whether the words right before a quotation call it a title, a heading or a subtitle. */
function calls(source: Source, unit: Unit, quote: Range | undefined): boolean {
  return (
    quote !== undefined && wordsBefore(source, unit, quote).some((at) => isA(source.lexemes[at], 'called'))
  );
}

function wordsBefore(source: Source, unit: Unit, quote: Range): number[] {
  const before = unit.quotes.findLast(({ end }) => end < quote.start);
  return wordsBetween(source, { start: before?.end ?? unit.start, end: quote.start });
}

/** Takes the first quotation that is called the title; what else has one is a heading. */
function takeTitle({ source, slide }: Reading, unit: Unit, quote: Range, inside: Group | undefined): boolean {
  const isTitle = wordsBefore(source, unit, quote).some((at) => {
    const lexeme = source.lexemes[at];
    return lexeme?.senses.some(({ type, value }) => type === 'called' && value === TITLE) ?? false;
  });
  if (!isTitle || slide.title !== undefined || inside?.heading !== undefined) return false;
  slide.title = quote;
  return true;
}

/** Words without marks in an order: what stands behind a colon, where it was read as material. */
function readPlain({ source, roles, slide }: Reading, unit: Unit, inside: Group | undefined): void {
  const label = labelOf(source, unit);
  const body = { start: label?.after ?? unit.start, end: unit.end };
  const words = wordsBetween(source, body);
  const isTold = shareOf(roles, body) > 0.85 && !isA(source.lexemes[words[0] ?? -1], ...ORDERS);
  if (!isTold || words.length < 2) return;
  const item =
    label?.isOwn && shareOf(roles, label.range) > 0.5
      ? { label: label.range, text: bare(source, body) }
      : { label: undefined, text: bare(source, body) };
  const before = (inside ?? slide.groups.at(-1))?.items.at(-1);
  // Sentences of one line are one text.
  if (before && !unit.marked && /^ ?$/u.test(source.text.slice(before.text.end, item.text.start)))
    before.text = { start: before.text.start, end: item.text.end };
  else if (inside !== undefined) inside.items.push(item);
  else
    slide.groups.push({ heading: undefined, items: [item], listed: unit.marked, waits: false, dataset: '' });
}
