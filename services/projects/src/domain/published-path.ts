/** The file names that a path below a slug may stand for, in order. */
export function fileNamesOf(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
}

/**
 * Whether a path found a page that it names without its last slash, which the links in the page count on.
 * @param file the file that was found.
 */
export const lacksSlash = (path: string, file: string): boolean => file === `${path}/index.html`;

/** What all sites have and no rendering does. */
export const robotsPath = 'robots.txt';
export const sitemapPath = 'sitemap.xml';
export const missingPath = '404.html';

/** Every page may be visited; where the sitemap is. */
export const robotsText = (baseUrl: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${baseUrl}${sitemapPath}\n`;

/** The sitemap of these pages (sitemaps.org, 0.9). */
export function sitemapXml(baseUrl: string, pages: readonly string[], changedAt: Date): string {
  const urls = pages
    .filter((path) => path !== missingPath)
    .map((path) => encodeURI(`${baseUrl}${path.replace(/(^|\/)index\.html$/, '$1')}`))
    .map((url) => `<url><loc>${escapeXml(url)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
