import type { Asset, Theme } from '@sitewright/site-spec';
import { attributes, Html, html } from './html.ts';
import { iconShapes } from './icon.ts';
import { scene } from './scene.ts';
import type { Palette } from './scene-pen.ts';
import { colorOf } from './theme-css.ts';

export interface PictureOptions {
  theme: Theme;
  /** Words for those who do not see it; the asset's own where left out. */
  className?: string;
}

/** A picture as inline SVG, or as an image for one that lives elsewhere (no renderer fetches it). */
export function picture(asset: Asset, { theme, className = 'picture' }: PictureOptions): Html {
  const label = asset.alt;
  if (asset.source === 'url') {
    // Nothing is asked of another host: the place is kept, and its words stand in for it.
    return html`<span class="${className} elsewhere"${attributes({ role: 'img', 'aria-label': label })}></span>`;
  }
  const shown = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  const { width, height } = asset;
  return html`<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" focusable="false"${attributes(shown)}>${drawing(asset, theme)}</svg>`;
}

/** The inside of a picture's SVG, in its own width and height. */
export function drawing(asset: Exclude<Asset, { source: 'url' }>, theme: Theme): Html {
  const { width, height } = asset;
  if (asset.source === 'icon') {
    const size = Math.min(width, height);
    return html`<g transform="translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 24})" fill="none" stroke="${colorOf(theme, asset.color ?? 'primary')}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${iconShapes(asset.icon)}</g>`;
  }
  const palette: Palette = [
    colorOf(theme, asset.colors[0] ?? 'primary'),
    ...asset.colors.slice(1).map((color) => colorOf(theme, color)),
  ];
  const center = asset.icon === undefined || asset.motif === 'portrait' ? undefined : iconShapes(asset.icon);
  return html`${new Html(scene({ motif: asset.motif, seed: asset.seed, width, height, palette }))}${center === undefined ? undefined : emblem(center, asset, palette)}${asset.label === undefined || asset.motif !== 'monogram' ? undefined : monogram(asset.label, asset, palette)}`;
}

interface Box {
  width: number;
  height: number;
}

/** An icon on a disc in the middle. */
function emblem(shapes: Html, { width, height }: Box, palette: Palette): Html {
  const size = Math.min(width, height) * 0.22;
  const scale = size / 24;
  return html`<circle cx="${width / 2}" cy="${height / 2}" r="${size * 0.85}" fill="${palette.at(-1) ?? palette[0]}" fill-opacity="0.94"/><g transform="translate(${width / 2 - size / 2} ${height / 2 - size / 2}) scale(${scale})" fill="none" stroke="${palette[0]}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;
}

function monogram(label: string, { width, height }: Box, palette: Palette): Html {
  const letters = [...label].slice(0, 3).join('');
  const size = Math.min(width, height) * (letters.length > 2 ? 0.3 : 0.42);
  return html`<text x="${width / 2}" y="${height / 2}" dy="0.35em" text-anchor="middle" font-family="Georgia, serif" font-size="${size}" fill="${palette.at(-1) ?? palette[0]}">${letters}</text>`;
}
