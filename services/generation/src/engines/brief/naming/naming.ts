import type { BuildType } from '@sitewright/site-spec';
import type { Fact, Naming, SegmentRole } from '../brief.ts';
import { rangeText } from '../requests/titles.ts';
import { quoteAt } from '../segments/quotes.ts';
import type { RoledClause } from '../segments/roles.ts';
import { isA, lexemesIn, type Source, startAt, startOf } from '../segments/source.ts';
import { readNamed, type Stretch } from '../tagging/read-naming.ts';
import { describedAround } from './described.ts';
import { calledName, nameIn, withoutOrder } from './names.ts';
import { orderedThing } from './thing.ts';

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
  const thing = orderedThing(source, clauses, buildType);
  const told = thing?.topic;
  const [own, dictated] = [read.what && ownWords(source, roles, clauses, read.what), read.title].map(
    (stretch) => (stretch && roles[stretch.start] !== 'material' ? withoutOrder(source, stretch) : stretch),
  );
  const isBased =
    isDocument && own && lexemesIn(source, own).some((one) => isA(one, 'given') && !isA(one, 'for'));
  const what = isDocument && told ? (told.quoted ? undefined : told) : isBased ? undefined : own;
  const title =
    isDocument && told?.quoted
      ? told
      : (unquoted(source, dictated) ?? (read.name ? undefined : behindColon(source, buildType)));
  const places = facts.filter(({ kind }) => kind === 'place');
  // "Pumpkin Chai 4.80. The café is called Little Acorn."
  const given = (read.isGuess ? calledName(source, roles) : undefined) ?? read.name;
  const isLabel = isDocument && read.name !== undefined && source.text.charAt(read.name.end) === ':';
  const name = title && !read.name ? undefined : nameIn(source, roles, isLabel ? undefined : given, places);
  const textOf = (stretch: Stretch | undefined): string =>
    stretch ? source.text.slice(stretch.start, stretch.end).slice(0, LONGEST) : '';
  const behind = name === undefined || isDocument ? '' : appositionTo(source.text, roles, name);
  // What stands before the name of a text is whom it is for.
  const around = name === undefined || isDocument ? '' : describedAround(source, roles, name);
  const isBeside = name !== undefined && what !== undefined && apart(name, what) <= BESIDE;
  const place = places.find((fact) => name !== undefined && apart(name, fact) <= NEAR);
  // A plain site or deck is named by whom it is for or what it is about.
  const isSaid = thing?.isOwn === true && !thing.kinds.some((kind) => kind === buildType || kind === 'pages');
  const isWhole = isSaid && (buildType === 'website' || (buildType === 'slides' && (!thing.isMade || told)));
  return {
    subject:
      (name || title || !isWhole ? '' : thing.whole) ||
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

/** What something is, without the "my" or "our" before it and a bracket that is left open. */
function whole(source: Source, what: Stretch | undefined): string {
  if (what === undefined) return '';
  const [whose, first] = lexemesIn(source, what);
  const isOwn = isA(whose, 'tell') && whose?.text.includes(' ') === false && first !== undefined;
  const words = source.text.slice(isOwn ? first.start : what.start, what.end);
  const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')');
  return (isOpen ? words.slice(0, words.lastIndexOf('(')) : words).trim().slice(0, LONGEST);
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

/** 'A summary of my thesis: "Microplastics in lakes"': what the first words lead to, in quotation marks. */
function behindColon({ quotes, text }: Source, buildType: BuildType): Stretch | undefined {
  const [quote] = buildType === 'slides' || buildType === 'document' ? quotes : [];
  const isLed = quote !== undefined && /^[^.!?:：\n]{1,90}[:：]\s?$/u.test(text.slice(0, quote.start));
  return isLed && quote.to - quote.from > SHORT ? { start: quote.from, end: quote.to } : undefined;
}

const SHORT = 8;

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
