import type { Clause } from './clauses.ts';
import { isA, type Source } from './source.ts';

/** Indices of clauses that are for the reader alone. */
export function privateClauses(source: Source, clauses: readonly Clause[]): Set<number> {
  const found = new Set<number>();
  const sentences = groupBySentence(clauses);
  for (const [order, indices] of sentences.entries()) {
    const at = indices.findIndex((index) => holds(source, clauses[index], 'private', 'hide'));
    if (at === -1) continue;
    const clause = clauses[indices[at] ?? 0];
    if (!clause) continue;
    if (holds(source, clause, 'private')) {
      for (const index of indices.slice(isAside(source, clauses, indices, at) ? 0 : at)) found.add(index);
      if (isAlone(source, clauses, indices)) addAll(found, sentences[order + 1]);
      continue;
    }
    hide(source, clauses, { indices, at, before: sentences[order - 1] ?? [] }, found);
  }
  return found;
}

interface Hidden {
  indices: readonly number[];
  at: number;
  /** Clauses of the sentence before. */
  before: readonly number[];
}

/** "Don't mention X" hides what follows; "…, don't print that" what stands before it. */
function hide(source: Source, clauses: readonly Clause[], hidden: Hidden, found: Set<number>): void {
  const { indices, at, before } = hidden;
  let from = at;
  while (from > 0 && clauses[indices[from] ?? 0]?.opener === 'word') from--;
  const rest = indices.slice(from);
  const after = contentAfter(source, clauses, indices.slice(at));
  const [own, aside, hiding] = [indices[0], rest[0], indices[at]].map((index) => clauses[index ?? 0]);
  if (own === undefined || aside === undefined || hiding === undefined) return;
  const word = hideAt(source, hiding);
  if (from > 0 && unknownOf(source, aside.from, word) > 1) {
    addAll(found, rest);
    return;
  }
  const ahead = contentOf(source, own.from, word);
  // "This must not appear": what stands before it.
  if (ahead === 0 ? after === 0 : unknownOf(source, own.from, word) <= 1) {
    addAll(found, indices);
    addAll(found, before);
  } else addAll(found, after > 1 && ahead > 0 ? rest : indices);
}

const holds = (source: Source, clause: Clause | undefined, ...types: ('private' | 'hide')[]): boolean =>
  clause !== undefined &&
  source.lexemes.slice(clause.from, clause.to).some((lexeme) => isA(lexeme, ...types));

const contentOf = (source: Source, from: number, to: number): number =>
  source.lexemes
    .slice(from, to)
    .filter((lexeme) => !isA(lexeme, 'glue', 'polite', 'hide', 'private', 'avoid')).length;

const unknownOf = (source: Source, from: number, to: number): number =>
  source.lexemes.slice(from, to).filter(({ senses }) => senses.length === 0).length;

function hideAt(source: Source, clause: Clause): number {
  for (let index = clause.from; index < clause.to; index++)
    if (isA(source.lexemes[index], 'hide')) return index;
  return clause.from;
}

function contentAfter(source: Source, clauses: readonly Clause[], rest: readonly number[]): number {
  const first = clauses[rest[0] ?? 0];
  const last = clauses[rest.at(-1) ?? 0];
  return first && last ? contentOf(source, hideAt(source, first) + 1, last.to) : 0;
}

/** "We are in debt, between us": the remark stands at the end of what it is about. */
const isAside = (
  source: Source,
  clauses: readonly Clause[],
  indices: readonly number[],
  at: number,
): boolean => contentAfter(source, clauses, indices.slice(at)) === 0 && at > 0;

/** "Not for publication." alone speaks of the next sentence. */
const isAlone = (source: Source, clauses: readonly Clause[], indices: readonly number[]): boolean =>
  indices.every((index) => {
    const clause = clauses[index];
    return clause !== undefined && contentOf(source, clause.from, clause.to) === 0;
  });

function addAll(found: Set<number>, indices: readonly number[] | undefined): void {
  for (const index of indices ?? []) found.add(index);
}

export function groupBySentence(clauses: readonly Clause[]): number[][] {
  const groups: number[][] = [];
  for (const [index, clause] of clauses.entries()) {
    if (clauses[index - 1]?.sentence === clause.sentence) groups.at(-1)?.push(index);
    else groups.push([index]);
  }
  return groups;
}
