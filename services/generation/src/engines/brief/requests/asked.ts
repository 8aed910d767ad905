import type { BuildType } from '@sitewright/site-spec';
import type { Request } from '../brief.ts';
import type { RoledClause } from '../segments/roles.ts';
import { isA, objectsFirst, type Source } from '../segments/source.ts';
import { requestOf } from '../shapes.ts';

/** A request with its place in the prompt, in UTF-16 units. */
export interface Asked extends Request {
  start: number;
  end: number;
}

/** What the readers of requests start from. */
export interface Order {
  source: Source;
  clauses: readonly RoledClause[];
  buildType: BuildType;
  spots: readonly Spot[];
}

/** A phrase that is part of an order. */
export interface Spot {
  /** Index of the lexeme. */
  at: number;
  clause: RoledClause;
  /** Index of the clause. */
  order: number;
  /** Something that is not wanted. */
  avoided: boolean;
}

const LONGEST_TEXT = 300;

/** Makes a request of a stretch of the prompt; what is not given is empty. */
export function asked(
  source: Source,
  { start, end }: { start: number; end: number },
  fields: Pick<Request, 'kind' | 'target'> & Partial<Request>,
): Asked {
  return { ...requestOf({ text: askedText(source, { start, end }), ...fields }), start, end };
}

/** The words of a stretch, as many as a request holds. */
export const askedText = ({ text }: Source, { start, end }: { start: number; end: number }): string =>
  text.slice(start, Math.min(end, start + LONGEST_TEXT)).trim();

/** Every phrase of the order that is no material, in order. */
export function spotsOf(source: Source, clauses: readonly RoledClause[]): Spot[] {
  const spots: Spot[] = [];
  for (const [order, clause] of clauses.entries()) {
    if (clause.role !== 'order' || clause.head === 'audience') continue;
    // Where objects come first, what is not wanted stands before the word that says so, as in "einen Blog brauchen wir nicht".
    const words = source.lexemes.slice(clause.from, clause.to);
    let avoided =
      (objectsFirst(source, clause.from, clause.to) && words.some((lexeme) => isA(lexeme, 'avoid'))) ||
      (words.length > 2 && isA(words.at(-1), 'avoid'));
    for (let at = clause.from; at < clause.to; at++) {
      if (clause.material.some((range) => range.from <= at && at < range.to)) continue;
      if (isA(source.lexemes[at], 'avoid')) avoided = true;
      else spots.push({ at, clause, order, avoided });
    }
  }
  return spots;
}
