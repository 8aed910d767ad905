import type { BuildType } from '@sitewright/site-spec';
import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf, isCount } from './evidence.ts';
import { raiseHeadings } from './heading-lines.ts';
import type { SenseType } from './lexicon.ts';
import { type LexemeRange, runsOf } from './roles.ts';
import { AT_ONCE } from './secrets.ts';
import { endAt, endOf, hasA, isA, objectsFirst, type Source, senseOf, startAt, startOf } from './source.ts';
import { closeBrackets, makeWhole } from './whole.ts';

/** Says what the result shall be like: "about 800 words on". */
const FORM: readonly SenseType[] = [
  ...(['result', 'bound', 'look', 'style', 'language', 'about', 'for', 'called', 'glue'] as const),
  ...(['polite'] as const),
];
/** Words that stand before the matter in an order and are none of it. */
const LEADING: readonly SenseType[] = [...FORM, 'make', 'wish', 'put', 'unit', 'number', 'with', 'given'];

/**
 * Corrects what was read by what is known of the words: in an order nothing is material that says nothing but what the result shall be like.
 */
export function settleRoles(
  source: Source,
  clauses: readonly Clause[],
  read: readonly SegmentRole[],
  buildType: BuildType,
): SegmentRole[] {
  const roles = [...read];
  makeWhole(source, clauses, roles, buildType);
  if (buildType === 'website' || buildType === 'design') raiseHeadings(source, clauses, roles);
  const roleOf = (at: number): SegmentRole => roles[startAt(source, at)] ?? 'order';
  for (const sentence of Map.groupBy(clauses, (clause) => clause.sentence).values()) {
    const [from, to] = [sentence[0]?.from ?? 0, sentence.at(-1)?.to ?? 0];
    // "Forget the first one.": nothing but what takes something back.
    const [first] = source.lexemes.slice(from, to);
    if (to - from === 1 && isA(first, 'slip') && first !== undefined && first.to - first.from > 1)
      roles.fill('order', first.start, first.end);
    for (const clause of sentence) {
      keepPrivate(source, clause, roles);
      ordersLast(source, clause, roles);
    }
    const isOrdered = source.lexemes
      .slice(from, to)
      .some((lexeme, at) => roleOf(from + at) === 'order' && isA(lexeme, 'part', ...LEADING));
    if (!isOrdered) continue;
    for (const clause of sentence) {
      const own = source.lexemes.slice(clause.from, clause.to).map((_, at) => roleOf(clause.from + at));
      for (const run of runsOf(source, clause, own)) trim(source, clause, run, roles);
    }
  }
  if (buildType === 'website' || buildType === 'slides') orderForm(source, clauses, roles);
  closeBrackets(source.text, roles);
  keepOff(source, clauses, roles);
  return roles;
}

/** "Tone: dry humour permitted", "Colours: honey and bark", "Audience: 3 teachers": what the result shall be like, and for whom. */
function orderForm(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  for (const { label, opener, from, to, start, line } of clauses) {
    const [only] = source.lexemes.slice(from, to);
    const isForm =
      (isA(only, 'look') && isA(only, 'meta')) ||
      isA(only, 'audience') ||
      senseOf(only, 'unit') === 'colours';
    if (!label || opener !== 'line' || to - from > 1 || !isForm) continue;
    const last = clauses.findLast((clause) => clause.line === line);
    if (!source.quoted.slice(from, last?.to).includes(true)) roles.fill('order', start, last?.end);
  }
}

const LEAST_PRIVATE = 3;

/** "Last time the bill went out for | 82 mares": a clause that begins as a remark between writer and reader is one to its end. */
function keepPrivate(source: Source, { from, to, end }: Clause, roles: SegmentRole[]): void {
  const other = source.lexemes.slice(from, to).findIndex((one) => roles[one.start] !== 'private');
  if (other >= LEAST_PRIVATE && !source.quoted.slice(from, to).includes(true))
    roles.fill('private', startAt(source, from + other), end);
}

/** "…を載せてください", "…göster": where the verb comes last, a clause that ends in what is to be done holds facts at most. */
function ordersLast(source: Source, { from, to }: Clause, roles: SegmentRole[]): void {
  const last = source.lexemes[to - 1];
  if (!isA(last, 'make', 'put', 'wish') || source.quoted[to - 1] || !objectsFirst(source, to - 1, to)) return;
  const isFact = evidenceOf(source, from, to).facts > 0;
  roles.fill('order', startOf(source, isFact ? last : source.lexemes[from]), endOf(last));
}

/** "Not on it: X", or over a list: nothing of it is material, whatever it looks like. */
function keepOff(source: Source, clauses: readonly Clause[], roles: SegmentRole[]): void {
  for (const [index, clause] of clauses.entries()) {
    const first = clauses.find(({ sentence }) => sentence === clause.sentence);
    if (!clause.label || first === undefined) continue;
    const words = source.lexemes.slice(first.from, Math.min(first.from + AT_ONCE, clause.to));
    const isTold = roles[first.start] === 'material';
    if (!words.some((lexeme) => isA(lexeme, 'hide') || (isA(lexeme, 'avoid') && !isTold))) continue;
    if (isTold) roles.fill('order', first.start, clause.end);
    const next = clauses[index + 1];
    const isList = next !== undefined && next.line !== clause.line;
    const last = clauses.findLast(({ paragraph, sentence }) =>
      isList ? paragraph === next.paragraph : sentence === clause.sentence,
    );
    if (next && last && last.end > next.start) roles.fill('order', next.start, last.end);
  }
}

function trim(source: Source, clause: Clause, run: LexemeRange, roles: SegmentRole[]): void {
  const from = Math.min(afterLeading(source, run.from, run.to), run.to);
  const { unknown, facts, order } = evidenceOf(source, from, run.to);
  const lexemes = source.lexemes.slice(from, run.to);
  const isName = lexemes.some((lexeme) => isA(lexeme, 'number') && /^\p{Lu}/u.test(lexeme.text));
  const isEmpty = unknown === 0 && facts === 0 && order > 0 && !source.quoted[from] && !isName;
  const isLed = hasA(source, { from: clause.from, to: from }, 'result', 'make', 'wish');
  // 'headline "…"'
  const isDictated = source.quoted[from] === true && isA(source.lexemes[from - 1], 'called', 'look', 'part');
  const end = isEmpty || (isLed && from === run.to) ? run.to : isLed || isDictated ? from : run.from;
  if (end === run.from) return;
  const until = end < run.to ? startAt(source, end) : endAt(source, end - 1);
  roles.fill('order', startAt(source, run.from), until);
}

/** Says what the result shall be like, and is no part of a name: "about 800 words on". */
function isForm(source: Source, at: number): boolean {
  const lexeme = source.lexemes[at];
  if (lexeme === undefined || source.quoted[at] || /^\p{Lu}\p{Ll}/u.test(lexeme.text)) return false;
  return isA(lexeme, ...FORM) || isCount(source, at) || (isA(lexeme, 'unit') && isCount(source, at - 1));
}

function afterLeading(source: Source, from: number, to: number): number {
  let at = from;
  while (at < to && isForm(source, at)) at++;
  return at;
}
