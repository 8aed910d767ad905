import { AppError } from '@sitewright/errors';
import { checkInteger } from './checks.ts';

/** What a cursor continues: a cursor of one list is not one of another. */
type List = 'entries' | 'grants';

const usualPageSize = 20;
const maxPageSize = 100;

/** The page size asked for, or the usual one for 0. */
export function pageSize(asked: number): number {
  checkInteger('page_size', asked, [0, maxPageSize]);
  return asked === 0 ? usualPageSize : asked;
}

/** The opaque cursor that continues a list below a number. */
export const cursorAfter = (list: List, number: number): string =>
  Buffer.from(`${list}:${number}`).toString('base64url');

/** The number below which a page begins; undefined for the first. @throws AppError INVALID_CURSOR. */
export function readCursor(list: List, cursor: string): number | undefined {
  if (cursor === '') return undefined;
  const number = Number(/^(\w+):([1-9]\d{0,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[2]);
  // Written again it must be the same, or it is not one of ours.
  if (!Number.isSafeInteger(number) || cursorAfter(list, number) !== cursor) {
    throw new AppError('INVALID_CURSOR', 'The cursor is not one of this list.');
  }
  return number;
}

/** The rows of a page and the cursor of the next, given one row more than fits where there is more. */
export function cutPage<T>(list: List, rows: T[], size: number, numberOf: (row: T) => number) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    page,
    nextCursor: rows.length > size && last !== undefined ? cursorAfter(list, numberOf(last)) : '',
  };
}
