import type { Footer, NavigationItem, SectionType } from '@sitewright/site-spec';
import { OFFER_SECTIONS } from '../brief/offer-sections.ts';
import { placeOf } from './described.ts';
import { headingOf } from './sections/section-parts.ts';
import { clip, findHref, type PagePlan, type SiteDraft } from './site-draft.ts';

const MAX_LINKS = 6;
/** Sections that people look for by name, and so are named in a one-page site's navigation. */
const LINKED: readonly SectionType[] = [
  'features',
  ...OFFER_SECTIONS,
  'richText',
  'team',
  'posts',
  'faq',
  'locationHours',
  'booking',
  'contactForm',
  'timeline',
  'steps',
];

function toSections(draft: SiteDraft, home: PagePlan): NavigationItem[] {
  return home.sections
    .filter(({ kind }) => LINKED.includes(kind))
    .slice(0, MAX_LINKS)
    .map((plan) => ({
      id: draft.context.id('nav'),
      label: clip(headingOf(draft, plan), 40),
      href: draft.pages.length === 1 ? `#${plan.id}` : `/#${plan.id}`,
      style: 'link',
    }));
}

function toPages(draft: SiteDraft): NavigationItem[] {
  return draft.pages
    .filter(({ role }) => role !== 'policy')
    .slice(0, 12)
    .map(({ title, path }) => ({
      id: draft.context.id('nav'),
      label: clip(title, 60),
      href: path,
      style: 'link',
    }));
}

/** Pages where there are several, sections where there is one; the last entry of a shop or practice is a button. */
export function buildNavigation(draft: SiteDraft): NavigationItem[] {
  const [home] = draft.pages;
  if (home === undefined) return [];
  const content = draft.pages.filter(({ role }) => role !== 'policy');
  const items = content.length > 1 ? toPages(draft) : toSections(draft, home);
  const href = findHref(draft, home, ['booking', 'contactForm']);
  const target =
    href === undefined ? undefined : items.find((item) => item.href === href || item.href === `/${href}`);
  if (target !== undefined) target.style = 'button';
  return items;
}

export function buildFooter(draft: SiteDraft): Footer {
  const { context, brief } = draft;
  const [address] = brief.contacts.addresses;
  const policies = draft.pages.filter(({ role }) => role === 'policy');
  const link = (label: string, href: string) => ({ id: context.id('link'), label: clip(label, 120), href });
  const pages = (draft.pages.length > 1 ? draft.pages.filter(({ role }) => role !== 'policy') : []).slice(
    0,
    12,
  );
  const newsletter = draft.pages
    .flatMap(({ sections }) => sections)
    .find(({ kind }) => kind === 'newsletter');
  const contact = [
    ...brief.contacts.emails
      .slice(0, 1)
      .filter((email) => /^[^\s<>"'`\\]+$/.test(email))
      .map((email) => link(email, `mailto:${email}`)),
    ...brief.contacts.phones
      .slice(0, 1)
      .map((phone) => link(phone, `tel:${phone.replace(/[^+0-9().-]/g, '')}`)),
  ];
  const columns = [
    { heading: draft.name, links: pages.map(({ title, path }) => link(title, path)) },
    { heading: context.words.contact, links: contact },
    { heading: context.words.legalNotice, links: policies.map(({ title, path }) => link(title, path)) },
  ].filter(({ links }) => links.length > 0);
  return {
    id: context.id('footer'),
    layout: columns.length > 1 ? 'columns' : 'simple',
    text: clip([draft.name, address ?? placeOf(brief)].filter((part) => part !== undefined).join(', '), 400),
    columns: columns.map((column) => ({
      id: context.id('column'),
      heading: clip(column.heading, 80),
      links: column.links,
    })),
    legal: clip(`© ${draft.name}`, 300),
    ...(newsletter === undefined ? {} : { newsletter: newsletter.id }),
  };
}
