import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Resvg } from '@resvg/resvg-js';
import type { Asset, SiteSpec } from '@sitewright/site-spec';
import { html } from '../html.ts';
import { aspectOf, drawing } from '../picture.ts';
import { colorOf } from '../theme-css.ts';
import { type FontBook, openFontBook } from './text/font-book.ts';
import { withOutlines } from './text/svg-outlines.ts';

/** Turns SVG into PNG with the fonts of a spec. */
export interface Rasteriser {
  /** @param longest the longer side of the picture in pixels. */
  png(svg: string, longest: number): Promise<Buffer>;
}

/** Pictures lie outside of the heap, where the collector does not see how much it would free: it is asked. */
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
/** Pixels, of four bytes, that may lie about. */
const mostLeft = 16_000_000;
let left = 0;

async function freePictures(): Promise<void> {
  left = 0;
  collectGarbage();
  // What was found is freed in a turn of its own.
  await setImmediate();
}

/** Opens the fonts of a spec for pictures. */
export const openRasteriser = async (spec: SiteSpec): Promise<Rasteriser> =>
  rasteriserOf(spec, await openFontBook(spec));

/** Draws pictures of a spec in fonts that are open. */
export function rasteriserOf(spec: SiteSpec, book: FontBook): Rasteriser {
  const setting = { book, language: spec.language, dir: spec.dir };
  return {
    async png(svg, longest) {
      const [, width = '1', height = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
      const mode = Number(width) >= Number(height) ? 'width' : 'height';
      const options = { fitTo: { mode, value: longest }, font: { loadSystemFonts: false } } as const;
      const png = new Resvg(withOutlines(svg, setting), options).render().asPng();
      left += longest * longest;
      if (left > mostLeft) await freePictures();
      return png;
    },
  };
}

/** An asset in a box; of one that lives at another address only its words are drawn, for nobody else is asked. */
export function assetSvg(
  asset: Asset,
  spec: SiteSpec,
  { width, height }: { width: number; height: number },
): string {
  const inner =
    asset.source === 'url'
      ? html`<rect width="${width}" height="${height}" fill="${colorOf(spec.theme, 'border')}"/><text x="${width / 2}" y="${height / 2}" text-anchor="middle" font-size="${Math.min(width, height) * 0.06}" fill="${colorOf(spec.theme, 'text')}">${asset.alt?.slice(0, 60)}</text>`
      : html`<svg width="${width}" height="${height}" viewBox="0 0 ${asset.width} ${asset.height}" preserveAspectRatio="${aspectOf(asset)}">${drawing(asset, spec.theme)}</svg>`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
    .text;
}
