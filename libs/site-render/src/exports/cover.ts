import { type Asset, breakLines, ornament, type SiteSpec } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import { attributes, Html, html } from '../html.ts';
import { aspectOf, drawing } from '../picture.ts';
import { colorOf, fontStack } from '../theme-css.ts';
import { marksOf } from './invented.ts';
import { picturesOf } from './pictures.ts';
import { openRasteriser } from './raster.ts';
import { drawable } from './text/drawable.ts';

/** As messengers and social networks show it (Open Graph). */
export const coverSize = { width: 1200, height: 630 } as const;

const margin = 72;
/** The picture takes the far part of the cover; the words keep what is left. */
const panel = { width: 500, height: coverSize.height } as const;
const column = coverSize.width - panel.width - 2 * margin;
const titleSizes = [84, 72, 62, 54, 46] as const;
const mostLines = 4;
const below = { size: 34, step: 44 } as const;

/** A project at a glance: its title and a line below in its own fonts and colours, and its first picture or chart. */
export async function coverPng(original: SiteSpec): Promise<Uint8Array> {
  const spec = await drawable(original);
  return (await openRasteriser(spec)).png(await coverSvg(spec), coverSize.width);
}

async function coverSvg(spec: SiteSpec): Promise<string> {
  const { theme, dir } = spec;
  const { width, height } = coverSize;
  const isRtl = dir === 'rtl';
  const panelX = isRtl ? 0 : width - panel.width;
  const ground = html`<rect width="${width}" height="${height}" fill="${colorOf(theme, 'background')}"/>`;
  const bar = html`<rect x="${isRtl ? width - 16 : 0}" width="16" height="${height}" fill="${colorOf(theme, 'primary')}"/>`;
  const shown = html`<svg x="${panelX}" y="0" width="${panel.width}" height="${panel.height}" viewBox="0 0 ${panel.width} ${panel.height}">${await shownIn(spec)}</svg>`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" direction="ltr">${ground}${shown}${bar}${words(spec)}</svg>`
    .text;
}

/** What stands for the project: a design's first frame, a dashboard's first chart, else the first picture there is. */
async function shownIn(spec: SiteSpec): Promise<Html> {
  const { theme } = spec;
  const first = await firstDrawing(spec);
  if (first !== undefined) {
    const plane = html`<rect width="${panel.width}" height="${panel.height}" fill="${colorOf(theme, 'surface')}"/>`;
    return html`${plane}${whole(first)}`;
  }
  const asset = spec.assets.find(isDrawn);
  if (asset === undefined) return drawnOrnament(spec);
  return html`<svg width="${panel.width}" height="${panel.height}" viewBox="0 0 ${asset.width} ${asset.height}" preserveAspectRatio="${aspectOf(asset)}">${drawing(asset, theme)}</svg>`;
}

async function firstDrawing(spec: SiteSpec): Promise<string | undefined> {
  if (spec.buildType === 'design') return (await picturesOf(spec, { most: 1 }))[0]?.svg;
  if (spec.buildType !== 'dataviz') return undefined;
  const [chart] = spec.content.charts;
  const dataset = spec.content.datasets.find(({ id }) => id === chart?.dataset);
  if (chart === undefined || dataset === undefined) return undefined;
  const note = dataset.source.kind === 'illustrative' ? marksOf(spec).example : undefined;
  // As tall as the panel, so that its words are large enough to be read.
  return chartSvg(chart, dataset, spec, { width: 480, height: 620, note });
}

/** A picture that is made here, and is no small sign. */
const isDrawn = (asset: Asset): asset is Exclude<Asset, { source: 'url' }> =>
  (asset.source === 'generated-svg' || asset.source === 'drawing') &&
  asset.kind !== 'icon' &&
  asset.kind !== 'logo';

