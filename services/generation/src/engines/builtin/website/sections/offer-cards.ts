import type { SectionOf } from '@sitewright/site-spec';
import { offerNamesFor } from '../../recipe/sites/offer-names.ts';
import { freeNames, isSubscription } from '../offered-names.ts';
import type { SectionPlan, SiteDraft } from '../site-draft.ts';
import { clip } from '../site-draft.ts';
import { detailsOf, INVENTED, upperFirst } from './section-parts.ts';

const isShelf = ({ kind }: SectionPlan): boolean =>
  kind === 'menu' || kind === 'productGrid' || kind === 'services';

type Card = SectionOf<'features'>['items'][number];

/** `Name: what it is` and `Name (what it is)` as a title and its text. */
export function splitDetail(detail: string): { title: string; text?: string } {
  const match = /^(.{2,60}?)\s*(?:[:：]\s+|\s[–—-]\s|\s*[(（])(.{3,})$/u.exec(detail);
  if (match?.[1] === undefined || match[2] === undefined) return { title: upperFirst(clip(detail, 160)) };
  return { title: upperFirst(match[1]), text: upperFirst(match[2].replace(/[)）]$/, '')) };
}

/** A card for each thing that the user named, in the user's words and no others. */
export function namedCards(draft: SiteDraft, names: readonly string[]): Card[] {
  return names.map((name, index) => {
    const { title, text } = splitDetail(name);
    return {
      id: draft.context.id('item'),
      title: clip(title, 160),
      ...(text === undefined ? {} : { text: clip(text, 600) }),
      icon: draft.recipe.icons[index % draft.recipe.icons.length] ?? 'star',
    };
  });
}

/** Names of the trade in the site's language, each with a line. */
function tradeCards(draft: SiteDraft, plan: SectionPlan, count: number): Card[] {
  const recipe = plan.kind === 'menu' && draft.recipe.offer !== 'menu' ? 'restaurant' : draft.recipe.id;
  const names = offerNamesFor(recipe, draft.context.language).filter((name) =>
    draft.copy.claim(`trade ${plan.kind} ${name}`),
  );
  return namedCards(draft, names.slice(0, count)).map((card) => ({ ...card, ...INVENTED }));
}

/** Cards for a site whose owner named nothing: out of the recipe or the trade's usual names, marked as examples. */
export function inventedCards(draft: SiteDraft, plan: SectionPlan, count: number): Card[] {
  if (!draft.isEnglish) {
    const given = isShelf(plan) && plan.kind === draft.recipe.offer ? givenGoods(draft) : [];
    const cards = tradeCards(draft, plan, count - given.length);
    if (given.length + cards.length > 0) return [...given, ...cards];
  }
  const examples = plan.kind === 'portfolio' ? draft.recipe.shots : draft.recipe.offers;
  const own = plan.kind === draft.recipe.offer ? ownGoods(draft, plan) : [];
  const pairs = draft.copy.pairs(
    `cards ${plan.id}`,
    draft.isEnglish ? examples : draft.phrases.cards,
    count - own.length,
  );
  const invented = pairs.map(({ title, text }, index) => ({
    id: draft.context.id('item'),
    title: clip(title, 160),
    ...(text === '' ? {} : { text }),
    icon: draft.recipe.icons[index % draft.recipe.icons.length] ?? 'star',
    ...(draft.isEnglish ? INVENTED : {}),
  }));
  return [...own, ...invented];
}

/** "A bakery specialising in rye bread": the one thing that the description names comes first. */
function ownGoods(draft: SiteDraft, plan: SectionPlan): Card[] {
  const { goods } = draft.copy.slots;
  const isShown = goods !== undefined && !draft.recipe.offers.some((offer) => offer.includes('{object}'));
  if (!isShown) return isShelf(plan) ? givenGoods(draft) : [];
  return isShown && draft.copy.claim(`card ${goods}`) ? namedCards(draft, [goods]) : [];
}

/** What the prompt names stands before everything that the trade proposes. */
function givenGoods(draft: SiteDraft): Card[] {
  const names = freeNames(draft.brief).filter((name) => draft.copy.claim(`card ${name}`));
  return namedCards(draft, names.slice(0, 12));
}

/** What the section should list: its own details, else everything on offer that stands nowhere else yet. */
export function cardsFor(draft: SiteDraft, plan: SectionPlan, count: number): Card[] {
  const prices = draft.brief.items.map(({ price }) => price);
  const details = detailsOf(plan, 24, prices);
  if (details.length > 0) return withCount(draft, namedCards(draft, details), plan, count);
  // Examples of work and goods are not made of whatever else the prompt lists.
  const isOpen = plan.request !== undefined || plan.kind === 'services' || plan.kind === 'features';
  const free = isOpen ? freeNames(draft.brief) : [];
  // One name alone stands before the trade's, and is claimed there.
  const names = (free.length > 1 ? free : []).filter((name) => draft.copy.claim(`card ${name}`)).slice(0, 12);
  if (names.length > 1) return withCount(draft, namedCards(draft, names), plan, count);
  const priced = plan.kind === 'services' || plan.kind === 'features' ? pricedNames(draft) : [];
  if (priced.length > 0) return namedCards(draft, priced);
  const invented = inventedCards(draft, plan, count);
  if (invented.length > 0) return invented;
  return namedCards(draft, [draft.copy.slots.Subject ?? draft.name]);
}

/** What has its price elsewhere on the site is on offer here too. */
const pricedNames = (draft: SiteDraft): string[] =>
  draft.brief.items.some(isSubscription)
    ? []
    : [...new Set(draft.brief.items.filter((item) => !isSubscription(item)).map(({ name }) => name))].slice(
        0,
        12,
      );

/** If a number was asked for and fewer were named, examples fill it up. */
function withCount(draft: SiteDraft, cards: Card[], plan: SectionPlan, count: number): Card[] {
  const missing = plan.request?.count === undefined ? 0 : count - cards.length;
  return missing > 0 ? [...cards, ...inventedCards(draft, plan, missing)] : cards;
}
