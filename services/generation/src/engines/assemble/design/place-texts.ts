import {
  type ArtShape,
  inset,
  type PlacedFrame,
  placedFrame,
  placeIn,
  planeOver,
  type Theme,
  type WrittenSheet,
  type WrittenText,
} from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import type { AssembleContext } from '../context.ts';
import { type Colour, contrastBetween, READABLE, textOn, wantedOn } from './frame-colours.ts';
import { type Entry, isSaid, isSeries, levelOf, SECOND, setText } from './frame-text.ts';

/** A frame that its writer placed, in the colours that it has in the end. */
export interface ColouredFrame extends PlacedFrame {
  /** By which it can be placed again. */
  placing: Placing;
  texts: (WrittenText & { color: Colour })[];
}

/** What a frame is placed by. */
export interface Placing {
  part: FramePart;
  entries: readonly Entry[];
  sheet: WrittenSheet;
  theme: Theme;
  /** Smaller type does not hold, where that is not the smallest of the frame. */
  least?: number;
}

/** What of the places of a frame or slide does not hold; `isLost` where the program then finds others. */
export interface Misplaced {
  at: number;
  message: string;
  isLost: boolean;
}

export const misplacedIn = (
  { faults, slips }: { faults: readonly string[]; slips: readonly string[] },
  at: number,
): Misplaced[] => [...faults, ...slips].map((message, own) => ({ at, message, isLost: own < faults.length }));

/** So many times as large as the smallest, type is read at a lower contrast. */
const LARGE = { size: 2.4, contrast: 3 };

/** The colour that is written for a text where that holds, else one that does; undefined where none does. */
function colourOf(
  one: WrittenText,
  { sheet, theme }: Placing,
  texts: readonly WrittenText[],
): Colour | undefined {
  const { text, fill, fills, color } = one;
  const holds = (colour: Colour, least = READABLE): boolean =>
    fills.every((under) => contrastBetween(theme, colour, under) >= least);
  const leastOf = (size: number): number =>
    size >= sheet.frame.smallest * LARGE.size ? LARGE.contrast : READABLE;
  // What was written in one colour on one ground keeps one, which the smallest of it is read in.
  const alike = texts.filter((other) => other.fill === fill && other.color === color);
  if (color !== undefined && holds(color, leastOf(Math.min(...alike.map(({ fontSize }) => fontSize)))))
    return color;
  const wanted = wantedOn(text, fill, theme);
  const able = [...wanted, textOn(theme, fill), 'text', 'background', '#000000', '#ffffff'];
  return able.find((colour) => holds(colour)) ?? able.find((colour) => holds(colour, leastOf(one.fontSize)));
}

/** The texts of a frame that its writer placed: each stands for itself, in the lines that it was given. */
export function placedTexts(part: FramePart, context: AssembleContext): Entry[] {
  const texts = part.texts.map((text) => (text.group === '' ? text : { ...text, group: '' }));
  return texts.flatMap((draft, at) => {
    const isFocus = draft.emphasis === 'strong';
    const isHeading = draft.role === 'subtitle' && !isFocus && isSeries(texts) && isSaid(texts[at + 1]);
    // What is short is a matter of its own; how important the rest is, its role says.
    const isMatter = draft.text.length <= SECOND.longest;
    const level = isFocus ? 'large' : isMatter ? 'middle' : isHeading ? 'small' : levelOf(draft, texts);
    const words = draft.text.trim().replace(/\n\s*\n/gu, '\n');
    const standing = { level, isHeading, before: texts[at - 1] };
    const kind = isFocus ? 'head' : draft.role;
    return setText(draft, standing, words, context).map((text): Entry => ({ draft, text, kind }));
  });
}

/** What stands on a frame where its writer put it; `most` are sizes that others of its series have. */
export function placeTexts(placing: Placing, most: readonly number[] = []): ColouredFrame {
  const { part, entries, sheet, theme, least } = placing;
  const given = entries.map(({ draft, text }) => ({ text, place: placeIn(draft.place) }));
  const found = placedFrame(given, sheet, { isPictured: part.picture.trim() !== '', most, least });
  const slips = [...found.slips];
  const plates: ArtShape[] = [];
  const texts = found.texts.map((one) => {
    const color = colourOf(one, placing, found.texts);
    if (color !== undefined) return { ...one, color };
    // Read on all of what it lies on it can't be: a plate comes under it.
    slips.push(one.unread);
    const plate = planeOver(one.fill, inset(one.box, -one.fontSize * 0.15));
    if (plate !== undefined) plates.push(plate);
    return { ...one, color: textOn(theme, one.fill) };
  });
  return { ...found, placing, texts, slips, things: [...found.things, ...plates] };
}
