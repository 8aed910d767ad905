import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { coloursIn, lookIn, lookOfBoth, NO_LOOK, placingIn, SIDES } from './looks.ts';
import { isSaid, takeTitle, wordsBefore } from './quotations.ts';
import { readQuoted } from './quoted.ts';
import { readLooks } from './read-looks.ts';
import { askedIn, groundIn, shareOf, sideBySide, TRACKS, withForms } from './rows.ts';
import { type Group, groupOf, type OneSlide, type Reading } from './slide-reading.ts';
import {
  bare,
  isTitleWord,
  labelOf,
  orders,
  ordersIn,
  ownHeading,
  type Unit,
  unitsOf,
  wordsIn,
} from './units.ts';
import { withUnmarked } from './unmarked.ts';

/** Reads what stretches of an order say of one slide: what it dictates, under which heading, and how it shall look. */
export function readOneSlide(reading: Omit<Reading, 'slide'>, stretches: readonly Range[]): OneSlide {
  const slide: OneSlide = {
    ...{ title: undefined, titleLook: { ...NO_LOOK }, tables: [], groups: [], elements: [], bars: [] },
    ...{ ground: '', ink: '', headings: '', frame: '', tableHead: [] },
  };
  const units = withUnmarked(
    reading.source,
    stretches.flatMap((one) => unitsOf(reading.source, one)),
    reading.data,
  );
  for (const unit of units) readUnit({ ...reading, slide }, unit, undefined);
  // "Titled “Sleep” in white, on a purple background", and no other ground is spoken of.
  const grounds = units.filter((unit) => groundIn(reading.source, unit) !== undefined);
  const titled = grounds.find(({ quotes }) => quotes.some((quote) => quote === slide.title));
  const fills = titled ? coloursIn(reading.source, titled).filter(({ use }) => use === 'fill') : [];
  const hasSide = /^(?:left|right)$/u.test(slide.titleLook.place);
  if (grounds.length === 1 && fills[0] && !hasSide) {
    slide.titleLook.fills.shift();
    slide.ground = fills[0].colour;
  }
  const isGiven = slide.elements.some(({ listed, shown }) => listed && !shown);
  if (!isGiven) slide.elements.unshift(...units.flatMap((unit) => askedIn(reading.source, unit)).slice(0, 1));
  for (const group of slide.elements)
    if (group.dataset !== '') group.look = { ...group.look, fills: slide.tableHead };
  withForms(slide);
  const elements = slide.elements.filter(
    ({ items, dataset, heading }) => items.length > 0 || dataset || heading,
  );
  sideBySide(elements);
  return { ...slide, elements, groups: elements.filter(({ shown }) => !shown) };
}

/** A unit, and where it stands that is "below the portrait". */
function readUnit(reading: Reading, unit: Unit, inside: Group | undefined): void {
  const { elements } = reading.slide;
  const known = elements.length;
  const place = placeBelow(reading, unit);
  readElement(reading, unit, inside);
  for (const one of elements.slice(known))
    if (place !== '' && one.look.place === '') one.look = { ...one.look, place };
}

/** The place of what stands above; below the title, its side. */
function placeBelow({ source, slide }: Reading, unit: Unit): string {
  const start = labelOf(source, unit)?.rest.start ?? unit.start;
  const [first] = placingIn(source, { start, end: unit.end });
  if (first?.value !== 'under' || first.start > start + 12) return '';
  const words = wordsIn(source, { start: first.end, end: unit.end }).slice(0, 3);
  const isSide = (place: string): boolean => place === 'left' || place === 'right';
  if (words.some(isTitleWord)) return isSide(slide.titleLook.place) ? slide.titleLook.place : '';
  const places = slide.elements.map(({ look }) => look.place).filter((place) => place !== 'background');
  // "Under the columns"
  const isAll =
    new Set(places.filter(isSide)).size > 1 &&
    words.some((one) => /s$/u.test(source.text.slice(one.start, one.end)));
  return isAll ? '' : (places.at(-1) ?? '');
}

