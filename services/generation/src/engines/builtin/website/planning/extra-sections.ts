import type { Brief } from '../../brief/brief.ts';
import { OFFER_SECTIONS } from '../../brief/offer-sections.ts';
import type { SectionKind } from '../../brief/requests.ts';
import type { ComposeContext } from '../../compose-context.ts';
import { offerNamesFor } from '../../recipe/sites/offer-names.ts';
import type { SiteRecipe } from '../../recipe/sites/site-recipe.ts';
import { mainDateOf, measuresOf, milestonesOf } from '../brief-figures.ts';
import { datedEntries } from '../dated-entries.ts';
import { isMixedOffer } from '../offer-nature.ts';
import { freeNames, offeredNames } from '../offered-names.ts';
import { namedPeople } from '../people-in-prose.ts';
import type { PagePlan } from '../site-draft.ts';

/** What counts as an offer of some kind on a page. */
const SHOWN_OFFERS: readonly SectionKind[] = [...OFFER_SECTIONS, 'features', 'posts'];

/** Whether a section that nobody asked for would have something of the user's to show. */
function hasSubstance(kind: SectionKind, brief: Brief, hasTrade: boolean): boolean {
  switch (kind) {
    case 'events':
      return mainDateOf(brief) !== undefined || datedEntries(brief).length > 1;
    case 'stats':
      return measuresOf(brief).length > 1;
    case 'timeline':
      return milestonesOf(brief).length > 1;
    case 'team':
      return namedPeople(brief).length > 1;
    case 'testimonials':
    case 'logos':
    case 'video':
    case 'chart':
    case 'comparison':
      return false;
    case 'pricing':
      return brief.items.length > 0;
    case 'menu':
    case 'productGrid':
    case 'services':
    case 'portfolio':
    case 'posts':
      return hasTrade || brief.items.length > 0 || offeredNames(brief).length > 1;
    case 'locationHours':
      return brief.contacts.addresses.length > 0 || brief.hours.length > 0;
    case 'faq':
      return answerable(brief) > 2;
    case 'gallery':
      return hasTrade;
    default:
      return true;
  }
}

/** How many usual questions the facts of the prompt answer. */
function answerable(brief: Brief): number {
  const { contacts, hours, items, place, dates } = brief;
  const lists = [contacts.addresses, contacts.phones, contacts.emails, hours, items, dates];
  const known = lists.filter((list) => list.length > 0).length + (place === undefined ? 0 : 1);
  return known + Math.min(1, items.length - 1) + (offeredNames(brief).length > 1 ? 1 : 0);
}

/** With power, a section may be made of examples, marked as such. */
const EXAMPLES: readonly SectionKind[] = ['testimonials', 'team', 'gallery'];

/** Two lists of what is done would say the same. */
const ALIKE: readonly SectionKind[] = ['features', 'services'];
const OFFERS: readonly SectionKind[] = ['features', 'services', 'menu', 'productGrid', 'portfolio', 'posts'];

/** Sections that show a list of what is on offer; pictures, dates and posts leave room for one. */
const NAMES_OFFERS: readonly SectionKind[] = ['features', 'services', 'menu', 'productGrid'];
/** Lists of things to take away. */
const SHELVES: readonly SectionKind[] = ['menu', 'productGrid'];
const COMPARES = /\bcompar|vergleich|confront|porówn|vergelijk|比較|比较|مقارن|तुलना/iu;

const SIZE = { lite: 4, economy: 7, power: 9 } as const;
const LEAST = { lite: 4, economy: 5, power: 6 } as const;
const CONTACT: readonly SectionKind[] = ['contactForm', 'booking', 'newsletter'];

