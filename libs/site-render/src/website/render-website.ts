import type { WebsiteSpec } from '@sitewright/site-spec';
import { relativeLinks, safeHref } from '../address.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { createContext, type PageContext } from '../page-context.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { titleClass } from './arrange.ts';
import { renderSection } from './section.ts';
import { quietMail } from './ways-to-reach.ts';

type Page = WebsiteSpec['content']['pages'][number];

/** Every page of a website. */
export async function renderWebsite(spec: WebsiteSpec): Promise<RenderedPage[]> {
  return Promise.all(
    spec.content.pages.map(async (page) => {
      const context = createContext(spec, relativeLinks(page.path));
      const ornament = ornamentOfSite(spec);
      const drawnAt = placeOfOrnament(page);
      const opensWithHero = page.sections[0]?.type === 'hero';
      const sections: Html[] = [];
      let followsBeside = false;
      for (const [index, section] of page.sections.entries()) {
        const opening = index > 0 ? 'none' : page.path === '/' ? 'site' : 'page';
        const titled = index === 0 && !opensWithHero ? page.title : undefined;
        const own = { ...context, followsBeside, titled };
        const drawn = await renderSection(
          section,
          section.id === drawnAt && ornament !== undefined ? { ...own, ornament } : own,
          opening,
        );
        followsBeside = /^<section[^>]* beside[ "]/.test(drawn.text);
        sections.push(drawn);
      }
      return {
        path: page.path,
        title: page.seo.title,
        description: page.seo.description,
        kind: 'website',
        body: html`${header(spec, page, context)}<main id="content">${!opensWithHero && html`<div class="page-title">${context.image(ornament, 'head-ornament')}<h1 class="${pageTitleClass(page.title, spec)}">${page.title}</h1></div>`}${sections}</main>${footer(spec, context)}`,
      };
    }),
  );
}

/** The ornament that opens the first page, where it was drawn for the site. */
function ornamentOfSite({ content, assets }: WebsiteSpec): string | undefined {
  const opening = content.pages[0]?.sections[0];
  const asset = assets.find(({ id }) => opening?.type === 'hero' && id === opening.image);
  return asset?.source === 'generated-svg' && asset.kind === 'pattern' ? asset.id : undefined;
}

const DRAWN = ['callToAction', 'contactForm', 'booking'] as const;

/** The section in which a page shows the ornament once more: what it calls for last. */
const placeOfOrnament = ({ sections }: Page): string | undefined =>
  sections.findLast(({ type }, index) => index > 0 && DRAWN.some((drawn) => drawn === type))?.id ??
  sections.find(({ type }) => DRAWN.some((drawn) => drawn === type))?.id;

/** The title of a page that no section opens. */
const pageTitleClass = (title: string, { theme }: WebsiteSpec): string =>
  titleClass(title, { width: 1100, most: 72, lines: 2, family: theme.tokens.font.heading.$value[0] });

/** A menu of more characters takes a line of its own; its button then stands beside the name. */
const ONE_LINE = 80;

/** More ways than these stand behind a button on a telephone. */
const MOST_OPEN = 3;

function header(spec: WebsiteSpec, page: Page, context: PageContext): Html {
  const { site, navigation } = spec.content;
  const links = navigation.map((item) => {
    const here = item.href === page.path;
    const own = html`<a${item.style === 'button' && html` class="button primary"`}${here && html` aria-current="page"`} href="${safeHref(item.href, context.linkTo)}">${item.label}</a>`;
    const children = item.children ?? [];
    if (children.length === 0) return html`<li>${own}</li>`;
    return html`<li>${own}<ul>${children.map((child) => html`<li><a href="${safeHref(child.href, context.linkTo)}">${child.label}</a></li>`)}</ul></li>`;
  });
  const words = navigation.filter(({ style }) => style !== 'button').map(({ label }) => label);
  const isLong = words.join(' ').length > ONE_LINE;
  const menu = html`<nav aria-label="${context.label('menu', 'Menu')}"><ul>${links}</ul></nav>`;
  const folded = html`<details class="menu"><summary>${icon('menu', 24)}<span class="unseen">${context.label('openMenu', 'Menu')}</span></summary>${menu}</details>`;
  return html`<header class="site-header${isLong && ' long'}"><a class="brand" href="${context.linkTo('/')}">${site.logo !== undefined && html`<span class="logo">${context.image(site.logo)}</span>`}<span>${site.name}</span></a>${links.length > MOST_OPEN ? folded : links.length > 0 && menu}</header>`;
}

function footer(spec: WebsiteSpec, context: PageContext): Html {
  const { footer: foot, site } = spec.content;
  const columns = foot.columns.map(
    (column) =>
      html`<div>${column.heading !== undefined && column.heading !== site.name && html`<h2>${column.heading}</h2>`}<ul>${column.links.map((link) => html`<li><a href="${safeHref(link.href, context.linkTo)}">${quietMail(link.label)}</a></li>`)}</ul></div>`,
  );
  const isSigned = foot.legal !== '' && foot.legal !== `© ${site.name}`;
  const social =
    site.social.length > 0 &&
    html`<ul class="social">${site.social.map((item) => html`<li><a href="${safeHref(item.href, context.linkTo)}">${item.label}</a></li>`)}</ul>`;
  return html`<footer class="site-footer ${foot.layout}"><div class="inner"><div><p class="brand">${site.name}</p>${foot.text !== '' && html`<p>${foot.text}</p>`}${social}</div>${columns}</div>${isSigned && html`<p class="legal">${foot.legal}</p>`}</footer>`;
}
