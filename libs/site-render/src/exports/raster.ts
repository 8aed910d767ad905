import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Asset, SiteSpec } from '@sitewright/site-spec';
import { html } from '../html.ts';
import { drawing } from '../picture.ts';
import { colorOf } from '../theme-css.ts';
import { type Face, openFontBook } from './text/font-book.ts';
import { fontData } from './text/font-data.ts';

/** Turns SVG into PNG with the fonts of a spec. */
export interface Rasteriser {
  /** @param longest the longer side of the picture in pixels. */
  png(svg: string, longest: number): Buffer;
  close(): Promise<void>;
}

/** The rasteriser reads fonts from files only; those that are not OpenType on disk lie in a folder while it is open. */
export async function openRasteriser(spec: SiteSpec): Promise<Rasteriser> {
  const { faces } = await openFontBook(spec);
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-fonts-'));
  // A character that a text's own family lacks comes from the first file that has it: the body's families lead.
  const rank = ({ families }: Face): number => {
    const at = spec.theme.tokens.font.body.$value.findIndex((name) => families.includes(name));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const ordered = faces.toSorted((one, other) =>
    rank(one) > rank(other) ? 1 : rank(one) < rank(other) ? -1 : 0,
  );
  const fontFiles = await Promise.all(
    ordered.map((face, index) => fontFile(face, join(folder, `${index}.ttf`))),
  );
  const { heading, body } = spec.theme.tokens.font;
  const known = new Set(faces.flatMap(({ families }) => families));
  const family = [...body.$value, ...heading.$value, ...known].find((name) => known.has(name)) ?? 'Inter';
  const font = {
    fontFiles,
    loadSystemFonts: false,
    defaultFontFamily: family,
    serifFamily: family,
    sansSerifFamily: family,
    monospaceFamily: family,
  };
  return {
    png(svg, longest) {
      const [, width = '1', height = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
      const mode = Number(width) >= Number(height) ? 'width' : 'height';
      return new Resvg(svg, { fitTo: { mode, value: longest }, font }).render().asPng();
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function fontFile({ path }: Face, target: string): Promise<string> {
  if (!path.endsWith('.woff')) return path;
  await writeFile(target, await fontData(path));
  return target;
}

/** Works with a rasteriser and leaves nothing of it behind. */
export async function withRasteriser<T>(
  spec: SiteSpec,
  work: (rasteriser: Rasteriser) => Promise<T>,
): Promise<T> {
  const rasteriser = await openRasteriser(spec);
  try {
    return await work(rasteriser);
  } finally {
    await rasteriser.close();
  }
}

/** An asset that covers a box; one that lives at another address is a quiet plane, for nobody else is asked. */
export function assetSvg(
  asset: Asset,
  spec: SiteSpec,
  { width, height }: { width: number; height: number },
): string {
  const inner =
    asset.source === 'url'
      ? html`<rect width="${width}" height="${height}" fill="${colorOf(spec.theme, 'border')}"/>`
      : html`<svg width="${width}" height="${height}" viewBox="0 0 ${asset.width} ${asset.height}" preserveAspectRatio="xMidYMid slice">${drawing(asset, spec.theme)}</svg>`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
    .text;
}
