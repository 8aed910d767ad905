import type { Frame, Layer, LeafLayer, TextLayer, Theme } from '@sitewright/site-spec';
import type { TextDirection } from '../brief/brief.ts';
import type { DesignFormat } from '../recipe/designs/formats.ts';
import type { DesignLayout } from '../recipe/designs/layouts.ts';
import { type CopyItem, copyItems } from './copy-items.ts';
import type { DesignCopy } from './design-copy.ts';
import { buttonOn, type Ground, textOn } from './ground.ts';
import { ornamentLayers, plainShape } from './ornaments.ts';
import { type Box, boxOf, isStrip, stackedRows, stripRows } from './rows.ts';
import type { PlacedItem } from './stack.ts';

export interface FrameRequest {
  copy: DesignCopy;
  format: DesignFormat;
  layout: DesignLayout;
  theme: Theme;
  dir: TextDirection;
  id: (prefix: string) => string;
  /** Id of the picture, if the layout shows one. */
  asset?: string;
  /** An icon that stands for the subject, for marks and layouts without a picture. */
  icon?: string;
  withIcons: boolean;
  name: string;
}
const round = (value: number) => Math.round(value * 100) / 100;
const down = (value: number) => Math.floor(value * 100) / 100;

const base = (box: Box) => ({
  x: round(box.x),
  y: round(box.y),
  width: round(box.width),
  height: round(box.height),
  rotation: 0,
  opacity: 1,
});

function textLayer(
  item: CopyItem,
  box: Box,
  fontSize: number,
  look: { color: TextLayer['color']; align: TextLayer['align'] },
  id: string,
): TextLayer {
  return {
    id,
    type: 'text',
    ...base(box),
    role: item.role,
    text: item.text,
    font: item.font,
    fontSize: down(fontSize),
    fontWeight: item.style.weight,
    ...(item.style.uppercase ? { transform: 'uppercase' as const } : {}),
    lineHeight: item.lineHeight,
    letterSpacing: item.style.letterSpacing,
    align: look.align,
    verticalAlign: item.isButton || item.isBadge ? 'middle' : 'top',
    color: look.color,
    fit: { mode: 'shrink', minFontSize: down(Math.max(0.5, fontSize * 0.8)) },
    ...(item.placeholder ? { placeholder: true } : {}),
  };
}

const PREFERRED: Partial<Record<TextLayer['role'], ('primary' | 'accent' | 'muted' | 'link')[]>> = {
  title: ['primary', 'link', 'accent'],
  caption: ['accent', 'link'],
  body: [],
  subtitle: [],
};

/** A text with the button or badge that it stands in, or the icon before it. */
function layersOf(
  placed: PlacedItem & { item: CopyItem },
  area: Box,
  request: FrameRequest,
  ground: Ground,
  align: 'start' | 'center',
): Layer {
  const { theme, id, dir } = request;
  const { item, fontSize } = placed;
  const isCentred = align === 'center';
  const x = isCentred
    ? area.x + (area.width - placed.width) / 2
    : dir === 'rtl'
      ? area.x + area.width - placed.width
      : area.x;
  if (item.isButton || item.isBadge) {
    const { fill, text } = item.isBadge ? badgeOn(theme, ground) : buttonOn(theme, ground);
    const box: Box = { x, y: area.y + placed.y, width: placed.width, height: placed.height };
    const pad = (item.padding ?? 0) * fontSize;
    const inner: Box = {
      x: x + pad,
      y: box.y + pad * 0.45,
      width: box.width - pad * 2,
      height: box.height - pad * 0.9,
    };
    const radius = item.isButton ? box.height / 2 : fontSize * 0.25;
    const layers: LeafLayer[] = [
      { ...plainShape(id, box, fill, radius), role: item.role },
      textLayer(item, inner, fontSize, { color: text, align: 'center' }, id('text')),
    ];
    return { id: id('group'), type: 'group', ...base(box), role: item.role, layers };
  }
  const color =
    item.role === 'title' && request.layout.ornament === 'none'
      ? textOn(theme, ground, [])
      : textOn(theme, ground, PREFERRED[item.role] ?? []);
  if (!item.icon) {
    const box: Box = { x: area.x, y: area.y + placed.y, width: area.width, height: placed.height };
    return textLayer(item, box, fontSize, { color, align }, id('text'));
  }
  const indent = (item.indent ?? 0) * fontSize;
  const row: Box = { x, y: area.y + placed.y, width: placed.width, height: placed.height };
  const text: Box = {
    x: dir === 'rtl' ? row.x : row.x + indent,
    y: row.y,
    width: row.width - indent,
    height: row.height,
  };
  const size = fontSize * 1.1;
  const icon: Box = {
    x: dir === 'rtl' ? row.x + row.width - size : row.x,
    y: row.y + fontSize * 0.1,
    width: size,
    height: size,
  };
  return {
    id: id('group'),
    type: 'group',
    ...base(row),
    role: item.role,
    layers: [
      {
        id: id('icon'),
        type: 'icon',
        ...base(icon),
        role: 'decoration',
        icon: item.icon,
        color: textOn(theme, ground, ['accent', 'primary'], 3),
        strokeWidth: 2,
      },
      textLayer(item, text, fontSize, { color, align: 'start' }, id('text')),
    ],
  };
}

function badgeOn(theme: Theme, ground: Ground): { fill: Ground; text: TextLayer['color'] } {
  const fill: Ground = ground === 'accent' ? 'background' : 'accent';
  return { fill, text: textOn(theme, fill, []) };
}
export interface ComposedFrame {
  frame: Frame;
  /** Texts that did not fit at any size one could read. */
  dropped: string[];
}

/** Lays one design out on one format. */
export function composeFrame(request: FrameRequest): ComposedFrame {
  const { format, layout, dir, id, copy } = request;
  const short = Math.min(format.width, format.height);
  const ground: Ground = isStrip(format) ? layout.ground : (layout.panel?.fill ?? layout.ground);
  const isSmall = format.width * format.height < (format.unit === 'px' ? 150_000 : 9_000);
  const area = boxOf(layout.text, format, dir);
  const items = copyItems(copy, { icons: request.withIcons, isSmall, headingWeight: 700 });
  const { rows, dropped } = isStrip(format)
    ? stripRows(items, format, dir)
    : stackedRows(items, area, request);
  const layers: Layer[] = [];
  const isPlain = isStrip(format);
  if (layout.picture && request.asset && !isPlain) {
    layers.push({
      id: id('image'),
      type: 'image',
      ...base(boxOf(layout.picture, format, dir)),
      role: 'picture',
      asset: request.asset,
      fit: 'cover',
    });
  }
  if (layout.panel && !isPlain) {
    const box = boxOf(layout.panel.zone, format, dir);
    const isInset = box.x > 0 && box.y > 0;
    layers.push(plainShape(id, box, layout.panel.fill, isInset ? short * 0.02 : 0));
  }
  if (!isPlain) layers.push(...ornamentLayers(layout, format, ground, id));
  layers.push(
    ...rows.map((row) => layersOf(row, row.area, request, ground, isStrip(format) ? 'start' : layout.align)),
  );
  const margin = round(short * format.margin);
  return {
    frame: {
      id: id('frame'),
      name: request.name.slice(0, 120),
      width: format.width,
      height: format.height,
      unit: format.unit,
      preset: format.id,
      background: { fill: layout.ground },
      safeArea: { top: margin, right: margin, bottom: margin, left: margin },
      ...(format.bleed ? { bleed: format.bleed } : {}),
      layers: layers.slice(0, 200),
    },
    dropped,
  };
}
