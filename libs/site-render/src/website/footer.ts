import type { WebsiteSpec } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { contrastOf } from '../contrast.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { saysSame } from '../says-same.ts';
import { fillsOf } from '../theme-css.ts';
import { classOn } from '../theme-on.ts';
import { titleClass, wordClass } from './arrange.ts';
import { quietMail } from './ways-to-reach.ts';

type Column = WebsiteSpec['content']['footer']['columns'][number];

/** Links of so many letters stand in one row. */
const ONE_ROW = 70;

/** A heading that is no longer names its section in a list. */
const SHORT = 36;

/** The sections of a site's only page: by their names in its bar, else by their headings. */
function sectionPlaces({ navigation, pages }: WebsiteSpec['content']): { href: string; label: string }[] {
  const sections = pages.flatMap((page) => page.sections);
  const named = sections.flatMap(({ id, type, heading = '', questions = [] }) => {
    const href = `#${id}`;
    const way = navigation.find((item) => item.href === href);
    if (way !== undefined) return [way];
    const isNamed = heading !== '' && heading.length <= SHORT && !questions.includes('heading');
    return isNamed && type !== 'hero' && type !== 'unsupportedFeature' ? [{ href, label: heading }] : [];
  });
  return [...named, ...navigation.filter((way) => !named.some(({ href }) => href === way.href))];
}

/** What stands under every page: whose site it is and how to reach them in one row, its places in another. */
export function footer(spec: WebsiteSpec, page: string, context: PageContext): Html {
  const { footer: foot, site, pages } = spec.content;
  const isWays = (column: Column): boolean =>
    column.heading === undefined || saysSame(column.heading, site.name);
  const ways = foot.columns.filter(isWays).flatMap(({ links }) => links);
  const places = ways.length > 0 || pages.length > 1 ? ways : sectionPlaces(spec.content);
  const facts = foot.columns.filter((column) => !isWays(column));
  const isRow =
    facts.length <= 1 &&
    facts.every(({ links }) => links.map(({ label }) => label).join(' ').length <= ONE_ROW);
  const list = (links: readonly { href: string; label: string }[], name: string): Html =>
    html`<ul class="${name}">${links.map((link) => html`<li><a href="${safeHref(link.href, context.linkTo)}">${quietMail(link.label)}</a></li>`)}</ul>`;
  const columns = facts.map(
    ({ heading, links }) =>
      html`<div><h2${isRow && html` class="unseen"`}>${heading}</h2>${list(links, 'reach')}</div>`,
  );
  const social =
    site.social.length > 0 &&
    html`<ul class="social">${site.social.map((item) => html`<li><a href="${safeHref(item.href, context.linkTo)}">${item.label}</a></li>`)}</ul>`;
  const isSigned = foot.legal !== '' && !saysSame(foot.legal, `© ${site.name}`);
  const under =
    (places.length > 0 || isSigned) &&
    html`<div class="under">${places.length > 0 && list(places, 'places')}${isSigned && html`<p class="legal">${foot.legal}</p>`}</div>`;
  const [family] = spec.theme.tokens.font.heading.$value;
  const ground = groundUnder(spec, context);
  // With nothing around it the name would be the largest thing of the page.
  const most = ground === ' foot-plain' ? 40 : 72;
  const size = `${titleClass(site.name, { width: 1100, most, lines: 1, family })}${wordClass(site.name, family)}`;
  return html`<footer class="site-footer ${foot.layout}${isRow && ' row'}${ground}${classOn(spec.theme, page)}"><div class="inner"><p class="brand ${size}">${site.name}</p>${(foot.text !== '' || social !== false) && html`<div>${foot.text !== '' && html`<p>${foot.text}</p>`}${social}</div>`}${columns}</div>${under}</footer>`;
}

const grounds = { dark: 'dark', primary: 'primary', surface: 'surface' } as const;

/** Fills of less contrast would be one: a call and the foot under it. */
const APART = 1.3;

/** The footer has one colour on all pages, which none of their last bands has; what is deep may be the colour of a band. */
function groundUnder({ content, theme }: WebsiteSpec, { look }: PageContext): string {
  const last = new Set(content.pages.map(({ sections }) => sections.at(-1)?.background));
  const { deep, band } = fillsOf(theme.tokens.color, theme.named);
  const isOne = contrastOf(deep[0], band[0]) < APART;
  if (isOne && last.has('primary')) last.add('dark');
  if (isOne && last.has('dark')) last.add('primary');
  const own = grounds[look.foot];
  if (!last.has(own)) return ` foot-${own}`;
  const other = own === 'dark' ? 'primary' : 'dark';
  return own !== 'surface' && !last.has(other) ? ` foot-${other}` : ' foot-plain';
}
