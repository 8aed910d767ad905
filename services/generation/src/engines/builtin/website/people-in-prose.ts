import type { Brief, NamedPerson } from '../brief/brief.ts';

/** Trades in the plural, by which people are introduced in a list: "guides Ada Moll and Bo Kern". */
const TRADES =
  /(?<![\p{L}])(guides|barbers|instructors|teachers|trainers|hosts|founders|owners|chefs|cooks|stylists|therapists|coaches|mentors|tutors|lawyers|dentists|vets|curators|speakers|musicians|authors|editors|agents|doctors|bakers|brewers)\s*(?:[:–—-]|are|include)?\s+((?:\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3})(?:\s*(?:,|,?\s+and|&)\s+\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}){1,11})/gu;

const singular = (trade: string): string => (trade === 'coaches' ? 'coach' : trade.replace(/s$/, ''));

/** People named behind their trade, where the reader has not seen them. English only: elsewhere endings differ. */
export function peopleInProse(brief: Brief): NamedPerson[] {
  if (!brief.language.startsWith('en')) return [];
  return [...brief.text.matchAll(TRADES)].flatMap(({ 1: trade = '', 2: list = '' }) =>
    list
      .split(/\s*,?\s+and\s+|\s*,\s*|\s*&\s*/u)
      .filter((name) => name !== '')
      .map((name) => ({
        name: name.trim().replace(/(?<=\p{L}{2})\.$/u, ''),
        role: singular(trade),
        span: [0, 0] as const,
      })),
  );
}

/** Everybody that the prompt names with a part to play. */
export function namedPeople(brief: Brief): NamedPerson[] {
  const known = new Set(brief.people.map(({ name }) => name));
  return [...brief.people, ...peopleInProse(brief).filter(({ name }) => !known.has(name))];
}
