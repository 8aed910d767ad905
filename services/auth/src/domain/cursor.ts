import { AppError } from '@sitewright/errors';

/** Where a page ended: lists run by time of creation, newest first, then by id. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** A position as callers carry it: opaque to them. */
export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** @throws AppError INVALID_CURSOR for what encodeCursor did not make. */
export function decodeCursor(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, ms = '', id = ''] = /^(\d{1,14})\.([a-z]{3}_[0-9a-z]{26})$/.exec(text) ?? [];
  const position = { createdAt: new Date(Number(ms)), id };
  if (id === '' || encodeCursor(position) !== cursor) {
    throw new AppError('INVALID_CURSOR', 'The cursor is not one that this list gave out. Start without one.');
  }
  return position;
}
