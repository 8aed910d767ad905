import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf, isCount } from './evidence.ts';
import type { SenseType } from './lexicon.ts';
import { endOf, isA, type Source, startOf, wordsOf } from './source.ts';
import { makeWhole } from './whole.ts';

/** Words that stand before the matter in an order and are none of it: "an essay of about 800 words on". */
const LEADING: readonly SenseType[] = [
  'make',
  'wish',
  'put',
  'result',
  'unit',
  'bound',
  'number',
  'look',
  'style',
  'language',
  'about',
  'for',
  'called',
  'with',
  'given',
  'glue',
  'polite',
];
/** Words that a prompt without any order does not hold. */
const ORDERING: readonly SenseType[] = ['make', 'wish', 'put', 'avoid', 'result', 'unit'];
const MOST_BARE = 12;
/** "Internal 21" is no remark. */
const SHORTEST_REMARK = 4;

/**
 * Corrects what was read by what is known of the words: what follows "between us" is private; in an order nothing is
 * material that says nothing but what the result shall be like, and what a result is said to be for or about is.
 */
export function settleRoles(
  source: Source,
  clauses: readonly Clause[],
  read: readonly SegmentRole[],
): SegmentRole[] {
  const roles = [...read];
  makeWhole(source, clauses, roles);
  const roleOf = (at: number): SegmentRole => roles[startOf(source, source.lexemes[at])] ?? 'order';
  for (const sentence of Map.groupBy(clauses, (clause) => clause.sentence).values()) {
    const [from, to] = [sentence[0]?.from ?? 0, sentence.at(-1)?.to ?? 0];
    const aside = source.lexemes.slice(from, to).findIndex((lexeme) => isA(lexeme, 'private'));
    if (aside !== -1) {
      const clause = sentence.find((one) => one.to > from + aside);
      if (clause && to - clause.from >= SHORTEST_REMARK)
        roles.fill('private', clause.start, sentence.at(-1)?.end ?? 0);
    }
    const isOrdered = source.lexemes
      .slice(from, to)
      .some((lexeme, at) => roleOf(from + at) === 'order' && isA(lexeme, 'part', ...LEADING));
    if (!isOrdered) continue;
    for (const clause of sentence) {
      for (const run of runsOf(clause, (at) => roleOf(at) === 'material')) trim(source, clause, run, roles);
      parting(source, clause, roles);
    }
  }
  keepOff(source, clauses, roles);
  if (!roles.includes('material')) addSubject(source, clauses, roles);
  return roles;
}

/** How near its beginning a label says that what follows is not to be shown. */
const AT_ONCE = 3;

/** "Not to be printed: X", or over a list: nothing of it is material, whatever it looks like. */
function keepOff(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  for (const [index, clause] of clauses.entries()) {
    const first = clauses.find(({ sentence }) => sentence === clause.sentence);
    if (!clause.label || first === undefined || roles[first.start] === 'material') continue;
    const words = source.lexemes.slice(first.from, Math.min(first.from + AT_ONCE, clause.to));
    const isHidden = words.some((lexeme) => isA(lexeme, 'hide', 'private'));
    if (!isHidden && !words.some((lexeme) => isA(lexeme, 'avoid'))) continue;
    const next = clauses[index + 1];
    const isList = next !== undefined && next.line !== clause.line;
    const last = clauses.findLast(({ paragraph, sentence }) =>
      isList ? paragraph === next.paragraph : sentence === clause.sentence,
    );
    if (next && last && last.end > next.start)
      roles.fill(isHidden ? 'private' : 'order', next.start, last.end);
  }
}

interface Run {
  from: number;
  to: number;
}

