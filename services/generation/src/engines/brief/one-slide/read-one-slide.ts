import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { coloursIn, lookIn, lookOfBoth, NO_LOOK, placingIn } from './looks.ts';
import { isSaid, lookOfQuote, pointsOf, takeTitle, wordsBefore } from './quotations.ts';
import { readLooks } from './read-looks.ts';
import { askedIn, groundIn, inColumns, shareOf } from './rows.ts';
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
  if (grounds.length === 1 && fills[0]) {
    slide.titleLook.fills.shift();
    slide.ground = fills[0].colour;
  }
  const isGiven = slide.elements.some(({ listed, shown }) => listed && !shown);
  if (!isGiven) slide.elements.unshift(...units.flatMap((unit) => askedIn(reading.source, unit)).slice(0, 1));
  for (const group of slide.elements)
    if (group.dataset !== '') group.look = { ...group.look, fills: slide.tableHead };
  const elements = inColumns(
    slide.elements.filter(({ items, dataset, heading }) => items.length > 0 || dataset || heading),
  );
  return { ...slide, elements, groups: elements.filter(({ shown }) => !shown) };
}

/** A unit, with the group that it stands in; below a group's heading all is of that group. */
function readUnit(reading: Reading, unit: Unit, inside: Group | undefined): void {
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
    if (quotes.length > 0) readLeaf(reading, unit, quotes, inside);
    for (const child of unit.children) readUnit(reading, child, inside);
  } else if (unit.children.length > 0) readChildren(reading, unit, openGroup(reading, unit, quotes, inside));
  else if (quotes.length > 0) {
    readLeaf(reading, unit, quotes, inside);
    readLooks(reading, unit, quotes, inside);
  } else if (data === undefined && !isShown) readPlain(reading, unit, inside);
}

function readLeaf(reading: Reading, unit: Unit, quotes: readonly Range[], inside: Group | undefined): void {
  const { source, slide } = reading;
  const rest = quotes.filter((quote) => !takeTitle(reading, unit, quote, inside));
  const [first, ...more] = rest;
  if (first === undefined) return;
  const items = pointsOf(source, unit, rest);
  const isCalled = more.length === 0 && wordsBefore(source, unit, first).some((one) => isA(one, 'called'));
  const looks = rest.map((quote) => lookOfQuote(source, unit, quote));
  const isShown =
    more.length > 0 && wordsBefore(source, unit, first).some((one) => senseOf(one, 'part') === 'picture');
  const [told = NO_LOOK, ...others] = looks;
  // A circle with words in it is no picture.
  const isBoxed = told.form === 'box' || told.form === 'round';
  const box = more.length > 0 ? 'boxes' : 'box';
  const form = isShown ? 'picture' : isBoxed ? box : told.form || (told.fills[0] ? 'box' : '');
  const look = { ...told, form };
  // "Labelled “A”, “B” and “C” at the bottom": what is said behind the last is said of all.
  const isApart = others.some(
    ({ place }, at) =>
      place !== '' && wordsBefore(source, unit, rest[at + 1] ?? first).some((one) => !isA(one, 'glue')),
  );
  const [led] = items;
  const isHeading = wordsBefore(source, unit, first).some(isTitleWord);
  // "Top left, in green, “Strengths”: “Loyal regulars”, …"
  const isLed = /^["”»’']?[:：]\s/u.test(source.text.slice(first.end));
  const isHeaded = more.length > 0 && (isHeading || isLed);
  if (isHeaded && led)
    slide.elements.push(groupOf({ heading: led.text, items: items.slice(1), listed: true, look }));
  else if (inside === undefined && isApart)
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
  const waiting =
    heading === undefined && last?.waits && inside === undefined ? slide.elements.pop() : undefined;
  const isBoxed = waiting !== undefined && waiting.look.fills.length > 0;
  // "**Timeline**: draw a line. Put the years above it:": its line says what it is.
  const line = { start: source.text.lastIndexOf('\n', unit.start) + 1, end: unit.end };
  const isTrack = wordsIn(source, line).some((one) => TRACKS.has(senseOf(one, 'part') ?? ''));
  slide.headings ||= heading ? look.ink : isBoxed ? '' : (waiting?.look.ink ?? '');
  const group = groupOf({
    ...{ heading: heading ?? waiting?.items[0]?.text, listed: true, over: isBoxed ? waiting : undefined },
    ordered: isNumbered,
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

const TRACKS = new Set(['timeline', 'steps']);

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
    const isNamed = isLabelled && (label.isOwn || isExact) && child.children.length === 0;
    if (isQuoting && !isNamed && (isSentence || isOwn))
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
