import { AppError } from '@sitewright/errors';
import anyAscii from 'any-ascii';

const form = /^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/;
const maxLength = 60;
const minLength = 3;
const lastNumber = 20;

/** How many slugs that it gave up are kept for one project. */
export const maxReservedSlugs = 10;

/** Tells whether a word has the form of a slug. */
export const isSlug = (word: string): boolean => form.test(word);

/** A slug that a caller chose. @throws AppError when it has not the form of one. */
export function requireSlug(word: string): string {
  if (isSlug(word)) return word;
  throw new AppError(
    'INVALID_REQUEST',
    'slug must have 3 to 60 of a-z, 0-9 and hyphens, and no hyphen at its start or end.',
    { violations: [{ field: 'slug', description: '3 to 60 of a-z, 0-9 and -' }] },
  );
}

/** The slugs to try for a new publication, the best first; the last one has the project's own id in it. */
export function* slugCandidates(title: string, projectId: string): Generator<string> {
  const own = projectId.slice(-8);
  const base = slugOf(title);
  if (base === undefined) {
    yield `p-${own}`;
    yield `p-${projectId.slice(4)}`;
    return;
  }
  yield base;
  for (let n = 2; n <= lastNumber; n += 1) yield withSuffix(base, String(n));
  yield withSuffix(base, own);
  yield withSuffix(base, projectId.slice(4));
}

/** A title in the letters of a slug; undefined when too little of it is left. */
function slugOf(title: string): string | undefined {
  const words = anyAscii(title.normalize('NFC').replace(/\p{Extended_Pictographic}/gu, ' ')).toLowerCase();
  const slug = trim(words.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-'), maxLength);
  return slug.length < minLength ? undefined : slug;
}

const withSuffix = (base: string, suffix: string): string =>
  `${trim(base, maxLength - suffix.length - 1)}-${suffix}`;

const trim = (text: string, length: number): string =>
  text.replace(/^-+/, '').slice(0, length).replace(/-+$/, '');
