import { type BuildType, FORM_SECTIONS } from '@sitewright/site-spec';
import { CHART_PARTS, PARTS, type PartName, SITE_PARTS } from '../../packs/reading.ts';
import { headingLines, isOfOrder } from '../segments/heading-lines.ts';
import type { Lexeme } from '../segments/lexicon.ts';
import type { RoledClause } from '../segments/roles.ts';
import { isAnd } from '../segments/rows.ts';
import { hasA, isA, type Source, senseOf, startAt, textAt } from '../segments/source.ts';
import { type Asked, asked, type Order, type Spot } from './asked.ts';
import { rangeText } from './titles.ts';

/** Whether the name of a part is that of a chart. */
export const isChart = (part: string): boolean => CHART_PARTS.some((chart) => chart === part);

const BLOCKS: readonly PartName[] = ['quote', 'table', 'list', 'picture', 'callout', 'number', 'insight'];
const ONLY_SITE: readonly PartName[] = ['home', 'hero', 'header', 'menu', 'productGrid', ...FORM_SECTIONS];

/** Functions that somebody who asks for a chart may mean. */
const ON_BOARDS: ReadonlySet<string> = new Set(['animation', 'map', 'search', 'filter', 'darkMode', 'audio']);

const PARTS_OF: Readonly<Record<BuildType, ReadonlySet<string>>> = {
  website: new Set([...SITE_PARTS, ...CHART_PARTS, 'quote', 'table', 'picture']),
  slides: new Set(PARTS.filter((part) => !ONLY_SITE.includes(part))),
  document: new Set(PARTS.filter((part) => !ONLY_SITE.includes(part))),
  design: new Set([...CHART_PARTS, ...BLOCKS, 'callToAction', 'logos', 'gallery']),
  dataviz: new Set([...CHART_PARTS, ...BLOCKS, 'summary', 'comparison', 'timeline', 'notes', 'footer']),
};

/** The part that a phrase names in a result of a type. */
export const partOf = (lexeme: Lexeme | undefined, buildType: BuildType): string | undefined =>
  lexeme?.senses.find((sense) => sense.type === 'part' && PARTS_OF[buildType].has(sense.value))?.value;

/** Sections, blocks, charts and functions named in the order outside its lists. */
export function readParts(order: Order, listed: readonly Asked[]): Asked[] {
  const found: Asked[] = [];
  for (const spot of order.spots) {
    const request = partAt(order, spot) ?? functionAt(order, spot);
    if (request === undefined) continue;
    const isListed = listed.some(
      (item) =>
        item.start <= request.start &&
        request.end <= item.end &&
        (item.target === request.target ||
          (request.title !== '' && item.title.includes(request.title)) ||
          (item.target !== '' && order.buildType === 'website' && !isOn(order.source, request, item))) &&
        request.kind !== 'feature',
    );
    const isThere = [...found, ...listed.filter(({ kind }) => kind === 'page')].some(
      (other) =>
        other.kind === request.kind &&
        other.target === request.target &&
        (other.title === request.title ||
          request.target === 'team' ||
          (other.kind === 'page' && request.title === '')),
    );
    // Where the pages were named, "a new home on the web" is none.
    const isNone =
      request.kind === 'page' &&
      request.title === '' &&
      listed.some(({ kind, unit }) => kind === 'page' && unit === 'whole');
    if (!isListed && !isThere && !isNone) found.push(request);
  }
  return found;
}

/** It stands behind the name of a page: "Home: hero, logos". */
const isOn = ({ text }: Source, { start }: Asked, page: Asked): boolean =>
  page.kind === 'page' &&
  page.unit === 'whole' &&
  start > text.indexOf(page.text, page.start) + page.text.length;

function partAt(
  { source, buildType, clauses }: Order,
  { at, clause, order, avoided }: Spot,
): Asked | undefined {
  const lexeme = source.lexemes[at];
  const target = partOf(lexeme, buildType);
  if (!lexeme || target === undefined) return undefined;
  // "The total number of rooms", "list them by price": words of a question to a table.
  if (buildType === 'dataviz' && isOfQuestion(target, lexeme.text)) return undefined;
  const isResult =
    (isA(lexeme, 'result') && !(target === 'contactForm' && buildType === 'website')) ||
    (clause.head === 'result' && order === 0 && at - clause.from <= 2);
  if (isResult && !isChart(target)) return undefined;
  // "Slides about our first year" are not about the firm, nor are "figures about the mill".
  const next = at + 1 < clause.to ? source.lexemes[at + 1] : undefined;
  if (isA(lexeme, 'about') && next && !isA(next, 'unit', 'part') && !isAnd(source, next)) return undefined;
  // "Made for teachers", "cooked by our chefs": said of others.
  const led = source.lexemes.slice(clause.from, at).filter((one) => isA(one, 'for') || !isA(one, 'glue'));
  if (target === 'team' && isA(led.at(-1), 'for') && !isA(led.at(-2), 'part', 'unit')) return undefined;
  if (isA(lexeme, 'use') && hasColour(source.lexemes.slice(clause.from, clause.to))) return undefined;
  const span = { start: lexeme.start, end: lexeme.end };
  if (avoided) return asked(source, clause, { kind: 'absence', target });
  const isSection =
    (buildType === 'website' || buildType === 'slides') && !BLOCKS.some((one) => one === target);
  if (isSection && !isChart(target) && !isOrdered(source, clause, at)) return undefined;
  const page =
    target === 'home' ||
    [source.lexemes[at - 1], source.lexemes[at + 1], source.lexemes[at - 2]].some(
      (near) => senseOf(near, 'unit') === 'pages',
    );
  const called = clause.material.find(
    (range) => range.from > at && range.from - at <= 4 && isA(source.lexemes[range.from - 1], 'called'),
  );
  const text = { ...clauseSpan(source.text, clause, order, clauses), start: beginOf(source, clause, at) };
  return {
    ...asked(source, text, {
      kind: page && buildType === 'website' ? 'page' : 'section',
      target,
      title: called
        ? rangeText(source, called)
        : buildType === 'website'
          ? headOver(source, clause, clauses) || ownName(target, lexeme.text)
          : buildType === 'design' && target === 'picture'
            ? shownFrom(source, clause, at)
            : '',
    }),
    ...span,
  };
}

