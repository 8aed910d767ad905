import type { Price, Section } from '@sitewright/site-spec';
import type { PricedItem } from '../../brief/brief.ts';
import type { SectionKind } from '../../brief/requests.ts';
import type { InterfaceWords } from '../../words/interface-words.ts';
import type { SectionPlan, SiteDraft } from '../site-draft.ts';
import { clip } from '../site-draft.ts';

/** Marks what was made up and could be taken for a fact. */
export const INVENTED = { placeholder: true } as const;

const HEADINGS: Partial<Record<SectionKind, keyof InterfaceWords>> = {
  features: 'features',
  services: 'services',
  pricing: 'pricing',
  menu: 'menu',
  productGrid: 'products',
  testimonials: 'testimonials',
  faq: 'faq',
  gallery: 'gallery',
  team: 'team',
  stats: 'numbers',
  steps: 'steps',
  timeline: 'timeline',
  logos: 'partners',
  portfolio: 'projects',
  posts: 'news',
  events: 'events',
  locationHours: 'location',
  comparison: 'comparison',
  chart: 'numbers',
  richText: 'about',
  newsletter: 'newsletter',
  contactForm: 'contact',
  booking: 'booking',
  video: 'video',
};

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const JOINING =
  /^(?:(?:with|and|some|an?|the|mit|und|den|dem|der|die|das|einem|einer|einen|ein|eine|avec|et|des|les|la|le|un|une|con|el|los|las|una|unos|lo|gli|com|met|een|het|oraz)\s+|l['’])+/iu;
/** Words of one letter join in one language and begin a name in another: Polish "o nas" is "about us". */
const SHORT_JOINING: Readonly<Record<string, RegExp>> = {
  es: /^y\s+/iu,
  it: /^(?:e|i|il)\s+/iu,
  nl: /^(?:en|de)\s+/iu,
  pl: /^(?:z|i)\s+/iu,
  pt: /^(?:e|os?|as|um|uma)\s+/iu,
};
/** "Let visitors book a call": what they shall do is the heading. */
const LETTING =
  /^(?:let(?:ting)?|allow(?:ing)?|enable|help|make it easy for)\s+(?:people|visitors|users|customers|clients|guests|them|members|readers)\s+(?:to\s+)?|^(?:show|add|include|feature|list|display|have|need|want|put|insert|zeige|füge|montre[rz]?|ajoute[rz]?|muestra|añade|mostra|aggiungi|adicione|toon|dodaj)\s+(?=\p{L})/iu;

/** "And" and "with", which Arabic writes with the word that follows. */
const ARABIC_JOINING = /^مع\s+|^و(?=ال|آراء|ساعات|معرض|فريق|أسعار|نموذج|صفحة|موقع|حجز|خدمات)/u;

/** What the prompt calls the section, fit for a heading; a number or an address in it is data, not a name. */
function ownLabel(plan: SectionPlan, language: string): string | undefined {
  const short = SHORT_JOINING[language.slice(0, 2)];
  const label = plan.request?.label
    .trim()
    .replace(LETTING, '')
    .replace(JOINING, '')
    .replace(short ?? /^$/u, '')
    .replace(ARABIC_JOINING, '');
  if (label === undefined || label.length < 2 || /[@\d]/.test(label) || plan.request?.count !== undefined)
    return undefined;
  if (/(?:\s(?:an?|the|free|your|my))$/iu.test(label) || /^(?:\$|€|£)/u.test(label)) return undefined;
  return plan.kind === 'contactForm' && /^e-?mail$/i.test(label) ? undefined : label;
}

const LISTING: readonly SectionKind[] = ['services', 'menu', 'productGrid', 'pricing'];
const NO_LABEL =
  /site|page|web|want|need|include|section|seite|sitio|sito|strona|colou?r|\b(?:for|with|called|about|für|pour|para|per|voor|dla)\b/iu;

/** What the prompt calls the list that the section shows: "Listings: …", "Beers: …". */
function listLabel({ brief, pricedBySection }: SiteDraft, plan: SectionPlan): string | undefined {
  if (plan.request !== undefined || !LISTING.includes(plan.kind)) return undefined;
  const first = pricedBySection.get(plan.id)?.[0]?.name ?? brief.topics[0];
  const at = first === undefined ? -1 : brief.text.indexOf(first);
  const label = /(?:^|[.!?;\n,]\s*)(\p{L}[\p{L} '’]{2,23})[:：]\s*$/u.exec(
    brief.text.slice(Math.max(0, at - 60), Math.max(0, at)),
  )?.[1];
  return label === undefined || NO_LABEL.test(label) ? undefined : label;
}

/** The user's words for the section, or the interface word for its kind. */
export function headingOf(draft: SiteDraft, plan: SectionPlan): string {
  const own = plan.heading ?? ownLabel(plan, draft.context.language) ?? listLabel(draft, plan);
  const words = (own ?? '').toLowerCase().split(/\s+/u);
  const isAddress =
    words.length > 1 &&
    draft.brief.contacts.addresses.some((address) =>
      address.toLowerCase().includes(words.slice(0, 2).join(' ')),
    );
  const label = isAddress ? undefined : own;
  if (label !== undefined && label !== '') return upperFirst(clip(label, 80));
  const key = HEADINGS[plan.kind];
  return key === undefined ? draft.name : draft.context.words[key];
}

type Background = Section['background'];

/** Fields that all sections share; bands alternate so that a page has a rhythm. */
export function sectionFrame(
  draft: SiteDraft,
  plan: SectionPlan,
): {
  id: string;
  background: Background;
  heading: string;
  actions: Section['actions'];
} {
  const page = draft.pages.find(({ sections }) => sections.includes(plan));
  const position = page?.sections.indexOf(plan) ?? 0;
  const background: Background = position % 2 === 0 ? 'surface' : 'default';
  return { id: plan.id, background, heading: headingOf(draft, plan), actions: [] };
}

const PERIODS = new Map(
  Object.entries<Price['period']>({
    hour: 'hour',
    night: 'night',
    day: 'day',
    week: 'week',
    month: 'month',
    quarter: 'quarter',
    year: 'year',
  }),
);

/** A price to the letter, with what could be read from it. */
export function priceOf(item: PricedItem): Price {
  const period = item.period === undefined ? undefined : PERIODS.get(item.period);
  return {
    text: clip(`${item.price}${item.unit ?? ''}`, 80),
    ...(item.amount === undefined || item.amount < 0 ? {} : { amount: item.amount }),
    ...(item.currency !== undefined && /^[A-Z]{3}$/.test(item.currency) ? { currency: item.currency } : {}),
    ...(period === undefined ? {} : { period }),
  };
}

/** "(3 articles)": a number of things, and not the name of one. */
const BARE_COUNT = /^\d{1,2}(?:\s+\p{L}+)?$/u;

/** How many entries the prompt asks of a section, also in brackets behind its name. */
export function askedCount(plan: SectionPlan): number | undefined {
  const inBrackets = /\((\d{1,2})(?!\d)/.exec(plan.request?.text ?? '')?.[1];
  const inDetails = plan.request?.details.find((detail) => BARE_COUNT.test(detail.trim()))?.trim();
  return (
    plan.request?.count ??
    ((inBrackets ?? inDetails) ? Number.parseInt(inBrackets ?? inDetails ?? '', 10) : undefined)
  );
}

/** Names that the prompt lists for a section. */
export function detailsOf(plan: SectionPlan, max: number, without: readonly string[] = []): string[] {
  const details = plan.request?.details ?? [];
  return details
    .map((detail) => clip(detail.trim(), 160))
    .filter(
      (detail) =>
        /[\p{L}\p{N}]/u.test(detail) &&
        !BARE_COUNT.test(detail) &&
        !without.some((text) => detail.includes(text)),
    )
    .slice(0, max);
}

/** How many entries to show: what was asked for, else a number by mode. */
export function wantedCount(
  draft: SiteDraft,
  plan: SectionPlan,
  usual: { lite: number; economy: number; power: number },
): number {
  return Math.min(askedCount(plan) ?? usual[draft.context.mode], 40);
}

export { upperFirst };
