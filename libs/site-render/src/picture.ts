import {
  type Asset,
  type DrawnShape,
  ornament,
  ornamentOf,
  type Theme,
  widthOf,
} from '@sitewright/site-spec';
import { stripsBeyond } from './drawn-edges.ts';
import { attributes, type Html, html } from './html.ts';
import { iconShapes } from './icon.ts';
import { readFrom, sideOf } from './reading-order.ts';
import { colorOf, fontStack } from './theme-css.ts';

/** How a picture is set in its box. */
export interface PictureOptions {
  theme: Theme;
  /** Words for those who do not see it; the asset's own where left out. */
  className?: string;
  /** Rows of cells of an ornament. */
  rows?: number | undefined;
  /** Which part is seen where its box has other proportions: the middle, or what is at the start. */
  from?: 'start' | 'middle';
  /** Whether even a drawing is cut rather than leave a part of its box free. */
  isFilling?: boolean;
}

/** A picture as inline SVG, or as an image for one that lives elsewhere (no renderer fetches it). */
export function picture(
  asset: Asset,
  { theme, className = 'picture', rows, from = 'middle', isFilling = false }: PictureOptions,
): Html {
  const label = asset.alt;
  if (asset.source === 'url') {
    // Nothing is asked of another host: the place is kept, and its words stand in for it.
    return html`<span class="${className} elsewhere"${attributes({ role: 'img', 'aria-label': label })}></span>`;
  }
  const shown = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  const { width, height } = asset;
  const aspect = from === 'start' ? 'xMinYMin slice' : isFilling ? 'xMidYMid slice' : aspectOf(asset);
  return html`<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${aspect}" focusable="false"${attributes(shown)}>${drawing(asset, theme, { rows })}</svg>`;
}

/** How a picture is set in a box of other proportions: it fills the box, but of a drawing nothing is ever cut off. */
export const aspectOf = ({ source }: Asset): string =>
  source === 'drawing' ? 'xMidYMid meet' : 'xMidYMid slice';

/** The inside of a picture's SVG, in its own width and height; what spans a drawing goes on beyond it where it `isBand`. */
export function drawing(
  asset: Exclude<Asset, { source: 'url' }>,
  theme: Theme,
  { rows, isBand = false }: { rows?: number | undefined; isBand?: boolean } = {},
): Html {
  const { width, height } = asset;
  if (asset.source === 'icon') {
    const size = Math.min(width, height);
    return html`<g transform="translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 24})" fill="none" stroke="${colorOf(theme, asset.color ?? 'primary')}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${iconShapes(asset.icon)}</g>`;
  }
  if (asset.source === 'pictogram') return pictogram(asset, theme);
  if (asset.source === 'drawing') return drawnShapes(asset, theme, isBand);
  const [ground = 'primary', ...marks] = asset.colors;
  const kind = ornamentOf(asset.motif);
  const colours = (marks.length > 0 ? marks : ['background']).map((color) => colorOf(theme, color));
  const plane = html`<rect width="${width}" height="${height}" fill="${colorOf(theme, ground)}"/>`;
  if (kind === undefined) return html`${plane}${monogram(asset.label ?? '', asset, colours)}`;
  const short = Math.min(width, height);
  const shapes = ornament(kind, {
    width,
    height,
    short,
    colours,
    seed: asset.seed,
    ...(rows === undefined ? {} : { rows }),
  });
  return html`${plane}<g transform="scale(${width / 100} ${height / 100})">${shapes.map(({ path, fill }) => html`<path d="${path}" fill="${fill}"/>`)}</g>`;
}

/** How much of the short side of its picture a thing takes. */
const THING = 0.64;

function pictogram(asset: Extract<Asset, { source: 'pictogram' }>, theme: Theme): Html {
  const { width, height, body, lines } = asset;
  const [ground, plane, ink] = asset.colors.map((color) => colorOf(theme, color));
  const side = Math.min(width, height) * THING;
  return html`<rect width="${width}" height="${height}" fill="${ground ?? ''}"/><g transform="translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 100})"><path d="${body}" fill="${plane ?? ''}"/><path d="${lines}" fill="${ink ?? ''}"/></g>`;
}

/** How many times as far as the box of a drawing its ground reaches on each side: further out, rasterisers lose it. */
const AROUND = 4;

