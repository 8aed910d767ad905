import { type Box, inset, middleOf, overlaps } from '../box.ts';
import type { FrameSize } from '../frame-format.ts';
import { plainText } from '../text.ts';
import { lineOf } from './fit-text.ts';
import { balancedWidth, isOneLine, measureText } from './measure-text.ts';
import type { SetText } from './set-text.ts';
import type { WrittenPlace } from './written-place.ts';
import {
  clearOf,
  fillsUnder,
  isInMargins,
  picturesIn,
  roomOf,
  shapeAt,
  type WrittenSheet,
} from './written-sheet.ts';

/** A text with the place that was written for it. */
export interface PlacedItem {
  text: SetText;
  place: WrittenPlace;
  /** What of its place it may take. */
  room: Box;
  /** The largest size that its room holds; 0 where it holds none. */
  size: number;
}

/** A text with the size of type and the box that it has in the end. */
export interface StandingText extends PlacedItem {
  fontSize: number;
  box: Box;
}

const STEP = 0.97;
/** So much smaller type is better than a number or a name that is parted, or a word alone on the last line. */
const YIELDED = 0.75;
/** A longer text may end with a short line. */
const LONGEST_HEAD = 60;

const isHead = ({ text }: SetText): boolean => plainText(text).length <= LONGEST_HEAD;

/** Whether lines are as they were written, and none of a short text ends it with a word alone. */
function isWhole(own: SetText, ems: number): boolean {
  const { measured, text } = own;
  if (measured.bound > ems) return false;
  if (!isHead(own)) return true;
  const lines = measured.breakAt(ems);
  const written = plainText(text).split('\n').length;
  if (written > 1) return lines.length === written;
  const last = lines.at(-1);
  const isAlone = lines.length > 1 && last !== undefined && !/\s/u.test(last.text);
  return !isAlone || last.width >= (lines[0]?.width ?? 0) * 0.5;
}

/** What takes this much of the height of its place in one line was meant to have one. */
const FLAT = 0.42;

/** The largest size at which a text has room; where its lines are better in one that is little smaller, that. */
function sizeIn(text: SetText, { width, height }: Box, { smallest }: FrameSize): number {
  if (text.isBlank) return Math.max(smallest, height / text.lineHeight);
  const found: { size: number; isOne: boolean; isWhole: boolean }[] = [];
  // The smallest is among the sizes that are tried: a place that was measured for it holds it.
  const next = (size: number): number => Math.max(size * STEP, size > smallest ? smallest : 0);
  const isEnd = (size: number): boolean =>
    size < (found[0] === undefined ? smallest * 0.5 : Math.max(found[0].size * YIELDED, smallest));
  for (let size = height / text.lineHeight; !isEnd(size); size = next(size)) {
    const measured = measureText(text, width, size);
    if (measured === undefined || measured.height > height) continue;
    const isFlat = isOneLine(text, size, measured.height) && measured.height >= height * FLAT;
    const isOne = text.emphasis !== 'strong' && isHead(text) && isFlat;
    found.push({ size, isOne, isWhole: isWhole(text, width / size) });
  }
  const best = found.find(({ isOne }) => isOne) ?? found.find((one) => one.isWhole) ?? found[0];
  return best?.size ?? 0;
}

const RANKS = { strong: 2, normal: 1, quiet: 0 } as const;
/** What is not the first thing seen is so many times smaller. */
const SHARES = { quiet: 0.55, normal: 0.9, told: 0.75 };
const TOLD: ReadonlySet<string> = new Set(['body', 'list', 'caption', 'contact', 'callToAction']);
/** Places of one size, or of one height in a row, are alike on purpose; else sizes that are further apart than this differ on purpose. */
const SAME = 1.08;
const NEAR = 1.3;

const isNear = (one: number, other: number, by: number): boolean =>
  Math.max(one, other) <= Math.min(one, other) * by;

/** Whether two texts have one size. */
function isAlike(one: PlacedItem, other: PlacedItem): boolean {
  const [{ box }, { box: next }] = [one.place, other.place];
  const isRow = Math.abs(box.y - next.y) < box.height * 0.1;
  const isPlacedAlike =
    isNear(box.height, next.height, SAME) && (isRow || isNear(box.width, next.width, SAME));
  return (
    one.text.role === other.text.role &&
    one.text.emphasis === other.text.emphasis &&
    (isPlacedAlike || isNear(one.size, other.size, NEAR))
  );
}

