import type { Lexeme } from '../segments/lexicon.ts';
import { endOf, isA, type Range, type Source, senseOf, startOf } from '../segments/source.ts';
import { FILLED, NO_LOOK, placingIn, SIDES } from './looks.ts';
import { groupOf, type Reading } from './slide-reading.ts';
import { bare, isOfElement, labelOf, orders, type Unit, wordsIn } from './units.ts';

const SEEN = new Set(['picture', 'pictures', 'drawn', 'translation']);

/** The words for a picture, or a translation, that a sentence asks for; those that it quotes are its items. */
export function pictureIn(
  { source, roles, slide }: Reading,
  unit: Unit,
  own: Range,
  quotes: readonly Range[],
): Range[] {
  const words = wordsIn(source, own);
  const placing = placingIn(source, own);
  const label = labelOf(source, unit);
  const [first, second] = words;
  // "On the right, a jar of honey": where something stands says that it is ordered.
  const isPlaced = [first, second].some((one) =>
    placing.some(({ start }) => start >= startOf(source, one) && start < endOf(one)),
  );
  const isOrder =
    quotes.length > 0 ||
    words.slice(0, 3).some(orders) ||
    (isPlaced && /^[^"“]{0,30},\s/u.test(source.text.slice(own.start, own.end)));
  const placedAs = (one: Lexeme): string => placing.find(({ start }) => start === one.start)?.value ?? '';
  const isPicture = (one: Lexeme): boolean =>
    [placedAs(one), senseOf(one, 'part') ?? '', senseOf(one, 'unit') ?? ''].some((name) => SEEN.has(name)) &&
    (isOrder || roles[one.start] !== 'material');
  const at = words.findIndex(isPicture);
  const noun = words[at];
  if (unit.children.length > 0) return [];
  // "Icon: a closed eye"
  const isLabel = label && wordsIn(source, label.range).some((one) => senseOf(one, 'part') === 'picture');
  if (noun === undefined) return quotes.length > 0 ? [] : thingIn(source, own, isLabel === true);
  const isAvoided = words.slice(0, at).some((one) => isA(one, 'avoid'));
  // "Over the bottom of the image, add …": where something else stands.
  const isPlace =
    !words.slice(0, at).some(orders) && words.slice(at + 1).some((one) => isA(one, 'put', 'make'));
  if (isAvoided || isPlace) return [];
  // "Icons “frame” and “handle”" are named by their quotations, but not "a picture, then put a bubble with “…”".
  const named = quotes.find(({ start }) => start > noun.start);
  if (named && !wordsIn(source, { start: noun.end, end: named.start }).some((one) => isA(one, 'put')))
    return [];
  let from = at;
  while (from > 0 && isOfNoun(source, words[from - 1], words[from])) from--;
  // "Four circular portraits in a row": what each shows is told beside them.
  if (words.slice(from, at).some((one) => Number(senseOf(one, 'number') ?? 0) > 1)) {
    const form = placing.some(({ value }) => value === 'round') ? 'round' : 'picture';
    slide.elements.push(groupOf({ listed: true, shown: true, look: { ...NO_LOOK, form } }));
    return [];
  }
  const next = words[at + 1];
  // "Ensure that the text does not touch the image": one that was told.
  const isTold = slide.elements.some(({ look: { form } }) => form === 'picture');
  const isNext = noun.end + 1 === startOf(source, next);
  const isShown = isNext && (next?.senses.length === 0 || isA(next, 'for', 'with'));
  if (isTold && from === at && !isPlaced && !isShown) return [];
  // "The image is", of one that was told.
  if (from === at && isA(next, 'glue') && !isA(next, 'for', 'with')) return [];
  // "A small round photo of hands": what it shows says more than what it is; a map of a town is a map.
  const isOfWhat =
    placedAs(noun) !== 'drawn' &&
    isA(next, 'for', 'with') &&
    !placing.some(({ start, value }) => value !== 'near' && start > endOf(next) && start < endOf(next) + 12);
  const isLed = isOfWhat || (from === at && isA(next, 'for', 'with', 'glue'));
  const after = isLed ? endOf(next) : startOf(source, words[from]);
  // "D'un sac": the mark is of the word before.
  const start = /^['’]/u.test(source.text.slice(after)) ? after + 1 : after;
  return [bare(source, { start, end: stopOf(source, { start: Math.max(start, noun.end), end: own.end }) })];
}

/** What an order places that is none of what else slides hold, and so to be seen: "Place a wise owl in the bottom right corner", "Icon: a closed eye". */
function thingIn(source: Source, own: Range, isLabelled: boolean): Range[] {
  const order = wordsIn(source, own)
    .slice(0, 8)
    .find((one) => isA(one, 'put', 'make'));
  const object = { start: order?.end ?? own.start, end: own.end };
  const range = bare(source, { ...object, end: stopOf(source, object) });
  const named = wordsIn(source, range);
  const isPlaced = placingIn(source, own).some(({ value }) => SIDES.has(value));
  const isForm = placingIn(source, range).some(({ value }) => FILLED.includes(value) || value === 'line');
  const isThing =
    named.some(({ senses }) => senses.length === 0) && !named.some((one) => isOfElement(one) || orders(one));
  const isShown = isLabelled ? named.length > 0 : order && isPlaced && isThing && !isForm;
  return isShown ? [range] : [];
}

/** Where the words for what is seen end: at the end of its first clause, before where it stands, and before another order. */
function stopOf(source: Source, range: Range): number {
  const { text } = source;
  const words = wordsIn(source, range);
  const placing = placingIn(source, range);
  const place =
    placing.find(({ value }) => value === 'background' || SIDES.has(value)) ??
    words.find((one) => senseOf(one, 'use') === 'background');
  // "Two people on the right side, talking": what follows the place is of the picture too.
  const isMore =
    place !== undefined &&
    /^[^,.]{0,8},/u.test(text.slice(place.end, range.end)) &&
    !placing.some(({ start }) => start > place.end && start < place.end + 9);
  const end = range.start + text.slice(range.start, range.end).search(/[.!。]?$/u);
  const comma = range.start + text.slice(range.start, range.end).search(/[,;]\s|[.!。]?$/u);
  // "The sun, clouds and a lake"
  const isRow =
    wordsIn(source, { start: comma, end }).every((one) => one.senses.length === 0 || isA(one, 'glue')) &&
    placing.every(({ start }) => start < comma);
  // "… and apply an overlay": another order.
  const more = words.find((one, at) => at > 0 && isA(words[at - 1], 'glue') && isA(one, 'put', 'make'));
  const next = [isMore ? undefined : place, more].flatMap((one) =>
    one ? Math.max(range.start, beforePlace(words, one.start)) : [],
  );
  return Math.min(isMore || isRow ? end : comma, nearOf(source, range), ...next);
}

const FORMED = new Set([...SIDES, 'box', 'boxes', 'button', 'bar', 'frame', 'round']);
const MOST_NEAR = 4;

/** Where those words begin that say where a picture stands among others: "inside a round frame", "under the box", "beside the left heading". */
function nearOf(source: Source, range: Range): number {
  const placing = placingIn(source, range);
  const words = wordsIn(source, range);
  const near = placing.find(({ value, start: from, end }, at) => {
    if (value !== 'near' && value !== 'under') return false;
    const behind = words.filter(({ start }) => start > end).slice(0, MOST_NEAR);
    const isForm = placing
      .slice(at + 1)
      .some((one) => FORMED.has(one.value) && one.start < endOf(behind.at(-1)));
    // "… inside it", but "a leaf with the sun above it"
    const isOfIt = words.some((one) => one.end < from && isA(one, 'with'));
    const isPronoun = !isOfIt && behind.length === 1 && isA(behind[0], 'glue');
    const isPart = behind.some((one) => isOfElement(one) && !isA(one, 'colour', 'look'));
    return isForm || isPronoun || isPart;
  });
  return near?.start ?? range.end;
}

/** Whether a word is part of the noun phrase that goes on with another. */
const isOfNoun = (source: Source, one: Lexeme | undefined, next: Lexeme | undefined): boolean =>
  one !== undefined &&
  one.end + 1 >= startOf(source, next) &&
  (!isA(one, 'put', 'make', 'glue', 'for', 'with') ||
    /^['’]?s$/u.test(source.text.slice(one.start, one.end)));

/** Where the words end that "on the right side" follows. */
function beforePlace(words: readonly Lexeme[], start: number): number {
  let at = words.findIndex((one) => one.end > start);
  while (at > 0 && isA(words[at - 1], 'glue', 'for', 'with')) at--;
  return endOf(words[at - 1]);
}
