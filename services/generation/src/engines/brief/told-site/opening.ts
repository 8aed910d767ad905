import { isAnd } from '../segments/rows.ts';
import { endAt, hasA, isA, type Range, rangeAt, type Source, senseOf, startAt } from '../segments/source.ts';
import { endsInPage, headOf, partIn } from './heads.ts';
import { type Phrase, stretchOf } from './phrases.ts';
import { hasFact, valueIn } from './signs.ts';

/** So far from its beginning an order says that it is for a site. */
const NEAR = 10;
/** So many characters of a first screen are read. */
const LONGEST = 140;

/** Whether the first sentence says what it is, and what follows, what it shall have and do. */
const isWished = (source: Source, own: readonly Phrase[], more: readonly Phrase[]): boolean =>
  more.some((one) => hasA(source, one, 'has', 'able')) &&
  !own.some((one) => (one.label && !isA(source.lexemes[more[0]?.from ?? 0], 'has')) || hasFact(source, one));

/** "… with functionalities for browsing": where the first sentence goes on with what the site shall have. */
function wishedBehind(source: Source, phrases: readonly Phrase[]): [own: Phrase[], more: Phrase[]] {
  const isOwn = ({ sentence }: Phrase): boolean => sentence === phrases[0]?.sentence;
  const at = source.lexemes.findIndex((one) => isA(one, 'has'));
  const place = phrases.findIndex((one) => isOwn(one) && one.from <= at && at < one.to);
  const [phrase] = phrases.slice(place);
  if (place === -1 || phrase === undefined)
    return [phrases.filter(isOwn), phrases.filter((one) => !isOwn(one))];
  const before = at > phrase.from ? [stretchOf(source, phrase, phrase.from, at)] : [];
  return [
    [...phrases.slice(0, place), ...before],
    [stretchOf(source, phrase, at, phrase.to), ...phrases.slice(place + 1)],
  ];
}

/** What stands before the word for a site and says of which kind it is: "an online plant store website". */
function kindIn(source: Source, from: number, to: number): Range | undefined {
  const { lexemes } = source;
  let first = to;
  const isOf = (one: (typeof lexemes)[number] | undefined): boolean =>
    !isA(one, 'make', 'glue', 'style', 'bound', 'wish');
  // "A lost and found website".
  while (first > from && (isOf(lexemes[first - 1]) || isAnd(source, lexemes[first - 1]))) first--;
  while (isAnd(source, lexemes[first])) first++;
  return first === to ? undefined : rangeAt(source, first, to);
}

/** What the first sentence says the site is for, and the phrases behind that; undefined where it orders no site. */
export function openingOf(
  source: Source,
  phrases: readonly Phrase[],
): { said: Range; kind: Range | undefined; offers: Range | undefined; rest: Phrase[] } | undefined {
  const [first, ...more] = phrases;
  if (first === undefined) return undefined;
  const { lexemes } = source;
  const isResult = (at: number): boolean =>
    isA(lexemes[at], 'result') ||
    (at - first.from < 2 &&
      (isA(lexemes[at], 'part') || senseOf(lexemes[at], 'unit') === 'pages' || endsInPage(source, at)));
  let ordered = -1;
  for (let at = first.from; at < Math.min(first.to, first.from + NEAR); at++) if (isResult(at)) ordered = at;
  const isSite = (one: (typeof lexemes)[number]): boolean =>
    one.senses.some(({ type, value }) => type === 'result' && value === 'website');
  const last = lexemes.slice(first.from, first.to).findLastIndex(isSite) + first.from;
  // "… のサイト": the word for it stands at the end.
  const isEnd = lexemes.slice(last + 1, first.to).every((one) => isA(one, 'glue', 'make', 'wish', 'polite'));
  const isBehind = last > first.from + 1 && (last >= first.to - 2 || isEnd) && !first.label;
  if (ordered === -1 && !isBehind) return undefined;
  const [sentence, wishes] = wishedBehind(source, phrases);
  const isOne = isWished(source, sentence, wishes);
  const cut = isOne ? undefined : partIn(source, first);
  const [own = first] = isOne ? sentence : [stretchOf(source, first, first.from, cut ?? first.to)];
  const rest = isOne
    ? [...sentence.slice(1), ...wishes]
    : cut === undefined
      ? more
      : [stretchOf(source, first, cut, first.to), ...more];
  const isNamed = (phrase: Phrase): boolean => headOf(source, phrase) !== undefined;
  const ofFirst = rest.filter(({ sentence }) => sentence === first.sentence);
  // Where the parts are named in sentences of their own, the first says what it is.
  const isWhole = cut === undefined && ofFirst.filter(isNamed).length < 2 && rest.filter(isNamed).length > 3;
  const isOpening = (phrase: Phrase): boolean =>
    phrase.sentence === first.sentence &&
    (!isOne || sentence.includes(phrase)) &&
    (isWhole || isOne || (!isNamed(phrase) && !phrase.inner && valueIn(source, phrase) !== 'money')) &&
    phrase.end - own.start <= LONGEST;
  // "A joinery in Ghent since 1958: kitchens, stairs and restoration": behind the colon stands what is offered.
  const colon = [own, ...rest].findIndex(({ label, sentence }) => label && sentence === first.sentence);
  const behind = colon === -1 || isOne ? [] : rest.slice(colon);
  const isOffered = (one: Phrase): boolean =>
    one.sentence === first.sentence && !isNamed(one) && !one.inner && !hasFact(source, one);
  const stop = behind.findIndex((phrase) => !isOffered(phrase));
  const listed = stop === -1 ? behind : behind.slice(0, stop);
  const isList = listed.length > 1 && rest.slice(0, colon).every(isOpening);
  const next = rest.findIndex((phrase) => !isOpening(phrase));
  const said = isList ? rest.slice(0, colon) : next === -1 ? rest : rest.slice(0, next);
  let from = isBehind && ordered >= last - 1 ? first.from : ordered + 1;
  let to = isBehind ? last : own.to;
  while (isBehind && to > from + 1 && isA(lexemes[to - 1], 'glue', 'for')) to--;
  while (
    from < to &&
    isA(lexemes[from], 'for', 'glue', 'about', 'tell', 'unit', 'result') &&
    !source.quoted[from]
  )
    from++;
  const start = from < to ? startAt(source, from) : (said[0]?.start ?? own.end);
  const end = said.at(-1)?.end ?? (to > 0 ? endAt(source, to - 1) : own.end);
  const kind = ordered === -1 || isBehind ? undefined : kindIn(source, first.from, ordered);
  return {
    said: withMark(source, { start, end: Math.max(start, end) }),
    kind,
    offers: isList ? { start: listed[0]?.start ?? end, end: listed.at(-1)?.end ?? end } : undefined,
    rest: rest.slice(isList ? colon + listed.length : said.length),
  };
}

/** With the quotation marks around its beginning and its end. */
function withMark({ quotes }: Source, { start, end }: Range): Range {
  const [first, last] = [quotes.find(({ from }) => from === start), quotes.find(({ to }) => to === end)];
  return { start: first?.start ?? start, end: last?.end ?? end };
}
