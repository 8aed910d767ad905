import type { SegmentRole } from '../brief.ts';
import type { Clause } from './clauses.ts';
import { evidenceOf, isCount } from './evidence.ts';
import type { Named } from './named.ts';
import { hasA, type Source, startAt } from './source.ts';

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
