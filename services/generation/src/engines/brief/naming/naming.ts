import type { BuildType } from '@sitewright/site-spec';
import type { Fact, Naming, SegmentRole } from '../brief.ts';
import { rangeText } from '../requests/titles.ts';
import { quoteAt } from '../segments/quotes.ts';
import type { RoledClause } from '../segments/roles.ts';
import { isA, lexemesIn, type Source, startAt, startOf } from '../segments/source.ts';
import { readNamed, type Stretch } from '../tagging/read-naming.ts';
import { describedAround } from './described.ts';
import { nameIn, withoutOrder } from './names.ts';
import { orderedTopic } from './topic.ts';

/** A fact by its place in UTF-16 units. */
export type PlacedFact = Fact & Stretch;

const LONGEST = 200;
/** So near its name, in UTF-16 units, a phrase says what that is. */
const BESIDE = 24;
/** So near, a place is where it is. */
const NEAR = 80;

/** What the result is about and whom it is for, in the person's words. Nothing where the prompt does not say. */
export function readNaming(
  source: Source,
  roles: readonly SegmentRole[],
  clauses: readonly RoledClause[],
  buildType: BuildType,
  facts: readonly PlacedFact[],
): Naming {
  const isDocument = buildType === 'document';
  const read = readNamed(source.text, buildType, roles);
  // What visitors ask is said on a site, and names none.
  const isAsked =
    buildType === 'website' && /[?？؟]/u.test(source.text[endOfTitle(source, read.title)] ?? ' ');
  const told = orderedTopic(source, clauses, isDocument);
  const [own, dictated] = [
    read.what && ownWords(source, roles, clauses, read.what),
    isAsked ? undefined : read.title,
  ].map((stretch) =>
    stretch && roles[stretch.start] !== 'material' ? withoutOrder(source, stretch) : stretch,
  );
  const what = !isDocument || (!told && own && isTopic(source, own)) ? own : told?.quoted ? undefined : told;
  const title = isDocument && told?.quoted ? told : unquoted(source, dictated);
  const places = facts.filter(({ kind }) => kind === 'place');
  const isLabel = isDocument && read.name !== undefined && source.text.charAt(read.name.end) === ':';
  const name =
    title && !read.name ? undefined : nameIn(source, roles, isLabel ? undefined : read.name, places);
  const textOf = (stretch: Stretch | undefined): string =>
    stretch ? source.text.slice(stretch.start, stretch.end).slice(0, LONGEST) : '';
  const behind = name === undefined || isDocument ? '' : appositionTo(source.text, roles, name);
  // What stands before the name of a text is whom it is for.
  const around = name === undefined || isDocument ? '' : describedAround(source, roles, name);
  const isBeside = name !== undefined && what !== undefined && apart(name, what) <= BESIDE;
  const place = places.find((fact) => name !== undefined && apart(name, fact) <= NEAR);
  return {
    subject:
      whole(source, what) ||
      behind ||
      around ||
      (name || title || isDocument || clauses.some(({ material }) => material.some(({ quoted }) => quoted))
        ? ''
        : textOf(told)),
    organisation: textOf(name),
    descriptor: joined(around, isBeside ? whole(source, what) : behind),
    place: place?.value ?? '',
    audience: audienceOf(source, clauses),
    title: (buildType === 'design' ? dictatedLine(source, clauses) : '') || textOf(title),
  };
}

/** What something is, from where its sentence begins to tell it ("We repair …"), without the bracket that is left open. */
function whole(source: Source, what: Stretch | undefined): string {
  if (what === undefined) return '';
  const { text, lexemes } = source;
  const [opening = ''] = text
    .slice(Math.max(0, what.start - 40), what.start)
    .split(/[.!?\n]/u)
    .slice(-1);
  const before = opening.trimStart();
  const start =
    before.split(' ').length === 3 && before.endsWith(' ') ? what.start - before.length : what.start;
  const teller = lexemes.find((lexeme) => lexeme.start === start);
  const words = text.slice(isA(teller, 'glue', 'tell') ? start : what.start, what.end);
  const opened =
    words.lastIndexOf('(') > words.lastIndexOf(')') ? words.slice(0, words.lastIndexOf('(')) : words;
  return opened.trim().slice(0, LONGEST);
}

