import type { ElementLook, SegmentRole } from '../brief.ts';
import { isA, type Source, senseOf } from '../segments/source.ts';
import { lookIn, lookOfBoth, NO_LOOK } from './looks.ts';
import { readLooks } from './read-looks.ts';
import { type Group, groupOf, type OneSlide, type Placed, type Reading } from './slide-reading.ts';
import {
  bare,
  isOfElement,
  isTitleWord,
  labelOf,
  orders,
  type Range,
  type Unit,
  unitsOf,
  wordsIn,
} from './units.ts';

/** Reads an order of one slide: what it dictates, under which heading, and nothing of how it shall look. */
export function readOneSlide(reading: Omit<Reading, 'slide'>): OneSlide {
  const slide: OneSlide = {
    ...{ title: undefined, titleLook: { ...NO_LOOK }, groups: [], elements: [], bars: [] },
    ...{ ground: '', ink: '', headings: '', frame: '' },
  };
  for (const unit of unitsOf(reading.source)) readUnit({ ...reading, slide }, unit, undefined);
  const elements = slide.elements.filter(
    ({ items, dataset, heading }) => items.length > 0 || dataset || heading,
  );
  return { ...slide, elements, groups: elements.filter(({ shown }) => !shown) };
}

/** A unit, with the group that it stands in; below a group's heading all is of that group. */
function readUnit(reading: Reading, unit: Unit, inside: Group | undefined): void {
  const { source, slide } = reading;
  const data = reading.data.find(({ start, end }) => start < unit.end && unit.start < end);
  if (data && !slide.elements.some(({ dataset }) => dataset === data.id))
    slide.elements.push(groupOf({ dataset: data.id }));
  const isHidden = wordsIn(source, unit).some((one) => isA(one, 'hide'));
  const quotes = isHidden ? [] : unit.quotes.filter((quote) => isSaid(reading, unit, quote));
  if (!isHidden && quotes.length === 0) readLooks(reading, unit, quotes, inside);
  if (isWhole(source, unit)) for (const child of unit.children) readUnit(reading, child, inside);
  else if (unit.children.length > 0) readChildren(reading, unit, openGroup(reading, unit, quotes, inside));
  else if (quotes.length > 0) {
    readLeaf(reading, unit, quotes, inside);
    readLooks(reading, unit, quotes, inside);
  } else if (data === undefined) readPlain(reading, unit, inside);
}

function readLeaf(reading: Reading, unit: Unit, quotes: readonly Range[], inside: Group | undefined): void {
  const { source, slide } = reading;
  const rest = quotes.filter((quote) => !takeTitle(reading, unit, quote, inside));
  const [first, ...more] = rest;
  if (first === undefined) return;
  const label = labelOf(source, unit);
  // "Canopy - “A closed roof”": nothing but a name and what is said of it.
  const isItem =
    label?.isOwn &&
    !orders(wordsIn(source, label.range)[0]) &&
    more.length === 0 &&
    wordsIn(source, label.rest).length === 0;
  const items = rest.map((text): Placed => ({ label: isItem ? label.range : undefined, text }));
  const isCalled = more.length === 0 && wordsBefore(source, unit, first).some((one) => isA(one, 'called'));
  const looks = rest.map((quote) => lookOfQuote(source, unit, quote));
  const isShown =
    more.length > 0 && wordsBefore(source, unit, first).some((one) => senseOf(one, 'part') === 'picture');
  const [told = NO_LOOK, ...others] = looks;
  const look = isShown ? { ...told, form: 'picture' } : told;
  const isApart = others.some(({ place }) => place !== '' && place !== look.place);
  if (inside === undefined && isApart)
    slide.elements.push(...items.map((item, at) => groupOf({ items: [item], look: looks[at] ?? look })));
  else if (inside === undefined)
    slide.elements.push(groupOf({ items, listed: more.length > 0, waits: isCalled, look }));
  else if (isCalled && inside.heading === undefined && inside.items.length === 0) {
    inside.heading = first;
    slide.headings ||= look.ink;
  } else {
    inside.items.push(...items);
    inside.look = lookOfBoth(inside.look, look);
  }
}

/** What is said of a quotation's look: behind it, up to the next one, and before it. */
export const lookOfQuote = (source: Source, unit: Unit, quote: Range): ElementLook =>
  lookIn(
    source,
    { start: quote.end, end: unit.quotes.find(({ start }) => start > quote.end)?.start ?? unit.end },
    { start: unit.start, end: quote.start },
  );