/** A whole SVG document, as large as the panel lets it be with a margin around. */
function whole(svg: string): Html {
  const room = { width: panel.width - margin, height: panel.height - margin };
  const box = `x="${margin / 2}" y="${margin / 2}" width="${room.width}" height="${room.height}"`;
  const [, head = ''] = /^<svg([^>]*)>/.exec(svg) ?? [];
  const kept = head.replace(/\s(?:x|y|width|height|class|style|role|aria-label|xmlns)="[^"]*"/g, '');
  return new Html(svg.replace(/^<svg[^>]*>/, `<svg ${box} preserveAspectRatio="xMidYMid meet"${kept}>`));
}

function drawnOrnament({ theme, title }: SiteSpec): Html {
  const { width, height } = panel;
  const colours = ['onPrimary', 'accent'].map((role) => colorOf(theme, role));
  const seed = [...title].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_296, 7);
  const shapes = ornament('arcs', { width, height, short: width, colours, seed });
  return html`<rect width="${width}" height="${height}" fill="${colorOf(theme, 'primary')}"/><g transform="scale(${width / 100} ${height / 100})">${shapes.map(({ path, fill }) => html`<path d="${path}" fill="${fill}"/>`)}</g>`;
}

/** The title as large as four lines let it be, and a line below. */
function words(spec: SiteSpec): Html {
  const { theme } = spec;
  const { heading, body } = theme.tokens.font;
  const title = setTitle(spec);
  const step = title.size * 1.15;
  const rest = subtitle(spec);
  const block = step * title.lines.length + (rest.length > 0 ? 40 + rest.length * below.step : 0);
  const top = (coverSize.height - block) / 2 + title.size * 0.85;
  const lines = title.lines.map((line, index) =>
    text(
      line,
      { y: top + index * step, size: title.size, weight: 700, color: 'text', family: heading.$value },
      spec,
    ),
  );
  const after = top + (title.lines.length - 1) * step + 40 + below.size;
  const more = rest.map((line, index) =>
    text(
      line,
      { y: after + index * below.step, size: below.size, weight: 400, color: 'muted', family: body.$value },
      spec,
    ),
  );
  return html`${lines}${more}`;
}

interface Set {
  y: number;
  size: number;
  weight: number;
  color: string;
  family: readonly string[];
}

function text(line: string, { y, size, weight, color, family }: Set, { theme, dir }: SiteSpec): Html {
  const x = dir === 'rtl' ? coverSize.width - margin : margin;
  const stack = fontStack(family).replaceAll('"', "'");
  return html`<text x="${x}" y="${y}"${attributes({ 'text-anchor': dir === 'rtl' ? 'end' : 'start' })} font-family="${stack}" font-size="${size}" font-weight="${weight}" fill="${colorOf(theme, color)}">${line}</text>`;
}

function setTitle({ title, theme }: SiteSpec): { lines: string[]; size: number } {
  const [family] = theme.tokens.font.heading.$value;
  const style = { weight: 700, letterSpacing: 0, uppercase: false, family };
  const broken = titleSizes.map((size) => ({ size, lines: breakLines(title, column / size, style) }));
  const fits = broken.find(
    ({ lines, size }) => lines.length <= mostLines && lines.length * size * 1.15 <= 400,
  );
  const { size, lines } = fits ?? broken.at(-1) ?? { size: 46, lines: [title] };
  return { size, lines: cut(lines, mostLines) };
}

/** What is said of the project beside its title; what only says the title again is left out. */
function subtitle({ title, description, theme }: SiteSpec): string[] {
  const [family] = theme.tokens.font.body.$value;
  const style = { weight: 400, letterSpacing: 0, uppercase: false, family };
  const more = description.startsWith(title)
    ? description.slice(title.length).replace(/^[\s\p{P}]+/u, '')
    : description;
  return more === '' ? [] : cut(breakLines(more, column / below.size, style), 3);
}

/** The first lines, with a sign where something is left out. */
const cut = (lines: readonly string[], most: number): string[] =>
  lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').replace(/[\s.,;:–-]+$/u, '')}…`];
