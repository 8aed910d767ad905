import { evidenceOf } from './evidence.ts';
import { SEQUENCE } from './lexicon.ts';
import type { RoledClause } from './roles.ts';
import { isA, type Source, senseOf } from './source.ts';

const PART_UNITS: ReadonlySet<string> = new Set(['pages', 'sections', 'slides', 'chapters']);
const LONGEST_NAME = 8;
const LONGEST_LABEL = 6;

/**
 * What stands behind "Pages:" or "Order of the sections:" are names of parts, whether a pack knows them or not: words
 * of the order, and no statement. Figures of their own, in brackets or not, stay material.
 */
export function namedParts(source: Source, clauses: readonly RoledClause[]): RoledClause[] {
  let listing = -1;
  let named = false;
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    if (before === undefined || clause.sentence !== before.sentence) {
      named = listing >= 0 && clause.bullet && isName(source, clause);
      if (!named) listing = -1;
    }
    if (listing < 0 && before?.sentence !== clause.sentence && opensList(source, clauses, at))
      listing = labelAt(clauses, at);
    if (listing >= 0 && at <= listing) return ordered(clause);
    const isBehind = listing >= 0 && (named || clause.sentence === clauses[listing]?.sentence);
    if (!isBehind || clause.role === 'private' || !isName(source, clause)) return clause;
    return isNamedPart(source, clause) ? ordered(clause) : { ...clause, role: 'order', material: [] };
  });
}

const labelAt = (clauses: readonly RoledClause[], from: number): number => {
  const at = clauses.findIndex(
    ({ label, sentence }, index) => index >= from && label && sentence === clauses[from]?.sentence,
  );
  return at;
};

/** Whether a sentence begins with a label over parts, and what stands behind it has no figures of its own. */
function opensList(source: Source, clauses: readonly RoledClause[], at: number): boolean {
  const label = labelAt(clauses, at);
  const first = clauses[at];
  if (label < 0 || first === undefined || clauses[at - 1]?.sentence === first.sentence) return false;
  const over = clauses.slice(at, label + 1);
  const own = over.filter((clause) => namesParts(source, clause));
  const short =
    over.every(({ from, to }) => to - from <= LONGEST_LABEL) || own.some(({ role }) => role === 'order');
  const items = clauses.slice(label + 1).filter(({ sentence }) => sentence === first.sentence);
  const hasFacts = items.some((clause) => clause.opener !== 'bracket' && hasFigures(source, clause));
  const isAlone = items.length === 0 && (clauses[label + 1]?.bullet ?? false);
  return own.length > 0 && short && !hasFacts && (items.length > 1 || isAlone);
}

const ordered = (clause: RoledClause): RoledClause =>
  clause.role === 'talk' ? clause : { ...clause, role: 'order', material: [] };

const namesParts = (source: Source, { from, to }: RoledClause): boolean =>
  source.lexemes
    .slice(from, to)
    .some(
      (lexeme) =>
        PART_UNITS.has(senseOf(lexeme, 'unit') ?? '') ||
        lexeme.senses.some(({ value }) => value === SEQUENCE),
    );

/** Few words without a figure. */
const isName = (source: Source, clause: RoledClause): boolean =>
  clause.to - clause.from <= LONGEST_NAME && !hasFigures(source, clause);

/** Figures behind the number that an item may begin with. */
function hasFigures(source: Source, { from, to, start }: RoledClause): boolean {
  const numbered = /^\d{1,2}[.)]/.test(source.text.slice(start, start + 3));
  return evidenceOf(source, numbered ? from + 1 : from, to).facts > 0;
}

/** Nothing but the name of a part. */
export const isNamedPart = (source: Source, { from, to }: RoledClause): boolean =>
  source.lexemes.slice(from, to).every((lexeme) => isA(lexeme, 'part', 'glue', 'number'));
