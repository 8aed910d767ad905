import { PART_UNITS } from '../../packs/reading.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf } from './evidence.ts';
import type { Lexeme } from './lexicon.ts';
import { type Named, type Row, stretch } from './named.ts';
import { outlinesOf } from './outlined.ts';
import { isA, type Source, senseOf, signsBefore } from './source.ts';

const LEAST_NAMES = 3;
const LEAST_FRAMED = 2;
const MOST_NAMES = 40;
const LONGEST_NAME = 6;

/** The rows of an order: names between commas or strokes behind the word for them, and lines that name a part each. */
export function rowsOf<C extends Clause>(source: Source, clauses: readonly C[]): Row<C>[] {
  const rows = clauses.flatMap((head, index): Row<C>[] => {
    const at = source.lexemes
      .slice(head.from, head.to)
      .findLastIndex((lexeme) => PART_UNITS.some((name) => name === senseOf(lexeme, 'unit')));
    const unit = senseOf(source.lexemes[head.from + at], 'unit');
    if (at === -1 || unit === undefined || source.quoted[head.from + at]) return [];
    const names = namesBehind(source, clauses, index, head.from + at + 1);
    if (names !== undefined) return [{ unit, label: head.label, lined: false, parts: names }];
    const divided = dividedBehind(source, clauses, head, head.from + at);
    return divided === undefined ? [] : [{ unit, label: false, lined: false, parts: divided }];
  });
  const parts = rows.flatMap((row) => row.parts);
  const isTaken = ({ name }: Named): boolean =>
    parts.some((one) => one.start <= name.start && name.start <= (one.own.at(-1) ?? one.name).end);
  return [
    ...rows,
    ...outlinesOf(source, clauses)
      .filter((row) => !row.parts.some(isTaken))
      .slice(0, 1),
  ];
}

/** "4 pages (Work, Studio, Contact)", "Pages: Home, Plans", "with the pages Home, Plans and Support": short names. */
function namesBehind<C extends Clause>(
  source: Source,
  clauses: readonly C[],
  index: number,
  own: number,
): Named<C>[] | undefined {
  const head = clauses[index];
  const opener = head && own < head.to ? 'word' : clauses[index + 1]?.opener;
  if (!head || (opener !== 'word' && opener !== 'bracket' && opener !== 'colon')) return undefined;
  const names: C[] = opener === 'word' ? [stretch(source, head, own, head.to)] : [];
  for (const clause of clauses.slice(index + 1, index + 1 + MOST_NAMES)) {
    const goesOn = clause.opener === 'comma' || (names.length === 0 && clause.opener === opener);
    const last = names.at(-1);
    if (clause.sentence !== head.sentence) break;
    // "What I Do": a word that opens a statement elsewhere.
    if (clause.opener === 'word' && last && opener !== 'word')
      names.splice(-1, 1, stretch(source, last, last.from, clause.to));
    else if (goesOn) names.push(clause);
    else break;
  }
  const isNamed = (name: C): boolean => isName(source, name, opener !== 'word');
  const bare = names.map((name) => withoutRest(source, name, opener !== 'word'));
  const other = bare.findIndex((name) => !isNamed(name));
  const row = other === -1 ? bare : opener === 'word' ? bare.slice(0, other) : [];
  const halves = row.slice(-1).flatMap((name) => halvesOf(source, name));
  const named = halves.every(isNamed) ? [...row.slice(0, -1), ...halves] : row;
  return several(
    named.map((name) => ({ start: name.start, name, own: [] })),
    opener === 'word' ? LEAST_NAMES : LEAST_FRAMED,
  );
}

const several = <Part>(parts: Part[], least = LEAST_NAMES): Part[] | undefined =>
  parts.length >= least ? parts : undefined;

/** A name without "and" before it, and without what it goes on with: "Moorings for Teal Quay". */
function withoutRest<C extends Clause>(source: Source, name: C, isFramed: boolean): C {
  const { from, to } = name;
  const first = isAnd(source, source.lexemes[from]) && to - from > 1 ? from + 1 : from;
  const more = source.lexemes
    .slice(first + 1, to)
    .findIndex((lexeme) => isA(lexeme, 'for', 'with') && !isA(lexeme, 'part', 'glue'));
  return stretch(source, name, first, isFramed || more === -1 ? to : first + 1 + more);
}

/** What is named with "and" between, as the last of a row: "About and Support". */
function halvesOf<C extends Clause>(source: Source, name: C): C[] {
  const and = source.lexemes.slice(name.from, name.to).findIndex((lexeme) => isAnd(source, lexeme));
  const second = name.from + and + 1;
  if (and <= 0 || second >= name.to) return [name];
  return [stretch(source, name, name.from, name.from + and), stretch(source, name, second, name.to)];
}

/** "In this order: Summary / Costs / Risks": names between strokes. */
function dividedBehind<C extends Clause>(
  source: Source,
  clauses: readonly C[],
  head: C,
  unit: number,
): Named<C>[] | undefined {
  const end = clauses.findLast(({ sentence }) => sentence === head.sentence)?.to ?? unit;
  const starts: number[] = [];
  for (let at = unit + 1; at < end && starts.length <= MOST_NAMES; at++) {
    const signs = starts.length === 0 ? /[:：]\s*$/u : /^[^(]*\s[/|→]\s/u;
    if (signs.test(signsBefore(source, at))) starts.push(at);
  }
  const names = starts.map((at, order) => stretch(source, head, at, starts[order + 1] ?? end));
  const isNamed = names.every((name) => isName(source, name, true));
  return isNamed ? several(names.map((name) => ({ start: name.start, name, own: [] }))) : undefined;
}

/** "And" in one of the languages of the prompt. */
export const isAnd = ({ packs }: Source, word: Pick<Lexeme, 'text'> | undefined): boolean =>
  word !== undefined && packs.some(({ reading }) => reading.material.and.includes(word.text.toLowerCase()));

/** A few words without a figure, the first of them a part's or a name's. */
function isName(source: Source, { from, to }: Clause, isFramed: boolean): boolean {
  const first = source.lexemes[from];
  if (first === undefined || to - from > LONGEST_NAME || evidenceOf(source, from, to).facts > 0) return false;
  const isSmall = !/^[\p{Lu}\p{N}]/u.test(first.text);
  if (
    isSmall &&
    to - from > 1 &&
    isA(first, 'make', 'put', 'wish', 'avoid', 'with', 'for', 'about', 'called')
  )
    return false;
  return isFramed || !isSmall || isA(first, 'part');
}
