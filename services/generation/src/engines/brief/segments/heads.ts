import type { Clause } from './clauses.ts';
import { evidenceOf, isCount } from './evidence.ts';
import type { SenseType } from './lexicon.ts';
import { endOf, isA, objectsFirst, type Source, startOf } from './source.ts';

/** How a clause begins, which tells more than all its words. */
export type Head =
  | 'make'
  | 'put'
  | 'wish'
  | 'avoid'
  | 'result'
  | 'part'
  | 'outline'
  | 'label'
  | 'signed'
  | 'about'
  | 'audience'
  | 'talk'
  | 'tell'
  | '';

/** Where a clause stands. */
export interface Around {
  /** In the first sentence of the prompt or after its greeting. */
  opening: boolean;
  /** An order goes on in its sentence, and the words before it are no material. */
  listing: boolean;
  /** An order stands before it in its sentence. */
  ordered: boolean;
  /** A wish follows without a comma: "for our opening | we need a card". */
  wished: boolean;
}

const SKIPPED: readonly SenseType[] = ['polite', 'glue', 'style', 'number', 'bound', 'colour'];
const HEADS: readonly SenseType[] = [
  'make',
  'wish',
  'avoid',
  'tell',
  'put',
  'result',
  'talk',
  'signed',
  'audience',
];
const NAMING: readonly SenseType[] = ['result', 'style', 'look', 'unit', 'number', 'part', 'glue', 'colour'];
const OBJECTS: readonly SenseType[] = [
  'result',
  'part',
  'unit',
  'look',
  'style',
  'function',
  'colour',
  'use',
];
/** A wish within so many words of the clause's beginning is its head: "what we would like is". */
const NEAR = 4;

export function headOf(source: Source, clause: Clause, around: Around): Head {
  const { from, to } = clause;
  if (source.quoted[from] && !objectsFirst(source, from, to)) return '';
  if (isOutlineLabel(source, clause)) return 'outline';
  let at = from;
  while (at < to - 1 && isA(source.lexemes[at], ...SKIPPED) && !isA(source.lexemes[at], ...HEADS)) at++;
  const rest = source.lexemes.slice(from, to).filter((_lexeme, index) => !source.quoted[from + index]);
  const has = (...types: SenseType[]): boolean => rest.some((lexeme) => isA(lexeme, ...types));
  const wish = rest.findIndex((lexeme) => isA(lexeme, 'wish'));
  const first = source.lexemes[at];
  if (isA(first, 'talk')) return has('make', 'result') ? 'wish' : 'talk';
  if (isA(first, 'make') && (has(...OBJECTS) || around.opening || clause.opener !== 'bracket'))
    return has(...OBJECTS) || around.opening ? 'make' : 'put';
  if (isA(first, 'put')) return 'put';
  if (isA(first, 'wish') || (wish !== -1 && wish <= NEAR && has(...OBJECTS))) return 'wish';
  if (has('make') && has('result')) return 'make';
  const put = rest.findIndex((lexeme) => isA(lexeme, 'put') && !isA(lexeme, 'glue', 'with'));
  if (
    around.ordered &&
    put > 0 &&
    put <= NEAR &&
    put < rest.length - 1 &&
    evidenceOf(source, from, from + put).unknown <= 1
  )
    return 'put';
  if (around.opening && around.wished && isA(source.lexemes[from], 'for', 'about')) return 'about';
  return nominalHead(source, clause, at, around) || (has('talk') && !around.opening ? 'talk' : '');
}

/** Heads of clauses that are no command and no wish. */
function nominalHead(source: Source, clause: Clause, at: number, around: Around): Head {
  const first = source.lexemes[at];
  const opener = source.lexemes[clause.from];
  if (isA(first, 'avoid')) return 'avoid';
  if (isA(first, 'signed')) return 'signed';
  if (isA(opener, 'about', 'called') && opener && opener.to - opener.from > 1) return 'about';
  if (isA(first, 'audience')) return 'audience';
  if (isA(first, 'tell')) return 'tell';
  if (isA(first, 'result', 'part', 'unit') && namesResult(source, clause, at, around.opening))
    return 'result';
  const last = source.lexemes[clause.to - 1];
  if (around.opening && isA(last, 'result') && objectsFirst(source, clause.from, clause.to)) return 'result';
  if (clause.label && isLabel(source, clause)) return 'label';
  return isA(first, 'part', 'unit', 'function') && around.listing ? 'part' : '';
}

/** "Slide 3", "Folie 2", "第3章": a part of the result by its number. */
function isOutlineLabel(source: Source, { from, to }: Clause): boolean {
  const [first, second] = source.lexemes.slice(from, Math.min(to, from + 2));
  const number = (lexeme: typeof first): boolean => {
    const token = lexeme && source.tokens[lexeme.from];
    return token !== undefined && /^\p{N}{1,2}$/u.test(token.key);
  };
  if (isA(first, 'unit') && number(second)) return true;
  if (first === undefined || !number(first) || !isA(second, 'unit') || to - from !== 2) return false;
  // "1. Folie" is one of a row; "10 slides" counts them.
  return !/^\s+$/u.test(source.text.slice(endOf(source, first), startOf(source, second)));
}

/** "A site for …", "Bar chart: …": the result named, and whom or what it is for. */
function namesResult(source: Source, clause: Clause, at: number, opening: boolean): boolean {
  let next = at + 1;
  while (
    next < clause.to &&
    (isA(source.lexemes[next], ...NAMING) || isCount(source, next)) &&
    !isA(source.lexemes[next], 'about')
  )
    next++;
  const connected = next < clause.to && isA(source.lexemes[next], 'about', 'for', 'called', 'with');
  return opening && (connected || next >= clause.to || isA(source.lexemes[next - 1], 'for'));
}

/** A label made of words of an order alone: "Pages", "Points to cover", "three plans". */
function isLabel(source: Source, { from, to }: Clause): boolean {
  const evidence = evidenceOf(source, from, to);
  return evidence.unknown === 0 && evidence.facts === 0 && evidence.known > 0;
}
