import type { SectionOf } from '@sitewright/site-spec';
import { countOf, type PricedItem } from '../../brief/brief.ts';
import { offerNamesFor } from '../../recipe/sites/offer-names.ts';
import { splitPair } from '../copywriter.ts';
import { offeredNames } from '../offered-names.ts';
import {
  clip,
  findHref,
  makeAction,
  type PagePlan,
  type SectionPlan,
  type SiteDraft,
} from '../site-draft.ts';
import { detailsOf, INVENTED, priceOf, sectionFrame, upperFirst } from './section-parts.ts';

type Plan = SectionOf<'pricing'>['items'][number];

const featureOf = (draft: SiteDraft, text: string) => ({
  id: draft.context.id('included'),
  text: clip(upperFirst(text), 200),
  included: true,
});

/** What a plan includes: the user's description of it, split; otherwise things on offer that have no price. */
function featuresOf(draft: SiteDraft, item: PricedItem | undefined): Plan['features'] {
  if (item?.description === undefined) return [];
  return item.description
    .split(/\s*[,;、،]\s*/)
    .filter((text) => text !== '')
    .slice(0, 8)
    .map((text) => featureOf(draft, text));
}

function actionFor(draft: SiteDraft, page: PagePlan): Plan['action'] {
  const href = findHref(draft, page, ['contactForm', 'booking', 'newsletter']);
  const { words } = draft.context;
  const label =
    draft.recipe.goal === 'register'
      ? words.register
      : draft.recipe.goal === 'signup'
        ? words.choosePlan
        : words.contactUs;
  return href === undefined ? undefined : makeAction(draft, label, href, 'secondary');
}

/** Names for plans that were asked for by number only, from what is on offer. */
function missingPlans(draft: SiteDraft, plan: SectionPlan, count: number): Plan[] {
  const trade = draft.isEnglish
    ? draft.recipe.offers.map((offer) => splitPair(offer).title)
    : offerNamesFor(draft.recipe.id, draft.context.language);
  const usable = [...detailsOf(plan, 12), ...offeredNames(draft.brief), ...trade];
  const { words } = draft.context;
  return Array.from({ length: count }, (_, index) => ({
    id: draft.context.id('plan'),
    ...INVENTED,
    name: clip(upperFirst(usable[index] ?? `${words.pricing} ${index + 1}`), 120),
    price: { text: words.toBeConfirmed, placeholder: true },
    features: [],
  }));
}

/** Plans or fees. A price that nobody gave is said to be open, not made up. */
export function buildPricing(draft: SiteDraft, plan: SectionPlan, page: PagePlan): SectionOf<'pricing'> {
  const priced = draft.pricedBySection.get(plan.id) ?? [];
  const wanted = plan.request?.count ?? countOf(draft.brief, 'plans')?.value ?? (priced.length > 0 ? 0 : 3);
  const given: Plan[] = priced.slice(0, 12).map((item) => {
    const action = actionFor(draft, page);
    return {
      id: draft.context.id('plan'),
      name: clip(upperFirst(item.name), 120),
      price: priceOf(item),
      features: featuresOf(draft, item),
      ...(action === undefined ? {} : { action }),
    };
  });
  const missing = Math.min(Math.max(0, wanted - given.length), 12 - given.length);
  const items = [...given, ...missingPlans(draft, plan, missing)];
  const isSubscription = priced.some(({ period }) => period === 'month' || period === 'year');
  if (isSubscription && items.length === 3 && items[1] !== undefined) items[1].highlighted = true;
  const layout = items.length > 4 ? 'list' : 'cards';
  return { ...sectionFrame(draft, plan), type: 'pricing', layout, items };
}

export function buildComparison(draft: SiteDraft, plan: SectionPlan): SectionOf<'comparison'> {
  const priced = draft.brief.items.slice(0, 6);
  const frame = { ...sectionFrame(draft, plan), type: 'comparison' as const, layout: 'table' as const };
  if (priced.length > 1) {
    return {
      ...frame,
      columns: priced.map(({ name }) => ({
        id: draft.context.id('column'),
        title: clip(upperFirst(name), 120),
      })),
      items: [
        {
          id: draft.context.id('row'),
          label: draft.context.words.price,
          cells: priced.map(({ price, unit = '' }) => clip(`${price}${unit}`, 200)),
        },
      ],
    };
  }
  const names = detailsOf(plan, 8);
  const columns = names.length > 1 ? names : [draft.name];
  const rows = draft.isEnglish
    ? draft.recipe.offers.map((offer) => splitPair(offer).title)
    : offeredNames(draft.brief);
  return {
    ...frame,
    columns: columns.map((title) => ({
      id: draft.context.id('column'),
      title: clip(upperFirst(title), 120),
    })),
    items: (rows.length > 0 ? rows : [draft.context.words.price]).slice(0, 8).map((label) => ({
      id: draft.context.id('row'),
      ...INVENTED,
      label: clip(label, 160),
      cells: columns.map(() => true),
    })),
  };
}
