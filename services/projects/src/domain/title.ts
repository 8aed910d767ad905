import { AppError } from '@sitewright/errors';
import { z } from 'zod';

// The same rule as the title of a specification, on one line.
const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cs}\p{Cc}]+$/u);

/** A title as it is kept: without blanks around it. @throws AppError when it is none. */
export function requireTitle(text: string): string {
  const title = titleSchema.safeParse(text);
  if (title.success) return title.data;
  throw new AppError('INVALID_REQUEST', 'title must have 1 to 120 characters on one line.', {
    violations: [{ field: 'title', description: '1 to 120 characters, no control characters' }],
  });
}
