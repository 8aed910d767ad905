import type { BuildType } from '@sitewright/site-spec';
import type { Request, Segment, SegmentRole } from '../brief.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { ORDERING } from './heading-lines.ts';
import { type RoledClause, rolesOf } from './roles.ts';
import type { Secret } from './secrets.ts';
import { settleRoles } from './settle.ts';
import { endAt, hasA, type Source, startAt } from './source.ts';
import { foldWord } from './tokens.ts';

/** The clauses of a prompt by the role of each of its UTF-16 units, and these as they were settled; `settle` has the last word. */
export function readClauses(
  source: Source,
  read: readonly SegmentRole[],
  buildType: BuildType,
  settle?: (clauses: RoledClause[]) => RoledClause[],
): { clauses: RoledClause[]; roles: SegmentRole[] } {
  const cut = clausesOf(source);
  const roles = settleRoles(source, cut, read, buildType);
  const clauses = rolesOf(source, cut, (offset) => roles[offset] ?? 'order');
  if (settle === undefined) return { clauses, roles };
  const settled = settle(clauses);
  return { clauses: settled, roles: rolesIn(source, settled, roles) };
}

/** The roles that clauses have been given, over the units of the text. */
function rolesIn(
  source: Source,
  clauses: readonly RoledClause[],
  read: readonly SegmentRole[],
): SegmentRole[] {
  const roles = [...read];
  for (const [index, { role, start, material }] of clauses.entries()) {
    const end = clauses[index + 1]?.start ?? roles.length;
    const own = material.map(({ from, to }) => [startAt(source, from), endAt(source, to - 1)] as const);
    const [first, last] = [own[0]?.[0] ?? start, own.at(-1)?.[1] ?? start];
    const isWhole = role === 'material' && own.length === 1;
    roles.fill(role === 'private' ? 'private' : 'order', start, isWhole ? first : end);
    for (const [from, to] of own)
      roles.fill('material', from, isWhole && to === last ? Math.max(to, end) : to);
  }
  return roles;
}

/** Cuts a prompt by roles, headings with what stands under them. The segments joined equal the prompt. */
export const readSegments = (
  source: Source,
  clauses: readonly Clause[],
  roles: readonly SegmentRole[],
  parts: readonly Request[],
  { written, secrets }: { written: string; secrets: readonly Secret[] },
): Segment[] => {
  // What only sounded like a remark is no matter, but nothing that a language model may not read.
  const settled = withHeadings(source, clauses, roles, parts).map(
    (role): SegmentRole => (role === 'private' ? 'order' : role),
  );
  for (const { start, end } of secrets) settled.fill('private', start, end);
  // Each by itself: an order to be silent may be told, a remark beside it may not.
  const borders = new Set(secrets.flatMap(({ start, end }) => [start, end]));
  let end = 0;
  return segmentsOf(written, settled, borders).map((segment) => {
    const start = end;
    end += segment.text.length;
    const own = secrets.filter((one) => one.start < end && start < one.end);
    return own.length > 0 && own.every(({ orders }) => orders) ? { ...segment, orders: true } : segment;
  });
};

const LONGEST_HEADING = 5;
/** "Kilns: one gas, one electric": words of the matter, or the name of a part asked for, over material are its heading. */
function withHeadings(
  source: Source,
  clauses: readonly Clause[],
  read: readonly SegmentRole[],
  parts: readonly Request[],
): SegmentRole[] {
  const named = parts.filter(({ kind, unit }) => kind === 'page' || (kind === 'section' && unit !== 'whole'));
  const own = new Set(
    parts
      .filter(({ kind, unit }) => kind === 'section' && unit === 'whole')
      .map(({ title }) => foldWord(title)),
  );
  const names = new Set(named.map(({ title }) => foldWord(title)));
  const roles = [...read];
  for (const [index, clause] of clauses.entries()) {
    const { label, opener, from, to, start, end } = clause;
    const next = clauses[index + 1];
    const opens = opener === 'line' || opener === 'sentence';
    if (!label || !opens || next === undefined || to - from > LONGEST_HEADING || roles[start] !== 'order')
      continue;
    const isOver = roles[startAt(source, next.from)] === 'material';
    const isNamed = names.has(foldWord(source.text.slice(start, end)));
    const isOrder = hasA(source, clause, 'unit', ...ORDERING);
    const isPart = own.has(foldWord(source.text.slice(start, end)));
    if (isOver && !isPart && (isNamed || !isOrder)) roles.fill('material', start, Math.max(end, next.start));
  }
  return roles;
}

/** Runs of one role between borders; blank ones go to what stands before them. */
function segmentsOf(text: string, roles: readonly SegmentRole[], borders: ReadonlySet<number>): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && roles[at] === roles[from] && !borders.has(at)) continue;
    const run: Segment = { role: roles[from] ?? 'order', text: text.slice(from, at) };
    const last = segments.at(-1);
    if (last && (run.text.trim() === '' || (last.role === run.role && !borders.has(from))))
      last.text += run.text;
    else segments.push(run);
    from = at;
  }
  return segments;
}
