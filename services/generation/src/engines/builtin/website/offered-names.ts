import type { Brief, PricedItem } from '../brief/brief.ts';
import type { SectionKind } from '../brief/requests.ts';
import { namedBesidePrices } from './beside-prices.ts';
import { descriptorOf } from './described.ts';
import { namedPeople } from './people-in-prose.ts';
import { offersInProse } from './prose-offers.ts';

const OFFER_KINDS: readonly SectionKind[] = ['services', 'features', 'menu', 'productGrid'];
const MAX_NAME = 60;
const MAX_WORDS = 7;

/** A plan to subscribe to is not itself a thing on offer. */
export const isSubscription = ({ period }: PricedItem): boolean =>
  period === 'month' || period === 'year' || period === 'week';

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

/** Words that stand in the prompt for something other than an offer: pages, sections, addresses, dates, colours. */
function otherWords(brief: Brief): string[] {
  return [
    ...brief.pages.map(({ title }) => title),
    ...brief.sections.flatMap(({ text, label }) => [text, label]),
    ...brief.contacts.addresses,
    ...brief.dates.map(({ value }) => value),
    ...brief.colours.map(({ name }) => name),
    ...brief.features.map(({ text }) => text),
    ...(brief.organisation === undefined ? [] : [brief.organisation]),
    ...(brief.place === undefined ? [] : [brief.place]),
    ...namedPeople(brief).map(({ name }) => name),
  ].map((text) => text.trim().toLowerCase());
}

const ENDS_OPEN =
  /\s(?:with|and|for|of|in|mit|und|für|avec|et|pour|con|y|para|e|per|com|met|en|voor|z|dla)$/iu;

/** How the site should look. */
const LOOKS = /\b(?:colou?rs?|background|buttons?|fonts?|typography|layout|dark mode|light mode)$/iu;

/** A short run of words that is no figure, no price, no address, and says nothing that was asked for otherwise. */
function isName(name: string, others: ReadonlySet<string>): boolean {
  const text = name.trim();
  if (text.length < 2 || text.length > MAX_NAME || wordsOf(text) > MAX_WORDS || ENDS_OPEN.test(text))
    return false;
  if (
    /^(?:one|two|three|four|five|six|seven|ten|\d+) (?:days?|hours?|weeks?|nights?|minutes?|years?)$/iu.test(
      text,
    )
  )
    return false;
  if (/^\d|[?!。.:@]$|@|https?:|\d{2,}|[$€£¥]/u.test(text) || LOOKS.test(text)) return false;
  const lower = text.toLowerCase();
  for (const other of others) {
    if (
      lower === other ||
      (other.length > 3 && other.length < lower.length && ` ${lower} `.includes(` ${other} `))
    )
      return false;
  }
  return true;
}

/** "droit du travail et droit des sociétés": a list that stands where a description usually does. */
function listedInDescriptor(brief: Brief): string[] {
  const text = descriptorOf(brief) ?? '';
  if (/^(?:an?|the|eine?r?|der|die|das|une?|le|la|les|una?|il|lo|uma?|o|os|as|een|het|de)\s/i.test(text))
    return [];
  const parts = text
    .split(/\s*(?:,|;|、)\s*|\s+(?:and|und|et|y|e|en|i|oraz|&)\s+/u)
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}

function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.trim().toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Names of what is on offer that no section has in its own list. */
export function freeNames(brief: Brief): string[] {
  const others = new Set(otherWords(brief));
  const listed = new Set(
    brief.sections.flatMap(({ details }) => details).map((detail) => detail.toLowerCase()),
  );
  const priced = brief.items.map(({ name }) => name.toLowerCase());
  // "Dr Ann Lee, orthopaedist": what somebody is stands with the name.
  const roles = new Set(namedPeople(brief).map(({ role }) => role?.toLowerCase()));
  const topics = brief.topics.filter((name) => {
    const lower = name.toLowerCase();
    if (roles.has(lower)) return false;
    const isTold = brief.sentences.some(({ text, showable }) => showable && text.length < name.length + 12);
    return (
      isName(name, others) && !listed.has(lower) && !priced.some((item) => lower.includes(item)) && !isTold
    );
  });
  const told = [offersInProse(brief), listedInDescriptor(brief)].map((list) =>
    list.filter((name) => isName(name, others)),
  );
  const names = [topics, ...told].find((list) => list.length > 1) ?? topics;
  return unique([...names, ...namedBesidePrices(brief).filter((name) => isName(name, others))]);
}

/** For whom, for how long or in which size a price holds; that is nothing on offer by itself. */
const FOR_WHOM =
  /^(?:adults?|students?|child(?:ren)?|kids|seniors?|concessions?|reduced|famil(?:y|ies)|day|days|weekend|monthly|yearly|annual|weekly|daily|lifetime|regular|full|single|double|members?|non-members|early bird|standard|premium|basic|free|vip|erwachsene|ermäßigt|kinder|adultes?|enfants?|réduit|adultos?|niños|adulti|bambini|adultos|crianças|volwassenen|kinderen|dorośli|dzieci|大人|子供|成人|儿童)$/iu;

/** Names of what the prompt offers, in its order: priced things, then lists under sections, then other lists. */
export function offeredNames(brief: Brief): string[] {
  const others = new Set(otherWords(brief));
  const items = brief.items
    .filter((item) => !isSubscription(item) && !FOR_WHOM.test(item.name))
    .map(({ name }) => name);
  const lists = brief.sections
    .filter(({ kind }) => OFFER_KINDS.includes(kind))
    .flatMap(({ details }) => details)
    .filter((name) => isName(name, others) && !items.some((item) => name.includes(item)));
  return unique([...items.filter((name) => name.length <= MAX_NAME), ...lists, ...freeNames(brief)]);
}
