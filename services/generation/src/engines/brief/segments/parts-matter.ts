import { CHART_PARTS } from '../../packs/reading.ts';
import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf, isCount } from './evidence.ts';
import type { Named } from './named.ts';
import { endAt, hasA, isA, type Source, senseOf, startAt } from './source.ts';

/**
 * "Opening hours Tue–Sat 9–17, timeline 2015 founded, 2018 first boat": in a row of parts that are ordered, the part's name
 * is the order and the facts behind it are its matter, up to the next part.
 */
export function fillParts(source: Source, sentence: readonly Clause[], roles: SegmentRole[]): void {
  const { lexemes } = source;
  const roleAt = (at: number): SegmentRole => roles[startAt(source, at)] ?? 'order';
  // "A bar chart of tonnes, clear 412, …": whatever it was read as, nobody writes that to be read.
  const isOrdered = sentence.some(({ from, to }) =>
    lexemes
      .slice(from, to)
      .some(
        (lexeme, at) =>
          (roleAt(from + at) === 'order' && isA(lexeme, 'part', 'result')) ||
          (from + at === nameOfPart(source, from, to) &&
            CHART_PARTS.some((chart) => chart === senseOf(lexeme, 'part'))),
      ),
  );
  if (!isOrdered) return;
  let isFilled = false;
  for (const [index, { from, to, opener }] of sentence.entries()) {
    for (let at = from + 1; at < to - 1; at++) {
      const isNamed =
        isA(lexemes[at - 1], 'with') || (isA(lexemes[at - 1], 'glue') && isA(lexemes[at - 2], 'with'));
      if (isNamed && isA(lexemes[at], 'part') && roleAt(at + 1) === 'material' && roleAt(at - 1) === 'order')
        roles.fill('order', startAt(source, at), endAt(source, at));
    }
    if (opener === 'bracket' || roleAt(from) === 'private') continue;
    const part = nameOfPart(source, from, to);
    if (part === undefined) {
      const goesOn = isFilled && (holdsFacts(source, from, to) || beginsWithFigure(source, from));
      if (goesOn) roles.fill('material', endAt(source, from - 1), endAt(source, to - 1));
      else if (roleAt(from) === 'order') isFilled = false;
      continue;
    }
    // "The ask: £800k".
    const next = part + 1 === to && sentence[index + 1]?.opener === 'colon' ? sentence[index + 1] : undefined;
    isFilled = holdsFacts(source, part + 1, next?.to ?? to) && !isCounted(source, part);
    const isGiven = isFilled || (index > 0 && roleAt(to - 1) === 'material' && part + 1 < to);
    if (!isGiven) continue;
    roles.fill('order', startAt(source, from), endAt(source, part));
    let own = part + 1;
    while (own < to - 1 && isA(lexemes[own], 'glue', 'for')) own++;
    if (isFilled) roles.fill('material', startAt(source, own), endAt(source, to - 1));
  }
}

/** Where a clause begins with the name of a part: its last lexeme. A capital names something else, or opens a line. */
function nameOfPart(source: Source, from: number, to: number): number | undefined {
  const at = source.lexemes.slice(from, to).findIndex((lexeme) => !isA(lexeme, 'glue', 'with'));
  const lexeme = at === -1 ? undefined : source.lexemes[from + at];
  if (lexeme === undefined || !isA(lexeme, 'part') || source.quoted[from + at]) return undefined;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(lexeme.text);
  const isNoun = lexeme.senses.some(({ type, language }) => type === 'part' && language === 'de');
  return isCapital && !isNoun ? undefined : from + at;
}

/** Parts that are counted by what is in them: "six frequently asked questions". */
export const COUNTED = new Set([
  ...['team', 'testimonials', 'gallery', 'posts', 'logos', 'faq', 'features', 'services', 'steps', 'events'],
]);

/** "A team of 4 lawyers": how many are asked for. */
function isCounted(source: Source, part: number): boolean {
  const { lexemes } = source;
  const counts = lexemes[part]?.senses.some(({ type, value }) => type === 'part' && COUNTED.has(value));
  return counts === true && isA(lexemes[part + 1], 'glue', 'for') && beginsWithFigure(source, part + 2);
}

const beginsWithFigure = (source: Source, at: number): boolean =>
  /^\p{N}/u.test(source.text.slice(startAt(source, at))) && !isCount(source, at);

/** Figures, dates, prices or addresses, and nothing that is ordered. */
function holdsFacts(source: Source, from: number, to: number): boolean {
  if (from >= to || isA(source.lexemes[from], 'with')) return false;
  const { facts, order } = evidenceOf(source, from, to);
  return facts > 0 && order === 0;
}

/** "Speakers (4, not confirmed)", "Instructors: 3 people": a part by how many there are of it. */
function isCountOf(source: Source, name: Clause, { from, to }: Clause): boolean {
  const number = source.lexemes[from];
  if (!hasA(source, name, 'part') || number === undefined || !/^\d{1,2}$/u.test(number.text)) return false;
  const sign = source.text.slice(number.end, startAt(source, from + 1));
  return isCount(source, from) || from + 1 === to || /^[,;)]/u.test(sign);
}

/** Names of parts are the order's; what stands behind one is its matter, unless it orders something. */
export function nameParts(
  source: Source,
  parts: readonly Named[],
  roles: SegmentRole[],
  lined: boolean,
): void {
  for (const [index, { start, name, own }] of parts.entries()) {
    const [first, last] = [own[0], own.at(-1)];
    const next = parts[index + 1]?.start ?? last?.end ?? name.end;
    if (roles[name.start] === 'private') continue;
    const isCounted = first !== undefined && isCountOf(source, name, first);
    // What goes on behind a comma may order more: it stays as it was read.
    const isTold = /[^\p{L},，、\s]/u.test(source.text.slice(name.end, first?.start));
    const isRead = lined && !isCounted && (!isTold || roles.slice(name.end, last?.end).includes('material'));
    roles.fill('order', start, isRead ? (first?.start ?? name.end) : Math.max(name.end, next));
    if (isRead || (lined && isCounted)) continue;
    if (first === undefined || last === undefined) continue;
    const { facts, unknown, order } = evidenceOf(source, first.from, last.to);
    if (facts + unknown < order || facts + unknown === 0) continue;
    const signs = /^[\s:：–—("“”«»*>→=-]*/u.exec(source.text.slice(name.end, first.start))?.[0].length ?? 0;
    const end = last.end + ('%‰°'.includes(source.text[last.end] || ' ') ? 1 : 0);
    roles.fill('material', name.end + signs, end);
  }
}
