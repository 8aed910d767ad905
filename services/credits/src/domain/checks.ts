import { AppError } from '@sitewright/errors';

/** Refuses a number outside its bounds, or one that is not whole. */
export function checkInteger(field: string, value: number, [min, max]: readonly [number, number]): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    refuse(field, `must be a whole number from ${min} to ${max}`);
  }
}

/** Refuses a text that is too long or holds control characters. */
export function checkText(field: string, text: string, [min, max]: readonly [number, number]): void {
  const length = [...text].length;
  if (length < min || length > max || /\p{Cc}/u.test(text)) {
    refuse(field, `must have ${min} to ${max} characters and no control characters`);
  }
}

/** @throws AppError INVALID_REQUEST naming the field and its rule. */
export function refuse(field: string, description: string): never {
  throw new AppError('INVALID_REQUEST', `${field} ${description}.`, { violations: [{ field, description }] });
}