/** By each the first of those that it is alike to; what is alike to what is alike is so too. */
function kindsOf(items: readonly PlacedItem[]): number[] {
  const kinds = items.map((_, at) => at);
  const kindOf = (at: number): number => {
    const own = kinds[at] ?? at;
    return own === at ? at : kindOf(own);
  };
  const isSet = ({ size, text }: PlacedItem): boolean => size > 0 && !text.isBlank;
  for (const [at, item] of items.entries())
    for (let before = 0; isSet(item) && before < at; before += 1) {
      const other = items[before];
      if (other !== undefined && isSet(other) && isAlike(item, other)) kinds[kindOf(at)] = kindOf(before);
    }
  return kinds.map((_, at) => kindOf(at));
}

/** The sizes of all: one for what is alike in role, emphasis and place, none too near to what is seen first. */
function sizesOf(items: readonly PlacedItem[], { smallest }: FrameSize): number[] {
  const first = Math.max(
    ...items.map(({ text, size }) => (text.emphasis === 'strong' && !text.isBlank ? size : 0)),
  );
  const capped = items.map(({ text, size }): number => {
    if (text.emphasis === 'strong' || first === 0) return size;
    const share =
      text.emphasis === 'quiet' ? SHARES.quiet : TOLD.has(text.role) ? SHARES.told : SHARES.normal;
    return Math.min(size, Math.max(first * share, smallest * 1.3));
  });
  const kinds = kindsOf(items);
  const sizes = kinds.map((kind) => Math.min(...capped.filter((_, at) => kinds[at] === kind)));
  // What is quiet is no larger than what is not.
  const usual = sizes.filter((size, at) => size > 0 && items[at]?.text.emphasis === 'normal');
  const quiet = Math.max(smallest, Math.min(...usual));
  return sizes.map((size, at) => (items[at]?.text.emphasis === 'quiet' ? Math.min(size, quiet) : size));
}

/** Where texts stand in their rooms: on one line with what stands beside them, else in the middle of their plane, at the foot or on top. */
function standing(items: readonly Omit<StandingText, 'box'>[], sheet: WrittenSheet): StandingText[] {
  const sets = items.map((item) => {
    const { text, room, fontSize } = item;
    const height = Math.min(room.height, measureText(text, room.width, fontSize)?.height ?? room.height);
    return { item, room, height, line: lineOf(text, fontSize), isOne: isOneLine(text, fontSize, height) };
  });
  return sets.map(({ item, room, height, line: own }): StandingText => {
    const { text, place, fontSize } = item;
    if (text.isBlank) return { ...item, box: room };
    const row = sets.filter(
      (other) =>
        Math.abs(other.room.y - room.y) < room.height * 0.35 &&
        Math.abs(other.room.height - room.height) < room.height * 0.5,
    );
    const width = balancedWidth(text, room.width, fontSize);
    const side = place.align === 'center' ? 0.5 : (place.align === 'end') === sheet.isRtl ? 0 : 1;
    const x = room.x + (room.width - width) * side;
    const isRow = row.length > 1;
    const line = Math.max(...row.map((other) => other.line));
    const high = isRow ? Math.max(...row.map((other) => line - other.line + other.height)) : height;
    const down = isRow ? (row.every(({ isOne }) => isOne) ? 0.5 : 0) : standingOf(place.box, sheet);
    const y = room.y + Math.max(0, room.height - high) * down + (isRow ? line - own : 0);
    return { ...item, box: { x, y: Math.min(y, room.y + room.height - height), width, height } };
  });
}

/** A plane not much higher than the place of a text is a band for it. */
const BAND = 1.7;

function standingOf(place: Box, sheet: WrittenSheet): number {
  const home = shapeAt(sheet, middleOf(place));
  if (home !== undefined && home.box.height <= place.height * BAND) return 0.5;
  const { height, margin } = sheet.frame;
  return place.y > height * 0.6 && place.y + place.height >= height - margin * 1.6 ? 1 : 0;
}

