import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { coloursIn, lookIn, lookOfBoth, NO_LOOK, placingIn, rulesIn, type Tone } from './looks.ts';
import { pictureIn } from './pictures.ts';
import { groundIn } from './rows.ts';
import { type Group, type Reading, seenAs } from './slide-reading.ts';
import { bare, isTitleWord, labelOf, type Unit, wordsIn } from './units.ts';

/** Reads what a sentence of the order says of the slide's look beside its quotations: pictures, bars, colours; whether a picture is all that it orders. */
export function readLooks(reading: Reading, unit: Unit, quotes: readonly Range[], inside?: Group): boolean {
  const { source, slide } = reading;
  const own = { start: labelOf(source, unit)?.rest.start ?? unit.start, end: unit.end };
  const words = placingIn(source, own);
  const says = (value: string): boolean => words.some((one) => one.value === value);
  const [picture] = pictureIn(reading, unit, own, quotes);
  const look = lookOfBoth(
    lookIn(
      source,
      { start: picture?.start ?? own.start, end: unit.end },
      { start: unit.start, end: picture?.start ?? own.start },
    ),
    { ...NO_LOOK, place: inside?.look.place ?? '' },
  );
  const tones = coloursIn(source, own);
  const colours = tones.filter(({ use }) => use !== 'line');
  const [rule] = rulesIn(source, own);
  const fills = tones.flatMap(({ colour, use }) => (use === 'line' ? colour : []));
  // "The year above the line": one that was told.
  if (rule && (fills.length > 0 || slide.bars.every(({ form }) => form !== 'lines')))
    readRule(reading, own, fills);
  const label = labelOf(source, unit)?.range;
  // "Background: a photo of …"
  const named = label ? wordsIn(source, label) : [];
  const isGround = named.length < 3 && named.some((one) => senseOf(one, 'use') === 'background');
  const isBehind = picture !== undefined && (isGround || isBackground(source, own));
  // What a picture shows has colours too; only a frame of one is its own.
  const framed = (form: string): string[] =>
    colours.flatMap(({ colour, use }) => (form === 'swatches' || use === 'frame' ? colour : []));
  const show = (form: string, text: Range): void => {
    const own = isBehind ? { place: 'background' } : { ...look, ink: '', fills: framed(form) };
    slide.elements.push({ ...seenAs(text, { ...own, form }), inside });
  };
  if (picture) {
    show(says('translation') ? 'translation' : look.form === 'round' ? 'round' : 'picture', picture);
    // "… and apply a dark green overlay".
    const over = coloursIn(source, { start: picture.end, end: unit.end });
    if (isBehind && (over[0]?.of === -1 || over[0]?.use === 'fill')) slide.ground ||= over[0].colour;
    return quotes.length === 0;
  }
  if (quotes.length > 0 || (unit.children.length > 0 && !isA(wordsIn(source, unit)[0], 'make'))) return false;
  if (says('swatches')) show('swatches', label ?? bare(source, own));
  else if (rule) readColours(reading, own, colours);
  else if (says('bar')) {
    const bar = words.find(({ value }) => value === 'bar')?.start;
    const its = colours.filter(({ of }) => of === bar).map(({ colour }) => colour);
    slide.bars.push({ ...look, fills: its });
    const others = colours.filter(({ of }) => of !== bar);
    readColours(reading, own, others);
  } else if (says('lines')) {
    const last = inside ?? slide.elements.findLast(({ listed }) => listed);
    if (last) last.look = { ...last.look, form: 'lines', fills: look.fills };
  } else if (colours.length === 0 && look.place !== '' && isA(wordsIn(source, own)[0], 'put')) {
    const last = slide.elements.findLast(({ shown }) => !shown);
    if (last) last.look = lookOfBoth(last.look, look);
  } else {
    if (isGround) slide.ground ||= colours[0]?.colour ?? '';
    readColours(reading, own, colours);
  }
  return false;
}

