import type { Aid, Footer, NavigationItem, SectionType, Site } from '@sitewright/site-spec';
import { isAsking } from '../../draft/marks.ts';
import type { WebsiteItem } from '../../draft/website.ts';
import { type AssembleContext, isSaid, labelOf, onlyFact, roomFor } from '../context.ts';
import { titleOf } from '../envelope.ts';
import { isMail, outwardHref, telephone } from '../text/link-target.ts';
import type { PlannedPage, SitePlan } from './site-plan.ts';

const MOST_LINKS = 8;
const MOST_PAGES = 8;
/** Letters that a line of a bar has room for. */
const BAR = 140;
/** A heading that is no longer stands in a menu as it is. */
const SHORT = 36;

/** Labels that name sections whose heading is long, where they are not called as their kind is; '' where none does. */
const LABELS: Partial<Record<SectionType, string>> = {
  features: '',
  productGrid: 'products',
  posts: 'blog',
  locationHours: 'location',
  contactForm: 'contact',
};
/** Sections that nobody looks for in a menu. */
const APART = new Set<SectionType>(['hero', 'unsupportedFeature', 'logos', 'video', 'newsletter']);
const ASKS: ReadonlySet<SectionType> = new Set(['booking', 'contactForm']);

/** What a menu without room for all leaves out first. */
const SELDOM: ReadonlySet<SectionType> = new Set(['testimonials', 'stats', 'chart', 'richText', 'steps']);

/** The place on the site where one gets in touch, best first. */
export function contactPlace(plan: SitePlan): { page: PlannedPage; id: string } | undefined {
  const all = plan.pages.flatMap((page) => page.parts.map(({ part, id }) => ({ page, id, kind: part.kind })));
  const kinds = ['contactForm', 'booking', 'locationHours'];
  return kinds.flatMap((kind) => all.find((one) => one.kind === kind) ?? []).at(0);
}

/** A heading that a menu has room for: the whole of it, or what it says before its first comma. */
function shortHeading(heading = ''): string {
  const [first = ''] = heading.split(/[,:;،，：;–—]/u).map((said) => said.trim());
  return heading.length <= SHORT ? heading : first.length > 2 && first.length <= SHORT ? first : '';
}

/** Whether the first words of a heading are a name among others that was ordered: "Welcome, Getting here, Contact". */
const isOrderedPart = ({ brief }: AssembleContext, heading: string, name: string): boolean =>
  name !== '' &&
  name !== heading &&
  brief.segments.some(({ role, text }) => role === 'order' && text.includes(`${name}, `));

interface SectionLink {
  kind: SectionType;
  link: NavigationItem;
}

/** The sections of a page by their names; what it asks for in the end is a button, called as the opening calls it. */
function sectionLinks(context: AssembleContext, { parts, title }: PlannedPage): SectionLink[] {
  const asking = parts.findLast(({ part }) => ASKS.has(part.kind)) ?? parts.at(-1);
  const links = parts.flatMap(({ part, id }): SectionLink[] => {
    const { kind } = part;
    const isButton = ASKS.has(kind) || (kind === 'callToAction' && id === asking?.id);
    const way = parts[0]?.part.actions.find(({ target }) => isButton && target.replace('#', '') === part.ref);
    // An opening under the name of its page was ordered as a section of that name.
    // So was one whose heading begins with such a name, as "Welcome: open from June" does.
    const [name = ''] = part.heading.split(': ');
    const isNamed = isOrderedPart(context, part.heading, name);
    const home = part.eyebrow === title ? title : isNamed ? name : undefined;
    const isHome = kind === 'hero' && home !== undefined;
    const said = way?.label ?? (isHome ? home : part.heading);
    if (APART.has(kind) && !isHome) return [];
    const whole = isAsking(said) ? '' : context.texts().plain('label', said, 80);
    const own = shortHeading(whole);
    // "Prices: children, on weekdays", "Prices: families, on Saturdays": what is short for both says neither.
    const isOfTwo = parts.some((other) => other.id !== id && shortHeading(other.part.heading) === own);
    const label = (own !== '' && isOfTwo ? whole : own) || context.labels[LABELS[kind] ?? kind];
    if (label === undefined) return [];
    const style = isButton ? 'button' : 'link';
    return [{ kind, link: { id: `site_nav_${id}`.slice(0, 64), label, href: `#${id}`, style } }];
  });
  // Of one name a button is kept, else the first.
  const ranked = links.toSorted((one, other) => one.link.style.localeCompare(other.link.style));
  return links.filter((one) => ranked.find(({ link }) => link.label === one.link.label) === one);
}

