import { check, rangeRule } from './checks.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';

const usualSize = 20;
const maxSize = 100;

/** Which part of a list is asked for. */
export interface Page {
  after: Position | undefined;
  size: number;
}

/** @throws AppError INVALID_REQUEST or INVALID_CURSOR. */
export function readPage(request: { pageSize: number; cursor: string }): Page {
  check({ page_size: rangeRule(request.pageSize, 0, maxSize, 'entries') });
  return {
    after: request.cursor === '' ? undefined : decodeCursor(request.cursor),
    size: request.pageSize === 0 ? usualSize : request.pageSize,
  };
}

/** Cuts what was read, one entry more than the page has, and tells where the next page starts; '' at the end. */
export function cutPage<T>(
  rows: readonly T[],
  size: number,
  position: (row: T) => Position,
): { rows: readonly T[]; nextCursor: string } {
  const last = rows[size - 1];
  if (rows.length <= size || last === undefined) return { rows, nextCursor: '' };
  return { rows: rows.slice(0, size), nextCursor: encodeCursor(position(last)) };
}
