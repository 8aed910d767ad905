import type { Drawing } from './drawing.ts';

/** What an axis under bars takes of the height of a chart, with its name, px. */
export const UNDER = 40;
/** What the numbers of an axis take of the width of a chart with standing bars, px. */
export const BESIDE = 40;
/** What is kept free beyond the longest lying bar, px. */
export const BEYOND = 20;
/** However long the names are, a bar has so much, px. */
const LEAST = 80;

/** How long the longest bar may be beside names that take so much, px. */
export const longOf = (
  { width, height }: Drawing,
  lying: boolean,
  { gutter }: { gutter: number },
  beyond = BEYOND,
): number => Math.max(LEAST, lying ? width - gutter - beyond : height - UNDER);
