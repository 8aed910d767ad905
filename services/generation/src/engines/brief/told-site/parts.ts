import { FORM_SECTIONS } from '@sitewright/site-spec';
import { endAt, isA, type Range, type Source, senseOf, startAt, textAt } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import { begin, type Head, headOf } from './heads.ts';
import type { Phrase } from './phrases.ts';
import { endWithSign, hasFact, startWithSign, valueIn } from './signs.ts';

/** What a brief gives for a part, in brackets or behind its name, and the words over it. */
export interface Own extends Range {
  heading: string;
  bracketed: boolean;
}

/** A part that a brief asks for, with what the brief gives for it. */
export interface ToldPart extends Omit<Head, 'rest'>, Range {
  own: Own[];
  count: number;
  /** Those among whom it is listed: what is done there by whom. */
  group?: ToldPart;
  /** 'can' over what anybody can do. */
  unit?: string;
  /** Things with their prices that were told apart. */
  pairs?: [Range, Range][];
}

/** A part of which nothing is said but what is given. */
export const partAt = (
  { start, end }: Range,
  given: Pick<ToldPart, 'kind' | 'target'> & Partial<ToldPart>,
): ToldPart => ({
  ...{ start, end, title: '', own: [], count: 0 },
  ...given,
});

export const ownAt = ({ start, end }: Range, heading = '', bracketed = false): Own => ({
  ...{ start, end, heading, bracketed },
});

/** Parts that are no list: words behind their name say what they are for. */
export const FORMS: ReadonlySet<string> = new Set([...FORM_SECTIONS, 'callToAction']);
const LONGEST_TITLE = 40;

/** A part with what its phrase says of it. */
export function toldPart(source: Source, phrase: Phrase, { rest, ...head }: Head): ToldPart {
  const end = phrase.inner?.from ?? phrase.to;
  const count = head.target === 'locationHours' || FORMS.has(head.target) ? 0 : countIn(source, phrase);
  const own = behind(source, rest, end, count);
  const { inner } = phrase;
  // "(We send them later)" is said to the maker.
  const isRemark = inner && /^(?:we|i|wir|ich|nous|je) /iu.test(textAt(source, inner.from, inner.to));
  const bracket =
    inner && !isRemark && !isCount(source, inner) ? rangeOf(source, inner.from, inner.to) : undefined;
  const part = partAt(phrase, { ...head, count });
  const whole = own && source.text.slice(startAt(source, begin(source, phrase)), own.end);
  // "Enquiry form with date and venue", "booking form (size, colour)".
  const at = fieldsAt(source, phrase);
  const fields = at
    ? rangeOf(source, at + 1, end)
    : isForm(head.target) && !hasFact(source, phrase) && bracket;
  const name = at && at > rest ? textAt(source, begin(source, phrase), at) : part.title;
  if (fields) return { ...part, title: name, own: [ownAt(fields)] };
  // "RSVP until 30 June", "customer logos", "logos of customers".
  const isNamed =
    (FORMS.has(head.target) || head.target === 'testimonials') &&
    own &&
    !/@|\d{4}|https?:|\p{Sc}/u.test(source.text.slice(own.start, own.end));
  if (isNamed && whole !== undefined && !bracket)
    return { ...part, title: whole.length <= LONGEST_TITLE ? whole : part.title };
  if (own)
    part.own.push(
      ownAt({
        start: own.start,
        end: bracket ? withBracket(source, phrase) : own.end,
      }),
    );
  if (part.own.length === 0 && bracket) part.own.push(ownAt(bracket, '', true));
  return part;
}

/** Where a phrase says what a form asks for, behind "with": "a form for dates with name and day". */
export function fieldsAt(source: Source, phrase: Phrase): number | undefined {
  const head = phrase.label ? undefined : headOf(source, phrase);
  if (head === undefined || !isForm(head.target)) return undefined;
  const more = source.lexemes.slice(head.rest, Math.min(phrase.to - 1, head.rest + NEAR));
  const at = more.findIndex((one) => isA(one, 'with'));
  return at === -1 ? undefined : head.rest + at;
}

/** So many words may stand between the name of a form and what it asks for. */
const NEAR = 6;

/** Where a phrase ends, with the bracket that it closes. */
export const withBracket = ({ text }: Source, { end }: Range): number =>
  end + (/^[)）]/u.test(text.slice(end)) ? 1 : 0);

const isForm = (target: string): boolean => FORMS.has(target) && target !== 'callToAction';

const rangeOf = (source: Source, from: number, to: number): Range => ({
  start: startWithSign(source, from),
  end: endWithSign(source, to - 1),
});

/** "(6)", "(at least 4)": how many, and nothing else. */
const isCount = (source: Source, { from, to }: { from: number; to: number }): boolean =>
  !/\d[:.–-]\d/u.test(textAt(source, from, to)) &&
  source.lexemes
    .slice(from, to)
    .every((one) => isA(one, 'number', 'bound', 'glue') || /^\d{1,2}$/u.test(one.text));

