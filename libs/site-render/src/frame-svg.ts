import type {
  DesignSpec,
  Fill,
  Frame,
  Layer,
  LeafLayer,
  ShapeLayer,
  TextLayer,
  Theme,
} from '@sitewright/site-spec';
import { breakLines, frameOutline, plainText, widthOf } from '@sitewright/site-spec';
import { attributes, type Html, html } from './html.ts';
import { iconShapes } from './icon.ts';
import { aspectOf, drawing } from './picture.ts';
import { readFrom } from './reading-order.ts';
import { colorOf, fontStack } from './theme-css.ts';

/** Pixels of one unit, at 96 to the inch. */
export const pixels = { px: 1, mm: 96 / 25.4, in: 96, pt: 96 / 72 } as const;

/** How a frame runs on beyond its edges, for printers who cut there. */
export interface FrameBleed {
  /** How far, in the frame's unit. */
  by: number;
  /** What `runOn` clips by. */
  clip: Html;
  /** What is shown of a layer, with what goes on of it beyond the edges that it reaches. */
  runOn(shown: Html, layer: LeafLayer): Html;
}

/** A frame of a design as a complete SVG document. */
export function frameSvg(spec: DesignSpec, frame: Frame, bleed?: FrameBleed): string {
  const defs: Html[] = [];
  const paint = paintOf(spec.theme, defs);
  const scale = pixels[frame.unit];
  const by = bleed?.by ?? 0;
  if (bleed !== undefined) defs.push(bleed.clip);
  const whole = { x: -by, y: -by, width: frame.width + by * 2, height: frame.height + by * 2 };
  const background = assetOf(spec, frame, frame.background.asset, whole);
  const drawing = { spec, frame, paint, defs, bleed, isTurned: false };
  const layers = frame.layers.map((layer) => layerOf(layer, drawing));
  const corner = by === 0 ? {} : { x: -by, y: -by };
  const ground = html`<rect${attributes(corner)} width="${whole.width}" height="${whole.height}" fill="${paint(frame.background.fill)}"/>`;
  const cut = cutOf(frame, by, defs);
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width * scale}" height="${whole.height * scale}" viewBox="${whole.x} ${whole.y} ${whole.width} ${whole.height}" direction="ltr" role="img" aria-label="${frame.name}"${attributes({ class: cut && 'cut' })}><title>${frame.name}</title><defs>${defs}</defs><g${attributes({ 'clip-path': cut })}>${ground}${background}${layers}</g></svg>`
    .text;
}

/** What a frame is clipped by, if it is no rectangle: its outline, so far out as it runs on. */
function cutOf({ id, shape, ...frame }: Frame, by: number, defs: Html[]): string | undefined {
  if (shape === undefined) return undefined;
  const [width, height] = [frame.width + by * 2, frame.height + by * 2];
  const path = frameOutline(shape, width, height);
  const place = by === 0 ? '' : `translate(${-by} ${-by}) `;
  defs.push(
    html`<clipPath id="cut-${id}"><path transform="${place}scale(${width / 100} ${height / 100})" d="${path}"/></clipPath>`,
  );
  return `url(#cut-${id})`;
}

interface Drawing {
  spec: DesignSpec;
  frame: Frame;
  paint: (fill: Fill) => string;
  defs: Html[];
  bleed: FrameBleed | undefined;
  /** What stands in a layer that is turned knows nothing of the edges of its frame. */
  isTurned: boolean;
}

/** Gives a fill as a paint, and puts the gradients that it needs among the definitions. */
function paintOf(theme: Theme, defs: Html[]): (fill: Fill) => string {
  return (fill) => {
    if (typeof fill === 'string') return colorOf(theme, fill);
    const id = `g${defs.length}`;
    const stops = fill.stops.map(
      (stop) => html`<stop offset="${stop.offset}" stop-color="${colorOf(theme, stop.color)}"/>`,
    );
    defs.push(
      fill.gradient === 'linear'
        ? html`<linearGradient id="${id}" gradientTransform="rotate(${fill.angle} 0.5 0.5)">${stops}</linearGradient>`
        : html`<radialGradient id="${id}">${stops}</radialGradient>`,
    );
    return `url(#${id})`;
  };
}