/** "Create a slide with the following elements:" over lines that order each of them. */
const isWhole = (source: Source, unit: Unit): boolean =>
  unit.quotes.length === 0 &&
  isA(wordsIn(source, unit)[0], 'make') &&
  unit.children.filter((child) => {
    const label = labelOf(source, child);
    const isOrder = orders(wordsIn(source, label?.rest ?? child)[0]) || label?.isOwn === false;
    return isOrder || (child.children.length > 0 && ownHeading(source, child) === undefined);
  }).length *
    2 >
    unit.children.length;

/** The group of a unit with lines below it: its own where it has a heading, else the one that it stands in. */
function openGroup(reading: Reading, unit: Unit, [first]: Range[], inside?: Group): Group {
  const { source, slide } = reading;
  const isPlain = first !== undefined && !unit.marked && !unit.bold;
  const isTitle = isPlain && takeTitle(reading, unit, first, inside);
  const heading = isTitle ? undefined : (first ?? ownHeading(source, unit));
  // Lines below that say what its title is and what its text: it is a group of its own.
  const isDescribed = unit.children.some((child) => labelOf(source, child)?.isOwn === false);
  const look = lookIn(
    source,
    { start: first?.end ?? unit.start, end: unit.end },
    { ...unit, end: first?.start ?? unit.start },
  );
  if (heading === undefined && inside !== undefined && !isDescribed) {
    inside.look = lookOfBoth(look, inside.look);
    return inside;
  }
  const last = slide.elements.at(-1);
  const waiting =
    heading === undefined && last?.waits && inside === undefined ? slide.elements.pop() : undefined;
  const isBoxed = waiting !== undefined && waiting.look.fills.length > 0;
  slide.headings ||= heading ? look.ink : isBoxed ? '' : (waiting?.look.ink ?? '');
  const group = groupOf({
    ...{ heading: heading ?? waiting?.items[0]?.text, listed: true, over: isBoxed ? waiting : undefined },
    look: { ...look, place: look.place || (waiting?.look.place ?? ''), ink: heading ? '' : look.ink },
  });
  slide.elements.push(group);
  return group;
}

/** Words over lines that are none of an order: "Remedies:", "**1. Representational art**". */
function ownHeading(source: Source, unit: Unit): Range | undefined {
  const words = wordsIn(source, unit);
  const isOrder = words.some((one) => isOfElement(one) || orders(one));
  const isNamed = words.some((one) => one.senses.length === 0 || isA(one, 'part'));
  return isOrder || !isNamed || words.length > 10 ? undefined : bare(source, unit);
}

const LINES = new Set(['points', 'rows', 'items', 'steps', 'questions']);

function readChildren(reading: Reading, unit: Unit, group: Group): void {
  const { source, roles } = reading;
  const leaves = unit.children.filter(({ children, quotes }) => children.length === 0 && quotes.length === 0);
  // "Include these points:", words in quotation marks over lines: what they hold is to be read.
  const isGiven =
    unit.quotes.length > 0 ||
    wordsIn(source, unit).some(
      (one) => isA(one, 'given') || LINES.has(senseOf(one, 'unit') ?? '') || senseOf(one, 'part') === 'list',
    );
  const told = leaves.filter((leaf) => shareOf(roles, leaf) >= 0.5).length;
  const isTold = isGiven || told * 2 > leaves.length || (told > 0 && ownHeading(source, unit) !== undefined);
  // "Name: … Born: … Place: …": what elements are called too is a name here.
  const names = leaves.filter((leaf) => labelOf(source, leaf)?.isOwn && !orders(wordsIn(source, leaf)[0]));
  for (const child of unit.children) {
    const isLabelled =
      names.length > 2 && names.length * 2 > leaves.length && labelOf(source, child) !== undefined;
    const label = labelOf(source, child);
    const isOrder = orders(wordsIn(source, child)[0]);
    const said = { start: child.start, end: child.quotes[0]?.start ?? child.end };
    // "He wrote a game called “Blaster”, and sold it": a line of its own words that quotes some.
    const isSentence = wordsIn(source, said).length > 4 && !isOrder && shareOf(roles, said) > 0.8;
    const isQuoting = isTold && child.marked && child.children.length === 0 && child.quotes.length > 0;
    if (isQuoting && isSentence) group.items.push({ label: undefined, text: bare(source, child) });
    else if (!leaves.includes(child) || !child.marked) readUnit(reading, child, group);
    else if (!isLabelled && (!isTold || isElement(reading, child, isGiven))) {
      readLooks(reading, child, [], group);
      readElement(reading, child, group);
    }
    // "Include the source: …": the order is no name.
    else
      group.items.push({
        label: isOrder && !isLabelled ? undefined : label?.range,
        text: label?.rest ?? bare(source, child),
      });
  }
}

