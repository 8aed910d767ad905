import { AppError } from '@sitewright/errors';

/** The entity tag of a revision. */
export const revisionTag = (revision: number): string => `"${revision}"`;

/**
 * The revision that an If-Match names. A proxy that compresses makes tags weak; as they name revisions, that
 * takes nothing from what they say.
 * @throws AppError REVISION_REQUIRED without the header, INVALID_REQUEST when it names no single revision.
 */
export function requireIfMatch(header: string | undefined): number {
  if (header === undefined) {
    throw new AppError(
      'REVISION_REQUIRED',
      'Name the revision that you edited, as its ETag gave it: If-Match: "3".',
    );
  }
  const revision = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(header.trim())?.[1];
  if (revision !== undefined) return Number(revision);
  throw new AppError('INVALID_REQUEST', 'If-Match must name one revision, such as "3" with its quotes.');
}

/** Whether an If-None-Match has this tag, compared weakly (RFC 9110, section 13.1.2). */
export const noneMatchHas = (header: string | undefined, tag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((word) => word.trim().replace(/^W\//, ''))
    .some((word) => word === tag || word === '*');
