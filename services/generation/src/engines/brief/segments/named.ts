import type { Clause } from './clauses.ts';
import { endAt, type Source, startAt } from './source.ts';

/** A part of the result by its name, and the clauses that say what is in it. */
export interface Named<C extends Clause = Clause> {
  /** Where it begins, with its bullet, its number or "Second". */
  start: number;
  name: C;
  own: C[];
}

/** Parts that an order names one after another. */
export interface Row<C extends Clause = Clause> {
  /** What they are: `pages`, `slides`, `sections`, `chapters`. */
  unit: string;
  /** They are short and stand behind a colon. */
  label: boolean;
  /** Each stands in a line of its own, and what is in it behind a sign. */
  lined: boolean;
  parts: Named<C>[];
}

/** So many lexemes of a clause. */
export const stretch = <C extends Clause>(source: Source, clause: C, from: number, to: number): C => ({
  ...clause,
  from,
  to,
  start: startAt(source, from),
  end: endAt(source, to - 1),
});
