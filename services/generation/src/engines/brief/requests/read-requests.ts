import type { BuildType } from '@sitewright/site-spec';
import type { Request } from '../brief.ts';
import type { RoledClause } from '../segments/roles.ts';
import { hasA, type Source } from '../segments/source.ts';
import { type Asked, type Order, spotsOf } from './asked.ts';
import { readForm } from './form.ts';
import { COUNTED, readMeasures } from './measures.ts';
import { readOutline } from './outline.ts';
import { readParts } from './parts.ts';

const MOST = 120;

/** Everything that the order asks for, in the order of the prompt. */
export function readRequests(
  source: Source,
  clauses: readonly RoledClause[],
  buildType: BuildType,
): Request[] {
  const order: Order = { source, clauses, buildType, spots: spotsOf(source, clauses) };
  const outline = readOutline(order);
  const parts = readParts(order, outline).filter((one) => isMeant(order, outline, one));
  const all = [...outline, ...parts, ...readMeasures(order), ...readForm(order)]
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .slice(0, MOST);
  for (const [index, request] of all.entries()) request.id = `r${index + 1}`;
  const holders = all.filter(({ kind }) => kind === 'page' || kind === 'section');
  for (const request of all) request.inside = holderOf(request, holders);
  return all.map(({ start: _start, end: _end, ...request }) => request);
}

/** Where every slide has been named, what the order calls a part elsewhere is a word of its own ("for canteen staff"). */
function isMeant({ source, clauses, buildType }: Order, outline: readonly Asked[], part: Asked): boolean {
  if (buildType !== 'slides' || part.kind !== 'section') return true;
  const named = outline.filter(({ unit }) => unit === 'whole');
  if (named.length < 3 || named.some(({ start, end }) => start <= part.start && part.end <= end)) return true;
  return clauses.some(
    ({ start, end, from, to }) =>
      start <= part.start && part.start < end && hasA(source, { from, to }, 'unit'),
  );
}

/** The part that a request stands in, or that a count right behind its name is about. */
function holderOf(request: Asked, holders: readonly Asked[]): string {
  if (request.kind === 'style' || request.kind === 'colour' || request.kind === 'language') return '';
  const isIts = ({ target }: Asked): boolean => target === request.target || !COUNTED.has(request.target);
  const isNear = ({ end }: Asked): boolean => end <= request.start && request.start - end <= 12;
  const near =
    request.kind === 'count' ? holders.findLast((holder) => isNear(holder) && isIts(holder)) : undefined;
  if (near?.kind === 'section') return near.id;
  const around = holders.findLast(
    (holder) =>
      holder !== request &&
      holder.start <= request.start &&
      request.end <= holder.end &&
      holder.end - holder.start > request.end - request.start,
  );
  if (around) return around.id;
  const page = request.kind === 'section' ? holders.find((holder) => isOn(request, holder)) : undefined;
  return (page ?? near)?.id ?? '';
}

/** "On Support at least six questions", where Support is a page. */
function isOn({ text }: Asked, { kind, title }: Asked): boolean {
  const named = kind === 'page' && title.length > 2 ? text.toLowerCase().indexOf(title.toLowerCase()) : -1;
  const [before = ' ', after = ' '] = [text[named - 1], text[named + title.length]];
  return named !== -1 && !/[\p{L}\p{N}]/u.test(before + after);
}
