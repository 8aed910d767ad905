import type { BarNames } from './bar-names.ts';
import type { Drawing } from './drawing.ts';

/** What the name of an axis and those of bars take of the height of a chart, px. */
const UNDER = 40;
/** What is kept free beyond the longest lying bar, px. */
export const BEYOND = 20;
/** However long the names are, a bar has so much, px. */
const LEAST = 80;

/** How long the longest bar may be beside names that take so much, px. */
export const longOf = (
  { width, height }: Drawing,
  lying: boolean,
  { gutter }: BarNames,
  beyond = BEYOND,
): number => Math.max(LEAST, lying ? width - gutter - beyond : height - UNDER);
