import type { BuildType } from '@sitewright/site-spec';
import { languagePacks } from '../../packs/language-pack.ts';
import { fold } from '../../packs/periods.ts';
import type { LexemeRange } from '../segments/material-in.ts';
import type { RoledClause } from '../segments/roles.ts';
import { endOf, isA, type Source, startOf, wordsOf } from '../segments/source.ts';

/** A stretch of the prompt in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where the prompt says what the result is about. */
export interface Subject extends Stretch {
  /** Said with "about", or just "for": a thing, or somebody. */
  by: 'about' | 'for';
}

const ORDERS = ['make', 'wish', 'result', 'about', 'put'];

/** The first material that the order's main clause says the result is for or about. */
export function findSubject(
  source: Source,
  clauses: readonly RoledClause[],
  buildType: BuildType,
): Subject | undefined {
  if (buildType === 'dataviz') return pictured(source, clauses);
  for (const [index, clause] of clauses.entries()) {
    if (clause.role !== 'order' || !ORDERS.includes(clause.head) || !namesResult(source, clauses, index))
      continue;
    const about = rangeAfter(source, clause, 'about');
    const range =
      about ?? rangeAfter(source, clause, 'for') ?? clause.material.find(({ quoted }) => quoted !== true);
    if (range === undefined) continue;
    const start = startOf(source, source.lexemes[range.from]);
    const end =
      range.to === clause.to ? goesOnTo(source, clauses, index) : endOf(source, source.lexemes[range.to - 1]);
    if (/[€$£¥₹]|\d{4}/u.test(source.text.slice(start, end)) && !about) continue;
    return { start, end, by: about ? 'about' : 'for' };
  }
  return undefined;
}

/** The clause or the one before it names the result; the first order of a prompt needs not. */
function namesResult(source: Source, clauses: readonly RoledClause[], index: number): boolean {
  const holds = (clause: RoledClause | undefined): boolean =>
    clause !== undefined &&
    source.lexemes.slice(clause.from, clause.to).some((lexeme) => isA(lexeme, 'result'));
  return clauses[index]?.head === 'about' || holds(clauses[index]) || holds(clauses[index - 1]) || index <= 1;
}

const BOARDS = new Set(languagePacks.flatMap(({ data }) => data.kinds.dashboard ?? []).map(fold));

/** What a chart is said to be about, or whom a board is for: the words behind it, whether they are known or not. */
function pictured(source: Source, clauses: readonly RoledClause[]): Subject | undefined {
  for (const { role, from, to, end } of clauses) {
    if (role !== 'order') continue;
    const at = source.lexemes.slice(from, to).findIndex((lexeme, place) => {
      const next = source.lexemes[from + place + 1];
      const isBoard = BOARDS.has(fold(wordsOf(source, lexeme)));
      return isA(lexeme, 'result') && (isA(next, 'about') || (isBoard && isA(next, 'for')));
    });
    const first = source.lexemes[from + at + 2];
    if (at === -1 || from + at + 2 >= to) continue;
    return { start: startOf(source, first), end, by: 'about' };
  }
  return undefined;
}

const rangeAfter = (source: Source, clause: RoledClause, opener: 'about' | 'for'): LexemeRange | undefined =>
  clause.material.find(
    (range) =>
      range.quoted !== true &&
      isA(source.lexemes[range.from - 1], opener) &&
      !isA(source.lexemes[range.from - 1], 'with', 'called'),
  );

const LONGEST = 120;

/** Through the clauses of the same sentence that go on with it: "Quill & Ash, a bindery in Ghent". */
function goesOnTo(source: Source, clauses: readonly RoledClause[], index: number): number {
  const first = clauses[index];
  let end = first?.end ?? 0;
  for (const clause of clauses.slice(index + 1)) {
    if (clause.sentence !== first?.sentence || clause.role !== 'material' || clause.opener === 'colon') break;
    if (isA(source.lexemes[clause.from], 'tell') && clause.to - clause.from > 3) break;
    if (clause.end - (first?.start ?? 0) > LONGEST) break;
    end = clause.end;
  }
  const closes = source.text.slice(end, end + 2);
  return closes.startsWith(')') ? end + 1 : end;
}
