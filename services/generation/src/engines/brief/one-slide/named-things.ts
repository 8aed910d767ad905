import { listedIn } from '../segments/listed.ts';
import { isA, type Range, type Source, senseOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { NO_LOOK, placingIn } from './looks.ts';
import { sentenceEnd } from './rows.ts';
import { groupOf, type OneSlide } from './slide-reading.ts';
import { bare, wordsIn } from './units.ts';

/** What is ordered by its topic alone is told in a sentence or two. */
const MOST_TOLD = 208;
const SHORTEST_TOPIC = 3;
const MOST_NAMES = 6;
const SIGN = /[:：]\s|\s?\(|\s[–—-]\s|,\s/u;

/** A single slide that is ordered by its topic: "a slide about the three kinds of rock, igneous, sedimentary and metamorphic, with one example each": a place for each of the things, and for what is asked of them. */
export function readNamedThings(source: Source, slide: OneSlide): boolean {
  const start = topicStart(source, slide);
  if (start === -1 || source.text.length > MOST_TOLD) return false;
  const end = sentenceEnd(source, start);
  const lead = wordsIn(source, { start, end }).find((one) => isA(one, 'with'));
  const each = placingIn(source, { start, end }).find(({ value }) => value === 'each');
  const asks = Math.min(lead?.start ?? end, each?.start ?? end);
  const { topic, names } = thingsIn(source, { start, end: asks }, slide.title);
  if (topic.end - topic.start < SHORTEST_TOPIC) return false;
  slide.title ??= topic;
  const wish = bare(source, { start: lead?.end ?? end, end });
  const asked = groupOf({
    ...{ items: [{ label: undefined, text: wish }], shown: true, look: { ...NO_LOOK, form: 'asked' } },
  });
  // "The five steps of making cheese": so many places.
  const [number] = wordsIn(source, topic).filter((one) => isA(one, 'number'));
  const count = Number(senseOf(number, 'number') ?? number?.text ?? 1) || 1;
  const nothing = { start: topic.end, end: topic.end };
  const places = Array.from({ length: Math.min(MOST_NAMES, count) }, () => ({
    ...{ label: undefined, text: nothing },
  }));
  // "1871 survey, 1879 opening" says all that there is.
  const isTold = names.some((name) => /\p{Nd}/u.test(source.text.slice(name.start, name.end)));
  const items = names.map((name) =>
    isTold ? { label: undefined, text: name } : { label: name, text: nothing },
  );
  const boxes = { ...NO_LOOK, form: 'boxes' };
  const things = groupOf({
    ...{ listed: true, asked: !isTold, look: isTold ? NO_LOOK : boxes },
    ...{ items: names.length > 0 ? items : places, ordered: names.length === 0 && count > 1 },
  });
  const hasWish = wish.end > wish.start;
  const later = slide.elements.filter(
    ({ shown, items: [first] }) => shown && (first?.text.start ?? 0) >= end,
  );
  slide.groups = names.length > 0 || !hasWish ? [things] : [];
  slide.elements = [...slide.groups, ...(hasWish ? [asked] : []), ...later];
  return true;
}

/** Where the words for its topic begin: behind "a slide that compares", "eine Folie über". */
function topicStart(source: Source, { title }: OneSlide): number {
  const { lexemes, text } = source;
  const noun = lexemes.findIndex((one) => senseOf(one, 'unit') === 'slides');
  const rest = lexemes.slice(noun + 1).filter(({ start }) => start >= (title?.end ?? 0));
  const at = rest.findIndex(
    (one) => !isA(one, 'put', 'make', 'about', 'glue', 'for', 'with') && placingIn(source, one).length === 0,
  );
  const [before, first] = [rest[at - 1], rest[at]];
  if (noun === -1 || first === undefined) return -1;
  // "The water cycle": the article is of the name.
  const isNext = before && isA(before, 'glue') && /^\s?$/u.test(text.slice(before.end, first.start));
  return isNext && title === undefined ? before.start : first.start;
}

/** What it is about, and the things by their names: behind a colon, in brackets, between commas; of two that are compared. */
function thingsIn(source: Source, { start, end }: Range, title?: Range): { topic: Range; names: Range[] } {
  const text = withoutEnd(source.text.slice(start, end), ' ,;.:–-');
  const sign = SIGN.exec(text);
  const isCompared = placingIn(source, { start: Math.max(0, start - 16), end: start + text.length }).some(
    ({ value }) => value === 'compare',
  );
  const topic = title ?? bare(source, { start, end: start + (sign?.index ?? text.length) });
  if (sign === null && !isCompared && !title) return { topic, names: [] };
  const from = sign && !(title && sign[0].startsWith(',')) ? sign.index + sign[0].length : 0;
  const close = sign?.[0].endsWith('(') ? text.indexOf(')', from) : -1;
  const row = { start: start + from, end: start + (close === -1 ? text.length : close) };
  const names = listedIn(source, row).map((one) => bare(source, one));
  const areNames = names.every((one) => one.end - one.start > 1);
  return { topic, names: areNames && names.length > 1 && names.length <= MOST_NAMES ? names : [] };
}
