import type { Frame, Layer, LeafLayer, TextLayer, Theme } from '@sitewright/site-spec';
import type { TextDirection } from '../brief/brief.ts';
import type { DesignFormat } from '../recipe/designs/formats.ts';
import type { DesignLayout, Zone } from '../recipe/designs/layouts.ts';
import { type CopyItem, copyItems } from './copy-items.ts';
import type { DesignCopy } from './design-copy.ts';
import { buttonOn, type Ground, textOn } from './ground.ts';
import { ornamentLayers, plainShape } from './ornaments.ts';
import { type PlacedItem, stackTexts } from './stack.ts';

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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 100) / 100;
const down = (value: number) => Math.floor(value * 100) / 100;

/** A zone in the frame's unit; right-to-left designs are mirrored. */
function boxOf([x, y, width, height]: Zone, format: DesignFormat, dir: TextDirection): Box {
  const left = dir === 'rtl' ? 1 - x - width : x;
  return {
    x: left * format.width,
    y: y * format.height,
    width: width * format.width,
    height: height * format.height,
  };
}

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

/** Moves the stack to where the layout wants it; the foot goes to the bottom where it is spread. */
function arranged(
  placed: readonly PlacedItem[],
  items: ReadonlyMap<string, CopyItem>,
  area: Box,
  vertical: DesignLayout['vertical'],
): (PlacedItem & { item: CopyItem })[] {
  const last = placed.at(-1);
  const used = last ? last.y + last.height : 0;
  const free = Math.max(0, area.height - used);
  const rows = placed.flatMap((entry) => {
    const item = items.get(entry.item.key);
    return item ? [{ ...entry, item }] : [];
  });
  const foot = rows.findIndex((row) => row.item.isFoot);
  if (vertical === 'spread' && foot > 0)
    return rows.map((row, at) => ({ ...row, y: row.y + (at >= foot ? free : 0) }));
  const shift = vertical === 'middle' || vertical === 'spread' ? free / 2 : vertical === 'bottom' ? free : 0;
  return rows.map((row) => ({ ...row, y: row.y + shift }));
}

interface Row extends PlacedItem {
  item: CopyItem;
  area: Box;
}

/** The smallest text that can still be read: in print about 6 points, on a screen a share of the frame. */
function leastSize(format: DesignFormat): number {
  const short = Math.min(format.width, format.height);
  return format.unit === 'mm' ? Math.max(2.1, short * 0.014) : Math.max(9, short * 0.018);
}

function stackedRows(
  items: readonly CopyItem[],
  area: Box,
  { format, copy, layout }: FrameRequest,
): { rows: Row[]; dropped: string[] } {
  const short = Math.min(format.width, format.height);
  const min = leastSize(format);
  const max = Math.min(area.height * 0.5, short * (copy.headline.length < 14 ? 0.2 : 0.14));
  const room = {
    width: area.width,
    height: area.height,
    min: Math.min(min, area.height / 4),
    max: Math.max(min, max),
  };
  const { placed, dropped } = stackTexts(items, room);
  const byKey = new Map(items.map((item) => [item.key, item]));
  const rows = arranged(placed, byKey, area, layout.vertical).map((row) => ({ ...row, area }));
  return { rows, dropped: dropped.map((item) => item.text) };
}

/** Frames many times as wide as high are read from left to right: headline, offer and details, button. */
function isStrip({ width, height }: DesignFormat): boolean {
  return width / height >= 4;
}

function stripRows(
  items: readonly CopyItem[],
  format: DesignFormat,
  dir: TextDirection,
): { rows: Row[]; dropped: string[] } {
  const isRight = (item: CopyItem) => item.isButton === true || item.role === 'logo';
  const isMiddle = (item: CopyItem) => !isRight(item) && (item.isFoot === true || item.isBadge === true);
  const parts: [CopyItem[], Zone][] = [
    [items.filter((item) => !isRight(item) && !isMiddle(item)), [0.02, 0.1, 0.4, 0.8]],
    [items.filter(isMiddle), [0.44, 0.1, 0.28, 0.8]],
    [items.filter(isRight), [0.74, 0.1, 0.24, 0.8]],
  ];
  const results = parts.map(([group, zone]) => {
    const area = boxOf(zone, format, dir);
    const min = Math.min(leastSize(format), area.height / 4);
    const { placed, dropped } = stackTexts(group, {
      width: area.width,
      height: area.height,
      min,
      max: area.height * 0.55,
    });
    const byKey = new Map(group.map((item) => [item.key, item]));
    return { rows: arranged(placed, byKey, area, 'middle').map((row) => ({ ...row, area })), dropped };
  });
  return {
    rows: results.flatMap((result) => result.rows),
    dropped: results.flatMap((result) => result.dropped.map((item) => item.text)),
  };
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
