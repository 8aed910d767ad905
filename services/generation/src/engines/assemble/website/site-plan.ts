import type { WebsiteDraft } from '../../draft/draft.ts';
import { type SectionPart, type WebsitePart, websitePart } from '../../draft/website.ts';
import { type AssembleContext, roomFor } from '../context.ts';
import { titleOf } from '../envelope.ts';
import { createIds, within } from '../ids.ts';
import { cleanText } from '../text/clean-text.ts';
import { type LinkTo, outwardHref } from '../text/link-target.ts';

export interface PlannedPart {
  part: SectionPart;
  id: string;
}

export interface PlannedPage {
  id: string;
  ref: string;
  path: string;
  title: string;
  description: string;
  parts: PlannedPart[];
}

/** The pages of a site with their parts in order, and where each can be linked to. */
export interface SitePlan {
  pages: PlannedPage[];
  /** What stands at the foot of every page. */
  foot: WebsitePart[];
  /** What stands over every page to help whoever reads it. */
  aids: (WebsitePart['actions'][number] & { id: string })[];
  /** Where targets lead from a page; from `undefined`, from what stands on every page. */
  linkFrom: (page: PlannedPage | undefined) => LinkTo;
}

const MOST_PAGES = 40;

/** Opens a page that has nothing of its own to open it. */
const openingPart = ({ ref: page }: PlannedPage, heading: string, intro: string): SectionPart =>
  websitePart('hero', { ref: `${page}-opening`, page, heading, intro });

/** A path of Latin letters and digits; the ref's, where the title has none. */
function pathOf(title: string, ref: string, index: number, taken: ReadonlySet<string>): string {
  if (index === 0) return '/';
  const slug = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9\s_-]/gu, '')
      .split(/[\s_-]+/u)
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 60)
      .replace(/-$/u, '');
  const base = `/${slug(title) || slug(ref) || `page-${index + 1}`}`;
  let path = base;
  for (let count = 2; taken.has(path); count += 1) path = `${base}-${count}`;
  return path;
}

function emptyPages(draft: WebsiteDraft, context: AssembleContext): PlannedPage[] {
  const given = draft.pages.length > 0 ? draft.pages : [{ ref: 'home', title: '', description: '' }];
  const ids = createIds(given.map(({ ref, title }) => ref || title));
  const paths = new Set<string>();
  const texts = context.texts();
  return roomFor(given, MOST_PAGES, { what: 'pages', ...context }).map(
    ({ ref, title, description }, index) => {
      const name = texts.plain('title', title, 120) ?? texts.plain('title', ref, 120) ?? titleOf(context);
      const path = pathOf(name, ref, index, paths);
      paths.add(path);
      // Parts take the plain ids: they are the anchors that people see.
      return { id: within(ids.part(index), 'page'), ref, path, title: name, description, parts: [] };
    },
  );
}

/** A hero opens its page: the first moves to the front, another one is a call to action where it stands. */
function withOneHero(parts: PlannedPart[]): PlannedPart[] {
  const first = parts.find(({ part }) => part.kind === 'hero');
  if (first === undefined) return parts;
  const rest = parts
    .filter((one) => one !== first)
    .map(({ part, id }) => ({
      id,
      part: part.kind === 'hero' ? { ...part, kind: 'callToAction' as const } : part,
    }));
  return [first, ...rest];
}

const isSection = (part: WebsitePart): part is SectionPart => part.kind !== 'footer' && part.kind !== 'aids';

/** Puts each part on its page, parts of unknown pages on the first. @param without ids of parts that are left out. */
export function planSite(
  draft: WebsiteDraft,
  context: AssembleContext,
  without: ReadonlySet<string> = new Set(),
): SitePlan {
  const pages = emptyPages(draft, context);
  const [home] = pages;
  const ids = createIds(draft.parts.map(({ ref, kind }) => ref || kind));
  for (const [index, part] of draft.parts.entries()) {
    if (!isSection(part)) continue;
    const page = pages.find(({ ref }) => ref === part.page.replace(/^#/u, '')) ?? home;
    const id = ids.part(index);
    if (!without.has(id)) page?.parts.push({ part, id });
  }
  for (const page of pages) {
    const isBare =
      page === home ? !page.parts.some(({ part }) => part.kind === 'hero') : page.parts.length === 0;
    const words = page === home ? [titleOf(context), context.head.tagline] : [page.title, page.description];
    const opening = openingPart(page, words[0] ?? '', cleanText(words[1] ?? ''));
    if (isBare) page.parts.unshift({ part: opening, id: page.id.replace(/_page$/u, '_opening') });
    page.parts = withOneHero(page.parts);
  }
  const foot = draft.parts.filter(({ kind }) => kind === 'footer');
  const aids = draft.parts.flatMap(({ kind, actions }, index) =>
    kind === 'aids'
      ? actions.map((one, at) => ({ ...one, id: within(ids.part(index), ...(at > 0 ? [at + 1] : [])) }))
      : [],
  );
  return { pages, foot, aids, linkFrom: (from) => linkFrom(pages, from) };
}

/** Resolves targets: refs of pages and parts with or without `#`, paths, and what leads out of the site. */
function linkFrom(pages: readonly PlannedPage[], from: PlannedPage | undefined): LinkTo {
  const anchor = (page: PlannedPage, id: string): string =>
    page === from || pages.length === 1 ? `#${id}` : page.path === '/' ? `/#${id}` : `${page.path}#${id}`;
  const byTarget = new Map<string, string>();
  const add = (name: string, href: string): void => {
    if (name !== '' && !byTarget.has(name)) byTarget.set(name, href);
  };
  if (pages.length > 1) for (const page of pages) add(page.ref, page.path);
  for (const page of pages)
    for (const { part, id } of page.parts) for (const name of [part.ref, id]) add(name, anchor(page, id));
  for (const page of pages) for (const name of [page.path, page.ref]) add(name, page.path);
  return (target) => {
    const name = target.trim();
    if (name === '' || name === '#') return undefined;
    return (
      byTarget.get(name.replace(/^#/u, '')) ??
      byTarget.get(`/${name.replace(/^\/?#?/u, '')}`) ??
      outwardHref(name)
    );
  };
}
