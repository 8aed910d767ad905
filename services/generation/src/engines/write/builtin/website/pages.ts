import { SECTION_TYPES, type SectionType } from '@sitewright/site-spec';
import type { Request } from '../../../brief/brief.ts';
import type { WebsiteDraft } from '../../../draft/draft.ts';
import type { SectionPart } from '../../../draft/website.ts';
import { capitalised } from '../common/facts.ts';
import { CONTACT_KINDS, contactParts } from './requests.ts';
import { headingLabel, sectionKindOf } from './section-kind.ts';
import type { Section, Site } from './site.ts';
import { emptyPart } from './slots.ts';

/** A page and the request for it; undefined for the one page of a site that was ordered without pages. */
export type Page = WebsiteDraft['pages'][number] & { request: Request | undefined };

/** Sections that a page of a name is the place for, its own first. */
const HELD: Readonly<Record<string, readonly SectionType[]>> = {
  home: ['hero'],
  about: ['richText', 'team', 'timeline', 'stats'],
  pricing: ['pricing', 'comparison'],
  services: ['services', 'features', 'steps'],
  features: ['features', 'steps', 'comparison'],
  menu: ['menu', 'services', 'productGrid'],
  productGrid: ['productGrid', 'services', 'pricing'],
  gallery: ['gallery'],
  portfolio: ['portfolio', 'gallery'],
  team: ['team'],
  posts: ['posts'],
  events: ['events'],
  testimonials: ['testimonials', 'logos'],
  logos: ['logos', 'testimonials'],
  locationHours: ['locationHours', 'contactForm'],
  booking: ['booking'],
  faq: ['faq'],
  contactForm: ['contactForm', 'locationHours', 'booking'],
  newsletter: ['newsletter'],
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 3);

/** Pages that were asked for, the first of them home; one page where none was. */
function pagesOf(site: Site): Page[] {
  const { brief, voice } = site;
  const label = (name: string): string => voice.label(name) || capitalised(name);
  const asked = brief.requested.filter(({ kind, target, title }) => kind === 'page' && target + title !== '');
  const pages: Page[] = asked.map((request, at) => ({
    ref: `page-${at + 1}`,
    title: capitalised(request.title) || label(PAGE_LABEL[request.target] ?? request.target),
    description: '',
    request,
  }));
  const first = pages.find(({ request }) => request?.target === 'home');
  if (first !== undefined) return [first, ...pages.filter((page) => page !== first)];
  if (pages.length > 1 && pages.every(({ request }) => request?.unit === 'whole')) return pages;
  return [{ ref: 'home', title: voice.label('home'), description: '', request: undefined }, ...pages];
}

const PAGE_LABEL: Readonly<Record<string, string>> = {
  contactForm: 'contact',
  locationHours: 'location',
  productGrid: 'products',
  posts: 'blog',
  logos: 'customers',
};

function pageOf({ part, inside, request }: Section, pages: readonly Page[]): Page | undefined {
  const own = pages.find((page) => page.request !== undefined && page.request.id === (inside || request?.id));
  if (own !== undefined) return own;
  if (part.kind === 'hero') return pages[0];
  const isUnknown = request?.kind === 'section' && request.target === '' && part.kind === 'richText';
  const words = wordsOf(part.heading);
  const kind = sectionKindOf(request?.target ?? '') ?? part.kind;
  // A page that was asked for by itself holds what was given for it alone.
  const open = pages.filter(({ request: of }) => of?.unit !== 'own');
  const named = open.find(
    ({ title, request: of }) =>
      of !== undefined && wordsOf(title).some((word) => words.some((own) => own.endsWith(word))),
  );
  return (
    named ??
    (isUnknown ? pages[0] : undefined) ??
    open.find(({ request: of }) => HELD[of?.target ?? '']?.includes(kind)) ??
    pages[0]
  );
}

/** The first section of a page has the page's own words over it, where its heading is none of the person's. */
function entitle(page: Page, site: Site): void {
  const first = site.sections.find(({ part }) => part.page === page.ref)?.part;
  if (first === undefined || first.kind === 'hero' || (page.request?.title ?? '') === '') return;
  if (first.heading === site.voice.label(headingLabel(first.kind))) first.heading = page.title;
}

const emptyParts = (kind: SectionType, heading: string, site: Site): SectionPart[] =>
  CONTACT_KINDS.has(kind) ? contactParts(kind, heading, site) : [emptyPart(kind, heading, site.voice)];

/** Puts each section on its page; a page that nothing is for keeps the questions that would fill it. */
export function distribute(site: Site): Page[] {
  const pages = pagesOf(site);
  for (const section of site.sections) section.part.page = pageOf(section, pages)?.ref ?? 'home';
  for (const page of pages) {
    if (page.request === undefined || site.sections.some(({ part }) => part.page === page.ref)) continue;
    const named = SECTION_TYPES.find((type) => site.voice.label(headingLabel(type)) === page.title);
    const kind = HELD[page.request.target]?.[0] ?? sectionKindOf(page.request.target) ?? named ?? 'richText';
    for (const part of emptyParts(kind, page.title, site)) {
      part.page = page.ref;
      site.sections.push({ part, request: page.request, inside: page.request.id, asked: true });
    }
  }
  for (const page of pages) entitle(page, site);
  const order = new Map(pages.map(({ ref }, at) => [ref, at]));
  site.sections.sort((one, other) => (order.get(one.part.page) ?? 0) - (order.get(other.part.page) ?? 0));
  return pages;
}
