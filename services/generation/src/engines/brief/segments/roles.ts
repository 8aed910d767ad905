import type { Clause } from './clauses.ts';
import { evidenceOf } from './evidence.ts';
import { type Head, headOf } from './heads.ts';
import { letterClauses } from './letters.ts';
import type { SenseType } from './lexicon.ts';
import { type LexemeRange, materialIn } from './material-in.ts';
import { privateClauses } from './private.ts';
import { isA, type Source, senseOf } from './source.ts';

/** What a clause is for as a whole. `talk` is an order that holds no material at all. */
export type ClauseRole = 'order' | 'talk' | 'material' | 'private';

export interface RoledClause extends Clause {
  role: ClauseRole;
  head: Head;
  /** An order stands in its sentence, in it or before it. */
  ordered: boolean;
  /** What of it is material; its whole where it is material as a whole. */
  material: LexemeRange[];
  /** Stands in a block of text that is given as it is. */
  given: boolean;
  /** Stands in the sentence that first orders the result. */
  opens: boolean;
}

/** Gives each clause its role, in reading order: a clause without a head goes on with what stands before it. */
export function rolesOf(source: Source, clauses: readonly Clause[]): RoledClause[] {
  const letters = letterClauses(source, clauses);
  const hidden = privateClauses(source, clauses);
  const roled: RoledClause[] = [];
  const outside = beforeBrackets(source, clauses);
  const given = givenBlocks(source, clauses);
  let anyOrder = false;
  let parts = -1;
  let opened = -1;
  for (const [index, clause] of clauses.entries()) {
    const last = outside.get(index) ?? index - 1;
    const before = letters.has(last) ? undefined : roled[last];
    const goesOn = before?.sentence === clause.sentence;
    const ordered = goesOn && before.ordered;
    const opening = clause.opener !== 'bracket' && (!anyOrder || (goesOn && clause.sentence === 1));
    const head = headOf(source, clause, {
      opening,
      ordered,
      wished: clauses[index + 1]?.opener === 'word',
      listing: ordered && (parts === clause.sentence || !endsInMaterial(before)),
    });
    const role = hidden.has(index)
      ? 'private'
      : given.has(clause.block)
        ? 'material'
        : letters.has(index)
          ? 'talk'
          : roleOf(source, clause, head, before);
    if (role !== 'material' && clause.opener === 'word') dropConjunction(source, before);
    const material = materialOf(source, clause, { head, role }, before);
    anyOrder ||= role === 'order' && head !== '';
    if (clause.label && role === 'order' && namesParts(source, clause)) parts = clause.sentence;
    const isFirst =
      opened === -1 && (head === 'make' || head === 'wish' || head === 'result') && role === 'order';
    if (isFirst) opened = clause.sentence;
    roled.push({
      ...clause,
      head,
      role,
      ordered: ordered || role === 'order',
      material,
      given: given.has(clause.block),
      opens: opened === clause.sentence,
    });
  }
  return roled;
}

/** A label over a list of parts: "Sections:". */
const namesParts = (source: Source, { from, to }: Clause): boolean =>
  source.lexemes
    .slice(from, to)
    .some((lexeme) => isA(lexeme, 'unit') && PART_UNITS.has(senseOf(lexeme, 'unit') ?? ''));
const PART_UNITS = new Set(['pages', 'sections', 'slides', 'chapters']);

/** Blocks behind a ruled line that begin with no order: text that is given as it is. */
function givenBlocks(source: Source, clauses: readonly Clause[]): Set<number> {
  const found = new Set<number>();
  const around = { opening: false, ordered: false, wished: false, listing: false };
  for (const [index, clause] of clauses.entries()) {
    if (clause.block === 0 || clauses[index - 1]?.block === clause.block) continue;
    const head = headOf(source, clause, around);
    if (!['make', 'wish', 'put', 'talk', 'outline'].includes(head)) found.add(clause.block);
  }
  return found;
}

/** For each clause behind a closed bracket, the clause that the bracket interrupted. */
function beforeBrackets(source: Source, clauses: readonly Clause[]): Map<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (const [index, clause] of clauses.entries()) {
    const gap = source.text.slice(clauses[index - 1]?.end ?? 0, clause.start);
    if (clause.opener === 'line') open.length = 0;
    for (const sign of gap) {
      if ('([（【'.includes(sign)) open.push(index - 1);
      else if (')]）】'.includes(sign)) {
        const interrupted = open.pop();
        if (
          interrupted !== undefined &&
          interrupted >= 0 &&
          clauses[interrupted]?.sentence === clause.sentence
        )
          found.set(index, interrupted);
      }
    }
  }
  return found;
}