/** How much of a range was read as material. */
function shareOf(roles: readonly SegmentRole[], { start, end }: Range): number {
  const own = roles.slice(start, end);
  return own.filter((role) => role === 'material').length / Math.max(1, own.length);
}

/** "Title: …", "Background: use …", "Add a vertical bar": a line about an element, not of its words. */
function isElement({ source, roles }: Reading, unit: Unit, isGiven: boolean): boolean {
  const label = labelOf(source, unit);
  const words = wordsIn(source, label?.rest ?? unit);
  const isOrder = isGiven ? isA(words[0], 'make', 'put') : orders(words[0]);
  const said = words.find((one) => !isA(one, 'glue', 'number'));
  if (label && (said === undefined || senseOf(said, 'part') === 'picture')) return true;
  return (isOrder && shareOf(roles, unit) < 0.9) || label?.isOwn === false;
}

/** "Content: Oak lasts longest." and "Heading: Oak" of an element without quotation marks. */
function readElement({ source, slide }: Reading, unit: Unit, group: Group): void {
  const label = labelOf(source, unit);
  if (label === undefined || label.isOwn || orders(wordsIn(source, label.rest)[0])) return;
  const words = wordsIn(source, label.range);
  const isTitle = words.some(isTitleWord);
  if (isTitle && slide.title === undefined) slide.title = label.rest;
  else if (isTitle && group.heading === undefined) group.heading = label.rest;
  else if (words.some((one) => isA(one, 'given'))) group.items.push({ label: undefined, text: label.rest });
}

/** A quotation to be read: not the name of a font, and neither refused nor told in confidence. */
function isSaid({ source, roles }: Reading, unit: Unit, quote: Range): boolean {
  const [next] = wordsIn(source, { start: quote.end, end: unit.end });
  const isBeside = quote.end - quote.start < 30 && /^["”»]\s\p{Ll}/u.test(source.text.slice(quote.end));
  const isFont = isBeside && isA(next, 'look') && !isA(next, 'called', 'part', 'unit');
  const before = wordsBefore(source, unit, quote);
  const refused = before.findLastIndex((one) => isA(one, 'avoid'));
  const isRefused = refused !== -1 && !before.slice(refused).some((one) => isA(one, 'put', 'make', 'called'));
  return !isFont && !isRefused && roles[quote.start] !== 'private';
}

const wordsBefore = (source: Source, unit: Unit, { start }: Range) =>
  wordsIn(source, { start: unit.quotes.findLast(({ end }) => end < start)?.end ?? unit.start, end: start });

/** Takes the first quotation that is called the title; what else has one is a heading. */
function takeTitle({ source, slide }: Reading, unit: Unit, quote: Range, inside?: Group): boolean {
  const isTitle = wordsBefore(source, unit, quote).some(isTitleWord);
  if (!isTitle || slide.title !== undefined || inside?.heading !== undefined) return false;
  slide.title = quote;
  slide.titleLook = lookOfQuote(source, unit, quote);
  return true;
}

/** Words without marks in an order: what stands behind a colon, where it was read as material. */
function readPlain({ source, roles, slide }: Reading, unit: Unit, inside?: Group): void {
  const label = labelOf(source, unit);
  const text = label?.rest ?? bare(source, unit);
  const words = wordsIn(source, text);
  if (shareOf(roles, text) <= 0.85 || orders(words[0]) || words.length < 2) return;
  const isNamed = label?.isOwn && shareOf(roles, label.range) > 0.5;
  const item = { label: isNamed ? label.range : undefined, text };
  const before = (inside ?? slide.elements.findLast(({ shown }) => !shown))?.items.at(-1);
  // Sentences of one line are one text.
  if (before && !unit.marked && /^ ?$/u.test(source.text.slice(before.text.end, text.start)))
    before.text = { start: before.text.start, end: text.end };
  else if (inside !== undefined) inside.items.push(item);
  else slide.elements.push(groupOf({ items: [item], listed: unit.marked }));
}
