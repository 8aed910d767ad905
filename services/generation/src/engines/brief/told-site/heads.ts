import { partOf } from '../requests/parts.ts';
import type { SenseType } from '../segments/lexicon.ts';
import { isAnd } from '../segments/rows.ts';
import { endAt, endOf, isA, type Source, senseOf, startAt, textAt } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { type Phrase, stretchOf } from './phrases.ts';
import { hasFact, valueIn } from './signs.ts';

/** The part or function that a phrase asks for. */
export interface Head {
  kind: 'section' | 'page' | 'feature';
  target: string;
  title: string;
  /** Behind its name: the lexeme that what is said of it begins with. */
  rest: number;
}

/** Words before a name that are none of it. */
const LEADING: readonly SenseType[] = ['glue', 'with', 'make', 'put', 'wish', 'polite', 'bound', 'number'];
/** So many words of its own may stand before the word that says what it is. */
const MOST_OWN = 2;
/** Parts that list what is offered. */
export const OFFERS = ['menu', 'productGrid', 'services', 'features'];

function isPart(source: Source, at: number): boolean {
  const [lexeme, next] = [source.lexemes[at], source.lexemes[at + 1]];
  // "A few figures about the mill": leads to what they are about.
  const isAbout =
    isA(lexeme, 'about') && next !== undefined && /^\s\p{L}/u.test(source.text.slice(endOf(lexeme)));
  if (isAbout && !isA(next, 'unit', 'part', 'function')) return false;
  return partOf(lexeme, 'website') !== undefined || isA(lexeme, 'function');
}

/** What a phrase is named by, without "with", "add an" and a count before it. */
export function begin(source: Source, { from, to }: Phrase): number {
  let at = from;
  while (at < to - 1 && !isPart(source, at)) {
    const lexeme = source.lexemes[at];
    const isCount = lexeme !== undefined && /^\d{1,3}$/u.test(lexeme.text);
    if (!isA(lexeme, ...LEADING) && !isCount) break;
    at++;
  }
  return at;
}

/** What a phrase asks for by a name that is known; undefined where it begins with something else. */
export function headOf(source: Source, phrase: Phrase): Head | undefined {
  const first = begin(source, phrase);
  const end = Math.min(phrase.to, phrase.inner?.from ?? phrase.to);
  // "booking@house.example".
  if (/^\S+@/u.test(source.text.slice(startAt(source, first)))) return undefined;
  let at = first;
  while (at < end && at - first <= MOST_OWN && !isPart(source, at)) {
    const word = textAt(source, at, at + 1);
    const isThat = source.packs.some(({ reading }) => reading.acts.that.includes(word));
    if (at > first && (isThat || isA(source.lexemes[at], 'with', 'for', 'about', 'avoid', 'tell')))
      return undefined;
    at++;
  }
  if (at >= end || at - first > MOST_OWN) return undefined;
  while (at + 1 < end && (isPart(source, at + 1) || isA(source.lexemes[at + 1], 'unit'))) at++;
  const names = source.lexemes.slice(first, at + 1);
  const named = names.find((one) => isA(one, 'function')) ?? names.findLast((one) => isA(one, 'part'));
  const own = partOf(named, 'website');
  const isPage = senseOf(source.lexemes[at], 'unit') === 'pages' || endsInPage(source, at);
  // "Ce que disent les clients": a clause goes on with whom it is about.
  const name = own === 'hero' ? undefined : nameOf(source, first, at + 1);
  const isOpen = name === '' && at + 1 + MOST_OWN === end && isA(source.lexemes[at + 1], 'glue');
  return {
    kind:
      own === undefined || isA(named, 'function') ? 'feature' : isPage && own !== 'hero' ? 'page' : 'section',
    target: senseOf(named, 'function') ?? own ?? '',
    title: isOpen ? textAt(source, first, end) : (name ?? ''),
    rest: isOpen ? end : at + 1,
  };
}

const isForm = ({ packs }: Source, word: string): boolean =>
  packs.some(({ reading }) => reading.partForms.includes(word.replace(/[\s-]/gu, '').toLowerCase()));

export const isGlue = ({ packs }: Source, word: string): boolean =>
  packs.some(({ reading }) => reading.glue.includes(word.trim().toLowerCase()));

/** "Code of conduct page" is one phrase of the packs. */
export const endsInPage = ({ lexemes, tokens, packs }: Source, at: number): boolean => {
  const { from, to } = lexemes[at] ?? { from: 0, to: 0 };
  const last = tokens[to - 1]?.key ?? '';
  return to - from > 1 && packs.some(({ reading }) => reading.units.pages?.includes(last));
};

