import { ShapePen, type Size } from './shape-pen.ts';

/** How large an ornament is, in which colours, and which of its kind. */
export interface OrnamentRequest extends Size {
  /** The short side of the page, frame or screen: modules and the thickness of lines follow from it. */
  short: number;
  /**
   * Colours, or roles of the theme, strongest first; they come back as the shapes' fills. Arcs and leaves take all
   * of them, isometric three (top, left, right), the others the first. Leave out the colour of the ground.
   */
  colours: readonly string[];
  /** The same seed draws the same ornament. */
  seed: number;
  /** Rows of cells across its thin side, for a strip along an edge; else they follow from `short`. */
  rows?: number;
  /** It lies on a ground of the same colour, so that where a line was cut would show. */
  isWhole?: boolean;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The whole numbers from 0 on, so many. */
export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** A pen for each colour of an ornament, strongest first. */
export function pensOf({ width, height, colours }: OrnamentRequest): ShapePen[] {
  return colours.map((colour) => new ShapePen({ width, height }, colour));
}
