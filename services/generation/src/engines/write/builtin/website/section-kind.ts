import { SECTION_TYPES, type SectionType } from '@sitewright/site-spec';
import type { List } from '../../../brief/brief.ts';

/** Names of parts that a brief uses and that are no section kinds, by the section that they are on a page. */
const BY_PART: Readonly<Record<string, SectionType>> = {
  ...({
    cover: 'hero',
    about: 'richText',
    agenda: 'events',
    quote: 'testimonials',
    table: 'comparison',
  } as const),
  list: 'features',
  picture: 'gallery',
  number: 'stats',
  nextSteps: 'steps',
  callout: 'callToAction',
  ask: 'callToAction',
};

/** Parts of a page that every page has, or that are no part of its content. */
export const BY_NATURE: ReadonlySet<string> = new Set(['header', 'footer', 'contents', 'home', 'navigation']);

export const isSectionKind = (name: string): name is SectionType =>
  SECTION_TYPES.some((kind) => kind === name);

/** The section that a part asked for by name is; undefined for one that has no kind of its own. */
export const sectionKindOf = (part: string): SectionType | undefined =>
  isSectionKind(part) ? part : BY_PART[part];

const LABELS: Partial<Record<SectionType, string>> = {
  hero: '',
  unsupportedFeature: '',
  features: 'overview',
  productGrid: 'products',
  stats: 'numbers',
  logos: 'partners',
  posts: 'news',
  locationHours: 'contact',
  chart: 'numbers',
  richText: 'about',
  callToAction: 'contactUs',
  contactForm: 'contact',
};
/** The neutral heading of a section, by the name of its label: most have that of their kind. */
export const headingLabel = (kind: SectionType): string => LABELS[kind] ?? kind;

/** Lists that a kind has the fields for, where it is particular about them. */
const PRICED = ['priced', 'plain', 'pairs'] as const;
const FITTING: Partial<Record<SectionType, readonly List['kind'][]>> = {
  testimonials: ['quotes'],
  faq: ['questions', 'pairs', 'plain'],
  team: ['people', 'plain', 'pairs'],
  stats: ['figures', ...PRICED],
  pricing: [...PRICED, 'figures'],
  services: [...PRICED, 'steps'],
  timeline: ['dated', 'plain', 'steps', 'pairs'],
  events: ['dated', 'steps', ...PRICED],
  menu: PRICED,
  productGrid: PRICED,
  logos: ['plain', 'people'],
  gallery: ['plain', 'pairs'],
};

/** Whether a kind of section has a place for what a list holds. */
export const fitsKind = (kind: SectionType, list: List): boolean =>
  FITTING[kind]?.includes(list.kind) ?? (kind === 'richText' || !['questions', 'quotes'].includes(list.kind));

const isYear = (date: string): boolean => /^\D{0,12}\d{4}\D{0,3}$/u.test(date);

/** Events have a time, a place, a price or a day to come to; years alone are a history. */
function datedKind(list: List): SectionType {
  const visited = list.items.some(
    ({ time, place, person, value }) => (time || place || person || value) !== '',
  );
  return !visited && list.items.every(({ date }) => isYear(date)) ? 'timeline' : 'events';
}

const LONG_ITEM = 160;
/** A title of more characters is a sentence. */
const LONG_TITLE = 60;

function plainKind(list: List, offers: SectionType | undefined): SectionType {
  const long = list.items.some(({ text, points }) => text.length > LONG_ITEM || points.length > 0);
  const told = list.items.filter(
    ({ title, label, text }) => (title || label || text).length > LONG_TITLE,
  ).length;
  if (long || told * 2 > list.items.length || list.items.length > 24) return 'richText';
  return offers === 'services' && list.heading !== '' ? 'services' : 'features';
}

/** A price for a time: "$29/month", "30 € je Monat". */
const isPeriodic = (value: string, periods: readonly string[]): boolean =>
  /\/\s*\p{L}/u.test(value) ||
  periods.some((period) => value.toLowerCase().endsWith(period.toLowerCase().split(' ').at(-1) ?? period));

const BY_LIST: Partial<Record<List['kind'], SectionType>> = {
  ...{ hours: 'locationHours', contacts: 'locationHours', people: 'team', questions: 'faq' },
  ...{ quotes: 'testimonials', steps: 'steps' },
};

/**
 * The section that a list is on a page.
 *
 * @param offers how this kind of project shows what it sells, where that is known
 * @param periods words such as "per month", in the language of the site
 * @param prices names of such a section, in the language of the site
 */
export function kindOfList(
  list: List,
  offers: SectionType | undefined,
  periods: readonly string[],
  prices: readonly string[] = [],
): SectionType {
  switch (list.kind) {
    case 'priced': {
      const plans = list.items.filter(({ value }) => isPeriodic(value, periods)).length;
      // "Porter $3, Guard $7, Master $15 a month": said once for all.
      const isEach = list.items.length <= 4 && isPeriodic(list.items.at(-1)?.value ?? '', periods);
      if ((isEach || plans * 2 >= list.items.length) && list.items.length <= 12) return 'pricing';
      const words = list.heading.toLowerCase().split(/\s+/u);
      if (words.some((word) => prices.some((name) => word.endsWith(name)))) return 'pricing';
      return offers ?? (list.items.length > 12 ? 'menu' : 'services');
    }
    case 'dated':
      return datedKind(list);
    case 'figures':
      return list.items.length <= 12 ? 'stats' : 'richText';
    default:
      return BY_LIST[list.kind] ?? plainKind(list, offers);
  }
}