/** The words that name a part, without those that only say in which form it comes: "form", "section", "list". */
function nameOf(source: Source, from: number, to: number): string {
  let first = from;
  while (first < to - 1 && isA(source.lexemes[first], 'style', 'number')) first++;
  const words = source.text.slice(startAt(source, first), endAt(source, to - 1)).split(/(?<=[\s-])/u);
  const whole = words.length;
  // Not of "sign-up".
  const isLoose = (): boolean => isGlue(source, words.at(-1) ?? '') && words.at(-2)?.endsWith('-') === false;
  while (words.length > 1 && (isForm(source, words.at(-1) ?? '') || (words.length < whole && isLoose())))
    words.pop();
  const name = withoutEnd(words.join(''), ' -');
  // "What people ask us": a clause that is known for what it asks for.
  const isClause = words.length > 2 && words.filter((word) => isGlue(source, word)).length > 1;
  return (words.length === 1 && isForm(source, name)) || isClause ? '' : name;
}

/** "A newsletter and a form": two parts that "and" joins; "services and prices" are one. */
export function halvesOf(source: Source, phrase: Phrase): Phrase[] {
  for (let at = phrase.from + 1; at < phrase.to - 1; at++) {
    const isInside = phrase.inner !== undefined && phrase.inner.from <= at && at < phrase.inner.to;
    if (isInside || !isAnd(source, source.lexemes[at])) continue;
    const first = stretchOf(source, phrase, phrase.from, at);
    const second = stretchOf(source, phrase, at + 1, phrase.to);
    const [one, other] = [headOf(source, first), headOf(source, second)];
    // "Talks and contact", "cakes to order and a contact form": words that no pack knows, and a part that is.
    const isShort = at === phrase.from + 1 || (other?.target === 'contactForm' && !hasFact(source, first));
    const isName = isShort && isPart(source, begin(source, second)) && other?.rest === phrase.to;
    // "Questions and enrolment online": what a name that is whole is joined with.
    const isWhole =
      one !== undefined &&
      at - one.rest <= MOST_OWN &&
      (one.rest === at ||
        isA(source.lexemes[one.rest], 'for', 'glue') ||
        isGlue(source, one.title.split(' ').at(-1) ?? ''));
    if ((!other && !isWhole) || (!one && !isName)) continue;
    return [first, ...halvesOf(source, second)];
  }
  return [phrase];
}

/** "A site for a dentist with the services fillings": where the opening goes on with a part. */
export function partIn(source: Source, phrase: Phrase): number | undefined {
  for (let at = phrase.from + 1; at < phrase.to - 1; at++) {
    if (!isA(source.lexemes[at], 'with')) continue;
    const rest = stretchOf(source, phrase, at, phrase.to);
    const head = headOf(source, rest);
    if (head !== undefined) return at;
  }
  return undefined;
}

const LONGEST_NAME = 7;

/** A part that no pack knows, among those that are known: a few words that state nothing and hold no fact. */
export function unknownHead(source: Source, phrase: Phrase): Head | undefined {
  const from = begin(source, phrase);
  const end = phrase.inner?.from ?? phrase.to;
  const words = source.lexemes.slice(from, end);
  const title = textAt(source, from, end);
  const isTold = words.some(
    (one, at) =>
      isA(one, 'tell', 'wish', 'about', ...(at === 0 ? (['make'] as const) : [])) && !isA(one, 'glue'),
  );
  // Not of "sign-up".
  const isClause = isA(words.at(-1), 'glue') && source.text[startAt(source, end - 1) - 1] !== '-';
  const isBare = words.length > 0 && !isClause && words.length <= LONGEST_NAME && !isTold;
  const said = { start: phrase.start, end: endAt(source, end - 1) };
  if (!isBare || valueIn(source, said) !== 'none') return undefined;
  const last = partOf(words.at(-1), 'website') === 'contactForm' ? 'contactForm' : '';
  // "Emergency numbers on every page", "accessibility page": the page is where they stand.
  const isPage = senseOf(words.at(-1), 'unit') === 'pages';
  const on = words.findLastIndex((one, at) => at > 0 && isA(one, 'about', 'put'));
  const name = isPage ? nameOf(source, from, on > 0 ? from + on : end) : '';
  return { kind: 'section', target: last, title: name || title, rest: end };
}