function runsOf({ from, to }: Clause, isIn: (at: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at++) {
    if (!isIn(at)) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to++;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

function trim(source: Source, clause: Clause, run: Run, roles: SegmentRole[]): void {
  const from = Math.min(afterLeading(source, run.from, run.to), run.to);
  const { unknown, facts, order } = evidenceOf(source, from, run.to);
  const lexemes = source.lexemes.slice(from, run.to);
  const isName = lexemes.some((lexeme) => isA(lexeme, 'number') && /^\p{Lu}/u.test(wordsOf(source, lexeme)));
  const isEmpty = unknown === 0 && facts === 0 && order > 0 && !source.quoted[from] && !isName;
  const isLed = source.lexemes
    .slice(clause.from, from)
    .some((lexeme) => isA(lexeme, 'result', 'make', 'wish'));
  const end = isEmpty || (isLed && from === run.to) ? run.to : isLed ? from : run.from;
  if (end === run.from) return;
  const until = end < run.to ? startOf(source, source.lexemes[end]) : endOf(source, source.lexemes[end - 1]);
  roles.fill('order', startOf(source, source.lexemes[run.from]), until);
}

/** "Create a | Harvest Home | poster for | the village green": the word for the result is the order's, amid what it is about. */
function parting(source: Source, { from, to }: Clause, roles: SegmentRole[]): void {
  const { lexemes } = source;
  if (!isA(lexemes[from], 'make', 'wish')) return;
  for (let at = from + 1; at < to; at++) {
    const [lexeme, before] = [lexemes[at], lexemes[at - 1]];
    if (
      !lexeme ||
      source.quoted[at] ||
      !isA(lexeme, 'result') ||
      !isA(lexemes[at + 1], 'for', 'about', 'with')
    )
      continue;
    const isAmid = [before, lexeme].every((one) => roles[startOf(source, one)] === 'material');
    const isName = /^\p{Lu}/u.test(wordsOf(source, lexeme));
    if (isAmid && !isName)
      roles.fill('order', endOf(source, before), endOf(source, lexemes[afterLeading(source, at, to) - 1]));
  }
}

const FORM: readonly SenseType[] = [
  'result',
  'bound',
  'look',
  'style',
  'language',
  'about',
  'for',
  'called',
  'glue',
  'polite',
];

/** Says what the result shall be like, and is no part of a name: "about 800 words on". */
function isForm(source: Source, at: number): boolean {
  const lexeme = source.lexemes[at];
  if (lexeme === undefined || source.quoted[at] || /^\p{Lu}/u.test(wordsOf(source, lexeme))) return false;
  return isA(lexeme, ...FORM) || isCount(source, at) || (isA(lexeme, 'unit') && isCount(source, at - 1));
}

function afterLeading(source: Source, from: number, to: number): number {
  let at = from;
  while (at < to && isForm(source, at)) at++;
  return at;
}

/** Of an order in which no matter was seen, what the result is for or about; of a few words that order nothing, all. */
function addSubject(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  const { lexemes } = source;
  if (lexemes.length <= MOST_BARE && !lexemes.some((lexeme) => isA(lexeme, ...ORDERING))) {
    roles.fill('material');
    return;
  }
  for (const { from, to, sentence } of clauses) {
    const named = lexemes.slice(from, to).findIndex((lexeme) => isA(lexeme, 'result', 'make', 'wish'));
    if (named === -1) continue;
    const opener = lexemes
      .slice(from + named, to)
      .findIndex((lexeme) => isA(lexeme, 'about', 'for', 'called'));
    const start = opener === -1 ? -1 : afterLeading(source, from + named + opener + 1, to);
    if (start === -1 || start >= to || evidenceOf(source, start, to).unknown === 0) continue;
    const parts = lexemes
      .slice(start, to)
      .findIndex(
        (lexeme, at) => isA(lexeme, 'with') && isA(lexemes[start + at + 2], 'part', 'unit', 'function'),
      );
    const next = clauses.find((clause) => clause.sentence === sentence && clause.from === to);
    const goesOn =
      next && !isA(lexemes[next.from], 'with') && evidenceOf(source, next.from, next.to).order === 0;
    const end = parts > 0 ? start + parts : goesOn ? next.to : to;
    roles.fill('material', startOf(source, lexemes[start]), endOf(source, lexemes[end - 1]));
    return;
  }
}
