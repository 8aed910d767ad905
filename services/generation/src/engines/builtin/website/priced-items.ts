import type { Brief, PricedItem } from '../brief/brief.ts';
import type { SectionKind } from '../brief/requests.ts';
import { isDone, isMixedOffer } from './offer-nature.ts';
import type { PagePlan, SectionPlan } from './site-draft.ts';

const SHOWS_PRICES: readonly SectionKind[] = [
  'pricing',
  'menu',
  'productGrid',
  'services',
  'events',
  'portfolio',
];

/** As many as the schema lets a section hold. */
const MOST: Partial<Record<SectionKind, number>> = {
  menu: 200,
  productGrid: 200,
  services: 40,
  pricing: 12,
  events: 100,
};

/** The section whose words in the prompt stand last before the item; dates take only what their own sentence prices. */
function sectionBefore(
  plans: readonly SectionPlan[],
  item: PricedItem,
  points: readonly string[],
): SectionPlan | undefined {
  let found: SectionPlan | undefined;
  for (const plan of plans) {
    if (plan.request === undefined || plan.request.span[0] > item.span[1]) continue;
    const between = points.slice(plan.request.span[1], item.span[0]).join('');
    if (plan.kind !== 'events' || !/[.!?\n]\s|[.!?]$/u.test(between)) found = plan;
  }
  return found;
}

const isShelf = ({ kind }: SectionPlan): boolean => kind === 'menu' || kind === 'productGrid';

/** Which section shows which priced thing: each is shown once, next to the words that it was given with. */
export function assignPricedItems(brief: Brief, pages: readonly PagePlan[]): Map<string, PricedItem[]> {
  const plans = pages.flatMap(({ sections }) => sections).filter(({ kind }) => SHOWS_PRICES.includes(kind));
  const best = [...plans].sort(
    (left, right) => SHOWS_PRICES.indexOf(left.kind) - SHOWS_PRICES.indexOf(right.kind),
  );
  const inOrder = plans
    .filter(({ request }) => request !== undefined)
    .sort((left, right) => (left.request?.span[0] ?? 0) - (right.request?.span[0] ?? 0));
  const points = [...brief.raw];
  const services = plans.find(({ kind }) => kind === 'services');
  const isMixed = isMixedOffer(brief.items);
  const result = new Map<string, PricedItem[]>();
  const seen = new Set<string>();
  for (const item of brief.items) {
    const key = `${item.name} ${item.price}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const isPlan = item.period === 'month' || item.period === 'year';
    const pricing = isPlan ? best.find(({ kind }) => kind === 'pricing') : undefined;
    const plan =
      pricing ??
      sectionBefore(inOrder, item, points) ??
      best.find(({ kind, request }) => request !== undefined && kind !== 'events') ??
      best.find(({ kind }) => kind !== 'events') ??
      best[0];
    if (plan === undefined) continue;
    const counter = isShelf(plan) && isMixed && isDone(item) ? services : undefined;

    const { id, kind } = counter ?? plan;
    const shown = result.get(id) ?? [];
    if (shown.length < (MOST[kind] ?? 40)) shown.push(item);
    result.set(id, shown);
  }
  return result;
}
