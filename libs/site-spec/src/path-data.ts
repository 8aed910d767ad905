import { z } from 'zod';

/** A shape as SVG path data in a box of 100 by 100. */
export const pathDataSchema = z
  .string()
  .max(8000)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]*$/);
