import { AppError } from './app-error.ts';

/** What the id of a thing begins with. */
export type IdPrefix = 'wsp' | 'key' | 'lnk' | 'prj' | 'bld' | 'gnt' | 'aud';

const ulid = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether a word has the form of an id: the prefix, `_` and a ULID in lower case (Crockford's base 32, 48 bits of time). */
export const isId = (prefix: IdPrefix, word: string): boolean =>
  word.startsWith(`${prefix}_`) && ulid.test(word.slice(prefix.length + 1));

/** The rule that a word breaks which is to be an id; undefined when it keeps it. */
export const idRule = (prefix: IdPrefix, word: string): string | undefined =>
  isId(prefix, word) ? undefined : `must be ${prefix}_ and a ULID in lower case`;

/** The id in a field of a request. @throws AppError INVALID_REQUEST that names the field and the form. */
export function requireId(field: string, prefix: IdPrefix, word: string): string {
  const description = idRule(prefix, word);
  if (description === undefined) return word;
  throw new AppError('INVALID_REQUEST', `${field} ${description}.`, { violations: [{ field, description }] });
}