/** Whether a line of a bar has room for some links: a button stands elsewhere then. */
const isWide = (links: readonly SectionLink[]): boolean =>
  links.reduce((sum, { link }) => sum + (link.style === 'button' ? 0 : link.label.length), 0) > BAR;

/** As many as a bar has room for; what is counted through is not left out of it. */
function fitting(sections: readonly SectionLink[]): NavigationItem[] {
  // "1147: column on Gallows Hill": where room is short, what stands before the colon says which.
  const short = ({ kind, link }: SectionLink): SectionLink => {
    const [label = ''] = link.label.split(/\s?:\s|：/u);
    return { kind, link: { ...link, label: label || link.label } };
  };
  const shortened = sections.map(short);
  const isTold = new Set(shortened.map(({ link }) => link.label)).size === sections.length;
  const kept = isWide(sections) && isTold ? shortened : [...sections];
  const isCounted = kept.every(({ link }, at) => Number.parseInt(link.label, 10) === at + 1);
  const isFull = (): boolean => !isCounted && isWide(kept) && kept.some(({ kind }) => SELDOM.has(kind));
  while (kept.length > MOST_LINKS || isFull()) {
    const least =
      kept.findLast(({ kind }) => SELDOM.has(kind)) ?? kept.findLast(({ link }) => link.style === 'link');
    kept.splice(least === undefined ? -1 : kept.indexOf(least), 1);
  }
  return kept.map(({ link }) => link);
}

/** Pages where there are several, sections where there is one; where one asks for something is a button. */
export function navigationOf(plan: SitePlan, context: AssembleContext): NavigationItem[] {
  const [home] = plan.pages;
  if (home === undefined) return [];
  const items =
    plan.pages.length > 1 ? pageLinks(plan.pages.slice(0, MOST_PAGES)) : fitting(sectionLinks(context, home));
  const button = items.findLast(({ style }) => style === 'button');
  const links = items.filter((item) => item !== button).map((item) => ({ ...item, style: 'link' as const }));
  return button === undefined ? links : [...links, button];
}

const pageLinks = (pages: readonly PlannedPage[]): NavigationItem[] =>
  pages.map(({ id, path, title, parts }, index) => ({
    id: `site_nav_${id}`.slice(0, 64),
    label: title.slice(0, 80).toWellFormed(),
    href: path,
    style:
      index > 0 && parts.length <= 3 && parts.some(({ part }) => ASKS.has(part.kind)) ? 'button' : 'link',
  }));

const NETWORKS =
  /^https:\/\/(?:www\.|m\.)?(instagram|facebook|linkedin|youtube|tiktok|x|twitter|github|pinterest|bsky|mastodon|vimeo|behance|dribbble|soundcloud|bandcamp|spotify|xing)\.(?:com|app|social)(?:\/|$)/u;

function socialOf({ brief }: AssembleContext): Site['social'] {
  const hrefs = new Set(
    brief.facts.flatMap(({ kind, value }) => (kind === 'url' ? (outwardHref(value) ?? []) : [])),
  );
  return [...hrefs]
    .flatMap((href) => {
      const network = NETWORKS.exec(href)?.[1];
      if (network === undefined) return [];
      const label = `${network.charAt(0).toUpperCase()}${network.slice(1)}`;
      return [{ network, label, href }];
    })
    .slice(0, 20)
    .map((link, index) => ({ id: `site_social_${index + 1}`, ...link }));
}

/** Name, words and ways to reach whose site it is; only what the prompt gave. */
export function siteOf(context: AssembleContext): Site {
  const { head, brief } = context;
  const texts = context.texts();
  const name = texts.plain('name', head.organisation, 120) ?? texts.plain('name', brief.organisation, 120);
  const contact = {
    email: onlyFact(context, 'email', 200),
    phone: onlyFact(context, 'phone', 60),
    address: onlyFact(context, 'address'),
    place: isSaid(context, brief.place) ? texts.plain('place', brief.place, 120) : undefined,
  };
  const isKnown = Object.values(contact).some((value) => value !== undefined);
  return {
    name: name ?? titleOf(context),
    tagline: isAsking(head.tagline) ? '' : (texts.plain('tagline', head.tagline, 200) ?? ''),
    ...(isKnown ? { contact } : {}),
    social: socialOf(context),
  };
}