function layerOf(layer: Layer, given: Drawing): Html {
  const drawing = { ...given, isTurned: given.isTurned || layer.rotation !== 0 };
  const inner =
    layer.type === 'group' ? layer.layers.map((leaf) => layerOf(leaf, drawing)) : leafOf(layer, drawing);
  const turn =
    layer.rotation === 0
      ? undefined
      : `rotate(${layer.rotation} ${layer.x + layer.width / 2} ${layer.y + layer.height / 2})`;
  const opacity = layer.opacity === 1 ? undefined : layer.opacity;
  if (layer.type === 'group' || layer.type === 'text' || given.isTurned || given.bleed === undefined)
    return html`<g${attributes({ transform: turn, opacity })}>${inner}</g>`;
  const whole = given.bleed.runOn(html`<g${attributes({ transform: turn })}>${inner}</g>`, layer);
  // What goes on lies over its layer at the edge, and would be darker there if each were translucent by itself.
  return opacity === undefined ? whole : html`<g${attributes({ opacity })}>${whole}</g>`;
}

function leafOf(layer: LeafLayer, drawing: Drawing): Html | undefined {
  const { spec, frame, paint, defs } = drawing;
  switch (layer.type) {
    case 'text':
      return textOf(layer, drawing);
    case 'shape':
      return shapeOf(layer, spec.theme, paint);
    case 'image': {
      const shown = assetOf(spec, frame, layer.asset, layer);
      // A picture ends at the edges of its box by itself.
      if (layer.radius === undefined || layer.radius === 0) return shown;
      const clip = `c${defs.length}`;
      defs.push(
        html`<clipPath id="${clip}"><rect x="${layer.x}" y="${layer.y}" width="${layer.width}" height="${layer.height}" rx="${layer.radius}"/></clipPath>`,
      );
      return html`<g clip-path="url(#${clip})">${shown}</g>`;
    }
    case 'icon': {
      const size = Math.min(layer.width, layer.height);
      return html`<g transform="translate(${layer.x + (layer.width - size) / 2} ${layer.y + (layer.height - size) / 2}) scale(${size / 24})" fill="none" stroke="${colorOf(spec.theme, layer.color)}" stroke-width="${layer.strokeWidth ?? 1.75}" stroke-linecap="round" stroke-linejoin="round">${iconShapes(layer.icon)}</g>`;
    }
  }
}

/** A picture that was made here, in its box; over the whole width of its frame what spans it reaches the sides. */
function assetOf(
  spec: DesignSpec,
  frame: Frame,
  id: string | undefined,
  { x, y, width, height }: Pick<LeafLayer, 'x' | 'y' | 'width' | 'height'>,
): Html | undefined {
  const asset = spec.assets.find((candidate) => candidate.id === id);
  if (asset === undefined || asset.source === 'url') return undefined;
  return html`<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${asset.width} ${asset.height}" preserveAspectRatio="${aspectOf(asset)}">${drawing(asset, spec.theme, { isBand: width >= frame.width })}</svg>`;
}

function shapeOf(layer: ShapeLayer, theme: Theme, paint: (fill: Fill) => string): Html {
  const { x, y, width, height, stroke } = layer;
  const look = attributes({
    fill: layer.fill === undefined ? 'none' : paint(layer.fill),
    stroke: stroke === undefined ? undefined : colorOf(theme, stroke.color),
    'stroke-width': stroke?.width,
    'stroke-dasharray': stroke?.dash?.join(' '),
  });
  const corners = (count: number, inner = 1): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
      const far = index % 2 === 1 ? inner : 1;
      return `${x + width / 2 + (Math.cos(angle) * far * width) / 2},${y + height / 2 + (Math.sin(angle) * far * height) / 2}`;
    }).join(' ');
  switch (layer.shape) {
    case 'rectangle':
      return html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${layer.radius ?? 0}"${look}/>`;
    case 'ellipse':
      return html`<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}"${look}/>`;
    case 'line':
      return html`<line x1="${x}" y1="${y}" x2="${x + width}" y2="${y + height}"${look}/>`;
    case 'triangle':
      return html`<polygon points="${corners(3)}"${look}/>`;
    case 'polygon':
      return html`<polygon points="${corners(layer.sides ?? 6)}"${look}/>`;
    case 'star':
      return html`<polygon points="${corners((layer.sides ?? 5) * 2, 0.45)}"${look}/>`;
    case 'path':
      return html`<path transform="translate(${x} ${y}) scale(${width / 100} ${height / 100})" d="${layer.path ?? ''}"${look}/>`;
  }
}

