import { isAnd } from '../segments/rows.ts';
import { hasA, isA, type Source, senseOf, textAt } from '../segments/source.ts';
import { actOf, sentOf, shownOf, toVisitor } from './acts.ts';
import { begin, type Head, headOf } from './heads.ts';
import { partAt, type ToldPart } from './parts.ts';
import { type Phrase, stretchOf } from './phrases.ts';
import { hasFact } from './signs.ts';
import { nameOf } from './unnamed.ts';

/** So far from its beginning a sentence says that a site shall have something. */
const NEAR = 8;

/** The parts and functions of a sentence that says what a site shall have ("It should have …") or what its visitors do there. */
export function wishesIn(source: Source, sentence: readonly Phrase[]): ToldPart[] | undefined {
  const { lexemes } = source;
  const within = ({ from, to }: Phrase, sense: 'has' | 'able'): number =>
    lexemes.findIndex((one, at) => at >= from && at < to && isA(one, sense));
  const [first] = sentence;
  const has = first === undefined ? -1 : within(first, 'has');
  const able = sentence.some((phrase) => within(phrase, 'able') >= 0);
  const isSaid = first !== undefined && has >= 0 && has - first.from < NEAR;
  if ((!able && !isSaid) || sentence.some((one) => hasFact(source, one) || hasA(source, one, 'colour')))
    return undefined;
  // "Functionalities for pairings": what is named is done there.
  const isDone = able || lexemes.slice(has, has + 1).some((one) => / (?:for|as|like)$/u.test(one.text));
  return joined(source, sentence).flatMap((phrase) => {
    const at = within(phrase, able ? 'able' : 'has');
    const behind = at < 0 ? phrase : stretchOf(source, phrase, at + 1, phrase.to);
    const isLast = phrase === sentence.at(-1) && !isAnd(source, lexemes[behind.from]);
    const items = behind.from >= behind.to ? [] : isLast ? atAnd(source, behind) : [behind];
    return items.map((item) => wishOf(source, item, able, isDone));
  });
}

/** "Filter by species, age and size", "with date, place": what a list goes on with that stands in another one, and is not its last. */
function joined(source: Source, sentence: readonly Phrase[]): Phrase[] {
  const all: Phrase[] = [];
  for (const phrase of sentence) {
    const last = all.at(-1);
    const words = source.text.slice(phrase.start, phrase.end);
    const isInner =
      /^(?!.* by )\p{L}.* (?:and|or) /u.test(words) &&
      !isA(source.lexemes[phrase.from], 'does') &&
      actOf(source, words).verb === '';
    const isOpen =
      last && / (?:by|between|like|with) (?!.* (?:and|or) )/u.test(source.text.slice(last.start, last.end));
    if (isInner && isOpen && phrase !== sentence.at(-1))
      all[all.length - 1] = { ...last, to: phrase.to, end: phrase.end };
    else all.push(phrase);
  }
  return all;
}

/** The last of a list: "a shopping cart and order tracking". */
function atAnd(source: Source, phrase: Phrase): Phrase[] {
  const and = source.lexemes.findIndex(
    (one, at) => at > phrase.from && at < phrase.to - 1 && isAnd(source, one),
  );
  if (and === -1) return [phrase];
  return [stretchOf(source, phrase, phrase.from, and), stretchOf(source, phrase, and + 1, phrase.to)];
}

/** What visitors do, or a part by its name; what a page alone can't do is a function. */
function wishOf(source: Source, phrase: Phrase, able: boolean, isDone: boolean): ToldPart {
  const { lexemes, text } = source;
  const own = stretchOf(source, phrase, articleless(source, phrase), phrase.to);
  const told = sentOf(source, own, able) ?? shownOf(source, own, able);
  if (told !== undefined) return told;
  const title = text.slice(own.start, own.end);
  const found = headOf(source, own);
  // "Membership management": what stands last says what it is.
  const isName = found && (found.rest === own.to || isA(lexemes[found.rest], 'for', 'glue', 'with'));
  // "Cancel a booking" is no booking.
  const isOther = able && found !== undefined && found.rest > begin(source, own) + 1;
  const head = (isName || !isDone) && !isOther ? found : undefined;
  // "Making reservations" is what the verbs of an order lead to, "managing bookings" is not.
  const isGerund =
    (/^\p{L}+ing\b/u.test(title) && !(head && begin(source, own) > own.from)) ||
    (!head && / \p{L}+ing$/u.test(title));
  const named = isGerund ? undefined : (head ?? (isDone ? undefined : nameOf(source, own)));
  if (named && named.kind !== 'feature' && !(isDone && named.target === 'about'))
    return wishedPart(source, own, named);
  const does = lexemes.slice(own.from, own.to).find((one) => isA(one, 'function'));
  return partAt(own, { kind: 'feature', target: senseOf(does, 'function') ?? '', title: toVisitor(title) });
}

/** Where a phrase begins without "and" and an article. */
function articleless({ lexemes }: Source, { from, to }: Phrase): number {
  let first = from;
  while (first < to - 1 && isA(lexemes[first], 'glue') && !isA(lexemes[first], 'part', 'does', 'with'))
    first++;
  return first;
}

/** A part that is asked for by all of its words; of a page that stands by itself, without the word for it. */
function wishedPart(source: Source, phrase: Phrase, { kind, target, title, rest }: Head): ToldPart {
  const isPage = senseOf(source.lexemes[phrase.to - 1], 'unit') === 'pages';
  const isWhole = target === '' || (target !== 'booking' && rest < phrase.to);
  const words = textAt(source, phrase.from, isPage ? phrase.to - 1 : phrase.to);
  return partAt(phrase, { kind: isPage ? 'page' : kind, target, title: isWhole ? words : title });
}
