import type { Range } from '../material/view.ts';
import { endOf, isA, type Source, senseOf, startOf } from '../segments/source.ts';
import { headOf, partIn } from './heads.ts';
import { type Phrase, stretchOf } from './phrases.ts';
import { valueIn } from './signs.ts';

/** So far from its beginning an order says that it is for a site. */
const NEAR = 10;
/** So many characters of a first screen are read. */
const LONGEST = 140;

/** What the first sentence says the site is for, and the phrases behind that; undefined where it orders no site. */
export function openingOf(
  source: Source,
  phrases: readonly Phrase[],
): { said: Range; rest: Phrase[] } | undefined {
  const [first, ...more] = phrases;
  if (first === undefined) return undefined;
  const { lexemes } = source;
  const isResult = (at: number): boolean =>
    isA(lexemes[at], 'result') ||
    (at - first.from < 2 && (isA(lexemes[at], 'part') || senseOf(lexemes[at], 'unit') === 'pages'));
  let ordered = -1;
  for (let at = first.from; at < Math.min(first.to, first.from + NEAR); at++) if (isResult(at)) ordered = at;
  const last = lexemes.slice(first.from, first.to).findLastIndex((one) => isA(one, 'result')) + first.from;
  // "… のサイト": the word for it stands at the end.
  const isBehind = last >= first.from && last > first.from + 1 && last >= first.to - 2 && !first.label;
  if (ordered === -1 && !isBehind) return undefined;
  const cut = partIn(source, first);
  const own = cut === undefined ? first : stretchOf(source, first, first.from, cut);
  const rest = cut === undefined ? more : [stretchOf(source, first, cut, first.to), ...more];
  const isNamed = (phrase: Phrase): boolean => headOf(source, phrase) !== undefined;
  const ofFirst = rest.filter(({ sentence }) => sentence === first.sentence);
  // Where the parts are named in sentences of their own, the first says what it is.
  const isWhole = cut === undefined && ofFirst.filter(isNamed).length < 2 && rest.filter(isNamed).length > 3;
  const isOpening = (phrase: Phrase): boolean =>
    phrase.sentence === first.sentence &&
    (isWhole || (!isNamed(phrase) && !phrase.inner && valueIn(source, phrase) !== 'money')) &&
    phrase.end - own.start <= LONGEST;
  const next = rest.findIndex((phrase) => !isOpening(phrase));
  const said = next === -1 ? rest : rest.slice(0, next);
  let from = isBehind && ordered >= last - 1 ? first.from : ordered + 1;
  let to = isBehind ? last : own.to;
  while (isBehind && to > from + 1 && isA(lexemes[to - 1], 'glue', 'for')) to--;
  while (
    from < to &&
    isA(lexemes[from], 'for', 'glue', 'about', 'tell', 'unit', 'result') &&
    !source.quoted[from]
  )
    from++;
  const start = from < to ? startOf(source, lexemes[from]) : (said[0]?.start ?? own.end);
  const end = said.at(-1)?.end ?? (to > 0 ? endOf(source, lexemes[to - 1]) : own.end);
  return { said: withMark(source, { start, end: Math.max(start, end) }), rest: rest.slice(said.length) };
}

/** With the quotation marks around its beginning and its end. */
function withMark({ quotes }: Source, { start, end }: Range): Range {
  const [first, last] = [quotes.find(({ from }) => from === start), quotes.find(({ to }) => to === end)];
  return { start: first?.start ?? start, end: last?.end ?? end };
}
