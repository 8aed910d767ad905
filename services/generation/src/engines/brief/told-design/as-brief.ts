import type { Naming, Request, SegmentRole } from '../brief.ts';
import { asked } from '../requests/asked.ts';
import { type RoledClause, runsOf } from '../segments/roles.ts';
import { type Source, startOf } from '../segments/source.ts';
import type { Span } from './statements.ts';
import type { ToldDesign } from './tell-design.ts';

/** So near before a quotation, in UTF-16 units, words say that it is not wanted. */
const NEAR = 60;
const LONGEST_TITLE = 80;
const UNWANTED = /\b(?:never|avoid|don['’]t|without|not)\b/i;

/** What is private stays so. */
function tell(roles: SegmentRole[], { start, end }: Span): void {
  for (let at = start; at < end; at++) if (roles[at] !== 'private') roles[at] = 'material';
}

/** The roles of a design told in sentences: what it says, and what was quoted, as material; all else orders. */
export function withTold(
  source: Source,
  clauses: readonly RoledClause[],
  before: readonly SegmentRole[],
  { said, kept }: ToldDesign,
): { clauses: RoledClause[]; roles: SegmentRole[] } {
  const roles = before.map((role, at): SegmentRole => {
    if (role === 'private') return role;
    return kept.some(({ start, end }) => start <= at && at < end) ? role : 'order';
  });
  for (const { start, from, to } of source.quotes) {
    const lead =
      source.text
        .slice(Math.max(0, start - NEAR), start)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    if (!UNWANTED.test(lead)) tell(roles, { start: from, end: to });
  }
  for (const span of said) tell(roles, span);
  const roled = clauses.map((read, at) => {
    // "Slogan: …" stands over nothing.
    const isOver = said.some(({ start }) => start === clauses[at + 1]?.start);
    const clause = isOver ? { ...read, label: false } : read;
    const own = source.lexemes
      .slice(clause.from, clause.to)
      .map((lexeme) => roles[startOf(source, lexeme)] ?? 'order');
    const isWhole = own.every((role) => role === 'material');
    if (clause.role === 'private') return clause;
    return {
      ...clause,
      role: isWhole ? ('material' as const) : ('order' as const),
      material: runsOf(source, clause, own),
    };
  });
  return { clauses: roled, roles };
}

/** What a design told in sentences is called: what its quotations say, else what it is about. */
export function toldNaming(source: Source, named: Naming, { about }: ToldDesign): Naming {
  return {
    ...named,
    organisation: about !== '' && named.organisation.startsWith(about) ? '' : nameOf(named.organisation),
    subject: about,
    descriptor: '',
    title: isDictated(source, named.title) ? named.title : capitalised(about) || quoted(source),
  };
}

/** What it moves its readers to do is asked for as its button, and each detail that is ordered by name as a part. */
export function toldRequests(source: Source, told: ToldDesign | undefined): Request[] {
  if (told === undefined) return [];
  const part = (target: string, text: string, title: string): Request => {
    const whole = { id: `told-${target}`, kind: 'section', target, text, title } as const;
    const { start: _start, end: _end, ...request } = asked(source, { start: 0, end: 0 }, whole);
    return request;
  };
  return [
    ...(told.action === '' ? [] : [part('callToAction', told.action, capitalised(told.action))]),
    ...[...new Set(told.details)].map((detail) => part(detail, detail, '')),
  ];
}

/** No name goes on into another sentence, or is that of a site to post on. */
const nameOf = (name: string): string => (/[.!?]\s|\b(?:post|story|ad|cover)$/iu.test(name) ? '' : name);

/** The first quotation, where it is short enough to be a name. */
function quoted({ text, quotes: [first] }: Source): string {
  const words = first === undefined ? '' : text.slice(first.from, first.to);
  return words.length <= LONGEST_TITLE ? words : '';
}

const isDictated = ({ text, quotes }: Source, title: string): boolean =>
  title !== '' && quotes.some(({ from, to }) => text.slice(from, to).includes(title));

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
