import type { z } from 'zod';

/**
 * The schema itself, typed by the name of what it reads. A schema that holds it then names that type where it would
 * spell it out again: declarations stay small, and who imports them compares names in place of structures.
 */
export const known = <T>(schema: z.ZodType<T, T>): z.ZodType<T, T> => schema;
