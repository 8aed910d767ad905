import {
  findAt,
  type Page,
  type SiteSpec,
  type SpecPatch,
  type WebsiteSpec,
  walkNodes,
} from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { freshIn } from '../nodes.ts';
import { addressOf } from '../page-address.ts';

const pageList = '/content/pages';
const menuList = '/content/navigation';
/** As many links as a menu or a column of the footer may have. */
const mostLinks = 16;

/** Whether a place is that of a page of a website. */
export const isPage = (path: string): boolean => /^\/content\/pages\/\d+$/.test(path);

/** The page at a place. */
export function pageAt(spec: SiteSpec, path: string): Page | undefined {
  if (spec.buildType !== 'website' || !isPage(path)) return undefined;
  return spec.content.pages[Number(path.slice(pageList.length + 1))];
}

/** A page as far as it is made here; its first section is a template. */
type NewPage = Omit<Page, 'sections'> & { sections: readonly unknown[] };

/** Adds a page at the end, with a first text to replace; the menu leads to it, and the footer where it lists pages. */
export function addPage(spec: SiteSpec, title: string, section: unknown): Command {
  if (spec.buildType !== 'website') return { label: 'addPage', operations: [] };
  const { name } = spec.content.site;
  const seo = { title: `${title} – ${name}`.slice(0, 120), description: '' };
  const path = addressOf(spec, title);
  return putPage(spec, { id: 'page', path, title, seo, sections: [section] }, spec.content.pages.length);
}

/** Doubles a page, at an address of its own behind it. */
export function duplicatePage(spec: SiteSpec, path: string): Command {
  const page = pageAt(spec, path);
  if (page === undefined || spec.buildType !== 'website') return { label: 'duplicate', operations: [] };
  const copy = { ...page, path: addressOf(spec, page.title) };
  return { ...putPage(spec, copy, Number(path.slice(pageList.length + 1)) + 1), label: 'duplicate' };
}

function putPage(spec: WebsiteSpec, page: NewPage, index: number): Command {
  const value = freshIn(spec, page);
  const paths = spec.content.pages.map((one) => one.path).toSpliced(index, 0, page.path);
  const link = { label: page.title.slice(0, 80), href: page.path };
  const operations: SpecPatch = [
    ...anchorsOnTheirPages(spec),
    { op: 'add', path: `${pageList}/${index}`, value },
    ...intoMenu(spec, link, paths),
    ...intoFooter(spec, link),
  ];
  return { label: 'addPage', operations, focus: value.id };
}

/** Menu and footer stand on every page: where there is another, their bare anchors say on which page they are. */
function anchorsOnTheirPages(spec: WebsiteSpec): SpecPatch {
  const { pages, ...around } = spec.content;
  return [...walkNodes(around, ['content'])].flatMap(({ path, value: { href } }) => {
    if (typeof href !== 'string' || !href.startsWith('#') || href === `#${around.footer.id}`) return [];
    const owner = pages.find((page) => [...walkNodes(page)].some(({ value }) => value.id === href.slice(1)));
    return owner === undefined
      ? []
      : [{ op: 'replace' as const, path: `${path}/href`, value: `${owner.path}${href}` }];
  });
}

const pathIn = (href: string): string => href.split('#', 1)[0] ?? '';

function intoMenu(
  spec: WebsiteSpec,
  link: { label: string; href: string },
  paths: readonly string[],
): SpecPatch {
  const { navigation } = spec.content;
  if (navigation.length >= mostLinks) return [];
  const value = freshIn(spec, { id: 'menu-link', ...link, style: 'link' });
  return [{ op: 'add', path: `${menuList}/${placeInMenu(navigation, link.href, paths)}`, value }];
}

/** Behind the last link to a page that stands before this one. A button keeps the end of the menu. */
function placeInMenu(
  menu: readonly { href: string; style: string }[],
  path: string,
  paths: readonly string[],
): number {
  const earlier = new Set(paths.slice(0, paths.indexOf(path)));
  return menu.findLastIndex(({ href, style }) => style === 'link' && earlier.has(pathIn(href) || '/')) + 1;
}

