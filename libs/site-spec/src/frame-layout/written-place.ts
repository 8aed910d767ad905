import type { Box } from '../box.ts';
import type { DrawnShape } from '../drawing.ts';
import { MOST_SIDE } from '../frame-format.ts';
import { colorRefSchema } from '../theme.ts';
import { ROLES, shapeIn } from '../written-drawing.ts';

/** Where its writer wants a text: a box in the unit of its frame, and how it stands there. */
export interface WrittenPlace {
  box: Box;
  align: 'start' | 'center' | 'end';
  /** The colour that it is to have, if one was named. */
  color: string | undefined;
  /** Words of it that say nothing here. */
  unread: string[];
}

const ALIGNS: ReadonlyMap<string, WrittenPlace['align']> = new Map([
  ['start', 'start'],
  ['middle', 'center'],
  ['center', 'center'],
  ['end', 'end'],
]);

/** What shows through has no colour that type can be judged by. */
const isOpaque = (colour: string): boolean => !/^#.{7,}/.test(colour);

function boxIn(words: readonly string[]): Box | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = words.slice(0, 4).map(Number.parseFloat);
  const isBox =
    [x, y, width, height].every((value) => Math.abs(value) <= MOST_SIDE) && width > 0 && height > 0;
  return isBox ? { x, y, width, height } : undefined;
}

const wordsOf = (line: string): string[] => line.trim().split(/[\s,]+/);

/** The place that a text was given, "14 20 80 24 end accent"; undefined where that is none. */
export function placeIn(text: string): WrittenPlace | undefined {
  const words = wordsOf(text);
  const box = boxIn(words);
  if (box === undefined) return undefined;
  const named = words.slice(4).map((word) => word.toLowerCase());
  const isColour = (word: string): boolean =>
    isOpaque(word) && colorRefSchema.safeParse(ROLES.get(word) ?? word).success;
  const colour = named.find(isColour);
  return {
    box,
    align: named.flatMap((word) => ALIGNS.get(word) ?? [])[0] ?? 'start',
    color: colour && (ROLES.get(colour) ?? colour),
    unread: named.filter((word) => !ALIGNS.has(word) && !isColour(word)),
  };
}

/** A plane or a line. */
export type WrittenShape = Exclude<DrawnShape, { kind: 'words' }>;

/** What its writer put on a frame beside texts, from back to front, and what is to stay empty. */
export interface WrittenArt {
  things: (WrittenShape | { picture: Box })[];
  free: Box[];
  /** Lines that are nothing of it, as words are, which are texts. */
  unread: string[];
}

/** The art of a frame from the lines of its writer. */
export function artIn(lines: readonly string[]): WrittenArt {
  const art: WrittenArt = { things: [], free: [], unread: [] };
  for (const given of lines.flatMap((entry) => entry.split(/[\n\r]+/))) {
    const line = given.replace(/^\s*art:/, '').trim();
    if (line === '') continue;
    const [first = '', ...rest] = wordsOf(line);
    const name = first.toLowerCase().replace(/:$/, '');
    const box = boxIn(rest);
    const shape = shapeIn(line, MOST_SIDE);
    if (name === 'free' && box !== undefined) art.free.push(box);
    else if (name === 'picture' && box !== undefined) art.things.push({ picture: box });
    else if (shape === undefined || shape.kind === 'words' || !isOpaque(shape.color)) art.unread.push(line);
    else art.things.push(shape);
  }
  return art;
}

/** Whether a frame is set by places that its writer gave. */
export function isPlacedByWriter(frame: {
  art: readonly string[];
  texts: readonly { place: string }[];
}): boolean {
  const { things, free } = artIn(frame.art);
  return frame.texts.some(({ place }) => place.trim() !== '') || things.length + free.length > 0;
}