/** An address with its town and the name of the house, where a place of the site says them; a town alone may be inflected (“w Krośnie”). */
function wholeAddress(plan: SitePlan, site: Site): string {
  const { address = '' } = site.contact ?? {};
  const places = plan.pages
    .flatMap(({ parts }) => parts)
    .flatMap(({ part }) => (part.kind === 'locationHours' ? part.items : []));
  const known = places.filter(({ place }) => place !== '' && !isAsking(place));
  const isOwn = (title: string): boolean => site.name.includes(title);
  const said = known.find(({ place, title }) =>
    address === '' ? known.length === 1 && isOwn(title) : place.includes(address),
  );
  if (said === undefined) return address;
  const isNamed = isOwn(said.title) || /\[\[|\n/u.test(said.title);
  return isNamed || said.place.includes(said.title) ? said.place : `${said.title}, ${said.place}`;
}

/** What a draft says at the foot beside what stands there anyway: words, small print and links. */
function saidAtFoot({ foot, linkFrom }: SitePlan, context: AssembleContext) {
  const linkTo = linkFrom(undefined);
  const said = (lines: readonly string[], most: number): string => {
    const known = lines.filter((line) => line.trim() !== '' && !isAsking(line));
    return context.texts().plain('text', known.join(' · '), most) ?? '';
  };
  const isLink = ({ title, target }: Pick<WebsiteItem, 'title' | 'target'>): boolean =>
    title !== '' && linkTo(target) !== undefined;
  const linesOf = ({ title, value, points, target, group: _g, picture: _p, ...said }: WebsiteItem) => {
    const name = isLink({ title, target }) ? '' : title;
    return [`${name} ${value}`.trim(), ...Object.values(said), ...points];
  };
  const lines = foot.flatMap(({ eyebrow, heading, intro, items }) => [
    ...[eyebrow, heading, intro],
    ...items.flatMap(linesOf),
  ]);
  const notes = foot.map(({ note }) => note);
  // Every page has its foot, and none of them a place for what is asked.
  for (const line of [...lines, ...notes].filter(isAsking))
    context.warn('text_left_out', `At the foot of the pages a question has no place: ${line.slice(0, 120)}`);
  return {
    words: (address: string) => said(lines.join().includes(address) ? lines : [address, ...lines], 400),
    legal: said(notes, 300),
    links: foot
      .flatMap(({ actions, items }) => [
        ...actions,
        ...items.filter(isLink).map(({ title, target }) => ({ label: title, target })),
      ])
      .map(({ label, target }) => ({
        label: context.texts().plain('label', label, 120),
        href: linkTo(target),
      })),
  };
}

export function footerOf(plan: SitePlan, context: AssembleContext, site: Site): Footer {
  const link = (name: string, label: string, href: string | undefined) =>
    href === undefined
      ? []
      : [{ id: `site_foot_${name}`.slice(0, 64), label: label.slice(0, 120).toWellFormed(), href }];
  const several = plan.pages.length > 1 ? plan.pages.slice(0, 48) : [];
  const pages = several.flatMap(({ id, title, path }) => link(id, title, path));
  const { email, phone } = site.contact ?? {};
  const own = saidAtFoot(plan, context);
  const reach = [
    ...(email !== undefined && isMail(email) ? link('mail', email, outwardHref(email)) : []),
    ...(phone === undefined ? [] : link('phone', phone, telephone(phone))),
    ...own.links.flatMap(({ label, href }, index) =>
      label === undefined ? [] : link(`own_${index + 1}`, label, href),
    ),
  ];
  const shown = roomFor(reach, 16, { what: 'links at the foot', ...context });
  const columns = [0, 16, 32]
    .map((from) => ({
      heading: from === 0 ? site.name.slice(0, 80).toWellFormed() : undefined,
      links: pages.slice(from, from + 16),
    }))
    .concat({ heading: labelOf(context, 'contact').slice(0, 80), links: shown })
    .filter(({ links }) => links.length > 0);
  const newsletter = plan.pages.flatMap(({ parts }) => parts).find(({ part }) => part.kind === 'newsletter');
  return {
    id: 'site_footer',
    layout: columns.length > 1 ? 'columns' : 'simple',
    text: own.words(wholeAddress(plan, site)),
    columns: columns.map((column, index) => ({ id: `site_foot_column_${index + 1}`, ...column })),
    legal: own.legal || `© ${site.name}`,
    ...(newsletter === undefined ? {} : { newsletter: newsletter.id }),
  };
}

/** What stands over every page: a switch for larger text, and a way out, for an empty page where nobody gave another. */
export function aidsOf({ aids }: SitePlan, context: AssembleContext): Aid[] | undefined {
  const shown = aids.flatMap(({ id, label, target }): Aid[] => {
    const text = context.texts().plain('label', label, 60);
    const way = outwardHref(target);
    const href = way?.startsWith('https:') ? way : undefined;
    if (text === undefined) return [];
    return [
      target === '#larger-text'
        ? { id, kind: 'largerText', label: text }
        : { id, kind: 'exit', label: text, href },
    ];
  });
  const kinds = shown.filter(({ kind }, at) => shown.findIndex((one) => one.kind === kind) === at);
  return kinds.length > 0 ? kinds : undefined;
}
