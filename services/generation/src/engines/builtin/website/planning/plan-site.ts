import { type Brief, countOf } from '../../brief/brief.ts';
import type { RequestedSection, SectionKind } from '../../brief/requests.ts';
import type { ComposeContext } from '../../compose-context.ts';
import type { SiteRecipe } from '../../recipe/sites/site-recipe.ts';
import type { PagePlan, PageRole, SectionPlan } from '../site-draft.ts';
import { listOf } from '../slots.ts';
import { extraSections } from './extra-sections.ts';
import { fillPages } from './fill-pages.ts';
import { outlinePages } from './outline-pages.ts';
import { type PageKind, pageKindOf } from './page-kinds.ts';
import { pathFor } from './paths.ts';
import { unsupportedFeatures } from './requested-features.ts';
import { fitSectionCount } from './section-count.ts';
import { insertInOrder } from './section-order.ts';
import { siteRequests } from './site-requests.ts';

interface PageWish {
  title: string;
  kind: PageKind;
  details: string[];
  isRequested: boolean;
}

const MAX_PAGES = 24;
/** Forms to write with close a page, wherever the prompt mentions them. */
const CLOSING: readonly SectionKind[] = ['contactForm', 'newsletter'];
const NO_KIND: PageKind = { role: 'content', sections: [] };

function requestedPages(brief: Brief, context: ComposeContext): PageWish[] {
  const read = brief.pages.length > 0 ? brief.pages : outlinePages(brief);
  // A title that holds the name of it all is the sentence before the list of pages.
  const pages = read.filter(
    ({ title }) =>
      title.length <= 48 && !(brief.organisation && title.includes(brief.organisation) && read.length > 2),
  );
  return pages.slice(0, MAX_PAGES).map(({ title, details }) => ({
    title: title.trim().slice(0, 120) || context.words.page,
    kind: pageKindOf(title, context.words),
    details,
    isRequested: true,
  }));
}

/** Pages that a site of this kind has, in the order in which they are added when a number is asked for. */
function usualPages(context: ComposeContext, recipe: SiteRecipe): PageWish[] {
  const { words } = context;
  const offers: Partial<Record<SectionKind, string>> = {
    services: words.services,
    menu: words.menu,
    productGrid: words.shop,
    portfolio: words.portfolio,
    gallery: words.gallery,
    events: words.schedule,
    posts: words.blog,
  };
  const titles = [
    words.about,
    words.contact,
    offers[recipe.offer] ?? words.features,
    words.faq,
    words.news,
    words.gallery,
    words.team,
  ];
  return [...new Set(titles)].map((title) => ({
    title,
    kind: pageKindOf(title, words),
    details: [],
    isRequested: false,
  }));
}

/** Which pages there are: those asked for, or one, or a few more where the mode or a number asks for them. */
function wishPages(brief: Brief, context: ComposeContext, recipe: SiteRecipe): PageWish[] {
  const home: PageWish = {
    title: context.words.home,
    kind: { role: 'home', sections: [] },
    details: [],
    isRequested: false,
  };
  const asked = requestedPages(brief, context);
  const count = countOf(brief, 'pages')?.value;
  const hasHome = asked.some(({ kind }) => kind.role === 'home');
  if (!hasHome && asked.length > 0 && count === asked.length && asked[0] !== undefined) {
    asked[0] = { ...asked[0], kind: { ...asked[0].kind, role: 'home' } };
    return asked;
  }
  const first = asked.filter(({ kind }) => kind.role === 'home').slice(0, 1);
  const pages = [...(first.length > 0 ? first : [home]), ...asked.filter((page) => page !== first[0])];
  const wanted = count ?? (context.mode === 'power' && asked.length === 0 ? 3 : pages.length);
  for (const page of usualPages(context, recipe)) {
    if (pages.length >= Math.min(wanted, MAX_PAGES)) break;
    if (!pages.some(({ title }) => title.toLowerCase() === page.title.toLowerCase())) pages.push(page);
  }
  return pages;
}

/** A chart needs figures to draw; without them the request is met by naming what would be counted. */
const drawable = (request: RequestedSection, brief: Brief): SectionKind =>
  request.kind === 'chart' && brief.figures.filter(({ label }) => label.trim() !== '').length < 2
    ? 'stats'
    : request.kind;

function pageFor(
  pages: PagePlan[],
  kinds: Map<PagePlan, PageKind>,
  request: RequestedSection,
): PagePlan | undefined {
  const named = request.page?.trim().toLowerCase();
  const byTitle = named === undefined ? undefined : pages.find(({ title }) => title.toLowerCase() === named);
  if (byTitle !== undefined && byTitle.role !== 'policy') return byTitle;
  return (
    pages.find(
      (page) =>
        page.role === 'content' && page.isRequested && kinds.get(page)?.sections.includes(request.kind),
    ) ?? pages[0]
  );
}

export function planSite(brief: Brief, context: ComposeContext, recipe: SiteRecipe): PagePlan[] {
  const kinds = new Map<PagePlan, PageKind>();
  const taken = new Set<string>();
  const plan = (kind: SectionKind, request?: RequestedSection): SectionPlan => ({
    id: context.id(kind),
    kind,
    ...(request === undefined ? {} : { request }),
  });
  const pages = wishPages(brief, context, recipe).map((wish, index): PagePlan => {
    const path = pathFor(wish.title, index, taken);
    taken.add(path);
    const role: PageRole = index === 0 ? 'home' : wish.kind.role === 'home' ? 'content' : wish.kind.role;
    const page: PagePlan = {
      id: context.id('page'),
      path,
      title: wish.title,
      role,
      details: wish.details,
      isRequested: wish.isRequested,
      sections: [plan('hero')],
    };
    kinds.set(page, wish.kind);
    return page;
  });
  const [home] = pages;
  if (home === undefined) return pages;
  for (const request of siteRequests(brief))
    pageFor(pages, kinds, request)?.sections.push(plan(drawable(request, brief), request));
  fillPages(
    brief,
    recipe,
    pages.flatMap((page) => ({ page, kind: kinds.get(page) ?? NO_KIND })),
    plan,
  );
  for (const kind of extraSections(brief, context, recipe, pages)) insertInOrder(home.sections, plan(kind));
  fitSectionCount(brief, recipe, pages, plan);
  for (const page of pages)
    page.sections.sort(
      (left, right) => Number(CLOSING.includes(left.kind)) - Number(CLOSING.includes(right.kind)),
    );
  addUnsupported(brief, context, pages, plan);
  return pages;
}

function addUnsupported(
  brief: Brief,
  context: ComposeContext,
  pages: PagePlan[],
  plan: (kind: SectionKind) => SectionPlan,
): void {
  const features = unsupportedFeatures(brief);
  const [home] = pages;
  if (features.length === 0 || home === undefined) return;
  const heading = listOf([...new Set(features.map(({ text }) => text.trim()))], context.language).slice(
    0,
    110,
  );
  const shop = pages.find(({ sections }) => sections.some(({ kind }) => kind === 'productGrid')) ?? home;
  const isShopping = features.some(
    ({ feature }) => feature === 'cart' || feature === 'checkout' || feature === 'payments',
  );
  insertInOrder((isShopping ? shop : home).sections, { ...plan('unsupportedFeature'), heading });
}
