import type { Naming } from '../brief.ts';
import { endOf, isA, type Range, type Source, startOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';
import type { ToldSite } from './tell-site.ts';

/** What a told site is called, and what its first sentence says of it beside that name. */
export function siteNaming(source: Source, named: Naming, { opening, named: told }: ToldSite): Naming {
  const { text } = source;
  const name = nameIn(source, opening) ?? ownName(source, named, opening);
  if (name === undefined && told !== undefined) {
    const { subject, descriptor } = told;
    return { ...named, title: '', subject, descriptor };
  }
  if (name) name.end += /^ \d{1,4}(?=,|$)/u.exec(text.slice(name.end, opening.end))?.[0].length ?? 0;
  const said = name
    ? joined(
        source,
        { start: opening.start, end: calledAt(source, name) },
        { start: name.end, end: opening.end },
      )
    : text.slice(opening.start, opening.end);
  const descriptor = said
    .replace(/\s+/gu, ' ')
    .replace(/^\((?=[^()]*$)|\s?\([^()]*$/u, '')
    .trim();
  const organisation = name
    ? text.slice(name.start, name.end).replace(/^[“”„"«»「」『』]|[“”"«»」』]$/gu, '')
    : named.organisation;
  return { ...named, organisation, descriptor, subject: descriptor, title: '' };
}

/** The name that was read. */
function ownName(source: Source, named: Naming, opening: Range): Range | undefined {
  return [named.organisation, named.title]
    .filter((one) => !/^[\p{Ll}\s-]+$/u.test(one))
    .map((one) => placeOf(source.text, one, opening))
    .find(Boolean);
}

/** A name in quotation marks, in a bracket, "a beekeeper (Ada Quill)", or at the end: "a school in Santander, Olas del Norte". */
function nameIn({ quotes, text }: Source, opening: Range): Range | undefined {
  const quote = quotes.find(({ start, end }) => start >= opening.start && end <= opening.end + 1);
  if (quote) return { start: quote.start, end: quote.end };
  const found = SET_OFF.exec(text.slice(opening.start, opening.end + 1));
  const start = opening.start + (found?.index ?? 0);
  return found ? { start, end: start + found[0].length } : undefined;
}

const SET_OFF =
  /(?<=\()\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){1,3}(?=\))|(?<=\p{Ll}, )\p{Lu}[\p{L}’'-]*(?: \p{Ll}{1,3}){0,2} \p{Lu}[\p{L}’'-]*(?=[:.,]?$)/u;

function placeOf(text: string, name: string, { start, end }: Range): Range | undefined {
  const at = name === '' ? -1 : text.indexOf(name, start);
  return at === -1 || at + name.length > end ? undefined : { start: at, end: at + name.length };
}

/** Where a name begins, with the word "called" before it. */
function calledAt(source: Source, { start }: Range): number {
  const before = source.lexemes.findLast((one) => one.end <= start);
  const isCalled = isA(before, 'called') && start - endOf(before) <= 2;
  return isCalled ? startOf(source, before) : start;
}

/** What stands before a name and behind it, without the signs that set the name off. */
function joined(source: Source, before: Range, behind: Range): string {
  const first = withoutEnd(source.text.slice(before.start, before.end), ' ,:：–—-(');
  const second = source.text.slice(behind.start, behind.end).replace(/^[\s,:：–—)-]+/u, '');
  if (first === '' || second === '') return first || second;
  const next = source.lexemes.find((one) => one.start >= behind.start);
  return isA(next, 'glue', 'for', 'with', 'tell', 'about') ? `${first} ${second}` : `${first}, ${second}`;
}