/** "A trail race" and "on 14 June in Keswick": what is said before a name, and behind it. */
function joined(before: string, behind: string): string {
  if (before === '' || behind === '' || behind.includes(before)) return behind || before;
  if (before.includes(behind)) return before;
  return `${before}${/^\p{Ll}{1,4}\s(?:\d|\p{Lu})/u.test(behind) ? '' : ','} ${behind}`;
}

/** "Silk, Tin and Paper": a title in quotation marks is all that stands between them. */
const unquoted = ({ quotes }: Source, title: Stretch | undefined): Stretch | undefined => {
  const quote = title && quoteAt(quotes, title.start);
  return quote && quote.to - quote.from < LONGEST / 2 ? { start: quote.from, end: quote.to } : title;
};

/** Where the last sign of a title stands. */
const endOfTitle = (source: Source, title: Stretch | undefined): number => {
  const end = unquoted(source, title)?.end ?? 0;
  return /[?？؟]/u.test(source.text[end] ?? ' ') ? end : end - 1;
};

/** "Quill & Ash, a bindery in Ghent": words behind the comma, up to the next, that are material too. */
function appositionTo(text: string, roles: readonly SegmentRole[], { end }: Stretch): string {
  const behind = /^[”"»」]?,\s(?=\p{Ll})([^,;.:!?\n–—]{4,80})/u.exec(text.slice(end, end + LONGEST));
  const words = behind?.[1]?.trim() ?? '';
  const isMaterial = roles[end + (behind?.[0].length ?? 1) - 1] === 'material';
  return isMaterial && words.includes(' ') ? words : '';
}

/** What an order is about, without its own words: "report of around 4000 words on the dairy industry", nothing of talk with whoever builds. */
function ownWords(
  source: Source,
  roles: readonly SegmentRole[],
  clauses: readonly RoledClause[],
  what: Stretch,
): Stretch | undefined {
  const clause = clauses.findLast(({ start }) => start <= what.start);
  const isTalk = source.lexemes.slice(clause?.from, clause?.to).some((one) => isA(one, 'talk', 'hide'));
  if (isTalk && roles[what.start] !== 'material') return undefined;
  const inside = lexemesIn(source, what);
  const said = inside.findLastIndex((one) => isA(one, 'result', 'unit', 'meta') && !isA(one, 'part'));
  if (said === -1 || roles[what.start] === 'material') return what;
  const from = inside.findIndex(({ senses }, at) => at > said && senses.length === 0);
  return from === -1 ? undefined : { start: startOf(source, inside[from]), end: what.end };
}

/** Neither "which sells …" nor "based on the material below" is what a text is about. */
function isTopic(source: Source, { start, end }: Stretch): boolean {
  const inside = lexemesIn(source, { start, end });
  const telling = inside.filter(({ senses }) => senses.length === 0).length;
  const isRelative =
    isA(inside[0], 'tell') && isA(inside[0], 'glue') && /^\p{Ll}/u.test(source.text.slice(start));
  return !isRelative && (telling > 1 || !inside.some((one) => isA(one, 'given')));
}

/** The first of several words that an order gives to be read on a design: 'with the text "Spring sale"'. */
function dictatedLine(source: Source, clauses: readonly RoledClause[]): string {
  for (const { role, from, to, material } of clauses) {
    const said = material.find(({ quoted, from: start, to: end }) => quoted && end - start > 1);
    if (role !== 'order' || said === undefined) continue;
    const before = source.lexemes.slice(from, Math.min(said.from, to));
    if (before.some((lexeme) => isA(lexeme, 'put', 'with', 'called', 'given')))
      return rangeText(source, said);
  }
  return '';
}

const apart = (one: Stretch, other: Stretch): number =>
  Math.max(one.start - other.end, other.start - one.end, 0);

function audienceOf(source: Source, clauses: readonly RoledClause[]): string {
  for (const [index, clause] of clauses.entries()) {
    if (clause.head !== 'audience') continue;
    const at = source.lexemes.findIndex((lexeme, place) => place >= clause.from && isA(lexeme, 'audience'));
    let from = at + 1;
    while (from < clause.to && isA(source.lexemes[from], 'glue')) from++;
    if (from < clause.to) return source.text.slice(startAt(source, from), clause.end).trim();
    const next = clauses[index + 1];
    return next?.sentence === clause.sentence ? source.text.slice(next.start, next.end).trim() : '';
  }
  return '';
}