/** What stands behind a part's name and is neither a count nor a word of the order. */
function behind(source: Source, rest: number, end: number, count: number): Range | undefined {
  let from = rest;
  // "Anfahrt Am Weidmoos 3": what begins with a capital is no such word.
  const isCapital = (at: number): boolean => /^\p{Lu}\p{Ll}/u.test(source.lexemes[at]?.text ?? '');
  const small = ['with', 'for', 'glue', 'about', 'called', 'bound', 'part'] as const;
  while (from < end && isA(source.lexemes[from], ...small) && !isCapital(from)) from++;
  const told = source.lexemes
    .slice(from, end)
    .filter((one) => one.senses.length === 0 || isA(one, 'colour', 'language'));
  return told.length === 0 || (count > 0 && told.length <= 2) ? undefined : rangeOf(source, from, end);
}

/** "6 speakers", "(6 groupes)", "équipe de 4 avocats": how many of what; 0 where nothing is counted. */
function countIn(source: Source, { from, to, start, end }: Phrase): number {
  const word = source.lexemes.slice(from, Math.min(to, from + 3)).find((one) => isA(one, 'number'));
  if (word && !/\d/u.test(source.text.slice(start, end))) return Number(senseOf(word, 'number'));
  const [figure = '', ...more] = source.text.slice(start, end).match(/\d[\d.,:]*/gu) ?? [];
  if (more.length > 0 || !/^[1-9]\d?$/u.test(figure) || valueIn(source, { start, end }) !== 'figure')
    return 0;
  const at = source.lexemes.slice(from, to).findIndex((one) => one.text === figure) + from;
  const behindIt = to - at - 1;
  const isLast = behindIt === 0 && isA(source.lexemes[at - 1], 'for');
  return at >= from && behindIt <= 2 && (isLast || /^\s\p{L}/u.test(source.text.slice(endAt(source, at))))
    ? Number(figure)
    : 0;
}

/** A part that is listed in a range, without a name: what is offered, behind a colon. */
export const listPart = (range: Range, target = 'services'): ToldPart =>
  partAt(range, { kind: 'section', target, own: [ownAt(range)] });

export const isFree = ({ text, packs }: Source, { start, end }: Range): boolean =>
  packs.some(({ reading }) =>
    reading.material.free.some((word) => text.slice(start, end).endsWith(` ${word}`)),
  );

/** Sentences that are rows of one kind, by what each of their phrases is. */
const ROWS: readonly (readonly [target: string, isOne: (source: Source, phrase: Phrase) => boolean])[] = [
  // "312 tonnes removed, 41 groups, 9 cities": figures with what they count.
  [
    'stats',
    (source, phrase) =>
      /^\D{0,2}\d/u.test(
        source.text.slice(startAt(source, begin(source, { ...phrase, to: phrase.from + 1 }))),
      ) &&
      valueIn(source, phrase) === 'figure' &&
      phrase.to - phrase.from > 1,
  ],
  // "First appointment £70, follow-up £50", "A survey is £180, a service £220".
  [
    'pricing',
    (source, phrase) =>
      (valueIn(source, phrase) === 'money' || isFree(source, phrase)) && !phrase.inner && !phrase.label,
  ],
];

/** A part that a whole sentence gives, phrase by phrase. */
export function rowIn(source: Source, sentence: readonly Phrase[]): ToldPart | undefined {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (first === undefined || last === undefined || sentence.length < 2) return undefined;
  const whole = { start: first.start, end: last.end };
  const row = ROWS.find(([, isOne]) => sentence.every((phrase) => isOne(source, phrase)));
  return row && listPart(whole, row[0]);
}

const FIGURE = /\d[\d.,]*(?:\s?\p{L}{1,4}(?!\p{L}))?/gu;
export const PRICE = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L}))/gu;

/** "Distances 50 km and 25 km with entry fees £85 and £55": as many figures as prices, each with its own. */
export function pairedIn(source: Source, sentence: readonly Phrase[]): ToldPart | undefined {
  const [first, last] = [sentence[0], sentence.at(-1)];
  const at = source.lexemes.slice(first?.from, last?.to).find((one) => isA(one, 'with'));
  if (first === undefined || last === undefined || at === undefined) return undefined;
  const [before, behind] = [
    { start: first.start, end: at.start },
    { start: at.end, end: last.end },
  ] as const;
  const things = foundIn(source, before, FIGURE);
  const prices = foundIn(source, behind, PRICE);
  const [thing, price] = [things[0], prices[0]];
  if (!thing || !price || things.length < 2 || things.length !== prices.length) return undefined;
  const { text } = source;
  const title = `${text.slice(first.start, thing.start)}${text.slice(at.start, price.start)}`.trim();
  const pairs = things.flatMap((one, index): [Range, Range][] => [[one, prices[index] ?? price]]);
  return partAt({ start: first.start, end: last.end }, { kind: 'section', target: 'pricing', title, pairs });
}

export const foundIn = ({ text }: Source, { start, end }: Range, sign: RegExp): Range[] =>
  [...text.slice(start, end).matchAll(sign)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + withoutEnd(found, ' .,').length,
  }));
