import { AppError } from './app-error.ts';

/**
 * Where two releases run beside each other, a service of the older one passes over what it does not know.
 * @throws AppError UNAVAILABLE, to try again, where what was asked for was not done.
 */
export function requireHonoured(asked: boolean, done: boolean): void {
  if (asked && !done)
    throw new AppError('UNAVAILABLE', 'An older release answered, and left out a part. Try again shortly.', {
      retryAfterMs: 5000,
    });
}
