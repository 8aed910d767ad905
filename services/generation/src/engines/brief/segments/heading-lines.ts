import { PART_UNITS } from '../../packs/reading.ts';
import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import type { Lexeme, SenseType } from './lexicon.ts';
import { isA, type Source, senseOf, startAt } from './source.ts';
import { ordersIn } from './told.ts';

/** Wholly in capitals: "JOIN US". */
export const isLoud = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const LONGEST = 6;
/** Whether a heading says what the order does with what stands below it: "Pages", "Style". */
export const isOfOrder = (source: Source, { from, to }: Clause): boolean =>
  source.lexemes.slice(from, to).some((lexeme) => isOrdering(lexeme));

/** Words of an order that a heading of the matter never holds: "Title", "Slide 3", "Colours". */
export const ORDERING: readonly SenseType[] = [
  ...(['make', 'wish', 'put', 'avoid', 'result', 'look', 'style', 'colour'] as const),
  ...(['function', 'bound', 'given', 'called', 'use', 'language', 'audience', 'talk'] as const),
];

const known = new WeakMap<readonly Clause[], ReadonlySet<Clause>>();

/** The clauses that are a line by themselves, marked ("## Rehearsals"), or in capitals as others are ("JOIN US"). */
export function headingLines<C extends Clause>(source: Source, clauses: readonly C[]): readonly C[] {
  const found = known.get(clauses) ?? new Set(linesIn(source, clauses));
  known.set(clauses, found);
  return clauses.filter((clause) => found.has(clause));
}

/** Most of it is in capitals: these say nothing. */
export const isShouted = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);

function linesIn(source: Source, clauses: readonly Clause[]): Clause[] {
  const lineOf = ({ start, end }: Clause): string =>
    source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, end);
  const alone = clauses.filter(
    ({ opener, line, from, to }, index) =>
      opener === 'line' && clauses[index + 1]?.line !== line && to - from <= LONGEST,
  );
  const loud = isShouted(source.text) ? [] : alone.filter((clause) => isLoud(lineOf(clause)));
  return alone.filter(
    (clause) => /^\s{0,3}#{1,4}\s/u.test(lineOf(clause)) || (loud.length > 1 && loud.includes(clause)),
  );
}

/** A line that is a heading is one of the matter where some below it is; what orders nothing there is told too. */
export function raiseHeadings(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  const places = placesOf(source, clauses);
  for (const [index, at] of places.entries()) {
    const [heading, next] = [clauses[at], clauses[at + 1]];
    if (heading === undefined || next === undefined) continue;
    const end = places[index + 1];
    const below = clauses
      .slice(at + 1, end)
      .filter(({ paragraph }) => end !== undefined || paragraph <= next.paragraph);
    const isOver = below.some(({ from }) => roles[startAt(source, from)] === 'material');
    if (!isOver || isOfOrder(source, heading)) continue;
    const isFirst = roles[next.start] === 'material' || !ordersIn(source, next.from, next.to, roles);
    if (isFirst) roles.fill('material', heading.start, next.start);
    for (const sentence of Map.groupBy(below, (clause) => clause.sentence).values()) {
      const [first, last] = [sentence[0], sentence.at(-1)];
      if (first === undefined || last === undefined || ordersIn(source, first.from, last.to, roles)) continue;
      roles.fill('material', first.start, last.end);
    }
  }
}

const placesOf = (source: Source, clauses: readonly Clause[]): number[] => {
  const headings = new Set(headingLines(source, clauses));
  return clauses.flatMap((clause, at) => (headings.has(clause) ? [at] : []));
};

const isOrdering = (lexeme: Lexeme): boolean => {
  const unit = senseOf(lexeme, 'unit');
  if (isA(lexeme, 'part')) return false;
  return unit === undefined ? isA(lexeme, ...ORDERING) : PART_UNITS.some((name) => name === unit);
};
