import type { TextDirection } from '../brief/brief.ts';
import type { DesignFormat } from '../recipe/designs/formats.ts';
import type { DesignLayout, Zone } from '../recipe/designs/layouts.ts';
import type { FrameRequest } from './compose-frame.ts';
import type { CopyItem } from './copy-items.ts';
import { type PlacedItem, stackTexts } from './stack.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A zone in the frame's unit; right-to-left designs are mirrored. */
export function boxOf([x, y, width, height]: Zone, format: DesignFormat, dir: TextDirection): Box {
  const left = dir === 'rtl' ? 1 - x - width : x;
  return {
    x: left * format.width,
    y: y * format.height,
    width: width * format.width,
    height: height * format.height,
  };
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

/** A text with its place, and the area that it is placed in. */
export interface Row extends PlacedItem {
  item: CopyItem;
  area: Box;
}

/** The smallest text that can still be read: in print about 6 points, on a screen a share of the frame. */
function leastSize(format: DesignFormat): number {
  const short = Math.min(format.width, format.height);
  return format.unit === 'mm' ? Math.max(2.1, short * 0.014) : Math.max(9, short * 0.018);
}

/** Texts one under another in the area of the layout. */
export function stackedRows(
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
export function isStrip({ width, height }: DesignFormat): boolean {
  return width / height >= 4;
}

/** Texts of a strip, in three areas side by side. */
export function stripRows(
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
