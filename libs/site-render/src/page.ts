import type { SiteSpec } from '@sitewright/site-spec';
import { shell } from './document-shell.ts';
import { favicon } from './favicon.ts';
import { fontFaces } from './font-faces.ts';
import { renderPages, styleSheet } from './render-pages.ts';

/**
 * One page as a document that has everything in it: style, fonts and script.
 * @param pagePath `/menu`, with or without the slashes around it; the first page for an empty one.
 */
export async function renderPage(spec: SiteSpec, pagePath: string): Promise<Uint8Array | undefined> {
  const wanted = `/${pagePath.replace(/^\/+|\/+$|(?:^|\/)index\.html$/g, '')}`;
  const page = (await renderPages(spec, wanted)).find(({ path }) => path === wanted);
  if (page === undefined) return undefined;
  const fonts = await fontFaces(
    spec,
    [page],
    (file) => `data:font/woff2;base64,${file.content.toString('base64')}`,
  );
  const iconHref = `data:image/svg+xml;base64,${Buffer.from(favicon(spec)).toString('base64')}`;
  const style = `${fonts.css}\n${await styleSheet(spec)}${page.style ?? ''}`;
  return Buffer.from(shell(spec, page, { style, iconHref }));
}
