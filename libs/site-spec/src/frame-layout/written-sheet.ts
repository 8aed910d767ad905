import { areaOf, type Box, inset, meet, middleOf, overlaps } from '../box.ts';
import type { FrameSize } from '../frame-format.ts';
import { type ArtShape, artShape, covers, pathIn, runsThrough } from './art-shape.ts';
import { artIn, type WrittenArt } from './written-place.ts';

type Thing = ArtShape | { picture: Box };

/** What texts are placed on: planes and lines from back to front, places for the picture, and places that stay empty. */
export interface WrittenSheet {
  frame: FrameSize;
  ground: string;
  /** Whether reading starts at the right. */
  isRtl: boolean;
  things: Thing[];
  free: Box[];
  /** What of it is not as it was written, for whoever wrote it. */
  slips: string[];
}

/** Whether something on a sheet is drawn, and no place for a picture. */
export const isShape = (thing: Thing): thing is ArtShape => 'shape' in thing;
/** The places of pictures on a sheet. */
export const picturesOn = ({ things }: WrittenSheet): Box[] =>
  things.flatMap((thing) => (isShape(thing) ? [] : [thing.picture]));

/** Points across and down a box that are looked at. */
const LOOKS = { across: 14, down: 6 };

const looksIn = ({ x, y, width, height }: Box): { x: number; y: number }[] =>
  Array.from({ length: LOOKS.across * LOOKS.down }, (_, at) => ({
    x: x + (((at % LOOKS.across) + 0.5) / LOOKS.across) * width,
    y: y + ((Math.floor(at / LOOKS.across) + 0.5) / LOOKS.down) * height,
  }));

/** The pictures that are seen in a box: no plane that was drawn after them covers them there. */
export const picturesIn = ({ things }: Pick<WrittenSheet, 'things'>, box: Box): Box[] =>
  things.flatMap((thing, at) => {
    if (isShape(thing) || !overlaps(thing.picture, box)) return [];
    const over = things.slice(at + 1).filter(isShape);
    const looks = looksIn(meet(box, thing.picture));
    return looks.every((point) => over.some((one) => covers(one, point))) ? [] : [thing.picture];
  });

/** A plane over a box, in a colour. */
export const planeOver = (color: string, { x, y, width, height }: Box): ArtShape | undefined =>
  artShape({ kind: 'plane', color, path: `M${x} ${y}h${width}v${height}h${-width}Z` });

/** What a sheet holds, so that it is set in no time: curves have many steps. */
const MOST = { things: 60, steps: 10_000, free: 12, path: 8000 };

/** Art as things with their measures, as many as a sheet holds. */
function thingsIn(written: WrittenArt['things'], most: number): Thing[] {
  let steps = 0;
  return written.slice(0, most).flatMap((thing): Thing | [] => {
    if ('picture' in thing) return { picture: thing.picture };
    const shape = artShape(thing);
    if (shape === undefined || steps + shape.steps.length > MOST.steps) return [];
    const side = Math.max(shape.box.width, shape.box.height);
    if (pathIn(shape, { ...shape.box, width: side, height: side }).length > MOST.path) return [];
    steps += shape.steps.length;
    return shape;
  });
}

/** A shape as its writer knows it. */
export const artOf = ({ shape }: ArtShape): string => `"${shape.color} ${shape.path.slice(0, 60)}"`;

/** A frame as its writer drew it; what runs into a free place is covered there, which is told in `slips`. */
export function sheetOf(
  art: readonly string[],
  canvas: Pick<WrittenSheet, 'frame' | 'ground' | 'isRtl'>,
): WrittenSheet {
  const { things: written, free: empty, unread } = artIn(art);
  const free = empty.slice(0, MOST.free);
  // A free place may need a cover, which is a thing as well.
  const things = thingsIn(written, MOST.things - free.length);
  const strays = new Set<ArtShape>();
  const patches = free.flatMap((place) => {
    const hollow = inset(place, Math.min(place.width, place.height) * 0.03);
    const own = things.filter(isShape).filter((thing) => runsThrough(thing, hollow));
    for (const stray of own) strays.add(stray);
    return own.length === 0
      ? []
      : (planeOver(fillsUnder({ ...canvas, things }, place)[0] ?? canvas.ground, place) ?? []);
  });
  const left = written.length - things.length + empty.length - free.length;
  const slips = [
    ...unread.map((line) => `"${line.slice(0, 60)}" is no line of art.`),
    ...(left > 0 ? [`${left} lines of art draw nothing, or are more than a frame holds.`] : []),
    ...[...strays].map((shape) => `${artOf(shape)} runs into a free place.`),
  ];
  return { ...canvas, things: [...things, ...patches], free, slips };
}

