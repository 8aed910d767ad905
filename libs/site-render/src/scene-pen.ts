import type { Motif } from '@sitewright/site-spec';

/** Colours of a picture in order of weight; the first fills the ground, the last is the light one. */
export type Palette = [string, ...string[]];

export interface SceneOptions {
  motif: Motif;
  seed: number;
  width: number;
  height: number;
  palette: Palette;
}

/** What a scene is drawn with. */
export interface Pen {
  /** The next number from 0 to 1: the same for the same seed (mulberry32, by Tommy Ettinger, public domain). */
  next(): number;
  between(low: number, high: number): number;
  color(index: number): string;
  width: number;
  height: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export function penOf({ seed, width, height, palette }: SceneOptions): Pen {
  const marks = palette.length > 1 ? palette.slice(1) : ['#ffffff', '#00000040'];
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => round(low + next() * (high - low)),
    // Marks never take the colour of the ground, or they would not be seen on it.
    color: (index) => (index === 0 ? palette[0] : (marks[(index - 1) % marks.length] ?? palette[0])),
    width,
    height,
  };
}

/** Draws the marks of a scene on its ground. */
export type Scene = (pen: Pen) => string;

export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
