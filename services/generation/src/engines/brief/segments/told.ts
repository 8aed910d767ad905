import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf } from './evidence.ts';
import type { SenseType } from './lexicon.ts';
import { hasA, isA, type Source } from './source.ts';

const LEAST_TOLD = 3;
const LONGEST_TOLD = { labelled: 6, alone: 4 };
/** Words of a label over what the result shall be like: "Mood: forest floor". */
export const LIKE: readonly SenseType[] = [
  ...(['look', 'style', 'colour', 'unit', 'language', 'audience', 'for'] as const),
  ...(['function', 'avoid', 'called', 'result'] as const),
];

/** "Cladding, paving and roof gardens.", "Specialities: spine, knees", "(orders before 13:00)": what orders nothing is told. */
export function fillTold(source: Source, sentence: readonly Clause[], roles: SegmentRole[]): void {
  const [first, second] = sentence;
  const [from, to] = [first?.from ?? 0, sentence.at(-1)?.to ?? 0];
  if (first === undefined || source.lexemes.slice(from, to).some((one) => roles[one.start] !== 'order'))
    return;
  const isLabelled = first.label && second !== undefined;
  const said = evidenceOf(source, isLabelled ? second.from : from, to);
  const isLike = isLabelled && hasA(source, { from, to: first.to }, ...LIKE);
  const items = isLabelled ? sentence.slice(1) : sentence;
  const longest = isLabelled ? LONGEST_TOLD.labelled : LONGEST_TOLD.alone;
  const isList = items.length >= LEAST_TOLD && items.every((item) => item.to - item.from <= longest);
  const isOrder = said.order * 3 > (isLabelled ? said.unknown : 0) || said.unknown < items.length;
  if (first.sentence === 1 || isLike || !isList || isOrder) return;
  roles.fill('material', isLabelled ? second.start : first.start, sentence.at(-1)?.end);
}

/** Words that orders are made of. */
export const ORDERS: readonly SenseType[] = [
  ...(['part', 'make', 'put', 'wish', 'avoid', 'look', 'colour', 'style', 'unit', 'function'] as const),
  ...(['talk', 'result', 'hide', 'private'] as const),
];

/** Whether something in a stretch is private, or a word of an order and read as one. */
export const ordersIn = (source: Source, from: number, to: number, roles: readonly SegmentRole[]): boolean =>
  source.lexemes.slice(from, to).some((one) => {
    const role = roles[one.start];
    return role === 'private' || (role === 'order' && isA(one, ...ORDERS, ...LIKE));
  });

const LEAST_STATED = 4;

/**
 * "Salt, touring, 2025.", "She trained at the Academy.", "Free entry.": a sentence behind the first in which nothing is a word
 * of an order, and that holds a fact or opens as a statement, is told as a whole.
 */
export function fillStated(source: Source, sentence: readonly Clause[], roles: SegmentRole[]): void {
  // "At the bottom, small: …": what an order says over its matter stays one.
  const isUnder = sentence[0]?.label === true && roles[sentence[0].start] === 'order';
  const [first, last] = [sentence[isUnder ? 1 : 0], sentence.at(-1)];
  if (first === undefined || last === undefined || first.sentence === 1) return;
  const words = source.lexemes.slice(first.from, last.to);
  if (ordersIn(source, first.from, last.to, roles) || source.quoted.slice(first.from, last.to).includes(true))
    return;
  if (words.some((one) => isA(one, 'greeting', 'signoff', 'polite'))) return;
  const said = evidenceOf(source, first.from, last.to);
  const text = source.text.slice(first.start, last.end).toLowerCase();
  const isFree = source.packs.some(({ reading }) => reading.material.free.includes(text));
  const opens = isA(words[0], 'tell') && said.unknown >= LEAST_STATED;
  const isSaid = words.some((one) => roles[one.start] === 'material');
  if (isFree || opens || ((isSaid || said.facts > 0) && said.unknown > 1))
    roles.fill('material', first.start, last.end);
}
