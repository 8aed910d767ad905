import { partOf } from '../requests/parts.ts';
import { isAnd } from '../segments/rows.ts';
import { hasA, isA, type Source, senseOf, textAt } from '../segments/source.ts';
import { begin, type Head, headOf } from './heads.ts';
import { FORMS, partAt, type ToldPart } from './parts.ts';
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
    return items.flatMap((item) => wishOf(source, item, able, isDone));
  });
}

/** "Filter by species, age and size": what a list goes on with that stands in another one, and is not its last. */
function joined({ text }: Source, sentence: readonly Phrase[]): Phrase[] {
  const all: Phrase[] = [];
  for (const phrase of sentence) {
    const last = all.at(-1);
    const isInner = /^(?!.* by )\p{L}.* (?:and|or) /u.test(text.slice(phrase.start, phrase.end));
    const isOpen = last && / (?:by|between|like) (?!.* (?:and|or) )/u.test(text.slice(last.start, last.end));
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
function wishOf(source: Source, phrase: Phrase, able: boolean, isDone: boolean): ToldPart[] {
  const { lexemes, text } = source;
  const from = articleless(source, phrase);
  const own = stretchOf(source, phrase, from, phrase.to);
  const title = text.slice(own.start, own.end);
  // "Browse posts by category": choosing among them takes a program.
  const isSeen = isA(lexemes[from], 'does') && from + 1 < own.to && !/ by /u.test(title);
  const shown = isSeen ? stretchOf(source, own, from + 1, own.to) : own;
  const found = headOf(source, shown);
  // "Membership management": what stands last says what it is.
  const isName = found && (found.rest === own.to || isA(lexemes[found.rest], 'for', 'glue', 'with'));
  const isForm = FORMS.has(partOf(lexemes[from], 'website') ?? '');
  const head = isName || isSeen || isForm || !isDone ? found : undefined;
  // "Making reservations" is what the verbs of an order lead to, "managing bookings" is not.
  const isGerund = /^\p{L}+ing\b/u.test(title) && !(head && begin(source, own) > from);
  const isAct = isForm
    ? false
    : able
      ? head?.rest !== from + 1
      : isGerund || (!head && / \p{L}+ing$/u.test(title));
  const named = isSeen || !isAct ? (head ?? nameOf(source, able ? shown : own)) : undefined;
  if (
    named !== undefined &&
    (isSeen || named.kind !== 'feature') &&
    !(isDone && ['', 'about'].includes(named.target))
  )
    return [wishedPart(source, able || named === head ? shown : own, named)];
  const target = senseOf(
    lexemes.slice(from, own.to).find((one) => isA(one, 'function')),
    'function',
  );
  return [
    partAt(own, { kind: 'feature', target: target ?? '', title: title.replace(/\btheir\b/gu, 'your') }),
  ];
}

/** Where a phrase begins without "and" and an article. */
function articleless({ lexemes }: Source, { from, to }: Phrase): number {
  let first = from;
  while (first < to - 1 && isA(lexemes[first], 'glue') && !isA(lexemes[first], 'part', 'does', 'with'))
    first++;
  return first;
}

/** A part that is asked for by all of its words; of a page that stands by itself, without the word for it. */
function wishedPart(source: Source, phrase: Phrase, head: Head): ToldPart {
  const { kind, target, title } = head;
  const { lexemes, text } = source;
  const isPage =
    senseOf(lexemes[phrase.to - 1], 'unit') === 'pages' && !/s$/u.test(text.slice(0, phrase.end));
  const [from, to] = [articleless(source, phrase), isPage ? phrase.to - 1 : phrase.to];
  const isWhole = target === '' || (target !== 'booking' && head.rest < phrase.to);
  const words = textAt(source, from, to);
  return partAt(phrase, { kind: isPage ? 'page' : kind, target, title: isWhole ? words : title });
}

/** Parts without those that were named before by other words: "browse products" where there are product listings. */
export const newOf = (parts: readonly ToldPart[], before: readonly ToldPart[]): ToldPart[] =>
  parts.filter((part, at) => ![...before, ...parts.slice(0, at)].some((other) => isSame(part, other)));

function isSame(part: ToldPart, other: ToldPart): boolean {
  const [own, others] = [stemsOf(part.title), stemsOf(other.title)];
  if (part.kind === 'feature' || other.kind === 'feature' || part.target === '')
    return own.join() === others.join();
  return (
    part.target === other.target && (!FORMS.has(part.target) || own.some((word) => others.includes(word)))
  );
}

const stemsOf = (title: string): string[] =>
  (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ing|e?s|e)$/u, ''));
