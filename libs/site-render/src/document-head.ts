import type { SiteSpec } from '@sitewright/site-spec';
import { Html, html } from './html.ts';
import type { RenderedPage } from './rendered-page.ts';
import { colorOf, safeColor } from './theme-css.ts';

/** What a page says of itself to search engines, to those who share it, and to the browser around it. */
export function describe(spec: SiteSpec, page: RenderedPage, coverHref?: string): Html {
  const title = page.title === '' ? spec.title : page.title;
  const description = page.description === '' ? spec.description : page.description;
  const address = addressOf(spec, page);
  const shared = {
    'og:title': title,
    'og:description': description,
    'og:type': spec.buildType === 'document' ? 'article' : 'website',
    'og:locale': spec.language.replaceAll('-', '_'),
    'og:site_name': spec.buildType === 'website' ? spec.content.site.name : '',
    'og:url': address ?? '',
    ...(coverHref === undefined ? {} : coverTags(coverHref, title)),
  };
  const properties = Object.entries(shared)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => html`<meta property="${name}" content="${content}">`);
  return html`<title>${title}</title>${description !== '' && html`<meta name="description" content="${description}">`}<meta name="generator" content="Sitewright">${themeColors(spec)}${address !== undefined && html`<link rel="canonical" href="${address}">`}${properties}<meta name="twitter:card" content="${coverHref === undefined ? 'summary' : 'summary_large_image'}">${page.path === '/' && spec.meta.jsonLd.map(jsonLd)}`;
}

/** The picture that stands beside a shared address (Open Graph). */
const coverTags = (href: string, alt: string): Record<string, string> => ({
  'og:image': href,
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': alt,
});

/** Where the page is for good, when the specification says so. */
function addressOf({ meta }: SiteSpec, { path }: RenderedPage): string | undefined {
  const base = meta.seo.canonical;
  if (base === undefined || !/^https:\/\/[^\s"'<>]+$/.test(base) || path === '/404') return undefined;
  return `${base.replace(/\/+$/, '')}${path === '/' ? '/' : `${path}/`}`;
}

function themeColors({ theme }: SiteSpec): Html {
  const light = colorOf(theme, 'background');
  const dark = theme.tokens.dark?.color.background.$value;
  if (dark === undefined) return html`<meta name="theme-color" content="${light}">`;
  return html`<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${safeColor(dark)}" media="(prefers-color-scheme: dark)">`;
}

/** Data, which no browser runs. Nothing in it can end its element. */
function jsonLd(value: unknown): Html {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped);
  return new Html(`<script type="application/ld+json">${json}</script>`);
}

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
