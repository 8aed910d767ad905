import { AppError } from '@sitewright/errors';

/** Makes the opaque cursor of a list from the key of the last item shown. */
export const encodeCursor = (list: string, key: string | number): string =>
  Buffer.from(`${list}:${key}`).toString('base64url');

/**
 * Reads back the key of a cursor; undefined for the first page.
 * @param isKey whether a word can be a key of this list.
 * @throws AppError INVALID_CURSOR for anything that `encodeCursor` would not have made.
 */
export function decodeCursor(
  list: string,
  cursor: string,
  isKey: (word: string) => boolean,
): string | undefined {
  if (cursor === '') return undefined;
  const [name, key = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(':');
  if (name === list && rest.length === 0 && isKey(key) && encodeCursor(list, key) === cursor) return key;
  throw new AppError('INVALID_CURSOR', 'The cursor is not one of this list.');
}
