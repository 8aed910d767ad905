import { AppError } from '@sitewright/errors';

/** One message for every way in which a key can be wrong, so that it tells a stranger nothing. */
export const unauthorized = (): AppError =>
  new AppError(
    'UNAUTHORIZED',
    'A valid API key is required. Send it as "Authorization: Bearer <key>"; POST /api/v1/keys makes further keys, whoever runs this service the first.',
  );

/** For a cookie whose session has ended, by time, by signing out, or with its key. */
export const signedOut = (): AppError =>
  new AppError('UNAUTHORIZED', 'The session has ended. Sign in again.');

/** The key in an Authorization header (RFC 6750, section 2.1); undefined when there is none in it. */
export function bearerKey(header: string): string | undefined {
  return /^Bearer +([\x21-\x7e]{1,512}) *$/i.exec(header)?.[1];
}
