/** The name of a cover among the exports; with its dot it is none that a caller can ask an export for. */
export const coverFormat = 'cover.png';

/** The path of a cover below its site. */
export const coverPath = 'cover.png';

/** Stands in rendered pages for the site's address, which only whoever serves them knows. */
const siteMark = 'site:/';

/** A cover's address as pages are rendered with it. The version makes those who share it look again. */
export const coverHref = (version: string): string => `${siteMark}${coverPath}?v=${version}`;

/** A page with the address of its cover. In text a quotation mark is written in another way. */
export function withCoverAt(page: Buffer, baseUrl: string): Buffer {
  const mark = `content="${siteMark}${coverPath}?`;
  const at = page.indexOf(mark);
  if (at < 0 || baseUrl === '') return page;
  const address = Buffer.from(`content="${encodeURI(baseUrl).replaceAll('&', '&amp;')}${coverPath}?`);
  return Buffer.concat([page.subarray(0, at), address, page.subarray(at + mark.length)]);
}
