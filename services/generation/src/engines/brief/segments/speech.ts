import { evidenceOf } from './evidence.ts';
import type { SenseType } from './lexicon.ts';
import type { RoledClause } from './roles.ts';
import { isA, type Source, wordsOf } from './source.ts';

/** Heads by which a clause speaks to the maker wherever it stands. */
export const FIRM: ReadonlySet<string> = new Set([
  'make',
  'wish',
  'put',
  'avoid',
  'talk',
  'outline',
  'audience',
]);
const OBJECTS: readonly SenseType[] = [
  'result',
  'part',
  'unit',
  'look',
  'style',
  'colour',
  'function',
  'use',
];
/** More words than that without a stop are spoken, not written. */
const SPOKEN = 45;

export const closed = (clause: RoledClause): RoledClause => ({
  ...clause,
  role: clause.role === 'talk' ? 'talk' : 'order',
  material: [],
});

/** Each clause with its own words, where the last one of a line holds them all. */
export const apart = (sentence: readonly RoledClause[]): RoledClause[] =>
  sentence.map((clause) => (clause.role === 'material' ? whole(clause) : clause));

export const whole = (clause: RoledClause): RoledClause => ({
  ...clause,
  role: 'material',
  material: [{ from: clause.from, to: clause.to }],
});

/** A word with a capital that no pack knows, where not every noun has one. */
export const hasName = (source: Source, from: number, to: number): boolean =>
  source.languages[0] !== 'de' &&
  source.lexemes
    .slice(from, to)
    .some((lexeme) => lexeme.senses.length === 0 && /^\p{Lu}.*\p{Ll}/u.test(wordsOf(source, lexeme)));

export const isWritten = (sentence: readonly RoledClause[]): boolean =>
  sentence.every(({ from, to }) => to - from <= SPOKEN);

export const isMaker = (source: Source, sentence: readonly RoledClause[]): boolean =>
  isWritten(sentence) && sentence.some((clause) => !clause.given && speaks(source, clause));

/** Whether a clause speaks to the maker. */
export function speaks(source: Source, clause: RoledClause): boolean {
  if (clause.given) return false;
  const own = source.lexemes
    .slice(clause.from, clause.to)
    .filter((_lexeme, at) => !source.quoted[clause.from + at]);
  if (own.some((lexeme) => isA(lexeme, 'please'))) return true;
  if (clause.role === 'talk') return true;
  if (clause.bullet && commands(source, clause)) return true;
  if (clause.role !== 'order' || !FIRM.has(clause.head)) return false;
  if (clause.head !== 'wish') return true;
  if (clause.opener === 'colon' && !own.some((lexeme) => isA(lexeme, ...OBJECTS))) return false;
  return (
    own.some((lexeme) => isA(lexeme, ...OBJECTS)) || evidenceOf(source, clause.from, clause.to).facts === 0
  );
}

export const holdsQuote = (source: Source, { from, to }: RoledClause): boolean =>
  source.quoted.slice(from, to).some(Boolean);

/** "- Highlight the middle plan": begins with a command about a part. */
function commands(source: Source, { from, to }: RoledClause): boolean {
  const at =
    isA(source.lexemes[from], 'number') ||
    /^\d/.test(source.tokens[source.lexemes[from]?.from ?? 0]?.key ?? '')
      ? from + 1
      : from;
  const first = source.lexemes[at];
  const { unknown, facts } = evidenceOf(source, at, to);
  return (
    isA(first, 'put', 'make') &&
    unknown <= 1 &&
    facts === 0 &&
    ((first !== undefined && first.to - first.from > 1) ||
      source.lexemes.slice(at + 1, to).some((lexeme) => isA(lexeme, ...OBJECTS)))
  );
}
