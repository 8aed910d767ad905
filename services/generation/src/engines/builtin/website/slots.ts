import type { Brief } from '../brief/brief.ts';
import { offerNamesFor } from '../recipe/sites/offer-names.ts';
import type { SiteRecipe } from '../recipe/sites/site-recipe.ts';
import { mainDateOf } from './brief-figures.ts';
import { splitPair } from './copywriter.ts';
import { descriptorOf, subjectOf } from './described.ts';
import { describedIn } from './description.ts';
import { coreOf } from './doing.ts';
import { isSubscription, offeredNames } from './offered-names.ts';
import { namedPeople } from './people-in-prose.ts';
import type { SiteName } from './site-name.ts';

/** What patterns may be filled with. What is not known is absent. */
export type Slots = Readonly<Record<string, string>>;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

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
  const head = describedIn(brief)?.head;
  if (head !== undefined && isShortNoun(head)) return `our ${head}`;
  return recipe.id === 'neutral' ? `our ${brief.subject}` : `our ${recipe.noun}`;
}

const isShortNoun = (text: string): boolean => /^\p{L}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,4}$/u.test(text);

/** How a sentence calls the thing: by its name, else "the app". */
function thingOf(brief: Brief, recipe: SiteRecipe, name: SiteName, head?: string): string {
  // Of a word that names no kind of thing, nothing is known but the word.
  if (name.isNamed || (head === undefined && recipe.id === 'neutral')) return name.name;
  const noun = head ?? brief.subject.trim();
  return isShortNoun(noun) && !/^(?:the|my|our)\s/iu.test(noun) ? `the ${noun}` : name.name;
}

/** What an English prompt says that the site is about, ready for the matter of its recipe. */
function matterSlots(brief: Brief, recipe: SiteRecipe, name: SiteName): Record<string, string | undefined> {
  if (!brief.language.startsWith('en')) return {};
  const described = describedIn(brief);
  const { object, other, audience, topic, head, activity, doing } = described ?? {};
  const thing = thingOf(brief, recipe, name, head);
  const phrase = name.isNamed ? name.name : (described?.phrase ?? thing);
  const isKind = brief.kindWords.includes(brief.subject.trim().toLowerCase());
  const subject = isKind || name.isNamed || described !== undefined ? undefined : brief.subject.trim();
  const about = topic ?? subject ?? (name.isNamed && recipe.id === 'conference' ? name.name : undefined);
  const isGoods = activity === undefined || activity.id === 'produce' || activity.id === 'trade';
  const ofShop = recipe.id === 'shop' && activity === undefined ? audience : undefined;
  const goods = isGoods && recipe.id !== 'nonprofit' ? (object ?? ofShop) : undefined;
  return {
    thing,
    Thing: upperFirst(thing),
    described: phrase,
    Described: upperFirst(phrase),
    object,
    Object: object && upperFirst(object),
    doing,
    Doing: doing && upperFirst(doing),
    task: doing && coreOf(doing),
    Task: doing && upperFirst(coreOf(doing)),
    other,
    Other: other && upperFirst(other),
    forWhom: audience === undefined ? '' : ` for ${audience}`,
    topic: about,
    Topic: about && upperFirst(about),
    goods,
    Goods: goods && upperFirst(goods),
    cause: audience ?? topic ?? object ?? (name.isNamed ? name.name : 'our cause'),
  };
}

/** What is usual in the trade, where the prompt names nothing that is on offer. */
function tradeNames(brief: Brief, recipe: SiteRecipe, names: readonly string[]): readonly string[] {
  if (names.length > 1) return names;
  const own = names.map((name) => (brief.language.startsWith('de') ? name : lowerFirst(name)));
  if (!brief.language.startsWith('en')) {
    const usual = offerNamesFor(recipe.id, brief.language);
    // German nouns keep their capital within a sentence.
    const all = brief.language.startsWith('de') ? usual : usual.map(lowerFirst);
    return [...new Set([...own, ...all])];
  }
  return [...new Set([...own, ...recipe.offers.map((offer) => lowerFirst(splitPair(offer).title))])];
}

/** Names as they stand in a sentence and at its beginning; an abbreviation keeps its capitals. */
function usualSlots(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.slice(0, 3).flatMap((name, index) => [
      [`usual${index + 1}`, name],
      [`Usual${index + 1}`, upperFirst(name)],
    ]),
  );
}

/** "Check-ups £45, whitening £250": a capital that only the beginning of the list gave is none within a sentence. */
function withinSentence(names: readonly string[], { items, language }: Brief): string[] {
  const isSmall = items.some(({ name }) => /^\p{Ll}/u.test(name));
  const isOwn = (name: string) => /\s\p{Lu}|^\p{Lu}(?:\p{Lu}|\P{L})/u.test(name) || items[0]?.name !== name;
  return names.map((name) =>
    isSmall && language.startsWith('en') && !isOwn(name) ? lowerFirst(name) : name,
  );
}

/** "Boulangerie artisanale à Lyon" under that name, which leaves the town out, is said without it too. */
function shortSubject(subject: string, { name, isNamed }: SiteName): string {
  const isLonger = subject.length > name.length && subject.toLowerCase().startsWith(name.toLowerCase());
  return !isNamed && isLonger ? subject.slice(0, name.length) : subject;
}

export function slotsOf(brief: Brief, recipe: SiteRecipe, name: SiteName): Slots {
  const names = withinSentence(offeredNames(brief).slice(0, 4), brief);
  const people = namedPeople(brief).map((person) => person.name);
  const plans = brief.items.filter(isSubscription).map((item) => item.name);
  const [firstPriced, secondPriced] = brief.items.filter(({ amount }) => amount !== 0);
  const [hours] = brief.hours;
  const usual = tradeNames(brief, recipe, names);
  const items = names.length < 2 ? undefined : listOf(names, brief.language);
  const isEnglish = brief.language.startsWith('en');
  const descriptor = descriptorOf(brief);
  const told = shortSubject(subjectOf(brief), name);
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
    First: names[0] && upperFirst(names[0]),
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
    pricedFirst: firstPriced && withinSentence([firstPriced.name], brief)[0],
    priceFirst: firstPriced && `${firstPriced.price}${firstPriced.unit ?? ''}`,
    pricedSecond: secondPriced?.name,
    priceSecond: secondPriced && `${secondPriced.price}${secondPriced.unit ?? ''}`,
    date: mainDateOf(brief),
    noun: recipe.noun,
    team: people.length > 1 && people.length < 7 ? listOf(people, brief.language) : undefined,
    plans: plans.length > 1 && plans.length < 7 ? listOf(plans, brief.language) : undefined,
    ...usualSlots(usual),
    ...matterSlots(brief, recipe, name),
    people: recipe.people,
  });
  // An English place may be left out of a sentence; elsewhere its preposition depends on the place.
  return {
    ...slots,
    forWhom: slots.forWhom === undefined ? '' : ` ${slots.forWhom}`,
    inPlace:
      isEnglish && slots.place !== undefined && !slots.name?.includes(slots.place)
        ? ` in ${slots.place}`
        : '',
  };
}
