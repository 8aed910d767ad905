import { evidenceOf } from './evidence.ts';
import { type Lexeme, SEQUENCE, type SenseType } from './lexicon.ts';
import type { RoledClause } from './roles.ts';
import { isA, type Source, senseOf, wordsOf } from './source.ts';
import { apart, closed } from './speech.ts';

/** What a label over lines says of them. `closed`: nothing of them is printed; `asked`: what they quote or list is. */
export type Under = 'open' | 'closed' | 'asked' | 'given';

export const PART_UNITS: ReadonlySet<string> = new Set(['pages', 'sections', 'slides', 'chapters']);
const FORM: readonly SenseType[] = ['look', 'style', 'colour', 'audience'];
const LONGEST_LABEL = 12;

/** Whether a label over lines has nothing to say of what begins here. */
export const endsLabel = (
  first: RoledClause,
  before: readonly RoledClause[] | undefined,
  isOver: boolean,
): boolean =>
  first.opener === 'line' &&
  !isBareLabel(before) &&
  (!isOver || !first.bullet || before?.[0]?.paragraph !== first.paragraph);

/** "Table for slide 2". */
const numbersPart = (source: Source, lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    (lexeme, at) =>
      PART_UNITS.has(senseOf(lexeme, 'unit') ?? '') &&
      /^\d+$/.test(wordsOf(source, lexemes[at + 1] ?? lexeme)),
  );

/** "Quote in big letters: …": a label that says how it shall look, or is an order, is not printed. */
export function withoutLabel(source: Source, sentence: readonly RoledClause[]): RoledClause[] {
  const colon = sentence.findIndex(({ label }) => label);
  const over = sentence.slice(0, colon + 1);
  const lexemes = over.flatMap(({ from, to }) => source.lexemes.slice(from, to));
  const orders =
    lexemes.some(
      (lexeme) => isA(lexeme, 'look', 'style', 'put', 'avoid', 'please', 'talk') && !isA(lexeme, 'glue'),
    ) || numbersPart(source, lexemes);
  const told = over.some(({ from, to }) => evidenceOf(source, from, to).facts > 0);
  if (colon < 0 || !orders || told || lexemes.length > LONGEST_LABEL) return [...sentence];
  return apart(sentence).map((clause, at) => (at <= colon ? closed(clause) : clause));
}

export const isBareLabel = (sentence: readonly RoledClause[] | undefined): boolean =>
  sentence?.at(-1)?.label === true;

/** What the label that a sentence begins with says of what stands behind or under it. */
export function labelOver(source: Source, sentence: readonly RoledClause[]): Under {
  const colon = sentence.findIndex(({ label }) => label);
  const over = sentence.slice(0, colon + 1);
  const words = over.reduce((sum, { from, to }) => sum + to - from, 0);
  if (colon < 0 || words > LONGEST_LABEL) return 'open';
  const lexemes = over.flatMap(({ from, to }) => source.lexemes.slice(from, to));
  const sequence = lexemes.some((lexeme) => lexeme.senses.some(({ value }) => value === SEQUENCE));
  if (sequence) return isBareLabel(sentence) ? 'asked' : 'closed';
  if (over[0]?.head === 'avoid' || isA(lexemes[0], 'avoid')) return 'closed';
  if (
    lexemes.every((lexeme) => isA(lexeme, ...FORM, 'glue') && !isA(lexeme, 'given', 'part', 'called')) &&
    lexemes.some((lexeme) => isA(lexeme, 'look', 'colour', 'audience'))
  )
    return 'closed';
  if (lexemes.length === 1 && isA(lexemes[0], 'given')) return 'given';
  if (lexemes.every((lexeme) => isA(lexeme, 'meta', 'glue')) && lexemes.some((lexeme) => isA(lexeme, 'meta')))
    return 'asked';
  return 'open';
}