const NEAR = 6;
const ORDERING = ['make', 'put', 'wish', 'unit', 'polite'] as const;

/** "A seven-year-old went home in a men's XL": in a longer clause a part is ordered near words that order, else it is told. */
const isOrdered = (source: Source, { from, to, label }: RoledClause, at: number): boolean =>
  label ||
  to - from <= NEAR ||
  hasA(source, { from: Math.max(from, at - NEAR), to: at + 1 }, 'with', 'given', 'result', ...ORDERING) ||
  hasA(source, { from: at + 1, to: Math.min(to, at + NEAR) }, ...ORDERING);

/** "Drawing of a fox": what a picture is to show, in the words of the order from its name on; '' where nothing follows. */
function shownFrom(source: Source, { to, material }: RoledClause, at: number): string {
  const end = Math.min(to, ...material.flatMap(({ from }) => (from > at ? [from] : [])));
  return end - at > 2 ? textAt(source, at, end) : '';
}

/** Parts of many sorts under one kind: "speakers", "sponsors" and "code of conduct page" say which. */
const OF_MANY_SORTS: ReadonlySet<string> = new Set(['about', 'team', 'logos']);
const LONGEST_NAME = 32;

/** What such a part is called, in the words that ask for it; a button by what it does. */
function ownName(target: string, words: string): string {
  if (target === 'callToAction') return /^(.{3,})[ -]button$/i.exec(words)?.[1] ?? '';
  if (!OF_MANY_SORTS.has(target) || words.length > LONGEST_NAME) return '';
  return words.replace(/(?: (?:list|page|section)|-(?:bereich|seite|liste))$/i, '');
}

const isOfQuestion = (target: string, words: string): boolean =>
  (target === 'number' || target === 'list') && !words.includes(' ');

/** The heading that an order is, or that stands right above it: "JOIN US", and below it "a form with name and mail". */
function headOver(source: Source, clause: RoledClause, clauses: readonly RoledClause[]): string {
  const over = headingLines(source, clauses).find(
    ({ start, line }) => start === clause.start || line === clause.line - 1,
  );
  return over === undefined || isOfOrder(source, over) ? '' : source.text.slice(over.start, over.end).trim();
}

/** "A page for X with the services Y": what a part is asked for with begins behind X. */
function beginOf(source: Source, { from, start }: RoledClause, at: number): number {
  let first = at;
  while (first > from && isA(source.lexemes[first - 1], 'glue') && !isA(source.lexemes[first - 1], 'with'))
    first--;
  return first > from && isA(source.lexemes[first - 1], 'with') ? startAt(source, first - 1) : start;
}

const hasColour = (lexemes: readonly Parameters<typeof isA>[0][]): boolean =>
  lexemes.some((lexeme) => isA(lexeme, 'colour'));

/** A part's own words: its clause, and the brackets right behind it. */
function clauseSpan(
  text: string,
  clause: { start: number; end: number },
  index: number,
  clauses: Order['clauses'],
): { start: number; end: number } {
  let end = clause.end;
  for (const next of clauses.slice(index + 1)) {
    if (!/[(（]/.test(text.slice(clause.end, next.start)) || text.slice(end, next.start).includes(')')) break;
    end = next.end;
  }
  return { start: clause.start, end };
}

function functionAt({ source, buildType }: Order, { at, clause, avoided }: Spot): Asked | undefined {
  const lexeme = source.lexemes[at];
  const target = senseOf(lexeme, 'function');
  if (!lexeme || target === undefined) return undefined;
  // Whoever draws "payments by method" wants no checkout.
  if (buildType === 'dataviz' ? !ON_BOARDS.has(target) : buildType !== 'website' && target !== 'animation')
    return undefined;
  const title = lexeme.text;
  const kind = avoided ? 'absence' : 'feature';
  return asked(source, clause, { kind, target, title });
}