/** What a drawing is made of, on a ground that fills its whole place; nothing is seen of what leaves its box. */
function drawnShapes(asset: Extract<Asset, { source: 'drawing' }>, theme: Theme, isBand: boolean): Html {
  const { width, height, shapes } = asset;
  const ground = colorOf(theme, asset.ground === 'surface' ? surfaceIn(theme) : asset.ground);
  const [right, bottom] = [width * (AROUND + 1), height * (AROUND + 1)];
  const around = `M${-AROUND * width} ${-AROUND * height}H${right}V${bottom}H${-AROUND * width}Z`;
  const outside = `${around}M0 0H${width}V${height}H0Z`;
  const strips = isBand ? stripsBeyond(shapes, asset, AROUND) : [];
  // Words lie over all else: a line that is drawn after them does not strike them out.
  const drawn = [false, true].flatMap((isSaid) => shapes.filter(({ kind }) => (kind === 'words') === isSaid));
  return html`<path d="${around}" fill="${ground}"/>${drawn.map((shape) => drawnShape(shape, asset, theme))}<path d="${outside}" fill="${ground}" fill-rule="evenodd"/>${strips.map(({ color, ...strip }) => html`<rect${attributes(strip)} fill="${colorOf(theme, color)}"/>`)}`;
}

/** Where quiet words have the ink of the others, ground and ink were ordered: no tint beside them is. */
const surfaceIn = (theme: Theme): string =>
  colorOf(theme, 'muted') === colorOf(theme, 'text') ? 'background' : 'surface';

function drawnShape(shape: DrawnShape, asset: Box & Labelled, theme: Theme): Html {
  const color = colorOf(theme, shape.color);
  switch (shape.kind) {
    case 'plane':
      return html`<path d="${shape.path}" fill="${color}"/>`;
    case 'line':
      return html`<path d="${shape.path}" fill="none" stroke="${color}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
    case 'words':
      return drawnWords(shape, asset, color, theme);
  }
}

/** Letters reach this much of their size over their line, and under it. */
const ASCENT = 0.8;
const DESCENT = 0.25;

/** A label is made so much smaller before it is moved: it would begin on what it names. */
const SMALLER = 0.75;

type Label = Extract<DrawnShape, { kind: 'words' }>;
interface Labelled {
  shapes: readonly DrawnShape[];
}

const longOf = ({ text }: Label, family: string | undefined): number =>
  widthOf(text, { weight: 400, letterSpacing: 0, uppercase: false, family });

/** The size of a label that has room before the edge that it runs to. */
function sizeWithin(label: Label, width: number, family: string | undefined): number {
  const { anchor, size, x } = label;
  const [left, right] = [x - width * 0.01, width * 0.99 - x];
  const room = { start: right, middle: Math.min(left, right) * 2, end: left }[anchor];
  return Math.max(size * SMALLER, Math.min(size, room / longOf(label, family)));
}

/** Words of a drawing, made smaller and moved where they would leave its box; those of one size stay alike. */
function drawnWords(
  label: Label,
  { width, height, shapes }: Box & Labelled,
  color: string,
  theme: Theme,
): Html {
  const { text, anchor, ...at } = label;
  const families = theme.tokens.font.body.$value;
  const alike = shapes.flatMap((other) =>
    other.kind === 'words' && other.size === at.size ? [sizeWithin(other, width, families[0])] : [],
  );
  const long = longOf(label, families[0]);
  const size = Math.min(...alike, (width * 0.98) / long, height * ASCENT);
  const before = { start: 0, middle: 0.5, end: 1 }[anchor] * long * size;
  const x = within(at.x, width * 0.01 + before, width * 0.99 - long * size + before);
  const y = within(at.y, size * ASCENT, height - size * DESCENT);
  return html`<text x="${x}" y="${y}" direction="ltr" text-anchor="${anchor}" font-family="${fontStack(families).replaceAll('"', "'")}" font-size="${size}" fill="${color}">${readFrom(text, sideOf(text))}</text>`;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

interface Box {
  width: number;
  height: number;
}

function monogram(label: string, { width, height }: Box, colours: readonly string[]): Html {
  const letters = [...label].slice(0, 3).join('');
  const size = Math.min(width, height) * (letters.length > 2 ? 0.3 : 0.42);
  return html`<text x="${width / 2}" y="${height / 2}" dy="0.35em" text-anchor="middle" font-family="Georgia, serif" font-size="${size}" fill="${colours[0] ?? ''}">${letters}</text>`;
}
