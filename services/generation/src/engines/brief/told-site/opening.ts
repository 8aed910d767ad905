import { endAt, isA, type Range, type Source, senseOf, startAt } from '../segments/source.ts';
import { isOfSite } from './acts-opening.ts';
import { endsInPage, headOf, partIn } from './heads.ts';
import { type Phrase, stretchOf } from './phrases.ts';
import { hasFact, valueIn } from './signs.ts';

/** So far from its beginning an order says that it is for a site. */
const NEAR = 10;
/** So many characters of a first screen are read. */
const LONGEST = 140;

/** What the first sentence says the site is for, and the phrases behind that; undefined where it orders no site. */
export function openingOf(
  source: Source,
  phrases: readonly Phrase[],
): { said: Range; offers: Range | undefined; rest: Phrase[] } | undefined {
  const [first, ...more] = phrases;
  if (first === undefined) return undefined;
  const { lexemes } = source;
  const isResult = (at: number): boolean =>
    isA(lexemes[at], 'result') ||
    (at - first.from < 2 &&
      (isA(lexemes[at], 'part') || senseOf(lexemes[at], 'unit') === 'pages' || endsInPage(source, at)));
  let ordered = -1;
  for (let at = first.from; at < Math.min(first.to, first.from + NEAR); at++) if (isResult(at)) ordered = at;
  const last = lexemes.slice(first.from, first.to).findLastIndex(isOfSite) + first.from;
  // "… のサイト": the word for it stands at the end.
  const isEnd = lexemes.slice(last + 1, first.to).every((one) => isA(one, 'glue', 'make', 'wish', 'polite'));
  const isBehind = last > first.from + 1 && (last >= first.to - 2 || isEnd) && !first.label;
  if (ordered === -1 && !isBehind) return undefined;
  const cut = partIn(source, first);
  const own = stretchOf(source, first, first.from, cut ?? first.to);
  const rest = cut === undefined ? more : [stretchOf(source, first, cut, first.to), ...more];
  const isNamed = (phrase: Phrase): boolean => headOf(source, phrase) !== undefined;
  const isPlain = (one: Phrase): boolean => one.sentence === first.sentence && !isNamed(one) && !one.inner;
  const isOpening = (one: Phrase): boolean =>
    isPlain(one) && valueIn(source, one) !== 'money' && one.end - own.start <= LONGEST;
  // "A joinery in Ghent since 1958: kitchens, stairs and restoration": behind the colon stands what is offered.
  const colon = [own, ...rest].findIndex(({ label, sentence }) => label && sentence === first.sentence);
  const behind = colon === -1 ? [] : rest.slice(colon);
  const stop = behind.findIndex((phrase) => !isPlain(phrase) || hasFact(source, phrase));
  const listed = stop === -1 ? behind : behind.slice(0, stop);
  const isList = listed.length > 1 && rest.slice(0, colon).every(isOpening);
  const next = rest.findIndex((phrase) => !isOpening(phrase));
  const said = isList ? rest.slice(0, colon) : next === -1 ? rest : rest.slice(0, next);
  let from = isBehind && ordered >= last - 1 ? first.from : ordered + 1;
  let to = isBehind ? last : own.to;
  while (isBehind && to > from + 1 && isA(lexemes[to - 1], 'glue', 'for')) to--;
  while (from < to && isA(lexemes[from], 'for', 'glue', 'about', 'tell', 'unit', 'result')) from++;
  const start = from < to ? startAt(source, from) : (said[0]?.start ?? own.end);
  const end = said.at(-1)?.end ?? (to > 0 ? endAt(source, to - 1) : own.end);
  return {
    said: { start, end: Math.max(start, end) },
    offers: isList ? { start: listed[0]?.start ?? end, end: listed.at(-1)?.end ?? end } : undefined,
    rest: rest.slice(isList ? colon + listed.length : said.length),
  };
}