/** Rounding may leave a box this much too narrow, in the unit of its frame. */
const slack = 0.01;

/** Browsers print no type of less than about a fifth of a unit, as that of a card in inches is: it is set in hundredths. */
const finer = ({ fontSize }: TextLayer): number => (fontSize < 1 ? 100 : 1);

function textOf(layer: TextLayer, drawing: Drawing): Html {
  const { theme, dir } = drawing.spec;
  const words = plainText(layer.text);
  const uppercase = layer.transform === 'uppercase';
  const families = theme.tokens.font[layer.font].$value;
  const { fontWeight: weight, letterSpacing } = layer;
  const style = { weight, letterSpacing, uppercase, family: families[0] };
  const text = uppercase ? words.toUpperCase() : words;
  const lines = breakLines(text, (layer.width + slack) / layer.fontSize, style);
  const step = layer.fontSize * layer.lineHeight;
  const block = step * lines.length;
  const shift = { top: 0, middle: (layer.height - block) / 2, bottom: layer.height - block }[
    layer.verticalAlign
  ];
  const left = ['start', layer.x] as const;
  const right = ['end', layer.x + layer.width] as const;
  const [anchor, x] = {
    start: dir === 'rtl' ? right : left,
    center: ['middle', layer.x + layer.width / 2] as const,
    end: dir === 'rtl' ? left : right,
  }[layer.align];
  // The first baseline lies where ascenders of most families end.
  const baseline = layer.y + shift + (step - layer.fontSize) / 2 + layer.fontSize * 0.8;
  const longest = Math.max(...lines.map((line) => widthOf(line, style))) * layer.fontSize;
  const start = { start: x, middle: x - longest / 2, end: x - longest }[anchor];
  const blank = blankOf(layer, { x: start, y: layer.y + shift, width: longest, height: block }, drawing);
  const stack = fontStack(families).replaceAll('"', "'");
  const by = finer(layer);
  return html`${blank}<text x="${x * by}" text-anchor="${anchor}" font-family="${stack}" font-size="${layer.fontSize * by}" font-weight="${layer.fontWeight}"${attributes({ transform: by === 1 ? undefined : `scale(${1 / by})`, 'font-style': layer.fontStyle, 'letter-spacing': layer.letterSpacing === 0 ? undefined : `${layer.letterSpacing}em` })} fill="${colorOf(theme, layer.color)}">${lines.map((line, index) => html`<tspan x="${x * by}" y="${(baseline + index * step) * by}">${readFrom(line, dir)}</tspan>`)}</text>`;
}

/** A dashed frame around a question: a blank to fill in, and no copy; around the whole place of a picture. */
function blankOf(
  { placeholder, role, fontSize, color, ...layer }: TextLayer,
  words: { x: number; y: number; width: number; height: number },
  { spec: { theme }, frame, isTurned }: Drawing,
): Html | undefined {
  if (placeholder !== true) return undefined;
  const by = fontSize * (role === 'picture' ? 0.8 : 0.3);
  const { x, y, width, height } = role === 'picture' ? layer : words;
  const line = Math.max(fontSize * 0.045, 0.01);
  // Whole inside of its frame, however near to the edge the words stand.
  const around = (far: number, room: number): number => (isTurned ? far : Math.min(far, room / 2));
  const left = x - around(by, x);
  const top = y - around(by * 0.7, y);
  const right = x + width + around(by, frame.width - x - width);
  const bottom = y + height + around(by * 0.7, frame.height - y - height);
  return html`<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${fontSize * 0.3}" fill="none" stroke="${colorOf(theme, color)}" stroke-width="${line}" stroke-dasharray="${line * 5} ${line * 4}"/>`;
}
