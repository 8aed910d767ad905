import type { SiteSpec } from '@sitewright/site-spec';
import { zipSync } from 'fflate';
import { renderSite } from '../site.ts';
import { openPainter, picturesOf } from './pictures.ts';

/** Every archive of the same spec is the same, so its entries have a date of their own: the first that ZIP knows. */
const firstDate = new Date(1980, 0, 2);

const archive = (files: Record<string, Uint8Array>): Uint8Array =>
  zipSync(files, { mtime: firstDate, level: 6 });

/** A site as an archive of static files that open from a folder. */
export const siteZip = async (spec: SiteSpec): Promise<Uint8Array> =>
  archive(Object.fromEntries((await renderSite(spec)).map(({ path, content }) => [path, content])));

/** Designs or charts as SVG and PNG. */
export async function picturesZip(
  spec: Extract<SiteSpec, { buildType: 'design' | 'dataviz' }>,
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  const pictures = await picturesOf(spec);
  const draw = await openPainter(spec, pictures.length);
  for (const { name, svg } of pictures) {
    files[`${name}.svg`] = new TextEncoder().encode(svg);
    files[`${name}.png`] = await draw(svg);
  }
  return archive(files);
}
