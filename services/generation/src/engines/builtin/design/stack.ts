import { type MeasuredStyle, widthOf, wrap } from '@sitewright/site-spec';

/** One text of a design, before it has a size and a place. */
export interface StackItem {
  key: string;
  text: string;
  style: MeasuredStyle;
  lineHeight: number;
  /** Size relative to the headline's. */
  scale: number;
  /** Room inside a button or badge around the text, in em. */
  padding?: number;
  /** Room for an icon before the text, in em. */
  indent?: number;
  /** Space above, relative to the headline's size. */
  gap: number;
  /** May be left out if the frame is too small. */
  optional?: boolean;
}

export interface PlacedItem {
  item: StackItem;
  y: number;
  height: number;
  width: number;
  fontSize: number;
  lines: number;
}

export interface StackRoom {
  width: number;
  height: number;
  /** Largest and smallest size of the headline and of any text. */
  max: number;
  min: number;
}

function measure(item: StackItem, base: number, room: StackRoom): Omit<PlacedItem, 'y'> | undefined {
  const fontSize = Math.max(room.min, base * item.scale);
  const padding = (item.padding ?? 0) * fontSize;
  const indent = (item.indent ?? 0) * fontSize;
  const inner = room.width - padding * 2 - indent;
  const lines = inner <= 0 ? undefined : wrap(item.text, inner / fontSize, item.style);
  if (!lines) return undefined;
  const height = lines.length * fontSize * item.lineHeight + (padding > 0 ? padding * 0.9 : 0);
  const widest = Math.max(...lines.map((line) => widthOf(line, item.style))) * fontSize;
  return {
    item,
    height,
    width: Math.min(room.width, widest + padding * 2 + indent),
    fontSize,
    lines: lines.length,
  };
}

function attempt(items: readonly StackItem[], base: number, room: StackRoom): PlacedItem[] | undefined {
  const placed: PlacedItem[] = [];
  let y = 0;
  for (const item of items) {
    const measured = measure(item, base, room);
    if (!measured) return undefined;
    if (placed.length > 0) y += Math.max(room.min * 0.5, item.gap * base);
    placed.push({ ...measured, y });
    y += measured.height;
    if (y > room.height) return undefined;
  }
  return placed;
}

/** The largest headline at which everything stands in the room, one text under another. */
function largest(items: readonly StackItem[], room: StackRoom): PlacedItem[] | undefined {
  let best = attempt(items, room.min, room);
  if (!best) return undefined;
  let [low, high] = [room.min, room.max];
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    const found = attempt(items, middle, room);
    if (found) {
      best = found;
      low = middle;
    } else high = middle;
  }
  return best;
}

const GROWTH = [1.7, 1.5, 1.35, 1.2, 1.1];
/** Beside the headline nothing gets larger than this share of it. */
const MOST = 0.62;

/** A headline of one long word leaves room below it: the rest may fill it, up to its share. */
function grown(items: readonly StackItem[], room: StackRoom, placed: PlacedItem[]): PlacedItem[] {
  const base = placed.find((entry) => entry.item.scale === 1)?.fontSize;
  if (base === undefined) return placed;
  for (const factor of GROWTH) {
    const larger = items.map((item) =>
      item.scale >= MOST ? item : { ...item, scale: Math.min(MOST, item.scale * factor) },
    );
    const found = attempt(larger, base, { ...room, height: room.height * 0.92 });
    if (found) return found;
  }
  return placed;
}

/**
 * Sets texts one under another so that none overlaps another or leaves the room. If they do not fit at the smallest
 * size, optional ones go first, from the last; then the smallest size gives way.
 */
export function stackTexts(
  items: readonly StackItem[],
  room: StackRoom,
): { placed: PlacedItem[]; dropped: StackItem[] } {
  const kept = [...items];
  const dropped: StackItem[] = [];
  for (;;) {
    const placed = largest(kept, room);
    if (placed) return { placed: grown(kept, room, placed), dropped };
    const at = kept.findLastIndex((item) => item.optional);
    if (at === -1) break;
    dropped.push(...kept.splice(at, 1));
  }
  for (let min = room.min; min > room.min / 64; min *= 0.8) {
    const placed = largest(kept, { ...room, min, max: Math.max(min, room.max) });
    if (placed) return { placed, dropped };
  }
  return { placed: [], dropped: [...dropped, ...kept] };
}