/** A column of the footer that lists pages lists this one, too. */
function intoFooter(spec: WebsiteSpec, link: { label: string; href: string }): SpecPatch {
  const paths = new Set(spec.content.pages.map(({ path }) => path));
  const index = spec.content.footer.columns.findIndex(
    ({ links }) => links.length > 1 && links.length < mostLinks && links.every(({ href }) => paths.has(href)),
  );
  if (index < 0) return [];
  const value = freshIn(spec, { id: 'footer-link', ...link });
  return [{ op: 'add', path: `/content/footer/columns/${index}/links/-`, value }];
}

/** What else is called by the name of a page: links of menu and footer, and its title for search engines. */
export function renameAround(spec: SiteSpec, path: string, title: unknown): SpecPatch {
  const page = pageAt(spec, path.replace(/\/title$/, ''));
  if (page === undefined || !path.endsWith('/title') || typeof title !== 'string' || title === '') return [];
  if (spec.buildType !== 'website') return [];
  const { navigation, footer } = spec.content;
  const links = [...walkNodes({ navigation, footer }, ['content'])].flatMap(({ path: at, value }) =>
    value.href === page.path && value.label === page.title.slice(0, 80)
      ? [{ op: 'replace' as const, path: `${at}/label`, value: title.slice(0, 80) }]
      : [],
  );
  const { seo } = page;
  const isNamed = seo.title === page.title || seo.title.startsWith(`${page.title} – `);
  if (!isNamed) return links;
  const value = `${title}${seo.title.slice(page.title.length)}`.slice(0, 120);
  return [...links, { op: 'replace', path: path.replace(/title$/, 'seo/title'), value }];
}

/** Gives a page another address; what leads to it leads there. */
export function setPagePath(spec: SiteSpec, path: string, address: string): Command {
  const page = pageAt(spec, path);
  if (page === undefined || page.path === address) return { label: 'pageAddress', operations: [] };
  const links = [...walkNodes(spec.content, ['content'])].flatMap(({ path: at, value }) =>
    ['href', 'mapHref'].flatMap((name) => {
      const href = value[name];
      if (typeof href !== 'string' || pathIn(href) !== page.path) return [];
      return [
        { op: 'replace' as const, path: `${at}/${name}`, value: `${address}${href.slice(page.path.length)}` },
      ];
    }),
  );
  return {
    label: 'pageAddress',
    operations: [{ op: 'replace', path: `${path}/path`, value: address }, ...links],
  };
}

/** Where the link of the menu to a page goes when the page does. */
export function moveInMenu(spec: SiteSpec, path: string, to: number): SpecPatch {
  const page = pageAt(spec, path);
  if (page === undefined || spec.buildType !== 'website') return [];
  const { navigation, pages } = spec.content;
  const from = linkInMenu(spec, page);
  if (from === undefined || navigation[from]?.style !== 'link') return [];
  const paths = pages.map((one) => one.path).filter((one) => one !== page.path);
  const place = placeInMenu(navigation.toSpliced(from, 1), page.path, paths.toSpliced(to, 0, page.path));
  return place === from ? [] : [{ op: 'move', from: `${menuList}/${from}`, path: `${menuList}/${place}` }];
}

/** The place in the menu of the link to a page. */
function linkInMenu(spec: WebsiteSpec, { path }: Page): number | undefined {
  const index = spec.content.navigation.findIndex(({ href }) => href === path);
  return index < 0 ? undefined : index;
}

/** Whether the menu leads to a page. */
export function isInMenu(spec: SiteSpec, path: string): boolean {
  const page = pageAt(spec, path);
  return page !== undefined && spec.buildType === 'website' && linkInMenu(spec, page) !== undefined;
}

/** Lets the menu lead to a page, or no longer. */
export function setInMenu(spec: SiteSpec, path: string, isIn: boolean): Command {
  const page = pageAt(spec, path);
  if (page === undefined || spec.buildType !== 'website') return { label: 'menu', operations: [] };
  const at = linkInMenu(spec, page);
  const paths = spec.content.pages.map((one) => one.path);
  if (isIn && at === undefined)
    return {
      label: 'menu',
      operations: intoMenu(spec, { label: page.title.slice(0, 80), href: page.path }, paths),
    };
  if (isIn || at === undefined || findAt(spec, `${menuList}/${at}`) === undefined)
    return { label: 'menu', operations: [] };
  return { label: 'menu', operations: [{ op: 'remove', path: `${menuList}/${at}` }] };
}