/** A line that is drawn: between columns, over the foot of the slide, else under its title. */
function readRule({ source, slide }: Reading, own: Range, fills: string[]): void {
  const placing = placingIn(source, own);
  const says = (...values: string[]): boolean => placing.some(({ value }) => values.includes(value));
  const isUnder = placing.some(({ value, end }) => {
    const behind = wordsIn(source, { start: end, end: own.end }).slice(0, 4);
    return value === 'under' && behind.length > 1 && !behind.some(isTitleWord);
  });
  const above = slide.elements.findLast(({ shown }) => !shown)?.look.place ?? '';
  const below = /^(?:left|right)$/u.test(above) ? above : 'bottom';
  const place = says('upright', 'compare') ? 'center' : says('bottom') ? 'bottom' : isUnder ? below : '';
  slide.bars.push({ ...NO_LOOK, form: 'lines', place, fills });
}

/** "Use yellow for section titles and white for the texts": colours by what they are for. */
function readColours({ source, slide }: Reading, own: Range, colours: readonly Tone[]): void {
  const words = wordsIn(source, own);
  const isOfTitle = words.some(isTitleWord);
  const from = words.findIndex((one) => senseOf(one, 'use') === 'background');
  const isGround = from !== -1;
  const hasHeadings = slide.elements.some(({ heading }) => heading !== undefined);
  // "The background of the title": what is told of it is told of the title; not "a grey background and a blue title".
  const isTitleGround = groundIn(source, own) === 'title';
  // "The header row in navy"
  const isHead = words.some((one) => senseOf(one, 'part') === 'header');
  const { titleLook, elements } = slide;
  // "A pale ground for each section"
  const each = placingIn(source, own).find(({ value }) => value === 'each' || value === 'boxes');
  const plain = elements.filter(
    ({ look, shown, dataset }) => look.fills.length === 0 && !shown && dataset === '',
  );
  for (const { colour, use, of } of colours) {
    if (each && use === 'fill' && !isOfTitle && of < each.start && plain.length > 1) {
      for (const one of plain) one.look = { ...one.look, form: one.look.form || 'box', fills: [colour] };
      plain.length = 0;
      continue;
    }
    // "Keep white and blue on it": for nothing that is named.
    if (of === -1 && !isOfTitle && !isHead) continue;
    const isFill = use === 'fill' || (use === 'title' && isTitleGround);
    const isSaid = colour === slide.headings || elements.some(({ look }) => look.fills.includes(colour));
    if (isHead && !isOfTitle) slide.tableHead.push(colour);
    else if (use === 'frame') slide.frame ||= colour;
    else if (
      isFill &&
      isOfTitle &&
      (isTitleGround || words.findIndex(isTitleWord) < from || !isGround) &&
      titleLook.fills.length === 0
    )
      titleLook.fills = [colour];
    else if (isFill) slide.ground ||= isSaid || !isGround ? '' : colour;
    else if (use === 'title' && hasHeadings) slide.headings ||= colour;
    else if (isOfTitle && !hasHeadings) titleLook.ink ||= colour;
    else if (slide.ink !== '' && slide.ink !== colour) slide.headings ||= colour;
    else slide.ink = colour;
  }
  const isDark = placingIn(source, own).some(({ value }) => value === 'deep');
  if (isDark && isGround && colours.every(({ use }) => use !== 'fill')) slide.ground ||= '#1c2230';
}

/** Whether a sentence asks for its picture as the ground of all: "as the background", "a background image", "behind the text". */
const isBackground = (source: Source, own: Range): boolean =>
  wordsIn(source, own).some(
    (one) =>
      senseOf(one, 'part') === 'picture' && placingIn(source, one).some(({ value }) => value === 'ground'),
  ) ||
  placingIn(source, own).some(({ value }) => value === 'background') ||
  wordsIn(source, own).some((one, at, words) => {
    if (senseOf(one, 'use') !== 'background') return false;
    const next = words[at + 1];
    return next === undefined || source.text[one.end] === ',' || senseOf(next, 'part') === 'picture';
  });