/** A line that is less of the height of a text is none that it stands on. */
const THICK = 0.4;
/** Whether a shape is a line that no text of such a height stands on. */
export const isThin = ({ shape }: ArtShape, height: number): boolean =>
  shape.kind === 'line' && shape.width < height * THICK;

/** The shape on top at a point that a text of such a height stands on; undefined where the ground is bare. */
export const shapeAt = (
  { things }: Pick<WrittenSheet, 'things'>,
  point: { x: number; y: number },
  height = Infinity,
): ArtShape | undefined =>
  things.filter(isShape).findLast((thing) => !isThin(thing, height) && covers(thing, point));

/** A colour under less of a text than this is none that it stands on. */
const FEW = 0.03;

/** The colours that lie under a box, the most of it first. */
export function fillsUnder(sheet: Pick<WrittenSheet, 'things' | 'ground'>, box: Box): string[] {
  const seen = new Map<string, number>();
  for (const point of looksIn(box)) {
    const color = shapeAt(sheet, point, box.height)?.shape.color ?? sheet.ground;
    seen.set(color, (seen.get(color) ?? 0) + 1);
  }
  const all = [...seen].toSorted(([, one], [, other]) => other - one);
  const many = all.filter(([, count], at) => at === 0 || count > LOOKS.across * LOOKS.down * FEW);
  return many.map(([color]) => color);
}

/** A mend leaves at least this share of a place. */
const KEPT = 0.5;

/** The largest part of a place that is clear of another; the place itself where that would be too little of it. */
export function clearOf(place: Box, other: Box): Box {
  if (!overlaps(place, other)) return place;
  const { x, y, width, height } = place;
  const [right, foot] = [x + width, y + height];
  const parts = [
    { ...place, width: other.x - x },
    { ...place, height: other.y - y },
    { ...place, x: other.x + other.width, width: right - other.x - other.width },
    { ...place, y: other.y + other.height, height: foot - other.y - other.height },
  ].filter((part) => part.width > 0 && part.height > 0);
  const [best] = parts.toSorted((one, two) => areaOf(two) - areaOf(one));
  return best !== undefined && areaOf(best) >= areaOf(place) * KEPT ? best : place;
}

/** How far texts keep from the edges of the plane that they stand on, of their margin and of its short side. */
const PAD = { margin: 0.6, side: 0.05 };

/** A place that stands a little too high or too low, where texts may stand: height is what its type needs. */
function lifted(place: Box, { safeArea: { top, bottom }, height, margin }: FrameSize): Box {
  const y = Math.max(top, Math.min(place.y, height - bottom - place.height));
  return Math.abs(y - place.y) <= margin * 1.5 ? { ...place, y } : place;
}

/** Where texts may stand on a frame. */
export function safeBox({ safeArea: { top, right, bottom, left }, width, height }: FrameSize): Box {
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/** What of a place a text may take: within the margins and the plane under it, beside what stays free and the picture. */
export function roomOf(written: Box, sheet: WrittenSheet): Box {
  const { margin } = sheet.frame;
  const place = lifted(written, sheet.frame);
  const home = shapeAt(sheet, middleOf(place))?.box ?? place;
  const pad = Math.min(margin * PAD.margin, home.width * PAD.side, home.height * PAD.side);
  const limits = [safeBox(sheet.frame), ...(home === place ? [] : [inset(home, pad)])];
  const room = limits.reduce((own, limit) => {
    const inside = meet(own, limit);
    return areaOf(inside) >= areaOf(own) * KEPT ? inside : own;
  }, place);
  return [...sheet.free, ...picturesIn(sheet, room)].reduce(clearOf, room);
}

/** Whether a box stands within the margins of its frame. */
export const isInMargins = (
  box: Box,
  { frame: { safeArea, width, height, short } }: WrittenSheet,
): boolean => {
  const slack = short * 0.002;
  return (
    box.x >= safeArea.left - slack &&
    box.y >= safeArea.top - slack &&
    box.x + box.width <= width - safeArea.right + slack &&
    box.y + box.height <= height - safeArea.bottom + slack
  );
};
