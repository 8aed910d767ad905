import { areaOf, type Box, inset, middleOf, overlaps } from '../box.ts';
import { type FrameSize, isInside } from '../frame-format.ts';
import { plainText } from '../text.ts';
import { type ArtShape, runsThrough } from './art-shape.ts';
import type { PlacedText } from './fit-text.ts';
import { isOneLine } from './measure-text.ts';
import { ENOUGH, inner, type PlacedItem, type StandingText, setInPlaces } from './placed-texts.ts';
import type { SetText } from './set-text.ts';
import type { WrittenPlace } from './written-place.ts';
import {
  artOf,
  fillsUnder,
  isInMargins,
  isShape,
  isThin,
  picturesIn,
  picturesOn,
  safeBox,
  type WrittenSheet,
} from './written-sheet.ts';

/** A text in its place, with the colours that lie under it and the one that was written for it. */
export interface WrittenText extends PlacedText {
  fills: string[];
  color: string | undefined;
  /** What of its place it may take. */
  room: Box;
  /** What whoever placed it is told where no colour is read on all that lies under it. */
  unread: string;
}

/** A frame as its writer placed all that stands on it. */
export interface PlacedFrame {
  texts: WrittenText[];
  /** The size that each has room for, in their order. */
  sizes: number[];
  things: WrittenSheet['things'];
  /** Why it can't be set as it is written, for whoever writes it. */
  faults: string[];
  /** What may stand, or was mended: it is asked for once. */
  slips: string[];
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
/** A place that is made as large as was told holds what it is for. */
const raised = (value: number): string => String(Math.ceil(value * 10) / 10);
const told = ({ x, y, width, height }: Box): string => [x, y, width, height].map(rounded).join(' ');
const nameOf = ({ text }: SetText): string => `"${plainText(text).slice(0, 60)}"`;

/** What a text needs in the smallest type. */
function needOf({ text, place: { box } }: PlacedItem, { smallest, millimetre }: FrameSize): string {
  const width = Math.max(box.width, text.measured.longest * smallest * 1.02);
  const height = text.measured.breakAt(width / smallest).length * text.lineHeight * smallest;
  const points = (smallest * millimetre * 72) / 25.4;
  const type = millimetre === 0 ? `${rounded(smallest)} px` : `${rounded(points)} pt`;
  return `needs ${raised(width)} × ${raised(height)} at ${type}, its place is ${rounded(box.width)} × ${rounded(box.height)}`;
}

/** What is wrong with where a text stands, in the order in which it matters. */
function faultOf(
  item: StandingText,
  above: readonly StandingText[],
  sheet: WrittenSheet,
  least: number,
): string | undefined {
  const { frame } = sheet;
  const { box, fontSize } = item;
  const over = (other: Box): boolean => overlaps(inner(box), inner(other));
  if (fontSize < least * ENOUGH) return needOf(item, frame);
  const other = above.find((one) => over(one.box));
  if (other !== undefined) return `lies over ${nameOf(other.text)} (${told(other.place.box)})`;
  if (sheet.free.some((free) => overlaps(inner(box), free))) return 'stands in a free place';
  if (picturesIn(sheet, inner(box)).length > 0)
    return 'stands over the picture: on a plane that is drawn after it words are read';
  const { x, y, width, height } = box;
  const isWithin = [x, x + width].every((across) =>
    [y, y + height].every((down) => isInside(frame, across, down)),
  );
  if (isWithin && isInMargins(box, sheet)) return undefined;
  return `stands outside ${told(safeBox(frame))}, where texts may stand`;
}

/** Whether a line strikes an old price out: it runs along the middle of it, and ends near to its ends. */
function isStrike({ box: line }: ArtShape, { box, text, fontSize }: WrittenText): boolean {
  const off = Math.abs(middleOf(line).y - middleOf(box).y);
  const isAlong = line.x <= box.x + box.width * 0.15 && line.x + line.width >= box.x + box.width * 0.85;
  return (
    text.role === 'price' &&
    isOneLine(text, fontSize, box.height) &&
    isAlong &&
    line.width <= box.width * 2 &&
    off < box.height * 0.2 &&
    line.height <= box.height
  );
}

/** Lines that run through words and do not strike them out: slips, which go. */
const crossing = ({ things }: WrittenSheet, texts: readonly WrittenText[]): ArtShape[] =>
  things.filter(isShape).filter((thing) => {
    const words = texts.filter(({ text, box }) => !text.isBlank && isThin(thing, box.height));
    const met = words.filter(({ box }) => runsThrough(thing, inset(box, box.height * 0.2)));
    return met.length > 1 || met.some((text) => !isStrike(thing, text));
  });

/** What is told of a picture that nothing says the place of. */
export const UNPLACED_PICTURE =
  'The picture has no place: "picture x y width height" in its art gives it one.';

function pictureFaults(sheet: WrittenSheet, isPictured: boolean): string[] {
  const pictures = picturesOn(sheet);
  if (isPictured && pictures.length === 0) return [UNPLACED_PICTURE];
  const isIn = pictures.some((box) => sheet.free.some((free) => overlaps(inner(box), free)));
  return isIn ? ['The picture stands in a free place.'] : [];
}

/** A sheet of so many texts that has nothing in such a part of its height or width looks unfinished. */
const HOLE = { texts: 5, share: 0.3 };

/** The longest stretch of a side that none of some spans reaches. */
function stretchIn(spans: readonly (readonly [number, number])[], side: number): [number, number] {
  let longest: [number, number] = [0, 0];
  let end = 0;
  for (const [from, to] of [...spans.toSorted(([one], [other]) => one - other), [side, side] as const]) {
    if (from - end > longest[1] - longest[0]) longest = [end, from];
    end = Math.max(end, to);
  }
  return longest;
}

/** Where a sheet with much to say has nothing from side to side, or from top to foot. */
function holesIn({ frame, things, free }: WrittenSheet, texts: readonly StandingText[]): string[] {
  // A plane that texts stand on is only a ground.
  const isSeen = (box: Box): boolean => areaOf(box) < (frame.width * frame.height) / 3;
  const seen = things.flatMap((thing) =>
    isShape(thing) ? (isSeen(thing.box) ? thing.box : []) : thing.picture,
  );
  const boxes = [...texts.map(({ box }) => box), ...free, ...seen];
  const hole = (axis: 'x' | 'y'): string[] => {
    const along = axis === 'x' ? 'width' : 'height';
    const spans = boxes.map((box) => [box[axis], box[axis] + box[along]] as const);
    const [from, to] = stretchIn(spans, frame[along]);
    const stretch = `From ${axis} ${rounded(from)} to ${rounded(to)}`;
    const slip = `${stretch} nothing stands: larger places would fill the sheet.`;
    return to - from > frame[along] * HOLE.share ? [slip] : [];
  };
  return texts.length < HOLE.texts ? [] : [...hole('y'), ...hole('x')];
}

/** Texts where their writer put them, as large as they can be there; others of their series have `most`, type under `least` does not hold. */
export function placedFrame(
  given: readonly { text: SetText; place: WrittenPlace | undefined }[],
  sheet: WrittenSheet,
  {
    isPictured,
    most = [],
    least = sheet.frame.smallest,
  }: { isPictured: boolean; most?: readonly number[]; least?: number | undefined },
): PlacedFrame {
  const set = setInPlaces(
    given.flatMap(({ text, place }) => (place === undefined ? [] : { text, place })),
    sheet,
    most,
  );
  const unplaced = given.filter(({ place }) => place === undefined);
  const faults = [
    ...unplaced.map(({ text }) => `${nameOf(text)} has no place.`),
    ...pictureFaults(sheet, isPictured),
  ];
  const slips = [...sheet.slips];
  const texts = set.map((item, at): WrittenText => {
    const { text, place, room, box, fontSize } = item;
    const named = `${nameOf(text)} (${told(place.box)})`;
    const fault = faultOf(item, set.slice(0, at), sheet, least);
    if (fault !== undefined) faults.push(`${named} ${fault}.`);
    else if (fontSize < sheet.frame.smallest * 0.97) slips.push(`${named} ${needOf(item, sheet.frame)}.`);
    slips.push(...place.unread.map((word) => `${named}: "${word.slice(0, 60)}" is no word of a place.`));
    const fills = fillsUnder(sheet, box);
    const [fill = sheet.ground] = fills;
    const { align, color } = place;
    // What outgrew its place meets what it was not placed on.
    const across = `stands across ${fills.join(' and ')}: no colour is read on all of them`;
    const instead = areaOf(room) > areaOf(place.box) * 1.02 ? needOf(item, sheet.frame) : across;
    const unread = `${named} ${instead}.`;
    return { text, box, room, fontSize: Math.max(fontSize, 0.01), align, fill, fills, color, unread };
  });
  const gone = crossing(sheet, texts);
  slips.push(...gone.map((shape) => `${artOf(shape)} runs through words.`));
  if (!isPictured && picturesOn(sheet).length > 0)
    slips.push('The picture has a place, but nothing says what is to be seen there.');
  slips.push(...holesIn(sheet, set));
  const things = sheet.things.filter((thing) => !isShape(thing) || !gone.includes(thing));
  return { texts, sizes: set.map(({ size }) => size), things, faults, slips };
}
