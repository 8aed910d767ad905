import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { type Head, headOf } from './heads.ts';
import { quoteAt } from './quotes.ts';
import { endAt, type Source, startAt } from './source.ts';

/** Lexemes `from` up to `to`; of a quotation only what is between its marks. */
export interface LexemeRange {
  from: number;
  to: number;
  quoted?: boolean;
}

/** A clause with what it is for as a whole. */
export interface RoledClause extends Clause {
  role: SegmentRole;
  head: Head;
  /** What of it is material; its whole where it is material as a whole. */
  material: LexemeRange[];
}

/** Gives each clause the role of most of its words, and tells what of an order is material. */
export function rolesOf(
  source: Source,
  clauses: readonly Clause[],
  roleAt: (offset: number) => SegmentRole,
): RoledClause[] {
  const roled: RoledClause[] = [];
  let anyOrder = false;
  for (const [index, clause] of clauses.entries()) {
    const before = roled[index - 1];
    const goesOn = before?.sentence === clause.sentence;
    const roles = source.lexemes.slice(clause.from, clause.to).map((lexeme) => roleAt(lexeme.start));
    const role = mostOf(roles);
    const isFirst = !anyOrder || (goesOn && clause.sentence === 1);
    const head = headOf(source, clause, clause.opener !== 'bracket' && isFirst);
    anyOrder ||= role === 'order' && head !== '';
    roled.push({ ...clause, role, head, material: role === 'private' ? [] : runsOf(source, clause, roles) });
  }
  return roled;
}

/** An order with material in it is an order. */
function mostOf(roles: readonly SegmentRole[]): SegmentRole {
  const count = (role: SegmentRole): number => roles.filter((one) => one === role).length;
  if (count('private') * 2 > roles.length) return 'private';
  return count('order') > 0 && count('order') * 5 >= roles.length ? 'order' : 'material';
}

/** The runs of a clause that are material. */
export function runsOf(source: Source, { from }: Clause, roles: readonly SegmentRole[]): LexemeRange[] {
  const runs: LexemeRange[] = [];
  for (const [offset, role] of roles.entries()) {
    if (role !== 'material') continue;
    const last = runs.at(-1);
    if (last?.to === from + offset) last.to++;
    else runs.push({ from: from + offset, to: from + offset + 1 });
  }
  return runs.map((run) => (isQuotation(source, run) ? { ...run, quoted: true } : run));
}

function isQuotation(source: Source, { from, to }: LexemeRange): boolean {
  const quote = quoteAt(source.quotes, startAt(source, from));
  if (quote === undefined || startAt(source, from) - quote.from > 1) return false;
  return quote.to - endAt(source, to - 1) <= 1;
}
