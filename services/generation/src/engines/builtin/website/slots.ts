import type { Brief } from '../brief/brief.ts';
import type { Random } from '../copy/random.ts';
import type { SiteRecipe } from '../recipe/sites/site-recipe.ts';
import { reasonsFor } from '../recipe/sites/visitor-reasons.ts';
import { mainDateOf } from './brief-figures.ts';
import { descriptorOf, subjectOf } from './described.ts';
import { isSubscription, offeredNames } from './offered-names.ts';
import { namedPeople } from './people-in-prose.ts';
import type { SiteName } from './site-name.ts';

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

const FOUNDED =
  /(?:\b(?:since|founded(?: in)?|established(?: in)?|est\.?|seit|gegründet|depuis|fondée? en|desde|dal|fondat[oa] nel|sinds|opgericht in|od)\s+)(\d{4})|(\d{4})年(?:創業|設立)/iu;

/** The year that it all began, if the prompt says so in as many words. */
function foundingYear({ text }: Brief): string | undefined {
  const match = FOUNDED.exec(text);
  return match?.[1] ?? match?.[2];
}

function openingOf(brief: Brief): string | undefined {
  const lines = brief.hours.map(({ days, hours }) => `${days} ${hours}`.trim());
  return lines.length === 0 ? undefined : lines.join(', ');
}

/** How sentences call what has no name of its own: English by what it is, other languages by the subject. */
function spokenName(brief: Brief, recipe: SiteRecipe, name: SiteName): string {
  const isWord = !/\s/.test(brief.subject.trim()) && recipe.id === 'neutral';
  if (name.isNamed || isWord || !brief.language.startsWith('en')) return name.name;
  if (/^(?:my|our)\s/iu.test(name.name))
    return name.name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return recipe.id === 'neutral' ? `our ${brief.subject}` : `our ${recipe.noun}`;
}

/** The trade in a word or two, as the prompt has it where that is short. */
function tradeOf(brief: Brief, recipe: SiteRecipe): string {
  const subject = brief.subject.trim();
  const isShort = /^\p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,2}$/u.test(subject);
  return isShort && recipe.id !== 'neutral' && !/^(?:new|our|my)\s/u.test(subject) ? subject : recipe.noun;
}

/** Six reasons to come, drawn for this prompt, so that two sites of a trade do not name the same. */
function reasonSlots(brief: Brief, recipe: SiteRecipe, random: Random): Record<string, string> {
  if (!brief.language.startsWith('en')) return {};
  const drawn = random.take(reasonsFor(recipe.id), 6);
  return Object.fromEntries(
    drawn.flatMap((reason, index) => [
      [`r${index + 1}`, reason],
      [`R${index + 1}`, upperFirst(reason)],
    ]),
  );
}

export function slotsOf(brief: Brief, recipe: SiteRecipe, name: SiteName, random: Random): Slots {
  const names = offeredNames(brief).slice(0, 4);
  const people = namedPeople(brief).map((person) => person.name);
  const plans = brief.items.filter(isSubscription).map((item) => item.name);
  const [firstPriced, secondPriced] = brief.items.filter(({ amount }) => amount !== 0);
  const [hours] = brief.hours;
  const items = names.length < 2 ? undefined : listOf(names, brief.language);
  const isEnglish = brief.language.startsWith('en');
  const descriptor = descriptorOf(brief);
  const told = subjectOf(brief);
  // A subject that holds the name would say it twice.
  const subject = name.isInvented || (name.isNamed && told.includes(name.name)) ? undefined : told;
  const slots = given({
    name: spokenName(brief, recipe, name),
    place: brief.place !== undefined && name.name.includes(brief.place) ? undefined : brief.place,
    subject: subject,
    Subject: subject === undefined ? undefined : upperFirst(subject),
    descriptor,
    Descriptor: descriptor === undefined ? undefined : upperFirst(descriptor),
    audience: brief.audience,
    first: names[0],
    second: names[1],
    third: names[2],
    items,
    Items: items === undefined ? undefined : upperFirst(items),
    since: foundingYear(brief),
    address: brief.contacts.addresses[0],
    phone: brief.contacts.phones[0],
    email: brief.contacts.emails[0],
    days: hours?.days,
    hours: hours?.hours,
    opening: openingOf(brief),
    pricedFirst: firstPriced?.name,
    priceFirst: firstPriced && `${firstPriced.price}${firstPriced.unit ?? ''}`,
    pricedSecond: secondPriced?.name,
    priceSecond: secondPriced && `${secondPriced.price}${secondPriced.unit ?? ''}`,
    date: mainDateOf(brief),
    noun: recipe.noun,
    what: tradeOf(brief, recipe),
    team: people.length > 1 && people.length < 7 ? listOf(people, brief.language) : undefined,
    plans: plans.length > 1 && plans.length < 7 ? listOf(plans, brief.language) : undefined,
    ...reasonSlots(brief, recipe, random),
    people: recipe.people,
  });
  // An English place may be left out of a sentence; elsewhere its preposition depends on the place.
  return {
    ...slots,
    inPlace:
      isEnglish && slots.place !== undefined && !slots.name?.includes(slots.place)
        ? ` in ${slots.place}`
        : '',
  };
}
