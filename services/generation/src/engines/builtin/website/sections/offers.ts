import type { SectionOf } from '@sitewright/site-spec';
import type { PricedItem } from '../../brief/brief.ts';
import { namedBesidePrices } from '../beside-prices.ts';
import { freeNames } from '../offered-names.ts';
import {
  addPicture,
  clip,
  findHref,
  makeAction,
  type PagePlan,
  type SectionPlan,
  type SiteDraft,
} from '../site-draft.ts';
import { cardsFor, inventedCards, namedCards, splitDetail } from './offer-cards.ts';
import { detailsOf, INVENTED, priceOf, sectionFrame, upperFirst, wantedCount } from './section-parts.ts';

const USUAL = { lite: 3, economy: 4, power: 6 };

const pricedFor = (draft: SiteDraft, plan: SectionPlan): PricedItem[] =>
  draft.pricedBySection.get(plan.id) ?? [];

export function buildFeatures(draft: SiteDraft, plan: SectionPlan): SectionOf<'features'> {
  const layout = draft.context.random('features').pick(['grid', 'cards', 'columns'] as const);
  const items = cardsFor(draft, plan, wantedCount(draft, plan, USUAL));
  return { ...sectionFrame(draft, plan), type: 'features', layout, items };
}

export function buildServices(draft: SiteDraft, plan: SectionPlan): SectionOf<'services'> {
  const priced = pricedFor(draft, plan);
  const layout = draft.context.random('services').pick(['cards', 'grid', 'list'] as const);
  const frame = sectionFrame(draft, plan);
  if (priced.length === 0) {
    return {
      ...frame,
      type: 'services',
      layout,
      items: cardsFor(draft, plan, wantedCount(draft, plan, USUAL)),
    };
  }
  const cards = namedCards(
    draft,
    priced.map(({ name }) => name),
  );
  const known = priced.map(({ name }) => name.toLowerCase());
  const others = detailsOf(
    plan,
    24,
    priced.map(({ price }) => price),
  ).filter(
    (detail) =>
      !known.some((name) => detail.toLowerCase().includes(name) || name.includes(detail.toLowerCase())),
  );
  const beside = namedBesidePrices(draft.brief).filter(
    (name) => freeNames(draft.brief).includes(name) && draft.copy.claim(`card ${name}`),
  );
  const items = [...cards, ...namedCards(draft, [...new Set([...others, ...beside])])].map((card, index) => {
    const item = priced[index];
    return item === undefined
      ? card
      : {
          ...card,
          price: priceOf(item),
          ...(item.description === undefined ? {} : { text: item.description }),
        };
  });
  return { ...frame, type: 'services', layout, items };
}

/** The recipe's offers without a price: a made-up price would be taken for a real one. */
function unpriced(draft: SiteDraft, plan: SectionPlan) {
  const details = detailsOf(plan, 60).filter((detail) => draft.copy.claim(`priced ${detail}`));
  const wanted = wantedCount(draft, plan, { lite: 3, economy: 4, power: 6 });
  return details.length > 0 ? namedCards(draft, details) : inventedCards(draft, plan, wanted);
}

/** What the prompt names beside the dishes that have a price. */
function unpricedDishes(draft: SiteDraft, plan: SectionPlan, priced: readonly PricedItem[]) {
  const known = priced.map(({ name }) => name.toLowerCase());
  const prices = priced.map(({ price }) => price);
  return [...detailsOf(plan, 60, prices), ...freeNames(draft.brief)]
    .map((name) => splitDetail(name).title)
    .filter((name) => {
      const lower = name.toLowerCase();
      return (
        !known.some((title) => title.includes(lower) || lower.includes(title)) &&
        draft.copy.claim(`card ${name}`)
      );
    })
    .map((name) => ({ id: draft.context.id('item'), title: upperFirst(clip(name, 160)), tags: [] }));
}

export function buildMenu(draft: SiteDraft, plan: SectionPlan): SectionOf<'menu'> {
  const priced = pricedFor(draft, plan);
  const shared = { ...sectionFrame(draft, plan), type: 'menu' as const, groups: [] };
  const layout =
    priced.length > 5 ? 'columns' : draft.context.random('menu').pick(['list', 'cards'] as const);
  if (priced.length > 0) {
    const items = priced.map((item) => ({
      id: draft.context.id('item'),
      title: upperFirst(clip(item.name, 160)),
      ...(item.description === undefined ? {} : { text: clip(item.description, 400) }),
      price: priceOf(item),
      tags: [],
    }));
    return { ...shared, layout, items: [...items, ...unpricedDishes(draft, plan, priced)].slice(0, 200) };
  }
  const items = unpriced(draft, plan).map(({ title, text, id, placeholder }) => ({
    id,
    title,
    ...(typeof text === 'string' ? { text: clip(text, 400) } : {}),
    ...(placeholder === true ? INVENTED : {}),
    tags: [],
  }));
  return { ...shared, layout, items: items.length > 0 ? items : [soleItem(draft)] };
}

const soleItem = (draft: SiteDraft) => ({
  id: draft.context.id('item'),
  title: clip(draft.copy.slots.first ?? draft.copy.slots.Subject ?? draft.name, 160),
  tags: [],
});

export function buildProductGrid(
  draft: SiteDraft,
  plan: SectionPlan,
  page: PagePlan,
): SectionOf<'productGrid'> {
  const priced = pricedFor(draft, plan);
  const frame = {
    ...sectionFrame(draft, plan),
    type: 'productGrid' as const,
    layout: 'grid' as const,
    groups: [],
  };
  const order = findHref(draft, page, ['contactForm']);
  const cards =
    priced.length > 0
      ? namedCards(
          draft,
          priced.map(({ name }) => name),
        )
      : unpriced(draft, plan);
  const items = (cards.length > 0 ? cards : [soleItem(draft)]).map((card, index) => {
    const item = priced[index];
    const text =
      item?.description ?? ('text' in card && typeof card.text === 'string' ? card.text : undefined);
    return {
      id: card.id,
      title: card.title,
      ...(text === undefined ? {} : { text: clip(text, 600) }),
      ...(item === undefined ? {} : { price: priceOf(item) }),
      ...('placeholder' in card && card.placeholder === true ? INVENTED : {}),
      image: addPicture(draft, { alt: card.title, shape: 'square', motif: 'product' }),
      ...(order === undefined
        ? {}
        : { action: makeAction(draft, draft.context.words.contactUs, order, 'link') }),
    };
  });
  return { ...frame, items };
}

export function buildPortfolio(draft: SiteDraft, plan: SectionPlan): SectionOf<'portfolio'> {
  const layout = draft.context.random('portfolio').pick(['grid', 'masonry', 'caseStudies'] as const);
  const items = cardsFor(draft, plan, wantedCount(draft, plan, { lite: 3, economy: 4, power: 6 })).map(
    ({ id, title, text, placeholder }) => ({
      id,
      title,
      ...(text === undefined ? {} : { text }),
      ...(placeholder === true ? INVENTED : {}),
      image: addPicture(draft, { alt: title }),
      tags: [],
    }),
  );
  return { ...sectionFrame(draft, plan), type: 'portfolio', layout, groups: [], items };
}
