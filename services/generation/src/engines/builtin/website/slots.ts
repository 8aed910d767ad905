import type { Brief } from '../brief/brief.ts';
import type { SiteRecipe } from '../recipe/sites/site-recipe.ts';
import { offeredNames } from './offered-names.ts';

/** What patterns may be filled with. What is not known is absent. */
export type Slots = Readonly<Record<string, string>>;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const withoutStop = (text: string): string => text.replace(/[\s.。!！]+$/u, '');

/** Joins names as the language does: "a, b und c". */
export function listOf(names: readonly string[], language: string): string {
  try {
    return new Intl.ListFormat(language, { type: 'conjunction', style: 'long' }).format(names);
  } catch {
    return names.join(', ');
  }
}

function given(entries: Record<string, string | undefined>): Slots {
  const known = Object.entries(entries).flatMap(([key, value]) => {
    const text = value === undefined ? '' : withoutStop(value.trim());
    return text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(known);
}

function openingOf(brief: Brief): string | undefined {
  const lines = brief.hours.map(({ days, hours }) => `${days} ${hours}`.trim());
  return lines.length === 0 ? undefined : lines.join(', ');
}

/** Name of what the site is for; the subject where nobody is named. */
export function siteName(brief: Brief): string {
  const name = brief.organisation ?? brief.title ?? brief.subject;
  return upperFirst(withoutStop(name.trim())).slice(0, 80).trim() || brief.subject || '…';
}

export function slotsOf(brief: Brief, recipe: SiteRecipe): Slots {
  const names = offeredNames(brief).slice(0, 4);
  const since = brief.figures.find(({ kind }) => kind === 'year');
  const [firstPriced, secondPriced] = brief.items;
  const [hours] = brief.hours;
  const items = names.length < 2 ? names[0] : listOf(names, brief.language);
  const isEnglish = brief.language.startsWith('en');
  const slots = given({
    name: siteName(brief),
    place: brief.place,
    subject: brief.subject,
    Subject: upperFirst(brief.subject),
    descriptor: brief.descriptor,
    Descriptor: brief.descriptor === undefined ? undefined : upperFirst(brief.descriptor),
    audience: brief.audience,
    first: names[0],
    second: names[1],
    third: names[2],
    items,
    Items: items === undefined ? undefined : upperFirst(items),
    since: since?.value,
    address: brief.contacts.addresses[0],
    phone: brief.contacts.phones[0],
    email: brief.contacts.emails[0],
    days: hours?.days,
    hours: hours?.hours,
    opening: openingOf(brief),
    pricedFirst: firstPriced?.name,
    priceFirst: firstPriced?.price,
    pricedSecond: secondPriced?.name,
    priceSecond: secondPriced?.price,
    date: brief.dates[0]?.value,
    noun: recipe.noun,
    people: recipe.people,
  });
  // An English place may be left out of a sentence; elsewhere its preposition depends on the place.
  return { ...slots, inPlace: isEnglish && slots.place !== undefined ? ` in ${slots.place}` : '' };
}
