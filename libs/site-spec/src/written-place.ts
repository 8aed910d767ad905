import type { Box } from './box.ts';
import type { DrawnShape } from './drawing.ts';
import { colorRefSchema } from './theme.ts';
import { ROLES, shapeIn } from './written-drawing.ts';

/** Where its writer wants a text: a box in the unit of its frame, and how it stands there. */
export interface WrittenPlace {
  box: Box;
  align: 'start' | 'center' | 'end';
  /** The colour that it is to have, if one was named. */
  color: string | undefined;
}

const ALIGNS: ReadonlyMap<string, WrittenPlace['align']> = new Map([
  ['middle', 'center'],
  ['center', 'center'],
  ['end', 'end'],
]);

const FAR = 20_000;

function boxIn(words: readonly string[]): Box | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = words.slice(0, 4).map(Number.parseFloat);
  const isBox = [x, y, width, height].every((value) => Math.abs(value) <= FAR) && width > 0 && height > 0;
  return isBox ? { x, y, width, height } : undefined;
}

const wordsOf = (line: string): string[] => line.trim().split(/[\s,]+/);

/** The place that a text was given, "14 20 80 24 end accent"; undefined where that is none. */
export function placeIn(text: string): WrittenPlace | undefined {
  const words = wordsOf(text);
  const box = boxIn(words);
  if (box === undefined) return undefined;
  const named = words.slice(4).map((word) => word.toLowerCase());
  const colours = named.map((word) => ROLES.get(word) ?? word);
  return {
    box,
    align: named.flatMap((word) => ALIGNS.get(word) ?? [])[0] ?? 'start',
    color: colours.find((colour) => colorRefSchema.safeParse(colour).success),
  };
}

/** A plane or a line. */
export type WrittenShape = Exclude<DrawnShape, { kind: 'words' }>;

/** What its writer put on a frame beside texts, from back to front, and what is to stay empty. */
export interface WrittenArt {
  things: (WrittenShape | { picture: Box })[];
  free: Box[];
}

/** The art of a frame from the lines of its writer; a line that is nothing of it is left out, as words are, which are texts. */
export function artIn(lines: readonly string[]): WrittenArt {
  const art: WrittenArt = { things: [], free: [] };
  for (const given of lines.flatMap((entry) => entry.split(/[\n\r]+/))) {
    const line = given.replace(/^\s*art:/, '');
    const [first = '', ...rest] = wordsOf(line);
    const box = boxIn(rest);
    if (first === 'free' && box !== undefined) art.free.push(box);
    else if (first === 'picture' && box !== undefined) art.things.push({ picture: box });
    else {
      const shape = shapeIn(line.trim());
      if (shape !== undefined && shape.kind !== 'words') art.things.push(shape);
    }
  }
  return art;
}