/** A unit, with the group that it stands in; below a group's heading all is of that group. */
function readElement(reading: Reading, unit: Unit, inside: Group | undefined): void {
  const { source, slide } = reading;
  const data = reading.data.find(({ start, end }) => start < unit.end && unit.start < end);
  if (data && !slide.elements.some(({ dataset }) => dataset === data.id)) {
    slide.elements.push(groupOf({ dataset: data.id }));
    slide.tables.push(data);
  }
  const isHidden = wordsIn(source, unit).some((one) => isA(one, 'hide'));
  const quotes = isHidden ? [] : unit.quotes.filter((quote) => isSaid(reading, unit, quote));
  const isShown = !isHidden && quotes.length === 0 && readLooks(reading, unit, quotes, inside);
  if (isWhole(source, unit)) {
    if (quotes.length > 0) readQuoting(reading, unit, quotes, inside);
    for (const child of unit.children) readUnit(reading, child, inside);
  } else if (unit.children.length > 0) readChildren(reading, unit, openGroup(reading, unit, quotes, inside));
  else if (quotes.length > 0) readQuoting(reading, unit, quotes, inside);
  else if (data === undefined && !isShown) readPlain(reading, unit, inside);
}

function readQuoting(reading: Reading, unit: Unit, quotes: readonly Range[], inside?: Group): void {
  readQuoted(reading, unit, quotes, inside);
  readLooks(reading, unit, quotes, inside);
}

