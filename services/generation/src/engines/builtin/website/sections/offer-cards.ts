import type { SectionOf } from '@sitewright/site-spec';
import { offerNamesFor } from '../../recipe/sites/offer-names.ts';
import { splitPair } from '../copywriter.ts';
import { freeNames } from '../offered-names.ts';
import type { SectionPlan, SiteDraft } from '../site-draft.ts';
import { clip } from '../site-draft.ts';
import { detailsOf, INVENTED, upperFirst } from './section-parts.ts';

type Card = SectionOf<'features'>['items'][number];

/** `Name: what it is` and `Name (what it is)` as a title and its text. */
export function splitDetail(detail: string): { title: string; text?: string } {
  const match = /^(.{2,60}?)\s*(?:[:：]\s+|\s[–—-]\s|\s*[(（])(.{3,})$/u.exec(detail);
  if (match?.[1] === undefined || match[2] === undefined) return { title: upperFirst(clip(detail, 160)) };
  return { title: upperFirst(match[1]), text: upperFirst(match[2].replace(/[)）]$/, '')) };
}

const stemOf = (word: string): string => word.toLowerCase().slice(0, 5);

/** The recipe's sentence for a thing of the same name, if it has one. */
function recipeText(draft: SiteDraft, title: string): string | undefined {
  if (!draft.isEnglish) return undefined;
  const stems = new Set(
    title
      .split(/\s+/)
      .filter((word) => word.length > 3)
      .map(stemOf),
  );
  const found = draft.recipe.offers
    .map(splitPair)
    .find(
      (pair) =>
        pair.title.split(/\s+/).length <= 2 &&
        pair.title.split(/\s+/).some((word) => word.length > 3 && stems.has(stemOf(word))),
    );
  return found !== undefined && draft.copy.claim(found.text) ? found.text : undefined;
}

/** A card for each thing that the user named, in the user's words. */
export function namedCards(
  draft: SiteDraft,
  names: readonly string[],
  lines: readonly string[] = draft.phrases.item,
): Card[] {
  return names.map((name, index) => {
    const { title, text } = splitDetail(name);
    const line = text ?? recipeText(draft, title) ?? draft.copy.say(`item ${title}`, lines, { item: title });
    return {
      id: draft.context.id('item'),
      title: clip(title, 160),
      ...(line === undefined ? {} : { text: clip(line, 600) }),
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
  const lines =
    plan.kind === 'menu' || plan.kind === 'productGrid' || plan.kind === 'portfolio'
      ? []
      : draft.phrases.item;
  return namedCards(draft, names.slice(0, count), lines).map((card) => ({ ...card, ...INVENTED }));
}

/** Cards for a site whose owner named nothing: out of the recipe or the trade's usual names, marked as examples. */
export function inventedCards(draft: SiteDraft, plan: SectionPlan, count: number): Card[] {
  if (!draft.isEnglish) {
    const cards = tradeCards(draft, plan, count);
    if (cards.length > 0) return cards;
  }
  const examples = plan.kind === 'portfolio' ? draft.recipe.shots : draft.recipe.offers;
  const pairs = draft.copy.pairs(`cards ${plan.id}`, draft.isEnglish ? examples : draft.phrases.cards, count);
  return pairs.map(({ title, text }, index) => ({
    id: draft.context.id('item'),
    title: clip(title, 160),
    ...(text === '' ? {} : { text }),
    icon: draft.recipe.icons[index % draft.recipe.icons.length] ?? 'star',
    ...(draft.isEnglish ? INVENTED : {}),
  }));
}

/** What the section should list: its own details, else everything on offer that stands nowhere else yet. */
export function cardsFor(draft: SiteDraft, plan: SectionPlan, count: number): Card[] {
  const lines = plan.kind === 'services' || plan.kind === 'features' ? draft.phrases.item : [];
  const prices = draft.brief.items.map(({ price }) => price);
  const details = detailsOf(plan, 24, prices);
  if (details.length > 0) return withCount(draft, namedCards(draft, details, lines), plan, count);
  // Examples of work and goods are not made of whatever else the prompt lists.
  const isOpen = plan.request !== undefined || plan.kind === 'services' || plan.kind === 'features';
  const names = (isOpen ? freeNames(draft.brief) : [])
    .filter((name) => draft.copy.claim(`card ${name}`))
    .slice(0, 12);
  if (names.length > 1) return withCount(draft, namedCards(draft, names, lines), plan, count);
  const invented = inventedCards(draft, plan, count);
  if (invented.length > 0) return invented;
  return namedCards(draft, [draft.copy.slots.Subject ?? draft.name], lines);
}

/** If a number was asked for and fewer were named, examples fill it up. */
function withCount(draft: SiteDraft, cards: Card[], plan: SectionPlan, count: number): Card[] {
  const missing = plan.request?.count === undefined ? 0 : count - cards.length;
  return missing > 0 ? [...cards, ...inventedCards(draft, plan, missing)] : cards;
}
