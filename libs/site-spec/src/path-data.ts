import { z } from 'zod';

/** A shape as SVG path data of so many signs. */
export const pathData = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]*$/);

/** A shape as SVG path data in a box of 100 by 100. */
export const pathDataSchema = pathData(8000);