/** "Create a slide with the following elements:" over lines that order each of them, or say where words in quotation marks stand. */
const isWhole = (source: Source, unit: Unit): boolean =>
  unit.quotes.every((quote) => wordsBefore(source, unit, quote).some(isTitleWord)) &&
  isA(wordsIn(source, unit)[0], 'make') &&
  unit.children.filter((child) => {
    const label = labelOf(source, child);
    const isOrder = orders(wordsIn(source, label?.rest ?? child)[0]) || label?.isOwn === false;
    const [first, second] = wordsIn(source, child);
    const isPlaced =
      placingIn(source, { start: child.start, end: (second ?? first)?.end ?? child.start }).length > 0;
    const isQuoting = child.quotes.length > 0 && wordsIn(source, label?.rest ?? child).length > 1;
    return isOrder || isPlaced || isQuoting;
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
  const isNumbered = placingIn(source, unit).some(({ value }) => value === 'number');
  if (heading === undefined && inside !== undefined && !isDescribed) {
    inside.look = lookOfBoth(look, inside.look);
    inside.ordered ||= isNumbered;
    return inside;
  }
  const last = slide.elements.at(-1);
  const waiting = heading === undefined && last?.waits && inside === undefined ? last : undefined;
  // A second title on a ground of its own stays by itself.
  const own = waiting && waiting.look.fills.length === 0 ? slide.elements.pop() : undefined;
  // "**Timeline**: draw a line. Put the years above it:": its line says what it is.
  const line = { start: source.text.lastIndexOf('\n', unit.start) + 1, end: unit.end };
  const isYear = ({ start }: Unit): boolean =>
    /^\*{0,2}\p{Nd}{3,4}s?\*{0,2}[:：]/u.test(source.text.slice(start, start + 12));
  const areYears = unit.children.length > 2 && unit.children.every(isYear);
  const isTrack = areYears || wordsIn(source, line).some((one) => TRACKS.has(senseOf(one, 'part') ?? ''));
  slide.headings ||= heading ? look.ink : (own?.look.ink ?? '');
  const group = groupOf({
    ...{ heading: heading ?? own?.items[0]?.text, listed: true, ordered: isNumbered },
    look: {
      ...look,
      place: look.place || (waiting?.look.place ?? ''),
      form: isTrack && !/^b/u.test(look.form) ? 'steps' : look.form,
      ink: heading ? '' : look.ink,
    },
  });
  slide.elements.push(group);
  return group;
}

const LINES = new Set(['points', 'rows', 'items', 'steps', 'questions']);

function readChildren(reading: Reading, unit: Unit, group: Group): void {
  const { source, roles, slide } = reading;
  const leaves = unit.children.filter(({ children, quotes }) => children.length === 0 && quotes.length === 0);
  // "Include these points:", words in quotation marks over lines: what they hold is to be read.
  const isGiven =
    unit.quotes.some((quote) => quote !== slide.title) ||
    wordsIn(source, unit).some(
      (one) => isA(one, 'given') || LINES.has(senseOf(one, 'unit') ?? '') || senseOf(one, 'part') === 'list',
    );
  const told = leaves.filter((leaf) => shareOf(roles, leaf) >= 0.5).length;
  const isTold = isGiven || told * 2 > leaves.length;
  // "Name: … Born: … Place: …": what elements are called too is a name here.
  const alone = unit.children.filter(({ children }) => children.length === 0);
  const names = alone.filter((one) => labelOf(source, one)?.isOwn && !orders(wordsIn(source, one)[0]));
  // "**Top left**: “Sun”", "**Top right**: “Rain”": each stands there by itself.
  const arePlaced = unit.children.every((child) => {
    const label = labelOf(source, child);
    return (
      label &&
      child.quotes.length > 0 &&
      child.children.length === 0 &&
      placingIn(source, label.range).some(({ value }) => SIDES.has(value))
    );
  });
  const own = group.items.length;
  for (const child of unit.children) {
    const label = labelOf(source, child);
    const isLabelled = names.length > 1 && names.length * 2 > alone.length && label !== undefined;
    // "Low: “Below 2 km.”" among others: nothing but a name and what is said of it.
    const [quote, ...others] = child.quotes;
    const isExact = others.length === 0 && label && quote && wordsIn(source, label.rest).length === 0;
    const isOrder = ordersIn(source, child);
    const said = { start: child.start, end: child.quotes[0]?.start ?? child.end };
    // "He wrote a game called “Blaster”, and sold it": a line of its own words that quotes some.
    const isSentence = wordsIn(source, said).length > 4 && !isOrder && shareOf(roles, said) > 0.8;
    const isQuoting = isTold && child.marked && child.children.length === 0 && child.quotes.length > 0;
    // "Sharing with a friend “only today”"
    const isOwn = isGiven && !isOrder && label === undefined && wordsIn(source, said).length > 1;
    // "Debut: “The Salt Road” (1962)" among names and what is said of them.
    const isRow = others.length > 0 && label && wordsIn(source, label.rest).length === 0;
    const isNamed = isLabelled && (label.isOwn || isExact) && !isRow && child.children.length === 0;
    if (arePlaced) readUnit(reading, child, undefined);
    else if (isQuoting && !isNamed && (isSentence || isOwn))
      group.items.push({ label: undefined, text: bare(source, child) });
    else if ((!leaves.includes(child) && !isNamed) || !child.marked) readUnit(reading, child, group);
    else if (!isLabelled && (!isTold || isElement(source, child))) readLooks(reading, child, [], group);
    // "Include the source: …": the order is no name.
    else
      group.items.push({
        label: isOrder && !isLabelled ? undefined : label?.range,
        text: (isExact ? quote : label?.rest) ?? bare(source, child),
      });
  }
  const said = group.items.slice(own);
  group.ordered ||=
    said.length === unit.children.length &&
    unit.children.every(({ numbered }) => numbered) &&
    said.every(({ label }) => label === undefined);
}

/** "Title: …", "Background: use …", "Add a vertical bar": a line about an element, not of its words. */
const isElement = (source: Source, unit: Unit): boolean => {
  const label = labelOf(source, unit);
  const own = label?.rest ?? unit;
  const isOrder = ordersIn(source, own) && !isA(wordsIn(source, own)[0], 'avoid', 'wish');
  return isOrder || label?.isOwn === false;
};

/** Words without marks in an order: what stands behind a colon, where it was read as material. */
function readPlain(reading: Reading, unit: Unit, inside?: Group): void {
  const { source, roles, slide } = reading;
  const label = labelOf(source, unit);
  const text = label?.rest ?? bare(source, unit);
  const words = wordsIn(source, text);
  const isShort = words.length < 2 && !/\p{Nd}/u.test(source.text.slice(text.start, text.end));
  // "Text colour: white for the title": how something looks.
  const isLook =
    label && wordsIn(source, label.range).some((one) => isA(one, 'look', 'use', 'colour', 'style'));
  if (shareOf(roles, text) <= 0.85 || orders(words[0]) || isShort || isLook) return;
  const isNamed = label?.isOwn && shareOf(roles, label.range) > 0.5;
  const item = { label: isNamed ? label.range : undefined, text };
  const before = (inside ?? slide.elements.findLast(({ shown }) => !shown))?.items.at(-1);
  // Sentences of one line are one text.
  if (before && /^ ?$/u.test(source.text.slice(before.text.end, text.start)))
    before.text = { start: before.text.start, end: text.end };
  else slide.elements.push(groupOf({ items: [item], listed: unit.marked }));
}
