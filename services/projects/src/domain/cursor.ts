import { AppError } from '@sitewright/errors';

/** Makes the opaque cursor of a list from the key of the last item shown. */
export const encodeCursor = (list: string, key: string | number): string =>
  Buffer.from(`${list}:${key}`).toString('base64url');

/**
 * Reads back the key of a cursor; undefined for the first page.
 * @param form what a key of this list looks like.
 * @throws AppError INVALID_CURSOR for anything that `encodeCursor` would not have made.
 */
export function decodeCursor(list: string, cursor: string, form: RegExp): string | undefined {
  if (cursor === '') return undefined;
  const [name, key = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(':');
  if (name === list && rest.length === 0 && form.test(key) && encodeCursor(list, key) === cursor) return key;
  throw new AppError('INVALID_CURSOR', 'The cursor is not one of this list.');
}
