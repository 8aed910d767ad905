import type { Lexeme } from '../segments/lexicon.ts';
import { endOf, isA, type Range, type Source, senseOf, startOf } from '../segments/source.ts';
import { coloursIn, lookIn, lookOfBoth, NO_LOOK, placingIn, SIDES, type Tone } from './looks.ts';
import { groundIn } from './rows.ts';
import { type Group, groupOf, type Reading } from './slide-reading.ts';
import { bare, isOfElement, isTitleWord, labelOf, orders, type Unit, wordsIn } from './units.ts';

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
  const colours = coloursIn(source, own);
  const label = labelOf(source, unit)?.range;
  // "Background: a photo of …"
  const named = label ? wordsIn(source, label) : [];
  const isGround = named.length < 3 && named.some((one) => senseOf(one, 'use') === 'background');
  const isBehind = picture !== undefined && (isGround || isBackground(source, own));
  const show = (form: string, ...texts: Range[]): void => {
    slide.elements.push(
      groupOf({
        items: texts.map((text) => ({ label: undefined, text })),
        shown: true,
        inside,
        // What a picture shows has colours too; only a frame of one is its own.
        look: isBehind
          ? { ...NO_LOOK, form, place: 'background' }
          : {
              ...look,
              form,
              ink: '',
              fills: colours.flatMap(({ colour, use }) =>
                form === 'swatches' || use === 'frame' ? colour : [],
              ),
            },
      }),
    );
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
  else if (says('bar')) {
    const bar = words.find(({ value }) => value === 'bar')?.start;
    const [its = [], others = []] = [true, false].map((is) =>
      colours.filter(({ of }) => (of === bar) === is),
    );
    slide.bars.push({ ...look, fills: its.map(({ colour }) => colour) });
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
  for (const { colour, use, of } of colours) {
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
    else slide.ink ||= colour;
  }
  const isDark = placingIn(source, own).some(({ value }) => value === 'deep');
  if (isDark && isGround && colours.every(({ use }) => use !== 'fill')) slide.ground ||= '#1c2230';
}

/** The words for a picture, or a translation, that a sentence asks for; those that it quotes are its items. */
function pictureIn(
  { source, roles, slide }: Reading,
  unit: Unit,
  own: Range,
  quotes: readonly Range[],
): Range[] {
  const words = wordsIn(source, own);
  const placing = placingIn(source, own);
  const label = labelOf(source, unit);
  const [first, second] = words;
  // "Icon: a closed eye"
  const isLabel = label && wordsIn(source, label.range).some((one) => senseOf(one, 'part') === 'picture');
  const isOnly = words.every((one) => !orders(one) && senseOf(one, 'part') !== 'picture');
  if (isLabel && quotes.length === 0 && isOnly && unit.children.length === 0)
    return [bare(source, { ...label.rest, end: stopOf(source, label.rest, words) })];
  // "On the right, a jar of honey": where something stands says that it is ordered.
  const isPlaced = [first, second].some((one) =>
    placing.some(({ start }) => start >= startOf(source, one) && start < endOf(one)),
  );
  const isOrder =
    quotes.length > 0 ||
    words.slice(0, 3).some(orders) ||
    (isPlaced && /^[^"“]{0,30},\s/u.test(source.text.slice(own.start, own.end)));
  const isPicture = (one: Lexeme): boolean => {
    const start = one.start;
    const named =
      placing.find((word) => word.start === start)?.value ??
      senseOf(one, 'part') ??
      senseOf(one, 'unit') ??
      '';
    return ['picture', 'pictures', 'translation'].includes(named) && (isOrder || roles[start] !== 'material');
  };
  const at = words.findIndex(isPicture);
  const noun = words[at];
  const isAvoided = words.slice(0, at).some((one) => isA(one, 'avoid'));
  // "Over the bottom of the image, add …": where something else stands.
  const isPlace =
    !words.slice(0, at).some(orders) && words.slice(at + 1).some((one) => isA(one, 'put', 'make'));
  if (noun === undefined || isAvoided || isPlace || unit.children.length > 0) return [];
  // "Icons “frame” and “handle”" are named by their quotations, but not "a picture, then put a bubble with “…”".
  const named = quotes.find(({ start }) => start > noun.start);
  if (named && !wordsIn(source, { start: noun.end, end: named.start }).some((one) => isA(one, 'put')))
    return [];
  let from = at;
  while (from > 0 && isOfNoun(source, words[from - 1], words[from])) from--;
  // "Four circular portraits in a row": what each shows is told beside them.
  if (words.slice(from, at).some((one) => Number(senseOf(one, 'number') ?? 0) > 1)) return [];
  const next = words[at + 1];
  // "Ensure that the text does not touch the image": one that was told.
  const isTold = slide.elements.some(({ look: { form } }) => form === 'picture');
  const isNext = noun.end + 1 === startOf(source, next);
  const isShown = isNext && (next?.senses.length === 0 || isA(next, 'for', 'with'));
  if (isTold && from === at && !isPlaced && !isShown) return [];
  // "The image is", of one that was told.
  if (from === at && isA(next, 'glue') && !isA(next, 'for', 'with')) return [];
  // "A small round photo of hands": what it shows says more than what it is.
  const isOfWhat =
    isA(next, 'for', 'with') && !placing.some(({ start }) => start > endOf(next) && start < endOf(next) + 12);
  const after =
    isOfWhat || (from === at && isA(next, 'for', 'with', 'glue'))
      ? endOf(next)
      : startOf(source, words[from]);
  const background = words.find((one, index) => index > at && senseOf(one, 'use') === 'background');
  const place =
    placing.find(({ start, value }) => start > noun.end && (value === 'background' || SIDES.has(value))) ??
    (background && { start: background.start, end: background.end });
  // "Two people on the right side, talking": what follows the place is of the picture too.
  const isMore =
    place !== undefined &&
    /^[^,.]{0,8},/u.test(source.text.slice(place.end, own.end)) &&
    !placing.some(({ start }) => start > place.end && start < place.end + 9);
  const comma = source.text.slice(after, own.end).search(isMore ? /[.!。]?$/u : /,\s|[.!。]?$/u);
  const end = place === undefined || isMore ? own.end : beforePlace(words, place.start);
  // "… and apply an overlay": another order.
  const more = words.find(
    (one, index) => index > at + 1 && isA(words[index - 1], 'glue') && isA(one, 'put', 'make'),
  );
  const least = more ? beforePlace(words, more.start) : own.end;
  // "D'un sac": the mark is of the word before.
  const start = /^['’]/u.test(source.text.slice(after)) ? after + 1 : after;
  const near = nearOf(source, { start: noun.end, end: own.end });
  return [bare(source, { start, end: Math.min(end, after + comma, least, near) })];
}

const FORMED = new Set([...SIDES, 'box', 'boxes', 'button', 'bar', 'frame', 'round']);

/** Where the words for a picture end and those begin that say where it stands among others: "inside a round frame", "under the box", "beside the left heading". */
function nearOf(source: Source, range: Range): number {
  const placing = placingIn(source, range);
  const words = wordsIn(source, range);
  const near = placing.find(({ value, end }, at) => {
    if (value !== 'near') return false;
    const behind = words.filter(({ start }) => start > end).slice(0, MOST_NEAR);
    const isForm = placing
      .slice(at + 1)
      .some((one) => FORMED.has(one.value) && one.start < endOf(behind.at(-1)));
    // "… inside it"
    const isPronoun = behind.length === 1 && isA(behind[0], 'glue');
    const isPart = behind.some((one) => isOfElement(one) && !isA(one, 'colour', 'look'));
    return isForm || isPronoun || isPart;
  });
  return near?.start ?? range.end;
}

const MOST_NEAR = 4;

/** Where the first sentence of a range ends, or its first clause, or what it shows: "… in the bottom left corner". */
function stopOf(source: Source, range: Range, words: readonly Lexeme[]): number {
  const stop = source.text.slice(range.start, range.end).search(/[,;(]\s|[.!。]?$/u);
  const side = placingIn(source, range).find(({ value }) => SIDES.has(value));
  return Math.min(
    range.start + stop,
    nearOf(source, range),
    side ? beforePlace(words, side.start) : range.end,
  );
}

/** Whether a sentence asks for its picture as the ground of all: "as the background", "a background image", "behind the text". */
const isBackground = (source: Source, own: Range): boolean =>
  placingIn(source, own).some(({ value }) => value === 'background') ||
  wordsIn(source, own).some((one, at, words) => {
    if (senseOf(one, 'use') !== 'background') return false;
    const next = words[at + 1];
    return next === undefined || source.text[one.end] === ',' || senseOf(next, 'part') === 'picture';
  });

/** Whether a word is part of the noun phrase that goes on with another. */
const isOfNoun = (source: Source, one: Lexeme | undefined, next: Lexeme | undefined): boolean =>
  one !== undefined &&
  one.end + 1 >= startOf(source, next) &&
  (!isA(one, 'put', 'make', 'glue', 'for', 'with') ||
    /^['’]?s$/u.test(source.text.slice(one.start, one.end)));

/** Where the words end that "on the right side" follows. */
function beforePlace(words: readonly Lexeme[], start: number): number {
  let at = words.findIndex((one) => one.end > start);
  while (at > 0 && isA(words[at - 1], 'glue', 'for', 'with', 'unit')) at--;
  return endOf(words[at - 1]);
}
