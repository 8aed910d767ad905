import type { ElementLook } from '../brief.ts';
import type { Lexeme } from '../segments/lexicon.ts';
import { endOf, isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { lookIn, placingIn, rulesIn } from './looks.ts';
import type { Group, Placed, Reading } from './slide-reading.ts';
import { isTitleWord, labelOf, orders, ordersIn, type Unit, wordsIn } from './units.ts';

/** Quotations of a line as points: a name and what is said of it is one, with the picture that stands between them. */
export function pointsOf(source: Source, unit: Unit, quotes: readonly Range[]): Placed[] {
  const [first, second, ...more] = quotes;
  // "“Ada Roe” - “Baker”"
  if (
    first &&
    second &&
    more.length === 0 &&
    /^[^\s,;]{1,4}\s(?:[–—:/-]\s)?[^\s,;]{1,4}$/u.test(source.text.slice(first.end, second.start))
  )
    return [{ label: first, text: second }];
  const label = labelOf(source, unit);
  const plain = quotes.map((text) => ({ label: undefined, text }));
  if (first === undefined || second !== undefined || label === undefined) return plain;
  const between = wordsIn(source, label.rest);
  const picture = !ordersIn(source, label.rest) && between.some((one) => senseOf(one, 'part') === 'picture');
  const named = wordsIn(source, label.range);
  const isNamed = (picture || (label.isOwn && !orders(named[0]))) && !named.some(isTitleWord);
  // "Canopy - “A closed roof”", "Canopy - tree icon - “A closed roof”": nothing but a name and what is said of it.
  if (!isNamed || (between.length > 0 && !picture)) return plain;
  const shown = { start: label.rest.start, end: endOf(between.at(-1)) };
  return [{ label: label.range, text: first, ...(picture ? { picture: shown } : {}) }];
}

/** What is said of a quotation's look: behind it, up to what leads to the next thing, and before it. */
export function lookOfQuote(source: Source, unit: Unit, quote: Range): ElementLook {
  const last = unit.quotes.findLast(({ end }) => end < quote.start);
  const start = last ? claimEnd(source, unit, last) : unit.start;
  return lookIn(
    source,
    { start: quote.end, end: claimEnd(source, unit, quote) },
    { start, end: quote.start },
  );
}

/** How far what is said behind a quotation is said of it. */
function claimEnd(source: Source, unit: Unit, quote: Range): number {
  const words = wordsIn(source, { start: quote.end, end: unit.end });
  // "Titled “Inks” with bullet points", "… with a timeline in the middle": another thing, as a picture is.
  const picture = words.find(
    (one, at) =>
      senseOf(one, 'part') === 'picture' ||
      (['list', 'table', 'timeline'].includes(senseOf(one, 'part') ?? '') &&
        words.slice(Math.max(0, at - 4), at).some((other) => isA(other, 'with'))),
  );
  const quoted = unit.quotes.find(({ start }) => start > quote.end)?.start;
  const range = { start: quote.end, end: quoted ?? unit.end };
  const under =
    quoted === undefined ? undefined : placingIn(source, range).find(({ value }) => value === 'under');
  const ends = [picture, rulesIn(source, range)[0], under].flatMap((one) => one?.start ?? []);
  const next = Math.min(range.end, ...ends);
  if (next === unit.end) return next;
  // What leads to the next thing is said of that: "… and a red box “…”".
  const cut = [...source.text.slice(quote.end, next).matchAll(/,\s|\s(?:and|und|et|y|e|with)\s/gu)].at(-1);
  return cut === undefined ? next : quote.end + cut.index;
}

/** A quotation to be read: not the name of a font, and neither refused nor told in confidence. */
export function isSaid({ source, roles }: Reading, unit: Unit, quote: Range): boolean {
  const [next] = wordsIn(source, { start: quote.end, end: unit.end });
  const isBeside = quote.end - quote.start < 30 && /^["”»]\s\p{Ll}/u.test(source.text.slice(quote.end));
  const isFont = isBeside && isA(next, 'look') && !isA(next, 'called', 'part', 'unit');
  const before = wordsBefore(source, unit, quote);
  // "A pyramid, its widest step being “Cells”": of what is to be seen, and said before.
  const isSeen =
    placingIn(source, { start: unit.start, end: quote.start }).some(({ value }) => value === 'drawn') ||
    before.some((one) => senseOf(one, 'part') === 'picture');
  const isAgain =
    isSeen && source.text.slice(0, quote.start - 1).includes(source.text.slice(quote.start, quote.end));
  const refused = before.findLastIndex((one) => isA(one, 'avoid'));
  const isRefused = refused !== -1 && !before.slice(refused).some((one) => isA(one, 'put', 'make', 'called'));
  return !isFont && !isRefused && !isAgain && roles[quote.start] !== 'private';
}

/** The words that lead to a quotation. */
export const wordsBefore = (source: Source, unit: Unit, { start }: Range) =>
  wordsIn(source, { start: unit.quotes.findLast(({ end }) => end < start)?.end ?? unit.start, end: start });

/** Whether words lead to a title or a heading, and do not say that something is below one. */
export const isHeadingOf = (source: Source, words: readonly Lexeme[]): boolean =>
  words.some(
    (one, at) =>
      isTitleWord(one) &&
      !words.slice(Math.max(0, at - 2), at).some((other) => placingIn(source, other)[0]?.value === 'under'),
  );

/** Takes the first quotation that is called the title; what else has one is a heading. */
export function takeTitle({ source, slide }: Reading, unit: Unit, quote: Range, inside?: Group): boolean {
  const before = wordsBefore(source, unit, quote);
  // "A list with the heading “…”": of the list.
  const isTitle = isHeadingOf(source, before) && !before.some((one) => senseOf(one, 'part') === 'list');
  if (!isTitle || slide.title !== undefined || inside?.heading !== undefined) return false;
  slide.title = quote;
  slide.titleLook = lookOfQuote(source, unit, quote);
  return true;
}