/** Sections for the first page beyond those asked for: what the user's facts call for, then what the recipe has. */
export function extraSections(
  brief: Brief,
  context: ComposeContext,
  recipe: SiteRecipe,
  pages: readonly PagePlan[],
): SectionKind[] {
  const hasTrade = brief.language.startsWith('en') || offerNamesFor(recipe.id, brief.language).length > 0;
  const everywhere = new Set(pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  const home = pages[0]?.sections.length ?? 1;
  const taken = new Set<SectionKind>([...everywhere, ...brief.absentSections]);
  const chosen: SectionKind[] = [];
  const add = (kind: SectionKind): void => {
    if (!taken.has(kind)) chosen.push(kind);
    taken.add(kind);
  };
  const showsPrices = (['pricing', 'menu', 'productGrid', 'services'] as const).some((kind) =>
    everywhere.has(kind),
  );
  const isPlans = brief.items.some(({ period }) => period === 'month' || period === 'year');
  if (brief.items.length > 0 && !showsPrices) {
    const isUsual =
      !isPlans && (['menu', 'productGrid', 'services'] as const).some((kind) => kind === recipe.offer);
    const isShop = brief.features.some(({ feature }) => feature === 'cart' || feature === 'checkout');
    add(isUsual ? recipe.offer : isShop && !isPlans ? 'productGrid' : 'pricing');
  } else if (isPlans) add('pricing');
  // Prices that stand beside what they are for leave a table of prices empty.
  else if (brief.items.length > 0) taken.add('pricing');
  // What is done does not stand among what is sold.
  const shelves = [...everywhere, ...chosen].filter((kind) => SHELVES.includes(kind));
  if (shelves.length > 0 && isMixedOffer(brief.items)) add('services');
  // A list that the prompt gives without saying where it goes is what is on offer.
  if (
    brief.items.length === 0 &&
    freeNames(brief).length > 1 &&
    !NAMES_OFFERS.some((kind) => everywhere.has(kind))
  ) {
    add(
      recipe.offer === 'features' || recipe.offer === 'productGrid' || recipe.offer === 'menu'
        ? recipe.offer
        : 'services',
    );
  }
  if (COMPARES.test(brief.text) && brief.items.length > 1) add('comparison');
  if (datedEntries(brief).length > 1 && !everywhere.has('timeline')) add('events');
  for (const kind of ['stats', 'timeline', 'team', 'locationHours'] as const)
    if (hasSubstance(kind, brief, hasTrade)) add(kind);
  if (brief.features.some(({ feature }) => feature === 'map')) add('locationHours');
  if (brief.features.some(({ feature }) => feature === 'video')) add('video');
  const room = SIZE[context.mode] - home - chosen.length - 1;
  const hasOffer = SHOWN_OFFERS.some((kind) => everywhere.has(kind) || chosen.includes(kind));
  const needsOffer = !hasOffer && !taken.has(recipe.offer);
  if (needsOffer) add(hasSubstance(recipe.offer, brief, hasTrade) ? recipe.offer : 'richText');
  // What is on offer is shown once; a second list of offers would be made of examples.
  const candidates = recipe.sections.filter(
    (kind) =>
      !taken.has(kind) &&
      !CONTACT.includes(kind) &&
      !(OFFERS.includes(kind) && (context.mode !== 'power' || ALIKE.includes(kind))),
  );
  const welcome = candidates.filter(
    (kind) => hasSubstance(kind, brief, hasTrade) || (context.mode === 'power' && EXAMPLES.includes(kind)),
  );
  for (const kind of welcome.slice(0, Math.max(0, room - (needsOffer ? 1 : 0)))) add(kind);
  // A page of three parts looks unfinished: it says a word about itself, and shows a picture where the trade has some.
  const last = recipe.sections.includes('posts') ? 'posts' : 'steps';
  for (const kind of ['richText', 'gallery', last] as const)
    if (home + chosen.length + 1 < LEAST[context.mode]) add(kind);
  addContact(brief, recipe, everywhere, add);
  return chosen;
}

/** There is always a way to answer, unless the prompt rules it out. */
function addContact(
  brief: Brief,
  recipe: SiteRecipe,
  everywhere: ReadonlySet<SectionKind>,
  add: (kind: SectionKind) => void,
): void {
  if (CONTACT.some((kind) => kind !== 'newsletter' && everywhere.has(kind))) return;
  const preferred =
    recipe.sections.find((kind) => kind === 'contactForm' || kind === 'booking') ?? 'contactForm';
  add(brief.absentSections.includes(preferred) ? 'contactForm' : preferred);
  if (recipe.goal === 'subscribe') add('newsletter');
  if (recipe.goal === 'donate') add('callToAction');
}