function materialOf(
  source: Source,
  clause: Clause,
  { head, role }: Pick<RoledClause, 'head' | 'role'>,
  before: RoledClause | undefined,
): LexemeRange[] {
  if (role === 'material') return [{ from: clause.from, to: clause.to }];
  if (role !== 'order' || head === 'avoid' || head === 'audience') return [];
  const label = before?.label && before.sentence === clause.sentence;
  return materialIn(source, clause, head === '' && label ? 'label' : head);
}

/** "…, and | please no blue": what joins an order to material belongs to the order. */
function dropConjunction(source: Source, before: RoledClause | undefined): void {
  const last = before?.material.at(-1);
  if (!last) return;
  while (last.to > last.from && isA(source.lexemes[last.to - 1], 'glue', 'polite')) last.to--;
  if (last.to === last.from) before?.material.pop();
}

/** Whether the words just before a clause were material. */
const endsInMaterial = (before: RoledClause | undefined): boolean =>
  before !== undefined && (before.role === 'material' || before.material.at(-1)?.to === before.to);

/** A label whose content is never material: "Leave out: …", "Audience: …", "Deadline: …". */
const isSilent = (source: Source, { label, head, from, to, opener }: RoledClause): boolean =>
  label &&
  (opener === 'line' || opener === 'sentence') &&
  (head === 'audience' ||
    head === 'talk' ||
    (head === 'avoid' &&
      source.lexemes.slice(from, to).every((lexeme) => isA(lexeme, 'avoid', 'glue', 'polite'))));

const FORM: readonly SenseType[] = ['look', 'style', 'unit', 'colour', 'bound', 'function', 'result'];

function roleOf(source: Source, clause: Clause, head: Head, before: RoledClause | undefined): ClauseRole {
  const goesOn = before?.sentence === clause.sentence;
  const isMaterial = endsInMaterial(before);
  if (head === 'talk') return 'talk';
  if (['make', 'wish', 'outline', 'result', 'signed', 'about', 'audience', 'part'].includes(head))
    return 'order';
  const { unknown, facts, order, known } = evidenceOf(source, clause.from, clause.to);
  const holds = (...types: readonly SenseType[]): boolean =>
    source.lexemes.slice(clause.from, clause.to).some((lexeme) => isA(lexeme, ...types));
  /** Running text that no order stands in. */
  const inText = before?.role === 'material' && !before.ordered;
  if (head === 'label') return inText && !goesOn && order < 2 && !holds('given') ? 'material' : 'order';
  if (head === 'put') return inText && known <= 1 && !isPhrase(source, clause) ? 'material' : 'order';
  if (head === 'avoid') {
    const isText = goesOn ? isMaterial && known <= 1 : inText && known <= 1;
    return isText || (inText && clause.opener === 'word') ? 'material' : 'order';
  }
  if (goesOn && !source.quoted[clause.from] && before !== undefined && isSilent(source, before))
    return 'talk';
  if (head === 'tell')
    return !isMaterial && unknown === 0 && order > 2 * facts && order > 0 ? 'order' : 'material';
  if (known === 0 && unknown === 0 && facts === 0)
    return before === undefined || !isMaterial ? 'order' : 'material';
  const isForm = (goesOn && before?.ordered === true) || holds(...FORM) || isInterface(source, clause);
  if (unknown === 0 && facts === 0 && order >= 1 && isForm) return 'order';
  const bias = before === undefined ? 0 : goesOn ? (isMaterial ? -1.5 : 1) : inText ? -1 : 0.5;
  return order > 0 && order + bias - unknown - 2 * facts > 0 ? 'order' : 'material';
}

/** Parts that nobody's text speaks of: a button, a form, a chart. */
const INTERFACE = new Set([
  'callToAction',
  'contactForm',
  'newsletter',
  'faq',
  'hero',
  'header',
  'footer',
  'chart',
  'bar',
  'pie',
  'cover',
]);
const isInterface = (source: Source, { from, to }: Clause): boolean =>
  source.lexemes.slice(from, to).some((lexeme) => INTERFACE.has(senseOf(lexeme, 'part') ?? ''));

/** The command is more than one word, which no recipe or instruction would begin with. */
const isPhrase = (source: Source, { from, to, opener }: Clause): boolean =>
  opener !== 'word' &&
  source.lexemes.slice(from, to).some((lexeme) => isA(lexeme, 'put') && lexeme.to - lexeme.from > 1);