/** So much may boxes of type have in common: letters do not reach the edges of theirs. */
const TOUCH = 0.06;
/** The box of a text as far as its letters go. */
export const inner = (box: Box): Box => inset(box, Math.min(box.width, box.height) * TOUCH);

/** A text with another room, as large as that lets it be. */
const inRoom = <Item extends Pick<PlacedItem, 'text' | 'place'>>(
  item: Item,
  room: Box,
  frame: FrameSize,
) => ({ ...item, room, size: sizeIn(item.text, room, frame) });

/** The first two texts that lie over each other: the one that keeps its box, and the lesser one. */
function clashIn(set: readonly StandingText[]): { kept: StandingText; other: StandingText } | undefined {
  for (const [at, one] of set.entries()) {
    const other = set.slice(at + 1).find(({ box }) => overlaps(inner(one.box), inner(box)));
    if (other === undefined) continue;
    const isFirst = RANKS[one.text.emphasis] >= RANKS[other.text.emphasis];
    return isFirst ? { kept: one, other } : { kept: other, other: one };
  }
  return undefined;
}

/** Sets texts, and where two lie over each other keeps the lesser one out of the other's box, so many times. */
function settled(
  items: readonly PlacedItem[],
  sheet: WrittenSheet,
  most: readonly number[],
  times = items.length + 1,
): StandingText[] {
  const sizes = sizesOf(items, sheet.frame);
  const sized = items.map((item, at) => {
    const size = sizes[at] ?? 0;
    return { ...item, fontSize: Math.min(size, most[at] ?? size) };
  });
  const set = standing(sized, sheet);
  const clash = times > 0 ? clashIn(set) : undefined;
  if (clash === undefined) return set;
  const { kept, other } = clash;
  const room = clearOf(other.room, kept.box);
  if (room === other.room) return set;
  const moved = set.map((item) => (item === other ? inRoom(item, room, sheet.frame) : item));
  return settled(moved, sheet, most, times - 1);
}

/** Type a little smaller than is asked for may stand where its writer does not mend it. */
export const ENOUGH = 0.8;
/** A place that is too small may grow by so much, no more than it needs, where nothing else stands. */
const GROWN = [0.1, 0.3, 0.7];

/** A text with more room around it, where it needs that: over no other colour, unless its type is far too small. */
function grown(item: PlacedItem, items: readonly PlacedItem[], sheet: WrittenSheet): PlacedItem {
  const { room, size } = item;
  const { smallest } = sheet.frame;
  if (size >= smallest) return item;
  const { x, y, width, height } = room;
  const texts = items.flatMap((other) => (other === item ? [] : other.room));
  const others = [...texts, ...sheet.free];
  const rooms = GROWN.flatMap((by) => [
    { ...room, height: height * (1 + by) },
    { ...room, width: width * (1 + by) },
    { ...room, x: x - width * by, width: width * (1 + by) },
    { ...room, y: y - height * by, height: height * (1 + by) },
    { x, y, width: width * (1 + by), height: height * (1 + by) },
  ]).filter(
    (box) =>
      isInMargins(box, sheet) &&
      !others.some((other) => overlaps(inner(box), other)) &&
      picturesIn(sheet, inner(box)).length === 0,
  );
  const fills = fillsUnder(sheet, room);
  const alike = rooms.filter((box) => fillsUnder(sheet, box).every((fill) => fills.includes(fill)));
  return (
    [...alike, ...(size < smallest * ENOUGH ? rooms : [])]
      .map((own) => inRoom(item, own, sheet.frame))
      .find((own) => own.size >= smallest) ?? item
  );
}

/** Texts in their places, as large as they can be there; `most` are sizes that others of their series have. */
export function setInPlaces(
  texts: readonly Pick<PlacedItem, 'text' | 'place'>[],
  sheet: WrittenSheet,
  most: readonly number[],
): StandingText[] {
  const items = texts.map((item) => inRoom(item, roomOf(item.place.box, sheet), sheet.frame));
  const roomy = items.map((item) => grown(item, items, sheet));
  return settled(roomy, sheet, most);
}
