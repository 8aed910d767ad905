import { AppError } from './app-error.ts';

/**
 * What is answered where a part of what was asked for was not done, to try again: where two releases run beside each other, a
 * service of the older one passes over what it does not know.
 */
export const notHonoured = (): AppError =>
  new AppError('UNAVAILABLE', 'An older release answered, and left out a part. Try again shortly.', {
    retryAfterMs: 5000,
  });
