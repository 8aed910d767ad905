import { AppError } from '@sitewright/errors';
import anyAscii from 'any-ascii';

const form = /^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/;
const maxLength = 60;
const minLength = 3;
const lastNumber = 20;

/** What the slugs of test projects begin with, and those of live ones never. */
const testPrefix = 'test-';

/** How many slugs that it gave up are kept for one project. */
export const maxReservedSlugs = 10;

/** Tells whether a word has the form of a slug. */
export const isSlug = (word: string): boolean => form.test(word);

/** A slug that a caller chose. @throws AppError when it has not the form of one, or is the other world's. */
export function requireSlug(word: string, test: boolean): string {
  if (!isSlug(word)) {
    const rule = '3 to 60 of a-z, 0-9 and hyphens, and no hyphen at its start or end';
    throw badSlug(`slug must have ${rule}.`, '3 to 60 of a-z, 0-9 and -');
  }
  if (word.startsWith(testPrefix) === test) return word;
  throw test
    ? badSlug(`The slug of a test project begins with "${testPrefix}".`, `must begin with ${testPrefix}`)
    : badSlug(
        `A slug that begins with "${testPrefix}" is for projects of test keys. Choose another one.`,
        `must not begin with ${testPrefix}`,
      );
}

const badSlug = (message: string, description: string): AppError =>
  new AppError('INVALID_REQUEST', message, { violations: [{ field: 'slug', description }] });

/** The slugs to try for a new publication, the best first; the last one has the project's own id in it. */
export function* slugCandidates(title: string, projectId: string, test: boolean): Generator<string> {
  const own = projectId.slice(-8);
  const prefix = test ? testPrefix : '';
  const words = slugOf(title);
  if (words === undefined) {
    yield `${prefix}p-${own}`;
    yield `${prefix}p-${projectId.slice(4)}`;
    return;
  }
  const base = trim(`${prefix}${words}`, maxLength);
  yield base;
  for (let n = 2; n <= lastNumber; n += 1) yield withSuffix(base, String(n));
  yield withSuffix(base, own);
  yield withSuffix(base, projectId.slice(4));
}

/** A title in the letters of a slug, without the prefix of test projects; undefined when too little of it is left. */
function slugOf(title: string): string | undefined {
  const words = anyAscii(title.normalize('NFC').replace(/\p{Extended_Pictographic}/gu, ' ')).toLowerCase();
  const hyphened = words.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-');
  // "test" alone goes too: with a number after it, it would be the prefix.
  const slug = trim(hyphened.replace(/^-?(?:test(?:-|$))+/, ''), maxLength);
  return slug.length < minLength ? undefined : slug;
}

const withSuffix = (base: string, suffix: string): string =>
  `${trim(base, maxLength - suffix.length - 1)}-${suffix}`;

const trim = (text: string, length: number): string =>
  text.replace(/^-+/, '').slice(0, length).replace(/-+$/, '');
