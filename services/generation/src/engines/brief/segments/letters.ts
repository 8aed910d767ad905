import { languagePackOf } from '../../packs/language-pack.ts';
import type { Clause } from './clauses.ts';
import { isA, type Source } from './source.ts';

const LONGEST_GREETING = 8;
const LONGEST_NAME = 8;
const MOST_NAME_LINES = 5;

/** Indices of clauses that greet or take leave: a letter around the wish. */
export function letterClauses(source: Source, clauses: readonly Clause[]): Set<number> {
  const found = new Set<number>();
  greet(source, clauses, found);
  for (const index of mailHead(source, clauses)) found.add(index);
  for (const [index, clause] of clauses.entries()) {
    if (clause.opener !== 'line' && clause.opener !== 'sentence') continue;
    if (!isA(source.lexemes[clause.from], 'signoff')) continue;
    const rest = clauses.slice(index);
    if (clause.opener === 'sentence' ? isLastSentence(rest) : isSignature(rest))
      takeLeave(rest, index, found);
  }
  return found;
}

/** "From: … To: … Subject: …" over a greeting: what a mail program put there. */
function mailHead(source: Source, clauses: readonly Clause[]): number[] {
  const roles = source.languages.map((language) => languagePackOf(language).writing.roles);
  const head = clauses.filter(({ paragraph }) => paragraph === 0);
  const isHead = (role: 'from' | 'to' | 'subject') =>
    head.some(
      ({ opener, label, start, end }) =>
        opener === 'line' &&
        label &&
        roles.some((words) => words[role].includes(source.text.slice(start, end).toLowerCase())),
    );
  const next = clauses[head.length];
  if (!isHead('subject') || !(isHead('from') || isHead('to'))) return [];
  return next !== undefined && isA(source.lexemes[next.from], 'greeting')
    ? head.map((_, index) => index)
    : [];
}

function greet(source: Source, clauses: readonly Clause[], found: Set<number>): void {
  for (const [index, clause] of clauses.entries()) {
    const first = clause.opener === 'line' || clause.opener === 'sentence' || found.has(index - 1);
    if (index > 2 || !first || !isA(source.lexemes[clause.from], 'greeting')) continue;
    if (clause.to - clause.from > LONGEST_GREETING) continue;
    found.add(index);
    const line = clauses.filter((other) => other.line === clause.line);
    const words = line.reduce((sum, other) => sum + other.to - other.from, 0);
    if (words > LONGEST_GREETING || line.length === clauses.length) continue;
    for (const other of line) found.add(clauses.indexOf(other));
  }
}

/** Nothing but a short sentence after it, with a name perhaps. */
const isLastSentence = (rest: readonly Clause[]): boolean =>
  rest.reduce((sum, clause) => sum + clause.to - clause.from, 0) <= LONGEST_NAME;

function isSignature(rest: readonly Clause[]): boolean {
  const first = rest[0];
  if (!first) return false;
  const own = rest.filter((clause) => clause.line === first.line);
  return own.reduce((sum, clause) => sum + clause.to - clause.from, 0) <= LONGEST_NAME;
}

/** The closing line and the few short lines of name and position below it. */
function takeLeave(rest: readonly Clause[], offset: number, found: Set<number>): void {
  let lines = 0;
  let last = rest[0]?.line ?? 0;
  let words = 0;
  for (const [index, clause] of rest.entries()) {
    if (clause.line !== last) {
      if (clause.paragraph > (rest[0]?.paragraph ?? 0) + 1) return;
      lines++;
      last = clause.line;
      words = 0;
    }
    words += clause.to - clause.from;
    if (lines > MOST_NAME_LINES || words > LONGEST_NAME || clause.bullet) return;
    found.add(offset + index);
  }
}
