import { createHash } from 'node:crypto';
import type { SiteSpec } from '@sitewright/site-spec';
import { type Resources, shell } from './document-shell.ts';
import { favicon } from './favicon.ts';
import { fontFaces } from './font-faces.ts';
import { html } from './html.ts';
import { renderPages, styleSheet } from './render-pages.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A file of a rendered site. */
export interface RenderedFile {
  /** Below the site's address, without a leading slash. */
  path: string;
  mediaType: string;
  content: Uint8Array;
  /** Whether the path names the content, so that it may be kept for ever. */
  immutable: boolean;
  /** What a Content-Security-Policy must allow as scripts for this page. */
  scriptSources: string[];
}

/** What the schema allows, checked again: a path becomes the name of a file. */
const pagePath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** What a site knows of the place that it is published at. */
export interface SiteOptions {
  /** Where the site's cover will be, for those who share its address; without it pages name none. */
  coverHref?: string;
}

/** A site as static files. Its links are relative: it works under any address, and from a folder. */
export async function renderSite(spec: SiteSpec, options: SiteOptions = {}): Promise<RenderedFile[]> {
  const pages = await renderPages(spec);
  const astray = pages.find(({ path }) => !pagePath.test(path));
  if (astray !== undefined) throw new RangeError(`a page lies at ${JSON.stringify(astray.path)}`);
  const fonts = await fontFaces(spec, pages, ({ name }) => name);
  const style = asset(
    'site',
    'css',
    'text/css; charset=utf-8',
    `${fonts.css}\n${await styleSheet(spec)}${pages.map((page) => page.style ?? '').join('')}`,
  );
  const mark = asset('icon', 'svg', 'image/svg+xml', favicon(spec));
  const scripts = new Map<string, RenderedFile>();
  const files = pages.map((page) => {
    const up = '../'.repeat(page.path.split('/').filter(Boolean).length);
    const resources: Resources = {
      styleHrefs: [`${up}${style.path}`],
      iconHref: `${up}${mark.path}`,
      ...options,
    };
    if (page.script !== undefined) {
      const script = asset('site', 'js', 'text/javascript; charset=utf-8', page.script);
      scripts.set(script.path, script);
      resources.script = { href: `${up}${script.path}`, integrity: integrityOf(page.script) };
    }
    return pageFile(spec, page, `${page.path}/index.html`.replace(/^\/+/, ''), resources);
  });
  const fontFiles = fonts.files.map(({ name, content }) => ({
    path: `assets/${name}`,
    mediaType: 'font/woff2',
    content,
    immutable: true,
    scriptSources: [],
  }));
  return [
    ...files,
    missingFile(spec, style.path, mark.path),
    ...sitemapFiles(spec, pages),
    style,
    mark,
    ...scripts.values(),
    ...fontFiles,
  ];
}

function asset(name: string, ending: string, mediaType: string, text: string): RenderedFile {
  const content = Buffer.from(text);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `assets/${name}-${hash}.${ending}`, mediaType, content, immutable: true, scriptSources: [] };
}

/** The hash of a script: as its integrity, and in quotes as a Content-Security-Policy source. */
const integrityOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

function pageFile(spec: SiteSpec, page: RenderedPage, path: string, resources: Resources): RenderedFile {
  return {
    path,
    mediaType: 'text/html; charset=utf-8',
    content: Buffer.from(shell(spec, page, resources)),
    immutable: false,
    scriptSources: page.script === undefined ? [] : [`'${integrityOf(page.script)}'`],
  };
}

const textFile = (path: string, mediaType: string, text: string): RenderedFile => ({
  path,
  mediaType,
  content: Buffer.from(text),
  immutable: false,
  scriptSources: [],
});

/** Answers at any depth, so its style is looked for at each; a wrong one is answered with nothing. */
function missingFile(spec: SiteSpec, stylePath: string, iconHref: string): RenderedFile {
  const words = spec.labels ?? {};
  const title = words.notFound ?? 'Page not found';
  const name = spec.buildType === 'website' ? spec.content.site.name : spec.title;
  const body = html`<main id="content" class="missing"><p class="eyebrow">404</p><h1>${title}</h1><p>${name}</p></main>`;
  const page: RenderedPage = { path: '/404', title, description: '', kind: spec.buildType, body };
  return pageFile(spec, page, '404.html', {
    styleHrefs: ['', '../', '../../'].map((up) => `${up}${stylePath}`),
    iconHref,
  });
}

function sitemapFiles(spec: SiteSpec, pages: readonly RenderedPage[]): RenderedFile[] {
  const address = spec.meta.seo.canonical?.replace(/\/+$/, '');
  const allow = 'User-agent: *\nAllow: /\n';
  if (address === undefined) return [textFile('robots.txt', 'text/plain; charset=utf-8', allow)];
  const urls = pages.map(
    ({ path }) => html`<url><loc>${address}${path === '/' ? '/' : `${path}/`}</loc></url>`,
  );
  const map = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return [
    textFile('robots.txt', 'text/plain; charset=utf-8', `${allow}Sitemap: ${address}/sitemap.xml\n`),
    textFile('sitemap.xml', 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>\n${map.text}\n`),
  ];
}
