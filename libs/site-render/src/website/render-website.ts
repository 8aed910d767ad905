import { typeScale, type WebsiteSpec, widthOf } from '@sitewright/site-spec';
import { relativeLinks, safeHref } from '../address.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { createContext, type PageContext } from '../page-context.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { boundMarkup } from '../rich-text.ts';
import { classOn, themeOn } from '../theme-on.ts';
import { aids, dial } from './aids.ts';
import { titleClass } from './arrange.ts';
import { footer } from './footer.ts';
import { ornamentOfSite } from './ornament-places.ts';
import { renderSection } from './section.ts';

export { websiteCss as css } from '../website-css.ts';

type Page = WebsiteSpec['content']['pages'][number];

/** Every page of a website, or the one at a path; what a page shows of the others is the same. */
export async function renderWebsite(spec: WebsiteSpec, only?: string): Promise<RenderedPage[]> {
  const pages = spec.content.pages.filter(({ path }) => only === undefined || path === only);
  return Promise.all(
    pages.map(async (page) => {
      const shown = { ...spec, theme: themeOn(spec.theme, page.id) };
      const context = createContext(shown, relativeLinks(page.path));
      const own = classOn(spec.theme, page.id);
      const ornament = ornamentOfSite(spec);
      const opensWithHero = page.sections[0]?.type === 'hero';
      const sections: Html[] = [];
      let followsBeside = false;
      for (const [index, section] of page.sections.entries()) {
        const opening = index > 0 ? 'none' : page.path === '/' ? 'site' : 'page';
        const titled = index === 0 && !opensWithHero ? page.title : undefined;
        const theme = themeOn(shown.theme, section.id);
        const around =
          theme === shown.theme ? context : createContext({ ...spec, theme }, relativeLinks(page.path));
        const beside = { ...around, followsBeside, titled };
        const drawn = await renderSection(
          section,
          ornament?.path === page.path && ornament.section === section.id
            ? { ...beside, ornament: ornament.id }
            : beside,
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
        body: boundMarkup(
          html`${aids(spec.content, context)}${header(spec, page, context)}<main id="content"${own !== '' && html` class="${own.trim()}"`}>${!opensWithHero && html`<div class="page-title"><h1 class="${pageTitleClass(page.title, spec)}">${page.title}</h1></div>`}${sections}</main>${footer(spec, page.id, context)}${dial(spec, page, context)}`,
        ),
      };
    }),
  );
}

/** The title of a page that no section opens. */
const pageTitleClass = (title: string, { theme }: WebsiteSpec): string =>
  titleClass(title, { width: 1100, most: 72, lines: 2, family: theme.tokens.font.heading.$value[0] });

/** The room of a bar at 1280 and at 390, px. */
const BAR = 1200;
const PHONE = 350;

const plain = { weight: 700, letterSpacing: 0, uppercase: false };

/** The width of the ways of a bar in one line, each with the space beside it. */
function waysWidth({ content, theme }: WebsiteSpec, size: number, gap: number, weight = 700): number {
  const style = { ...plain, weight, family: theme.tokens.font.body.$value[0] };
  const widths = content.navigation.map(
    ({ label, style: form }) => size * widthOf(label, style) + gap + (form === 'button' ? 42 : 0),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** How a bar holds its name and its ways at 1280: in one line, in one of smaller type, or the ways in a line of their own. */
function barForm(spec: WebsiteSpec): '' | ' tight' | ' long' {
  const { site } = spec.content;
  const family = spec.theme.tokens.font.heading.$value[0];
  const scale = typeScale(spec.theme);
  const brand =
    scale * 20.8 * widthOf(site.name, { ...plain, family }) + (site.logo === undefined ? 0 : 50) + 16;
  if (brand + waysWidth(spec, 16 * scale, 25.6 * scale) <= BAR) return '';
  return brand + waysWidth(spec, 15 * scale, 18 * scale) <= BAR ? ' tight' : ' long';
}

/** More ways than these stand behind a button on a telephone. */
const MOST_OPEN = 3;

/** Whether the ways stand behind a button on a telephone: many of them, or those of more than one line, which kept the page waiting. */
function isFolded(spec: WebsiteSpec): boolean {
  const { navigation } = spec.content;
  if (navigation.length > MOST_OPEN || navigation.some(({ children = [] }) => children.length > 0))
    return true;
  const [size, gap] = [16 * typeScale(spec.theme), 25.6 * typeScale(spec.theme)];
  return navigation.length > 1 && waysWidth(spec, size, gap, 500) - gap > PHONE;
}

function header(spec: WebsiteSpec, page: Page, context: PageContext): Html {
  const { site, navigation } = spec.content;
  const links = navigation.map((item) => {
    const here = item.href === page.path;
    const own = html`<a${item.style === 'button' && html` class="button primary"`}${here && html` aria-current="page"`} href="${safeHref(item.href, context.linkTo)}">${item.label}</a>`;
    const children = item.children ?? [];
    if (children.length === 0) return html`<li>${own}</li>`;
    return html`<li>${own}<ul>${children.map((child) => html`<li><a href="${safeHref(child.href, context.linkTo)}">${child.label}</a></li>`)}</ul></li>`;
  });
  const menu = html`<nav aria-label="${context.label('menu', 'Menu')}"><ul>${links}</ul></nav>`;
  const folded = html`<details class="menu"><summary>${icon('menu', 24)}<span class="unseen">${context.label('openMenu', 'Menu')}</span></summary>${menu}</details>`;
  return html`<header class="site-header${barForm(spec)}${classOn(spec.theme, page.id)}"><a class="brand" href="${context.linkTo('/')}">${site.logo !== undefined && html`<span class="logo">${context.image(site.logo)}</span>`}<span>${site.name}</span></a>${isFolded(spec) ? folded : links.length > 0 && menu}</header>`;
}
