import { isChart } from '../requests/parts.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { NO_LOOK, placingIn } from './looks.ts';
import { namesIn, sentenceEnd } from './rows.ts';
import { type Group, groupOf, type OneSlide } from './slide-reading.ts';
import { bare, wordsIn } from './units.ts';

/** What is ordered by its topic is told in a few sentences. */
export const MOST_SHORT = 400;
const LONGEST_TOPIC = 90;
const LONGEST_NAME = 44;
const MOST_NAMES = 6;
const RELATIVE = /^(?:that|which|qui|que)$/u;
const ARTICLE = /^(?:the|d[iae]e?|das|der|l[aeo]s?|les|el|il|i|gli)$/u;
const LISTS = /^(?:like|such as|including|como|comme|wie|plus)$/u;
const SIGN = /[:：]\s|\s?\(|\s[–—-]\s|,\s/u;
const YEAR = /^\d{4}(?=\s)/u;
const ALL = new Set(['conclusion', 'summary', 'callout', 'insight', 'recommendations']);

/** A single slide that is ordered by its topic: "a slide about the three kinds of rock, igneous, sedimentary and metamorphic, with one example each": a place for each of the things, and for what is asked of all. */
export function readNamedThings(source: Source, slide: OneSlide): boolean {
  const from = topicStart(source, slide);
  if (from === -1 || source.text.length > MOST_SHORT) return false;
  const end = sentenceEnd(source, from);
  const each = placingIn(source, { start: from, end }).find(
    (one) => one.value === 'each' && !/[:：(]/u.test(source.text.slice(one.start, end)),
  );
  // ", with one example each", "je mit einem Bild": what is asked of them.
  const lead = wordsIn(source, { start: from, end }).find((one) => isA(one, 'with') && !LISTS.test(one.text));
  const asks = Math.min(lead?.start ?? end, each?.start ?? end);
  const { topic, names } = thingsIn(source, { start: from, end: asks }, slide.title);
  const wishes = namesIn(source, { start: asks, end }, true).flatMap((one) => wishOf(source, one));
  const elements = elementsOf(source, names, wishes, topic);
  if (topic.end - topic.start < 3 || topic.end - topic.start > LONGEST_TOPIC) return false;
  slide.title ??= topic;
  const later = slide.elements.filter(({ shown, items }) => shown && (items[0]?.text.start ?? 0) >= end);
  slide.elements = [...elements, ...later];
  slide.groups = elements.filter(({ shown }) => !shown);
  return true;
}

/** Where the words for its topic begin: behind "a slide that compares", "eine Folie über". */
function topicStart({ lexemes, text }: Source, { title }: OneSlide): number {
  const noun = lexemes.findIndex((one) => senseOf(one, 'unit') === 'slides');
  const rest = lexemes.slice(noun + 1).filter(({ start }) => start >= (title?.end ?? 0));
  const at = rest.findIndex((one, place) => {
    const isVerb =
      RELATIVE.test(rest[place - 1]?.text ?? '') ||
      (place === 0 && /^\p{Ll}{3,}(?:ing|ant)$/u.test(one.text));
    return !(place < 2 && isVerb) && !isA(one, 'put', 'make', 'about', 'glue', 'for', 'with');
  });
  const [before, first] = [rest[at - 1], rest[at]];
  if (noun === -1 || first === undefined) return -1;
  // "The water cycle": the article is of the name.
  const isNext = before && /^\s?$/u.test(text.slice(before.end, first.start));
  return isNext && title === undefined && ARTICLE.test(before.text) ? before.start : first.start;
}

/** What it is about, and the things by their names: behind a colon, in brackets, between commas; of two that are compared. */
function thingsIn(source: Source, whole: Range, title?: Range): { topic: Range; names: Range[] } {
  const { start } = whole;
  // "Eine Folie, die … vergleicht": the verb that leads to them stands last.
  const isLast = /,\s(?:die|der|das)\s(?:\p{L}{3}\s)?$/u.test(source.text.slice(0, start));
  const own = withoutEnd(source.text.slice(start, whole.end), ' ,;.:–-');
  const text = isLast ? own.replace(/\s\p{Ll}+t$/u, '') : own;
  const sign = SIGN.exec(text);
  const near = { start: Math.max(0, start - 12), end: start + text.length };
  const compared = placingIn(source, near).findLast(({ value }) => value === 'compare');
  const topic = title ?? bare(source, { start, end: start + (sign?.index ?? text.length) });
  if (sign === null && !compared && !title) return { topic, names: [] };
  const isRow = title !== undefined && (sign === null || sign[0].startsWith(','));
  const behind = sign === null || isRow ? 0 : sign.index + sign[0].length;
  const close = sign?.[0].endsWith('(') ? text.indexOf(')', behind) : -1;
  const pair = wordsIn(source, { ...near, start: compared?.end ?? start }).find((one) => !isA(one, 'glue'));
  const from = sign === null && !isRow ? Math.max(start, pair?.start ?? start) : start + behind;
  const end = start + (close === -1 ? text.length : close);
  // "… and climate for children": for whom it is, is no name.
  const audience = wordsIn(source, { start: from, end }).findLast((one) =>
    /^(?:for|für|para|pour)$/u.test(one.text),
  );
  const names = namesIn(source, { start: from, end: audience ? audience.start - 1 : end });
  const areShort = names.every((one) => one.end - one.start > 1 && one.end - one.start <= LONGEST_NAME);
  return { topic, names: names.length > 1 && names.length <= MOST_NAMES && areShort ? names : [] };
}

/** What is seen of the slide's elements as a whole: pictures of things, or a place for what is asked. */
function shown(ranges: readonly Range[], form: string): Group[] {
  const look = { ...NO_LOOK, form, place: ranges.length === 1 && form === 'picture' ? 'right' : '' };
  const items = ranges.map((text) => ({ label: undefined, text }));
  return ranges.length === 0 ? [] : [groupOf({ items, listed: ranges.length > 1, shown: true, look })];
}

const boxes = (items: Group['items']): Group =>
  groupOf({ items, listed: true, asked: true, look: { ...NO_LOOK, form: 'boxes' } });

/** A place for each thing with what is asked of it, its picture over it where each has one, and below them what is asked of all. */
function elementsOf(
  source: Source,
  names: readonly Range[],
  wishes: readonly Range[],
  topic: Range,
): Group[] {
  const textOf = ({ start, end }: Range): string => source.text.slice(start, end);
  const kinds = Map.groupBy(wishes, (one) => kindOf(source, one));
  const [pictures = [], [first, ...more] = []] = [kinds.get('picture'), kinds.get('thing')];
  const below = [...more, ...(kinds.get('all') ?? [])].flatMap((one) => shown([one], 'asked'));
  const nothing = ({ end }: Range): Range => ({ start: end, end });
  if (names.length > 0 && names.every((name) => YEAR.test(textOf(name)))) {
    const items = names.map(({ start, end }) => {
      const year = { start, end: start + 4 };
      return { label: year, text: bare(source, { start: year.end, end }) };
    });
    return [groupOf({ items, listed: true, look: { ...NO_LOOK, form: 'steps' } }), ...below];
  }
  if (first === undefined && names.some((name) => /\p{Nd}/u.test(textOf(name))))
    return [groupOf({ items: names.map((text) => ({ label: undefined, text })), listed: true }), ...below];
  if (names.length > 0)
    return [
      ...shown(pictures.length > 0 ? names : [], 'picture'),
      boxes(names.map((label) => ({ label, text: first ?? nothing(label) }))),
      ...below,
    ];
  if (wishes.length > 0)
    return [...shown(first ? [first] : [], 'asked'), ...shown(pictures, 'picture'), ...below];
  // "The five steps of making cheese": so many places.
  const number = wordsIn(source, topic)
    .slice(0, 2)
    .find((one) => isA(one, 'number'));
  const count = Math.min(MOST_NAMES, Number(senseOf(number, 'number') ?? number?.text ?? 1) || 1);
  const places = Array.from({ length: count }, () => ({ label: undefined, text: nothing(topic) }));
  return [{ ...boxes(places), ordered: count > 1 }];
}

/** Whether a picture is asked for, something of all, or of each thing. */
function kindOf(source: Source, range: Range): 'picture' | 'all' | 'thing' {
  const placed = placingIn(source, range).map(({ value }) => value);
  const parts = wordsIn(source, range).map((one) => senseOf(one, 'part') ?? senseOf(one, 'unit') ?? '');
  if (placed.includes('bottom') || parts.some((part) => ALL.has(part))) return 'all';
  const isSeen = parts.some((part) => part === 'picture' || part === 'pictures' || isChart(part));
  return isSeen || placed.includes('picture') ? 'picture' : 'thing';
}

/** What is asked for, without the words that lead to it and those for all of them: "one example", "pros and cons". */
function wishOf(source: Source, wish: Range): Range[] {
  const each = placingIn(source, wish).filter(({ value }) => value === 'each');
  const words = wordsIn(source, wish);
  const isEach = (word?: Range): boolean =>
    word !== undefined && each.some((one) => one.start < word.end && word.start < one.end);
  const isTrailing = isEach(words.at(-1));
  const first = words.find(
    (one) => !isA(one, 'with', 'put') && !isEach(one) && !/^eine[mnr]$/u.test(one.text),
  );
  const last = words.findLast((one) => !isTrailing || (!isEach(one) && !isA(one, 'glue', 'for')));
  return first && last && last.end > first.start ? [{ start: first.start, end: last.end }] : [];
}
