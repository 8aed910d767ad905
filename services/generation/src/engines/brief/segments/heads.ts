import type { Clause } from './clauses.ts';
import type { SenseType } from './lexicon.ts';
import { isA, objectsFirst, type Source, startOf } from './source.ts';

/** How a clause begins, which tells more than all its words; `other`: with words of no name and of no part. */
export type Head = 'make' | 'put' | 'wish' | 'avoid' | 'result' | 'outline' | 'audience' | 'other' | '';

const SKIPPED: readonly SenseType[] = ['polite', 'glue', 'style', 'number', 'bound', 'colour'];
const HEADS: readonly SenseType[] = [
  ...(['make', 'wish', 'avoid', 'tell', 'put', 'result', 'talk', 'signed', 'audience'] as const),
];
const OBJECTS: readonly SenseType[] = [
  ...(['result', 'part', 'unit', 'look', 'style', 'function', 'colour', 'use'] as const),
];
/** A wish within so many words of the clause's beginning is its head: "what we would like is". */
const NEAR = 4;

/** The head of a clause; `opening`: in the first sentence of the prompt or after its greeting. */
export function headOf(source: Source, clause: Clause, opening: boolean): Head {
  const { from, to } = clause;
  if (source.quoted[from] && !objectsFirst(source, from, to)) return '';
  if (isOutlineLabel(source, clause)) return 'outline';
  let at = from;
  while (at < to - 1 && isA(source.lexemes[at], ...SKIPPED) && !isA(source.lexemes[at], ...HEADS)) at++;
  const rest = source.lexemes.slice(from, to).filter((_lexeme, index) => !source.quoted[from + index]);
  const has = (...types: SenseType[]): boolean => rest.some((lexeme) => isA(lexeme, ...types));
  const wish = rest.findIndex((lexeme) => isA(lexeme, 'wish'));
  const first = source.lexemes[at];
  if (isA(first, 'talk')) return has('make', 'result') ? 'wish' : 'other';
  if (isA(first, 'make')) return has(...OBJECTS) || opening ? 'make' : 'put';
  if (isA(first, 'put')) return 'put';
  if (isA(first, 'wish') || (wish !== -1 && wish <= NEAR && has(...OBJECTS))) return 'wish';
  if (has('make') && has('result')) return 'make';
  if (isA(first, 'avoid')) return 'avoid';
  if (isA(first, 'audience')) return 'audience';
  if (isA(first, 'tell', 'signed')) return 'other';
  const isLast = isA(source.lexemes[to - 1], 'result') && objectsFirst(source, from, to);
  return opening && (isLast || isA(first, 'result')) ? 'result' : '';
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
  return !/^\s+$/u.test(source.text.slice(first.end, startOf(source, second)));
}
